import type { CompiledCitizen } from '../content/compiled.js';
import type { Seen } from '../play.js';
import { spaceOf } from '../state/state.js';

/** How a Citizen leaves play. */
export type Leaving = 'destroyed' | 'discarded';

export function citizenCard({ content }: Seen, citizen: string): CompiledCitizen {
  return content.citizens.get(citizen) as CompiledCitizen;
}

/** DN-CIT-07: the sum of a standing ability over the Citizens of a space. */
export function standingAbility(
  position: Seen,
  space: string,
  kind: 'cityShield' | 'spotter',
): number {
  let sum = 0;
  for (const citizen of spaceOf(position.state, space).citizens) {
    const { standing } = citizenCard(position, citizen);
    sum += kind === 'spotter' ? standing.spotter : standing.cityShield;
  }
  return sum;
}

/** Whether effects cannot discard the Citizen. */
export function isUndiscardable(position: Seen, citizen: string): boolean {
  return citizenCard(position, citizen).standing.cannotDiscard > 0;
}

interface Leavers {
  readonly count: number | 'all';
  /** Of which population first. */
  readonly which?: 'highest' | 'lowest';
}

/** DN-RULING-48, DN-CIT-06: which Citizens of a space leave, the highest population first; never `but`, if discarded. */
export function leavingCitizens(
  position: Seen,
  space: string,
  { count, which = 'highest' }: Leavers,
  how: Leaving,
  but?: string,
): string[] {
  const all = spaceOf(position.state, space).citizens;
  if (all.length === 0) return [];
  const populationOf = (citizen: string) => citizenCard(position, citizen).population;
  const here = all.filter((citizen) => {
    return how === 'destroyed' || (citizen !== but && !isUndiscardable(position, citizen));
  });
  const largestFirst = (a: string, b: string) => populationOf(b) - populationOf(a);
  if (count === 'all' || here.length <= count) return here.sort(largestFirst);
  const guards = (citizen: string) => {
    return how === 'destroyed' && citizenCard(position, citizen).standing.bodyguard > 0 ? 0 : 1;
  };
  const sign = which === 'highest' ? -1 : 1;
  const picked = [...here].sort((a, b) => {
    return guards(a) - guards(b) || sign * (populationOf(a) - populationOf(b));
  });
  const leaving = picked.slice(0, count);
  return here.filter((citizen) => leaving.includes(citizen)).sort(largestFirst);
}
