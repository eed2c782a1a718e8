import * as z from 'zod';
import {
  chanceState,
  rollSchema,
  type SeededChance,
  seedChance,
  setupSeed,
} from '../../src/kernel/chance.js';
import { defineGame } from '../../src/kernel/define.js';
import type { InputIssue } from '../../src/kernel/errors.js';
import type { BaseOutcome, Game, GameDefinition, GameTypes } from '../../src/kernel/game.js';
import {
  type MovesIn,
  movesOf,
  type Play,
  type Position,
  type StepRules,
  type Table,
  type Viewer,
} from '../../src/kernel/play.js';
import { type RuleBook, refusals } from '../../src/kernel/rules.js';
import { copyPile, drawTop, isTidy, pileOf, pileSize } from '../../src/kit/piles.js';
import { addTo, isSorted, removeFrom } from '../../src/kit/sets.js';

/*
 * "Duel", a game of our own that uses every part of the kernel. Each seat holds cards nobody else
 * sees. In a round all lay one card face down, in any order. The highest card alone wins its owner
 * a die roll in points; she may then risk some of them on another roll. Ties win nothing.
 */

export const toyRules = {
  'TOY-OVER': { title: 'Over', text: 'Nothing happens after the end.' },
  'TOY-SEAT': { title: 'Whose turn', text: 'Only seats that have something to decide may act.' },
  'TOY-TYPE': { title: 'What is asked', text: 'An answer fits its question.' },
  'TOY-FORM': { title: 'Form', text: 'A move has the fields of its type and no others.' },
  'TOY-HAND': { title: 'Own cards', text: 'Cards are laid from the own hand.', note: 'A note.' },
  'TOY-RISK': { title: 'Own points', text: 'Nobody risks points she does not have.' },
} as const satisfies RuleBook;
type ToyRule = keyof typeof toyRules;

const id = z.string().min(1).max(20);
const seat = z.int().min(0).max(2);
const points = z.int().min(-1000).max(1000);

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('choose') }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('bet'), winner: seat }),
  z.strictObject({ type: z.literal('endRound') }),
]);
type Step = z.output<typeof step>;

const state = z.strictObject({
  game: z.literal('duel'),
  pack: id,
  chance: chanceState,
  agenda: z.array(step).max(10),
  hands: z.array(z.array(id)).min(2).max(3),
  laid: z.array(id.nullable()).min(2).max(3),
  pile: pileOf(id),
  points: z.array(points).min(2).max(3),
});
export type ToyState = z.output<typeof state>;

const extras = {
  rolls: z.array(rollSchema).readonly().exactOptional(),
  hidden: z.record(z.string(), z.array(seat)).exactOptional(),
};
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), seat, card: id.exactOptional(), ...extras }),
  z.strictObject({ type: z.literal('laid'), seat, card: id.exactOptional(), ...extras }),
  z.strictObject({ type: z.literal('shown'), cards: z.array(id), ...extras }),
  z.strictObject({ type: z.literal('won'), seat, points, ...extras }),
  z.strictObject({ type: z.literal('kept'), seat, ...extras }),
  z.strictObject({ type: z.literal('risked'), seat, points, ...extras }),
]);
export type ToyEvent = z.output<typeof event>;

const pack = z.strictObject({
  id,
  rounds: z.int().min(1).max(9),
  die: z.array(z.int()).min(1).max(20),
  cards: z.array(z.strictObject({ id, value: z.int() })).max(99),
});
export type ToyPack = z.output<typeof pack>;

export const duelPack: ToyPack = {
  id: 'standard',
  rounds: 2,
  die: [1, 2, 3, 4, 5, 6],
  cards: [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ id: `c${value}`, value })),
};

interface ToyContent {
  readonly pack: ToyPack;
  readonly value: ReadonlyMap<string, number>;
}

interface ToyPlay extends Play {
  state: ToyState;
  step: Step;
  event: ToyEvent;
  rule: ToyRule;
  content: ToyContent;
}

const defineMove = movesOf<ToyPlay>();
const refuse = refusals<ToyRule>();

const lay = defineMove({
  type: 'lay',
  at: ['choose'],
  params: { card: id },
  options: ({ state }, seat) =>
    (state.hands[seat] ?? []).map((card) => ({ type: 'lay', seat, card })),
  forbid({ state }, { seat, card }) {
    if (state.hands[seat]?.includes(card)) return undefined;
    return refuse('TOY-HAND', () => `seat ${seat} does not hold ${card}`);
  },
  perform(table, { seat, card }) {
    const { state } = table;
    removeFrom(state.hands[seat] as string[], card);
    state.laid[seat] = card;
    table.emit({ type: 'laid', seat, card, hidden: { card: [seat] } });
    table.next({ type: state.laid.includes(null) ? 'choose' : 'reveal' });
  },
});

const keep = defineMove({
  type: 'keep',
  at: ['bet'],
  params: {},
  options: (_position, seat) => [{ type: 'keep', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    table.emit({ type: 'kept', seat });
  },
});

const risk = defineMove({
  type: 'risk',
  at: ['bet'],
  params: { amount: z.int().min(1).max(3) },
  options: (_position, seat) => [1, 2, 3].map((amount) => ({ type: 'risk', seat, amount })),
  forbid({ state }, { seat, amount }) {
    const has = state.points[seat] ?? 0;
    if (amount <= has) return undefined;
    return refuse('TOY-RISK', () => `seat ${seat} risks ${amount}, but has ${has}`);
  },
  perform(table, { seat, amount }) {
    const face = table.roll('risk', table.content.pack.die);
    const won = face % 2 === 0 ? amount : -amount;
    table.state.points[seat] = (table.state.points[seat] ?? 0) + won;
    table.emit({ type: 'risked', seat, points: won });
  },
});

const moves = [lay, keep, risk] as const;
export type ToyMove = MovesIn<typeof moves>;

const steps: StepRules<ToyPlay> = {
  deal: {
    resolve(table) {
      table.state.hands.forEach((hand, seat) => {
        for (let i = 0; i < table.content.pack.rounds; i++) dealCard(table, hand, seat);
      });
      table.next({ type: 'choose' });
    },
  },
  choose: {
    seats: ({ state }) => [...state.laid.keys()].filter((seat) => state.laid[seat] === null),
  },
  reveal: { resolve: reveal },
  bet: {
    seats: (_position, { winner }) => [winner],
    forced({ state }, { winner }) {
      const has = state.points[winner] ?? 0;
      if (has <= 0) return 'skip';
      return has === 1 ? { type: 'keep', seat: winner } : undefined;
    },
  },
  endRound: {
    resolve(table) {
      const { state } = table;
      state.laid = state.laid.map(() => null);
      if (state.hands.some((hand) => hand.length > 0)) table.next({ type: 'choose' });
    },
  },
};

function dealCard(table: Table<ToyPlay>, hand: string[], seat: number): void {
  const card = drawTop(table, `deal.${seat}`, table.state.pile);
  addTo(hand, card);
  table.emit({ type: 'dealt', seat, card, hidden: { card: [seat] } });
}

function reveal(table: Table<ToyPlay>): void {
  const { state, content } = table;
  const cards = state.laid.flatMap((card) => card ?? []);
  table.reveal();
  table.emit({ type: 'shown', cards });
  const values = cards.map((card) => content.value.get(card) ?? 0);
  const best = Math.max(...values);
  const winners = [...values.keys()].filter((seat) => values[seat] === best);
  const [winner] = winners;
  table.next({ type: 'endRound' });
  if (winner === undefined || winners.length > 1) return;
  const face = table.roll('prize', content.pack.die);
  state.points[winner] = (state.points[winner] ?? 0) + face;
  table.emit({ type: 'won', seat: winner, points: face });
  table.next({ type: 'bet', winner });
}

export interface ToyView {
  readonly agenda: Step[];
  readonly hands: (string[] | number)[];
  readonly laid: (string | boolean)[];
  readonly pile: number;
  readonly points: number[];
}

const setup = z.strictObject({
  players: z.union([z.literal(2), z.literal(3)]),
  seed: setupSeed,
  handicap: z.array(points).max(3).exactOptional(),
});

export interface Toy extends GameTypes, ToyPlay {
  state: ToyState;
  step: Step;
  event: ToyEvent;
  rule: ToyRule;
  content: ToyContent;
  move: ToyMove;
  setup: z.output<typeof setup>;
  setupInput: Omit<z.input<typeof setup>, 'players'> & { players: number };
  pack: ToyPack;
  view: ToyView;
  outcome: BaseOutcome;
  face: number;
}

export const duelDefinition: GameDefinition<Toy> = {
  id: 'duel',
  title: 'Duel',
  players: { min: 2, max: 3 },
  rulesVersion: 3,
  rules: toyRules,
  general: { over: 'TOY-OVER', seat: 'TOY-SEAT', type: 'TOY-TYPE', malformed: 'TOY-FORM' },
  schemas: { setup, state, event, content: pack },
  moves,
  steps,
  standard: duelPack,
  checkContent,
  compile: (pack) => ({ pack, value: new Map(pack.cards.map(({ id, value }) => [id, value])) }),
  dice: ({ pack }) => ({ prize: pack.die }),
  checkSetup({ players, handicap }) {
    if (handicap === undefined || handicap.length === players) return [];
    return [{ rule: 'TOY-SEAT', path: ['handicap'], message: `${players} seats need as many` }];
  },
  begin: ({ players, seed, handicap }, { pack }) => ({
    game: 'duel',
    pack: pack.id,
    chance: seedChance(seed),
    agenda: [{ type: 'deal' }],
    hands: Array.from({ length: players }, () => []),
    laid: Array.from({ length: players }, () => null),
    pile: [pack.cards.map((card) => card.id).sort()],
    points: handicap ?? Array.from({ length: players }, () => 0),
  }),
  copy: (from) => ({
    game: from.game,
    pack: from.pack,
    chance: from.chance,
    agenda: from.agenda.slice(),
    hands: copyPile(from.hands),
    laid: from.laid.slice(),
    pile: copyPile(from.pile),
    points: from.points.slice(),
  }),
  view,
  redeal,
  seats: ({ hands }) => hands.length,
  invariants,
  outcome({ agenda, points }) {
    if (agenda.length > 0) return null;
    const best = Math.max(...points);
    const winners = [...points.keys()].filter((seat) => points[seat] === best);
    const tieBreak = winners.length > 1 ? 'shared' : 'none';
    return { winners, scores: points.slice(), reason: 'last card', tieBreak };
  },
  describe: (_position, move) => `Seat ${move.seat}: ${move.type}.`,
  describeEvent: (event) => `It happened: ${event.type.toUpperCase()}.`,
};

/** The game, with whatever a test wants different. */
export function duelWith(changes: Partial<GameDefinition<Toy>>): Game<Toy> {
  return defineGame<Toy>({ ...duelDefinition, ...changes });
}

export const duel = duelWith({});

function checkContent({ cards, rounds }: ToyPack): InputIssue[] {
  const issues: InputIssue[] = [];
  if (new Set(cards.map((card) => card.id)).size < cards.length) {
    issues.push({ path: ['cards'], message: 'an id is used twice' });
  }
  if (cards.length < 3 * rounds) {
    issues.push({ path: ['cards'], message: `three seats need ${3 * rounds} cards` });
  }
  return issues;
}

function view({ state }: Position<ToyPlay>, viewer: Viewer): ToyView {
  return {
    agenda: state.agenda.slice(),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
    laid: state.laid.map((card, seat) => (seat === viewer && card ? card : card !== null)),
    pile: pileSize(state.pile),
    points: state.points.slice(),
  };
}

function redeal({ state }: Position<ToyPlay>, viewer: Viewer, random: SeededChance): void {
  const others = [...state.hands.keys()].filter((seat) => seat !== viewer);
  const pool = state.pile.flat();
  for (const seat of others) pool.push(...(state.hands[seat] ?? []), ...laidBy(state, seat));
  pool.sort();
  const take = () => pool.splice(random.below(pool.length), 1)[0] as string;
  for (const seat of others) {
    state.hands[seat] = (state.hands[seat] ?? []).map(take).sort();
    if (state.laid[seat] !== null) state.laid[seat] = take();
  }
  state.pile = state.pile.map((layer) => layer.map(take).sort());
}

function laidBy({ laid }: ToyState, seat: number): string[] {
  return laid[seat] ? [laid[seat]] : [];
}

function invariants({ state, content }: Position<ToyPlay>): string[] {
  const broken: string[] = [];
  const seats = state.hands.length;
  if (state.laid.length !== seats || state.points.length !== seats) broken.push('seats differ');
  const cards = [...state.pile.flat(), ...state.hands.flat()];
  const all = [...cards, ...state.laid.flatMap((card) => card ?? [])];
  if (new Set(all).size < all.length) broken.push('a card is there twice');
  if (all.some((card) => !content.value.has(card))) broken.push('a card is unknown');
  if (!state.hands.every(isSorted) || !isTidy(state.pile)) broken.push('cards are out of order');
  for (const one of state.agenda) {
    if (one.type === 'bet' && one.winner >= seats) broken.push(`there is no seat ${one.winner}`);
  }
  return broken;
}
