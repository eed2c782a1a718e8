import { InvalidInput } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import type { Bot, Choice } from '../kernel/simulate.js';
import { sensible as blockMania } from './block-mania/sensible.js';
import { sensible as bloodfeud } from './bloodfeud/sensible.js';
import { sensible as cityOfRemnants } from './city-of-remnants/sensible.js';
import { sensible as defendNeoTokyo } from './defend-neo-tokyo/sensible.js';
import { sensible as neonGods } from './neon-gods/sensible.js';

/** The scripted players, by the id of their game. */
const players: Readonly<Record<string, Bot<GameTypes>>> = {
  'neon-gods': playing(neonGods),
  'city-of-remnants': playing(cityOfRemnants),
  'block-mania': playing(blockMania),
  bloodfeud: playing(bloodfeud),
  'defend-neo-tokyo': playing(defendNeoTokyo),
};

/** A scripted player that looks one step ahead at most: fast, and no fool. */
export function sensible<G extends GameTypes>(game: Game<G>): Bot<G> {
  const player = Object.hasOwn(players, game.id) ? players[game.id] : undefined;
  if (player !== undefined) return (choice) => player(choice) as G['move'];
  const known = Object.keys(players).join(', ');
  const message = `there is no sensible bot for "${game.id}", but for ${known}`;
  throw new InvalidInput('bot', [{ path: [], message }]);
}

/** A bot of one game among bots of many: it is asked about no other. */
function playing<G extends GameTypes>(bot: Bot<G>): Bot<GameTypes> {
  return (choice) => bot(choice as Choice<G>);
}
