import type { BaseOutcome } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { spacesWhere } from './content/board.js';
import { gainBlurp } from './mechanics/blurp.js';
import { controls } from './mechanics/control.js';
import type { NeonTable } from './play.js';
import { type Final, type State, seatOf } from './state/state.js';
import type { TieBreak } from './state/terms.js';

export interface Outcome extends BaseOutcome, Final {
  readonly winners: Seat[];
  readonly reason: 'last daylight';
  readonly tieBreak: Final['tieBreak'];
}

export function outcomeOf({ outcome, seats }: State): Outcome | null {
  if (outcome === null) return null;
  return {
    ranking: outcome.ranking.map((one) => ({ ...one })),
    winners: [...outcome.winners],
    tieBreak: outcome.tieBreak,
    scores: seats.map(({ blurp }) => blurp),
    reason: 'last daylight',
  };
}

/** NG-WIN-02, NG-STRUCT-06: blurp for the factories that a seat controls at the end. */
export function scoreFactories(table: NeonTable): void {
  const { state, content } = table;
  const { factoryTable } = content.constants;
  state.seats.forEach((_, seat) => {
    const factories = spacesWhere(state.board, (space) => space.factory && controls(space, seat));
    const line = Math.min(factories.length, factoryTable.length - 1);
    gainBlurp(table, seat, factoryTable[line] ?? 0, 'factory');
  });
}

/** NG-WIN-03 to NG-WIN-05: by blurp, then $; equals share a place. */
export function rank(table: NeonTable): Final {
  const { state } = table;
  const seats = state.seats.map(({ blurp, money }, seat) => ({ seat, blurp, money }));
  const isBetter = (a: (typeof seats)[number], b: (typeof seats)[number]) => {
    return a.blurp !== b.blurp ? a.blurp > b.blurp : a.money > b.money;
  };
  const ranking = seats.map((one) => {
    return { ...one, place: 1 + seats.filter((other) => isBetter(other, one)).length };
  });
  const tied = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const winners = drawWinner(table, tied);
  for (const one of ranking) {
    if (one.place === 1 && !winners.includes(one.seat)) one.place = 2;
  }
  ranking.sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { ranking, winners, tieBreak: tieBreakOf(state, tied) };
}

/** NG-RULING-29: all of them, or one by lot. */
function drawWinner(table: NeonTable, tied: Seat[]): Seat[] {
  const isDrawn = tied.length > 1 && table.state.houseRules.finalTie === 'random';
  return isDrawn ? [table.roll('end.tie', tied)] : tied;
}

/** The last criterion that first place needed. */
function tieBreakOf(state: State, tied: readonly Seat[]): TieBreak {
  if (tied.length > 1) return state.houseRules.finalTie;
  const blurp = seatOf(state, tied[0] as Seat).blurp;
  return state.seats.filter((player) => player.blurp === blurp).length > 1 ? 'money' : 'none';
}
