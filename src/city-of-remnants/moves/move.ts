import type { MoveIn, Seat } from '../../kernel/play.js';
import { copiesOf } from '../../kit/sets.js';
import { ask, askAgain, freeOrigins, freeWalk } from '../effects/ask.js';
import { lowestFigure, placesOf, relocate } from '../mechanics/figures.js';
import { figureLimit, stepLimit } from '../mechanics/limits.js';
import {
  boardOf,
  figuresInPool,
  figuresOn,
  isEnemySpace,
  numberOf,
  spacesWith,
} from '../mechanics/occupancy.js';
import {
  actionWalk,
  destinations,
  explore,
  hasDestination,
  isReached,
  mayEnter,
  nowhere,
  pathTo,
  reachOf,
  type Walk,
} from '../mechanics/reach.js';
import { type CityPosition, type CityTable, defineMove, refuse } from '../play.js';
import { type Figure, type Turn, turnOf } from '../state/state.js';
import type { ChoiceOf, StepOf } from '../state/steps.js';
import { id } from '../state/terms.js';

export const moveFigure = defineMove({
  type: 'moveFigure',
  at: ['moveSelect', 'effectChoice'],
  params: { from: id },
  closed(position, _seat, step) {
    return step.type === 'moveSelect' ? cannotMoveMore(position) : undefined;
  },
  context: (position, step) => {
    return step.type === 'moveSelect' ? actionOrigins(position) : choiceOrigins(position, step);
  },
  options(position, seat, _step, { places }) {
    const { spaces } = boardOf(position);
    return places.map((at) => ({ type: 'moveFigure', seat, from: spaces[at] ?? 'pool' }));
  },
  forbid(position, { seat, from }, _step, { places, action }) {
    if (action !== null) return cannotMove(position, from, action);
    return places.includes(numberOf(position, from)) ? undefined : cannotMoveByEffect(seat, from);
  },
  perform(table, { seat, from }, step) {
    if (step.type === 'moveSelect') {
      const { moved } = turnOf(table.state);
      const figure = lowestFigure(table, seat, from, moved) as string;
      return table.next({ type: 'moveTo', figure });
    }
    const { left, steps, moved } = step.choice as ChoiceOf<'freeMove'>;
    const figure = lowestFigure(table, seat, from, moved) as string;
    ask(table, seat, { kind: 'freeMoveTo', figure, left, steps, moved });
  },
});
export interface MoveFigureMove extends MoveIn<typeof moveFigure> {}

export const moveTo = defineMove({
  type: 'moveTo',
  at: ['moveTo', 'effectChoice'],
  params: { to: id },
  context(position, step, seat) {
    const walk = walkOf(position, step, seat);
    return walk && { walk, ends: destinations(position, walk) };
  },
  options(position, seat, _step, context) {
    if (context === undefined) return [];
    const { spaces } = boardOf(position);
    return context.ends.map((at) => ({ type: 'moveTo', seat, to: spaces[at] as string }));
  },
  forbid(position, { to }, step, context) {
    if (context?.ends.includes(numberOf(position, to))) return undefined;
    if (context !== undefined && step.type === 'moveTo')
      return cannotEnd(position, context.walk, to);
    return refuse('CR-CARD-10', () => `the effect does not move a figure to ${to}`);
  },
  perform(table, { seat, to }, step) {
    const walk = walkOf(table, step, seat) as Walk;
    if (step.type === 'moveTo') {
      const turn = turnOf(table.state);
      if (isEnemySpace(table, numberOf(table, to), seat)) turn.enemySpace = to;
      turn.moved = [...turn.moved, step.figure];
      walkFigure(table, step.figure, walk, to);
      return table.next({ type: 'moveSelect' });
    }
    const { figure, left, steps, moved } = step.choice as ChoiceOf<'freeMoveTo'>;
    walkFigure(table, figure, walk, to);
    askAgain(table, seat, { kind: 'freeMove', left: left - 1, steps, moved: [...moved, figure] });
  },
});
export interface MoveToMove extends MoveIn<typeof moveTo> {}

/** Whether any figure of the active seat has somewhere to go. */
export function hasOrigin(position: CityPosition, turn: Turn): boolean {
  const { seat } = turn;
  const steps = stepLimit(position, seat);
  const canLeave = (from: number) => {
    return hasDestination(position, actionWalk(position, turn, from, steps));
  };
  if (figuresInPool(position, seat) > 0 && canLeave(nowhere)) return true;
  return spacesWith(position, seat).some(canLeave);
}

export interface Origins {
  /** At least all places from which a figure may move: spaces by number, and `nowhere` for the pool. */
  readonly places: readonly number[];
  /** What else the Move action looks at; of an effect the places say all. */
  readonly action: ActionWays | null;
}

interface ActionWays {
  /** How far. */
  readonly steps: number;
  /** Where the figures are that have moved already. */
  readonly moved: readonly string[];
}

/** As many figures move as the influence of the seat and its effects say (CR-MOVE-01). */
function cannotMoveMore(position: CityPosition) {
  const turn = turnOf(position.state);
  const moved = turn.moved.length;
  const figures = figureLimit(position, turn.seat);
  if (moved < figures) return undefined;
  return refuse('CR-MOVE-01', () => `${moved} of ${figures} figures have moved already`);
}

function actionOrigins(position: CityPosition): Origins {
  const { seat, moved } = turnOf(position.state);
  return {
    places: ownPlaces(position, seat),
    action: { steps: stepLimit(position, seat), moved: placesOf(position, moved) },
  };
}

function choiceOrigins(position: CityPosition, { seat, choice }: StepOf<'effectChoice'>): Origins {
  const places = choice.kind === 'freeMove' ? freeOrigins(position, seat, choice) : [];
  return { places, action: null };
}

function ownPlaces(position: CityPosition, seat: Seat): number[] {
  const places = spacesWith(position, seat);
  if (figuresInPool(position, seat) > 0) places.unshift(nowhere);
  return places;
}

function cannotMoveByEffect(seat: Seat, from: string) {
  return refuse('CR-CARD-10', () => {
    return `the effect does not move a figure of seat ${seat} from ${from}`;
  });
}

function cannotMove(position: CityPosition, from: string, { steps, moved }: ActionWays) {
  const turn = turnOf(position.state);
  const { seat } = turn;
  const at = numberOf(position, from);
  const here = from === 'pool' ? figuresInPool(position, seat) : figuresOn(position, at, seat);
  if (here === 0) return cannotMoveNobody(seat, from);
  if (copiesOf(moved, from) === here) return cannotMoveAgain(seat, from);
  const walk = actionWalk(position, turn, at, steps);
  return hasDestination(position, walk) ? undefined : cannotLeave(from);
}

function cannotMoveNobody(seat: Seat, from: string) {
  if (from === 'pool') return refuse('CR-MOVE-07', () => `the pool of seat ${seat} is empty`);
  return refuse('CR-MOVE-01', () => `seat ${seat} has no figure on ${from}`);
}

function cannotMoveAgain(seat: Seat, from: string) {
  return refuse('CR-MOVE-03', () => {
    return `every figure of seat ${seat} ${from === 'pool' ? 'in the pool' : `on ${from}`} has moved`;
  });
}

function cannotLeave(from: string) {
  return refuse('CR-MOVE-02', () => {
    return `a figure from ${from === 'pool' ? 'the pool' : from} has nowhere to go`;
  });
}

function walkOf(
  position: CityPosition,
  step: StepOf<'moveTo' | 'effectChoice'>,
  seat: Seat,
): Walk | undefined {
  const { state } = position;
  if (step.type === 'moveTo') {
    const turn = turnOf(state);
    return actionWalk(position, turn, spaceOf(position, step.figure), stepLimit(position, seat));
  }
  if (step.choice.kind !== 'freeMoveTo') return undefined;
  const { figure, steps } = step.choice;
  return freeWalk(seat, spaceOf(position, figure), steps);
}

/** The number of the space where the figure stands; `nowhere` if it is in the pool. */
function spaceOf(position: CityPosition, figure: string): number {
  return numberOf(position, (position.state.figures[figure] as Figure).at);
}

/** Why no figure may end there: first what is wrong with the space, then with the way, then with staying. */
function cannotEnd(position: CityPosition, walk: Walk, to: string) {
  const { from, steps, seat } = walk;
  const at = numberOf(position, to);
  if (at < 0) return refuse('CR-MOVE-12', () => `${to} is not a usable space`);
  if (!isReached(reachOf(position, walk), at)) {
    if (boardOf(position).corners[from]?.includes(at)) {
      return refuse('CR-MOVE-06', () => `${to} touches the space of the figure by a corner only`);
    }
    if (!isReached(explore(position, walk, 'unstopped'), at)) {
      return refuse('CR-MOVE-02', () => `${to} is more than ${steps} spaces away`);
    }
    return refuse('CR-MOVE-08', () => `the way to ${to} leads through an enemy space`);
  }
  if (at === from) return refuse('CR-MOVE-02', () => `the figure stands on ${to} already`);
  if (!mayEnter(position, walk, at)) {
    return refuse('CR-MOVE-09', () => {
      const { enemySpace } = turnOf(position.state);
      return `figures have entered ${enemySpace} this turn; no other enemy space can be entered`;
    });
  }
  const own = figuresOn(position, at, seat);
  return refuse('CR-MOVE-04', () => `${own} figures of seat ${seat} stand on ${to} already`);
}

function walkFigure(table: CityTable, figure: string, walk: Walk, to: string): void {
  const { at: from } = table.state.figures[figure] as Figure;
  const path = pathTo(table, walk, numberOf(table, to));
  const { seat } = walk;
  relocate(table, figure, to, {
    type: 'figureMoved',
    seat,
    figure,
    from,
    to,
    path,
  });
}
