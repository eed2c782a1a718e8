import type { Card, Zone as SceneZone } from '../../display/scene.js';
import { topStep } from '../../kernel/play.js';
import { distinct } from '../../kit/sets.js';
import { capital, listed, plural } from '../../kit/words.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import { nameOf, unitOf } from '../describe/names.js';
import { priceOf, rebatesOf } from '../mechanics/market.js';
import { isFulfilled } from '../mechanics/stats.js';
import { playersOf, type Zone, zones as zoneNames } from '../state/state.js';
import type { LayerView, TeamView, View } from '../view/schema.js';
import { type FeudShown, positionOf } from './board.js';
import { alike, cardAs, faceDown } from './lying.js';
import {
  ambitionDeck,
  ambitionThing,
  assetSupply,
  councilZone,
  discardThing,
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
  proposalThing,
  setAsideThing,
  slotThing,
  storedThing,
  tokenThing,
  tokenZone,
  warehouseZone,
} from './things.js';
import { tradeZones } from './trade.js';

/** Everything that lies beside the boards: what is under way first, then the own cards, then what is for all. */
export function zonesOf(shown: FeudShown): SceneZone[] {
  const seats = [...shown.view.teams.keys()];
  return [
    ...tradeZones(shown),
    ...seats.flatMap((seat) => scored(shown, seat)),
    ...council(shown),
    ...seats.flatMap((seat) => hands(shown, seat)),
    ...marketPiles.map((pile) => market(shown, pile)),
    tokens(shown),
    ambitions(shown),
    ...seats.flatMap((seat) => setAside(shown, seat)),
    ...seats.flatMap((seat) => lanyards(shown, seat)),
    ...seats.flatMap((seat) => warehouse(shown, seat)),
    ...seats.flatMap((seat) => graveyard(shown, seat)),
    ...piles(shown),
  ];
}

const handNames: Readonly<Record<Zone, string>> = {
  orders: 'Orders',
  advancements: 'Advancements not equipped',
  ambitions: 'Ambitions',
  events: 'Events',
};

/** The cards of a team, for those who may see them; the others see their numbers among its facts. */
function hands(shown: FeudShown, seat: number): SceneZone[] {
  const { view, names, viewer } = shown;
  return zoneNames.flatMap((zone): SceneZone[] => {
    const cards = view.teams[seat]?.[zone] ?? 0;
    const isTold = zone === 'ambitions' && view.result !== null;
    if (typeof cards === 'number' || isTold) return [];
    const whose = viewer === seat ? 'Your' : `${names[seat]}:`;
    const isDecided = zone === 'ambitions' && topStep(view)?.type === 'keepAmbition';
    return [
      {
        ...(isDecided && { current: true }),
        id: handZone(seat, zone),
        label: `${whose} ${handNames[zone]}`,
        owner: seat,
        kind: 'hand',
        cards: alike(shown, cards, (card) => heldThing(seat, zone, card)).map((card, i) => {
          return zone === 'ambitions' ? judged(shown, seat, card, distinct(cards)[i]) : card;
        }),
      },
    ];
  });
}

/** At Daybreak the Ambitions of all teams, and which of them counted. */
function scored(shown: FeudShown, seat: number): SceneZone[] {
  const result = shown.view.result?.teams[seat];
  if (result === undefined || result.ambitions.length === 0) return [];
  const cards = result.ambitions.map(({ card, fulfilled, scored: counts }, i) => {
    const flag = counts ? 'scored' : fulfilled ? 'fulfilled, not counted' : 'not fulfilled';
    return cardAs(shown, `card:scored-${seat}-${i}`, card, [flag]);
  });
  const label = `${shown.names[seat]}: ${plural(result.points, 'Victory Point')}`;
  return [{ id: `zone:scored-${seat}`, label, owner: seat, kind: 'display', cards }];
}

/** An Ambition, and whether the team would score it now. */
function judged(shown: FeudShown, seat: number, card: Card, id: string | undefined): Card {
  const condition = shown.content.ambitions.get(id ?? '')?.condition;
  if (condition === undefined) return card;
  const isNow = isFulfilled(positionOf(shown), seat, condition);
  return { ...card, flags: [isNow ? 'fulfilled now' : 'not fulfilled'] };
}

const pileTitles: Readonly<Record<MarketPile, string>> = {
  orders: 'Orders',
  disciplines: 'Disciplines',
  gear: 'Gear',
};

function sizeOf(pile: readonly LayerView[]): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** What is for sale; prices are those of the team that looks. */
function market(shown: FeudShown, pile: MarketPile): SceneZone {
  const { slots, pile: hidden } = shown.view.market[pile];
  const cards = slots.flatMap((id, i): Card[] => {
    if (id === null) return [];
    const card = cardAs(shown, slotThing(pile, i + 1), id);
    return [{ ...card, values: [...priceValues(shown, id), ...card.values] }];
  });
  const label = `Market: ${pileTitles[pile]} (${sizeOf(hidden)} more in the pile)`;
  const note = buried(shown, hidden);
  return { id: marketZone(pile), label, kind: 'row', cards, ...(note === '' ? {} : { note }) };
}

/** What the viewer's team would pay, where that is not the printed Cost. */
function priceValues(shown: FeudShown, item: string): Card['values'] {
  const { viewer, view, content } = shown;
  if (typeof viewer !== 'number' || view.teams[viewer] === undefined) return [];
  const position = positionOf(shown);
  const price = priceOf(position, rebatesOf(position, viewer), item, undefined);
  const cost = content.goods.get(item)?.cost ?? content.constants.tokenCost;
  return price === cost ? [] : [{ label: 'You pay', value: price }];
}

/** Cards of a pile that the viewer has seen going under it. */
function buried({ content }: FeudShown, pile: readonly LayerView[]): string {
  const seen = pile.flatMap(({ cards = [] }) => cards).map((card) => nameOf(content, card));
  return seen.length === 0 ? '' : `Seen in the pile, top first: ${listed(seen)}.`.slice(0, 400);
}

function tokens(shown: FeudShown): SceneZone {
  const { ambitionBoard } = shown.view;
  const card = { ...cardAs(shown, tokenThing, 'token'), count: ambitionBoard };
  const cards = ambitionBoard === 0 ? [] : [card];
  return {
    id: tokenZone,
    label: 'Ambition Tokens board',
    kind: 'mat',
    cards,
    ...(ambitionBoard === 0 ? { count: 0 } : {}),
  };
}

function ambitions(shown: FeudShown): SceneZone {
  const { viewer, view } = shown;
  const cards = view.ambitions.faceUp.flatMap((id, i): Card[] => {
    if (id === null) return [];
    const card = cardAs(shown, ambitionThing(i + 1), id);
    const isTeam = typeof viewer === 'number' && view.teams[viewer] !== undefined;
    return [isTeam ? judged(shown, viewer, card, id) : card];
  });
  return { id: faceUpAmbitions, label: 'Ambitions face up', kind: 'row', cards };
}

/** In Immersive Story Mode the Ambitions of a faction. */
function setAside(shown: FeudShown, seat: number): SceneZone[] {
  const cards = shown.view.ambitions.faction[seat] ?? [];
  if (cards.length === 0) return [];
  const label = `Set aside for ${shown.names[seat]}`;
  const lying = cards.map((card) => cardAs(shown, setAsideThing(card), card));
  return [{ id: `zone:set-aside-${seat}`, label, owner: seat, kind: 'display', cards: lying }];
}

function lanyards(shown: FeudShown, seat: number): SceneZone[] {
  const team = shown.view.teams[seat] as TeamView;
  const cards = playersOf(team).flatMap((player) => {
    return (team.lanyards[player] ?? []).map((card, at) => {
      const flags = at === 0 ? [player, 'front'] : [player];
      return { ...cardAs(shown, lanyardThing(seat, player, at), card, flags), owner: seat };
    });
  });
  if (cards.length === 0) return [];
  const label = `Lanyards of ${shown.names[seat]}`;
  return [{ id: lanyardZone(seat), label, owner: seat, kind: 'mat', cards }];
}

function warehouse(shown: FeudShown, seat: number): SceneZone[] {
  const items = shown.view.teams[seat]?.warehouse ?? [];
  if (items.length === 0) return [];
  const cards = alike(shown, items, (item) => storedThing(seat, item));
  const label = `Warehouse of ${shown.names[seat]}`;
  return [{ id: warehouseZone(seat), label, owner: seat, kind: 'display', cards }];
}

/** Slain Units, bottommost first, and the tokens still to be claimed. */
function graveyard({ view, names }: FeudShown, seat: number): SceneZone[] {
  const { graveyard: spaces } = view.teams[seat] as TeamView;
  const cards = spaces.flatMap(({ unit }, i): Card[] => {
    if (unit === null) return [];
    const title = capital(`${unitOf(unit.unit)} of ${names[unit.team]}`);
    const id = graveThing(seat, i + 1);
    return [{ id, kind: 'grave', title, lines: [], values: [], owner: unit.team, flags: [] }];
  });
  if (cards.length === 0) return [];
  const left = spaces.filter(({ token }) => token).length;
  const label = `Graveyard of ${names[seat]} (${plural(left, 'token')} left)`;
  return [
    { id: graveyardZone(seat), label, owner: seat, kind: 'pile', cards, count: cards.length },
  ];
}

/** Proposals, and the Event that was selected. */
function council(shown: FeudShown): SceneZone[] {
  const { proposals, selected } = shown.view.council;
  const cards = proposals.map(({ card, by }) => {
    return { ...cardAs(shown, proposalThing(by), card, ['proposed']), owner: by };
  });
  const label = 'Proposed at the Council';
  const current = cards.length === 0 ? {} : ({ current: true } as const);
  // It has a place even while it is empty: proposals come there and go.
  const proposed: SceneZone = { id: councilZone, label, kind: 'display', cards, ...current };
  return [proposed, ...(selected === null ? [] : [selectedZone(shown, selected)])];
}

function selectedZone(
  shown: FeudShown,
  { card, by }: NonNullable<View['council']['selected']>,
): SceneZone {
  const id = 'slot:event';
  const lying =
    card === undefined
      ? faceDown(id, 'event', 'Unseen Event')
      : { ...cardAs(shown, id, card, ['selected']), ...(by === null ? {} : { owner: by }) };
  const zone = { id: 'zone:event', label: 'Event of this round', kind: 'display' } as const;
  return { ...zone, cards: [lying], current: true };
}

function piles(shown: FeudShown): SceneZone[] {
  const { events, ambitions: board, assets } = shown.view;
  const pile = (id: string, label: string, count: number, note = ''): SceneZone => {
    return { id, label, kind: 'pile', cards: [], count, ...(note === '' ? {} : { note }) };
  };
  const discard = alike(shown, events.discard, discardThing);
  const count = events.discard.length;
  return [
    { id: eventDiscard, label: 'Event discard', kind: 'pile', cards: discard, count },
    pile(ambitionDeck, 'Ambition deck', sizeOf(board.deck), buried(shown, board.deck)),
    pile(eventDeck, 'Event deck', sizeOf(events.deck)),
    pile(assetSupply, 'Asset supply', assets.supply),
    pile('zone:spent', 'Spent Assets', assets.spent),
  ];
}
