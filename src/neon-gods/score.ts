import type { BaseOutcome, Standing } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import { spacesWhere } from './content/board.js';
import type { Content } from './content/compile.js';
import type { Constants } from './content/schema.js';
import { gainBlurp } from './mechanics/blurp.js';
import { controls } from './mechanics/control.js';
import type { NeonTable } from './play.js';
import { type Final, type State, seatOf } from './state/state.js';
import type { TieBreak } from './state/terms.js';
import type { View } from './view/schema.js';

export interface Outcome extends BaseOutcome, Final {
  readonly winners: Seat[];
  readonly ranking: Seat[][];
  readonly reason: 'last daylight';
  readonly tieBreak: Final['tieBreak'];
}

export function outcomeOf({ outcome, seats }: State): Outcome | null {
  if (outcome === null) return null;
  return {
    ranking: outcome.ranking.map((equals) => [...equals]),
    winners: [...outcome.winners],
    tieBreak: outcome.tieBreak,
    scores: seats.map(({ blurp }) => blurp),
    reason: 'last daylight',
  };
}

/**
 * The blurp track, and what the factories that a seat controls now would add if the game ended as it
 * stands. Daylight still to come is not counted, as players leave it out when they compare.
 */
export function standing({ table, content }: { table: State | View; content: Content }): Standing {
  return {
    unit: 'blurp',
    better: 'more',
    seats: table.seats.map(({ blurp }, seat) => {
      const factories = factoryBlurp(table.board, content.constants, seat);
      const track = table.outcome === null ? blurp : blurp - factories;
      return {
        seat,
        score: track + factories,
        parts: [
          { label: 'blurp track', value: track },
          { label: 'factories', value: factories },
        ],
      };
    }),
  };
}

/** NG-WIN-02: blurp for the factories that a seat controls at the end. */
export function scoreFactories(table: NeonTable): void {
  const { state, content } = table;
  state.seats.forEach((_, seat) => {
    gainBlurp(table, seat, factoryBlurp(state.board, content.constants, seat), 'factory');
  });
}

/** NG-STRUCT-06: by the number of factories; the last line is for that many or more. */
function factoryBlurp(board: (State | View)['board'], { factoryTable }: Constants, seat: Seat) {
  const factories = spacesWhere(board, (space) => space.factory && controls(space, seat));
  const line = Math.min(factories.length, factoryTable.length - 1);
  return factoryTable[line] ?? 0;
}

/** NG-WIN-03 to NG-WIN-05: by blurp, then $; equals share a place. */
export function rank(table: NeonTable): Final {
  const { state } = table;
  const [tied = [], ...others] = groupsBy(state.seats, (one, other) => {
    return other.blurp - one.blurp || other.money - one.money;
  });
  const winners = drawWinner(table, tied);
  const unlucky = tied.filter((seat) => !winners.includes(seat));
  const second = unlucky.length > 0 ? [unlucky] : [];
  return {
    ranking: [[...winners], ...second, ...others],
    winners,
    tieBreak: tieBreakOf(state, tied),
  };
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
