import type { Motion } from '../../display/display.js';
import type { Event, EventOf } from '../events.js';
import type { Zone } from '../state/state.js';
import type { FeudShown } from './board.js';
import {
  ambitionDeck,
  barricadeThing,
  basicsThing,
  councilZone,
  discardThing,
  domainThing,
  edgeThing,
  eventDeck,
  eventDiscard,
  faceUpAmbitions,
  graveThing,
  graveyardZone,
  handZone,
  heldThing,
  lanyardThing,
  lanyardZone,
  marketZone,
  orderSpace,
  orderThing,
  playerThing,
  proposalThing,
  seatThing,
  stationThing,
  storedThing,
  tokenThing,
  tokenZone,
  unitThing,
  warehouseZone,
} from './things.js';

/** What moved, by what happened. */
export function motionsOf(shown: FeudShown, events: readonly Event[]): Motion[] {
  return events.flatMap((event) => {
    const move = moved[event.type] as ((event: Event, shown: FeudShown) => Motion) | undefined;
    return move === undefined ? [] : [move(event, shown)];
  });
}

const moved: { readonly [T in Event['type']]?: (event: EventOf<T>, shown: FeudShown) => Motion } = {
  playerMoved: ({ seat, player, from, to }) =>
    glide(playerThing(seat, player), stationThing(from), stationThing(to)),
  councilJoined: ({ seat, player }) =>
    glide(playerThing(seat, player), seatThing(seat), stationThing('council')),
  unitMoved: ({ seat, unit, from, to, tired }) => {
    const how = tired ? 'tired' : 'ready';
    const piece = unit === 'basic' ? basicsThing(seat, to, how) : unitThing(seat, unit);
    return glide(piece, domainThing(from), domainThing(to));
  },
  unitPushed: ({ team, from, to }) =>
    glide(basicsThing(team, to, 'ready'), domainThing(from), domainThing(to)),
  unitsGained: ({ seat, domain, count }) =>
    glide(basicsThing(seat, domain, 'ready'), seatThing(seat), domainThing(domain), count),
  unitsLost: ({ seat, domain, count }) =>
    glide(basicsThing(seat, domain, 'ready'), domainThing(domain), seatThing(seat), count),
  reinforcementsPlaced: ({ seat, domain, count }) =>
    glide(basicsThing(seat, domain, 'ready'), seatThing(seat), domainThing(domain), count),
  playerUnitReturned: ({ seat, player, domain }) =>
    glide(unitThing(seat, player), seatThing(seat), domainThing(domain)),
  unitSlain({ seat, team, unit, domain, space }) {
    const from = domainThing(domain);
    if (space !== null) return glide(graveThing(seat, space), from, graveyardZone(seat));
    const piece = unit === 'basic' ? basicsThing(team, domain, 'ready') : unitThing(team, unit);
    return glide(piece, from, seatThing(team));
  },
  unitEmbraced: ({ seat, domain }) =>
    glide(basicsThing(seat, domain, 'ready'), seatThing(seat), domainThing(domain)),
  barricadePlaced: ({ seat, edge }) =>
    glide(barricadeThing(edge), seatThing(seat), edgeThing(edge)),
  barricadeRemoved: ({ owner, edge }) =>
    glide(barricadeThing(edge), edgeThing(edge), seatThing(owner)),
  orderPlaced: ({ seat, domain, number }) =>
    glide(orderThing(number), seatThing(seat), orderSpace(domain)),
  itemPurchased({ seat, item }, shown) {
    const from = shelf(shown, item);
    if (item === 'token') return glide(tokenThing, from, seatThing(seat));
    const zone = from === marketZone('orders') ? 'orders' : 'advancements';
    return toHand(shown, seat, zone, item, from);
  },
  itemStored: ({ seat, item }, shown) =>
    glide(storedThing(seat, item), shelf(shown, item), warehouseZone(seat)),
  eventDrawn: ({ seat, card }, shown) => toHand(shown, seat, 'events', card, eventDeck),
  ambitionDealt: ({ seat, card }, shown) => toHand(shown, seat, 'ambitions', card, ambitionDeck),
  ambitionPurchased: ({ seat, from, card }, shown) =>
    toHand(shown, seat, 'ambitions', card, from === 'deck' ? ambitionDeck : faceUpAmbitions),
  ambitionsKept({ seat, card }, shown) {
    const hand = handOf(shown, seat, 'ambitions');
    return glide(
      card === undefined ? hand : heldThing(seat, 'ambitions', card),
      hand,
      ambitionDeck,
    );
  },
  eventProposed({ seat }, shown) {
    const from = handOf(shown, seat, 'events');
    // The last proposal may be gone already: an Event has been selected.
    const isThere = shown.view.council.proposals.some(({ by }) => by === seat);
    return glide(isThere ? proposalThing(seat) : from, from, councilZone);
  },
  eventDiscarded: ({ seat, card }, shown) =>
    glide(discardThing(card), handOf(shown, seat, 'events'), eventDiscard),
  advancementEquipped({ seat, player }, shown) {
    const last = (shown.view.teams[seat]?.lanyards[player]?.length ?? 1) - 1;
    const from = handOf(shown, seat, 'advancements');
    return glide(lanyardThing(seat, player, last), from, lanyardZone(seat));
  },
  advancementBuried: ({ seat, player, card }, shown) =>
    glide(lanyardThing(seat, player, 0), lanyardZone(seat), shelf(shown, card)),
};

/** Where the Market keeps an item. */
function shelf({ content }: FeudShown, item: string): string {
  const pile = content.goods.get(item)?.pile;
  return pile === undefined ? tokenZone : marketZone(pile);
}

function glide(piece: string, from: string, to: string, count = 1): Motion {
  return { piece, from, to, count };
}

/** Where the viewer sees the cards of a team: its zone, or its seat. */
function handOf({ view }: FeudShown, seat: number, zone: Zone): string {
  const isSeen = typeof view.teams[seat]?.[zone] === 'object';
  return isSeen ? handZone(seat, zone) : seatThing(seat);
}

/** A card that the viewer does not see any more is called by where it came from. */
function toHand(
  shown: FeudShown,
  seat: number,
  zone: Zone,
  card: string | undefined,
  from: string,
): Motion {
  const to = handOf(shown, seat, zone);
  const isSeen = card !== undefined && to === handZone(seat, zone);
  return glide(isSeen ? heldThing(seat, zone, card) : from, from, to);
}
