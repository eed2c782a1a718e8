import * as z from 'zod';
import type { Placement } from '../content/board.js';
import type { CompiledDevelopment } from '../content/compile.js';
import { controlledTiles, controls, developmentOf } from '../mechanics/control.js';
import { buildCosts } from '../mechanics/limits.js';
import { boardOf, isCovered } from '../mechanics/occupancy.js';
import { build, findTile, isFree, isPlaceable, produce, tilesLeft } from '../mechanics/tiles.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { id, seatOf, turnOf } from '../state/state.js';

export const produceTile = defineMove({
  type: 'produceTile',
  at: ['produce'],
  params: { tileId: id },
  options(position, seat) {
    const tiles = controlledTiles(position, seat);
    return tiles.map(({ tileId }) => ({ type: 'produceTile', seat, tileId }));
  },
  forbid(position, { seat, tileId }) {
    const tile = findTile(position, tileId);
    if (tile === undefined || !controls(position, seat, tile)) {
      return refuse('CR-PROD-02', () => `seat ${seat} does not control ${tileId}`);
    }
    if (developmentOf(position, tile).produces.length === 0) {
      return refuse('CR-PROD-01', () => `${tileId} has no produce ability`);
    }
    if (turnOf(position.state).producedTileIds.includes(tileId)) {
      return refuse('CR-PROD-01', () => `${tileId} has produced in this action`);
    }
    return undefined;
  },
  perform(table, { seat, tileId }, step) {
    const turn = turnOf(table.state);
    turn.producedTileIds = [...turn.producedTileIds, tileId];
    table.next(step);
    produce(table, seat, tileId);
  },
});

export const finishProduce = defineMove({
  type: 'finishProduce',
  at: ['produce'],
  params: {},
  options: (_position, seat) => [{ type: 'finishProduce', seat }],
  forbid: () => undefined,
  perform: (table) => table.next({ type: 'buildPick' }),
});

export const buildPick = defineMove({
  type: 'buildPick',
  at: ['buildPick'],
  params: { developmentId: id },
  options({ state }, seat) {
    return state.drafted.map((developmentId) => ({ type: 'buildPick', seat, developmentId }));
  },
  context: (position, _step, seat) => buildCosts(position, seat),
  forbid(position, { seat, developmentId }, _step, costOf) {
    const { state } = position;
    const { built, mods } = turnOf(state);
    const most = 1 + mods.extraBuild;
    if (built >= most) {
      return refuse('CR-PROD-05', () => `${built} of ${most} developments are built already`);
    }
    if (!state.drafted.includes(developmentId)) {
      return refuse('CR-DEV-02', () => `${developmentId} is none of the drafted developments`);
    }
    if (tilesLeft(state, developmentId) === 0) {
      return refuse('CR-DEV-02', () => `no tile of ${developmentId} is left`);
    }
    const cost = costOf(developmentId);
    const { arcs } = seatOf(state, seat);
    if (cost > arcs) {
      return refuse('CR-DEV-01', () => `it costs ${cost} ARCs, seat ${seat} has ${arcs}`);
    }
    if (isPlaceable(position, developmentId)) return undefined;
    return refuse('CR-DEV-04', () => `no place for ${developmentId} is left on the board`);
  },
  perform(table, { developmentId }) {
    table.next({ type: 'buildPlace', developmentId });
  },
});

export const buildPlace = defineMove({
  type: 'buildPlace',
  at: ['buildPlace'],
  params: { anchor: id, rotation: z.int() },
  options(position, seat, { developmentId }) {
    const places = boardOf(position).fitting.get(developmentId) ?? [];
    return places.map(({ anchor, rotation }) => ({ type: 'buildPlace', seat, anchor, rotation }));
  },
  forbid(position, { anchor, rotation }, { developmentId }) {
    const placement = placementOf(position, developmentId, anchor, rotation);
    if (placement === undefined) {
      return refuse('CR-DEV-05', () => {
        const { rotations } = position.content.developments.get(
          developmentId,
        ) as CompiledDevelopment;
        return rotations.some((one) => one === rotation)
          ? `at ${anchor}, turned by ${rotation}, it does not lie on usable spaces`
          : `it is turned by ${rotations.join(' or ')} degrees, not by ${rotation}`;
      });
    }
    if (!isFree(position, placement)) {
      return refuse('CR-DEV-04', () => {
        const covered = placement.cells.filter((_, i) => {
          return isCovered(position, placement.at[i] as number);
        });
        return `a development lies on ${covered.join(' and ')} already`;
      });
    }
    if (placement.fits) return undefined;
    return refuse('CR-DEV-03', () => {
      const { levels = [] } = position.content.developments.get(developmentId) ?? {};
      return `${placement.cells.join(', ')} must all be ${levels.join(' or ')}`;
    });
  },
  perform(table, { seat, anchor, rotation }, { developmentId }) {
    const placement = placementOf(table, developmentId, anchor, rotation);
    if (placement !== undefined) build(table, seat, developmentId, placement);
    table.next({ type: 'buildPick' });
  },
});

export const finishBuild = defineMove({
  type: 'finishBuild',
  at: ['buildPick'],
  params: {},
  options: (_position, seat) => [{ type: 'finishBuild', seat }],
  forbid: () => undefined,
  perform: () => undefined,
});

function placementOf(
  position: CityPosition,
  development: string,
  anchor: string,
  rotation: number,
): Placement | undefined {
  return boardOf(position).placements.get(development)?.get(`${anchor}/${rotation}`);
}
