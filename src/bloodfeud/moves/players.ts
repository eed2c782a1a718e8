import type { MoveIn } from '../../kernel/play.js';
import { placeName, teamName } from '../describe/names.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { ofPlayers } from '../state/change.js';
import {
  type Location,
  location,
  locations,
  type PlayerId,
  playerId,
  playersOf,
  type Team,
  teamOf,
} from '../state/state.js';
import { endPhase } from '../steps/gameplay.js';
import { cannotActAsTeam, isStoryteller, listOf, spendAction, TeamRefusal } from './gameplay.js';

interface PlayerMove {
  type: 'movePlayer';
  seat: number;
  player: PlayerId;
  to: Location;
}

export const movePlayer = defineMove({
  type: 'movePlayer',
  at: ['open'],
  params: { player: playerId, to: location },
  closed: cannotActAsTeam,
  /** Where the players of the team are. */
  context: ({ state }, _step, seat) => teamOf(state, seat).location,
  options(position, seat, _step, places) {
    const team = teamOf(position.state, seat);
    const moves = listOf<PlayerMove>(team.players * (locations.length - 1));
    let i = 0;
    for (const player of playersOf(team)) {
      const here = whereabouts(places, player);
      for (const to of locations) {
        if (to !== here) moves[i++] = { type: 'movePlayer', seat, player, to };
      }
    }
    return moves;
  },
  forbid(position, { seat, player, to }, _step, places) {
    const here = whereabouts(places, player);
    if (here === undefined) return cannotSendNobody(position, seat, player);
    return here === to ? cannotStay(player, to) : undefined;
  },
  perform(table, { seat, player, to }) {
    const team = teamOf(table.state, seat);
    const from = team.location[player] as Location;
    const { P1, P2, P3, P4 } = team.location;
    team.location = ofPlayers(
      player === 'P1' ? to : P1,
      player === 'P2' ? to : P2,
      player === 'P3' ? to : P3,
      player === 'P4' ? to : P4,
    );
    table.emit({ type: 'playerMoved', seat, player, from, to });
    spendAction(table, seat);
  },
});

export interface MovePlayerMove extends MoveIn<typeof movePlayer> {}

/** By name: these are the longest lists of all, and V8 reads records with a variable key several times as slowly. */
function whereabouts(places: Team['location'], player: PlayerId) {
  switch (player) {
    case 'P1':
      return places.P1;
    case 'P2':
      return places.P2;
    case 'P3':
      return places.P3;
    case 'P4':
      return places.P4;
  }
}

function cannotSendNobody(position: FeudPosition, seat: number, player: PlayerId) {
  return refuse('BF-PHASE-04', () => `${teamName(position, seat)} has no ${player}`);
}

function cannotStay(player: PlayerId, to: Location) {
  return refuse('BF-PHASE-04', () => `${player} is at ${placeName(to)} already`);
}

export const pass = defineMove({
  type: 'pass',
  at: ['open'],
  params: {},
  closed: cannotActAsTeam,
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    teamOf(table.state, seat).passed = true;
    table.emit({ type: 'teamPassed', seat });
    spendAction(table, seat);
  },
});

export interface PassMove extends MoveIn<typeof pass> {}

export const endGameplayPhase = defineMove({
  type: 'endGameplayPhase',
  at: ['open'],
  params: {},
  closed: cannotActAsStoryteller,
  options: (_position, seat) => [{ type: 'endGameplayPhase', seat }],
  forbid: () => undefined,
  perform: (table) => endPhase(table, 'storyteller'),
});

function cannotActAsStoryteller(position: FeudPosition, seat: number) {
  if (isStoryteller(position, seat)) return undefined;
  return new TeamRefusal('BF-STORY-01', isNoStoryteller, position, seat);
}

function isNoStoryteller(position: FeudPosition, seat: number): string {
  return `${teamName(position, seat)} is not the storyteller`;
}

export interface EndGameplayPhaseMove extends MoveIn<typeof endGameplayPhase> {}
