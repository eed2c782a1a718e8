import type { Seat } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { lowestFigure, relocate } from '../mechanics/figures.js';
import { uncommitted } from '../mechanics/limits.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { bottomCoordinates, recruit, searchPile, takeFromPile } from '../mechanics/piles.js';
import { produce, sellOne } from '../mechanics/tiles.js';
import { returnToken } from '../mechanics/ycu.js';
import type { CityTable } from '../play.js';
import { withMods } from '../state/change.js';
import { type Choice, seatOf, turnOf } from '../state/state.js';
import { ask, askAgain } from './ask.js';
import { rollHits } from './carry-out.js';

/** Does what was chosen; `option` is one that `optionsOf` lists. */
export function choose(table: CityTable, seat: Seat, choice: Choice, option: string): void {
  const named = option.slice(option.indexOf(':') + 1);
  switch (choice.kind) {
    case 'stealArcs':
      return steal(table, seat, Number(named), choice.amount);
    case 'raidHand':
      return raid(table, Number(named), choice.count);
    case 'discount':
      return discount(table, seat, option, choice.amount);
    case 'searchZone':
      return searchZone(table, seat, named === 'draw' ? 'draw' : 'discard', choice.filter);
    case 'searchCard':
      return takeFound(table, seat, choice.zone, named);
    case 'trash':
      removeCard(table, seat, named);
      table.emit({ type: 'effectApplied', seat, effect: 'trash', card: named });
      return;
    case 'tradeUnit': {
      const zone = removeCard(table, seat, named);
      table.emit({ type: 'unitRemoved', seat, card: named, zone });
      return changeArcs(table, seat, choice.gain, 'effect');
    }
    case 'recruitDirect':
      changeArcs(table, seat, -choice.cost, 'recruit');
      return recruit(table, seat, named);
    case 'produceOne':
      return produce(table, seat, named);
    case 'sellNow':
      sellOne(table, seat, named, choice.bonus);
      return askAgain(table, seat, { kind: 'sellNow', left: choice.left - 1, bonus: choice.bonus });
    case 'removeYcu':
      returnToken(table, named);
      table.emit({ type: 'ycuReturned', tokens: [named] });
      return askAgain(table, seat, { kind: 'removeYcu', left: choice.left - 1 });
    case 'deploy':
      deploy(table, seat, named);
      return askAgain(table, seat, { kind: 'deploy', left: choice.left - 1 });
    case 'peekYcu':
      return keepOrBottom(table, seat, choice, option);
    case 'wager':
      changeArcs(table, seat, -choice.stake, 'wager');
      return changeArcs(table, seat, rollHits(table, seat, choice.dice) * choice.perHit, 'wager');
    case 'payForRenown':
      changeArcs(table, seat, -choice.cost, 'renown');
      return gainRenown(table, seat, choice.renown, 'bought');
    case 'cycle':
    case 'freeMove':
    case 'freeMoveTo':
      return;
  }
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
  table.emit({ type: 'handDiscarded', seat: victim, cards });
}

/** CR-CARD-07. */
function discount(table: CityTable, seat: Seat, target: string, amount: number): void {
  const turn = turnOf(table.state);
  const { discounts } = turn.mods;
  const total = (discounts[target] ?? 0) + amount;
  turn.mods = withMods(turn.mods, { discounts: { ...discounts, [target]: total } });
  table.emit({ type: 'effectApplied', seat, effect: 'discount', option: target });
}

function searchZone(
  table: CityTable,
  seat: Seat,
  zone: 'draw' | 'discard',
  filter: 'any' | 'unit',
): void {
  if (zone === 'draw') searchPile(table, seat);
  ask(table, seat, { kind: 'searchCard', zone, filter });
}

function takeFound(table: CityTable, seat: Seat, zone: 'draw' | 'discard', card: string): void {
  const player = seatOf(table.state, seat);
  addTo(player.hand, card);
  if (zone === 'discard') {
    removeFrom(player.discard, card);
    table.emit({ type: 'effectApplied', seat, effect: 'search', card });
    return;
  }
  takeFromPile(table, seat, card);
  table.emit({ type: 'effectApplied', seat, effect: 'search', card, hidden: { card: [seat] } });
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
  const figure = lowestFigure(table, seat, 'pool');
  if (figure === undefined) return;
  relocate(table, figure, to, { type: 'figureDeployed', seat, figure, to });
}

function keepOrBottom(
  table: CityTable,
  seat: Seat,
  { place, left }: Extract<Choice, { kind: 'peekYcu' }>,
  option: string,
): void {
  if (option === 'bottom') bottomCoordinates(table.state, place);
  table.emit({ type: 'effectApplied', seat, effect: 'peekYcu', option });
  const next = option === 'bottom' ? place : place + 1;
  if (left > 1) ask(table, seat, { kind: 'peekYcu', place: next, left: left - 1 });
}
