import * as z from 'zod';
import { bySeat, count, domainId, id, seatNumber, team, zone } from './terms.js';

/** One line of a trade offer. */
const assetsLine = z.strictObject({ kind: z.literal('assets'), n: z.int().min(1).max(99) });
const tokensLine = z.strictObject({ kind: z.literal('tokens'), n: z.int().min(1).max(99) });
const storedLine = z.strictObject({ kind: z.literal('stored'), item: id });
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

export const placedOrder = z.strictObject({ seat: team, card: id, seq: count });
export type PlacedOrder = z.output<typeof placedOrder>;

export const ballotOption = z.union([team, z.literal('noEvent')]);
export type BallotOption = z.output<typeof ballotOption>;
export const ballot = z.union([team, z.enum(['noEvent', 'abstain'])]);
export type Ballot = z.output<typeof ballot>;

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const awaiting = z.array(team).max(8);
const trade = { proposer: team, partner: team, give: z.array(giveLine), ask: z.array(askLine) };
const vote = { willing: z.array(team).max(8), awaiting };

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  plain('deal'),
  plain('startRound'),
  z.strictObject({ type: z.literal('afterMove'), seat: team }),
  plain('closeCouncil'),
  plain('event'),
  z.strictObject({
    type: z.literal('effects'),
    of: z.enum(['event', 'scenario']),
    card: id,
    index: count,
  }),
  z.strictObject({ type: z.literal('orders'), at: count }),
  z.strictObject({
    type: z.literal('resolveOrders'),
    domain: domainId,
    queue: z.array(placedOrder),
  }),
  plain('afterOrders'),
  plain('power'),
  plain('income'),
  plain('cleanup'),
  plain('daybreak'),
  // What somebody decides.
  plain('open'),
  z.strictObject({ type: z.literal('keepAmbition'), awaiting, answers: bySeat(id) }),
  z.strictObject({ type: z.literal('recordPower'), team }),
  z.strictObject({ type: z.literal('allianceConsent'), proposer: team, partner: team }),
  z.strictObject({ type: z.literal('allianceBlock'), proposer: team, partner: team, awaiting }),
  z.strictObject({
    type: z.literal('allianceCounter'),
    blocker: team,
    teams: z.tuple([team, team]),
    awaiting,
  }),
  z.strictObject({ type: z.literal('tradeDraft'), ...trade }),
  z.strictObject({ type: z.literal('tradeAnswer'), ...trade }),
  z.strictObject({ type: z.literal('tradePick'), ...trade, picks: z.array(id) }),
  z.strictObject({ type: z.literal('tradeConfirm'), ...trade, picks: z.array(id) }),
  z.strictObject({ type: z.literal('marketBonus'), seat: team, left: count }),
  z.strictObject({ type: z.literal('councilCycle'), seat: team, left: count, discarded: count }),
  z.strictObject({ type: z.literal('voteWilling'), ...vote }),
  z.strictObject({ type: z.literal('voteJoin'), ...vote }),
  z.strictObject({ type: z.literal('voteProposals'), ...vote }),
  z.strictObject({
    type: z.literal('voteBallot'),
    ...vote,
    options: z.array(ballotOption).min(1).max(9),
    ballots: bySeat(ballot),
  }),
  z.strictObject({
    type: z.literal('eventDomain'),
    effect: z.enum(['shieldDomain', 'blackoutDomain']),
    seat: seatNumber,
  }),
  z.strictObject({
    type: z.literal('eventLoseUnit'),
    queue: z
      .array(z.strictObject({ seat: team, left: count }))
      .min(1)
      .max(8),
  }),
  z.strictObject({ type: z.literal('attackTarget'), domain: domainId, seat: team, card: id }),
  z.strictObject({
    type: z.literal('embraceTarget'),
    domain: domainId,
    seat: team,
    card: id,
    left: z.int().min(1).max(999),
  }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
