import type { Content } from '../content/compile.js';
import type { Item } from '../mechanics/market.js';
import type { Move } from '../moves/index.js';
import type { FeudPosition } from '../play.js';
import type { AskLine, GiveLine, State } from '../state/state.js';
import { cardOf, nameOf, place, plural, seatName, unit } from './names.js';

/** A move as one English sentence. */
export function describeMove({ state, content }: FeudPosition, move: Move): string {
  const who = seatName(state, content, move.seat);
  const team = (seat: number) => seatName(state, content, seat);
  const card = (id: string) => nameOf(content, id);
  switch (move.type) {
    case 'discardAmbition':
      return `${who} puts ${card(move.card)} under the Ambition deck.`;
    case 'recordPower':
      return `${who} records Power ${move.value} for ${team(move.team)}.`;
    case 'movePlayer':
      return `${who} sends ${move.player} to ${place(move.to)}.`;
    case 'moveUnit':
      return `${who} moves ${unit(move.unit)} from ${move.from} to ${move.to}${
        move.swift ? ' without tiring it' : ''
      }.`;
    case 'placeBarricade':
      return `${who} places a Barricade on ${move.edge} with ${unit(move.unit)} on ${move.domain}.`;
    case 'removeBarricade':
      return `${who} removes the Barricade on ${move.edge} with ${unit(move.unit)} on ${move.domain}.`;
    case 'reduceSun':
      return `${who} blocks the open space of the Sun Track nearest to Daybreak.`;
    case 'proposeAlliance':
      return `${who} proposes an Alliance to ${team(move.with)}.`;
    case 'answerAlliance':
      return `${who} ${move.accept ? 'agrees to' : 'refuses'} the Alliance.`;
    case 'respondBlock':
      return `${who} ${move.block ? 'blocks' : 'does not block'} the Alliance.`;
    case 'blockAlliance':
      return `${who} declares an Alliance of ${team(move.teams[0])} and ${team(move.teams[1])} blocked.`;
    case 'answerCounter':
      return `${who} ${move.form ? 'wants' : 'does not want'} to ally against the block.`;
    case 'placeOrder':
      return `${who} places ${card(move.order)} under a Seal on ${move.domain}.`;
    case 'purchaseItem':
      return `${who} purchases ${itemName(state, content, move.item)}${off(move.discount)}.`;
    case 'buryMarketCard':
      return `${who} pays to bury ${itemName(state, content, move)}.`;
    case 'storeItem':
      return `${who} stores ${itemName(state, content, move.item)}${off(move.discount)}.`;
    case 'purchaseStored':
      return `${who} purchases ${card(move.item)} from the Warehouse${off(move.discount)}.`;
    case 'bonusBury':
      return `${who} buries ${itemName(state, content, move)} for free.`;
    case 'bonusBuryDone':
      return `${who} buries no more cards.`;
    case 'openTrade':
      return `${who} opens a trade with ${team(move.with)}.`;
    case 'tradeGive':
      return `${who} offers ${line(content, move.line)}.`;
    case 'tradeAsk':
      return `${who} asks for ${line(content, move.line)}.`;
    case 'tradeSend':
      return `${who} sends the offer.`;
    case 'answerTrade':
      return `${who} ${move.accept ? 'accepts' : 'declines'} the offer.`;
    case 'tradePick':
      return `${who} picks ${card(move.card)} to give.`;
    case 'confirmTrade':
      return `${who} ${move.confirm ? 'confirms' : 'cancels'} the trade.`;
    case 'tradeCancel':
      return `${who} breaks off the trade.`;
    case 'proposeEvent':
      return `${who} proposes the Event ${card(move.card)}.`;
    case 'callVote':
      return `${who} calls the Council to vote.`;
    case 'answerCall':
      return `${who} is ${move.willing ? 'willing' : 'not willing'} to vote.`;
    case 'answerAnnounce':
      return move.player === null
        ? `${who} sends nobody to the Council.`
        : `${who} sends ${move.player} to the Council.`;
    case 'declinePropose':
      return `${who} proposes no Event.`;
    case 'castVote':
      return `${who} ${vote(move.choice, team)}.`;
    case 'purchaseAmbition':
      return `${who} purchases ${ambitionName(state, content, move)}.`;
    case 'cycleEvent':
      return `${who} discards the Event ${card(move.card)} to draw another.`;
    case 'cycleDone':
      return `${who} discards no more Events.`;
    case 'bonusBuryAmbition':
      return `${who} buries ${ambitionName(state, content, { from: 'faceUp', slot: move.slot })}.`;
    case 'equip':
      return `${who} equips ${move.player} with ${card(move.card)}.`;
    case 'activate':
      return `${who} activates ${move.source === 'faction' ? "the faction's ability" : card(move.source.card)}${aim(move, team)}.`;
    case 'chooseDomain':
      return `${who} chooses ${move.domain} for the Event.`;
    case 'loseUnit':
      return `${who} gives up a Basic Unit on ${move.domain}.`;
    case 'chooseTarget':
      return `${who} attacks ${unit(move.unit)} of ${team(move.team)}.`;
    case 'chooseEmbrace':
      return `${who} embraces a Basic Unit of ${team(move.team)}.`;
    case 'declineTarget':
      return `${who} names no target.`;
    case 'pass':
      return `${who} passes.`;
    case 'endGameplayPhase':
      return `${who} ends the Gameplay Phase.`;
  }
}

function off(discount: true | undefined): string {
  return discount ? ' with the discount' : '';
}

function itemName({ market }: State, content: Content, item: Item): string {
  if (item === 'token') return 'an Ambition token';
  const card = market[item.pile].slots[item.slot - 1];
  return card ? nameOf(content, card) : `slot ${item.slot} of ${item.pile}`;
}

function ambitionName(
  { ambitions }: State,
  content: Content,
  { from, slot, card }: { from: string; slot?: number; card?: string },
): string {
  if (from === 'deck') return 'the top card of the Ambition deck';
  const id = card ?? ambitions.faceUp[(slot ?? 0) - 1];
  return id ? `the Ambition ${nameOf(content, id)}` : `the Ambition in space ${slot ?? '?'}`;
}

function line(content: Content, one: GiveLine | AskLine): string {
  switch (one.kind) {
    case 'assets':
      return plural(one.n, 'Asset');
    case 'tokens':
      return plural(one.n, 'Ambition token');
    case 'card':
      return nameOf(content, one.card);
    case 'anyCard':
      return `any ${cardOf(one.zone)}`;
    case 'stored':
      return `${nameOf(content, one.item)} from the Warehouse`;
  }
}

function vote(ballot: number | string, team: (seat: number) => string): string {
  if (typeof ballot === 'number') return `votes for the Event of ${team(ballot)}`;
  return ballot === 'noEvent' ? 'votes for No Event' : 'abstains from the vote';
}

function aim(move: Extract<Move, { type: 'activate' }>, team: (seat: number) => string): string {
  if (move.seq !== undefined) return ` to look at Order ${move.seq} on ${move.domain ?? '?'}`;
  if (move.team !== undefined) return ` to push ${team(move.team)} to ${move.to ?? '?'}`;
  return move.edge === undefined ? '' : ` on ${move.edge}`;
}
