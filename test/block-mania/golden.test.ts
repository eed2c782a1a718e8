import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockMania, type Event } from '../../src/block-mania/index.js';
import { replay } from '../../src/index.js';

/* What the kept logs are kept for: each holds the events that its name promises. */

function story(name: string) {
  const log = readFileSync(new URL(`../golden/block-mania/${name}.jsonl`, import.meta.url), 'utf8');
  const events: Event[] = [];
  const { state, outcome } = replay(blockMania, log, {
    onMove: (move) => events.push(...move.events),
  });
  const of = <T extends Event['type']>(type: T) =>
    events.filter((one): one is Extract<Event, { type: T }> => one.type === type);
  return { state, outcome, of };
}

describe('golden logs', () => {
  test('[BM-CAT-09] all blocks collapse: three boards fall one after the other, and that ends the game', () => {
    const { state, outcome, of } = story('all-blocks-collapse-3');
    const fallen = of('blockCollapsed').map(({ board }) => board);
    expect([...fallen].sort()).toEqual([0, 1, 2]);
    expect(of('endgameStarted')).toEqual([]);
    expect(outcome?.reason).toBe('blocks collapsed');
    const falls = of('catastropheRolled').filter((one) => one.falls);
    for (const { dice, count } of falls) {
      expect(dice.reduce<number>((sum, die) => sum + die, 0)).toBeLessThanOrEqual(count);
    }
    expect(outcome?.scores.every((points) => points >= 200)).toBe(true);
    expect(state.boards.every((board) => board.fallen)).toBe(true);
  });

  test('[BM-ENDG-06] the endgame: justice is done, wagons fire, the last blocker leaves', () => {
    const { state, outcome, of } = story('endgame-to-the-last-blocker-4');
    expect(of('endgameStarted')).toHaveLength(1);
    expect(of('justicePlayed').length).toBeGreaterThan(0);
    expect(of('wagonFired').length).toBeGreaterThan(0);
    expect(outcome?.reason).toBe('last blocker');
    expect(state.standing.filter((id) => !id.startsWith('klegg'))).toEqual([]);
    expect(state.boards.some((board) => !board.fallen)).toBe(true);
  });

  test('the house rules are those of the log, not those of the box', () => {
    const { state, of } = story('house-rules-2');
    expect(state.options).toMatchObject({ demoDivisor: 1, tankPattern: 'fan', fireAtEmpty: true });
    expect(of('gameEnded')).toHaveLength(1);
  });
});
