import type { ContentPack } from '../schema.js';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

export const standard: ContentPack = {
  id: 'standard',
  rounds: 2,
  die: [1, 2, 3, 4, 5, 6],
  cards: names.map((name, index) => ({ id: `c${index + 1}`, name, value: index + 1 })),
};
