import * as z from 'zod';
import { nextBallot, nextJoin, nextProposal, nextWilling } from '../mechanics/council.js';
import { playersInEarshot } from '../mechanics/presence.js';
import { defineMove, refuse } from '../play.js';
import { withEntry } from '../state/change.js';
import {
  type Ballot,
  ballot,
  type Location,
  type PlayerId,
  playerId,
  teamOf,
} from '../state/state.js';

const without = (seats: readonly number[], seat: number) => seats.filter((one) => one !== seat);

export const answerCall = defineMove({
  type: 'answerCall',
  at: ['voteWilling'],
  params: { willing: z.boolean() },
  options: (_position, seat) => [
    { type: 'answerCall', seat, willing: true },
    { type: 'answerCall', seat, willing: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, willing }, step) {
    const all = willing ? [...step.willing, seat].sort() : step.willing;
    nextWilling(table, { ...step, willing: all, awaiting: without(step.awaiting, seat) });
  },
});

export const answerAnnounce = defineMove({
  type: 'answerAnnounce',
  at: ['voteJoin'],
  params: { player: playerId.nullable() },
  options({ state }, seat) {
    const moves: { type: 'answerAnnounce'; seat: number; player: PlayerId | null }[] = [];
    for (const player of playersInEarshot(teamOf(state, seat))) {
      moves.push({ type: 'answerAnnounce', seat, player });
    }
    moves.push({ type: 'answerAnnounce', seat, player: null });
    return moves;
  },
  forbid({ state }, { seat, player }) {
    if (player === null || playersInEarshot(teamOf(state, seat)).includes(player)) return undefined;
    return refuse('BF-VOTE-04', () => `${player} of team ${seat} is not in the Neutral Zone`);
  },
  perform(table, { seat, player }, step) {
    if (player !== null) {
      const team = teamOf(table.state, seat);
      team.location = withEntry<Location>(team.location, player, 'council');
      table.emit({ type: 'councilJoined', seat, player });
    }
    nextJoin(table, { ...step, awaiting: without(step.awaiting, seat) });
  },
});

export const declinePropose = defineMove({
  type: 'declinePropose',
  at: ['voteProposals'],
  params: {},
  options: (_position, seat) => [{ type: 'declinePropose', seat }],
  forbid: () => undefined,
  perform(table, { seat }, step) {
    nextProposal(table, { ...step, awaiting: without(step.awaiting, seat) });
  },
});

export const castVote = defineMove({
  type: 'castVote',
  at: ['voteBallot'],
  params: { choice: ballot },
  options(_position, seat, { options }) {
    const choices: Ballot[] = [...options, 'abstain'];
    return choices.map((choice) => ({ type: 'castVote', seat, choice }));
  },
  forbid({ state }, { seat, choice }, { options, willing }) {
    if (choice === 'abstain') {
      if (!willing.includes(seat)) return undefined;
      return refuse('BF-VOTE-07', () => `team ${seat} was willing to vote and must`);
    }
    if (options.includes(choice)) return undefined;
    const isProposed =
      choice === 'noEvent' || state.council.proposals.some(({ by }) => by === choice);
    if (isProposed) {
      return refuse('BF-VOTE-08', () => `${choice} is not among the tied: ${options.join(', ')}`);
    }
    return refuse('BF-VOTE-06', () => `team ${choice} has proposed no Event`);
  },
  perform(table, { seat, choice }, step) {
    const ballots = { ...step.ballots, [seat]: choice };
    nextBallot(table, { ...step, ballots, awaiting: without(step.awaiting, seat) });
  },
});
