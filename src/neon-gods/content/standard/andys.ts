import type { Andy } from '../schema.js';

/** The rulebook counts 15 tokens; their values are house-made. */
export const andys: Andy[] = [
  { id: 'andy-01', value: 3, source: 'house' },
  { id: 'andy-02', value: 3, source: 'house' },
  { id: 'andy-03', value: 3, source: 'house' },
  { id: 'andy-04', value: 4, source: 'house' },
  { id: 'andy-05', value: 4, source: 'house' },
  { id: 'andy-06', value: 4, source: 'house' },
  { id: 'andy-07', value: 5, source: 'house' },
  { id: 'andy-08', value: 5, source: 'house' },
  { id: 'andy-09', value: 5, source: 'house' },
  { id: 'andy-10', value: 6, source: 'house' },
  { id: 'andy-11', value: 6, source: 'house' },
  { id: 'andy-12', value: 6, source: 'house' },
  { id: 'andy-13', value: 7, source: 'house' },
  { id: 'andy-14', value: 7, source: 'house' },
  { id: 'andy-15', value: 8, source: 'house' },
];
