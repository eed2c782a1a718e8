import type { Display } from '../../display/display.js';
import type { Touch } from '../../display/touch.js';
import type { GameTypes } from '../../kernel/game.js';
import { listed } from '../../kit/words.js';
import { exchanged, inventedOf } from './near-misses.js';

type Move = GameTypes['move'];

export interface Why {
  readonly message: string;
  /** None where no rule says it. */
  readonly rule: string | null;
  readonly text: string;
}

/** What somebody is asked, and what they have touched of their answer. */
export interface Asked {
  readonly display: Display;
  readonly state: GameTypes['state'];
  readonly view: GameTypes['view'];
  readonly moves: readonly Move[];
  readonly touched: readonly Touch[];
  readonly names: readonly string[];
}

/**
 * Why a thing that is not lit cannot be touched now. Moves that touching it would make are tried, and the rule that
 * refuses one of them is told: first those that differ in one part from a move that can be made, then any other.
 */
export function whyNot(asked: Asked, id: string): Why {
  if (isNamed(asked.touched, id)) return saying('You have touched it already.');
  const things = [id, ...placesOf(asked, id)];
  const begun = asked.moves.filter((move) => isBegun(asked, touchesOf(asked, move)));
  const first = things.flatMap((thing) => firstFor(asked, begun, thing));
  if (first.length > 0) return saying(`It comes later: first touch ${someOf(first)}.`);
  for (const isNext of [true, false]) {
    for (const thing of things) {
      const why = almost(asked, begun, thing, isNext);
      if (why !== undefined) return why;
    }
  }
  if (asked.moves.some((move) => things.some((thing) => isNamed(touchesOf(asked, move), thing)))) {
    return saying('It does not go with what you have touched: take that back first.');
  }
  for (const thing of things) {
    const why = otherwise(asked, thing);
    if (why !== undefined) return why;
  }
  return unasked(asked, things);
}

function saying(message: string): Why {
  return { message, rule: null, text: '' };
}

/** What a piece stands on is touched for it, and the tile for a part of it; a tile on several spaces stands for itself. */
function placesOf({ display, view }: Asked, id: string): string[] {
  const { boards } = display.scene(view);
  const piece = boards.flatMap(({ pieces }) => pieces).find((one) => one.id === id);
  const space = boards.flatMap(({ spaces }) => spaces).find((one) => one.id === id);
  const place = piece?.covers === undefined ? (piece?.on ?? space?.partOf) : undefined;
  return place === undefined ? [] : [place];
}

/** Nothing for what has no such form. */
function touchesOf({ display, view }: Asked, move: Move): readonly Touch[] {
  try {
    return display.touches(view, move);
  } catch {
    return [];
  }
}

function isBegun({ touched }: Asked, touches: readonly Touch[]): boolean {
  return touched.every(({ kind, id }, i) => touches[i]?.kind === kind && touches[i]?.id === id);
}

function isNamed(touches: readonly Touch[], id: string): boolean {
  return touches.some((touch) => touch.kind === 'thing' && touch.id === id);
}

/** What is touched next on the way to this thing. */
function firstFor(asked: Asked, moves: readonly Move[], id: string): string[] {
  return moves.flatMap((move) => {
    const [next, ...later] = touchesOf(asked, move).slice(asked.touched.length);
    return next !== undefined && isNamed(later, id) ? [next.label] : [];
  });
}

function someOf(labels: readonly string[]): string {
  const different = [...new Set(labels)];
  return different.length > 3 ? 'something that is lit' : listed(different, 'or');
}

/** So many moves of each type are varied: with all of them it would take too long to be told. */
const mostVaried = 12;

/** A move that only the thing keeps from being made; `isNext` where it would be touched now. */
function almost(
  asked: Asked,
  begun: readonly Move[],
  id: string,
  isNext: boolean,
): Why | undefined {
  const { display, touched } = asked;
  const varied = new Map<string, number>();
  for (const move of begun) {
    const count = varied.get(move.type) ?? 0;
    varied.set(move.type, count + 1);
    if (count >= mostVaried) continue;
    for (const tried of exchanged(display.game, move, id)) {
      const touches = touchesOf(asked, tried);
      if (!isBegun(asked, touches)) continue;
      const left = touches.slice(touched.length);
      if (!isNamed(isNext ? left.slice(0, 1) : left, id)) continue;
      const why = refused(asked, tried);
      if (why !== undefined) return why;
    }
  }
  return undefined;
}

/** What any other move of a type that is offered now would be refused for. */
function otherwise(asked: Asked, id: string): Why | undefined {
  for (const move of invented(asked, id)) {
    const why = refused(asked, move);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** Nothing that is asked now is done with it: with the rule that keeps other types of moves away. */
function unasked(asked: Asked, [id = '', ...places]: readonly string[]): Why {
  const { display, state, view, moves, names } = asked;
  const { tracks } = display.scene(view);
  if (tracks.some((track) => [track, ...track.markers].some((one) => one.id === id))) {
    return saying('It is there to be seen: no move is made by touching it.');
  }
  const message = `It has no part in what is asked now. ${display.prompt(view, { names, moves })}`;
  for (const thing of [id, ...places]) {
    for (const move of invented(asked, thing)) {
      const answer = display.game.tryApply(state, move);
      if (answer.ok || answer.rule === null || !isAboutType(answer.message, move)) continue;
      return { message, rule: answer.rule, text: display.game.explain(answer.rule).text };
    }
  }
  return saying(message);
}

function* invented(asked: Asked, id: string): Generator<Move> {
  const { display, moves } = asked;
  for (const move of inventedOf(display.game, moves[0]?.seat ?? 0, id)) {
    if (isNamed(touchesOf(asked, move), id)) yield move;
  }
}

/** The rule that refuses the move; nothing where that tells only of its form or its type, not of the thing. */
function refused({ display: { game }, state }: Asked, move: Move): Why | undefined {
  const answer = game.tryApply(state, move);
  if (answer.ok || isAboutType(answer.message, move)) return undefined;
  const form = game.tryApply(state, { ...move, '': 0 });
  if (!form.ok && form.rule === answer.rule) return undefined;
  const text = answer.rule === null ? '' : game.explain(answer.rule).text;
  return { message: answer.message, rule: answer.rule, text };
}

/** Refusals name the type of a move only where all moves of this type are refused. */
function isAboutType(message: string, { type }: Move): boolean {
  return message.includes(`"${type}"`) || message.includes(`: ${type} is not `);
}
