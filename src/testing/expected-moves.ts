import * as z from 'zod';
import type { Game, GameTypes } from '../kernel/game.js';
import type { BaseMove } from '../kernel/play.js';
import { listed } from '../kit/words.js';
import { besideNearest } from './difference.js';
import { matches, show } from './match.js';
import { wrongPattern } from './pattern.js';
import type { Expectation } from './scenario-form.js';
import { kindsOf, type Schema, typeOf } from './schema-walk.js';
import type { Unmet } from './unmet.js';
import type { Words } from './words.js';

type Pattern = Readonly<Record<string, unknown>>;

/** What of the expectations about legal moves does not hold, or could never fail. */
export function unmetMoves<G extends GameTypes>(
  game: Game<G>,
  expect: Expectation,
  state: G['state'],
  words: Words,
): Unmet[] {
  const { legal = [], notLegal = [], legalExactly, legalCount = [] } = expect;
  if ([...legal, ...notLegal, ...legalCount].length === 0 && legalExactly === undefined) return [];
  const table = new OfferedMoves(game, state, words);
  return [
    ...legal.flatMap((pattern, index) => table.missing(pattern, ['legal', index])),
    ...notLegal.flatMap((pattern, index) => table.tooMuch(pattern, ['notLegal', index])),
    ...(legalExactly === undefined ? [] : table.exactly(legalExactly)),
    ...legalCount.flatMap((one, index) => table.count(one, ['legalCount', index])),
  ];
}

class OfferedMoves<G extends GameTypes> {
  readonly #moves: readonly BaseMove[];
  readonly #offered: readonly string[];
  readonly #kinds: Schema;
  readonly #words: Words;

  constructor(game: Game<G>, state: G['state'], words: Words) {
    this.#moves = game.legalMoves(state);
    this.#offered = game.offered(state);
    const kinds = kindsOf(game.schemas.move).filter((kind) => {
      return this.#offered.includes(typeOf(kind) ?? '');
    });
    this.#kinds = z.union(kinds);
    this.#words = words;
  }

  /** A pattern that some legal move should match. */
  missing(pattern: Pattern, at: Unmet['at'], moves = this.#moves): Unmet[] {
    if (moves.some((move) => matches(move, pattern))) return [];
    const why = this.#impossible(pattern);
    const shown = besideNearest(pattern, moves, this.#legalNow(moves));
    const because = why === undefined ? '' : `: ${why}`;
    return [{ message: `not legal: ${show(pattern)}${because}`, at, shown }];
  }

  /** A pattern that no legal move should match. */
  tooMuch(pattern: Pattern, at: Unmet['at']): Unmet[] {
    const found = this.#moves.filter((move) => matches(move, pattern));
    if (found.length === 0) return this.#alwaysSo(pattern, at);
    const shown = found.slice(0, 8).map((move) => `+ ${show(move)}`);
    return [{ message: `legal, but should not be: ${show(found[0])}`, at, shown }];
  }

  exactly({ type, moves: patterns }: NonNullable<Expectation['legalExactly']>): Unmet[] {
    const mine = this.#moves.filter((move) => type === undefined || move.type === type);
    const missing = patterns.flatMap((pattern, index) => {
      const whole = type === undefined ? pattern : { type, ...pattern };
      return this.missing(whole, ['legalExactly', 'moves', index], mine);
    });
    const others = mine
      .filter((move) => !patterns.some((pattern) => matches(move, pattern)))
      .map((move) => {
        const shown = [`+ ${show(move)}`];
        return { message: `legal, but not listed: ${show(move)}`, at: ['legalExactly'], shown };
      });
    const isEmpty = patterns.length === 0 && others.length === 0 && type !== undefined;
    return [
      ...missing,
      ...others,
      ...(isEmpty ? this.#alwaysSo({ type }, ['legalExactly', 'type']) : []),
    ];
  }

  count(
    { match, count }: NonNullable<Expectation['legalCount']>[number],
    at: Unmet['at'],
  ): Unmet[] {
    const found = this.#moves.filter((move) => match === undefined || matches(move, match));
    if (found.length === count) {
      return count > 0 || match === undefined ? [] : this.#alwaysSo(match, [...at, 'match']);
    }
    const matching = match === undefined ? 'are possible' : `match ${show(match)}`;
    const shown = [
      `- ${count}`,
      `+ ${found.length}`,
      ...found.slice(0, 8).map((move) => `  ${show(move)}`),
      ...(found.length > 8 ? [`  … ${found.length - 8} more`] : []),
    ];
    const message = `${found.length} legal moves ${matching}, not ${count}`;
    return [{ message, at, shown }];
  }

  /** A pattern that can match nothing here says nothing by not matching. */
  #alwaysSo(pattern: Pattern, at: Unmet['at']): Unmet[] {
    const why = this.#impossible(pattern);
    if (why === undefined) return [];
    const message = `${show(pattern)} can never be legal here: ${why}. Try the move itself, and expect "refused"`;
    return [{ message, at }];
  }

  /** Why no move that is offered here can match. */
  #impossible(pattern: Pattern): string | undefined {
    if (this.#offered.length === 0) return 'the game is over';
    const { type } = pattern;
    if (typeof type === 'string' && !this.#offered.includes(type)) {
      return `"${type}" is not offered, but ${listed(this.#offered, 'or')}`;
    }
    const subject = { what: 'move that is offered', schema: this.#kinds, words: this.#words };
    const [wrong] = wrongPattern(subject, pattern);
    if (wrong === undefined) return undefined;
    const where = wrong.path.length > 0 ? `${wrong.path.join('.')}: ` : '';
    return `${where}${wrong.message}`;
  }

  #legalNow(moves: readonly BaseMove[]): string {
    if (moves.length === 0) return 'no move is legal';
    const types = [...new Set(moves.map((move) => move.type))];
    return `legal: ${listed(types)}`;
  }
}
