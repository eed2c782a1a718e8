import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import { removeFrom } from '../../kit/sets.js';
import { zoneNames } from '../describe/names.js';
import { blindCards, laidBy, setLaid } from '../mechanics/battle.js';
import { battleCardLimit } from '../mechanics/limits.js';
import { type LossZone, lossOf, lossZones } from '../mechanics/loss.js';
import { searchPile, takeFromPile } from '../mechanics/piles.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { battleOf, id, seatOf } from '../state/state.js';

export const layFromHand = defineMove({
  type: 'layFromHand',
  at: ['layCards'],
  params: { cardId: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((cardId) => ({ type: 'layFromHand', seat, cardId }));
  },
  context: (position, _step, seat) => room(position, seat),
  forbid(position, { seat, cardId }, _step, left) {
    if (left <= 0) return noRoom(position, seat);
    if (seatOf(position.state, seat).hand.includes(cardId)) return undefined;
    const rule = layingRule(position, seat);
    return refuse(rule, () => `${cardId} is not in the hand of seat ${seat}`);
  },
  perform(table, { seat, cardId }, step) {
    removeFrom(seatOf(table.state, seat).hand, cardId);
    setLaid(table, seat, [...laidBy(battleOf(table.state), seat), { source: 'hand', cardId }]);
    const hidden = { card: [seat] };
    table.emit({ type: 'cardLaid', seat, source: 'hand', card: cardId, hidden });
    table.next(step);
  },
});

/** It stays in the draw pile, undecided, until its side reveals (CR-RULING-55). */
export const layFromDeck = defineMove({
  type: 'layFromDeck',
  at: ['layCards'],
  params: {},
  options: (_position, seat) => [{ type: 'layFromDeck', seat }],
  context: (position, _step, seat) => room(position, seat),
  forbid(position, { seat }, _step, left) {
    if (left <= 0) return noRoom(position, seat);
    const { state } = position;
    if (pileSize(seatOf(state, seat).draw) > blindCards(state, seat)) return undefined;
    return refuse(layingRule(position, seat), () => `the draw pile of seat ${seat} is empty`);
  },
  perform(table, { seat }, step) {
    const laid = laidBy(battleOf(table.state), seat);
    setLaid(table, seat, [...laid, { source: 'draw', cardId: null }]);
    table.emit({ type: 'cardLaid', seat, source: 'draw' });
    table.next(step);
  },
});

export const finishLay = defineMove({
  type: 'finishLay',
  at: ['layCards'],
  params: {},
  options: (_position, seat) => [{ type: 'finishLay', seat }],
  forbid: () => undefined,
  perform: () => undefined,
});

/** The rule that says where the unit card comes from. */
const zoneRules = {
  played: 'CR-LOSS-02',
  discard: 'CR-LOSS-03',
  hand: 'CR-LOSS-04',
  draw: 'CR-LOSS-04',
} as const satisfies Record<LossZone, RuleId>;

export const removeUnit = defineMove({
  type: 'removeUnit',
  at: ['removeUnit'],
  params: { zone: z.enum(lossZones), cardId: id },
  context: (position, step) => lossOf(position, step),
  options(_position, seat, _step, { zone, cards }) {
    return cards.map((cardId) => ({ type: 'removeUnit', seat, zone, cardId }) as const);
  },
  forbid({ content }, { seat, zone, cardId }, _step, due) {
    if (!content.cards.get(cardId)?.isUnit) {
      return refuse('CR-LOSS-09', () => `${cardId} is no unit card`);
    }
    if (zone === due.zone && due.cards.includes(cardId)) return undefined;
    return refuse(zoneRules[due.zone], () => {
      const cards = due.cards.join(' or ') || 'no unit';
      return `seat ${seat} gives up ${cards} (${zoneNames[due.zone]}), not ${cardId}`;
    });
  },
  perform(table, { seat, zone, cardId }) {
    const { state } = table;
    const { hand, discard } = seatOf(state, seat);
    if (zone === 'played') {
      const laid = laidBy(battleOf(state), seat);
      const kept = laid.filter((one) => one.cardId !== cardId);
      setLaid(table, seat, kept);
    } else if (zone === 'draw') takeFromPile(table, seat, cardId);
    else removeFrom(zone === 'hand' ? hand : discard, cardId);
    state.removed = [...state.removed, cardId];
    table.emit({ type: 'unitRemoved', seat, card: cardId, zone });
  },
});

export const searchDrawPile = defineMove({
  type: 'searchDrawPile',
  at: ['removeUnit'],
  params: {},
  context: (position, step) => lossOf(position, step),
  options: (_position, seat) => [{ type: 'searchDrawPile', seat }],
  forbid(_position, _move, _step, due) {
    if (due.canSearch) return undefined;
    return refuse(zoneRules[due.zone], () => {
      return `a unit ${zoneNames[due.zone]} is given up without a search`;
    });
  },
  perform(table, { seat }, step) {
    searchPile(table, seat);
    table.next({ ...step, searched: true });
  },
});

/** How many more cards the seat may lay. */
function room(position: CityPosition, seat: Seat): number {
  return battleCardLimit(position, seat) - laidBy(battleOf(position.state), seat).length;
}

function noRoom(position: CityPosition, seat: Seat) {
  const most = battleCardLimit(position, seat);
  return refuse(layingRule(position, seat), () => `seat ${seat} has laid ${most} of ${most} cards`);
}

function layingRule({ state }: CityPosition, seat: Seat): RuleId {
  const { tokenId, attacker } = battleOf(state);
  if (tokenId !== null) return 'CR-YCU-03';
  return attacker === seat ? 'CR-BATTLE-02' : 'CR-BATTLE-04';
}
