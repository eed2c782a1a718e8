import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step, StepOf } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange, attacks, card, letHappen, play, topStep } from './arrange.js';

/* What no play leads to is not loaded, though every invariant holds. */

function top<T extends Step['type']>(state: State, type: T): StepOf<T> {
  const step = topStep(state);
  if (step?.type !== type) throw new Error(`${step?.type} is on top, not ${type}`);
  return step as StepOf<T>;
}

const copy = (state: State): State => structuredClone(state);
const load = (state: State) => () => defendNeoTokyo.load(copy(state));

const rows: [string, () => State, (state: State) => void, RegExp][] = [
  [
    'a seat that picks twice',
    prebuilt,
    (state) => {
      top(state, 'pickPrebuilt').order[1] = 0;
    },
    /order of picks/,
  ],
  [
    'a seat that never picks',
    draft,
    (state) => {
      top(state, 'pickChassis').order.splice(1, 1);
    },
    /order of picks/,
  ],
  [
    'picks before their turn',
    draft,
    (state) => {
      const { picks } = top(state, 'pickChassis');
      picks[0] = { chassis: 'ch-patriot', legs: null, arms: [] };
    },
    /picks of seat 0/,
  ],
  [
    'Monsters before the Mechs',
    prebuilt,
    (state) => {
      state.destruction = 1;
    },
    /before the Mechs are built/,
  ],
  [
    'a left Arm of a seat that is still asked for it',
    assembling,
    (state) => {
      const { leftArms, picks } = top(state, 'assemble');
      leftArms[0] = picks[0]?.arms[0] ?? null;
    },
    /the left Arms/,
  ],
  [
    'an Event deck laid twice before the Mechs are built',
    draft,
    (state) => {
      state.eventDeck.push([...(state.eventDeck[0] ?? [])]);
    },
    /not the one of the beginning/,
  ],
  [
    'an Event card too few before the Mechs are built',
    draft,
    (state) => {
      state.eventDeck[0]?.pop();
    },
    /not the one of the beginning/,
  ],
  [
    'an Appears card where an event should be, before the Mechs are built',
    draft,
    (state) => {
      state.eventDeck = [['appears', 'appears', 'appears', 'event', 'event', 'event']];
    },
    /not the one of the beginning/,
  ],
  [
    'a seat asked twice',
    planning,
    (state) => {
      top(state, 'assignPower').seats[1] = 0;
    },
    /twice/,
  ],
  [
    'the end of the round lost',
    planning,
    (state) => {
      state.agenda.shift();
    },
    /cannot be the last step/,
  ],
  [
    'an Event Phase before Emergency Evac',
    planning,
    (state) => {
      state.agenda.splice(1, 1);
    },
    /cannot come before/,
  ],
  [
    'another phase',
    planning,
    (state) => {
      state.phase = 'action';
    },
    /not the phase/,
  ],
  [
    'a question that the card does not ask',
    asked,
    (state) => {
      top(state, 'chooseMonster').among.pop();
    },
    /nothing asks for chooseMonster/,
  ],
  [
    'a question to another seat',
    asked,
    (state) => {
      top(state, 'chooseMonster').seat = 1;
    },
    /nothing asks for chooseMonster/,
  ],
  [
    'a walk of more steps than the card gives',
    walking,
    (state) => {
      top(state, 'step').left = 3;
    },
    /nothing asks for step/,
  ],
  [
    'a React to an attack that is over',
    reacting,
    (state) => {
      const at = state.agenda.findIndex(({ type }) => type === 'monsterAttack');
      state.agenda.splice(at, 1);
    },
    /cannot come before|nothing asks for react/,
  ],
  [
    'a side that the Monster does not have',
    hitting,
    (state) => {
      for (const step of state.agenda) if (step.type === 'monsterAttack') step.side = 'combined';
    },
    /monsterAttack does not fit/,
  ],
  [
    'cards looked at that are not there',
    scrying,
    (state) => {
      top(state, 'placeCard').kept = 1;
    },
    /nothing asks for placeCard/,
  ],
];

describe('a state that no play has led to is not loaded', () => {
  test.each(rows)('%s', (_what, arranged, bend, message) => {
    const state = arranged();
    expect(load(state)).not.toThrow();
    const bent = copy(state);
    bend(bent);
    expect(load(bent)).toThrow(message);
  });
});

test('a game that is over ended as its table says', () => {
  const lost = arrange({
    destruction: 6,
    board: { s05: { damage: 4 } },
    steps: [{ type: 'cityDamage', space: 's05', amount: 1, stage: 'start' }],
  });
  const { state } = letHappen(lost);
  expect(load(state)).not.toThrow();
  for (const change of [{ score: 99 }, { winners: [0, 1] }, { status: 'win' as const }]) {
    const bent = copy(state);
    if (bent.outcome !== null) Object.assign(bent.outcome, change);
    expect(load(bent)).toThrow(/score|together|disagree/);
  }
});

function prebuilt(): State {
  return defendNeoTokyo.setup({ players: 3, seed: 1, captain: 0 });
}

function draft(): State {
  return defendNeoTokyo.setup({ players: 3, seed: 1, captain: 0, build: 'draft' });
}

/** All tiles are drafted; everybody is asked which Arm is the left one. */
function assembling(): State {
  let state = draft();
  while (topStep(state)?.type !== 'assemble') {
    const [move] = defendNeoTokyo.legalMoves(state);
    if (move === undefined) throw new Error('the draft is stuck');
    state = defendNeoTokyo.reduce(state, move);
  }
  return state;
}

function planning(): State {
  return {
    ...arrange({ steps: [] }),
    phase: 'planning',
    agenda: [
      { type: 'eventPhase' },
      { type: 'evac', seats: [0, 1] },
      { type: 'assignPower', seats: [0, 1] },
    ],
  };
}

function asked(): State {
  const state = arrange({
    seats: { 0: { space: 's05', power: [1, 0, 0], hand: ['ar-mg-1#1'] } },
    monsters: [
      { id: 'rb-glowfang', space: 's05' },
      { id: 'rb-leadhide', space: 's05' },
    ],
  });
  return play(state, card(0, 'ar-mg-1#1')).state;
}

function walking(): State {
  const state = arrange({ seats: { 0: { power: [0, 0, 1], hand: ['lg-medium-1#1'] } } });
  return play(state, card(0, 'lg-medium-1#1')).state;
}

/** Without the hold of `arrange`, as in a Monster Attack Phase. */
function inAttackPhase(state: State): State {
  return { ...state, phase: 'monsterAttack', agenda: state.agenda.slice(1) };
}

function reacting(): State {
  const state = arrange({
    mechs: ['shenjian', 'anansi'],
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [attacks('white', 'rb-leadhide'), { type: 'endMonsterAttack' }],
  });
  return inAttackPhase(letHappen(state).state);
}

function hitting(): State {
  const state = arrange({
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-medium-2#1'] } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [attacks('white', 'rb-leadhide'), { type: 'endMonsterAttack' }],
  });
  return inAttackPhase(letHappen(state).state);
}

function scrying(): State {
  const state = arrange({
    mechs: ['anansi', 'patriot'],
    seats: { 0: { hand: ['ch-anansi-1#1'] } },
  });
  return play(state, [card(0, 'ch-anansi-1#1'), 'event', 'rb-e01']).state;
}
