import type { Card, Zone } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { listed, plural } from '../../kit/words.js';
import { arcs, nameOf } from '../describe/names.js';
import { buildCosts, marketCosts } from '../mechanics/limits.js';
import { tilesLeft } from '../mechanics/tiles.js';
import { questions } from '../questions.js';
import { type LaidCard, seatOf } from '../state/state.js';
import {
  battleId,
  buyerIn,
  type CityShown,
  discardId,
  drawId,
  handId,
  openCard,
  poolId,
  seatNameIn,
  seenIn,
  tableId,
} from './shown.js';

/** Cards and tokens beside the board: first what is being decided, then what is on offer, then who has what. */
export function zonesOf(shown: CityShown): Zone[] {
  return [
    ...gangs(shown),
    ...played(shown),
    ...battle(shown),
    ...hands(shown),
    gangRow(shown),
    marketRow(shown),
    developments(shown),
    ...permanents(shown),
    ...piles(shown),
    ...pools(shown),
    ...supplies(shown),
    ...mats(shown),
  ];
}

/** The gangs that can still be chosen. */
function gangs(shown: CityShown): Zone[] {
  const { view, content } = shown;
  if (topStep(view)?.type !== 'pickLeader') return [];
  const taken = view.seats.map(({ leader }) => leader);
  const free = [...content.leaders.keys()].filter((id) => !taken.includes(id));
  const cards = free.map((id) => openCard(shown, id));
  return [{ id: 'zone:gangs', label: 'Gangs', kind: 'display', cards, current: true }];
}

/** The card whose effects are being carried out lies in no pile. */
function played(shown: CityShown): Zone[] {
  const cards = shown.view.agenda.flatMap((step) => {
    if (step.type !== 'effects' || !('card' in step.source)) return [];
    return [{ ...openCard(shown, step.source.card, { owner: step.seat }), owner: step.seat }];
  });
  return cards.length === 0
    ? []
    : [{ id: 'zone:played', label: 'Being played', kind: 'display', cards, current: true }];
}

function battle(shown: CityShown): Zone[] {
  const { view, content } = shown;
  const { battle: fought } = view;
  if (fought === null) return [];
  const reading = questions.battle({ table: view, content });
  const value = reading?.ycu ?? null;
  const against = value === null ? '' : ` against YCU of ${value}`;
  return [fought.attacker, fought.defender].flatMap((seat): Zone[] => {
    if (seat === null) return [];
    const side = reading?.sides.find((one) => one.seat === seat);
    const role = fought.attacker === seat ? 'attacker' : 'defender';
    const strength = side && `${plural(side.dice, 'die', 'dice')}, total ${side.total}`;
    const label = `Battle on ${fought.space}${against}: ${seatNameIn(shown, seat)}, ${role}`;
    return [
      {
        id: battleId(seat),
        label: strength === undefined ? label : `${label} (${strength})`,
        owner: seat,
        kind: 'display',
        cards: (fought.laid[seat] ?? []).map((one, index) => laidCard(shown, seat, one, index)),
        count: fought.laid[seat]?.length ?? 0,
        current: true,
      },
    ];
  });
}

function laidCard(shown: CityShown, seat: Seat, { card, source }: LaidCard, index: number): Card {
  const isOpen = shown.view.battle?.revealed.includes(seat);
  if (card !== null)
    return openCard(shown, card, { owner: seat, flags: isOpen ? [] : ['face down'] });
  return {
    id: `card:laid-${seat}-${index}`,
    kind: 'face-down card',
    title: source === 'draw' ? 'Card from the draw pile' : 'Card from the hand',
    lines: [],
    values: [],
    faceDown: true,
    flags: [],
  };
}

function hands(shown: CityShown): Zone[] {
  return shown.view.seats.map(({ hand }, seat): Zone => {
    const known = Array.isArray(hand) ? hand : [];
    const label = shown.viewer === seat ? 'Your hand' : `Hand of ${seatNameIn(shown, seat)}`;
    return {
      id: handId(seat),
      label,
      owner: seat,
      kind: 'hand',
      cards: known.map((card) => openCard(shown, card, { owner: seat })),
      count: Array.isArray(hand) ? hand.length : hand,
    };
  });
}

function gangRow(shown: CityShown): Zone {
  const { gang, auction } = shown.view;
  const cards = gang.row.map((id) => {
    return openCard(shown, id, { flags: auction?.card === id ? ['up for auction'] : [] });
  });
  const deck = `${gang.deck} in the deck`;
  const label = `Gang members (${deck})${bids(shown)}`;
  const current = auction === null ? {} : ({ current: true } as const);
  return { id: 'zone:gang', label, kind: 'row', cards, ...current };
}

function bids(shown: CityShown): string {
  const { auction } = shown.view;
  if (auction === null) return '';
  const name = nameOf(shown.content, auction.card);
  if (auction.highSeat === null) return `: auction of ${name}, no bid yet`;
  const bidder = seatNameIn(shown, auction.highSeat);
  return `: auction of ${name}, ${arcs(auction.highBid)} bid by ${bidder}`;
}

function marketRow(shown: CityShown): Zone {
  const { market } = shown.view;
  const buyer = buyerIn(shown);
  const costOf = buyer === undefined ? undefined : marketCosts(seenIn(shown), buyer);
  const cards = market.row.map((id) => {
    const cost = shown.content.cards.get(id)?.card.cost ?? 0;
    return priced(openCard(shown, id), cost, costOf?.(id) ?? cost);
  });
  const label = `Black market (${market.deck} in the deck)`;
  return { id: 'zone:market', label, kind: 'row', cards };
}

/** With what it costs now, where that is less than printed. */
function priced(card: Card, printed: number, now: number): Card {
  if (printed === now) return card;
  return { ...card, values: [{ label: 'Now', value: arcs(now) }, ...card.values] };
}

/** The types that can be built, with the tiles left of each. */
function developments(shown: CityShown): Zone {
  const { view, content } = shown;
  const buyer = buyerIn(shown);
  const costOf = buyer === undefined ? undefined : buildCosts(seenIn(shown), buyer);
  const cards = view.drafted.map((id) => {
    const cost = content.developments.get(id)?.cost ?? 0;
    const card = openCard(shown, id);
    const left = tilesLeft(view, id);
    const values = card.values.filter(({ label }) => label === 'Cost' || label === 'Renown');
    const told = { ...card, values: [...values, { label: 'Tiles left', value: left }] };
    return priced(left > 0 ? told : { ...told, flags: ['all built'] }, cost, costOf?.(id) ?? cost);
  });
  return { id: 'zone:developments', label: 'Developments', kind: 'display', cards };
}

function permanents(shown: CityShown): Zone[] {
  return shown.view.seats.map(({ table }, seat): Zone => {
    const cards = table.map((card) => openCard(shown, card));
    const label = `Permanents of ${seatNameIn(shown, seat)}`;
    return { id: tableId(seat), label, owner: seat, kind: 'display', cards };
  });
}

/** Draw and discard piles of the seats; a draw pile that its owner searches lies open. */
function piles(shown: CityShown): Zone[] {
  return shown.view.seats.flatMap(({ draw, discard, searched }, seat): Zone[] => {
    const name = seatNameIn(shown, seat);
    const found = searched ?? [];
    return [
      {
        id: drawId(seat),
        label: `Draw pile of ${name}`,
        owner: seat,
        kind: found.length > 0 ? 'display' : 'pile',
        cards: found.map((card) => openCard(shown, card, { owner: seat })),
        count: draw,
      },
      {
        id: discardId(seat),
        label: `Discard pile of ${name}`,
        owner: seat,
        kind: 'pile',
        cards: discard.map((card) => openCard(shown, card, { owner: seat })),
        count: discard.length,
      },
    ];
  });
}

/** An open pile that nobody takes from: what looks alike is one card. Nothing where it is empty. */
function pile(shown: CityShown, id: string, label: string, cards: readonly string[]): Zone[] {
  if (cards.length === 0) return [];
  const alike = new Map<string, string[]>();
  for (const card of cards) {
    const { title } = shown.card(card);
    alike.set(title, [...(alike.get(title) ?? []), card]);
  }
  const shownOnce = [...alike.values()].map(([first = '', ...rest]): Card => {
    return { ...openCard(shown, first), count: rest.length + 1 };
  });
  return [{ id, label, kind: 'pile', cards: shownOnce }];
}

/** Figures that are ready to enter. */
function pools(shown: CityShown): Zone[] {
  const ready = Object.values(shown.view.figures).filter(({ at }) => at === 'pool');
  return shown.view.seats.map((_, seat): Zone => {
    const label = `Pool of ${seatNameIn(shown, seat)}`;
    const count = ready.filter((figure) => figure.seat === seat).length;
    return { id: poolId(seat), label, owner: seat, kind: 'mat', cards: [], count };
  });
}

/** What everybody draws from. */
function supplies(shown: CityShown): Zone[] {
  const { ycu, gang, market, removed, renownPool, productSupply } = shown.view;
  const counted = (id: string, label: string, count: number): Zone => {
    return { id, label, kind: 'mat', cards: [], count };
  };
  const deck = (id: string, label: string, count: number): Zone => {
    return { id, label, kind: 'pile', cards: [], count };
  };
  return [
    counted('zone:renown', 'Renown pool', renownPool),
    counted('zone:products', 'Products in the supply', productSupply),
    deck('zone:gang-deck', 'Gang member deck', gang.deck),
    deck('zone:market-deck', 'Black market deck', market.deck),
    bag(shown),
    coordinates(shown),
    ...pile(shown, 'zone:ycu-revealed', 'YCU coordinates revealed', ycu.revealed),
    ...pile(shown, 'zone:ycu-discard', 'YCU coordinates discarded', ycu.discard),
    ...pile(shown, 'zone:gang-discard', 'Gang members discarded', gang.discard),
    ...pile(shown, 'zone:market-discard', 'Market cards discarded', market.discard),
    ...pile(shown, 'zone:removed', 'Out of the game', removed),
  ];
}

/** It has a place even while it is empty: tokens come from there and return. */
function bag(shown: CityShown): Zone {
  const { bag: tokens } = shown.view.ycu;
  const [filled] = pile(shown, 'zone:bag', `YCU bag (${plural(tokens.length, 'token')})`, tokens);
  return filled ?? { id: 'zone:bag', label: 'YCU bag', kind: 'pile', cards: [], count: 0 };
}

/** The coordinate deck, with the cards that the viewer has looked at. */
function coordinates(shown: CityShown): Zone {
  const { known, deck } = shown.view.ycu;
  const cards = known.map(({ card, above }) => {
    return { ...openCard(shown, card), values: [{ label: 'Cards above it', value: above }] };
  });
  const isSeen = cards.length > 0;
  const label = isSeen ? 'YCU coordinate deck, as far as you have seen it' : 'YCU coordinate deck';
  return { id: 'zone:ycu-deck', label, kind: isSeen ? 'display' : 'pile', cards, count: deck };
}

/** What is printed on the mats and on the alert card. */
function mats(shown: CityShown): Zone[] {
  const { pack } = shown.content;
  const conditions = pack.influenceConditions.map(({ id }) => {
    const met = [...shown.view.seats.keys()].filter((seat) => {
      return seatOf(shown.view, seat).conditionsMet.includes(id);
    });
    const names = listed(met.map((seat) => seatNameIn(shown, seat)));
    const card = openCard(shown, id);
    const values = met.length > 0 ? [{ label: 'Met by', value: names }] : [];
    return { ...card, values, lines: card.lines.slice(1) };
  });
  const alerts = pack.alertTable.map(({ roll }) => openCard(shown, `alert/${roll}`));
  return [
    { id: 'zone:conditions', label: 'Gaining influence', kind: 'mat', cards: conditions },
    { id: 'zone:alerts', label: 'YCU alert, by the six-sided die', kind: 'mat', cards: alerts },
  ];
}
