import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { listed } from '../../kit/words.js';
import { teamName } from '../describe/names.js';
import {
  allianceOf,
  alliancesHere,
  blockersOf,
  blockPair,
  formAlliance,
  isPossiblePartner,
  isQuorate,
  mayCounter,
  pairNumber,
} from '../mechanics/alliances.js';
import { isAt, quorum } from '../mechanics/stations.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { type Alliance, type State, team, teamOf } from '../state/state.js';
import { cannotActAt, noMoves, spendAction } from './gameplay.js';

/** BF-PHASE-09, worked out once for all teams. */
function isQuorateHere(position: FeudPosition): boolean {
  position.notes.isQuorate ??= isQuorate(position.state);
  return position.notes.isQuorate;
}

export const proposeAlliance = defineMove({
  type: 'proposeAlliance',
  at: ['open'],
  params: { with: team },
  closed: cannotActAt.orders,
  context: isQuorateHere,
  options(position, seat, _step, quorate) {
    if (!quorate || teamOf(position.state, seat).assets < 1) return noMoves;
    const moves: { type: 'proposeAlliance'; seat: number; with: number }[] = [];
    const { teams } = position.state;
    for (let other = 0; other < teams.length; other++) {
      if (!isPossiblePartner(position.state, seat, other)) continue;
      moves.push({ type: 'proposeAlliance', seat, with: other });
    }
    return moves;
  },
  forbid(position, { seat, with: partner }, _step, quorate) {
    const { state } = position;
    if (!quorate) return cannotWithoutQuorum(state, 'BF-PROP-01');
    const other = state.teams[partner];
    if (other === undefined || partner === seat) {
      return refuse('BF-PROP-02', () => `choose another team, not ${teamName(position, partner)}`);
    }
    if (!isAt(other, 'orders')) {
      return refuse('BF-PROP-02', () => {
        return `${teamName(position, partner)} has no player at the Orders station`;
      });
    }
    if (teamOf(state, seat).assets < 1 || other.assets < 1) {
      return refuse('BF-PROP-02', () => 'both teams need an Asset');
    }
    const alliance = allianceOf(state, seat, partner);
    return alliance && cannotChange(position, 'BF-PROP-06', [seat, partner], alliance);
  },
  perform(table, { seat, with: partner }) {
    table.emit({ type: 'allianceProposed', seat, with: partner });
    spendAction(table, seat);
    table.next({ type: 'allianceConsent', proposer: seat, partner });
  },
});

export interface ProposeAllianceMove extends MoveIn<typeof proposeAlliance> {}

function cannotWithoutQuorum(state: State, rule: 'BF-PROP-01' | 'BF-BLOCK-01') {
  return refuse(rule, () => `${quorum(state)} teams are needed at the Orders station`);
}

export const answerAlliance = defineMove({
  type: 'answerAlliance',
  at: ['allianceConsent'],
  params: { accept: z.boolean() },
  options: (_position, seat) => [
    { type: 'answerAlliance', seat, accept: true },
    { type: 'answerAlliance', seat, accept: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, accept }, { proposer, partner }) {
    if (!accept) {
      table.emit({ type: 'allianceRefused', seat, with: proposer });
      return;
    }
    const blockers = blockersOf(table, proposer, partner);
    if (blockers.length === 0) return formAlliance(table, proposer, partner);
    table.next({ type: 'allianceBlock', proposer, partner, awaiting: blockers });
  },
});

export interface AnswerAllianceMove extends MoveIn<typeof answerAlliance> {}

export const respondBlock = defineMove({
  type: 'respondBlock',
  at: ['allianceBlock'],
  params: { block: z.boolean() },
  options: (_position, seat) => [
    { type: 'respondBlock', seat, block: true },
    { type: 'respondBlock', seat, block: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, block }, step) {
    const { proposer, partner } = step;
    if (block) return blockPair(table, seat, [proposer, partner]);
    const awaiting = step.awaiting.filter((other) => other !== seat);
    if (awaiting.length === 0) return formAlliance(table, proposer, partner);
    table.next({ ...step, awaiting });
  },
});

export interface RespondBlockMove extends MoveIn<typeof respondBlock> {}

export const blockAlliance = defineMove({
  type: 'blockAlliance',
  at: ['open'],
  params: { teams: z.tuple([team, team]) },
  closed: cannotActAt.orders,
  context: isQuorateHere,
  options(position, seat, _step, quorate) {
    if (!quorate || teamOf(position.state, seat).assets < 1) return noMoves;
    const moves: { type: 'blockAlliance'; seat: number; teams: [number, number] }[] = [];
    const { length } = position.state.teams;
    const alliances = alliancesHere(position);
    for (let a = 0; a < length; a++) {
      if (a === seat) continue;
      for (let b = a + 1; b < length; b++) {
        if (b === seat || alliances[pairNumber(a, b)] !== undefined) continue;
        moves.push({ type: 'blockAlliance', seat, teams: [a, b] });
      }
    }
    return moves;
  },
  forbid(position, { seat, teams: [a, b] }, _step, quorate) {
    const { state } = position;
    if (!quorate) return cannotWithoutQuorum(state, 'BF-BLOCK-01');
    if (teamOf(state, seat).assets < 1) return cannotPayBlock(position, seat);
    if (a >= b || b >= state.teams.length || a === seat || b === seat) {
      return refuse('BF-BLOCK-06', () => 'name two different other teams, the lower seat first');
    }
    const alliance = alliancesHere(position)[pairNumber(a, b)];
    return alliance && cannotChange(position, 'BF-BLOCK-02', [a, b], alliance);
  },
  perform(table, { seat, teams }) {
    spendAction(table, seat);
    if (!mayCounter(table.state, seat, teams)) return blockPair(table, seat, teams);
    table.next({ type: 'allianceCounter', blocker: seat, teams, awaiting: [...teams] });
  },
});

function cannotPayBlock(position: FeudPosition, seat: number) {
  return refuse('BF-BLOCK-01', () => `${teamName(position, seat)} has no Asset to block with`);
}

/** The pair is on the Alliance board already. */
function cannotChange(
  position: FeudPosition,
  rule: 'BF-PROP-06' | 'BF-BLOCK-02',
  [a, b]: readonly [number, number],
  { status }: Alliance,
) {
  return refuse(rule, () => {
    return `${listed([teamName(position, a), teamName(position, b)])} are ${status} this round`;
  });
}

export interface BlockAllianceMove extends MoveIn<typeof blockAlliance> {}

export const answerCounter = defineMove({
  type: 'answerCounter',
  at: ['allianceCounter'],
  params: { ally: z.boolean() },
  options: (_position, seat) => [
    { type: 'answerCounter', seat, ally: true },
    { type: 'answerCounter', seat, ally: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, ally }, step) {
    if (!ally) return blockPair(table, step.blocker, step.teams);
    const awaiting = step.awaiting.filter((other) => other !== seat);
    if (awaiting.length === 0) return formAlliance(table, ...step.teams);
    table.next({ ...step, awaiting });
  },
});

export interface AnswerCounterMove extends MoveIn<typeof answerCounter> {}
