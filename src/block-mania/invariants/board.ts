import { cityOf, isBlockSquare, squareAt } from '../mechanics/board.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';

/** Squares that are named lie on the boards. */
export function unknownSpaces(position: ManiaPosition): string[] {
  const { squares } = cityOf(position);
  return spacesNamed(position.state)
    .filter((space) => !squares.has(space))
    .map((space) => `there is no square ${space}`);
}

function spacesNamed(state: State): string[] {
  const { spaces, laid, blockers, active, markers, combat } = state;
  return [
    ...Object.keys(spaces),
    ...laid.map(({ space }) => space),
    ...Object.values(blockers).flatMap(({ where, startedPhaseAt }) => [
      ...(typeof where === 'object' ? [where.space] : []),
      ...(startedPhaseAt === null ? [] : [startedPhaseAt]),
    ]),
    ...(active?.trail.map(({ space }) => space) ?? []),
    ...(active?.freeVisited ?? []),
    ...markers.hWagons,
    ...markers.patWagons,
    ...markers.sonic.map(({ space }) => space),
    ...combat.foughtSquares,
  ];
}

const treasures: readonly (string | null)[] = ['bank', 'armoury', 'mall'];

/** Markers lie only where they can: fire, rubble, loot, hits on links, cars. */
export function squares(position: ManiaPosition): string[] {
  const { state } = position;
  const { skyRailLevel } = position.content.pack.links;
  const broken: string[] = [];
  let cars = 0;
  for (const [id, now] of Object.entries(state.spaces)) {
    const square = squareAt(position, id);
    const isBlock = square.exposure !== 'air' && isBlockSquare(state, square);
    const { fire, structural, collapsed, looted, scrawl, car, linkHits } = now;
    cars += car;
    if (fire > 0 && !(square.plaza || (isBlock && !collapsed))) broken.push(`fire in ${id}`);
    const marks = fire + structural + car;
    if (isBlock && collapsed && (marks > 0 || looted || scrawl))
      broken.push(`markers on rubble ${id}`);
    if (square.exposure !== 'air' && !isBlock) broken.push(`markers on the fallen board at ${id}`);
    if (looted && !treasures.includes(square.location)) broken.push(`${id} is looted`);
    if (linkHits > 0 && square.link === null) broken.push(`${id} is not a link`);
    if (collapsed && !isBlock && square.link === null) broken.push(`${id} cannot collapse`);
    if (square.link !== null && structural > 1) broken.push(`${id} has ${structural} markers`);
    const isOnLine = square.l === skyRailLevel && (isBlock || square.link === 'skyRail');
    if (car > 0 && (!isOnLine || collapsed)) broken.push(`a car in ${id}`);
    const isClean = marks + linkHits === 0 && !collapsed && !looted && !scrawl;
    if (isClean) broken.push(`${id} is listed without a marker`);
  }
  if (cars > state.players) broken.push(`${cars} cars`);
  return broken;
}

/** No more wagons and cannons than there are markers. */
export function markers({ state, content }: ManiaPosition): string[] {
  const { hWagons, patWagons, sonic } = state.markers;
  const { markerLimits } = content.pack;
  const broken: string[] = [];
  if (hWagons.length > markerLimits.hWagon) broken.push(`${hWagons.length} H-wagons`);
  if (patWagons.length > markerLimits.patWagon) broken.push(`${patWagons.length} pat-wagons`);
  const isDouble = new Set(sonic.map(({ board }) => board)).size < sonic.length;
  if (sonic.length > markerLimits.sonicCannon || isDouble) broken.push('too many sonic cannons');
  return broken;
}
