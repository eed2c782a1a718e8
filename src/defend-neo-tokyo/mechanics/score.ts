import type { StandingPart } from '../../kernel/game.js';
import type { CompiledMonster, Content, MonsterSet } from '../content/compiled.js';
import { winScore } from '../content/terms.js';
import type { State } from '../state/state.js';
import { bossLife } from './stat-cards.js';

/** What both a state and a view tell of the score. */
export type Scored = Pick<State, 'options' | 'monsters' | 'defeated' | 'destruction'>;

/** DN-OVER-05: what the damage to the Boss and the steps left on the Destruction track are worth; a win makes it 100. */
export function scoreParts(table: Scored, content: Content): StandingPart[] {
  const { score, destructionFinal } = content.constants;
  const { damage, life } = bossOf(table, content);
  const left = Math.max(0, destructionFinal - table.destruction);
  const parts = [
    { label: 'Boss damage', value: share(score.bossDamage, damage, life) },
    { label: 'destruction left', value: share(score.destructionLeft, left, destructionFinal) },
  ];
  if (damage < life) return parts;
  return [...parts, { label: 'victory', value: winScore - sumOf(parts) }];
}

export function sumOf(parts: readonly StandingPart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** Whole points, rounded down. */
function share(points: number, have: number, all: number): number {
  return Math.floor((points * Math.min(have, all)) / all);
}

function bossOf({ options, monsters, defeated }: Scored, content: Content) {
  const { boss } = content.sets.get(options.threat as string) as MonsterSet;
  const life = bossLife(options, content, content.monsters.get(boss) as CompiledMonster);
  if (defeated.includes(boss)) return { damage: life, life };
  return { damage: monsters.find(({ id }) => id === boss)?.damage ?? 0, life };
}
