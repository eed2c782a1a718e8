import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, attacks, letHappen, mech } from './arrange.js';

test('[DN-RULING-44] [DN-RULING-66] open hands show everything but chance; hidden hands show sizes and one set', () => {
  const hand = ['ar-mg-1#1', 'ar-mg-4#1'];
  const open = arrange({ seats: { 0: { hand } } });
  expect(defendNeoTokyo.view(open, 1).mechs[0]?.hand).toEqual(hand);
  expect(defendNeoTokyo.view(open, 'spectator')).not.toHaveProperty('chance');
  const closed = arrange({ houseRules: { openHands: false }, seats: { 0: { hand } } });
  expect(defendNeoTokyo.view(closed, 0).mechs[0]?.hand).toEqual(hand);
  for (const viewer of [1, 'spectator'] as const) {
    const seen = defendNeoTokyo.view(closed, viewer).mechs[0];
    expect(seen).toMatchObject({ hand: 2, deck: 26 });
    expect(seen && 'unseen' in seen ? seen.unseen : []).toHaveLength(28);
  }
  const everything = defendNeoTokyo.view(closed, 'open');
  expect(everything).toMatchObject({ viewer: 'open', mechs: [{ hand }, { hand: [] }] });
  expect(everything).not.toHaveProperty('chance');
  expect(mech(defendNeoTokyo.redeal(closed, 0, 1), 0).hand).toEqual(hand);
  const redealt = new Set(
    [1, 2, 3, 4].map((seed) => mech(defendNeoTokyo.redeal(closed, 1, seed), 0).hand.join()),
  );
  expect(redealt.size).toBeGreaterThan(1);
  for (const seed of [1, 2, 3, 4]) {
    const other = defendNeoTokyo.redeal(closed, 1, seed);
    expect(defendNeoTokyo.invariants(other)).toEqual([]);
    expect(defendNeoTokyo.view(other, 1)).toEqual(defendNeoTokyo.view(closed, 1));
  }
});

test('[DN-RULING-44] a window asks only its seat and its step names no card of any hand', () => {
  const state = arrange({
    mechs: ['shenjian', 'anansi'],
    houseRules: { openHands: false },
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [attacks('white', 'rb-leadhide')],
  });
  const { state: asked } = letHappen(state);
  expect(JSON.stringify(defendNeoTokyo.view(asked, 1).agenda)).not.toContain('lg-rabbit');
});

/** What a seat was told: no card of another hand or deck may be in it before it is shown. */
test('[DN-RULING-44] with hidden hands no view and no event ever shows a card that is still hidden', () => {
  const random = new SeededChance(seedChance('leaks'));
  for (const players of [2, 3]) {
    let { state, events } = defendNeoTokyo.start({
      players,
      seed: players,
      houseRules: { openHands: false },
    });
    for (let i = 0; i < 150; i++) {
      for (const viewer of [0, 'spectator'] as const) {
        const told = defendNeoTokyo.viewEvents(events, viewer);
        for (const event of told) {
          if (event.type !== 'cardsDrawn' || event.seat === viewer) continue;
          expect(event.cards).toBeUndefined();
          expect(event.rolls).toBeUndefined();
        }
        const text = JSON.stringify(told);
        const agenda = JSON.stringify(defendNeoTokyo.view(state, viewer).agenda);
        state.mechs.forEach(({ hand }, seat) => {
          if (seat === viewer) return;
          for (const card of hand) {
            expect(agenda).not.toContain(`"${card}"`);
            expect(text).not.toContain(`"${card}"`);
          }
        });
      }
      const moves = defendNeoTokyo.legalMoves(state);
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      ({ state, events } = defendNeoTokyo.apply(state, move));
    }
  }
});
