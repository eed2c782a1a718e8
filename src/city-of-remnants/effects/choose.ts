import type { Seat } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { withEntry } from '../../kit/values.js';
import { lowestFigure, relocate } from '../mechanics/figures.js';
import { discountOn, uncommitted } from '../mechanics/limits.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { bottomCoordinates, recruit, searchPile, takeFromPile } from '../mechanics/piles.js';
import { produce, sellOne } from '../mechanics/tiles.js';
import { returnToken } from '../mechanics/ycu.js';
import type { CityTable } from '../play.js';
import { withMods } from '../state/change.js';
import { seatOf, turnOf } from '../state/state.js';
import type { Choice, ChoiceOf } from '../state/steps.js';
import type { Option, SearchZone } from '../state/terms.js';
import { ask, askAgain } from './ask.js';
import { rollHits } from './carry-out.js';

type Word = Extract<Option, string>;
type Target = Extract<Option, { card: string } | { development: string }>;

/** The options that name something of this kind. */
type Naming<K extends string> = Extract<Option, Readonly<Record<K, unknown>>>;

/** What the option names: `optionsOf` lists only those that the choice is between. */
function named<K extends 'card' | 'tile' | 'seat' | 'zone' | 'token' | 'space'>(
  option: Option,
  key: K,
): Naming<K>[K] {
  return (option as Naming<K>)[key];
}

/** Does what was chosen; `option` is one that `optionsOf` lists. */
export function choose(table: CityTable, seat: Seat, choice: Choice, option: Option): void {
  switch (choice.kind) {
    case 'stealArcs':
      return steal(table, seat, named(option, 'seat'), choice.amount);
    case 'raidHand':
      return raid(table, named(option, 'seat'), choice.count);
    case 'discount':
      return discount(table, seat, option as Target, choice.amount);
    case 'searchZone':
      return searchZone(table, seat, named(option, 'zone'), choice.filter);
    case 'searchCard':
      return takeFound(table, seat, choice.zone, named(option, 'card'));
    case 'trash':
      return trash(table, seat, named(option, 'card'));
    case 'tradeUnit':
      return tradeUnit(table, seat, named(option, 'card'), choice.gain);
    case 'recruitDirect':
      changeArcs(table, seat, -choice.cost, 'recruit');
      return recruit(table, seat, named(option, 'card'));
    case 'produceOne':
      return produce(table, seat, named(option, 'tile'));
    case 'sellNow':
      sellOne(table, seat, named(option, 'tile'), choice.bonus);
      return askAgain(table, seat, { ...choice, left: choice.left - 1 });
    case 'removeYcu':
      removeToken(table, named(option, 'token'));
      return askAgain(table, seat, { ...choice, left: choice.left - 1 });
    case 'deploy':
      deploy(table, seat, named(option, 'space'));
      return askAgain(table, seat, { ...choice, left: choice.left - 1 });
    case 'peekYcu':
      return keepOrBottom(table, seat, choice, option as Word);
    case 'wager':
      changeArcs(table, seat, -choice.stake, 'wager');
      return changeArcs(table, seat, rollHits(table, seat, choice.dice) * choice.perHit, 'wager');
    case 'payForRenown':
      changeArcs(table, seat, -choice.cost, 'renown');
      return gainRenown(table, seat, choice.renown, 'bought');
  }
}

function trash(table: CityTable, seat: Seat, card: string): void {
  removeCard(table, seat, card);
  table.emitCopy({ type: 'effectApplied', seat, effect: 'trash', card });
}

function removeToken(table: CityTable, token: string): void {
  returnToken(table, token);
  table.emitCopy({ type: 'ycuReturned', tokens: [token] });
}

function tradeUnit(table: CityTable, seat: Seat, card: string, gain: number): void {
  const zone = removeCard(table, seat, card);
  table.emit({ type: 'unitRemoved', seat, card, zone });
  changeArcs(table, seat, gain, 'effect');
}

function steal(table: CityTable, seat: Seat, from: Seat, most: number): void {
  const amount = Math.min(most, uncommitted(table.state, from));
  changeArcs(table, from, -amount, 'theft');
  changeArcs(table, seat, amount, 'theft');
}

/** The victim discards cards of its hand drawn at random. */
function raid(table: CityTable, victim: Seat, most: number): void {
  const { hand, discard } = seatOf(table.state, victim);
  const cards: string[] = [];
  while (cards.length < most && hand.length > 0) {
    cards.push(table.draw(`effect.raid.${victim}`, hand));
  }
  for (const card of cards) addTo(discard, card);
  table.emitCopy({ type: 'handDiscarded', seat: victim, cards });
}

/** Discounts on the same thing add up (CR-CARD-07). */
function discount(table: CityTable, seat: Seat, option: Target, amount: number): void {
  const turn = turnOf(table.state);
  const { discounts } = turn.mods;
  const target = 'card' in option ? option.card : option.development;
  const total = discountOn(discounts, target) + amount;
  turn.mods = withMods(turn.mods, { discounts: withEntry(discounts, target, total) });
  table.emitCopy({ type: 'effectApplied', seat, effect: 'discount', option });
}

function searchZone(table: CityTable, seat: Seat, zone: SearchZone, filter: 'any' | 'unit'): void {
  if (zone === 'draw') searchPile(table, seat);
  ask(table, seat, { kind: 'searchCard', zone, filter });
}

function takeFound(table: CityTable, seat: Seat, zone: SearchZone, card: string): void {
  const player = seatOf(table.state, seat);
  addTo(player.hand, card);
  if (zone === 'discard') {
    removeFrom(player.discard, card);
    table.emitCopy({ type: 'effectApplied', seat, effect: 'search', card });
    return;
  }
  takeFromPile(table, seat, card);
  table.emitCopy({ type: 'effectApplied', seat, effect: 'search', card, hidden: { card: [seat] } });
}

/** Out of the game, from the hand or else the discard pile. */
function removeCard({ state }: CityTable, seat: Seat, card: string): 'hand' | 'discard' {
  const { hand, discard } = seatOf(state, seat);
  state.removed = [...state.removed, card];
  if (removeFrom(hand, card)) return 'hand';
  removeFrom(discard, card);
  return 'discard';
}

function deploy(table: CityTable, seat: Seat, to: string): void {
  const figure = lowestFigure(table, seat, 'pool') as string;
  relocate(table, figure, to, { type: 'figureDeployed', seat, figure, to });
}

function keepOrBottom(
  table: CityTable,
  seat: Seat,
  { place, left }: ChoiceOf<'peekYcu'>,
  option: Word,
): void {
  if (option === 'bottom') bottomCoordinates(table.state, place);
  table.emitCopy({ type: 'effectApplied', seat, effect: 'peekYcu', option });
  const next = option === 'bottom' ? place : place + 1;
  if (left > 1) ask(table, seat, { kind: 'peekYcu', place: next, left: left - 1 });
}
