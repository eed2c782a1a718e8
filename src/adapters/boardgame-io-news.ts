import type { GameTypes } from '../kernel/game.js';

/** What one line of the log made happen. */
export interface Happening<G extends GameTypes> {
  readonly line: number;
  readonly events: readonly G['event'][];
  /** How many moves this line has taken back. */
  readonly undone: number;
}

/** What has happened at a table since a client looked last. */
export interface TableNews<G extends GameTypes> {
  /** In order, without those of moves that have been taken back since. */
  readonly events: readonly G['event'][];
  /** How many moves that the client knew of have been taken back. */
  readonly undone: number;
  /** Whether nothing is missing: the table remembers its last lines only. */
  readonly isWhole: boolean;
}

/** What is new for a client that saw the table when its `line` was this; 0 for one that has seen nothing. */
export function newsSince<G extends GameTypes>(
  { recent, line: now }: { readonly recent: readonly Happening<G>[]; readonly line: number },
  line: number,
): TableNews<G> {
  const standing: Happening<G>[] = [];
  let undone = 0;
  for (const happening of recent) {
    if (happening.line <= line) continue;
    const known = Math.max(0, happening.undone - standing.length);
    standing.length -= happening.undone - known;
    undone += known;
    if (happening.undone === 0) standing.push(happening);
  }
  const oldest = recent[0]?.line ?? now + 1;
  return {
    events: standing.flatMap(({ events }) => events),
    undone,
    isWhole: line >= oldest - 1,
  };
}
