import {
  buttonTouch,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
} from '../../display/touch.js';
import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import type { Ability } from '../content/schema.js';
import { cardOf, domainName, nameOf } from '../describe/names.js';
import { equipped } from '../mechanics/bonuses.js';
import { cardAt, mayDiscount, priceOf, rebatesOf } from '../mechanics/market.js';
import { nearestOpenSpace } from '../mechanics/sun.js';
import { whereIs } from '../mechanics/units.js';
import type { Move, MoveAt } from '../moves/index.js';
import { type AskLine, type GiveLine, type Item, teamOf, type Zone } from '../state/state.js';
import { type FeudShown, positionOf } from './board.js';
import {
  ambitionDeck,
  ambitionThing,
  lanyardThing,
  orderSpace,
  orderThing,
  pairThing,
  proposalThing,
  seatThing,
  setAsideThing,
  slotThing,
  storedThing,
  tokenThing,
  unitThing,
} from './things.js';
import { domain, edge, held, person, station, target, unit } from './touched-things.js';

/** What a person touches to make a move of Bloodfeud. */
export function touchesOf(shown: FeudShown, move: Move): Touch[] {
  const touch = touches[move.type] as (move: Move, shown: FeudShown) => Touch[];
  return touch(move, shown);
}

const touches: { readonly [T in Move['type']]: (move: MoveAt<T>, shown: FeudShown) => Touch[] } = {
  discardAmbition: ({ seat, card }, shown) => [held(shown, seat, 'ambitions', card)],
  recordPower: ({ team, value }, { names }) => [
    numberTouch('power', `Power of ${names[team]}`, value),
  ],
  movePlayer: ({ seat, player, to }, shown) => [person(shown, seat, player), station(to)],
  moveUnit: (move, shown) => [
    unit(shown, move.seat, move.unit, move.from),
    domain(shown, move.to),
    ...hurry(shown, move),
  ],
  placeBarricade: (move, shown) => [
    unit(shown, move.seat, move.unit, move.domain),
    edge(shown, move.edge),
  ],
  removeBarricade: (move, shown) => [
    unit(shown, move.seat, move.unit, move.domain),
    edge(shown, move.edge),
  ],
  reduceSun: (_move, shown) => {
    const { space, cost } = nearestOpenSpace(positionOf(shown)) ?? { space: 0, cost: 0 };
    const price = plural(cost, 'Ambition token');
    return [buttonTouch('reduce-sun', `Block space ${space} of the Sun Track for ${price}`)];
  },
  proposeAlliance: ({ seat, with: other }, { names }) => [
    thingTouch(pairThing(seat, other), `Ally with ${names[other]}`),
  ],
  answerAlliance: ({ accept }) => [
    yesOrNo('agree', accept, 'Agree, for 1 Asset', 'Refuse the Alliance'),
  ],
  respondBlock: ({ block }) => [yesOrNo('block', block, 'Block it for 1 Asset', 'Do not block it')],
  blockAlliance: ({ teams: [a, b] }, { names }) => [
    thingTouch(pairThing(a, b), `Block ${names[a]} – ${names[b]} for 1 Asset`),
  ],
  answerCounter: ({ ally }) => [yesOrNo('ally', ally, 'Ally, for 1 Asset', 'Do not ally')],
  placeOrder: ({ seat, card, domain: at }, shown) => [
    held(shown, seat, 'orders', card),
    thingTouch(orderSpace(at), domainName(positionOf(shown), at)),
  ],
  purchaseItem: ({ seat, item, discount }, shown) => [
    station('marketplace'),
    ware(shown, item),
    purchase(shown, seat, whatIs(shown, item), discount),
  ],
  buryMarketCard: ({ pile, slot }, shown) => {
    const cost = plural(shown.content.constants.buryCost, 'Asset');
    const how = optionTouch('bury', `Bury it for ${cost}`);
    return [station('marketplace'), ware(shown, { pile, slot }), how];
  },
  storeItem: ({ item, discount }, shown) => {
    const label = `Store it${discount ? ' with the discount' : ''}`;
    const how = optionTouch(discount ? 'store-discount' : 'store', label);
    return [station('marketplace'), ware(shown, item), how];
  },
  purchaseStored: ({ seat, item, discount }, shown) => [
    station('marketplace'),
    thingTouch(storedThing(seat, item), `${nameOf(shown.content, item)} from your Warehouse`),
    ...(mayDiscount(positionOf(shown), seat) ? [purchase(shown, seat, item, discount)] : []),
  ],
  bonusBury: ({ pile, slot }, shown) => {
    const what = ware(shown, { pile, slot });
    if (topStep(shown.view)?.type !== 'open') return [what];
    return [station('marketplace'), what, optionTouch('bonus-bury', 'Bury it for free')];
  },
  openTrade: ({ with: other }, { names }) => [
    buttonTouch('trade', 'Trade'),
    thingTouch(seatThing(other), `Trade with ${names[other]}`),
  ],
  tradeGive: ({ seat, line }, shown) => [
    optionTouch('give', 'Give something'),
    given(shown, seat, line),
  ],
  tradeAsk: ({ line }, shown) => [optionTouch('ask', 'Ask for something'), askedFor(shown, line)],
  tradeSend: () => [buttonTouch('send', 'Send the offer')],
  answerTrade: ({ accept }) => [yesOrNo('accept', accept, 'Accept the offer', 'Decline the offer')],
  tradePick: ({ seat, card }, shown) => [held(shown, seat, zoneOf(shown, card), card)],
  confirmTrade: ({ confirm }) => [
    yesOrNo('confirm', confirm, 'Confirm the trade', 'Cancel the trade'),
  ],
  tradeCancel: () => [buttonTouch('cancel', 'Break off the trade')],
  proposeEvent: ({ seat, card }, shown) => {
    const event = held(shown, seat, 'events', card);
    if (topStep(shown.view)?.type !== 'open') return [event];
    return [station('council'), event, optionTouch('propose', 'Propose it')];
  },
  callVote: () => [station('council'), buttonTouch('call', 'Call the Council to vote')],
  answerCall: ({ willing }) => [yesOrNo('willing', willing, 'Vote now', 'Do not vote now')],
  answerAnnounce: ({ seat, player }, shown) =>
    player === null ? [buttonTouch('stay', 'Stay away')] : [person(shown, seat, player)],
  declinePropose: () => [buttonTouch('none', 'Propose no Event')],
  castVote: ({ choice }, { names }) => {
    if (choice === 'noEvent') return [buttonTouch('no-event', 'No Event')];
    if (choice === 'abstain') return [buttonTouch('abstain', 'Abstain')];
    return [thingTouch(proposalThing(choice), `The Event of ${names[choice]}`)];
  },
  purchaseAmbition: (move, shown) => [station('council'), ...ambition(shown, move)],
  cycleEvent: ({ seat, card }, shown) => {
    const event = held(shown, seat, 'events', card);
    if (topStep(shown.view)?.type !== 'open') return [event];
    return [station('council'), event, optionTouch('cycle', 'Discard it to draw another')];
  },
  done: (_move, { view }) => {
    const isBurying = topStep(view)?.type === 'marketBonus';
    return [buttonTouch('done', isBurying ? 'Bury no more cards' : 'Discard no more Events')];
  },
  bonusBuryAmbition: ({ slot }, shown) => [
    station('council'),
    faceUp(shown, slot),
    optionTouch('bury', 'Bury it for free'),
  ],
  equip: ({ seat, card, player }, shown) => [
    held(shown, seat, 'advancements', card),
    thingTouch(unitThing(seat, player), `Equip ${player}`),
  ],
  activate: (move, shown) => [source(shown, move), ...aim(shown, move)],
  chooseDomain: ({ domain: at }, shown) => [domain(shown, at)],
  loseUnit: ({ domain: at }, shown) => [domain(shown, at)],
  chooseTarget: (move, shown) => [target(shown, move.team, move.unit)],
  chooseEmbrace: (move, shown) => [target(shown, move.team, 'basic')],
  declineTarget: () => [buttonTouch('decline', 'Name no target')],
  pass: () => [buttonTouch('pass', 'Pass')],
  endGameplayPhase: () => [buttonTouch('end-phase', 'End the Gameplay Phase')],
};

function yesOrNo(id: string, isYes: boolean, yes: string, no: string): Touch {
  return isYes ? optionTouch(id, yes) : optionTouch(`not-${id}`, no);
}

/** A player with an unused swift Advancement may tire or not. */
function hurry(shown: FeudShown, { seat, unit: which, swift }: MoveAt<'moveUnit'>): Touch[] {
  if (which === 'basic') return [];
  const used = teamOf(shown.view, seat).used.swift[which] ?? 0;
  if (used >= equipped(positionOf(shown), seat, which, 'swift')) return [];
  return [swift ? optionTouch('swift', 'Without tiring') : optionTouch('tiring', 'And tire')];
}

function whatIs({ view }: FeudShown, item: Item): string {
  return item === 'token' ? item : (cardAt(view, item.pile, item.slot) ?? '');
}

function ware(shown: FeudShown, item: Item): Touch {
  const name = capital(nameOf(shown.content, whatIs(shown, item)));
  return thingTouch(item === 'token' ? tokenThing : slotThing(item.pile, item.slot), name);
}

function purchase(shown: FeudShown, seat: number, what: string, discount: true | undefined): Touch {
  const position = positionOf(shown);
  const price = plural(priceOf(position, rebatesOf(position, seat), what, discount), 'Asset');
  if (!discount) return optionTouch('purchase', `Purchase it for ${price}`);
  return optionTouch('purchase-discount', `Purchase it for ${price} with the discount`);
}

function faceUp({ view, content }: FeudShown, slot: number): Touch {
  return thingTouch(ambitionThing(slot), nameOf(content, view.ambitions.faceUp[slot - 1] ?? ''));
}

function ambition(
  shown: FeudShown,
  { from, slot = 0, card = '' }: MoveAt<'purchaseAmbition'>,
): Touch[] {
  const cost = plural(shown.content.constants.ambitionCost, 'Ambition token');
  if (from === 'deck') return [thingTouch(ambitionDeck, `The top of the deck for ${cost}`)];
  if (from === 'faction') {
    const name = nameOf(shown.content, card);
    return [thingTouch(setAsideThing(card), `${name} for ${cost}`)];
  }
  return [faceUp(shown, slot), optionTouch('purchase', `Purchase it for ${cost}`)];
}

function given(shown: FeudShown, seat: number, line: GiveLine): Touch {
  switch (line.kind) {
    case 'assets':
      return numberTouch('give-assets', 'Assets to give', line.amount);
    case 'tokens':
      return numberTouch('give-tokens', 'Ambition tokens to give', line.amount);
    case 'card':
      return held(shown, seat, line.zone, line.card);
    case 'stored':
      return thingTouch(storedThing(seat, line.item), capital(nameOf(shown.content, line.item)));
  }
}

function askedFor({ view, content }: FeudShown, line: AskLine): Touch {
  switch (line.kind) {
    case 'assets':
      return numberTouch('ask-assets', 'Assets to ask for', line.amount);
    case 'tokens':
      return numberTouch('ask-tokens', 'Ambition tokens to ask for', line.amount);
    case 'anyCard':
      return optionTouch(`any-${line.zone}`, `Any ${cardOf(line.zone)}`);
    case 'stored': {
      const step = topStep(view);
      const partner = step?.type === 'tradeDraft' ? step.partner : 0;
      return thingTouch(storedThing(partner, line.item), capital(nameOf(content, line.item)));
    }
  }
}

/** Where an own card is held. */
function zoneOf({ content }: FeudShown, card: string): Zone {
  if (content.orders.has(card)) return 'orders';
  if (content.advancements.has(card)) return 'advancements';
  return content.events.has(card) ? 'events' : 'ambitions';
}

const abilityLabels: Readonly<Record<Ability, string>> = {
  peekOrder: 'look at a sealed Order',
  pushUnit: 'push a Basic Unit',
  refreshUnit: 'ready this player',
  cutBarricade: 'remove a Barricade',
};

/** What is activated: the faction's ability, or a card on a lanyard. */
function source({ view, content }: FeudShown, move: MoveAt<'activate'>): Touch {
  const { seat, source: one } = move;
  const { faction, lanyards } = teamOf(view, seat);
  const id = one === 'faction' ? faction : one.card;
  const does = abilityLabels[content.abilities.get(id) ?? 'peekOrder'];
  if (one === 'faction') return buttonTouch('faction', capital(does));
  const at = lanyards[one.player]?.indexOf(one.card) ?? 0;
  const label = `${nameOf(content, one.card)} of ${one.player}: ${does}`;
  return thingTouch(lanyardThing(seat, one.player, at), label);
}

function aim(shown: FeudShown, move: MoveAt<'activate'>): Touch[] {
  const { seat, number, team, to, edge: at, source: one } = move;
  if (number !== undefined) return [thingTouch(orderThing(number), `Order ${number}`)];
  if (at !== undefined) return [edge(shown, at)];
  if (team === undefined || to === undefined || one === 'faction') return [];
  const from = whereIs(shown.view, seat, one.player) ?? '';
  return [unit(shown, team, 'basic', from), domain(shown, to)];
}
