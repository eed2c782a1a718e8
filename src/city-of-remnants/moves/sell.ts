import { controlledTiles, controls } from '../mechanics/control.js';
import { sellLimit } from '../mechanics/limits.js';
import { findTile, sellOne } from '../mechanics/tiles.js';
import { defineMove, refuse } from '../play.js';
import { id, turnOf } from '../state/state.js';

export const sellProduct = defineMove({
  type: 'sellProduct',
  at: ['sell'],
  params: { tileId: id },
  options(position, seat) {
    const tiles = controlledTiles(position, seat).filter(({ products }) => products > 0);
    return tiles.map(({ tileId }) => ({ type: 'sellProduct', seat, tileId }));
  },
  forbid(position, { seat, tileId }) {
    const tile = findTile(position, tileId);
    if (tile === undefined || !controls(position, seat, tile)) {
      return refuse('CR-SELL-01', () => `seat ${seat} does not control ${tileId}`);
    }
    if (tile.products === 0) {
      return refuse('CR-SELL-01', () => `no product stands on ${tileId}`);
    }
    const { sold } = turnOf(position.state);
    const most = sellLimit(position, seat);
    if (sold < most) return undefined;
    return refuse('CR-SELL-02', () => `${sold} of ${most} products are sold already`);
  },
  perform(table, { seat, tileId }, step) {
    turnOf(table.state).sold++;
    sellOne(table, seat, tileId, 0);
    table.next(step);
  },
});

export const finishSell = defineMove({
  type: 'finishSell',
  at: ['sell'],
  params: {},
  options: (_position, seat) => [{ type: 'finishSell', seat }],
  forbid: () => undefined,
  perform: () => undefined,
});
