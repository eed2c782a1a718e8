import type { Content } from '../content/compile.js';
import type { State } from '../state/state.js';

/** The base box has two blocks; the expansion brings more, with counters and kleggs of its own. */
const mostWithoutExpansion = 2;

export function needsExpansion(players: number): boolean {
  return players > mostWithoutExpansion;
}

/** Which hardware and armoury counters are in the containers: the option decides, or else the number of players. */
export function countersIn({
  players,
  options,
}: Pick<State, 'players' | 'options'>): 'base' | 'all' {
  const { expansionCounters } = options;
  const isExpanded = expansionCounters === 'auto' ? needsExpansion(players) : expansionCounters;
  return isExpanded ? 'all' : 'base';
}

/** The kleggs of a game: BM-KLEGG-02, BM-MM-08. */
export function kleggsFor({ kleggs }: Content, players: number): readonly string[] {
  return needsExpansion(players) ? kleggs.all : kleggs.base;
}
