import { plural } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Effect, EffectKind, EffectOf } from '../content/effects.js';
import type { AttackRow } from '../content/schema.js';
import { thePart } from '../describe/names.js';

/** What the sentences of one text are told with. */
export interface Telling {
  readonly content: Content;
  /** Whose text it is. */
  readonly of: 'mech' | 'monster' | 'citizen' | 'event';
  /** What the space of Mech, Monster or Citizen is called. */
  readonly here: string;
  /** What the Monster, Mech or space is called that the text speaks of. */
  readonly monster: string;
  readonly mech: string;
  readonly space: string;
  /** One of the Monsters, where there may be several. */
  readonly oneMonster: string;
}

/** One effect as a clause: no capital, no full stop. */
export type Clause<K extends EffectKind> = (effect: EffectOf<K>, telling: Telling) => string;
export type Clauses<K extends EffectKind> = { readonly [One in K]: Clause<One> };

/** What the texts of a kind of card begin with. */
export function tellingOf(content: Content, of: Telling['of']): Telling {
  return { content, of, here: spaceNames[of], ...those };
}

const spaceNames: Readonly<Record<Telling['of'], string>> = {
  mech: 'your space',
  monster: 'its space',
  citizen: 'this space',
  event: 'this space',
};

/** What has been spoken of before. */
export const those = {
  monster: 'that Monster',
  mech: 'that Mech',
  space: 'that space',
  oneMonster: 'that Monster',
} as const;

/** What is spoken of from now on: the Monsters last chosen or hit. */
export function spokenOf(effect: Effect, telling: Telling): Telling {
  if (effect.kind === 'attack' && effect.hits === 'space') {
    return { ...telling, monster: 'each Monster hit', oneMonster: 'one of the Monsters hit' };
  }
  const isChosen = effect.kind === 'attack' || ('on' in effect && effect.on === 'monster');
  return isChosen ? { ...telling, ...those } : telling;
}

/** `3`, `2d`, `2d+1`: the rulebook's way of writing Damage dice. */
export function strength(dice = 0, flat = 0): string {
  if (dice === 0) return String(flat);
  return flat === 0 ? `${dice}d` : `${dice}d+${flat}`;
}

/** How far away something may be. */
export function away({ here }: Telling, range = 0, minRange = 0): string {
  if (range === 0) return `in ${here}`;
  if (minRange === 0) return `up to ${plural(range, 'space')} away`;
  if (minRange === range) return `exactly ${plural(range, 'space')} away`;
  return `${minRange} ${orTo(minRange, range)} ${range} spaces away`;
}

/** `1 or 2`, `1 to 3`. */
export function orTo(least: number, most: number): 'or' | 'to' {
  return least + 1 === most ? 'or' : 'to';
}

/** `1 damage to the Legs`, `2 damage to a random part`. */
export function blow(
  amount: number,
  part: Exclude<AttackRow['instances'][number]['symbol'], 'city' | 'citizen'>,
): string {
  return `${amount} damage to ${part === 'random' ? 'a random part' : thePart(part)}`;
}

/** `1 Citizen enters play`, `2 Citizens enter play`. */
export function citizensEnter(count: number): string {
  return plural(count, 'Citizen enters play', 'Citizens enter play');
}
