import type { Game, GameTypes } from '../kernel/game.js';

/** What a run has covered. */
export interface Coverage {
  /** Looked at with all laws. */
  decisions: number;
  /** Played between those. */
  passed: number;
  applied: number;
  refused: number;
  redealt: number;
  /** Whether the last game was followed to its end. */
  finished: boolean;
  /** Made-up moves that were tried, by type. */
  readonly madeUp: Map<string, number>;
  readonly moves: Map<string, number>;
  readonly events: Map<string, number>;
  readonly refusals: Map<string, number>;
}

/** Counts of what was covered, all at nothing. */
export function noCoverage(): Coverage {
  return {
    decisions: 0,
    passed: 0,
    applied: 0,
    refused: 0,
    redealt: 0,
    finished: false,
    madeUp: new Map(),
    moves: new Map(),
    events: new Map(),
    refusals: new Map(),
  };
}

/** One more of them. */
export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What a run has covered, in a few lines: how often each move, event and rule came up. */
export function tellCoverage<G extends GameTypes>(game: Game<G>, coverage: Coverage): string {
  const {
    decisions,
    passed,
    applied,
    refused,
    redealt,
    finished,
    madeUp,
    moves,
    events,
    refusals,
  } = coverage;
  const types = game.moveTypes.length;
  const rules = Object.keys(game.rules).length;
  return [
    `${game.title}: ${decisions} decisions${finished ? ' to the end' : ''}, ${passed > 0 ? `${passed} between them, ` : ''}${applied} legal moves applied, ` +
      `${refused} near misses refused, ${sumOf(madeUp)} moves made up, ${redealt} redeals`,
    `  moves      ${moves.size} of ${types} types: ${table(moves)}`,
    `  made up    ${madeUp.size} of ${types} types: ${table(madeUp)}`,
    `  events     ${events.size} types: ${table(events)}`,
    `  refusals   ${refusals.size} of ${rules} rules: ${table(refusals)}`,
  ].join('\n');
}

function table(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return rows.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** All of them together. */
export function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
