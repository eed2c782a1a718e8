import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Effect } from '../content/schema.js';
import { nameOf, namesOf } from '../describe/names.js';
import { type Place, qualitiesOf } from '../mechanics/monsters.js';
import { isAtDistance, isBurrowed, placeOf, pushReach } from '../mechanics/targets.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Monster, monsterOf } from '../state/state.js';

/** Something that the effect does not offer, refused with what it offers. */
export function cannotChoose(
  { content }: TokyoPosition,
  fx: RuleId,
  id: string,
  among: readonly string[],
): Refusal<RuleId> {
  return refuse(fx, () => {
    return `${nameOf(content, id)} cannot be chosen, but ${namesOf(content, among, 'or')}`;
  });
}

/** DN-FX-62, DN-FX-58: the quality for which the effect that asks does not reach a Monster, if one is the reason. */
export function resists(
  position: TokyoPosition,
  seat: Seat,
  id: string,
): Refusal<RuleId> | undefined {
  const monster = monsterOf(position.state, id);
  const asking = askingEffect(position);
  const me = placeOf(position, seat);
  if (monster === undefined || asking === undefined || !isNear(position, me, monster, asking)) {
    return undefined;
  }
  const name = nameOf(position.content, id);
  if (isBurrowed(position, monster, me)) {
    return refuse('DN-FX-62', () => `${name} is burrowed in another space`);
  }
  const isHeavy = asking.effect.kind === 'push' && qualitiesOf(position, monster, me).heavy > 0;
  return isHeavy ? refuse('DN-FX-58', () => `${name} is too heavy to be pushed`) : undefined;
}

/** The effect that waits for the answer, below its question. */
function askingEffect({ state: { agenda }, content }: TokyoPosition): Asking | undefined {
  const asked = agenda[agenda.length - 2];
  if (asked?.type !== 'effects') return undefined;
  const effect = content.lists.get(asked.list)?.effects[asked.index];
  return effect === undefined ? undefined : { effect, hit: asked.frame.it ?? [] };
}

interface Asking {
  readonly effect: Effect;
  readonly hit: readonly string[];
}

/** Whether the effect would reach the Monster, were it not for the qualities of the Monster. */
function isNear(
  position: TokyoPosition,
  me: Place,
  monster: Monster,
  { effect, hit }: Asking,
): boolean {
  switch (effect.kind) {
    case 'attack':
    case 'token':
      return isAtDistance(position, me, monster, effect);
    case 'push':
      if (effect.on === 'it') return hit.includes(monster.id);
      return isAtDistance(position, me, monster, pushReach(effect));
    default:
      return false;
  }
}
