import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { seatSet } from '../../kit/terms.js';
import { bySeat, count, domainId, id, mostTeams, team, teamOrStoryteller, zone } from './terms.js';

/** One line of a trade offer. */
export const assetsLine = z.strictObject({
  kind: z.literal('assets'),
  amount: z.int().min(1).max(99),
});
export const tokensLine = z.strictObject({
  kind: z.literal('tokens'),
  amount: z.int().min(1).max(99),
});
export const storedLine = z.strictObject({ kind: z.literal('stored'), item: id });
export const giveLine = z.discriminatedUnion('kind', [
  assetsLine,
  tokensLine,
  z.strictObject({ kind: z.literal('card'), zone, card: id }),
  storedLine,
]);
export type GiveLine = z.output<typeof giveLine>;
export const askLine = z.discriminatedUnion('kind', [
  assetsLine,
  tokensLine,
  z.strictObject({ kind: z.literal('anyCard'), zone }),
  storedLine,
]);
export type AskLine = z.output<typeof askLine>;

export const placedOrder = z.strictObject({ seat: team, card: id, number: count });
export type PlacedOrder = z.output<typeof placedOrder>;

export const ballotOption = z.union([team, z.literal('noEvent')]);
export type BallotOption = z.output<typeof ballotOption>;
export const ballot = z.union([team, z.enum(['noEvent', 'abstain'])]);
export type Ballot = z.output<typeof ballot>;

const awaiting = seatSet(mostTeams);
const trade = { proposer: team, partner: team, give: z.array(giveLine), ask: z.array(askLine) };
const vote = { willing: seatSet(mostTeams), awaiting };

/** Steps of which everybody may know the form: only whose answers they hold may be secret. */
export const plainSteps = [
  // What happens by itself.
  stepOf('deal'),
  stepOf('startRound'),
  stepOf('afterMove', { seat: team }),
  stepOf('closeCouncil'),
  stepOf('event'),
  stepOf('effects', {
    of: z.enum(['event', 'scenario']),
    card: id,
    index: count,
  }),
  stepOf('orders', { at: count }),
  stepOf('resolveOrders', {
    domain: domainId,
    queue: z.array(placedOrder),
  }),
  stepOf('afterOrders'),
  stepOf('power'),
  stepOf('income'),
  stepOf('cleanup'),
  stepOf('daybreak'),
  // What somebody decides.
  stepOf('open'),
  stepOf('keepAmbition', { awaiting, answers: bySeat(id) }),
  stepOf('recordPower', { team }),
  stepOf('allianceConsent', { proposer: team, partner: team }),
  stepOf('allianceBlock', { proposer: team, partner: team, awaiting }),
  stepOf('allianceCounter', {
    blocker: team,
    teams: z.tuple([team, team]),
    awaiting,
  }),
  stepOf('marketBonus', { seat: team, left: count }),
  stepOf('councilCycle', { seat: team, left: count, discarded: count }),
  stepOf('voteWilling', vote),
  stepOf('voteJoin', vote),
  stepOf('voteProposals', vote),
  stepOf('voteBallot', {
    ...vote,
    options: z.array(ballotOption).min(1).max(9),
    ballots: bySeat(ballot),
  }),
  stepOf('eventDomain', {
    effect: z.enum(['shieldDomain', 'blackoutDomain']),
    seat: teamOrStoryteller,
  }),
  stepOf('eventLoseUnit', {
    queue: z
      .array(z.strictObject({ seat: team, left: count }))
      .min(1)
      .max(8),
  }),
  stepOf('attackTarget', { domain: domainId, seat: team, card: id }),
  stepOf('embraceTarget', {
    domain: domainId,
    seat: team,
    card: id,
    left: z.int().min(1).max(999),
  }),
] as const;

export const step = z.discriminatedUnion('type', [
  ...plainSteps,
  stepOf('tradeDraft', trade),
  stepOf('tradeAnswer', trade),
  stepOf('tradePick', { ...trade, picks: z.array(id) }),
  stepOf('tradeConfirm', { ...trade, picks: z.array(id) }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
export type TradeStep = StepOf<'tradeDraft' | 'tradeAnswer' | 'tradePick' | 'tradeConfirm'>;
