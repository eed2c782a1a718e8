import type { Game, GameTypes } from '../../kernel/game.js';
import { type Frame, type MatchValue, playMove } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { type Bot, choiceOf, type Random } from '../../kernel/simulate.js';

/** The next seat of a bot that may act. */
export function botToAct<G extends GameTypes>(
  game: Game<G>,
  { state, ended }: MatchValue<G>,
  isBot: (seat: Seat) => boolean,
): Seat | undefined {
  return ended ? undefined : game.toAct(state).find(isBot);
}

export interface BotMoves<G extends GameTypes> {
  readonly match: MatchValue<G>;
  readonly frames: readonly Frame<G>[];
}

export interface BotTurn<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly random: Random;
  readonly limit: number;
  /** What time it is. */
  readonly at: number;
}

/** The match after so many moves of bots at most, and what everybody sees of them. */
export function playBots<G extends GameTypes>(
  game: Game<G>,
  before: MatchValue<G>,
  isBot: (seat: Seat) => boolean,
  { bot, random, limit, at }: BotTurn<G>,
): BotMoves<G> {
  let match = before;
  const frames: Frame<G>[] = [];
  for (let made = 0; made < limit; made++) {
    const seat = botToAct(game, match, isBot);
    if (seat === undefined) break;
    const chosen = chooseMove(game, match, seat, bot, random);
    const played = playMove(game, match, seat, chosen, { at });
    // A bot that breaks the rules plays the first move that does not.
    const legal = played.ok
      ? played
      : playMove(game, match, seat, game.legalMoves(match.state, seat)[0], { at });
    if (!legal.ok) break;
    match = legal.match;
    frames.push(...legal.frames);
  }
  return { match, frames };
}

function chooseMove<G extends GameTypes>(
  game: Game<G>,
  { state }: MatchValue<G>,
  seat: Seat,
  bot: Bot<G>,
  random: Random,
): unknown {
  try {
    return bot(choiceOf(game, state, seat, random));
  } catch {
    return undefined;
  }
}
