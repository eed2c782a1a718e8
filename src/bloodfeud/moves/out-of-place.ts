import type { BaseMove } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { teamName } from '../describe/names.js';
import { mayBlock } from '../mechanics/alliances.js';
import { isAt, playersInEarshot } from '../mechanics/stations.js';
import { type FeudPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Step } from '../state/state.js';
import { loserOf } from '../steps/event.js';

/** The one step of a trade at which each of its answers has its time. */
const timeOf: ReadonlyMap<string, Step['type']> = new Map([
  ['tradePick', 'tradePick'],
  ['confirmTrade', 'tradeConfirm'],
]);

/** Why a move is out of place, where a rule says it more closely than "not awaited" or "not offered". */
export function outOfPlace(
  position: FeudPosition,
  step: Step,
  { type, seat }: BaseMove,
  { isAsked }: Place,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const team = state.teams[seat];
  if (team === undefined) {
    if (state.storyteller === 'seat' || seat !== state.teams.length) return undefined;
    return refuse('BF-STORY-02', () => 'the storyteller is automatic and makes no moves');
  }
  if (type === 'endGameplayPhase' && isAsked) {
    return refuse('BF-STORY-01', () => `${teamName(position, seat)} is not the storyteller`);
  }
  switch (step.type) {
    case 'open':
      if (!team.passed) return undefined;
      return refuse('BF-PHASE-05', () => `${teamName(position, seat)} has passed`);
    case 'allianceBlock':
      if (type !== 'respondBlock' || mayBlock(state, seat, [step.proposer, step.partner])) {
        return undefined;
      }
      return refuse('BF-PROP-03', () => `${teamName(position, seat)} may not block this Alliance`);
    case 'tradeDraft':
    case 'tradeAnswer':
    case 'tradePick':
    case 'tradeConfirm': {
      const isTheirs = seat === step.proposer || seat === step.partner;
      const time = timeOf.get(type);
      if (!isTheirs || time === undefined || time === step.type) return undefined;
      return refuse('BF-TRADE-06', () => 'the trade is not at that step');
    }
    case 'voteJoin':
      if (type !== 'answerAnnounce' || isAt(team, 'council')) return undefined;
      if (playersInEarshot(team).length > 0) return undefined;
      return refuse('BF-VOTE-04', () => {
        return `${teamName(position, seat)} has no player in the Neutral Zone`;
      });
    case 'voteBallot':
      if (type !== 'proposeEvent') return undefined;
      return refuse('BF-VOTE-05', () => 'the last proposals have been made');
    case 'recordPower':
      if (type !== 'recordPower') return undefined;
      return refuse('BF-STORY-04', () => 'the storyteller enters the Power of every team');
    case 'eventLoseUnit':
      if (type !== 'loseUnit' || !step.queue.some((later) => later.seat === seat)) return undefined;
      return refuse('BF-EVENT-02', () => {
        return `${teamName(position, loserOf(step))} is before ${teamName(position, seat)}`;
      });
    default:
      return undefined;
  }
}
