import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/defend-neo-tokyo/events.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Mech, Monster, State } from '../../src/defend-neo-tokyo/state/state.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, attacks, decline, effects, letHappen, play, topStep } from './arrange.js';

const ruin = { cityDamage: 0, destroyed: true, citizens: [] };

function set<T extends object>(target: T, change: Partial<T>): void {
  Object.assign(target, change);
}

const first = (state: State) => state.mechs[0] as Mech;

describe('a broken state is reported', () => {
  const rows: [string, (state: State) => void, RegExp][] = [
    ['a card in no zone', (state) => void first(state).deck[0]?.pop(), /is nowhere/],
    [
      'a card in two zones',
      (state) => void first(state).hand.push(first(state).deck[0]?.[0] ?? ''),
      /is there too often/,
    ],
    ['a Citizen lost', (state) => void state.citizenDeck[0]?.pop(), /cz-.* is nowhere/],
    ['a City card lost', (state) => void state.cityDeck[0]?.pop(), /c\d\d is nowhere/],
    ['an Event card lost', (state) => void state.eventUnseen.events.pop(), /rb-e\d\d is nowhere/],
    [
      'too many blanks',
      (state) => set(state, { eventDeck: [Array(7).fill('appears')] }),
      /more blanks/,
    ],
    [
      'a Monster twice',
      (state) => void state.monsters.push({ ...(state.monsters[0] as Monster) }),
      /there twice/,
    ],
    [
      'a set that the pack does not have',
      (state) => set(state, { options: { ...state.options, threat: 'tin-gods' } }),
      /there is no set tin-gods/,
    ],
    ['a Monster of another set', (state) => void state.defeated.push('th-brinejaw'), /another set/],
    [
      'more Power than track',
      (state) => set(first(state).power, { legs: 5 }),
      /more than its track/,
    ],
    [
      'Chassis beyond Critical Failure',
      (state) => set(first(state).damage, { chassis: 13 }),
      /beyond Critical Failure/,
    ],
    ['too many bots', (state) => set(first(state), { repairBots: 4 }), /too many Repair Bots/],
    ['tokens lost', (state) => set(state.tokenSupply, { fire: 9 }), /fire tokens/],
    ['tracker past its end', (state) => set(state, { attackTrack: 6 }), /past its end/],
    ['acting at 5', (state) => set(state, { attackTrack: 5 }), /nobody acts/],
    ['Destruction at its end', (state) => set(state, { destruction: 7 }), /loses the game/],
    [
      'a ruin with damage',
      (state) => set(state.board, { s01: { ...ruin, cityDamage: 1 } }),
      /not empty/,
    ],
    ['a ruin with a Monster', (state) => set(state.board, { s05: ruin }), /which is destroyed/],
    ['too many ruins', (state) => set(state.board, { s01: ruin }), /more destroyed spaces/],
    [
      'damage at capacity',
      (state) => set(state.board, { s01: { cityDamage: 5, destroyed: false, citizens: [] } }),
      /should be destroyed/,
    ],
    [
      'damage in HQ',
      (state) => set(state.board, { hq: { cityDamage: 1, destroyed: false, citizens: [] } }),
      /HQ is not a City Space/,
    ],
    ['a Monster in HQ', (state) => set(state.monsters[0] as Monster, { space: 'hq' }), /is in HQ/],
    [
      'a Monster beyond its Life',
      (state) => set(state.monsters[0] as Monster, { damage: 20 }),
      /yet in play/,
    ],
    ['a lying Mech acts', (state) => set(first(state), { lying: true }), /lies, yet is asked/],
    ['no such Captain', (state) => set(state, { captain: 4 }), /no seat 4/],
    ['a full stack', (state) => fillStack(state), /should have been cleared/],
    [
      'over, yet going on',
      (state) =>
        set(state, { outcome: { status: 'win', reason: 'bossDefeated', winners: [], score: 100 } }),
      /exactly when nothing is left/,
    ],
    ['an order in a pile', (state) => void state.cityDeck[0]?.reverse(), /canonical order/],
    ['an empty layer', (state) => void state.cityDeck.push([]), /canonical order/],
    ['an unknown space', (state) => set(first(state), { space: 'moon' }), /no space moon/],
    [
      'an unknown list',
      (state) => void state.agenda.unshift(effects('x', { source: { event: 'x' } })),
      /list x/,
    ],
    [
      'a tile twice',
      (state) => set(first(state), { tiles: { ...first(state).tiles, legs: 'lg-spider' } }),
      /tile is used twice/,
    ],
  ];
  test.each(rows)('%s', (_what, breakIt, message) => {
    const state = arrange({ monsters: [{ id: 'rb-glowfang', space: 's05' }] });
    expect(defendNeoTokyo.invariants(state)).toEqual([]);
    breakIt(state);
    expect(defendNeoTokyo.invariants(state).join('; ')).toMatch(message);
    expect(() => defendNeoTokyo.load(state)).toThrow();
  });
});

test('[DN-RULING-10] in the middle of a batch the Destroyed stack may hold 20 and more: such a game can be saved and opened', () => {
  // Stadium Crowd and Packed Subway Train lie there before the React to the next victim.
  const state = arrange({
    seats: { 0: { space: 's03', power: [0, 0, 1], hand: ['lg-medium-4#1'] } },
    stack: ['cz-apartments#1', 'cz-subway#1'],
    board: { s02: { citizens: ['cz-stadium#1', 'cz-students#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's02' }],
    steps: [attacks('red', 'rb-glowfang'), { type: 'endMonsterAttack' }],
  });
  const first = letHappen({ ...state, phase: 'monsterAttack' }).state;
  const { state: asked } = play(first, decline(0));
  const saved: State = { ...asked, agenda: asked.agenda.slice(1) };
  expect(saved.destroyedStack).toContain('cz-stadium#1');
  expect(topStep(saved)).toMatchObject({ type: 'react', subject: { citizen: 'cz-students#1' } });
  expect(defendNeoTokyo.load(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

function fillStack(state: State): void {
  const [deck = []] = state.citizenDeck;
  for (const id of ['cz-stadium#1', 'cz-subway#1']) {
    deck.splice(deck.indexOf(id), 1);
    state.destroyedStack.push(id);
  }
}

/** What can only be seen in the course of a game. */
class Course {
  ruins = 0;
  failures = 0;
  populations = 0;
  badgeMoves = 0;
  follow(before: State, after: State, events: readonly Event[]): void {
    let mayGain = false;
    for (const event of events) {
      if (event.type === 'spaceDestroyed') this.ruins++;
      if (event.type === 'criticalFailure') this.failures++;
      if (event.type === 'populationChecked' && event.advanced) this.populations++;
      if (event.type === 'captainChanged') this.badgeMoves++;
      if (event.type === 'powerAssigned' || event.type === 'powerGained') mayGain = true;
    }
    const power = (state: State) =>
      state.mechs.map((mech) => mech.power.leftArm + mech.power.rightArm + mech.power.legs);
    for (const [seat, now] of mayGain ? [] : power(after).entries()) {
      expect(now).toBeLessThanOrEqual(power(before)[seat] ?? 99);
    }
    expect(after.destruction).toBeGreaterThanOrEqual(before.destruction);
    expect(after.destruction).toBe(Math.min(7, this.ruins + 2 * this.failures + this.populations));
    if (after.captain !== before.captain) expect(this.badgeMoves).toBeGreaterThan(0);
    for (const [at, { destroyed }] of Object.entries(before.board))
      if (destroyed) expect(after.board[at]?.destroyed).toBe(true);
    const ended = events.findIndex(
      (event) => event.type === 'phaseStarted' && event.phase === 'action',
    );
    const replaced = events.slice(ended).some(({ type }) => type === 'tokenPlaced');
    if (ended >= 0 && before.phase === 'event' && !replaced)
      expect(after.monsters.every(({ plus, minus }) => plus + minus === 0)).toBe(true);
    expect(after.round).toBeLessThanOrEqual(11);
    expect(defendNeoTokyo.legalMoves(after).length).toBeLessThanOrEqual(300);
    expect(defendNeoTokyo.legalMoves(after).length > 0).toBe(after.outcome === null);
  }
}

/** Plays cards where it can: random games alone see little of the later rounds. */
function keen(state: State, random: SeededChance) {
  const moves = defendNeoTokyo.legalMoves(state);
  const eager = moves.filter(({ type }) =>
    ['playCard', 'react', 'stay', 'chooseMonster', 'endTurn'].includes(type),
  );
  const pool = eager.length > 0 && random.below(5) > 0 ? eager : moves;
  return pool[random.below(pool.length)];
}

test.each([
  [2, 'radiation-beasts', 'prebuilt'],
  [3, 'tideborn-horrors', 'draft'],
  [5, 'radiation-beasts', 'draft'],
] as const)(
  'invariants 8, 9, 13, 17, 19, 21, 23 hold in the course of games: %i players, %s, %s',
  (players, threat, build) => {
    const random = new SeededChance(seedChance(`course ${players}`));
    for (let game = 0; game < 4; game++) {
      let state = defendNeoTokyo.setup({ players, threat, build, seed: game });
      const course = new Course();
      for (let i = 0; i < 10_000 && state.outcome === null; i++) {
        const move = keen(state, random);
        if (move === undefined) break;
        const applied = defendNeoTokyo.apply(state, move);
        course.follow(state, applied.state, applied.events);
        expect(defendNeoTokyo.invariants(applied.state)).toEqual([]);
        state = applied.state;
      }
      expect(state.outcome).not.toBeNull();
    }
  },
);

test('a copy shares the board and more with its original, but what happens in one leaves the other as it was', () => {
  const random = new SeededChance(seedChance('copies'));
  let state = defendNeoTokyo.setup({ players: 3, seed: 'copies' });
  let boards = 0;
  for (let moves = defendNeoTokyo.legalMoves(state); moves.length > 0; ) {
    const before = JSON.stringify(state);
    const copy = defendNeoTokyo.copy(state);
    defendNeoTokyo.step(copy, moves[random.below(moves.length)] as (typeof moves)[number]);
    expect(JSON.stringify(state)).toBe(before);
    if (JSON.stringify(copy.board) !== JSON.stringify(state.board)) boards++;
    state = copy;
    moves = defendNeoTokyo.legalMoves(state);
  }
  expect(boards).toBeGreaterThan(5);
});
