import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/kernel/play.js';
import { viewEvents } from '../../src/kernel/view.js';

/* What each viewer sees of one event. */

describe('an event with hidden fields', () => {
  const event = {
    type: 'swapped',
    seat: 0,
    gave: 'c1',
    got: 'c2',
    rolls: ['c2'],
    hidden: { gave: [0, 1], got: [0] },
  };

  test.each<[Viewer, object]>([
    [0, { type: 'swapped', seat: 0, gave: 'c1', got: 'c2', rolls: ['c2'] }],
    [1, { type: 'swapped', seat: 0, gave: 'c1' }],
    [2, { type: 'swapped', seat: 0 }],
    ['spectator', { type: 'swapped', seat: 0 }],
    ['open', event],
  ])('shows viewer %s no more', (viewer, seen) => {
    const before = structuredClone(event);
    expect(viewEvents([event], viewer)).toEqual([seen]);
    expect(event).toEqual(before);
  });
});

test('an event that hides nothing is the same for everybody', () => {
  const event = { type: 'rolled', rolls: [4] };
  for (const viewer of [0, 1, 'spectator', 'open'] as const) {
    const events = [event];
    const seen = viewEvents(events, viewer);
    expect(seen).not.toBe(events);
    expect(seen[0]).toBe(event);
  }
});

test('an event that hides a field from nobody who looks keeps its rolls', () => {
  const event = { type: 'drawn', card: 'c1', rolls: ['c1'], hidden: {} };
  expect(viewEvents([event], 1)).toEqual([{ type: 'drawn', card: 'c1', rolls: ['c1'] }]);
});
