import type { MoveOf, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { id } from '../../kit/terms.js';
import { type SpaceId, spacesWhere } from '../content/board.js';
import type { WorkCard } from '../content/schema.js';
import { cannotWork, carryOutWork } from '../effects/work.js';
import { chainOn } from '../mechanics/chain.js';
import { controls } from '../mechanics/control.js';
import { pay } from '../mechanics/money.js';
import { defineMove, type NeonPosition, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import { spaceId } from '../state/terms.js';

const params = { card: id, space: spaceId, count: z.int().min(1).exactOptional() };
export interface WorkMove extends MoveOf<'work', typeof params> {}

export const work = defineMove({
  type: 'work',
  at: ['work'],
  params,
  options({ state, content }, seat) {
    const spaces = spacesWhere(state.board, (space) => controls(space, seat));
    const { money } = seatOf(state, seat);
    const moves: WorkMove[] = [];
    for (const { id: card, effect, money: cost } of content.setting(state).workCards) {
      if (cost > money) continue;
      for (const space of spaces) {
        if (effect.kind === 'build') moves.push({ type: 'work', seat, card, space });
        else if (state.board[space].factory) addCounts(moves, seat, card, space, effect.max);
      }
    }
    return moves;
  },
  forbid(position, { seat, card: id, space, count }, { left }) {
    const { state, content } = position;
    const card = content.workCards.get(id);
    if (card === undefined) return refuse('NG-TURN-05', () => `there is no work card "${id}"`);
    if ((card.effect.kind === 'placeProducts') !== (count !== undefined)) {
      const need = count === undefined ? 'needs a count of products' : 'takes no count';
      return refuse('NG-TURN-05', () => `${card.name} ${need}`);
    }
    if (!content.setting(state).workCards.includes(card)) {
      return refuse('NG-WORK-05', () => `${card.name} is not in play in this scenario`);
    }
    return (
      cannotWork(position, seat, space, card.effect, count ?? 0) ??
      cannotPay(position, seat, card, left)
    );
  },
  perform(table, { seat, card: id, space, count = 0 }, step) {
    const card = table.content.workCards.get(id) as WorkCard;
    pay(table, seat, card.money, 'work');
    carryOutWork(table, seat, space, card.effect, count);
    chainOn(table, step, card.work);
  },
});

function cannotPay({ state }: NeonPosition, seat: Seat, card: WorkCard, left: number) {
  const { money } = seatOf(state, seat);
  if (card.work > left) {
    return refuse('NG-FX-10', () => `${card.name} takes ${card.work} work; ${left} is left`);
  }
  if (card.money > money) {
    return refuse(
      'NG-FX-10',
      () => `${card.name} costs ${card.money} $; seat ${seat} has ${money} $`,
    );
  }
  return undefined;
}

function addCounts(
  moves: WorkMove[],
  seat: Seat,
  card: string,
  space: SpaceId,
  most: number,
): void {
  for (let count = 1; count <= most; count++) {
    moves.push({ type: 'work', seat, card, space, count });
  }
}
