import type { MoveIn } from '../../kernel/play.js';
import { tileName } from '../describe/names.js';
import { controlledTiles, controls } from '../mechanics/control.js';
import { sellLimit } from '../mechanics/limits.js';
import { findTile, sellOne } from '../mechanics/tiles.js';
import { defineMove, refuse } from '../play.js';
import { turnOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const sellProduct = defineMove({
  type: 'sellProduct',
  at: ['sell'],
  params: { tile: id },
  options(position, seat) {
    const tiles = controlledTiles(position, seat);
    return tiles.map((tile) => ({ type: 'sellProduct', seat, tile: tile.id }));
  },
  forbid(position, { seat, tile }) {
    const found = findTile(position, tile);
    const name = () => tileName(position.content, tile);
    if (found === undefined || !controls(position, seat, found)) {
      return refuse('CR-SELL-01', () => `seat ${seat} does not control ${name()}`);
    }
    if (found.products === 0) {
      return refuse('CR-SELL-01', () => `no product stands on ${name()}`);
    }
    const { sold } = turnOf(position.state);
    const most = sellLimit(position, seat);
    if (sold < most) return undefined;
    return refuse('CR-SELL-02', () => `${sold} of ${most} products are sold already`);
  },
  perform(table, { seat, tile }, step) {
    turnOf(table.state).sold++;
    sellOne(table, seat, tile, 0);
    table.next(step);
  },
});
export interface SellProductMove extends MoveIn<typeof sellProduct> {}
