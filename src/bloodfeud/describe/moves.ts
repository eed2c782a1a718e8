import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import type { Move, MoveAt } from '../moves/index.js';
import type { FeudPosition } from '../play.js';
import type { AskLine, GiveLine, Item } from '../state/state.js';
import { cardOf, nameOf, placeName, slotName, teamName, unitOf } from './names.js';

/** A move as one English sentence. */
export function describeMove(position: FeudPosition, move: Move, names: readonly string[]): string {
  const tell = told[move.type] as (move: Move, teller: Teller) => string;
  const teller = tellerOf(position, names);
  return `${capital(teller.team(move.seat))} ${tell(move, teller)}.`;
}

/** What sentences are made of: teams by their names, cards as printed. */
interface Teller {
  readonly position: FeudPosition;
  team(seat: number): string;
  card(id: string): string;
}

function tellerOf(position: FeudPosition, names: readonly string[]): Teller {
  return {
    position,
    team: (seat) => names[seat] ?? teamName(position, seat),
    card: (id) => nameOf(position.content, id),
  };
}

/** What the team does that makes the move. */
const told: { readonly [T in Move['type']]: (move: MoveAt<T>, teller: Teller) => string } = {
  discardAmbition: (move, { card }) => `puts ${card(move.card)} under the Ambition deck`,
  recordPower: (move, { team }) => `records Power ${move.value} for ${team(move.team)}`,
  movePlayer: ({ player, to }) => `sends ${player} to ${placeName(to)}`,
  moveUnit: ({ unit, from, to, swift }) =>
    `moves ${unitOf(unit)} from ${from} to ${to}${swift ? ' without tiring it' : ''}`,
  placeBarricade: ({ unit, domain, edge }) =>
    `places a Barricade on ${edge} with ${unitOf(unit)} on ${domain}`,
  removeBarricade: ({ unit, domain, edge }) =>
    `removes the Barricade on ${edge} with ${unitOf(unit)} on ${domain}`,
  reduceSun: () => 'blocks the open space of the Sun Track nearest to Daybreak',
  proposeAlliance: (move, { team }) => `proposes an Alliance to ${team(move.with)}`,
  answerAlliance: ({ accept }) => `${accept ? 'agrees to' : 'refuses'} the Alliance`,
  respondBlock: ({ block }) => `${block ? 'blocks' : 'does not block'} the Alliance`,
  blockAlliance: ({ teams: [a, b] }, { team }) =>
    `declares an Alliance of ${team(a)} and ${team(b)} blocked`,
  answerCounter: ({ ally }) => `${ally ? 'wants' : 'does not want'} to ally against the block`,
  placeOrder: ({ card, domain }, teller) => `places ${teller.card(card)} under a Seal on ${domain}`,
  purchaseItem: ({ item, discount }, teller) =>
    `purchases ${itemName(teller, item)}${off(discount)}`,
  buryMarketCard: ({ pile, slot }, teller) => `pays to bury ${itemName(teller, { pile, slot })}`,
  storeItem: ({ item, discount }, teller) => `stores ${itemName(teller, item)}${off(discount)}`,
  purchaseStored: ({ item, discount }, { card }) =>
    `purchases ${card(item)} from the Warehouse${off(discount)}`,
  bonusBury: ({ pile, slot }, teller) => `buries ${itemName(teller, { pile, slot })} for free`,
  openTrade: (move, { team }) => `opens a trade with ${team(move.with)}`,
  tradeGive: ({ line }, teller) => `offers ${lineName(teller, line)}`,
  tradeAsk: ({ line }, teller) => `asks for ${lineName(teller, line)}`,
  tradeSend: () => 'sends the offer',
  answerTrade: ({ accept }) => `${accept ? 'accepts' : 'declines'} the offer`,
  tradePick: (move, { card }) => `picks ${card(move.card)} to give`,
  confirmTrade: ({ confirm }) => `${confirm ? 'confirms' : 'cancels'} the trade`,
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
  purchaseAmbition: (move, teller) => `purchases ${ambitionName(teller, move)}`,
  cycleEvent: (move, { card }) => `discards the Event ${card(move.card)} to draw another`,
  done(_move, { position }) {
    const isBurying = topStep(position.state)?.type === 'marketBonus';
    return isBurying ? 'buries no more cards' : 'discards no more Events';
  },
  bonusBuryAmbition: ({ slot }, teller) => `buries ${ambitionName(teller, { slot })}`,
  equip: ({ card, player }, teller) => `equips ${player} with ${teller.card(card)}`,
  activate(move, teller) {
    const { source } = move;
    const what = source === 'faction' ? "the faction's ability" : teller.card(source.card);
    return `activates ${what}${aim(move, teller)}`;
  },
  chooseDomain: ({ domain }) => `chooses ${domain} for the Event`,
  loseUnit: ({ domain }) => `gives up a Basic Unit on ${domain}`,
  chooseTarget: (move, { team }) => `attacks ${unitOf(move.unit)} of ${team(move.team)}`,
  chooseEmbrace: (move, { team }) => `embraces a Basic Unit of ${team(move.team)}`,
  declineTarget: () => 'names no target',
  pass: () => 'passes',
  endGameplayPhase: () => 'ends the Gameplay Phase',
};

function off(discount: true | undefined): string {
  return discount ? ' with the discount' : '';
}

function itemName({ position, card }: Teller, item: Item): string {
  if (item === 'token') return 'an Ambition token';
  const there = position.state.market[item.pile].slots[item.slot - 1];
  return there ? card(there) : slotName(item.pile, item.slot);
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

function aim(move: MoveAt<'activate'>, { team }: Teller): string {
  if (move.number !== undefined) {
    return ` to look at Order ${move.number} on ${move.domain ?? 'the board'}`;
  }
  if (move.team !== undefined) {
    return ` to push ${team(move.team)} to ${move.to ?? 'another Domain'}`;
  }
  return move.edge === undefined ? '' : ` on ${move.edge}`;
}
