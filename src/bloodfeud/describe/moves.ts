import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import { cardAt, priceOf, rebatesOf } from '../mechanics/market.js';
import { nearestOpenSpace } from '../mechanics/sun.js';
import { sideOf } from '../mechanics/trade.js';
import type { Move, MoveAt } from '../moves/index.js';
import type { FeudReading, OpenPosition } from '../play.js';
import type { AskLine, GiveLine, Item } from '../state/state.js';
import {
  cardOf,
  domainName,
  edgeName,
  nameOf,
  placeName,
  sideName,
  slotName,
  teamName,
  unitOf,
} from './names.js';

/** A move as one English sentence. */
export function describeMove(
  { table: state, content }: FeudReading,
  move: Move,
  names: readonly string[],
): string {
  const tell = told[move.type] as (move: Move, teller: Teller) => string;
  const teller = tellerOf({ state, content }, names);
  return `${capital(teller.team(move.seat))} ${tell(move, teller)}.`;
}

/** What sentences are made of: teams by their names, cards and Domains as printed. */
interface Teller {
  readonly position: OpenPosition;
  team(seat: number): string;
  card(id: string): string;
  domain(id: string): string;
  edge(id: string): string;
}

function tellerOf(position: OpenPosition, names: readonly string[]): Teller {
  return {
    position,
    team: (seat) => names[seat] ?? teamName(position, seat),
    card: (id) => nameOf(position.content, id),
    domain: (id) => domainName(position, id),
    edge: (id) => edgeName(position, id),
  };
}

/** What the team does that makes the move. */
const told: { readonly [T in Move['type']]: (move: MoveAt<T>, teller: Teller) => string } = {
  discardAmbition: (move, { card }) => `puts ${card(move.card)} under the Ambition deck`,
  recordPower: (move, { team }) => `records Power ${move.value} for ${team(move.team)}`,
  movePlayer: ({ player, to }) => `sends ${player} to ${placeName(to)}`,
  moveUnit: ({ unit, from, to, swift }, { domain }) =>
    `moves ${unitOf(unit)} from ${domain(from)} to ${domain(to)}${swift ? ' without tiring it' : ''}`,
  placeBarricade: ({ unit, domain, edge }, teller) =>
    `places a Barricade on ${teller.edge(edge)} with ${unitOf(unit)} on ${teller.domain(domain)}`,
  removeBarricade: ({ unit, domain, edge }, teller) =>
    `removes the Barricade on ${teller.edge(edge)} with ${unitOf(unit)} on ${teller.domain(domain)}`,
  reduceSun(_move, { position }) {
    const nearest = nearestOpenSpace(position);
    if (nearest === undefined) return 'blocks a space of the Sun Track';
    const { space, cost } = nearest;
    return `blocks space ${space} of the Sun Track for ${plural(cost, 'Ambition token')}`;
  },
  proposeAlliance: (move, { team }) => `proposes an Alliance to ${team(move.with)}`,
  answerAlliance: ({ accept }, teller) =>
    `${accept ? 'agrees to' : 'refuses'} the Alliance${accept ? forAlliance(teller) : ''}`,
  respondBlock: ({ block }, teller) =>
    `${block ? 'blocks' : 'does not block'} the Alliance${block ? forAlliance(teller) : ''}`,
  blockAlliance: ({ teams: [a, b] }, teller) =>
    `declares an Alliance of ${teller.team(a)} and ${teller.team(b)} blocked${forAlliance(teller)}`,
  answerCounter: ({ ally }, teller) =>
    `${ally ? 'wants' : 'does not want'} to ally against the block${ally ? forAlliance(teller) : ''}`,
  placeOrder: ({ card, domain }, teller) =>
    `places ${teller.card(card)} under a Seal on ${teller.domain(domain)}`,
  purchaseItem: ({ seat, item, discount }, teller) =>
    `purchases ${itemName(teller, item)}${forItem(teller, seat, itemAt(teller, item), discount)}`,
  buryMarketCard({ pile, slot }, teller) {
    const { buryCost } = teller.position.content.constants;
    return `pays ${plural(buryCost, 'Asset')} to bury ${itemName(teller, { pile, slot })}`;
  },
  storeItem: ({ item, discount }, teller) => `stores ${itemName(teller, item)}${off(discount)}`,
  purchaseStored: ({ seat, item, discount }, teller) =>
    `purchases ${teller.card(item)} from the Warehouse${forItem(teller, seat, item, discount)}`,
  bonusBury: ({ pile, slot }, teller) => `buries ${itemName(teller, { pile, slot })} for free`,
  openTrade: (move, { team }) => `opens a trade with ${team(move.with)}`,
  tradeGive: ({ line }, teller) => `offers ${lineName(teller, line)}`,
  tradeAsk: ({ line }, teller) => `asks for ${lineName(teller, line)}`,
  tradeSend: (_move, teller) => `sends the offer${terms(teller, 'proposer')}`,
  answerTrade: ({ accept }, teller) =>
    accept ? `accepts the offer${terms(teller, 'partner')}` : 'declines the offer',
  tradePick: (move, { card }) => `picks ${card(move.card)} to give`,
  confirmTrade: ({ confirm }, teller) =>
    confirm ? `confirms the trade${terms(teller, 'proposer')}` : 'cancels the trade',
  tradeCancel: () => 'breaks off the trade',
  proposeEvent: (move, { card }) => `proposes the Event ${card(move.card)}`,
  callVote: () => 'calls the Council to vote',
  answerCall: ({ willing }) => `is ${willing ? 'willing' : 'not willing'} to vote`,
  answerAnnounce: ({ player }) => `sends ${player ?? 'nobody'} to the Council`,
  declinePropose: () => 'proposes no Event',
  castVote({ choice }, { team }) {
    if (typeof choice === 'number') return `votes for the Event of ${team(choice)}`;
    return choice === 'noEvent' ? 'votes for No Event' : 'abstains from the vote';
  },
  purchaseAmbition(move, teller) {
    const { ambitionCost } = teller.position.content.constants;
    return `purchases ${ambitionName(teller, move)} for ${plural(ambitionCost, 'Ambition token')}`;
  },
  cycleEvent: (move, { card }) => `discards the Event ${card(move.card)} to draw another`,
  done(_move, { position }) {
    const isBurying = topStep(position.state)?.type === 'marketBonus';
    return isBurying ? 'buries no more cards' : 'discards no more Events';
  },
  bonusBuryAmbition: ({ slot }, teller) => `buries ${ambitionName(teller, { slot })} for free`,
  equip: ({ card, player }, teller) => `equips ${player} with ${teller.card(card)}`,
  activate(move, teller) {
    const { source } = move;
    const what = source === 'faction' ? "the faction's ability" : teller.card(source.card);
    return `activates ${what}${aim(move, teller)}`;
  },
  chooseDomain: ({ domain }, teller) => `chooses ${teller.domain(domain)} for the Event`,
  loseUnit: ({ domain }, teller) => `gives up a Basic Unit on ${teller.domain(domain)}`,
  chooseTarget: (move, teller) =>
    `attacks ${unitOf(move.unit)} of ${teller.team(move.team)}${onDomain(teller)}`,
  chooseEmbrace: (move, teller) =>
    `embraces a Basic Unit of ${teller.team(move.team)}${onDomain(teller)}`,
  declineTarget: () => 'names no target',
  pass: () => 'passes',
  endGameplayPhase: () => 'ends the Gameplay Phase',
};

function off(discount: true | undefined): string {
  return discount ? ' with the discount' : '';
}

/** What an Alliance or a block costs each team that is for it. */
function forAlliance({ position }: Teller): string {
  return ` for ${plural(position.content.constants.allianceCost, 'Asset')}`;
}

/** What the team pays; of what is not there nothing is known. */
function forItem(
  { position }: Teller,
  seat: number,
  what: string | undefined,
  discount: true | undefined,
): string {
  const isTeam = position.state.teams[seat] !== undefined;
  if (what === undefined || !isTeam) return off(discount);
  const price = priceOf(position, rebatesOf(position, seat), what, discount);
  return ` for ${plural(price, 'Asset')}${off(discount)}`;
}

/** What a side of the trade under way gives and gets, as far as everybody may know it. */
function terms({ position, team }: Teller, giver: 'proposer' | 'partner'): string {
  const step = topStep(position.state);
  if (step === undefined || !('give' in step)) return '';
  const [give, ask] = [step.give, step.ask].map((lines) => {
    return sideName(position.content, sideOf(lines));
  });
  return giver === 'proposer'
    ? `, to give ${give} to ${team(step.partner)} for ${ask}`
    : `, to give ${ask} to ${team(step.proposer)} for ${give}`;
}

/** Where the Order under way is carried out. */
function onDomain({ position, domain }: Teller): string {
  const step = topStep(position.state);
  const isOrder = step?.type === 'attackTarget' || step?.type === 'embraceTarget';
  return isOrder ? ` on ${domain(step.domain)}` : '';
}

/** The card id, or "token". */
function itemAt({ position }: Teller, item: Item): string | undefined {
  if (item === 'token') return item;
  return cardAt(position.state, item.pile, item.slot) ?? undefined;
}

function itemName({ position, card }: Teller, item: Item): string {
  if (item === 'token') return card(item);
  const there = cardAt(position.state, item.pile, item.slot);
  return there === null ? slotName(item.pile, item.slot) : card(there);
}

function ambitionName(
  { position, card }: Teller,
  source: { from?: string; slot?: number; card?: string },
): string {
  if (source.from === 'deck') return 'the top card of the Ambition deck';
  const { slot = 0 } = source;
  const id = source.card ?? position.state.ambitions.faceUp[slot - 1];
  return id ? `the Ambition ${card(id)}` : `the Ambition in space ${slot}`;
}

function lineName({ card }: Teller, line: GiveLine | AskLine): string {
  switch (line.kind) {
    case 'assets':
      return plural(line.amount, 'Asset');
    case 'tokens':
      return plural(line.amount, 'Ambition token');
    case 'card':
      return card(line.card);
    case 'anyCard':
      return `any ${cardOf(line.zone)}`;
    case 'stored':
      return `${card(line.item)} from the Warehouse`;
  }
}

function aim(move: MoveAt<'activate'>, { team, domain, edge }: Teller): string {
  if (move.number !== undefined) {
    const where = move.domain === undefined ? 'the board' : domain(move.domain);
    return ` to look at Order ${move.number} on ${where}`;
  }
  if (move.team !== undefined) {
    const to = move.to === undefined ? 'another Domain' : domain(move.to);
    return ` to push a Basic Unit of ${team(move.team)} to ${to}`;
  }
  return move.edge === undefined ? '' : ` on ${edge(move.edge)}`;
}
