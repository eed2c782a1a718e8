import type { Game, GameTypes } from '../../kernel/game.js';
import type { Bot } from '../../kernel/simulate.js';

/** What a search has to know of a game: how good a world is that nobody has played to its end. */
export interface Outlook<G extends GameTypes> {
  /** How well every seat stands, in points; more is better. */
  worths(game: Game<G>, world: G['state']): number[];
  /** A lead of so many points, won by one decision, decides most games. */
  readonly spread: number;
  /** All win or lose together: then it is not a lead that counts but the worth itself, and none is an even chance. */
  readonly together?: true;
  /** Grows by one when a turn ends. */
  clock(world: G['state']): number;
  /** Playouts are valued at the end of so many turns, when nothing is half done. */
  readonly turns: number;
  /** The most decisions of a playout, whatever the clock says. */
  readonly depth: number;
  /**
   * Steps that an iteration may take on average, those included that the guide tries out: with longer playouts a search
   * ends before its iterations do.
   */
  readonly pace: number;
  /** Whose move is believed in until another is better; nobody's where it is left out. */
  readonly guide?: Bot<G>;
  /** Moves that are left to the guide: whether to make them and how is not searched. */
  readonly isScripted?: (type: G['move']['type']) => boolean;
  /** So many standard errors must lie between a move and the guide's before it is believed to be better. */
  readonly doubt: number;
  /** Who decides in playouts: the guide where it is left out, anybody at random where there is none. */
  readonly playing?: Bot<G>;
}

/** For any game: the score as it stands, and random playouts. */
export function plainOutlook<G extends GameTypes>(): Outlook<G> {
  return {
    worths: (game, world) => {
      const { better, seats } = game.standing(world);
      return seats.map(({ score }) => (better === 'more' ? 1 : -1) * (score ?? 0));
    },
    spread: 10,
    clock: () => 0,
    turns: 1,
    depth: 40,
    pace: 40,
    doubt: 1.5,
  };
}

/** How far each seat is ahead of the best other one, or behind. */
export function leadsOf(
  { together }: { readonly together?: true },
  worths: readonly number[],
): number[] {
  if (together) return [...worths];
  return worths.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    worths.forEach((worth, other) => {
      if (other !== seat) best = Math.max(best, worth);
    });
    return own - best;
  });
}
