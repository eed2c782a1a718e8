import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { withEntry } from '../../kit/values.js';
import { listed } from '../../kit/words.js';
import { teamName } from '../describe/names.js';
import { playersInEarshot } from '../mechanics/stations.js';
import { defineMove, refuse } from '../play.js';
import {
  type Ballot,
  type BallotOption,
  ballot,
  type Location,
  type PlayerId,
  playerId,
  teamOf,
} from '../state/state.js';
import { nextBallot, nextJoin, nextProposal, nextWilling } from '../steps/vote.js';

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

export interface AnswerCallMove extends MoveIn<typeof answerCall> {}

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
  forbid(position, { seat, player }) {
    const hearing = playersInEarshot(teamOf(position.state, seat));
    if (player === null || hearing.includes(player)) return undefined;
    return refuse('BF-VOTE-04', () => {
      return `${player} of ${teamName(position, seat)} is not in the Neutral Zone`;
    });
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

export interface AnswerAnnounceMove extends MoveIn<typeof answerAnnounce> {}

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

export interface DeclineProposeMove extends MoveIn<typeof declinePropose> {}

export const castVote = defineMove({
  type: 'castVote',
  at: ['voteBallot'],
  params: { choice: ballot },
  options(_position, seat, { options }) {
    const choices: Ballot[] = [...options, 'abstain'];
    return choices.map((choice) => ({ type: 'castVote', seat, choice }));
  },
  forbid(position, { seat, choice }, { options, willing }) {
    if (choice === 'abstain') {
      if (!willing.includes(seat)) return undefined;
      return refuse('BF-VOTE-07', () => {
        return `${teamName(position, seat)} was willing to vote and must not abstain`;
      });
    }
    if (options.includes(choice)) return undefined;
    const nameOption = (option: BallotOption) => {
      return option === 'noEvent' ? 'No Event' : `the Event of ${teamName(position, option)}`;
    };
    const { proposals } = position.state.council;
    if (choice === 'noEvent' || proposals.some(({ by }) => by === choice)) {
      return refuse('BF-VOTE-08', () => {
        const tied = listed(options.map(nameOption), 'or');
        return `${nameOption(choice)} is not among the tied; choose ${tied}`;
      });
    }
    return refuse('BF-VOTE-06', () => `${teamName(position, choice)} has not proposed an Event`);
  },
  perform(table, { seat, choice }, step) {
    const ballots = { ...step.ballots, [seat]: choice };
    nextBallot(table, { ...step, ballots, awaiting: without(step.awaiting, seat) });
  },
});

export interface CastVoteMove extends MoveIn<typeof castVote> {}
