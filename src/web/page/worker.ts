/* Bots think here, so that the page never freezes. They get a choice, never the state: what it is made of is ours. */
import './jitless.js';
import {
  type Bot,
  choiceOf,
  hint,
  random,
  search,
  seededRandom,
  sensible,
} from '../../bots/index.js';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { reckon } from './reckon.js';
import type { Asked, BotName, Thought } from './thinking.js';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer = answerTo(data);
  self.postMessage(answer);
});

function answerTo({ number, game: id, state, seat, seed, names, about }: Asked): Thought {
  const game = games[id];
  if (game === undefined) return { number, problem: `there is no game ${id}` };
  try {
    if (about === 'odds') return { number, odds: reckon(game, state, seat, names) };
    const choice = choiceOf(game, state, seat, seededRandom(seed));
    if (about === 'hint') return { number, hints: hint(choice).moves };
    return { number, move: botOf(game, about)(choice) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

function botOf(game: Game, name: BotName): Bot<GameTypes> {
  if (name === 'search') return search(game);
  return name === 'sensible' ? sensible(game) : random;
}
