import type { Seat } from '../../kernel/play.js';
import { changeNearest } from '../mechanics/agenda.js';
import { attackDamage } from '../mechanics/mech-attacks.js';
import { hitMech } from '../mechanics/mech-damage.js';
import { damageMonster } from '../mechanics/monsters.js';
import { qualitiesOf } from '../mechanics/stat-cards.js';
import type { TokyoTable } from '../play.js';
import { withFrame } from '../state/change.js';
import { type Monster, mechOf, monsterOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** An attack of a Mech after its dice: the total, hit after hit, the thorns of who was hit. */
export const mechAttackSteps: Steps<'mechAttack' | 'mechHits' | 'thorns'> = {
  mechAttack: { resolve: resolveAttack },
  mechHits: { resolve: resolveHits },
  thorns: {
    resolve(table, { seat, monsters }) {
      const [first, ...rest] = monsters;
      const monster = monsterOf(table.state, first ?? '');
      nextThorns(table, seat, rest);
      if (monster === undefined || !isInSpaceOf(table, seat, monster)) return;
      const { thorns } = qualitiesOf(table, monster);
      if (thorns > 0) hitMech(table, seat, thorns, 'chassis', monster.id);
    },
  },
};

/** DN-ATK-04: one total; what each target takes is fixed before any takes it. */
function resolveAttack(table: TokyoTable, step: StepOf<'mechAttack'>): void {
  const { seat, melee, pierce } = step;
  const total = step.dice.reduce((sum, die) => sum + die, step.flat);
  const kind = melee ? 'melee' : 'nonMelee';
  const hits: StepOf<'mechHits'>['hits'] = [];
  const thorns: string[] = [];
  for (const id of step.monsters) {
    const monster = monsterOf(table.state, id);
    if (monster === undefined) continue;
    const amount = attackDamage(table, monster, total, kind, pierce ? 'pierced' : 'armor');
    hits.push({ monster: id, amount });
    if (melee && isInSpaceOf(table, seat, monster)) thorns.push(id);
  }
  table.next({ type: 'mechHits', seat, hits, thorns });
}

function resolveHits(table: TokyoTable, step: StepOf<'mechHits'>): void {
  const [hit, ...hits] = step.hits;
  if (hit === undefined) return nextThorns(table, step.seat, step.thorns);
  table.next({ type: 'mechHits', seat: step.seat, hits, thorns: step.thorns });
  if (!damageMonster(table, hit.monster, hit.amount)) return;
  changeNearest(table.state, 'effects', (effects) => {
    return { ...effects, frame: withFrame(effects.frame, { defeated: true }) };
  });
}

/** Thorns of the Monsters that a Melee Attack from their own space has not killed (DN-FX-56). */
function nextThorns(table: TokyoTable, seat: Seat, monsters: string[]): void {
  if (monsters.length > 0) table.next({ type: 'thorns', seat, monsters });
}

function isInSpaceOf({ state }: TokyoTable, seat: Seat, { space }: Monster): boolean {
  return mechOf(state, seat).space === space;
}
