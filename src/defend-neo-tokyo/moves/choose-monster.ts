import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { id } from '../../kit/terms.js';
import type { Effect } from '../content/effects.js';
import { listOf } from '../content/lists.js';
import { nameOf } from '../describe/names.js';
import { type Place, placeOf } from '../mechanics/mechs.js';
import { isAtDistance, isBurrowed, pushReach } from '../mechanics/monster-targets.js';
import { qualitiesOf } from '../mechanics/stat-cards.js';
import { defineMove, refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Monster, monsterOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { answer, cannotChoose, isOnlyWay } from './choices.js';
import { cannotName } from './naming.js';

export const chooseMonster = defineMove({
  type: 'chooseMonster',
  at: ['chooseMonster'],
  params: { monster: id },
  options: (_position, seat, { among }) => {
    return among.map((monster) => ({ type: 'chooseMonster', seat, monster }));
  },
  forbid(position, move, { among, rule }) {
    if (among.includes(move.monster)) return undefined;
    return (
      cannotName(position, move) ??
      cannotAffect(position, move.seat, move.monster) ??
      cannotChoose(position, rule, move.monster, among)
    );
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.among.length)),
});
export interface ChooseMonsterMove extends MoveIn<typeof chooseMonster> {}

/** DN-FX-62, DN-FX-58: the quality for which the effect that asks does not reach a Monster, if one is the reason. */
function cannotAffect(
  position: TokyoPosition,
  seat: Seat,
  id: string,
): Refusal<RuleId> | undefined {
  const monster = monsterOf(position.state, id);
  const asking = askingEffect(position);
  const me = placeOf(position, seat);
  if (monster === undefined || !isNear(position, me, monster, asking)) return undefined;
  const name = nameOf(position.content, id);
  if (isBurrowed(position, monster, me)) {
    return refuse('DN-FX-62', () => `${name} is burrowed in another space`);
  }
  const isHeavy = asking.effect.kind === 'push' && qualitiesOf(position, monster, me).heavy > 0;
  return isHeavy ? refuse('DN-FX-58', () => `${name} is too heavy to be pushed`) : undefined;
}

/** The effect that waits for the answer, below its question. */
function askingEffect({ state: { agenda }, content }: TokyoPosition): Asking {
  const { list, index, frame } = agenda[agenda.length - 2] as StepOf<'effects'>;
  return { effect: listOf(content, list).effects[index] as Effect, hit: frame.it ?? [] };
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
