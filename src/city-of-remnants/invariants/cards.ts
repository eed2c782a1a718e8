import type { Seat } from '../../kernel/play.js';
import { misplacedCards, type Zone } from '../../kit/conserve.js';
import { isTidy, pileSize } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import type { Content, PhysicalCard } from '../content/compile.js';
import { blindCards } from '../mechanics/battle.js';
import { type State, seatOf } from '../state/state.js';

/** Every card of the game is in exactly one place. */
export function cards(state: State, content: Content): string[] {
  const { gang, market, removed } = state;
  const zones: Zone[] = [
    { name: 'the gang cards', cards: [...gang.deck.flat(), ...gang.row, ...gang.discard] },
    { name: 'the market cards', cards: [...market.deck.flat(), ...market.row, ...market.discard] },
    { name: 'the box', cards: removed },
  ];
  const expected = [...content.gangDeck, ...content.marketDeck];
  state.seats.forEach((player, seat) => {
    zones.push({ name: `the deck of seat ${seat}`, cards: deckOf(state, seat) });
    zones.push({ name: `the table of seat ${seat}`, cards: player.table });
    expected.push(...(content.starterDecks.get(player.leader ?? '') ?? []));
  });
  return misplacedCards(zones, expected);
}

/** Starter cards stay with their seat, permanents lie on a table, gang and market cards do not mix. */
export function kinds(state: State, content: Content): string[] {
  const broken: string[] = [];
  const check = (zone: string, ids: readonly string[], fits: (card: PhysicalCard) => boolean) => {
    for (const id of ids) {
      const card = content.cards.get(id);
      if (card !== undefined && !fits(card)) broken.push(`${id} may not be in ${zone}`);
    }
  };
  state.seats.forEach(({ leader, table }, seat) => {
    check(`the deck of seat ${seat}`, deckOf(state, seat), (one) => {
      return one.leader === null ? one.card.permanent !== true : one.leader === leader;
    });
    check(`the table of seat ${seat}`, table, ({ card }) => card.permanent === true);
  });
  for (const which of ['gang', 'market'] as const) {
    const { deck, row, discard } = state[which];
    check(`the ${which} cards`, [...deck.flat(), ...row, ...discard], (one) => {
      return one.leader === null && one.isMarket === (which === 'market');
    });
  }
  return broken;
}

/** What the seat draws, plays and discards. */
function deckOf(state: State, seat: Seat): string[] {
  const { hand, draw, discard } = seatOf(state, seat);
  return [...hand, ...draw.flat(), ...discard, ...openCards(state, seat)];
}

/** Cards of the seat that are laid in a battle or being played. */
function openCards({ battle, agenda }: State, seat: Seat): string[] {
  const laid = battle?.laid[seat]?.flatMap(({ card }) => card ?? []) ?? [];
  const played = agenda.flatMap((step) => {
    if (step.type !== 'effects' || step.seat !== seat) return [];
    return 'card' in step.source ? [step.source.card] : [];
  });
  return [...laid, ...played];
}

/** Sets are sorted, layers are not empty, rows are not too long. */
export function order(state: State, { constants }: Content): string[] {
  const broken: string[] = [];
  state.seats.forEach(({ hand, draw, discard }, seat) => {
    if (!isSorted(hand) || !isSorted(discard) || !isTidy(draw)) {
      broken.push(`the cards of seat ${seat} are not in canonical order`);
    }
    const blind = blindCards(state, seat);
    if (blind > pileSize(draw)) broken.push(`seat ${seat} has laid more than its draw pile holds`);
  });
  for (const which of ['gang', 'market'] as const) {
    const { deck, row, discard } = state[which];
    if (!isTidy(deck) || deck.length > 1 || !isSorted(discard)) {
      broken.push(`the ${which} deck is not in canonical order`);
    }
    if (row.length > constants.rowSize) broken.push(`${row.length} cards are in the ${which} row`);
  }
  const { deck, discard, bag } = state.ycu;
  if (!isTidy(deck.map((layer) => layer.cards)) || !isSorted(discard) || !isSorted(bag)) {
    broken.push('the YCU deck, discard pile or bag is not in canonical order');
  }
  if (deck.some(({ cards: layer, seenBy }) => seenBy.length > 0 && layer.length > 1)) {
    broken.push('a layer of several YCU cards was seen');
  }
  return broken;
}
