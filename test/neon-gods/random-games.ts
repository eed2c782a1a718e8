import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import type { Event } from '../../src/neon-gods/events.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { Move } from '../../src/neon-gods/moves/index.js';
import type { SetupInput } from '../../src/neon-gods/setup.js';
import type { State } from '../../src/neon-gods/state/state.js';
import { layouts } from './arrange.js';

/** One move of a game; at the start of it there is none, and `before` and `after` are the same. */
export interface Turn {
  before: State;
  move?: Move;
  after: State;
  events: Event[];
}

/** Every scenario for every number of players. */
export const tables = Object.values(layouts).flatMap((scenario) => {
  return [2, 3, 4].map((players) => ({ scenario, players }));
});

/** A whole game at random, each move shown to `watch`; the final state. */
export function randomGame(options: SetupInput, watch: (turn: Turn) => void = () => {}): State {
  const { state, events } = neonGods.start(options);
  watch({ before: state, after: state, events });
  return playOn(state, `${options.seed}/moves`, watch);
}

/** Goes on at random until the game is over, or `until` says so. */
export function playOn(
  start: State,
  seed: string,
  watch: (turn: Turn) => void,
  until: (state: State) => boolean = () => false,
): State {
  const random = new SeededChance(seedChance(seed));
  let state = start;
  while (state.outcome === null && !until(state)) {
    const move = pick(neonGods.legalMoves(state), random);
    const { state: after, events } = neonGods.apply(state, move);
    watch({ before: state, move, after, events });
    state = after;
  }
  return state;
}

const idle: Move['type'][] = ['done', 'drawInstead', 'battleDone', 'passExchange'];

/** Any legal move, but idle ones and recruiting less often: games with more events and more battles. */
function pick(moves: readonly Move[], random: SeededChance): Move {
  const events = moves.filter(({ type }) => type === 'buyEvent');
  const busy = moves.filter(({ type }) => !idle.includes(type));
  const luck = random.below(4);
  const wanted =
    luck < 2 && events.length > 0 ? events : luck < 3 && busy.length > 0 ? busy : moves;
  return wanted[random.below(wanted.length)] as Move;
}
