import type { MoveIn } from '../../kernel/play.js';
import { withEntry } from '../../kit/values.js';
import { placeName, teamName } from '../describe/names.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  type Location,
  location,
  locations,
  type PlayerId,
  playerId,
  playersOf,
  teamOf,
} from '../state/state.js';
import { endPhase } from '../steps/gameplay.js';
import { cannotActAsTeam, isStoryteller, spendAction } from './gameplay.js';

export const movePlayer = defineMove({
  type: 'movePlayer',
  at: ['open'],
  params: { player: playerId, to: location },
  closed: cannotActAsTeam,
  options(position, seat) {
    const team = teamOf(position.state, seat);
    const moves: { type: 'movePlayer'; seat: number; player: PlayerId; to: Location }[] = [];
    for (const player of playersOf(team)) {
      const here = team.location[player];
      for (const to of locations) {
        if (to !== here) moves.push({ type: 'movePlayer', seat, player, to });
      }
    }
    return moves;
  },
  forbid(position, { seat, player, to }) {
    const here = teamOf(position.state, seat).location[player];
    if (here === undefined) return cannotSendNobody(position, seat, player);
    return here === to ? cannotStay(player, to) : undefined;
  },
  perform(table, { seat, player, to }) {
    const team = teamOf(table.state, seat);
    const from = team.location[player] ?? 'neutral';
    team.location = withEntry(team.location, player, to);
    table.emit({ type: 'playerMoved', seat, player, from, to });
    spendAction(table, seat);
  },
});

export interface MovePlayerMove extends MoveIn<typeof movePlayer> {}

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
  closed(position, seat) {
    if (isStoryteller(position, seat)) return undefined;
    return refuse('BF-STORY-01', () => `${teamName(position, seat)} is not the storyteller`);
  },
  options: (_position, seat) => [{ type: 'endGameplayPhase', seat }],
  forbid: () => undefined,
  perform: (table) => endPhase(table, 'storyteller'),
});

export interface EndGameplayPhaseMove extends MoveIn<typeof endGameplayPhase> {}
