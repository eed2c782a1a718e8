import { expect, test } from 'vitest';
import type { Event } from '../../src/defend-neo-tokyo/events.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, card, target } from './arrange.js';

const sentence = (event: Event) => defendNeoTokyo.describeEvent(event);

test.each<[string, Event]>([
  ['The Monster Attack Phase begins.', { type: 'phaseStarted', phase: 'monsterAttack' }],
  [
    '1 card is shuffled into the Command deck of seat 1.',
    { type: 'deckReshuffled', deck: 'command', seat: 1, count: 1 },
  ],
  ['5 cards are shuffled into the City deck.', { type: 'deckReshuffled', deck: 'city', count: 5 }],
  ['Seat 1 draws 2 cards.', { type: 'cardsDrawn', seat: 1, count: 2 }],
  [
    'Seat 1 draws Haymaker and Chain Punch.',
    {
      type: 'cardsDrawn',
      seat: 1,
      count: 2,
      cards: ['ar-chainfist-3#1', 'ar-chainfist-1#2'],
    },
  ],
  ['Seat 0 evacuates to HQ and discards nothing.', { type: 'evacuated', seat: 0, cards: [] }],
  [
    'Glowfang deals 2 damage to the left Arm of every Mech in its space.',
    { type: 'instanceResolved', monster: 'rb-glowfang', value: 2, symbol: 'leftArm' },
  ],
  [
    'Glowfang brings out 1 Citizen.',
    { type: 'instanceResolved', monster: 'rb-glowfang', value: 1, symbol: 'citizen' },
  ],
  [
    'Glowfang is pushed from Ueno to Kanda.',
    { type: 'monsterMoved', monster: 'rb-glowfang', from: 's01', to: 's13', how: 'pushed' },
  ],
  [
    'Glowfang gets a Fire token.',
    { type: 'tokenPlaced', token: 'fire', count: 1, monster: 'rb-glowfang' },
  ],
  [
    'The Mech of seat 0 gets 2 Armor tokens.',
    { type: 'tokenPlaced', token: 'armor', count: 2, seat: 0 },
  ],
  [
    'The lasting effects of seat 0 end, and Quick Draw and High Noon are discarded.',
    { type: 'modifiersCleared', seat: 0, cards: ['ch-vaquero-1#1', 'ch-vaquero-4#1'] },
  ],
  [
    'The Citizen card Students (population 4) is destroyed.',
    { type: 'citizenDestroyed', citizen: 'cz-students#1', space: 's01', population: 4 },
  ],
  ['The Legs of seat 0 take 1 damage.', { type: 'mechDamaged', seat: 0, part: 'legs', amount: 1 }],
  [
    'The Chassis of seat 1 takes 2 damage.',
    { type: 'mechDamaged', seat: 1, part: 'chassis', amount: 2 },
  ],
  ['The lasting effects of seat 1 end.', { type: 'modifiersCleared', seat: 1, cards: [] }],
])('%s', (text, event) => {
  expect(sentence(event)).toBe(text);
});

test('seats are called by their names', () => {
  const names = ['Aki', 'van Buren'];
  const hit: Event = { type: 'mechDamaged', seat: 0, part: 'legs', amount: 1 };
  expect(defendNeoTokyo.describeEvent(hit, { names })).toBe('The Legs of Aki take 1 damage.');
  const passing: Move = { type: 'pass', seat: 1 };
  expect(defendNeoTokyo.describe(arrange({ acts: 1 }), passing, { names })).toBe(
    'van Buren passes.',
  );
});

/** Ids and words of the code have no place in a sentence. */
const code = /[a-z][A-Z]|_|#|\b(?:ar|ch|lg|rb|th|cz|pb|boss)-|\bs\d\d\b|undefined|null|"/;

test.each([2, 5])(
  'every move and event of games with %i players is a sentence with printed names',
  (players) => {
    const random = new SeededChance(seedChance(`sentences ${players}`));
    const check = (text: string) => {
      expect(text).toMatch(/^[A-Z0-9+-].*\.$/);
      expect(text).not.toMatch(code);
    };
    for (const build of ['prebuilt', 'draft'] as const) {
      let { state, events } = defendNeoTokyo.start({ players, seed: build, build });
      for (;;) {
        for (const event of events) check(sentence(event));
        const moves = defendNeoTokyo.legalMoves(state);
        for (const move of moves) check(defendNeoTokyo.describe(state, move));
        const move = moves[random.below(moves.length || 1)];
        if (move === undefined) break;
        ({ state, events } = defendNeoTokyo.apply(state, move));
      }
    }
  },
);

test('[DN-TRACK-01] [DN-CARD-10] whatever moves the Monster Attack tracker says where to', () => {
  const random = new SeededChance(seedChance('tracker'));
  const told = new Map<string, number>();
  for (let seed = 0; seed < 6; seed++) {
    let state = defendNeoTokyo.setup({ players: 2 + (seed % 4), seed });
    for (;;) {
      const moves = defendNeoTokyo.legalMoves(state);
      const move = moves[random.below(moves.length || 1)];
      if (move === undefined) break;
      const text = defendNeoTokyo.describe(state, move);
      const applied = defendNeoTokyo.apply(state, move);
      const paid = applied.events.filter(({ type }) => !isCost(type));
      const [first, second] = paid;
      const begun = ['cardPlayed', 'reactPlayed', 'tileActionUsed'].includes(first?.type ?? '');
      const isMoved = begun && second?.type === 'attackTrackMoved';
      const to = isMoved && second.to > state.attackTrack ? second.to : undefined;
      expect(text.match(/ and moves the Monster Attack tracker to (\d+)\.$/)?.[1]).toBe(
        to === undefined ? undefined : String(to),
      );
      if (to !== undefined) told.set(move.type, (told.get(move.type) ?? 0) + 1);
      state = applied.state;
    }
  }
  expect([...told.keys()].sort()).toEqual(['playCard', 'useTile']);
});

test.each([
  [1, 'Seat 0 reacts with Riposte and moves the Monster Attack tracker to 2.'],
  [5, 'Seat 0 reacts with Riposte.'],
])('[DN-TRACK-01] a React with the tracker on %i', (attackTrack, text) => {
  const state = arrange({ seats: { 0: { hand: ['ar-sword-4#1'] } } });
  const move: Move = { type: 'react', seat: 0, card: 'ar-sword-4#1' };
  expect(defendNeoTokyo.describe({ ...state, attackTrack }, move)).toBe(text);
});

/** What is paid before the symbol counts. */
function isCost(type: Event['type']): boolean {
  return type === 'botSpent' || type === 'cardDiscarded';
}

test.each<[string, Move]>([
  [
    'Adjacent spaces (DN-BOARD-02): no white line joins Odaiba and Meguro',
    { type: 'step', seat: 0, to: 's09' },
  ],
  [
    'Malformed moves (DN-LEGAL-04): there is no space "s99" in this game',
    { type: 'step', seat: 0, to: 's99' },
  ],
])('a refusal names things as they are printed: %s', (message, move) => {
  const walk = {
    type: 'step',
    seat: 0,
    mech: 0,
    left: 1,
    taken: 0,
    min: 0,
    through: false,
    escaping: false,
  } as const;
  const state = arrange({ seats: { 0: { space: 's05' } }, steps: [walk] });
  const tried = defendNeoTokyo.tryApply(state, move);
  expect(tried.ok ? '' : tried.message).toBe(message);
});

test('[DN-FX-01] a target out of reach is refused with the targets in reach', () => {
  const state = arrange({
    seats: { 0: { space: 's05', power: [1, 0, 0], hand: ['ar-mg-1#1'] } },
    monsters: [
      { id: 'rb-glowfang', space: 's05' },
      { id: 'rb-isotoad', space: 's06' },
      { id: 'rb-leadhide', space: 's09' },
    ],
  });
  const asked = defendNeoTokyo.apply(state, card(0, 'ar-mg-1#1')).state;
  const tried = defendNeoTokyo.tryApply(asked, target(0, 'rb-leadhide'));
  expect(tried.ok ? '' : tried.message).toMatch(/: choose Glowfang or Isotoad, not Leadhide$/);
});
