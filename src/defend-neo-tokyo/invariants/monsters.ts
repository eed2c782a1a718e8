import { tokenKinds } from '../content/terms.js';
import type { TokyoPosition } from '../play.js';

/** Each Monster is of the set, there once, alive and in the city; no token is lost or made up. */
export function monsterInvariants(position: TokyoPosition): string[] {
  return [...monsters(position), ...tokens(position)];
}

function monsters({ state, content }: TokyoPosition): string[] {
  const set = content.sets.get(state.options.threat ?? '');
  if (set === undefined) return [];
  const broken: string[] = [];
  const known = [...state.monsters.map(({ id }) => id), ...state.defeated];
  if (new Set(known).size < known.length) broken.push('a Monster is there twice');
  for (const id of known) {
    if (id !== set.boss && !set.monsters.includes(id)) broken.push(`${id} is of another set`);
  }
  if (known.includes(set.boss) && !state.bossAppeared) broken.push('the Boss has not appeared');
  for (const { id, damage, isBoss, space } of state.monsters) {
    if (damage >= (content.monsters.get(id)?.life ?? 0)) {
      broken.push(`${id} is defeated, yet in play`);
    }
    if (isBoss !== (id === set.boss))
      broken.push(`${id} is ${isBoss ? 'not the Boss' : 'the Boss'}`);
    if (space === content.hq) broken.push(`${id} is in HQ`);
  }
  return broken;
}

function tokens({ state, content }: TokyoPosition): string[] {
  if (state.options.houseRules.tokenSupply === 'unlimited') return [];
  return tokenKinds.flatMap((kind) => {
    let placed = state.tokenSupply[kind];
    for (const monster of state.monsters) placed += monster[kind];
    if (kind === 'armor') for (const mech of state.mechs) placed += mech.armorTokens;
    return placed === content.constants.tokens[kind] ? [] : [`${kind} tokens do not add up`];
  });
}
