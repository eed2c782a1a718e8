import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { CompiledAction, CompiledCard } from '../content/compile.js';
import { nameOf } from '../describe/names.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Monster, mechOf } from '../state/state.js';
import { canResolveAny, exitsRuin, hasTarget, standsInRuin } from './doable.js';
import { powerFor } from './mechs.js';
import { qualitiesOf } from './monsters.js';
import { canTransfer, placeOf } from './targets.js';

/*
 * Whether a card or tile action of a Mech can be its action. Lists of moves ask this of every card in
 * hand, so the answer is a rule only; its sentence is made when somebody reads it.
 */

/** The rule that keeps a card in hand from being played (DN-CARD-04, -06, DN-RUIN-03, DN-RULING-41, -42). */
export function whyNoPlay(
  position: TokyoPosition,
  seat: Seat,
  card: CompiledCard,
): RuleId | undefined {
  if (card.type === 'react') return 'DN-CARD-04';
  if (powerFor(position, mechOf(position.state, seat), card) < card.requirement) {
    return 'DN-CARD-06';
  }
  return whyNoWayOut(position, seat, card) ?? whyNoEffect(position, seat, card);
}

/** The rule that keeps a tile action with its Power and its cost from being used (DN-RUIN-03, DN-FX-61, DN-RULING-16, -41, -42). */
export function whyNoUse(
  position: TokyoPosition,
  seat: Seat,
  action: CompiledAction,
): RuleId | undefined {
  const inRuin = whyNoWayOut(position, seat, action);
  if (inRuin !== undefined) return inRuin;
  if (action.moves && snareOf(position, seat) !== undefined) return 'DN-FX-61';
  const { effects } = action;
  if (effects.length === 1 && effects[0]?.kind === 'shift') {
    return canTransfer(position, mechOf(position.state, seat)) ? undefined : 'DN-RULING-16';
  }
  return whyNoEffect(position, seat, action);
}

/** One of these rules with the facts of the case. */
export function refusePlay(
  position: TokyoPosition,
  seat: Seat,
  wanted: CompiledCard | CompiledAction,
  rule: RuleId,
): Refusal<RuleId> {
  const { name } = wanted;
  return refuse(rule, () => {
    switch (rule) {
      case 'DN-CARD-04':
        return `${name} is a React`;
      case 'DN-CARD-06': {
        if (!('requirement' in wanted)) return `${name} needs more Power`;
        const there = powerFor(position, mechOf(position.state, seat), wanted);
        return `${name} needs ${wanted.requirement} Power and has ${there}`;
      }
      case 'DN-RUIN-03':
        return `${name} does not lead out of the destroyed space`;
      case 'DN-FX-61':
        return `${nameOf(position.content, snareOf(position, seat)?.id ?? '')} holds the Mech`;
      case 'DN-RULING-16':
        return 'no Power can be moved to another limb';
      case 'DN-RULING-41':
        return `${name} can have no target`;
      default:
        return `nothing of ${name} can be done now`;
    }
  });
}

function whyNoWayOut(
  position: TokyoPosition,
  seat: Seat,
  { effects }: CompiledCard | CompiledAction,
): RuleId | undefined {
  return standsInRuin(position, seat) && !exitsRuin(position, seat, effects)
    ? 'DN-RUIN-03'
    : undefined;
}

function whyNoEffect(
  position: TokyoPosition,
  seat: Seat,
  { type, effects }: CompiledCard | CompiledAction,
): RuleId | undefined {
  if (type !== 'action') {
    return hasTarget(position, placeOf(position, seat), effects) ? undefined : 'DN-RULING-41';
  }
  return canResolveAny(position, { source: { mech: seat } }, effects) ? undefined : 'DN-RULING-42';
}

/** DN-FX-61: a Monster that holds the Mech where it is. */
function snareOf(position: TokyoPosition, seat: Seat): Monster | undefined {
  const { space } = mechOf(position.state, seat);
  for (const monster of position.state.monsters) {
    if (monster.space === space && qualitiesOf(position, monster).snare > 0) return monster;
  }
  return undefined;
}
