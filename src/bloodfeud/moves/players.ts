import { defineMove, refuse } from '../play.js';
import { withEntry } from '../state/change.js';
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
import { isStoryteller, spendAction, teamless } from './gameplay.js';

export const movePlayer = defineMove({
  type: 'movePlayer',
  at: ['open'],
  params: { player: playerId, to: location },
  closed: teamless,
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
    if (here === undefined) return nobody(seat, player);
    return here === to ? thereAlready(player, to) : undefined;
  },
  perform(table, { seat, player, to }) {
    const team = teamOf(table.state, seat);
    const from = team.location[player] ?? 'neutral';
    team.location = withEntry(team.location, player, to);
    table.emit({ type: 'playerMoved', seat, player, from, to });
    spendAction(table, seat);
  },
});

function nobody(seat: number, player: PlayerId) {
  return refuse('BF-PHASE-04', () => `team ${seat} has no ${player}`);
}

function thereAlready(player: PlayerId, to: Location) {
  return refuse('BF-PHASE-04', () => `${player} is at ${to} already`);
}

export const pass = defineMove({
  type: 'pass',
  at: ['open'],
  params: {},
  closed: teamless,
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    teamOf(table.state, seat).passed = true;
    table.emit({ type: 'teamPassed', seat });
    spendAction(table, seat);
  },
});

export const endGameplayPhase = defineMove({
  type: 'endGameplayPhase',
  at: ['open'],
  params: {},
  closed(position, seat) {
    if (isStoryteller(position, seat)) return undefined;
    return refuse('BF-STORY-01', () => `team ${seat} is not the storyteller`);
  },
  options: (_position, seat) => [{ type: 'endGameplayPhase', seat }],
  forbid: () => undefined,
  perform: (table) => endPhase(table, 'storyteller'),
});
