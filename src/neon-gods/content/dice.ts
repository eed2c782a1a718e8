import type { BattleDie } from './schema.js';

/** A die whose faces have names: `3h` shows 3 hits; on a die that steals, `1h2s` shows 1 hit and 2 steals. */
export interface PrintedDie extends BattleDie {
  /** Of each face; those that look alike have one name. */
  readonly names: readonly string[];
}

export type Face = BattleDie['faces'][number];

export function printed(die: BattleDie): PrintedDie {
  const steals = die.faces.some((face) => face.steals > 0);
  const nameOf = (face: Face) => `${face.hits}h${steals ? `${face.steals}s` : ''}`;
  return { ...die, names: die.faces.map(nameOf) };
}

/** What the face of this name shows, if the die has one. */
export function faceOf({ names, faces }: PrintedDie, name: string): Face | undefined {
  return faces[names.indexOf(name)];
}
