import type { CityLabel, CityTable } from '../play.js';

/** The six-sided die: first player, alerts and some tiles. The battle die is in the pack. */
export const d6 = [1, 2, 3, 4, 5, 6] as const;

/** So many battle dice, in the order rolled. */
export function rollBattleDice(table: CityTable, label: CityLabel, count: number): number[] {
  const faces = table.content.pack.battleDie;
  const dice: number[] = [];
  while (dice.length < count) dice.push(table.roll(label, faces));
  return dice;
}
