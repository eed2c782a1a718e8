import type { Motion } from '../../display/display.js';
import type { Event, EventOf } from '../events.js';
import type { Zone } from '../state/state.js';
import type { FeudShown } from './board.js';
import {
  ambitionDeck,
  barricadeThing,
  basicsThing,
  councilZone,
  domainThing,
  edgeThing,
  eventDeck,
  eventDiscard,
  graveyardZone,
  handZone,
  heldThing,
  lanyardZone,
  marketZone,
  orderSpace,
  orderThing,
  playerThing,
  seatThing,
  stationThing,
  unitThing,
  warehouseZone,
} from './ids.js';

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
  unitSlain: ({ seat, team, unit, domain, space }) => {
    const piece = unit === 'basic' ? basicsThing(team, domain, 'ready') : unitThing(team, unit);
    return glide(
      piece,
      domainThing(domain),
      space === null ? seatThing(team) : graveyardZone(seat),
    );
  },
  unitEmbraced: ({ seat, domain }) =>
    glide(basicsThing(seat, domain, 'ready'), seatThing(seat), domainThing(domain)),
  barricadePlaced: ({ seat, edge }) =>
    glide(barricadeThing(edge), seatThing(seat), edgeThing(edge)),
  barricadeRemoved: ({ owner, edge }) =>
    glide(barricadeThing(edge), edgeThing(edge), seatThing(owner)),
  orderPlaced: ({ seat, domain, number }) =>
    glide(orderThing(number), seatThing(seat), orderSpace(domain)),
  itemPurchased: ({ seat, item }, shown) => {
    const pile = shown.content.goods.get(item)?.pile;
    const from = pile === undefined ? 'zone:tokens' : marketZone(pile);
    const zone = pile === 'orders' ? 'orders' : 'advancements';
    return pile === undefined
      ? glide(seatThing(seat), from, seatThing(seat))
      : toHand(shown, seat, zone, item, from);
  },
  itemStored: ({ seat, item }, { content }) => {
    const pile = content.goods.get(item)?.pile;
    const from = pile === undefined ? 'zone:tokens' : marketZone(pile);
    return glide(warehouseZone(seat), from, warehouseZone(seat));
  },
  eventDrawn: ({ seat, card }, shown) => toHand(shown, seat, 'events', card, eventDeck),
  ambitionDealt: ({ seat, card }, shown) => toHand(shown, seat, 'ambitions', card, ambitionDeck),
  ambitionPurchased: ({ seat, from, card }, shown) =>
    toHand(shown, seat, 'ambitions', card, from === 'deck' ? ambitionDeck : 'zone:ambitions'),
  ambitionsKept: ({ seat, card }, shown) => fromHand(shown, seat, 'ambitions', card, ambitionDeck),
  eventProposed: ({ seat, card }, shown) => fromHand(shown, seat, 'events', card, councilZone),
  eventDiscarded: ({ seat, card }, shown) => fromHand(shown, seat, 'events', card, eventDiscard),
  advancementEquipped: ({ seat, card }, shown) =>
    fromHand(shown, seat, 'advancements', card, lanyardZone(seat)),
  advancementBuried: ({ seat, card }, { content }) => {
    const pile = content.goods.get(card)?.pile ?? 'gear';
    return glide(lanyardZone(seat), lanyardZone(seat), marketZone(pile));
  },
};

function glide(piece: string, from: string, to: string, count = 1): Motion {
  return { piece, from, to, count };
}

/** Where the viewer sees the cards of a team: its zone, or its seat. */
function handOf({ view }: FeudShown, seat: number, zone: Zone): string {
  const isSeen = typeof view.teams[seat]?.[zone] === 'object';
  return isSeen ? handZone(seat, zone) : seatThing(seat);
}

function toHand(
  shown: FeudShown,
  seat: number,
  zone: Zone,
  card: string | undefined,
  from: string,
): Motion {
  const to = handOf(shown, seat, zone);
  return glide(card === undefined ? from : heldThing(seat, zone, card), from, to);
}

function fromHand(
  shown: FeudShown,
  seat: number,
  zone: Zone,
  card: string | undefined,
  to: string,
): Motion {
  const from = handOf(shown, seat, zone);
  return glide(card === undefined ? from : heldThing(seat, zone, card), from, to);
}
