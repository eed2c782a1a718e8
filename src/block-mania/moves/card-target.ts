import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import * as z from '../../kernel/schema.js';
import { vias } from '../content/schema.js';
import { blockerName } from '../describe/names.js';
import { type CardAim, cardAims, strikeTarget } from '../effects/aims.js';
import { canHaltIn, type Hazard, isHazard, strikes } from '../effects/hazards.js';
import { maniaOf } from '../effects/mania.js';
import { controllerOf, isOnBoard } from '../mechanics/blockers.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { sides } from '../state/steps.js';
import { id, spaceId } from '../state/terms.js';

/** The card has been played; this is what it strikes. */
export const cardTarget = defineMove({
  type: 'cardTarget',
  at: ['cardTarget'],
  params: {
    blocker: id.exactOptional(),
    space: spaceId.exactOptional(),
    via: z.enum(vias).exactOptional(),
    side: z.enum(sides).exactOptional(),
  },
  context: (position, { card }, seat) => cardAims(position, seat, maniaOf(position, card).effect),
  options: (_position, seat, _step, listed) => {
    return listed.map((aim) => ({ type: 'cardTarget', seat, ...aim }));
  },
  forbid(position, move, { card }, listed) {
    const { seat, blocker, space, via, side } = move;
    const isListed = listed.some((aim) => {
      const isSame = aim.blocker === blocker && aim.space === space;
      return isSame && aim.via === via && aim.side === side;
    });
    if (isListed) return undefined;
    const { name, effect } = maniaOf(position, card);
    const wrong = isHazard(effect) ? cannotStrike(position, seat, effect, move) : undefined;
    return wrong ?? refuse('BM-TURN-05', () => `that is not a target of ${name}`);
  },
  perform(table, aim, { card }) {
    strikeTarget(table, aim.seat, maniaOf(table, card).effect, aim);
  },
});
export interface CardTargetMove extends MoveIn<typeof cardTarget> {}

/** An own blocker, or a square of the trail in which it could not stand. */
function cannotStrike(
  position: ManiaPosition,
  seat: Seat,
  hazard: Hazard,
  { blocker, space, via }: CardAim,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (blocker === undefined || !isOnBoard(state, blocker)) return undefined;
  if (controllerOf(position, blocker) === seat) {
    return refuse('BM-RULING-76', () => `${blockerName(position, blocker)} is your own`);
  }
  if (space === undefined || via === undefined) return undefined;
  const entry = state.active?.trail.find((one) => one.space === space && one.via === via);
  if (entry === undefined || !strikes(position, hazard, entry.space, entry.via)) return undefined;
  if (canHaltIn(position, blocker, entry)) return undefined;
  return refuse('BM-RULING-77', () => {
    return `${blockerName(position, blocker)} could not stand in ${space}`;
  });
}
