import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { spaceIds } from '../content/board.js';
import {
  cannotPlace,
  cannotRemove,
  inSupply,
  place,
  placed,
  removableFrom,
  remove,
} from '../effects/tokens.js';
import { chainOn } from '../mechanics/chain.js';
import { defineMove, refuse } from '../play.js';
import { removedTokens, spaceId } from '../state/terms.js';

export const placeToken = defineMove({
  type: 'placeToken',
  at: ['placeOwls', 'placeTunnels', 'placeAndys'],
  params: { space: spaceId },
  options: (_position, seat) => spaceIds.map((space) => ({ type: 'placeToken', seat, space })),
  context: ({ state }, { type }) => inSupply(state, type),
  forbid(position, { space }, { type }, left) {
    if (left > 0) return cannotPlace(position, type, space);
    return refuse('NG-LIMIT-02', () => 'none of these tokens is left in the supply');
  },
  perform(table, { seat, space }, step) {
    place(table.state, step.type, space);
    table.emit({ type: 'tokenPlaced', seat, space, token: placed[step.type] });
    chainOn(table, step);
  },
});
export interface PlaceTokenMove extends MoveIn<typeof placeToken> {}

export const removeToken = defineMove({
  type: 'removeToken',
  at: ['removeTunnels', 'removeAndys', 'removeStructures'],
  params: { space: spaceId, token: z.enum(removedTokens) },
  options({ state }, seat, { type }) {
    return spaceIds.flatMap((space) => {
      const here = removableFrom(state, type, space);
      return here.map((token) => ({ type: 'removeToken', seat, space, token }) as const);
    });
  },
  forbid: (position, { space, token }, { type }) => cannotRemove(position, type, space, token),
  perform(table, { seat, space, token }, step) {
    const count = remove(table.state, space, token);
    table.emit({ type: 'tokenRemoved', seat, space, token, count });
    chainOn(table, step);
  },
});
export interface RemoveTokenMove extends MoveIn<typeof removeToken> {}
