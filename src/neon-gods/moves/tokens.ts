import * as z from 'zod';
import { structures } from '../content/schema.js';
import { withArticle } from '../describe/names.js';
import { andysInSupply, placeAndy, returnAndys } from '../mechanics/andys.js';
import { type SpaceId, spaceIds } from '../mechanics/board.js';
import { chainOn } from '../mechanics/chain.js';
import { neighbours } from '../mechanics/geometry.js';
import { isWall } from '../mechanics/reach.js';
import { defineMove, type NeonPosition, refuse } from '../play.js';
import { changeSpace, type State, type StepOf, spaceId } from '../state/state.js';
import { supplyOf } from './work.js';

const tokens = ['tunnel', 'andy', ...structures] as const;
type Token = (typeof tokens)[number];
type Placement = StepOf<'placeOwls' | 'placeTunnels' | 'placeAndys'>['type'];
type Removal = StepOf<'removeTunnels' | 'removeAndys' | 'removeStructures'>['type'];

/** What each effect removes, and the rule that says so. */
const removals = {
  removeTunnels: { rule: 'NG-EVX-04', tokens: ['tunnel'] },
  removeAndys: { rule: 'NG-EVX-06', tokens: ['andy'] },
  removeStructures: { rule: 'NG-EVX-07', tokens: structures },
} as const satisfies Record<Removal, { rule: string; tokens: readonly Token[] }>;

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
    const { state } = table;
    if (step.type === 'placeOwls') {
      state.supply.owls--;
      changeSpace(state, space).owls++;
      table.emit({ type: 'tokenPlaced', seat, space, token: 'owl' });
    } else if (step.type === 'placeTunnels') {
      state.supply.tunnels--;
      changeSpace(state, space).tunnel = true;
      table.emit({ type: 'tokenPlaced', seat, space, token: 'tunnel' });
    } else {
      placeAndy(state, space);
      table.emit({ type: 'tokenPlaced', seat, space, token: 'andy' });
    }
    chainOn(table, step);
  },
});

export const removeToken = defineMove({
  type: 'removeToken',
  at: ['removeTunnels', 'removeAndys', 'removeStructures'],
  params: { space: spaceId, token: z.enum(tokens) },
  options({ state }, seat, { type }) {
    return spaceIds.flatMap((space) => {
      const here = removals[type].tokens.filter((token) => countOf(state, space, token) > 0);
      return here.map((token) => ({ type: 'removeToken', seat, space, token }) as const);
    });
  },
  forbid({ state, content }, { space, token }, { type }) {
    const { rule, tokens } = removals[type];
    if (!tokens.some((kind) => kind === token)) {
      return refuse(rule, () => `this effect does not remove ${withArticle(token)}`);
    }
    if (countOf(state, space, token) === 0) {
      return refuse(rule, () => `there is no ${token} on ${space}`);
    }
    const { flags, bases } = content.setting(state);
    if (token === 'tunnel' && flags.protectBaseTunnels) {
      const base = bases.find((at) => neighbours[at].includes(space));
      if (base)
        return refuse('NG-TA-02', () => `the tunnel on ${space} is beside the base ${base}`);
    }
    return undefined;
  },
  perform(table, { seat, space, token }, step) {
    const count = takeOff(table.state, space, token);
    table.emit({ type: 'tokenRemoved', seat, space, token, count });
    chainOn(table, step);
  },
});

/** Whether even one such token could be placed now. */
export function canPlaceToken(position: NeonPosition, effect: Placement): boolean {
  if (inSupply(position.state, effect) === 0) return false;
  return spaceIds.some((space) => cannotPlace(position, effect, space) === undefined);
}

function cannotPlace(position: NeonPosition, effect: Placement, at: SpaceId) {
  switch (effect) {
    case 'placeOwls':
      return undefined;
    case 'placeTunnels':
      return cannotDig(position, at);
    case 'placeAndys':
      return cannotLayAndy(position, at);
  }
}

function inSupply(state: State, effect: Placement): number {
  if (effect === 'placeOwls') return state.supply.owls;
  return effect === 'placeTunnels' ? state.supply.tunnels : andysInSupply(state);
}

function cannotDig({ state, content }: NeonPosition, at: SpaceId) {
  const space = state.board[at];
  if (space.base !== null) return refuse('NG-TUNNEL-03', () => `${at} is a base`);
  if (space.dead) return refuse('NG-TUNNEL-03', () => `${at} is a dead zone`);
  if (space.tunnel) return refuse('NG-TUNNEL-03', () => `${at} has a tunnel already`);
  const built = structures.find((structure) => space[structure]);
  if (built && content.setting(state).flags.noStructureOnTunnel) {
    return refuse('NG-TA-03', () => `${at} has a ${built}`);
  }
  return undefined;
}

function cannotLayAndy(position: NeonPosition, at: SpaceId) {
  const space = position.state.board[at];
  if (space.base !== null) return refuse('NG-EVX-05', () => `${at} is a base`);
  if (isWall(position, space)) return refuse('NG-EVX-05', () => `${at} is a wall`);
  return undefined;
}

function countOf(state: State, at: SpaceId, token: Token): number {
  const space = state.board[at];
  if (token === 'andy') return space.andys.length;
  return space[token] ? 1 : 0;
}

function takeOff(state: State, at: SpaceId, token: Token): number {
  if (token === 'andy') return returnAndys(state, at).length;
  changeSpace(state, at)[token] = false;
  state.supply[token === 'tunnel' ? 'tunnels' : supplyOf[token]]++;
  return 1;
}
