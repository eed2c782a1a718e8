import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import type { Layer } from '../../kit/layers.js';
import type { Advancement, Order } from '../content/schema.js';
import { pickedFrom } from '../mechanics/trade.js';
import type { FeudPosition } from '../play.js';
import { withCouncil } from '../state/change.js';
import { type PlacedOrder, type State, teamOf, type Zone } from '../state/state.js';
import { isEventUnseen, ordersKnown, seesOffer, seesPicks } from './knowledge.js';
import { addHand, addLayers, type Fits, Pool } from './pool.js';

/** Other teams' hands, their sealed Orders, and the hidden layer of the pile, which holds Market Orders only. */
export function redealOrders(position: FeudPosition, viewer: Viewer, random: SeededChance): void {
  const { state, content } = position;
  const pool = new Pool();
  const isMarket: Fits = (card) => !content.startingOrders.has(card);
  const finish = otherHands(state, pool, viewer, 'orders');
  const market = state.market.orders;
  finish.push(
    addLayers(
      pool,
      market.pile,
      viewer,
      (pile) => {
        state.market.orders = { pile, slots: market.slots };
      },
      isMarket,
    ),
  );
  const board = addSealed(position, pool, viewer);
  pool.deal(random);
  for (const end of finish) end();
  state.ordersBoard = board;
  rememberPeeks(state);
}

/** Adds the Orders whose cards the viewer does not know; they stay placeable by their teams (BF-ORDER-05). */
function addSealed(position: FeudPosition, pool: Pool, viewer: Viewer): State['ordersBoard'] {
  const { state, content } = position;
  const isKnown = ordersKnown(position, viewer);
  const board: State['ordersBoard'] = {};
  for (const [domain, placed] of Object.entries(state.ordersBoard)) {
    board[domain] = placed.map((order) => {
      if (isKnown(domain, order)) return order;
      const fresh = { ...order };
      const { kind } = teamOf(state, order.seat);
      const put = (card: string) => {
        fresh.card = card;
      };
      pool.add(order.card, put, (card) => {
        const { kind: only = kind } = content.orders.get(card) as Order;
        return only === kind;
      });
      return fresh;
    });
  }
  return board;
}

/** What teams have peeked at is what now lies there. */
function rememberPeeks(state: State): void {
  for (const team of state.teams) {
    team.peeked = team.peeked.map((one) => {
      const placed = state.ordersBoard[one.domain] as PlacedOrder[];
      const { card } = placed.find(({ number }) => number === one.number) as PlacedOrder;
      return { ...one, card };
    });
  }
}

export function redealAdvancements(
  { state, content }: FeudPosition,
  viewer: Viewer,
  random: SeededChance,
): void {
  const pool = new Pool();
  const finish = otherHands(state, pool, viewer, 'advancements');
  for (const pile of ['disciplines', 'gear'] as const) {
    const { slots } = state.market[pile];
    const set = (layers: Layer[]) => {
      state.market[pile] = { pile: layers, slots };
    };
    const fits: Fits = (card) => (content.advancements.get(card) as Advancement).pile === pile;
    finish.push(addLayers(pool, state.market[pile].pile, viewer, set, fits));
  }
  pool.deal(random);
  for (const end of finish) end();
}

export function redealEvents({ state }: FeudPosition, viewer: Viewer, random: SeededChance): void {
  const pool = new Pool();
  const finish = otherHands(state, pool, viewer, 'events');
  const { events, council } = state;
  finish.push(
    addLayers(pool, events.deck, viewer, (deck) => {
      events.deck = deck;
    }),
  );
  if (council.selected !== null && isEventUnseen(state, viewer)) {
    pool.add(council.selected.card, (card) => {
      state.council = withCouncil(council, { selected: { card, by: null } });
    });
  }
  pool.deal(random);
  for (const end of finish) end();
}

export function redealAmbitions(
  { state, content }: FeudPosition,
  viewer: Viewer,
  random: SeededChance,
): void {
  if (state.phase === 'ended') return;
  const pool = new Pool();
  const finish = otherHands(state, pool, viewer, 'ambitions');
  const { ambitions } = state;
  const isOfDeck: Fits = (card) => !('faction' in (content.ambitions.get(card) as object));
  finish.push(
    addLayers(
      pool,
      ambitions.deck,
      viewer,
      (deck) => {
        ambitions.deck = deck;
      },
      isOfDeck,
    ),
  );
  pool.deal(random);
  for (const end of finish) end();
}

function otherHands(state: State, pool: Pool, viewer: Viewer, zone: Zone): (() => void)[] {
  return state.teams.flatMap((team, seat) => {
    if (seat === viewer) return [];
    const put = (cards: string[]) => {
      team[zone] = cards;
    };
    return [addHand(pool, team[zone], shownTo(state, viewer, seat, zone), put)];
  });
}

/** Cards of another team's hand that an open trade has shown to the viewer. */
function shownTo(state: State, viewer: Viewer, seat: number, zone: Zone): string[] {
  return state.agenda.flatMap((step) => {
    if (!('give' in step)) return [];
    if (seat === step.proposer && seesOffer(step, viewer)) {
      return step.give.flatMap((line) => {
        return line.kind === 'card' && line.zone === zone ? [line.card] : [];
      });
    }
    const showsPicks = 'picks' in step && seat === step.partner && seesPicks(step, viewer);
    return showsPicks ? pickedFrom(step, zone) : [];
  });
}
