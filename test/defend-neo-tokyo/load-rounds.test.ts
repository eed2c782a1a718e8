import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange, attacks, content, letHappen, mech, mechs, play, topStep } from './arrange.js';
import { type Change, refuses, set, step, wrongWith } from './bend.js';

/* Rounds, tracks and ends that no play leads to. */

const { attackTrackLength, destructionFinal, populationThreshold } = content.constants;

/** Plays first moves until this step is on top, with as many seats to be asked. */
function until(type: Step['type'], seats: number): State {
  let state = defendNeoTokyo.setup({
    players: 3,
    seed: 6,
    captain: 0,
    threat: 'radiation-beasts',
    build: 'assigned',
    mechs: [mechs.patriot, mechs.anansi, mechs.raijin],
  });
  for (;;) {
    const top = topStep(state);
    if (top?.type === type && 'seats' in top && top.seats.length === seats) return state;
    const [move] = defendNeoTokyo.legalMoves(state);
    if (move === undefined) throw new Error(`${type} never comes`);
    state = defendNeoTokyo.reduce(state, move);
  }
}

const lies: Change = (copy) => {
  mech(copy, 1).lying = true;
};

describe('Power to assign', () => {
  refuses(
    () => until('assignPower', 3),
    [
      ['no round', set({ round: 0 }), 'round 0 does not fit planning'],
      ['seats in another order', step('evac', { seats: [0, 2, 1] }), 'evac asks in another order'],
      ['a seat left out later', step('evac', { seats: [0, 1] }), 'evac asks not all'],
      ['an Event card', set({ currentEvent: 'rb-e01' }), 'an Event card is still in force'],
      ['population carried', set({ populationCarry: 1 }), 'no population is carried over'],
      ['nothing to happen', set({ agenda: [] }), 'a game is over exactly when nothing is left'],
    ],
  );
  test('[DN-RULING-09] by its house rule population is carried over', () => {
    const carried: Change = (copy) => {
      const { houseRules } = copy.options;
      copy.options = { ...copy.options, houseRules: { ...houseRules, destroyedStack: 'carry' } };
      copy.populationCarry = 1;
    };
    expect(wrongWith(until('assignPower', 3), carried)).toBeUndefined();
  });
});

describe('Emergency Evac', () => {
  refuses(
    () => until('evac', 3),
    [
      ['an attack', set({ attackTrack: 1 }), 'nobody has attacked before planning'],
      ['a Mech that lies', lies, 'nothing asks for evac here'],
      ['seats in another order', step('evac', { seats: [1, 0] }), 'evac asks in another order'],
    ],
  );
  test('every seat may go or stay', () => {
    const state = until('evac', 3);
    for (const seat of [0, 1, 2]) {
      const types = defendNeoTokyo.legalMoves(state, seat).map(({ type }) => type);
      expect(types.sort()).toEqual(['evac', 'stay']);
    }
  });
  test('a seat that has answered is not asked again', () => {
    expect(wrongWith(until('evac', 2))).toBeUndefined();
  });
});

describe('cards to discard', () => {
  refuses(() => until('discard', 3), [['a Mech that lies', lies, 'nothing asks for discard here']]);
});

describe('the Attack track', () => {
  /** Spring Away in the hand of seat 0; the track is full, and Leadhide attacks. */
  const full = (): State => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      track: attackTrackLength,
      seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
      steps: [attacks('white', 'rb-leadhide'), { type: 'endMonsterAttack' }],
    });
    const { agenda, ...rest } = letHappen({ ...state, attackTrackMover: 1 }).state;
    return { ...rest, phase: 'monsterAttack', agenda: agenda.slice(1) };
  };
  const past = attackTrackLength + 1;
  refuses(full, [
    ['a space more', set({ attackTrack: past }), 'the Attack tracker is past its end'],
  ]);
});

describe('[DN-RULING-09] the Destroyed stack', () => {
  const sentence = 'the Destroyed stack should have been cleared';
  /** Citizens that together have this population. */
  const stack = (wanted: number): string[] => {
    let left = wanted;
    const taken: string[] = [];
    const all = [...content.citizens].sort(([, a], [, b]) => b.population - a.population);
    for (const [id, { population }] of all) {
      if (population > left) continue;
      taken.push(id);
      left -= population;
    }
    expect(left).toBe(0);
    return taken;
  };
  test('is cleared when it is full, not before', () => {
    expect(defendNeoTokyo.invariants(arrange({ stack: stack(populationThreshold - 1) }))).toEqual(
      [],
    );
    expect(() => arrange({ stack: stack(populationThreshold) })).toThrow(sentence);
  });
  test('stays full where the text is taken literally', () => {
    const houseRules = { destroyedStack: 'literal' } as const;
    const state = arrange({ houseRules, stack: stack(populationThreshold) });
    expect(wrongWith(state)).toBeUndefined();
  });
  test('may be full at the end of a game', () => {
    const ended = lost();
    const cards = stack(populationThreshold);
    ended.citizenDeck = ended.citizenDeck
      .map((layer) => layer.filter((id) => !cards.includes(id)))
      .filter(({ length }) => length > 0);
    ended.destroyedStack = cards.sort();
    expect(wrongWith(ended)).toBeUndefined();
  });
});

/** The city is lost. */
function lost(): State {
  const state = arrange({
    destruction: destructionFinal - 1,
    board: { s05: { damage: (content.spaces.get('s05')?.capacity ?? 0) - 1 } },
    steps: [{ type: 'cityDamage', space: 's05', amount: 1, stage: 'start' }],
  });
  return letHappen(state).state;
}

/** Lazer Knife's STAB for the last of the Boss. */
function won(): State {
  const boss = content.sets.get('radiation-beasts')?.boss as string;
  const life = content.monsters.get(boss)?.life ?? 0;
  const state = arrange({
    mechs: ['shenjian', 'anansi'],
    seats: { 0: { space: 's05', power: [0, 1, 0], hand: ['ar-knife-1#1'] } },
    monsters: [{ id: boss, space: 's05', damage: life - 1 }],
  });
  const stab = { type: 'useTile', seat: 0, part: 'rightArm', action: 'STAB' } as const;
  return play(state, { ...stab, card: 'ar-knife-1#1' }).state;
}

const outcome = (fields: object) => (copy: State) => {
  Object.assign(copy.outcome as object, fields);
};
const disagree = 'the outcome and the fate of the Boss disagree';

describe('a win', () => {
  refuses(won, [
    ['a loss', outcome({ status: 'loss' }), disagree],
    ['another reason', outcome({ reason: 'bossDeckExhausted' }), disagree],
    ['one winner', outcome({ winners: [0] }), 'all players win or lose together'],
    ['another score', outcome({ score: 99 }), 'the score is not 99'],
    ['the Boss still there', set({ defeated: [] }), disagree],
  ]);
});

describe('a loss', () => {
  refuses(lost, [
    ['a win', outcome({ status: 'win' }), disagree],
    ['winners', outcome({ winners: [0, 1] }), 'all players win or lose together'],
    [
      'a Destruction track that goes on',
      set({ destruction: destructionFinal + 1 }),
      'the final space of the Destruction track loses the game',
    ],
    [
      'a Destruction track before its end',
      set({ destruction: destructionFinal - 1 }),
      'the final space of the Destruction track loses the game',
    ],
    ['another phase', set({ phase: 'action' }), 'over is the phase of a game that is over'],
  ]);
});
