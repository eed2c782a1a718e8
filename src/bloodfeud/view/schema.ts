import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { viewerTerm } from '../../kit/terms.js';
import {
  ambitions,
  askLine,
  assetsLine,
  council,
  count,
  domainId,
  events,
  id,
  market,
  placedOrder,
  plainSteps,
  state,
  storedLine,
  team,
  teamState,
  tokensLine,
  zone,
} from '../state/state.js';

/*
 * The state as one viewer sees it: without chance, cards that are secret left out or counted.
 */

/** A face-down part of a pile: how many cards, and which, if the viewer knows them. */
const layerView = z.strictObject({ count, cards: z.array(id).exactOptional() });
export type LayerView = z.output<typeof layerView>;

/** The cards for those who may see them, their number for everybody else. */
const cardsOrCount = z.union([z.array(id), count]);

const teamView = teamState.extend({
  orders: cardsOrCount,
  advancements: cardsOrCount,
  ambitions: cardsOrCount,
  events: cardsOrCount,
});
export interface TeamView extends z.output<typeof teamView> {}

const orderView = placedOrder.extend({ card: id.exactOptional() });
export type OrderView = z.output<typeof orderView>;

const marketView = market.extend({ pile: z.array(layerView) });

const giveLineView = z.discriminatedUnion('kind', [
  assetsLine,
  tokensLine,
  z.strictObject({ kind: z.literal('card'), zone, card: id.exactOptional() }),
  storedLine,
]);
export type GiveLineView = z.output<typeof giveLineView>;

const trade = {
  proposer: team,
  partner: team,
  give: z.array(giveLineView),
  ask: z.array(askLine),
};
const stepView = z.discriminatedUnion('type', [
  ...plainSteps,
  stepOf('tradeDraft', trade),
  stepOf('tradeAnswer', trade),
  stepOf('tradePick', { ...trade, picks: cardsOrCount }),
  stepOf('tradeConfirm', { ...trade, picks: cardsOrCount }),
]);
export type StepView = z.output<typeof stepView>;

export const viewSchema = state.omit({ chance: true }).extend({
  viewer: viewerTerm,
  agenda: z.array(stepView),
  teams: z.array(teamView),
  ordersBoard: z.record(domainId, z.array(orderView)),
  market: z.strictObject({ orders: marketView, disciplines: marketView, gear: marketView }),
  events: events.extend({ deck: z.array(layerView) }),
  ambitions: ambitions.extend({ deck: z.array(layerView) }),
  council: council.extend({
    selected: z.strictObject({ card: id.exactOptional(), by: team.nullable() }).nullable(),
  }),
});
/** What one viewer may know of a position of Bloodfeud: plain JSON, to be sent to that viewer. */
export interface View extends z.output<typeof viewSchema> {}
