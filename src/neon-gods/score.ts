import type { BaseOutcome, Standing } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import { spacesWhere } from './content/board.js';
import type { Content } from './content/compile.js';
import type { Constants } from './content/schema.js';
import { gainBlurp } from './mechanics/blurp.js';
import { controls } from './mechanics/control.js';
import type { NeonTable } from './play.js';
import type { Final, State } from './state/state.js';
import type { TieBreak } from './state/terms.js';

/** How a game of Neon Gods ended: who won, by what, and how ties were broken. */
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

/** What states and views both show. */
interface Shown extends Pick<State, 'board' | 'outcome'> {
  readonly seats: readonly { readonly blurp: number }[];
}

/**
 * The blurp track, and what the factories that a seat controls now would add if the game ended as it
 * stands. Daylight still to come is not counted, as players leave it out when they compare.
 */
export function standing({ table, content }: { table: Shown; content: Content }): Standing {
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
function factoryBlurp(board: State['board'], { factoryTable }: Constants, seat: Seat) {
  const factories = spacesWhere(board, (space) => space.factory && controls(space, seat));
  const line = Math.min(factories.length, factoryTable.length - 1);
  return factoryTable[line] as number;
}

/** NG-WIN-03 to NG-WIN-05: by blurp, then $; equals share a place, or one of the first by lot. */
export function rank(table: NeonTable): Final {
  const finals = finalsOf(table.state);
  if (finals.length === 1) return finals[0] as Final;
  const lucky = table.roll(
    'end.tie',
    finals.flatMap(({ winners }) => winners),
  );
  return finals.find(({ winners }) => winners.includes(lucky)) as Final;
}

/** How the game ends by the blurp and $ of the seats: in one way, or by lot in one of several (NG-RULING-29). */
export function finalsOf({ seats, houseRules }: State): Final[] {
  const groups = groupsBy(seats, (one, other) => {
    return other.blurp - one.blurp || other.money - one.money;
  });
  const [tied, ...others] = groups as [Seat[], ...Seat[][]];
  if (tied.length > 1 && houseRules.finalTie === 'random') {
    return tied.map((lucky) => {
      const unlucky = tied.filter((seat) => seat !== lucky);
      return { ranking: [[lucky], unlucky, ...others], winners: [lucky], tieBreak: 'random' };
    });
  }
  const tieBreak = tied.length > 1 ? 'shared' : tieBreakOf(seats, tied[0] as Seat);
  return [{ ranking: [tied, ...others], winners: [...tied], tieBreak }];
}

/** The last criterion that a sole first place needed. */
function tieBreakOf(seats: State['seats'], winner: Seat): TieBreak {
  const best = seats[winner] as State['seats'][number];
  const equals = seats.filter(({ blurp }) => blurp === best.blurp);
  return equals.length > 1 ? 'money' : 'none';
}
