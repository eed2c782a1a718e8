import { addTo } from '../../kit/sets.js';
import type { TokyoTable } from '../play.js';
import { changeSpace, setSpace } from '../state/change.js';
import { type Monster, spaceOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { effectsStep } from './agenda.js';
import { monstersAt, nextStandingCity, spaceInfo, spaceOfCitizen } from './board.js';
import { citizenCard, isUndiscardable, type Leaving } from './citizens.js';
import { moveMonster, stopAttack } from './monsters.js';
import { addToDestroyedStack, advanceDestruction } from './tracks.js';
import { canAnybodyReact, openWindowLater } from './windows.js';

/* What happens to the city and its Citizens. */

/** Adds City Damage; at its capacity the space is destroyed. */
export function addCityDamage(table: TokyoTable, space: string, amount: number): void {
  const { state, content } = table;
  const damage = spaceOf(state, space).cityDamage + amount;
  changeSpace(state, space).cityDamage = damage;
  table.emit({ type: 'cityDamaged', space, amount, damage });
  if (damage >= spaceInfo(content, space).capacity) destroySpace(table, space);
}

/** DN-RUIN-01: the mark, Citizens, Monsters, the track; then Reacts to the Monsters displaced. */
function destroySpace(table: TokyoTable, space: string): void {
  const { state } = table;
  const { citizens } = spaceOf(state, space);
  setSpace(state, space, { cityDamage: 0, destroyed: true, citizens: [] });
  table.emit({ type: 'spaceDestroyed', space });
  for (const citizen of citizens) {
    if (isUndiscardable(table, citizen)) {
      const to = nextStandingCity(table, space, 'lower');
      changeSpace(state, to).citizens.push(citizen);
      table.emit({ type: 'citizenMoved', citizen, from: space, to });
    } else {
      putCitizenAway(table, citizen, space, 'discarded');
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

/** Takes a Citizen out of play, to the Destroyed stack or the discard, with its Exiting effect. */
export function removeCitizen(table: TokyoTable, citizen: string, how: Leaving): void {
  const space = spaceOfCitizen(table, citizen);
  if (space === undefined) return;
  const here = changeSpace(table.state, space);
  here.citizens = here.citizens.filter((other) => other !== citizen);
  putCitizenAway(table, citizen, space, how);
  const { exit } = citizenCard(table, citizen);
  if (exit === undefined) return;
  const source = { citizen, space };
  const frame: Frame = how === 'destroyed' ? { source, destroyed: true } : { source };
  table.next(effectsStep(exit, frame));
}

/** A Citizen card from a space, or straight from its deck, goes to the Destroyed stack or the discard. */
export function putCitizenAway(
  table: TokyoTable,
  citizen: string,
  space: string | null,
  how: Leaving,
): void {
  if (how === 'destroyed') {
    const { population } = citizenCard(table, citizen);
    addToDestroyedStack(table, citizen);
    table.emit({ type: 'citizenDestroyed', citizen, space, population });
  } else {
    addTo(table.state.citizenDiscard, citizen);
    table.emit({ type: 'citizenDiscarded', citizen, space });
  }
}
