import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, attacks, effects, letHappen, mech } from './arrange.js';

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

test('[DN-RULING-44] with hidden hands a window that opens or is skipped cannot be taken back', () => {
  const declared = (hand: string[], houseRules: { openHands: boolean }, deck?: string[]) =>
    arrange({
      mechs: ['anansi', 'patriot'],
      houseRules,
      acts: 1,
      seats: {
        0: { space: 's05', power: [0, 0, 2], hand, ...(deck && { deck }) },
      },
      monsters: [{ id: 'rb-leadhide', space: 's06' }],
      steps: [
        { type: 'react', subject: { window: 'monsterDefeated', space: 's05' }, seat: 1 },
        attacks('white', 'rb-leadhide'),
      ],
    });
  const decline = { type: 'declineReact', seat: 1, until: 'window' } as const;
  const told = (hand: string[], openHands: boolean, deck?: string[]) => {
    return defendNeoTokyo.apply(declared(hand, { openHands }, deck), decline).revealed;
  };
  // Skitter Aside answers the declaration, Wall Crawl does not: seat 1 learns which of them seat 0 holds.
  expect(told(['lg-spider-3#1'], false)).toBe(true);
  expect(told(['lg-spider-1#1'], false)).toBe(true);
  expect(told([], false)).toBe(false);
  expect(told(['lg-spider-1#1'], false, [])).toBe(false);
  expect(told(['lg-spider-1#1'], false, ['lg-spider-2#1'])).toBe(false);
  expect(told(['lg-spider-1#1'], false, ['lg-spider-3#1'])).toBe(true);
  expect(told(['lg-spider-3#1'], true)).toBe(false);
});

test('[DN-RULING-44] hidden cards that a Critical Failure or a forced discard shows cannot be taken back', () => {
  const ask: Step = {
    type: 'react',
    subject: { window: 'monsterDefeated', space: 's05' },
    seat: 1,
  };
  const given = (openHands: boolean, steps: Step[], hand = ['ch-patriot-1#1']) =>
    arrange({
      houseRules: { openHands },
      seats: { 0: { damage: { chassis: 12 }, hand } },
      steps: [ask, ...steps],
    });
  const decline = { type: 'declineReact', seat: 1, until: 'window' } as const;
  const blow: Step = {
    type: 'hitMech',
    mech: 0,
    amount: 1,
    part: 'chassis',
    from: null,
    stage: 'deal',
  };
  const loss: Step = effects('event:rb-e13', { source: { event: 'rb-e13' } });
  for (const steps of [[blow], [loss]]) {
    expect(defendNeoTokyo.apply(given(false, steps), decline).revealed).toBe(true);
    expect(defendNeoTokyo.apply(given(true, steps), decline).revealed).toBe(false);
    expect(defendNeoTokyo.apply(given(false, steps, []), decline).revealed).toBe(false);
  }
});

test('[DN-RULING-44] a card of a hand changed for one of the deck looks the same to everybody else', () => {
  const random = new SeededChance(seedChance('changed cards'));
  const state = defendNeoTokyo.setup({ players: 3, seed: 3, houseRules: { openHands: false } });
  let changed = 0;
  for (let i = 0; i < 120 && state.outcome === null; i++) {
    const other = structuredClone(state);
    const seat = random.below(3);
    const { hand, deck } = other.mechs[seat] ?? { hand: [], deck: [] };
    const layer = deck[random.below(Math.max(1, deck.length))] ?? [];
    if (hand.length > 0 && layer.length > 0) {
      const [from, to] = [random.below(hand.length), random.below(layer.length)];
      [hand[from], layer[to]] = [layer[to] as string, hand[from] as string];
      hand.sort();
      layer.sort();
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const isOwn = viewer === seat;
        const [seen, before] = [other, state].map((one) => defendNeoTokyo.view(one, viewer));
        if (!isOwn) expect(seen).toEqual(before);
      }
      changed++;
    }
    const moves = defendNeoTokyo.legalMoves(state);
    defendNeoTokyo.step(state, moves[random.below(moves.length)] as (typeof moves)[number]);
  }
  expect(changed).toBeGreaterThan(50);
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
