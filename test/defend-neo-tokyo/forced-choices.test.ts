import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import {
  type Arrangement,
  arrange,
  card,
  changedGame,
  eventsOf,
  legalMoves,
  play,
  react,
  topStep,
} from './arrange.js';

/* Where an effect leaves only one way it is gone by itself, and that is told; where there are several, somebody chooses. */

const played = 'ch-zakharovich-1#1';
const spare = 'ch-zakharovich-2#1';
const other = 'ch-zakharovich-3#1';
const plate: Effect = { kind: 'token', token: 'armor', count: 1, on: 'self' };
const glowfang = { id: 'rb-glowfang', space: 's02' };
const leadhide = { id: 'rb-leadhide', space: 's02' };
const ruin = { destroyed: true } as const;

let games = 0;
/** Zakharovich holds a card that does this. */
function holding(effect: Effect, { seats, ...rest }: Arrangement): State {
  const game = changedGame(`forced-${games++}`, ({ cards }) => {
    const found = cards.find(({ id }) => id === 'ch-zakharovich-1');
    if (found !== undefined) found.effects = [effect];
  });
  const mine = { ...seats?.[0], hand: [played, ...(seats?.[0]?.hand ?? [])] };
  const theirs = { space: 's05', ...seats?.[1] };
  return arrange({ mechs: ['zakh', 'anansi'], ...rest, game, seats: { 0: mine, 1: theirs } });
}

type Choice = readonly [move: Move['type'], effect: Effect, one: Arrangement, several: Arrangement];

const choices: readonly Choice[] = [
  [
    'chooseMonster',
    { kind: 'attack', flat: 1, range: 0 },
    { seats: { 0: { space: 's02' } }, monsters: [glowfang] },
    { seats: { 0: { space: 's02' } }, monsters: [glowfang, leadhide] },
  ],
  [
    'chooseSpace',
    { kind: 'shelter', amount: 1, range: 9 },
    { board: { s03: { damage: 1 } } },
    { board: { s03: { damage: 1 }, s04: { damage: 1 } } },
  ],
  [
    'chooseMech',
    { kind: 'token', token: 'armor', count: 1, on: 'mech', range: 0 },
    {},
    { seats: { 1: { space: 'hq' } } },
  ],
  [
    'choosePart',
    { kind: 'charge', amount: 1, on: 'self' },
    { seats: { 0: { damage: { leftArm: 4, rightArm: 6 } } } },
    { seats: { 0: { damage: { leftArm: 4 } } } },
  ],
  [
    'choosePower',
    { kind: 'shift', amount: 1, mandatory: true },
    { seats: { 0: { power: [1, 0, 0], damage: { rightArm: 6 } } } },
    { seats: { 0: { power: [1, 0, 0] } } },
  ],
  [
    'chooseCard',
    { kind: 'each', of: 'mechsHere', do: [{ kind: 'discardCards', count: 1, on: 'it' }] },
    { seats: { 0: { hand: [spare] } } },
    { seats: { 0: { hand: [spare, other] } } },
  ],
  [
    'chooseOption',
    { kind: 'choose', a: [plate], b: [{ kind: 'calm', steps: 1 }] },
    {},
    { track: 1 },
  ],
  [
    'step',
    { kind: 'move', steps: 1, min: 1 },
    { seats: { 0: { space: 's02' } }, board: { s01: ruin, s13: ruin } },
    { seats: { 0: { space: 's02' } }, board: { s01: ruin } },
  ],
];

describe('[DN-RULING-42] what must be done, and can be in one way only, is done and told', () => {
  test.each(choices)('%s', (move, effect, one, several) => {
    const { state, events } = play(holding(effect, one), card(0, played));
    expect(eventsOf(events, 'choiceForced')).toEqual([{ type: 'choiceForced', seat: 0, move }]);
    expect(topStep(state)?.type).not.toBe(move);
    const asked = play(holding(effect, several), card(0, played));
    expect(topStep(asked.state)?.type).toBe(move);
    const [first] = legalMoves(asked.state) as [Move];
    const chosen = play(asked.state, first);
    expect(eventsOf([...asked.events, ...chosen.events], 'choiceForced')).toEqual([]);
  });
});

describe('[DN-RULING-42] what may be left off is asked for, also where there is one way only', () => {
  test.each<readonly [Move['type'], Effect, Arrangement]>([
    [
      'choosePower',
      { kind: 'shift', amount: 1 },
      { seats: { 0: { power: [1, 0, 0], damage: { rightArm: 6 } } } },
    ],
    [
      'chooseCard',
      { kind: 'choose', a: [{ kind: 'payCards', max: 1 }, plate], b: [{ kind: 'save' }] },
      { seats: { 0: { hand: [spare] } } },
    ],
    [
      'chooseCitizen',
      { kind: 'rescue', count: 1, range: 9 },
      { board: { s03: { citizens: ['cz-students#1'] } } },
    ],
    [
      'step',
      { kind: 'move', steps: 1 },
      { seats: { 0: { space: 's02' } }, board: { s01: ruin, s13: ruin } },
    ],
  ])('%s', (move, effect, table) => {
    const { state, events } = play(holding(effect, table), card(0, played));
    expect(topStep(state)?.type).toBe(move);
    expect(legalMoves(state).map(({ type }) => type)).toEqual([move, 'done']);
    const [first] = legalMoves(state) as [Move];
    const forced = eventsOf([...events, ...play(state, first).events], 'choiceForced');
    expect(forced.filter((event) => event.move === move)).toEqual([]);
  });
});

test('[DN-FX-29] a single die is rolled again without a question', () => {
  const game = changedGame('one-die', ({ cards }) => {
    const found = cards.find(({ id }) => id === 'ar-whip-1');
    if (found !== undefined) found.effects = [{ kind: 'attack', dice: 1, range: 1 }];
  });
  const hand = ['ar-whip-1#1', 'ch-vaquero-3#1'];
  const seats = { 0: { power: [0, 1, 0] as [number, number, number], hand, space: 's02' } };
  const table = arrange({ game, mechs: ['vaquero', 'anansi'], seats, monsters: [glowfang] });
  const { state: asked } = play(table, [card(0, 'ar-whip-1#1'), 2]);
  const { events } = play(asked, [react(0, 'ch-vaquero-3#1'), 6]);
  expect(eventsOf(events, 'choiceForced')).toMatchObject([{ seat: 0, move: 'chooseDice' }]);
  expect(eventsOf(events, 'diceRerolled')).toMatchObject([{ before: [2], after: [6] }]);
});
