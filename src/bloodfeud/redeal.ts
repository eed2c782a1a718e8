import type { SeededChance } from '../kernel/chance.js';
import type { Viewer } from '../kernel/play.js';
import { withoutCard } from './cards.js';
import { domainsRevealed } from './orders.js';
import type { FeudPosition } from './play.js';
import {
  type GiveLine,
  type Layer,
  type PlacedOrder,
  type State,
  type Step,
  type StepOf,
  teamOf,
  type Zone,
} from './state.js';
import { askedZones, pickedFrom } from './trade.js';
import { isParty, seesGive } from './view.js';

/*
 * Exchanges, at random, what the viewer does not know: cards in other hands, sealed Orders, hidden
 * layers, the unseen Event, and answers still secret. All counts stay as they are.
 */

/** A place that holds one unknown card. */
interface Place {
  put(card: string): void;
  /** What may lie there; anything unless told. */
  readonly fits?: (card: string) => boolean;
}

export function redeal(position: FeudPosition, viewer: Viewer, random: SeededChance): void {
  redealOrders(position, viewer, random);
  redealAdvancements(position, viewer, random);
  redealEvents(position, viewer, random);
  redealAmbitions(position, viewer, random);
  const { agenda } = position.state;
  position.state.agenda = agenda.map((step) => redealStep(position, step, viewer, random));
}

class Pool {
  readonly cards: string[] = [];
  readonly places: Place[] = [];

  add(card: string, put: (card: string) => void, fits?: (card: string) => boolean): void {
    this.cards.push(card);
    this.places.push(fits ? { put, fits } : { put });
  }

  /**
   * Shuffles, then mends: a card that does not fit its place changes with one that fits both ways.
   * The present deal fits, so a fitting one can always be reached place by place.
   */
  deal(random: SeededChance): void {
    const { cards, places } = this;
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const fits = this.#fits(i, cards[j]) && this.#fits(j, cards[i]);
      if (fits) [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
    }
    places.forEach((place, i) => {
      place.put(cards[i] as string);
    });
  }

  #fits(place: number, card: string | undefined): boolean {
    return card !== undefined && (this.places[place]?.fits?.(card) ?? true);
  }
}

/** Adds a hand but for the cards the viewer knows it holds; returns what puts the new one together. */
function addHand(
  pool: Pool,
  cards: readonly string[],
  known: readonly string[],
  set: (cards: string[]) => void,
) {
  const fresh = [...known];
  const unknown = known.reduce<readonly string[]>(withoutCard, cards);
  for (const card of unknown) pool.add(card, (one) => fresh.push(one));
  return () => set(fresh.sort());
}

/** Cards of another team's hand that an open trade has shown to the viewer. */
function shownTo(state: State, viewer: Viewer, seat: number, zone: Zone): string[] {
  return state.agenda.flatMap((step) => {
    if (!('give' in step)) return [];
    if (seat === step.proposer && seesGive(step, viewer)) {
      return step.give.flatMap((line) => {
        return line.kind === 'card' && line.zone === zone ? [line.card] : [];
      });
    }
    const showsPicks = step.type === 'tradeConfirm' && viewer === step.proposer;
    return showsPicks && seat === step.partner ? pickedFrom(step, zone) : [];
  });
}

type Fits = (card: string) => boolean;

/** Adds the layers that the viewer has not seen. */
function addLayers(
  pool: Pool,
  layers: readonly Layer[],
  viewer: Viewer,
  set: (layers: Layer[]) => void,
  fits?: Fits,
) {
  const fresh = layers.map((layer) => {
    const isKnown = layer.seen === 'all' || (layer.seen !== undefined && layer.seen === viewer);
    if (isKnown) return layer;
    const cards: string[] = [];
    for (const card of layer.cards) pool.add(card, (one) => cards.push(one), fits);
    return { ...layer, cards };
  });
  return () => {
    for (const layer of fresh) if (!layers.includes(layer)) layer.cards.sort();
    set(fresh);
  };
}

/** Other teams' hands, their sealed Orders, and the hidden layer of the pile, which holds Market Orders only. */
function redealOrders({ state, content }: FeudPosition, viewer: Viewer, random: SeededChance) {
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
  const open = domainsRevealed(state);
  const known = typeof viewer === 'number' ? (state.teams[viewer]?.known ?? []) : [];
  const board: Record<string, PlacedOrder[]> = {};
  content.board(state.teams.length).cells.forEach((domain, at) => {
    const placed = state.board[domain];
    if (placed === undefined) return;
    board[domain] = placed.map((order) => {
      const { seat, seq } = order;
      if (at < open || seat === viewer || known.some((one) => one.seq === seq)) return order;
      const fresh = { ...order };
      const { kind } = teamOf(state, seat);
      pool.add(
        order.card,
        (card) => {
          fresh.card = card;
        },
        (card) => (content.orders.get(card)?.kind ?? kind) === kind,
      );
      return fresh;
    });
  });
  pool.deal(random);
  for (const end of finish) end();
  state.board = board;
  rememberPeeks(state, viewer);
}

/** What other teams have peeked at is what now lies there. */
function rememberPeeks(state: State, viewer: Viewer): void {
  state.teams.forEach((team, seat) => {
    if (seat === viewer) return;
    team.known = team.known.map((one) => {
      const placed = state.board[one.domain]?.find(({ seq }) => seq === one.seq);
      return { ...one, card: placed?.card ?? one.card };
    });
  });
}

function redealAdvancements(
  { state, content }: FeudPosition,
  viewer: Viewer,
  random: SeededChance,
): void {
  const pool = new Pool();
  const pileOf = (card: string) => content.advancements.get(card)?.pile;
  const finish = otherHands(state, pool, viewer, 'advancements');
  for (const pile of ['disciplines', 'gear'] as const) {
    const { slots } = state.market[pile];
    const set = (layers: Layer[]) => {
      state.market[pile] = { pile: layers, slots };
    };
    const fits: Fits = (card) => pileOf(card) === pile;
    finish.push(addLayers(pool, state.market[pile].pile, viewer, set, fits));
  }
  pool.deal(random);
  for (const end of finish) end();
}

function redealEvents({ state }: FeudPosition, viewer: Viewer, random: SeededChance): void {
  const pool = new Pool();
  const finish = otherHands(state, pool, viewer, 'events');
  const { events, council } = state;
  finish.push(
    addLayers(pool, events.deck, viewer, (deck) => {
      events.deck = deck;
    }),
  );
  const { selected } = council;
  if (selected !== null && selected.by === null && state.phase === 'gameplay') {
    pool.add(selected.card, (card) => {
      state.council = { ...council, selected: { card, by: null } };
    });
  }
  pool.deal(random);
  for (const end of finish) end();
}

function redealAmbitions(
  { state, content }: FeudPosition,
  viewer: Viewer,
  random: SeededChance,
): void {
  if (state.phase === 'ended') return;
  const pool = new Pool();
  const finish = otherHands(state, pool, viewer, 'ambitions');
  const { ambitions } = state;
  const isOfDeck: Fits = (card) => !('faction' in (content.ambitions.get(card) ?? {}));
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

/** Answers and offers that the viewer does not know, covered by the new hands. */
function redealStep(
  { state }: FeudPosition,
  step: Step,
  viewer: Viewer,
  random: SeededChance,
): Step {
  switch (step.type) {
    case 'keepAmbition':
      return { ...step, answers: redealAnswers(state, step, viewer, random) };
    case 'voteBallot':
      return { ...step, ballots: redealBallots(step, viewer, random) };
    case 'tradeDraft':
    case 'tradeAnswer':
      return { ...step, give: redealGive(state, step, viewer, random) };
    case 'tradePick': {
      const give = redealGive(state, step, viewer, random);
      const isKnown = viewer === step.partner;
      return { ...step, give, picks: isKnown ? step.picks : redealPicks(state, step, random) };
    }
    case 'tradeConfirm': {
      const give = redealGive(state, step, viewer, random);
      const isKnown = isParty(step, viewer);
      return { ...step, give, picks: isKnown ? step.picks : redealPicks(state, step, random) };
    }
    default:
      return step;
  }
}

function redealAnswers(
  state: State,
  { answers }: StepOf<'keepAmbition'>,
  viewer: Viewer,
  random: SeededChance,
): Record<string, string> {
  const fresh: Record<string, string> = {};
  for (const [seat, card] of Object.entries(answers)) {
    const isOwn = Number(seat) === viewer;
    fresh[seat] = isOwn ? card : anyOf(teamOf(state, Number(seat)).ambitions, random);
  }
  return fresh;
}

function redealBallots(
  { ballots, options, willing }: StepOf<'voteBallot'>,
  viewer: Viewer,
  random: SeededChance,
): StepOf<'voteBallot'>['ballots'] {
  const fresh: StepOf<'voteBallot'>['ballots'] = {};
  for (const [seat, choice] of Object.entries(ballots)) {
    const mayAbstain = !willing.includes(Number(seat));
    const choices = mayAbstain ? [...options, 'abstain' as const] : options;
    const isOwn = Number(seat) === viewer;
    fresh[seat] = isOwn ? choice : (choices[random.below(choices.length)] ?? choice);
  }
  return fresh;
}

function redealGive(
  state: State,
  step: StepOf<'tradeDraft' | 'tradeAnswer' | 'tradePick' | 'tradeConfirm'>,
  viewer: Viewer,
  random: SeededChance,
): GiveLine[] {
  if (seesGive(step, viewer)) return step.give;
  const left = handsOf(state, step.proposer);
  return step.give.map((line) => {
    if (line.kind !== 'card') return line;
    const card = anyOf(left[line.zone], random);
    left[line.zone] = withoutCard(left[line.zone], card);
    return { ...line, card };
  });
}

function redealPicks(
  state: State,
  { partner, ask, picks }: StepOf<'tradePick' | 'tradeConfirm'>,
  random: SeededChance,
): string[] {
  const left = handsOf(state, partner);
  return picks.map((_, i) => {
    const zone = askedZones(ask)[i] as Zone;
    const card = anyOf(left[zone], random);
    left[zone] = withoutCard(left[zone], card);
    return card;
  });
}

function handsOf(state: State, seat: number): Record<Zone, string[]> {
  const { orders, advancements, ambitions, events } = teamOf(state, seat);
  return { orders, advancements, ambitions, events };
}

function anyOf(cards: readonly string[], random: SeededChance): string {
  return cards[random.below(cards.length)] as string;
}
