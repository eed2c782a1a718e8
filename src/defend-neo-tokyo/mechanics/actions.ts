import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { CompiledAction, CompiledCard } from '../content/compiled.js';
import { nameOf } from '../describe/names.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { isDestroyed, type Monster, mechOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { canTransfer, partOfTile, placeOf, powerFor } from './mechs.js';
import { hasTarget } from './monster-targets.js';
import { leadsElsewhere } from './movement.js';
import { qualitiesOf } from './stat-cards.js';
import { isAnyUseful } from './useful-effects.js';

/* What a Mech can do as its action. Lists of moves ask this of every card in hand. */

/** What keeps a card in hand from being played. */
export function cannotPlay(
  position: TokyoPosition,
  seat: Seat,
  card: CompiledCard,
): Refusal<RuleId> | undefined {
  const { name, type, requirement } = card;
  if (type === 'react') {
    return refuse('DN-CARD-04', () => `${name} is a React; it answers what happens`);
  }
  return (
    cannotPower(position, seat, card, requirement) ??
    cannotLeaveRuin(position, seat, card, 'DN-RUIN-03') ??
    cannotTakeEffect(position, seat, card)
  );
}

/** What keeps a tile action, with its Power and its cost, from being used. */
export function cannotUse(
  position: TokyoPosition,
  seat: Seat,
  action: CompiledAction,
): Refusal<RuleId> | undefined {
  const stuck = cannotLeaveRuin(position, seat, action, 'DN-RUIN-03');
  if (stuck !== undefined) return stuck;
  const snare = action.moves ? snareOf(position, seat) : undefined;
  if (snare !== undefined) {
    return refuse('DN-FX-61', () => `${nameOf(position.content, snare.id)} holds the Mech`);
  }
  const { effects } = action;
  if (effects.length === 1 && effects[0]?.kind === 'shift') {
    if (canTransfer(position, mechOf(position.state, seat))) return undefined;
    return refuse('DN-RULING-16', () => 'no Power can be moved to another limb');
  }
  return cannotTakeEffect(position, seat, action);
}

/** DN-CARD-06: the part that the card belongs to has too little Power. */
export function cannotPower(
  position: TokyoPosition,
  seat: Seat,
  card: CompiledCard,
  requirement: number,
): Refusal<RuleId> | undefined {
  const power = powerFor(position, mechOf(position.state, seat), card);
  if (power >= requirement) return undefined;
  return refuse('DN-CARD-06', () => `${card.name} needs ${requirement} Power and has ${power}`);
}

/** In a destroyed space only what leads out of it can be done. */
export function cannotLeaveRuin(
  position: TokyoPosition,
  seat: Seat,
  { name, effects }: CompiledCard | CompiledAction,
  rule: 'DN-RUIN-03' | 'DN-REACT-05',
): Refusal<RuleId> | undefined {
  const { space } = mechOf(position.state, seat);
  if (!isDestroyed(position.state, space) || leadsElsewhere(position, space, effects)) {
    return undefined;
  }
  return refuse(rule, () => `${name} does not lead out of the destroyed space`);
}

/** An attack needs a target, other cards and actions something to do. */
function cannotTakeEffect(
  position: TokyoPosition,
  seat: Seat,
  { name, type, effects }: CompiledCard | CompiledAction,
): Refusal<RuleId> | undefined {
  if (type !== 'action') {
    if (hasTarget(position, placeOf(position, seat), effects)) return undefined;
    return refuse('DN-RULING-41', () => `no Monster can be a target of ${name}`);
  }
  if (isAnyUseful(position, { source: { mech: seat } }, effects)) return undefined;
  return refuse('DN-RULING-42', () => `nothing of ${name} can be done now`);
}

/** DN-FX-61: a Monster that holds the Mech where it is. */
function snareOf(position: TokyoPosition, seat: Seat): Monster | undefined {
  const { space } = mechOf(position.state, seat);
  for (const monster of position.state.monsters) {
    if (monster.space === space && qualitiesOf(position, monster).snare > 0) return monster;
  }
  return undefined;
}

/** What the effects of a card know when it is played. */
export function cardFrame({ state, content }: TokyoPosition, seat: Seat, card: string): Frame {
  const { type: action, symbol, tile } = content.cards.get(card) as CompiledCard;
  const part = partOfTile(mechOf(state, seat), tile);
  return { source: { mech: seat }, action, symbol, part, card };
}
