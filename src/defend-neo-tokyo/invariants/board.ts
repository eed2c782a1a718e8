import type { Space } from '../content/compiled.js';
import type { TokyoPosition } from '../play.js';

/** Spaces, Monsters, Citizens and a threat that the pack does not know. */
export function unknownOnBoard({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const spaces = Object.keys(state.board);
  if (spaces.length !== content.spaces.size || !spaces.every((at) => content.spaces.has(at))) {
    broken.push('the spaces of the board are not those of the pack');
  }
  for (const { space } of [...state.mechs, ...state.monsters]) {
    if (!content.spaces.has(space)) broken.push(`there is no space ${space}`);
  }
  for (const { id } of state.monsters) {
    if (!content.monsters.has(id)) broken.push(`there is no Monster ${id}`);
  }
  const { threat } = state.options;
  if (threat !== null && !content.sets.has(threat)) broken.push(`there is no set ${threat}`);
  if (threat === null && state.agenda[0]?.type !== 'begin') broken.push('there is no threat');
  for (const { citizens } of Object.values(state.board)) {
    for (const one of citizens) {
      if (!content.citizens.has(one)) broken.push(`there is no Citizen ${one}`);
    }
  }
  return broken;
}

/** Destroyed spaces are empty and known to the Destruction track; the others are not full. */
export function boardInvariants({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  let ruins = 0;
  for (const [at, { cityDamage, destroyed, citizens }] of Object.entries(state.board)) {
    const isEmpty = cityDamage === 0 && citizens.length === 0;
    if (destroyed) ruins++;
    if (destroyed && !isEmpty) broken.push(`${at} is destroyed, yet not empty`);
    if (destroyed && state.monsters.some(({ space }) => space === at)) {
      broken.push(`a Monster is in ${at}, which is destroyed`);
    }
    if (at === content.hq && (destroyed || !isEmpty)) broken.push('HQ is not a City Space');
    const { capacity } = content.spaces.get(at) as Space;
    if (at !== content.hq && cityDamage >= capacity) broken.push(`${at} should be destroyed`);
  }
  const { destruction, destructionFinal } = content.constants;
  if (ruins * destruction.cityDestroyed > Math.min(state.destruction, destructionFinal)) {
    broken.push('there are more destroyed spaces than the Destruction track knows');
  }
  return broken;
}
