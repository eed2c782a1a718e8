import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { listed } from '../../kit/words.js';
import type { Placement } from '../content/board.js';
import { typeOf } from '../content/compile.js';
import { developmentName, tileName } from '../describe/names.js';
import { controlledTiles, controls, developmentOf } from '../mechanics/control.js';
import { buildCosts, buildLimit } from '../mechanics/limits.js';
import { isCovered } from '../mechanics/occupancy.js';
import {
  build,
  findTile,
  fittingPlaces,
  isFree,
  isPlaceable,
  placementOf,
  produce,
  tilesLeft,
} from '../mechanics/tiles.js';
import { defineMove, refuse } from '../play.js';
import { seatOf, turnOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const produceTile = defineMove({
  type: 'produceTile',
  at: ['produce'],
  params: { tile: id },
  options(position, seat) {
    const tiles = controlledTiles(position, seat);
    return tiles.map((tile) => ({ type: 'produceTile', seat, tile: tile.id }));
  },
  forbid(position, { seat, tile }) {
    const found = findTile(position, tile);
    const name = () => tileName(position.content, tile);
    if (found === undefined || !controls(position, seat, found)) {
      return refuse('CR-PROD-02', () => `seat ${seat} does not control ${name()}`);
    }
    if (developmentOf(position, found).produces.length === 0) {
      return refuse('CR-PROD-01', () => `${name()} has no produce ability`);
    }
    if (turnOf(position.state).produced.includes(tile)) {
      return refuse('CR-PROD-01', () => `${name()} has produced in this action`);
    }
    return undefined;
  },
  perform(table, { seat, tile }, step) {
    const turn = turnOf(table.state);
    turn.produced = [...turn.produced, tile];
    table.next(step);
    produce(table, seat, tile);
  },
});
export interface ProduceTileMove extends MoveIn<typeof produceTile> {}

export const buildPick = defineMove({
  type: 'buildPick',
  at: ['buildPick'],
  params: { development: id },
  options({ state }, seat) {
    return state.drafted.map((development) => ({ type: 'buildPick', seat, development }));
  },
  context: (position, _step, seat) => buildCosts(position, seat),
  forbid(position, { seat, development }, _step, costOf) {
    const { state } = position;
    const { built } = turnOf(state);
    const name = () => developmentName(position.content, development);
    const most = buildLimit(position, seat);
    if (built >= most) {
      return refuse('CR-PROD-05', () => `${built} of ${most} developments are built already`);
    }
    if (!state.drafted.includes(development)) {
      return refuse('CR-DEV-02', () => `${name()} is not one of the drafted developments`);
    }
    if (tilesLeft(state, development) === 0) {
      return refuse('CR-DEV-02', () => `no tile of ${name()} is left`);
    }
    const cost = costOf(development);
    const { arcs } = seatOf(state, seat);
    if (cost > arcs) {
      return refuse('CR-DEV-01', () => `${name()} costs ${cost} ARCs; seat ${seat} has ${arcs}`);
    }
    if (isPlaceable(position, development)) return undefined;
    return refuse('CR-DEV-04', () => `no place for ${name()} is left on the board`);
  },
  perform(table, { development }) {
    table.next({ type: 'buildPlace', development });
  },
});
export interface BuildPickMove extends MoveIn<typeof buildPick> {}

export const buildPlace = defineMove({
  type: 'buildPlace',
  at: ['buildPlace'],
  params: { anchor: id, rotation: z.int() },
  options(position, seat, { development }) {
    const places = fittingPlaces(position, development);
    return places.map(({ anchor, rotation }) => ({ type: 'buildPlace', seat, anchor, rotation }));
  },
  forbid(position, { anchor, rotation }, { development }) {
    const placement = placementOf(position, development, anchor, rotation);
    if (placement === undefined) {
      return refuse('CR-DEV-05', () => {
        const { rotations } = typeOf(position.content, development);
        const name = developmentName(position.content, development);
        return rotations.some((one) => one === rotation)
          ? `${name} at ${anchor}, turned by ${rotation} degrees, does not lie on usable spaces`
          : `${name} is turned by ${listed(rotations, 'or')} degrees, not by ${rotation}`;
      });
    }
    if (!isFree(position, placement)) {
      return refuse('CR-DEV-04', () => {
        const covered = placement.cells.filter((_, i) => {
          return isCovered(position, placement.at[i] as number);
        });
        return `a development lies on ${listed(covered)} already`;
      });
    }
    if (placement.fits) return undefined;
    return refuse('CR-DEV-03', () => {
      const { levels } = typeOf(position.content, development);
      return `${listed(placement.cells)} must all be ${listed(levels, 'or')}`;
    });
  },
  perform(table, { seat, anchor, rotation }, { development }) {
    const placement = placementOf(table, development, anchor, rotation) as Placement;
    build(table, seat, development, placement);
    table.next({ type: 'buildPick' });
  },
});
export interface BuildPlaceMove extends MoveIn<typeof buildPlace> {}
