import type { Seat } from '../../kernel/play.js';
import { ask, askAgain, freeOrigins, freeWalk } from '../effects/ask.js';
import { controllers, figuresChanged, lowestFigure, putFigure } from '../figures.js';
import { boardOf, figuresOn, isEnemySpace, numberOf } from '../ground.js';
import { figureLimit, stepLimit } from '../limits.js';
import { type CityPosition, type CityTable, defineMove, refuse } from '../play.js';
import {
  actionWalk,
  type Distances,
  destinations,
  distances,
  hasDestination,
  hasRoom,
  mayEnter,
  shortestPath,
  unreached,
  type Walk,
} from '../reach.js';
import {
  type Choice,
  type Figure,
  id,
  type Step,
  type StepOf,
  type Turn,
  turnOf,
} from '../state.js';

export const moveFigure = defineMove({
  type: 'moveFigure',
  at: ['moveSelect', 'effectChoice'],
  params: { from: id },
  options(position, seat, step) {
    const origins =
      step.type === 'moveSelect' ? actionOrigins(position) : choiceOrigins(position, step);
    return origins.map((from) => ({ type: 'moveFigure', seat, from }));
  },
  forbid(position, { seat, from }, step) {
    if (step.type === 'moveSelect') return cannotMove(position, turnOf(position.state), from);
    if (choiceOrigins(position, step).includes(from)) return undefined;
    return refuse('CR-CARD-10', () => `the effect moves no figure of seat ${seat} from ${from}`);
  },
  perform(table, { seat, from }, step) {
    if (step.type === 'moveSelect') {
      const { movedFigureIds } = turnOf(table.state);
      const figure = lowestFigure(table, seat, from, movedFigureIds) as string;
      return table.next({ type: 'moveTo', figure });
    }
    if (step.choice.kind !== 'freeMove') return;
    const figure = lowestFigure(table, seat, from, step.choice.moved) as string;
    ask(table, seat, { ...step.choice, kind: 'freeMoveTo', figure });
  },
});

export const moveTo = defineMove({
  type: 'moveTo',
  at: ['moveTo', 'effectChoice'],
  params: { to: id },
  context(position, step, seat) {
    const walk = walkOf(position, step, seat);
    return walk && { walk, reached: distances(position, walk) };
  },
  options(position, seat, _step, context) {
    if (context === undefined) return [];
    const { spaces } = boardOf(position);
    const ends = destinations(position, context.walk, context.reached);
    return ends.map((at) => ({ type: 'moveTo', seat, to: spaces[at] as string }));
  },
  forbid(position, { to }, step, context) {
    if (step.type === 'effectChoice') {
      const at = numberOf(position, to);
      const ends = context ? destinations(position, context.walk, context.reached) : [];
      return ends.includes(at)
        ? undefined
        : refuse('CR-CARD-10', () => `the effect moves no figure to ${to}`);
    }
    return context && cannotEnd(position, context.walk, context.reached, to);
  },
  perform(table, { seat, to }, step) {
    const walk = walkOf(table, step, seat) as Walk;
    if (step.type === 'moveTo') {
      const turn = turnOf(table.state);
      if (isEnemySpace(table, numberOf(table, to), seat)) turn.enemySpace = to;
      turn.movedFigureIds.push(step.figure);
      walkFigure(table, step.figure, walk, to);
      return table.next({ type: 'moveSelect' });
    }
    if (step.choice.kind !== 'freeMoveTo') return;
    const { figure, left, steps, moved } = step.choice;
    walkFigure(table, figure, walk, to);
    const choice = { kind: 'freeMove', left: left - 1, steps, moved: [...moved, figure] } as const;
    askAgain(table, seat, { ...choice, moved: [...choice.moved] });
  },
});

export const finishMove = defineMove({
  type: 'finishMove',
  at: ['moveSelect'],
  params: {},
  options: (_position, seat) => [{ type: 'finishMove', seat }],
  forbid: () => undefined,
  perform: (table) => table.next({ type: 'contest' }),
});

/** Whether any figure of the active seat has somewhere to go. */
export function hasOrigin(position: CityPosition, turn: Turn): boolean {
  const steps = stepLimit(position, turn);
  return ownPlaces(position, turn.seat).some((from) => {
    return hasDestination(position, actionWalk(turn, from, steps));
  });
}

/** The pool and the spaces where the seat has figures. */
function ownPlaces(position: CityPosition, seat: Seat): Figure['at'][] {
  const places: Figure['at'][] = [];
  if (lowestFigure(position, seat, 'pool') !== undefined) places.push('pool');
  boardOf(position).spaces.forEach((space, at) => {
    if (figuresOn(position, at, seat) > 0) places.push(space);
  });
  return places;
}

/** Candidates: where the active seat has figures. */
function actionOrigins(position: CityPosition): string[] {
  return ownPlaces(position, turnOf(position.state).seat);
}

function choiceOrigins(position: CityPosition, { seat, choice }: StepOf<'effectChoice'>): string[] {
  return choice.kind === 'freeMove' ? freeOrigins(position, seat, choice) : [];
}

function cannotMove(position: CityPosition, turn: Turn, from: string) {
  const { seat, movedFigureIds: moved } = turn;
  const most = figureLimit(position, turn);
  if (moved.length >= most) {
    return refuse('CR-MOVE-01', () => `${moved.length} of ${most} figures have moved already`);
  }
  const place = from as Figure['at'];
  if (from === 'supply' || lowestFigure(position, seat, place) === undefined) {
    if (from === 'pool') return refuse('CR-MOVE-07', () => `the pool of seat ${seat} is empty`);
    return refuse('CR-MOVE-01', () => `seat ${seat} has no figure on ${from}`);
  }
  if (lowestFigure(position, seat, place, moved) === undefined) {
    return refuse('CR-MOVE-03', () => `every figure of seat ${seat} on ${from} has moved`);
  }
  if (hasDestination(position, actionWalk(turn, place, stepLimit(position, turn))))
    return undefined;
  return refuse('CR-MOVE-02', () => `a figure from ${from} has nowhere to go`);
}

function walkOf(position: CityPosition, step: Step, seat: Seat): Walk | undefined {
  const { state } = position;
  if (step.type === 'moveTo') {
    const turn = turnOf(state);
    const from = state.figures[step.figure]?.at ?? 'pool';
    return actionWalk(turn, from, stepLimit(position, turn));
  }
  if (step.type !== 'effectChoice' || step.choice.kind !== 'freeMoveTo') return undefined;
  const { figure, steps }: Extract<Choice, { kind: 'freeMoveTo' }> = step.choice;
  return freeWalk(seat, state.figures[figure]?.at ?? 'pool', steps);
}

/** In the order of the specification's table of refusals. */
function cannotEnd(position: CityPosition, walk: Walk, reached: Distances, to: string) {
  const { from, steps, seat } = walk;
  const at = numberOf(position, to);
  if (at < 0) return refuse('CR-MOVE-12', () => `${to} is no usable space`);
  const origin = numberOf(position, from);
  if (reached[at] === unreached) {
    if (boardOf(position).corners[origin]?.includes(at)) {
      return refuse('CR-MOVE-06', () => `${to} touches ${from} by a corner only`);
    }
    if (distances(position, walk, 'unstopped')[at] === unreached) {
      return refuse('CR-MOVE-02', () => `${to} is more than ${steps} spaces away`);
    }
    return refuse('CR-MOVE-08', () => `the way to ${to} leads through an enemy space`);
  }
  if (at === origin) return refuse('CR-MOVE-02', () => `the figure stands on ${to} already`);
  if (!mayEnter(position, walk, at)) {
    return refuse('CR-MOVE-09', () => {
      return `figures have entered the enemy space ${turnOf(position.state).enemySpace} this turn`;
    });
  }
  if (hasRoom(position, seat, at)) return undefined;
  return refuse('CR-MOVE-04', () => {
    return `${figuresOn(position, at, seat)} figures of seat ${seat} stand on ${to}`;
  });
}

function walkFigure(table: CityTable, figure: string, walk: Walk, to: string): void {
  const { seat, from } = walk;
  const path = shortestPath(table, walk, numberOf(table, to));
  const before = controllers(table);
  putFigure(table, figure, to);
  table.emit({ type: 'figureMoved', seat, figure, from: from as 'pool', to, path });
  figuresChanged(table, before);
}
