import type { Seat } from '../../kernel/play.js';
import { inOrder, spacesWhere } from '../content/board.js';
import type { EventEffect } from '../content/schema.js';
import { cardName } from '../describe/names.js';
import { controls, figuresOf } from '../mechanics/control.js';
import { canDraw } from '../mechanics/piles.js';
import { canLeave } from '../mechanics/reach.js';
import { type NeonPosition, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import { effectsOf } from './carry-out.js';
import { canWork } from './work.js';

/** NG-ACT-02, where a card may not be played for nothing and none of its effects can be used. */
export function cannotPlayForNothing(position: NeonPosition, seat: Seat, card: string) {
  if (position.state.houseRules.emptyActivation === 'allowed') return undefined;
  if (effectsOf(position, card).some((effect) => isUsable(position, seat, effect)))
    return undefined;
  const name = cardName(position.content, card);
  return refuse('NG-ACT-02', () => `no effect of ${name} can be used now`);
}

/** The same for stopping: nothing of the card has been used, and nothing after this effect can be. */
export function cannotLeaveUnused(position: NeonPosition, seat: Seat) {
  const { houseRules, agenda, pendingEvent } = position.state;
  if (houseRules.emptyActivation === 'allowed' || pendingEvent !== null) return undefined;
  const playing = agenda[agenda.length - 2];
  if (playing?.type !== 'effects' || playing.used) return undefined;
  const later = effectsOf(position, playing.card).slice(playing.index);
  if (later.some((effect) => isUsable(position, seat, effect))) return undefined;
  const name = cardName(position.content, playing.card);
  return refuse('NG-ACT-02', () => `use at least one effect of ${name}`);
}

/** Whether at least one unit of a printed symbol could be used now. */
function isUsable(position: NeonPosition, seat: Seat, { kind, amount }: EventEffect): boolean {
  const { state, content } = position;
  const { discard } = seatOf(state, seat);
  switch (kind) {
    case 'move': {
      const from = spacesWhere(state.board, (space) => figuresOf(space, seat) > 0);
      const { effectMoveSpaces } = content.constants;
      const city = inOrder(state.board);
      return from.some((at) => canLeave(position, city, seat, at, effectMoveSpaces));
    }
    case 'draw':
      return canDraw(seatOf(state, seat));
    case 'recover':
      return discard.length > 0;
    case 'sell':
      return spacesWhere(state.board, (at) => at.products > 0 && controls(at, seat)).length > 0;
    case 'work':
      return canWork(position, seat, amount);
    default:
      return true;
  }
}
