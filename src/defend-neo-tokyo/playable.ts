import type { Seat } from '../kernel/play.js';
import type { Refusal } from '../kernel/rules.js';
import type { CompiledAction, CompiledCard } from './content/compile.js';
import { canResolveAny, exitsRuin, hasTarget, standsInRuin } from './doable.js';
import { powerFor } from './mechs.js';
import { qualityOf } from './monsters.js';
import { nameOf } from './names.js';
import { refuse, type TokyoPosition } from './play.js';
import type { RuleId } from './rules.js';
import { type Monster, mechOf } from './state.js';
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
  const [first, ...more] = action.effects;
  if (first?.kind === 'shift' && more.length === 0) {
    return canTransfer(position, mechOf(position.state, seat)) ? undefined : 'DN-RULING-16';
  }
  return whyNoEffect(position, seat, action);
}

/** One of these rules with the facts of the case. */
export function refusePlay(
  position: TokyoPosition,
  seat: Seat,
  { name }: { readonly name: string },
  rule: RuleId,
  requirement: { readonly needed: number; readonly there: number } = { needed: 0, there: 0 },
): Refusal<RuleId> {
  return refuse(rule, () => {
    switch (rule) {
      case 'DN-CARD-04':
        return `${name} is a React`;
      case 'DN-CARD-06':
        return `${name} needs ${requirement.needed} Power and has ${requirement.there}`;
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

type Listed = Pick<CompiledCard, 'type' | 'effects'>;

function whyNoWayOut(
  position: TokyoPosition,
  seat: Seat,
  { effects }: Pick<CompiledCard, 'effects'>,
): RuleId | undefined {
  return standsInRuin(position, seat) && !exitsRuin(position, seat, effects)
    ? 'DN-RUIN-03'
    : undefined;
}

function whyNoEffect(
  position: TokyoPosition,
  seat: Seat,
  { type, effects }: Listed | CompiledAction,
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
    if (monster.space === space && qualityOf(position, monster, 'snare') > 0) return monster;
  }
  return undefined;
}
