import type { TokenKind } from '../content/schema.js';
import type { State } from '../state/state.js';

export function returnTokens(state: State, kind: TokenKind, n: number): void {
  if (state.options.houseRules.tokenSupply === 'limited') state.tokenSupply[kind] += n;
}

/** DN-RULING-13: how many of n tokens there are to place; they leave the supply. */
export function takeTokens(state: State, kind: TokenKind, n: number): number {
  if (state.options.houseRules.tokenSupply === 'unlimited') return n;
  const taken = Math.min(n, state.tokenSupply[kind]);
  state.tokenSupply[kind] -= taken;
  return taken;
}

export function hasTokens(state: State, kind: TokenKind): boolean {
  return state.options.houseRules.tokenSupply === 'unlimited' || state.tokenSupply[kind] > 0;
}
