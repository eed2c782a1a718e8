import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { pileSize } from '../../kit/piles.js';
import { removeFrom } from '../../kit/sets.js';
import { nameOf, namesOf, zoneNames } from '../describe/names.js';
import { blindCards, laidBy, setLaid } from '../mechanics/battle.js';
import { battleCardLimit } from '../mechanics/limits.js';
import { type LossZone, lossOf, lossZones } from '../mechanics/loss.js';
import { searchPile, takeFromPile } from '../mechanics/piles.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { battleOf, seatOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const layFromHand = defineMove({
  type: 'layFromHand',
  at: ['layCards'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'layFromHand', seat, card }));
  },
  context: (position, _step, seat) => room(position, seat),
  forbid(position, { seat, card }, _step, left) {
    if (left <= 0) return cannotLayMore(position, seat);
    if (seatOf(position.state, seat).hand.includes(card)) return undefined;
    const rule = layingRule(position, seat);
    return refuse(
      rule,
      () => `${nameOf(position.content, card)} is not in the hand of seat ${seat}`,
    );
  },
  perform(table, { seat, card }, step) {
    removeFrom(seatOf(table.state, seat).hand, card);
    setLaid(table, seat, [...laidBy(battleOf(table.state), seat), { source: 'hand', card }]);
    table.emit({ type: 'cardLaid', seat, source: 'hand', card, hidden: { card: [seat] } });
    table.next(step);
  },
});
export interface LayFromHandMove extends MoveIn<typeof layFromHand> {}

/** It stays in the draw pile, undecided, until its side reveals (CR-RULING-55). */
export const layFromDeck = defineMove({
  type: 'layFromDeck',
  at: ['layCards'],
  params: {},
  options: (_position, seat) => [{ type: 'layFromDeck', seat }],
  context: (position, _step, seat) => room(position, seat),
  forbid(position, { seat }, _step, left) {
    if (left <= 0) return cannotLayMore(position, seat);
    const { state } = position;
    if (pileSize(seatOf(state, seat).draw) > blindCards(state, seat)) return undefined;
    return refuse(layingRule(position, seat), () => `the draw pile of seat ${seat} is empty`);
  },
  perform(table, { seat }, step) {
    const laid = laidBy(battleOf(table.state), seat);
    setLaid(table, seat, [...laid, { source: 'draw', card: null }]);
    table.emit({ type: 'cardLaid', seat, source: 'draw' });
    table.next(step);
  },
});
export interface LayFromDeckMove extends MoveIn<typeof layFromDeck> {}

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
  params: { zone: z.enum(lossZones), card: id },
  context: (position, step) => lossOf(position, step),
  options(_position, seat, _step, { zone, cards }) {
    return cards.map((card) => ({ type: 'removeUnit', seat, zone, card }) as const);
  },
  forbid({ content }, { seat, zone, card }, _step, due) {
    if (!content.cards.get(card)?.isUnit) {
      return refuse('CR-LOSS-09', () => `${nameOf(content, card)} is not a unit card`);
    }
    if (zone === due.zone && due.cards.includes(card)) return undefined;
    return refuse(zoneRules[due.zone], () => {
      const units = due.cards.length > 0 ? namesOf(content, due.cards, 'or') : 'no unit';
      const wrong = `${nameOf(content, card)} ${zoneNames[zone]}`;
      return `seat ${seat} gives up ${units} ${zoneNames[due.zone]}, not ${wrong}`;
    });
  },
  perform(table, { seat, zone, card }) {
    const { state } = table;
    const { hand, discard } = seatOf(state, seat);
    if (zone === 'played') {
      const laid = laidBy(battleOf(state), seat);
      const kept = laid.filter((one) => one.card !== card);
      setLaid(table, seat, kept);
    } else if (zone === 'draw') takeFromPile(table, seat, card);
    else removeFrom(zone === 'hand' ? hand : discard, card);
    state.removed = [...state.removed, card];
    table.emit({ type: 'unitRemoved', seat, card, zone });
  },
});
export interface RemoveUnitMove extends MoveIn<typeof removeUnit> {}

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
export interface SearchDrawPileMove extends MoveIn<typeof searchDrawPile> {}

/** How many more cards the seat may lay. */
function room(position: CityPosition, seat: Seat): number {
  return battleCardLimit(position, seat) - laidBy(battleOf(position.state), seat).length;
}

function cannotLayMore(position: CityPosition, seat: Seat) {
  const most = battleCardLimit(position, seat);
  return refuse(layingRule(position, seat), () => `seat ${seat} has laid ${most} of ${most} cards`);
}

function layingRule({ state }: CityPosition, seat: Seat): RuleId {
  const { token, attacker } = battleOf(state);
  if (token !== null) return 'CR-YCU-03';
  return attacker === seat ? 'CR-BATTLE-02' : 'CR-BATTLE-04';
}
