import type { FeudPosition } from '../play.js';
import { agenda, phases } from './agenda.js';
import { barricades, form, graveyards, sun, units } from './board.js';
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
  tokens,
} from './teams.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: FeudPosition): string[] {
  const { state, content } = position;
  const basics = form(position);
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
