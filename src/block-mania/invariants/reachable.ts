import { type AgendaPlan, misplacedSteps } from '../../kit/agenda.js';
import { countersOf } from '../mechanics/board.js';
import { drawnBy } from '../mechanics/deploy.js';
import type { ManiaPosition } from '../play.js';
import { endOf, rank } from '../score.js';
import type { Phase, State } from '../state/state.js';
import { cardSteps, type Step, subPhases } from '../state/steps.js';
import { afterFire, combat, defence, justiceAndCommand, placing } from '../steps/frames.js';
import { asked } from './asked.js';
import { signs } from './signs.js';
import { unless } from './unless.js';

/**
 * What no play leads to, though every invariant holds: steps in a wrong order, steps that say what the board does not,
 * and markers without the event that placed them. Asked of states from outside, never in the course of a game.
 */
export function unreachable(position: ManiaPosition): string[] {
  const { state } = position;
  for (const rely of [steps, phases, signs]) {
    const found = rely(position);
    if (found.length > 0) return found;
  }
  return state.outcome === null ? asked(position) : ended(position);
}

/** What lies at the bottom of the agenda in the parts of a game. */
const bottoms = ['dealCards', 'startDefence', 'startCombat', 'burn', 'nextTurn'] as const;
type Bottom = (typeof bottoms)[number];

const plan: AgendaPlan<Step['type']> = {
  bottom: bottoms,
  on: {
    place: ['place', 'dealCards'],
    command: ['startDefence'],
    rollCommand: ['command'],
    justice: ['rollCommand'],
    justiceTarget: ['rollCommand'],
    active: ['command'],
    stop: ['command'],
    announced: ['command'],
    hazardWindow: ['announced'],
    klegg: ['command', 'active'],
    capacity: ['command', 'active', 'loot'],
    cardTarget: cardSteps,
    defensiveFire: ['defensiveFire', 'startCombat'],
    phaseWindow: ['defensiveFire', 'explodeCharges'],
    explodeCharges: ['fireWagons', 'subPhase'],
    fireWagons: ['fireWagons', 'subPhase'],
    subPhase: subPhases,
    shoot: ['fireWagons', 'subPhase'],
    assault: ['subPhase'],
    loot: ['subPhase'],
    arson: ['subPhase'],
    scrawl: ['subPhase'],
    fightFire: ['burn'],
    target: ['shoot'],
    markers: ['shoot', 'defensiveFire'],
    attackWindow: ['shoot', 'defensiveFire', 'assault'],
    hero: ['assault'],
    flames: ['assault'],
    discard: ['lastCard'],
    lastCard: ['catastrophe'],
    catastrophe: ['turnFaceUp'],
    turnFaceUp: ['nextTurn'],
  },
};

const parts: Readonly<Record<Bottom, (state: State) => Step[]>> = {
  dealCards: placing,
  startDefence: justiceAndCommand,
  startCombat: defence,
  burn: combat,
  nextTurn: afterFire,
};

/** Steps lie on one another as the rules put them, and what is left of a part is the rest of it. */
function steps({ state }: ManiaPosition): string[] {
  const wrong = misplacedSteps(state.agenda, plan);
  const [bottom] = state.agenda;
  if (wrong.length > 0 || bottom === undefined) return wrong;
  const part = parts[bottom.type as Bottom](state);
  const types = part.map(({ type }) => type);
  const left = state.agenda.filter(({ type }) => types.includes(type)).reverse();
  const due = part.slice(part.length - left.length);
  return unless([
    JSON.stringify(left) === JSON.stringify(due),
    `the steps before ${bottom.type} are not in their order`,
  ]);
}

/** The phases in which each part is under way. */
const phasesOf: Readonly<Record<Bottom, readonly Phase[]>> = {
  dealCards: ['setup'],
  startDefence: ['justice', 'command'],
  startCombat: ['defence'],
  burn: ['combat'],
  nextTurn: ['end'],
};

/** Turn, phase and what belongs to one of them agree with the agenda. */
function phases(position: ManiaPosition): string[] {
  const { state } = position;
  const { agenda, phase, stage, turn, phasing, players, active, kleggFree, laid } = state;
  const [bottom] = agenda;
  if (bottom === undefined) return [];
  const has = (...types: Step['type'][]) => agenda.some(({ type }) => types.includes(type));
  const isPlacing = stage === 'setup';
  const isMoving = has('active', 'stop', 'announced');
  const mayLie = phase === 'command' || phase === 'defence' || has('explodeCharges');
  return [
    ...unless(
      [phasesOf[bottom.type as Bottom].includes(phase), `${bottom.type} in the ${phase} phase`],
      [has('rollCommand') === (phase === 'justice'), 'command points are rolled for in justice'],
      [phasing === (isPlacing ? 0 : (turn - 1) % players), 'it is the turn of another seat'],
      [isPlacing === (turn === 0), 'turns are counted from the end of setup'],
      [isMoving === (active !== null), 'a blocker is active while it moves, and only then'],
      [phase === 'command' || kleggFree.length === 0, 'kleggs are activated in the command phase'],
      [mayLie || laid.length === 0, 'charges are left after they went off'],
      [endOf(position) === undefined, 'the game should be over'],
    ),
    ...subPhase(state),
    ...deck(state),
    ...(isPlacing ? settingUp(position) : []),
  ];
}

function subPhase({ agenda, combat: { subPhase, foughtSquares } }: State): string[] {
  const names: readonly string[] = subPhases;
  const current = agenda.filter(({ type }) => names.includes(type)).at(-1);
  const isWaiting = agenda.some(({ type }) => type === 'explodeCharges');
  const at = isWaiting ? 0 : 1 + names.indexOf(current?.type ?? '');
  return unless(
    [subPhase === at, `it is part ${at} of the combat phase, not ${subPhase}`],
    [at >= 2 || foughtSquares.length === 0, 'fights before their time'],
  );
}

/** The last card of the deck brings the endgame at once. */
function deck({ stage, phase, cards, markers }: State): string[] {
  const { hWagons, patWagons, sonic } = markers;
  return unless(
    [stage !== 'main' || phase === 'end' || cards.left > 0, 'the endgame should have begun'],
    [
      stage === 'endgame' || hWagons.length + patWagons.length + sonic.length === 0,
      'justice early',
    ],
  );
}

/** Nothing is on the table but first blockers, of this seat some and of those before it all. */
function settingUp(position: ManiaPosition): string[] {
  const { state, content } = position;
  const { agenda, spaces, cards, standing, laid, stacks, players } = state;
  const { firstBlockers } = content.constants;
  const seat = players + 1 - agenda.length;
  const drawn = state.seats.map((_, one) => drawnBy(position, one).length);
  const isDrawn = drawn.every((count, one) => {
    if (one < seat) return count === 0;
    return one === seat ? count > 0 && count <= firstBlockers : count === firstBlockers;
  });
  const isComplete = stacks.every((stack, one) => {
    return countersOf(position, one).length - stack.length === firstBlockers;
  });
  const waiting = drawn.reduce((sum, count) => sum + count);
  return unless(
    [isDrawn && isComplete, 'blockers are drawn and placed in turn'],
    [standing.length + waiting === firstBlockers * players, 'others are on the board, or lost'],
    [Object.keys(spaces).length + laid.length === 0, 'markers before the first turn'],
    [cards.discard.length + cards.hands.flat().length === 0, 'cards are dealt too early'],
  );
}

/** The outcome is what the board says. */
function ended(position: ManiaPosition): string[] {
  const { state } = position;
  const { outcome, active, commandPoints } = state;
  const reason = endOf({ ...position, state: { ...state, stage: 'endgame' } });
  const due = reason && rank(position, reason);
  return unless(
    [JSON.stringify(outcome) === JSON.stringify(due), 'the board tells another outcome'],
    [active === null && commandPoints === 0, 'somebody still acts'],
  );
}
