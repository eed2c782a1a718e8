import type { Content } from '../content/compiled.js';
import { limbs } from '../content/terms.js';
import { chassisSpaces, trackLength } from '../mechanics/mechs.js';
import type { TokyoPosition } from '../play.js';
import type { Mech } from '../state/state.js';

/** Mechs are built of tiles that exist once, and hold what fits on them. */
export function mechInvariants({ state, content }: TokyoPosition): string[] {
  const broken = state.mechs.flatMap((mech, seat) => {
    const isBuilt =
      content.chassis.has(mech.tiles.chassis) &&
      content.legs.has(mech.tiles.legs) &&
      content.arms.has(mech.tiles.leftArm) &&
      content.arms.has(mech.tiles.rightArm);
    return isBuilt ? tracks(content, mech, seat) : ['a Mech is a Chassis, two Arms and Legs'];
  });
  const used = state.mechs.flatMap((mech) => Object.values(mech.tiles));
  if (new Set(used).size < used.length) broken.push('a tile is used twice');
  return broken;
}

function tracks(content: Content, mech: Mech, seat: number): string[] {
  const broken: string[] = [];
  for (const limb of limbs) {
    if (mech.power[limb] + mech.damage[limb] > trackLength(content, mech, limb)) {
      broken.push(`the ${limb} of seat ${seat} holds more than its track`);
    }
  }
  if (mech.damage.chassis > chassisSpaces(content, mech)) {
    broken.push(`the Chassis of seat ${seat} is damaged beyond Critical Failure`);
  }
  if (mech.repairBots > content.constants.repairBots) {
    broken.push(`seat ${seat} has too many Repair Bots`);
  }
  return broken;
}
