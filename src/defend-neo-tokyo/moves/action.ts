import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { removeFrom } from '../../kit/sets.js';
import type { CompiledAction, CompiledCard, Content } from '../content/compile.js';
import { type Part, parts } from '../content/schema.js';
import { partNames } from '../describe/names.js';
import { effectsStep, inBatch, push } from '../mechanics/agenda.js';
import { layDown, partOfTile } from '../mechanics/mechs.js';
import { discardFromHand } from '../mechanics/piles.js';
import { refusePlay, whyNoPlay, whyNoUse } from '../mechanics/playable.js';
import { raiseAttackTrack } from '../mechanics/tracks.js';
import { defineMove, refuse, type TokyoTable } from '../play.js';
import { type Mech, mechOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { id, partName } from '../state/terms.js';
import { notInHand, unknownName } from './unknown.js';

/** What the list of moves has found nothing against, so that nothing is looked at twice. */
export interface Allowed<T> {
  readonly allowed: T[];
}

export const playCard = defineMove({
  type: 'playCard',
  at: ['action'],
  params: { cardId: id },
  context: (): Allowed<CompiledCard> => ({ allowed: [] }),
  options(position, seat, _step, { allowed }) {
    const moves: { type: 'playCard'; seat: Seat; cardId: string }[] = [];
    let before: CompiledCard | undefined;
    for (const cardId of mechOf(position.state, seat).hand) {
      const card = position.content.cards.get(cardId) as CompiledCard;
      // Copies lie side by side in a hand.
      if (card !== before && whyNoPlay(position, seat, card) === undefined) allowed.push(card);
      if (allowed.includes(card)) moves.push({ type: 'playCard', seat, cardId });
      before = card;
    }
    return moves;
  },
  forbid(position, move, _step, { allowed }) {
    const { seat, cardId } = move;
    const card = position.content.cards.get(cardId);
    const missing = notInHand(position, move, cardId, 'DN-ACT-04');
    if (card === undefined || missing !== undefined) return missing;
    const rule = allowed.includes(card) ? undefined : whyNoPlay(position, seat, card);
    return rule && refusePlay(position, seat, card, rule);
  },
  perform(table, { seat, cardId }) {
    const card = table.content.cards.get(cardId) as CompiledCard;
    const mech = mechOf(table.state, seat);
    const frame = actionFrame(seat, card, partOfTile(mech, card.tile), cardId);
    removeFrom(mech.hand, cardId);
    table.emit({ type: 'cardPlayed', seat, card: cardId });
    if (card.symbol) raiseAttackTrack(table, 1, seat);
    push(table, { type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(card.list, frame), { type: 'finishCard', seat, card: cardId });
  },
});

export const useTile = defineMove({
  type: 'useTile',
  at: ['action'],
  params: { part: partName, action: z.string().min(1).max(40), discard: id.exactOptional() },
  context: (): Allowed<{ part: Part; action: CompiledAction }> => ({ allowed: [] }),
  options(position, seat, _step, { allowed }) {
    const mech = mechOf(position.state, seat);
    const moves: { type: 'useTile'; seat: Seat; part: Part; action: string; discard?: string }[] =
      [];
    for (const part of parts) {
      for (const action of actionsOf(position.content, mech, part)) {
        const canPay = action.cost === 'bot' ? mech.repairBots > 0 : mech.hand.length > 0;
        if (!canPay || powerAtLink(mech, part) < (action.link ?? 0)) continue;
        if (whyNoUse(position, seat, action) !== undefined) continue;
        allowed.push({ part, action });
        const { name } = action;
        if (action.cost === 'bot') moves.push({ type: 'useTile', seat, part, action: name });
        else {
          for (const discard of mech.hand) {
            moves.push({ type: 'useTile', seat, part, action: name, discard });
          }
        }
      }
    }
    return moves;
  },
  forbid(position, move, _step, { allowed }) {
    const { seat, part, action: name, discard } = move;
    const mech = mechOf(position.state, seat);
    const isHeld = discard === undefined || mech.hand.includes(discard);
    if (!isHeld && !position.content.cards.has(discard)) return unknownName(position, move);
    const found = allowed.find((one) => one.part === part && one.action.name === name);
    const action = found?.action ?? findAction(position.content, mech, part, name);
    if (action === undefined) {
      return refuse('DN-ACT-03', () => `the ${partNames[part]} of seat ${seat} has no ${name}`);
    }
    const { link, cost } = action;
    const there = powerAtLink(mech, part);
    if (there < (link ?? 0)) {
      return refuse('DN-LIMB-06', () => {
        return `${name} needs Power in space ${link} of the ${partNames[part]}, which has ${there}`;
      });
    }
    if (cost === 'card' && discard === undefined) {
      return refuse('DN-MECH-04', () => `${name} costs a Mech card`);
    }
    if (cost === 'bot' && discard !== undefined) {
      return refuse('DN-LEGAL-01', () => `${name} costs no Mech card`);
    }
    if (cost === 'bot' && mech.repairBots === 0) {
      return refuse('DN-MECH-04', () => `${name} costs a Repair Bot, and none is left`);
    }
    if (!isHeld) return notInHand(position, move, discard, 'DN-MECH-04');
    const rule = found === undefined ? whyNoUse(position, seat, action) : undefined;
    return rule && refusePlay(position, seat, action, rule);
  },
  perform(table, { seat, part, action: name, discard }) {
    const mech = mechOf(table.state, seat);
    const action = findAction(table.content, mech, part, name) as CompiledAction;
    table.emit({ type: 'tileActionUsed', seat, tile: mech.tiles[part], action: name });
    if (discard !== undefined) discardFromHand(table, seat, discard, 'cost');
    else {
      mech.repairBots--;
      table.emit({ type: 'botSpent', seat, left: mech.repairBots });
    }
    if (action.symbol) raiseAttackTrack(table, 1, seat);
    push(table, { type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(action.list, actionFrame(seat, action, part)));
  },
});

export const pass = defineMove({
  type: 'pass',
  at: ['action'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table: TokyoTable, { seat }) {
    layDown(mechOf(table.state, seat));
    table.emit({ type: 'mechPassed', seat });
    push(table, { type: 'afterAction', seat, extra: false });
  },
});

function actionsOf(content: Content, { tiles }: Mech, part: Part): readonly CompiledAction[] {
  return content.actions.get(tiles[part]) ?? [];
}

function findAction(
  content: Content,
  mech: Mech,
  part: Part,
  name: string,
): CompiledAction | undefined {
  for (const action of actionsOf(content, mech, part)) if (action.name === name) return action;
  return undefined;
}

/** DN-LIMB-06: Power fills a limb from the left, so the number tells which spaces hold it. */
function powerAtLink({ power }: Mech, part: Part): number {
  return part === 'chassis' ? 0 : power[part];
}

function actionFrame(
  seat: Seat,
  { type, symbol }: Pick<CompiledCard, 'type' | 'symbol'>,
  part: Part,
  card?: string,
): Frame {
  const source = { mech: seat };
  return card === undefined
    ? { source, action: type, symbol, part }
    : { source, action: type, symbol, part, card };
}
