import type { Applied, GameTypes } from '../kernel/game.js';
import type { Viewer } from '../kernel/play.js';
import {
  toldByDisplay,
  wrongChange,
  wrongPrompt,
  wrongScene,
  wrongTouches,
} from './display-laws.js';
import type { Inspection } from './inspection.js';

/** Laws 18 to 20: for everybody who is to act, and one who looks on. */
export function checkDisplay<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): void {
  const { game, options } = inspection;
  const { display, displayEvery = 1 } = options;
  if (display === undefined || inspection.decision % displayEvery !== 0) return;
  const others: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator', 'open'];
  const onlooker = inspection.pick(others);
  for (const viewer of new Set<Viewer>([inspection.pick(game.toAct(state)), onlooker])) {
    const told = toldByDisplay(display, state, viewer, inspection.random.below(1_000_000));
    inspection.silent(18, wrongScene(display, state, viewer));
    inspection.silent(20, wrongPrompt(display, state, viewer));
    inspection.silent(20, told);
  }
  for (const seat of game.toAct(state)) {
    inspection.silent(19, wrongTouches(display, state, seat));
  }
}

/** Law 22, for one who looks on. */
export function checkChange<G extends GameTypes>(
  inspection: Inspection<G>,
  before: G['state'],
  { state, events }: Applied<G>,
): void {
  const { game, options } = inspection;
  const { display, displayEvery = 1 } = options;
  if (display === undefined || inspection.decision % displayEvery !== 0) return;
  const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
  const viewer = viewers[inspection.places.below(viewers.length)] ?? 'spectator';
  const seen = game.viewEvents(events, viewer);
  const views = { before: game.view(before, viewer), after: game.view(state, viewer) };
  inspection.silent(22, wrongChange(display, views, seen));
}
