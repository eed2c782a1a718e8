import { topStep } from '../../kernel/play.js';
import { listed, plural, sentence } from '../../kit/words.js';
import { defendersOn } from '../mechanics/battle.js';
import { salePrice } from '../mechanics/sale.js';
import type { ChooseBattleMove } from '../moves/battle.js';
import type { Move } from '../moves/index.js';
import type { SellMove } from '../moves/symbols.js';
import type { WorkMove } from '../moves/work.js';
import type { Step } from '../state/steps.js';
import type { Reading } from '../view/schema.js';
import { type Words, wordsOf } from './names.js';

type Table = Reading['table'];

/** A move as one English sentence, told by the table it is made at. */
export function describeMove(
  { table, content }: Reading,
  move: Move,
  names: readonly string[],
): string {
  const words = wordsOf(content, names);
  const tell = told[move.type] as (move: Move, words: Words, table: Table) => string;
  return sentence(`${words.seat(move.seat)} ${tell(move, words, table)}.`, names);
}

/** What the seat does, by the type of the move. */
const told: {
  readonly [T in Move['type']]: (
    move: Extract<Move, { type: T }>,
    words: Words,
    table: Table,
  ) => string;
} = {
  recruit: ({ slot }, words, table) => `recruits ${offer(table, slot, words)}`,
  buyEvent: ({ slot }, words, table) => `buys the event ${offer(table, slot, words)}`,
  drawInstead: () => 'recruits nobody and draws a card',
  pickFigure: ({ from }) => `picks up a figure on ${from}`,
  moveTo: ({ to }) => `moves the figure to ${to}`,
  playCard: ({ card }, words) => `plays ${words.card(card)} for its effects`,
  drawCard: () => 'uses an activation to draw a card',
  takeMoney: ({ amount }) => `takes ${amount} $`,
  effectDraw: () => 'draws a card',
  recoverCard: ({ card }, words) => `takes ${words.card(card)} back from the discard pile`,
  sell: tellSale,
  work: tellWork,
  placeToken: ({ space }, _words, table) => `places ${tokenPlaced(table)} on ${space}`,
  removeToken: ({ space, token }) => {
    return `removes ${token === 'andy' ? 'all andys' : `the ${token}`} from ${space}`;
  },
  removeFigure: ({ owner, space }, words) => {
    return `removes a figure of ${words.seat(owner)} from ${space}`;
  },
  pushPick: ({ owner, from }, words) => {
    return `picks a figure of ${words.seat(owner)} on ${from} to push`;
  },
  pushTo: ({ to }) => `pushes the figure to ${to}`,
  placeFigure: () => 'places a figure on the home base',
  chooseBattle: (move, words, table) => `fights ${enemies(table, move, words)} on ${move.space}`,
  battleCard: ({ card }, words) => `lays ${words.card(card)} face down for the battle`,
  battleBlind: () => 'lays the top card of the draw pile unseen for the battle',
  battleDone: () => 'lays no more cards',
  stealFrom: ({ from }, words) => `steals 1 $ from ${words.seat(from)}`,
  discard: ({ card }, words) => `discards ${words.card(card)}`,
  exchange: ({ line }, words) => `buys ${purchase(line, words)}`,
  passExchange: () => 'buys no blurp',
  done: (_move, _words, table) => endOf[topStep(table)?.type ?? ''] ?? 'stops here',
};

/** What somebody does who ends a chain. */
const endOf: Partial<Record<string, string>> = {
  move: 'moves no more figures',
  gain: 'takes no $',
  draw: 'draws no more cards',
  recover: 'recovers no more cards',
  sell: 'sells no more products',
  work: 'does no more work',
  placeOwls: 'places no more owls',
  placeTunnels: 'places no more tunnels',
  placeAndys: 'places no more andys',
  placeFigures: 'places no more figures',
  removeTunnels: 'removes no more tunnels',
  removeAndys: 'removes no more andys',
  removeStructures: 'removes no more structures',
  removeFigures: 'removes no more figures',
  pushFigures: 'pushes no more figures',
} satisfies Partial<Record<Step['type'], string>>;

function offer({ row }: Table, slot: number, words: Words): string {
  const card = row[slot];
  const name = card ? words.card(card) : `the card in slot ${slot}`;
  return `${name} for ${words.content.constants.recruitPrices[slot]} $`;
}

/** With the price, if anybody sits there. */
function tellSale({ seat, space }: SellMove, { content }: Words, table: Table): string {
  const sold = `sells a product on ${space}`;
  if (table.seats[seat] === undefined) return sold;
  return `${sold} for ${salePrice({ state: table, content }, seat, space)} $`;
}

function tellWork({ card: id, space, count }: WorkMove, { content }: Words): string {
  const card = content.workCards.get(id);
  if (card === undefined) return `uses ${id} on ${space}`;
  const cost = card.money > 0 ? `${card.work} work and ${card.money} $` : `${card.work} work`;
  const products = count === undefined ? '' : ` and places ${plural(count, 'product')}`;
  return `uses ${card.name} on ${space} for ${cost}${products}`;
}

function tokenPlaced(table: Table): string {
  const step = topStep(table);
  if (step?.type === 'placeOwls') return 'an owl';
  if (step?.type === 'placeTunnels') return 'a tunnel';
  return step?.type === 'placeAndys' ? 'an andy' : 'a token';
}

function enemies(table: Table, { space, against }: ChooseBattleMove, words: Words): string {
  const defenders = against === 'gangs' ? defendersOn(table, table.board[space]) : [];
  return defenders.length > 0 ? listed(defenders.map(words.seat)) : words.opponent(against);
}

function purchase(line: number, { content }: Words): string {
  const offer = content.constants.exchange[line];
  return offer ? `${offer.blurp} blurp for ${offer.pay} $` : `line ${line} of the exchange`;
}
