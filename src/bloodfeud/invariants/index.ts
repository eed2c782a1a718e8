import type { FeudPosition } from '../play.js';
import { agenda, phases } from './agenda.js';
import { barricades, cityscape, graveyards, sun, units } from './board.js';
import { cards, order, piles } from './cards.js';
import {
  alliances,
  assets,
  council,
  lanyards,
  peeks,
  placedKinds,
  powers,
  seals,
  teams,
  tokens,
} from './seats.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: FeudPosition): string[] {
  const { state, content } = position;
  // Everything else looks at teams and Domains that these have found to be there.
  const basics = [...teams(position), ...cityscape(position)];
  if (basics.length > 0) return basics;
  const board = content.board(state.teams.length);
  return [
    ...assets(position),
    ...tokens(position),
    ...cards(position),
    ...order(state),
    ...units(position),
    ...barricades(position, board),
    ...powers(position),
    ...seals(state),
    ...peeks(state),
    ...alliances(state),
    ...council(state),
    ...sun(position),
    ...graveyards(position),
    ...lanyards(position),
    ...placedKinds(position),
    ...piles(state),
    ...phases(state),
    ...agenda(position),
  ];
}
