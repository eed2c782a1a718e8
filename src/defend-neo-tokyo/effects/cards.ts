import { push } from '../mechanics/agenda.js';
import { deckOf } from '../mechanics/doable.js';
import {
  discardFromHand,
  drawCards,
  drawCityCard,
  drawEventCard,
  drawTop,
} from '../mechanics/piles.js';
import { ownerOf } from '../mechanics/targets.js';
import type { TokyoTable } from '../play.js';
import { mechOf } from '../state/state.js';
import { type Handlers, ruleOf } from './run.js';

/** What happens to hands and decks. */
export const cardEffects: Handlers<'draw' | 'discardCards' | 'payCards' | 'scry'> = {
  draw(run, { n }) {
    run.goOn();
    const seat = ownerOf(run.frame);
    if (seat !== undefined) drawCards(run.table, seat, n);
  },
  discardCards(run, { n }) {
    const { table, frame, step } = run;
    const seat = frame.itMech;
    if (seat === undefined) return run.goOn();
    let { progress } = step;
    if (run.picked !== undefined) {
      discardFromHand(table, seat, run.picked, 'effect');
      progress++;
    }
    if (progress >= n || mechOf(table.state, seat).hand.length === 0) return run.goOn();
    run.again(progress);
    push(table, { type: 'chooseCard', seat, fx: ruleOf.discardCards, optional: false });
  },
  payCards(run, { max }) {
    const { table, step } = run;
    const seat = ownerOf(run.frame);
    let { progress } = step;
    if (seat !== undefined && run.picked !== undefined) {
      discardFromHand(table, seat, run.picked, 'paid');
      progress++;
    }
    const isOver = seat === undefined || run.isDone || progress >= max;
    if (isOver || mechOf(table.state, seat).hand.length === 0) return run.goOn({ paid: progress });
    run.again(progress);
    push(table, { type: 'chooseCard', seat, fx: ruleOf.payCards, optional: true });
  },
  scry(run, { deck, n = 1 }) {
    run.goOn();
    const { table } = run;
    const pile = deckOf(table, deck);
    const cards: string[] = [];
    while (cards.length < n && pile.length > 0) cards.push(drawAny(table, deck));
    if (cards.length === 0) return;
    pile.unshift(...cards.map((card) => [card]));
    const seat = run.decider;
    table.emit({ type: 'deckPeeked', seat, deck, cards });
    push(table, { type: 'placeCard', seat, deck, left: cards.length, kept: 0 });
  },
};

function drawAny(table: TokyoTable, deck: 'event' | 'city' | 'citizen'): string {
  if (deck === 'event') return drawEventCard(table);
  return deck === 'city'
    ? drawCityCard(table)
    : drawTop(table, 'draw:citizen', table.state.citizenDeck);
}
