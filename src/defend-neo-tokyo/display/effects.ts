import { capital } from '../../kit/words.js';
import type { Effect, EffectKind, Selector } from '../content/effects.js';
import { mechClauses } from './mech-effects.js';
import { monsterClauses } from './monster-effects.js';
import { reactClauses } from './react-effects.js';
import { type Clause, type Clauses, spokenOf, type Telling, those } from './telling.js';

/** Effect after effect, a sentence each. */
export function sentencesOf(effects: readonly Effect[], telling: Telling): string[] {
  return clausesOf(effects, telling).map((clause) => `${capital(clause)}.`);
}

/** Effect after effect in one sentence. */
export function oneClause(effects: readonly Effect[], telling: Telling): string {
  return effects.length === 0 ? 'nothing happens' : clausesOf(effects, telling).join('; then ');
}

function clausesOf(effects: readonly Effect[], telling: Telling): string[] {
  let now = telling;
  return effects.map((effect) => {
    const clause = clauses[effect.kind] as Clause<EffectKind>;
    const told = clause(effect, now);
    now = spokenOf(effect, now);
    return told;
  });
}

/** Effects that hold lists of effects. */
const listClauses: Clauses<'choose' | 'when' | 'each' | 'drawCity'> = {
  choose: ({ a, b }, telling) => `either ${oneClause(a, telling)}; or ${oneClause(b, telling)}`,
  when({ condition, do: then, else: otherwise = [] }, telling) {
    const what =
      condition === 'defeated' ? 'this has defeated a Monster' : 'this Citizen was destroyed';
    const rest = otherwise.length === 0 ? '' : `; otherwise ${oneClause(otherwise, telling)}`;
    return `if ${what}, ${oneClause(then, telling)}${rest}`;
  },
  each: ({ of, do: then }, telling) => eachClause(then, telling, selected(of, telling)),
  drawCity({ count, do: then }, telling) {
    const cards = count === 1 ? 'a City card' : `${count} City cards`;
    const space = count === 1 ? 'its space' : 'each of their spaces';
    return `draw ${cards}: ${eachClause(then, telling, { space })}`;
  },
};

/** What is done to each target: the first effect says which, the others speak of that one. */
function eachClause(
  effects: readonly Effect[],
  telling: Telling,
  target: Partial<Telling>,
): string {
  const [first, ...rest] = effects;
  if (first === undefined) return oneClause([], telling);
  const which = { ...telling, ...those, ...target };
  const that = { ...telling, ...those };
  return [...clausesOf([first], which), ...clausesOf(rest, that)].join(', and ');
}

/** Every kind of effect has its clause. */
const clauses: Clauses<EffectKind> = {
  ...mechClauses,
  ...reactClauses,
  ...monsterClauses,
  ...listClauses,
};

/** What the targets of an iteration are called. */
function selected(of: Selector, { here }: Telling): Partial<Telling> {
  const monsters = (words: string) => ({ monster: words, oneMonster: words });
  switch (of) {
    case 'monsters':
      return monsters('each Monster');
    case 'monstersHere':
      return monsters(`each Monster in ${here}`);
    case 'mechs':
      return { mech: 'each Mech' };
    case 'mechsHere':
      return { mech: `each Mech in ${here}` };
    case 'mechsWithin1':
      return { mech: `each Mech in ${here} or next to it` };
    case 'monsterSpaces':
      return { space: 'each City Space with a Monster' };
    case 'unguardedMonsterSpaces':
      return { space: 'each City Space with a Monster but no Mech' };
    case 'lowestMonsterSpace':
      return { space: 'the City Space with the lowest number that has a Monster' };
    case 'citizenSpaces':
      return { space: 'each City Space with Citizens' };
    case 'quietCitizenSpaces':
      return { space: 'each City Space with Citizens but no Monster' };
  }
}
