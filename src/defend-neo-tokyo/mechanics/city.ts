import { addTo } from '../../kit/sets.js';
import type { CompiledCitizen } from '../content/compile.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { changeSpace, type Monster, setSpace, spaceOf } from '../state/state.js';
import { effectsStep, push } from './agenda.js';
import { isDestroyed, monstersAt, nextStandingCity, spaceInfo, spaceOfCitizen } from './board.js';
import { moveMonster, stopAttack } from './monsters.js';
import { addToDestroyedStack, advanceDestruction } from './tracks.js';
import { canAnybodyReact, openWindowLater } from './windows.js';

export function citizenCard({ content }: TokyoPosition, citizen: string): CompiledCitizen {
  return content.citizens.get(citizen) as CompiledCitizen;
}

/** DN-CIT-07: the sum of a standing ability over the Citizens of a space. */
export function standingAbility(
  position: TokyoPosition,
  space: string,
  kind: 'cityShield' | 'spotter',
): number {
  let sum = 0;
  for (const citizen of position.state.board[space]?.citizens ?? []) {
    const { standing } = citizenCard(position, citizen);
    sum += kind === 'spotter' ? standing.spotter : standing.cityShield;
  }
  return sum;
}

/** Whether effects cannot discard the Citizen. */
export function isUndiscardable(position: TokyoPosition, citizen: string): boolean {
  return citizenCard(position, citizen).standing.cannotDiscard > 0;
}

/** Adds City Damage; at its capacity the space is destroyed. */
export function addCityDamage(table: TokyoTable, space: string, amount: number): void {
  const { state, content } = table;
  const damage = spaceOf(state, space).cityDamage + amount;
  changeSpace(table, space).cityDamage = damage;
  table.emit({ type: 'cityDamaged', space, amount, damage });
  if (damage >= spaceInfo(content, space).capacity) destroySpace(table, space);
}

/** DN-RUIN-01: the mark, Citizens, Monsters, the track; then Reacts to the Monsters displaced. */
function destroySpace(table: TokyoTable, space: string): void {
  const { state } = table;
  const { citizens } = spaceOf(state, space);
  setSpace(table, space, { cityDamage: 0, destroyed: true, citizens: [] });
  table.emit({ type: 'spaceDestroyed', space });
  for (const citizen of citizens) {
    if (isUndiscardable(table, citizen)) {
      const to = nextStandingCity(table, space, 'lower');
      changeSpace(table, to).citizens.push(citizen);
      table.emit({ type: 'citizenMoved', citizen, from: space, to });
    } else {
      addTo(state.citizenDiscard, citizen);
      table.emit({ type: 'citizenDiscarded', citizen, space });
    }
  }
  const displaced = monstersAt(state, space);
  const to = nextStandingCity(table, space, 'higher');
  for (const { id } of displaced) {
    moveMonster(table, id, to, 'displaced');
    stopAttack(table, id);
  }
  advanceDestruction(table, 'cityDestroyed');
  openWindows(table, displaced);
}

/** One window after the other, each for as long as somebody can use it when its turn comes. */
function openWindows(table: TokyoTable, displaced: readonly Monster[]): void {
  const subjects = displaced.map(({ id }) => ({ window: 'monsterMoved', monster: id }) as const);
  if (!subjects.some((subject) => canAnybodyReact(table, subject))) return;
  for (const subject of subjects.reverse()) openWindowLater(table, subject);
}

/** DN-RULING-48, DN-CIT-06: which Citizens of a space leave, the highest POP first. */
export function victims(
  position: TokyoPosition,
  space: string,
  { n, which = 'highest' }: { n: number | 'all'; which?: 'highest' | 'lowest' },
  how: { destroyed: boolean; not?: string | undefined },
): string[] {
  const all = position.state.board[space]?.citizens ?? [];
  if (all.length === 0) return [];
  const pop = (citizen: string) => citizenCard(position, citizen).pop;
  const here = all.filter((citizen) => {
    if (how.destroyed) return true;
    return citizen !== how.not && !isUndiscardable(position, citizen);
  });
  const byPop = (a: string, b: string) => pop(b) - pop(a);
  if (n === 'all' || here.length <= n) return here.sort(byPop);
  const guards = (citizen: string) => {
    return how.destroyed && citizenCard(position, citizen).standing.bodyguard > 0 ? 0 : 1;
  };
  const sign = which === 'highest' ? -1 : 1;
  const picked = [...here].sort((a, b) => guards(a) - guards(b) || sign * (pop(a) - pop(b)));
  const leaving = picked.slice(0, n);
  return here.filter((citizen) => leaving.includes(citizen)).sort(byPop);
}

/** Takes a Citizen out of play, to the Destroyed stack or the discard, with its Exiting effect. */
export function removeCitizen(table: TokyoTable, citizen: string, destroyed: boolean): void {
  const { state } = table;
  const space = spaceOfCitizen(table, citizen);
  if (space === undefined) return;
  const here = changeSpace(table, space);
  here.citizens = here.citizens.filter((other) => other !== citizen);
  const { pop, exit } = citizenCard(table, citizen);
  if (destroyed) {
    addToDestroyedStack(table, citizen);
    table.emit({ type: 'citizenDestroyed', citizen, space, pop });
  } else {
    addTo(state.citizenDiscard, citizen);
    table.emit({ type: 'citizenDiscarded', citizen, space });
  }
  if (exit === undefined) return;
  const source = { citizen, space };
  push(table, effectsStep(exit, destroyed ? { source, destroyed } : { source }));
}

/** Whether City Damage can be placed at all (DN-BOARD-03, DN-RUIN-08). */
export function canBeDamaged({ state, content }: TokyoPosition, space: string): boolean {
  return space !== content.hq && !isDestroyed(state, space);
}
