import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import * as z from '../../kernel/schema.js';
import { id } from '../../kit/terms.js';
import type { CompiledAction, CompiledCard } from '../content/compiled.js';
import { type Part, parts } from '../content/terms.js';
import { partVerb, thePart } from '../describe/names.js';
import {
  actionFrame,
  actionsOf,
  cannotAfford,
  cannotLink,
  cannotPlay,
  cannotUse,
  cardFrame,
  findAction,
  powerAtLink,
} from '../mechanics/actions.js';
import { effectsStep, inBatch } from '../mechanics/agenda.js';
import { layDown } from '../mechanics/mech-damage.js';
import { discardFromHand, takeFromHand } from '../mechanics/piles.js';
import { raiseAttackTrack } from '../mechanics/tracks.js';
import { defineMove, refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Mech, mechOf } from '../state/state.js';
import { partName } from '../state/terms.js';
import { cannotName, cannotTakeFromHand } from './naming.js';

/** What the list of moves has found nothing against, so that nothing is looked at twice. */
export interface Allowed<T> {
  readonly allowed: T[];
}

export const playCard = defineMove({
  type: 'playCard',
  at: ['action'],
  params: { card: id },
  context: (): Allowed<string> => ({ allowed: [] }),
  options(position, seat, _step, { allowed }) {
    const moves: { type: 'playCard'; seat: Seat; card: string }[] = [];
    let before: CompiledCard | undefined;
    let isPlayable = false;
    for (const card of mechOf(position.state, seat).hand) {
      const printed = position.content.cards.get(card) as CompiledCard;
      // Copies lie side by side in a hand.
      if (printed !== before) isPlayable = cannotPlay(position, seat, printed) === undefined;
      before = printed;
      if (!isPlayable) continue;
      allowed.push(card);
      moves.push({ type: 'playCard', seat, card });
    }
    return moves;
  },
  forbid(position, move, _step, { allowed }) {
    const { seat, card } = move;
    if (has(allowed, card)) return undefined;
    if (!mechOf(position.state, seat).hand.includes(card)) {
      return cannotTakeFromHand(position, move, card, 'DN-ACT-04');
    }
    return cannotPlay(position, seat, position.content.cards.get(card) as CompiledCard);
  },
  perform(table, { seat, card }) {
    const { symbol, list } = table.content.cards.get(card) as CompiledCard;
    const frame = cardFrame(table, seat, card);
    takeFromHand(table, seat, card);
    table.emit({ type: 'cardPlayed', seat, card });
    if (symbol) raiseAttackTrack(table, 1, seat);
    table.next({ type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(list, frame), { type: 'finishCard', seat, card });
  },
});
export interface PlayCardMove extends MoveIn<typeof playCard> {}

export const useTile = defineMove({
  type: 'useTile',
  at: ['action'],
  /** The card is what some actions cost. */
  params: { part: partName, action: z.string().min(1).max(40), card: id.exactOptional() },
  context: (): Allowed<TileAction> => ({ allowed: [] }),
  options(position, seat, _step, { allowed }) {
    const mech = mechOf(position.state, seat);
    const moves: TileUse[] = [];
    for (const part of parts) {
      const power = powerAtLink(mech, part);
      for (const action of actionsOf(position.content, mech, part)) {
        const canPay = action.cost === 'bot' ? mech.repairBots > 0 : mech.hand.length > 0;
        if (!canPay || power < (action.link ?? 0)) continue;
        if (cannotUse(position, seat, action) !== undefined) continue;
        allowed.push({ part, action });
        const { name } = action;
        if (action.cost === 'bot') moves.push({ type: 'useTile', seat, part, action: name });
        else {
          for (const card of mech.hand) {
            moves.push({ type: 'useTile', seat, part, action: name, card });
          }
        }
      }
    }
    return moves;
  },
  forbid(position, move, _step, { allowed }) {
    const { seat, part, action, card } = move;
    const { hand } = mechOf(position.state, seat);
    const cost = costOf(allowed, part, action);
    // What is allowed only has to be paid for: all else is asked in vain for every card of the hand.
    if (cost === 'bot' && card === undefined) return undefined;
    if (cost === 'card' && card !== undefined && has(hand, card)) return undefined;
    return cannotUseTile(position, move);
  },
  perform(table, { seat, part, action: name, card }) {
    const mech = mechOf(table.state, seat);
    const action = findAction(table.content, mech, part, name) as CompiledAction;
    table.emit({ type: 'tileActionUsed', seat, tile: mech.tiles[part], action: name });
    if (card !== undefined) discardFromHand(table, seat, card, 'cost');
    else {
      mech.repairBots--;
      table.emit({ type: 'botSpent', seat, left: mech.repairBots });
    }
    if (action.symbol) raiseAttackTrack(table, 1, seat);
    table.next({ type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(action.list, actionFrame(seat, part, action)));
  },
});
export interface UseTileMove extends MoveIn<typeof useTile> {}

interface TileUse {
  readonly type: 'useTile';
  readonly seat: Seat;
  readonly part: Part;
  readonly action: string;
  readonly card?: string;
}

export interface TileAction {
  readonly part: Part;
  readonly action: CompiledAction;
}

/** What an allowed action costs. */
function costOf(allowed: readonly TileAction[], part: Part, name: string) {
  for (const { part: of, action } of allowed) {
    if (of === part && action.name === name) return action.cost;
  }
  return undefined;
}

/** A loop compares names at a glance, `includes` the letters of those that are equally long. */
function has(cards: readonly string[], card: string): boolean {
  for (const one of cards) if (one === card) return true;
  return false;
}

function cannotUseTile(position: TokyoPosition, move: TileUse): Refusal<RuleId> | undefined {
  const { seat, part, action: name, card } = move;
  const mech = mechOf(position.state, seat);
  const isHeld = card === undefined || mech.hand.includes(card);
  if (!isHeld && !position.content.cards.has(card)) return cannotName(position, { ...move });
  const action = findAction(position.content, mech, part, name);
  if (action === undefined) return cannotFindAction(seat, part, name);
  const unpaid = cannotPay(mech, part, action, card);
  if (unpaid !== undefined) return unpaid;
  if (!isHeld) return cannotTakeFromHand(position, move, card, 'DN-MECH-04');
  return cannotUse(position, seat, action);
}

function cannotFindAction(seat: Seat, part: Part, name: string) {
  const has = partVerb(part, 'has', 'have');
  return refuse('DN-ACT-03', () => `${thePart(part)} of seat ${seat} ${has} no ${name}`);
}

export const pass = defineMove({
  type: 'pass',
  at: ['action'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    layDown(mechOf(table.state, seat));
    table.emit({ type: 'mechPassed', seat });
    table.next({ type: 'afterAction', seat, extra: false });
  },
});
export interface PassMove extends MoveIn<typeof pass> {}

/** What is offered for the cost is not what the action costs, or is not there. */
function cannotPay(
  mech: Mech,
  part: Part,
  action: CompiledAction,
  card: string | undefined,
): Refusal<RuleId> | undefined {
  const unlinked = cannotLink(mech, part, action);
  if (unlinked !== undefined) return unlinked;
  const isCard = action.cost === 'card';
  return isCard === (card !== undefined) ? cannotAfford(mech, action) : cannotPayWith(action);
}

function cannotPayWith({ name, cost }: CompiledAction) {
  if (cost === 'card') {
    return refuse('DN-MECH-04', () => `${name} costs a Mech card; say which`);
  }
  return refuse('DN-LEGAL-01', () => `${name} costs a Repair Bot, not a Mech card`);
}
