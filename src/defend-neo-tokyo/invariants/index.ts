import type { TokyoPosition } from '../play.js';
import { agendaInvariants, unknownOnAgenda } from './agenda.js';
import { boardInvariants, unknownOnBoard } from './board.js';
import { cardInvariants } from './cards.js';
import { mechInvariants } from './mechs.js';
import { monsterInvariants } from './monsters.js';
import { seatInvariants } from './seats.js';
import { trackInvariants } from './tracks.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: TokyoPosition): string[] {
  // What does not exist comes first, so that no other check stumbles over it.
  const unknown = [
    ...seatInvariants(position),
    ...unknownOnBoard(position),
    ...unknownOnAgenda(position),
  ];
  if (unknown.length > 0) return unknown;
  return [
    ...mechInvariants(position),
    ...cardInvariants(position),
    ...monsterInvariants(position),
    ...trackInvariants(position),
    ...boardInvariants(position),
    ...agendaInvariants(position),
  ];
}
