import { spaceIds } from '../content/board.js';
import type { Content } from '../content/compile.js';
import { neighbours } from '../content/geometry.js';
import { structures } from '../content/schema.js';
import type { NeonPosition } from '../play.js';

/** Bases, dead zones and skyscrapers never change; structures and tunnels stand where they may. */
export function brokenLayout({ state, content }: NeonPosition): string[] {
  const { layout } = content.setting(state);
  return spaceIds.flatMap((at) => {
    const space = state.board[at];
    const { base, dead, skyscraper } = layout[at];
    const broken: string[] = [];
    if (space.base !== base || space.dead !== dead || space.skyscraper !== skyscraper) {
      broken.push(`${at} is not as the scenario says`);
    }
    if (dead && structures.some((structure) => space[structure])) {
      broken.push(`a structure is on the dead zone ${at}`);
    }
    if (space.tunnel && (dead || base !== null)) broken.push(`a tunnel may not be on ${at}`);
    if (space.monument && skyscraper === 0 && monumentsNeedSkyscrapers(content)) {
      broken.push(`the monument on ${at} has no skyscraper`);
    }
    return broken;
  });
}

/** What holds only under the flags of a scenario (NG-TA-01 to NG-TA-03). */
export function brokenWalls({ state, content }: NeonPosition): string[] {
  const { flags, bases } = content.setting(state);
  const broken: string[] = [];
  for (const at of spaceIds) {
    const space = state.board[at];
    const isBuilt = structures.some((structure) => space[structure]);
    if (flags.noStructureOnTunnel && space.tunnel && isBuilt) {
      broken.push(`${at} has a tunnel and a structure`);
    }
    if (flags.deadZonesImpassable && space.dead && space.figures.some((count) => count > 0)) {
      broken.push(`a figure is on the wall ${at}`);
    }
  }
  for (const base of bases) {
    const isOpen = neighbours[base].some((at) => state.board[at].tunnel);
    if (flags.deadZonesImpassable && flags.protectBaseTunnels && !isOpen) {
      broken.push(`the base ${base} has no tunnel beside it`);
    }
  }
  return broken;
}

function monumentsNeedSkyscrapers({ pack }: Content): boolean {
  return pack.workCards.every(({ effect }) => {
    return effect.kind !== 'build' || effect.structure !== 'monument' || effect.requires;
  });
}
