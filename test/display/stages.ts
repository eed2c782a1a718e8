import { readFileSync } from 'node:fs';
import { displayOf } from '../../src/displays.js';
import { type Game, type GameTypes, Replayer } from '../../src/index.js';

/*
 * A logged game of each, looked at in five places: every picture and every screen that is kept in this folder is one
 * of them.
 */

export const stages = ['setup', 'early', 'middle', 'contest', 'end'] as const;
export type Stage = (typeof stages)[number];

interface Looked {
  /** In test/golden, without its ending. */
  readonly log: string;
  /** The phase in which something is being decided against each other: a battle, an auction, a vote. */
  readonly contest: string;
}

const looked: Readonly<Record<string, Looked>> = {
  'neon-gods': { log: 'life-on-the-streets-4', contest: 'Battle' },
  'city-of-remnants': { log: 'players-3', contest: 'Auction' },
  'block-mania': { log: 'players-2', contest: 'Close assault' },
  bloodfeud: { log: 'players-5', contest: 'Council vote' },
  'defend-neo-tokyo': { log: 'players-3', contest: 'End Phase' },
};

type State = GameTypes['state'];

/** The states of the stages of a game. */
export function statesOf(game: Game): Record<Stage, State> {
  const states = playedIn(game);
  const at = (share: number) => states[Math.floor((states.length - 1) * share)] as State;
  const { contest: phase } = looked[game.id] as Looked;
  const display = displayOf(game);
  const later = states.slice(Math.floor(states.length * 0.6));
  const contest = later.find((state) => {
    return display.scene(game.view(state, 'spectator')).now.phase === phase;
  });
  if (contest === undefined) throw new Error(`${game.title} is never at ${phase}`);
  return { setup: at(0), early: at(0.15), middle: at(0.5), contest, end: at(1) };
}

/** Every state of the logged game. */
function playedIn(game: Game): State[] {
  const { log } = looked[game.id] as Looked;
  const url = new URL(`../golden/${game.id}/${log}.jsonl`, import.meta.url);
  const states: State[] = [];
  const keep = ({ state }: { readonly state: State }) => {
    states.push(game.copy(state));
  };
  const replayer = new Replayer(game, { onStart: keep, onMove: keep });
  for (const line of readFileSync(url, 'utf8').trimEnd().split('\n')) replayer.read(line);
  return states;
}

/** What who is to act sees of a state; a spectator when it is over. */
export function lookAt(game: Game, state: State) {
  const display = displayOf(game);
  const [seat] = game.toAct(state);
  const view = game.view(state, seat ?? 'spectator');
  const moves = seat === undefined ? [] : game.legalMoves(state, seat);
  const { next } = display.narrow(view, moves, []);
  const lit = next.filter(({ kind }) => kind === 'thing').map(({ id }) => id);
  return { scene: display.scene(view), prompt: display.prompt(view, { moves }), next, lit };
}
