import { listed, withArticle } from '../../kit/words.js';
import { type SpaceId, spaceIds } from '../content/board.js';
import { neighbours } from '../content/geometry.js';
import { structures } from '../content/schema.js';
import { andysInSupply, placeAndy, returnAndys } from '../mechanics/andys.js';
import { isWall } from '../mechanics/reach.js';
import { supplyOf } from '../mechanics/structures.js';
import { type NeonPosition, refuse } from '../play.js';
import { changeSpace } from '../state/change.js';
import type { State } from '../state/state.js';
import type { PlacedToken, RemovedToken } from '../state/terms.js';

/** The effects that place tokens, and which. */
export const placed = {
  placeOwls: 'owl',
  placeTunnels: 'tunnel',
  placeAndys: 'andy',
} as const satisfies Record<string, PlacedToken>;
export type Placement = keyof typeof placed;

/** The effects that remove tokens, which, and the rule that says so. */
export const removed = {
  removeTunnels: { rule: 'NG-EVX-04', tokens: ['tunnel'] },
  removeAndys: { rule: 'NG-EVX-06', tokens: ['andy'] },
  removeStructures: { rule: 'NG-EVX-07', tokens: structures },
} as const satisfies Record<string, { rule: string; tokens: readonly RemovedToken[] }>;
export type Removal = keyof typeof removed;

/** Whether even one such token could be placed now. */
export function canPlaceToken(position: NeonPosition, effect: Placement): boolean {
  if (inSupply(position.state, effect) === 0) return false;
  return spaceIds.some((space) => cannotPlace(position, effect, space) === undefined);
}

export function inSupply(state: State, effect: Placement): number {
  if (effect === 'placeOwls') return state.supply.owls;
  return effect === 'placeTunnels' ? state.supply.tunnels : andysInSupply(state);
}

export function cannotPlace(position: NeonPosition, effect: Placement, at: SpaceId) {
  switch (effect) {
    case 'placeOwls':
      return cannotPutOwl(position, at);
    case 'placeTunnels':
      return cannotDig(position, at);
    case 'placeAndys':
      return cannotLayAndy(position, at);
  }
}

export function place(state: State, effect: Placement, at: SpaceId): void {
  switch (effect) {
    case 'placeOwls':
      state.supply.owls--;
      changeSpace(state, at).owls++;
      return;
    case 'placeTunnels':
      state.supply.tunnels--;
      changeSpace(state, at).tunnel = true;
      return;
    case 'placeAndys':
      placeAndy(state, at);
  }
}

/** What this effect could take off the space. */
export function removableFrom(state: State, effect: Removal, at: SpaceId): RemovedToken[] {
  return removed[effect].tokens.filter((token) => countOn(state, at, token) > 0);
}

export function cannotRemove(
  { state, content }: NeonPosition,
  effect: Removal,
  at: SpaceId,
  token: RemovedToken,
) {
  const { rule, tokens } = removed[effect];
  if (!tokens.some((kind) => kind === token)) {
    return refuse(rule, () => {
      const kinds = listed(tokens.map(withArticle), 'or');
      return `this effect removes ${kinds}, not ${withArticle(token)}`;
    });
  }
  if (countOn(state, at, token) === 0) return refuse(rule, () => `there is no ${token} on ${at}`);
  const { flags, bases } = content.setting(state);
  if (token === 'tunnel' && flags.protectBaseTunnels) {
    const base = bases.find((home) => neighbours[home].includes(at));
    if (base) return refuse('NG-TA-02', () => `the tunnel on ${at} is beside the base ${base}`);
  }
  return undefined;
}

/** Takes it off, of andys all; how many that were. */
export function remove(state: State, at: SpaceId, token: RemovedToken): number {
  if (token === 'andy') return returnAndys(state, at).length;
  changeSpace(state, at)[token] = false;
  state.supply[token === 'tunnel' ? 'tunnels' : supplyOf[token]]++;
  return 1;
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

/** NG-RULING-19: only where a battle can ever take place. */
function cannotPutOwl(position: NeonPosition, at: SpaceId) {
  const space = position.state.board[at];
  if (space.base !== null) return refuse('NG-EVX-02', () => `nobody fights on ${at}, a base`);
  if (isWall(position, space)) return refuse('NG-EVX-02', () => `nobody fights on ${at}, a wall`);
  return undefined;
}

function cannotLayAndy(position: NeonPosition, at: SpaceId) {
  const space = position.state.board[at];
  if (space.base !== null) return refuse('NG-EVX-05', () => `${at} is a base`);
  if (isWall(position, space)) return refuse('NG-EVX-05', () => `${at} is a wall`);
  return undefined;
}

function countOn(state: State, at: SpaceId, token: RemovedToken): number {
  const space = state.board[at];
  if (token === 'andy') return space.andys.length;
  return space[token] ? 1 : 0;
}
