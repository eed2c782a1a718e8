import type { NeonPosition } from '../play.js';
import { brokenAgenda, brokenBattle } from './agenda.js';
import { brokenLayout, brokenWalls } from './board.js';
import { brokenCards, brokenRow } from './cards.js';
import { brokenFigures } from './figures.js';
import { brokenRounds } from './rounds.js';
import { brokenSeats } from './seats.js';
import { brokenAndys, brokenTokens } from './tokens.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: NeonPosition): string[] {
  const { state, content } = position;
  if (!content.scenarios.has(state.scenario)) return [`there is no scenario ${state.scenario}`];
  if (state.seats.length !== state.players) return [`${state.players} players need as many seats`];
  return [
    ...brokenSeats(position),
    ...brokenCards(position),
    ...brokenFigures(position),
    ...brokenTokens(position),
    ...brokenAndys(position),
    ...brokenLayout(position),
    ...brokenWalls(position),
    ...brokenRow(position),
    ...brokenRounds(position),
    ...brokenBattle(position),
    ...brokenAgenda(position),
  ];
}
