import type { TokenKind } from '../content/terms.js';
import type { State } from '../state/state.js';

export function returnTokens(state: State, kind: TokenKind, count: number): void {
  if (state.options.houseRules.tokenSupply === 'limited') state.tokenSupply[kind] += count;
}

/** DN-RULING-13: how many of these tokens there are to place; they leave the supply. */
export function takeTokens(state: State, kind: TokenKind, count: number): number {
  if (state.options.houseRules.tokenSupply === 'unlimited') return count;
  const taken = Math.min(count, state.tokenSupply[kind]);
  state.tokenSupply[kind] -= taken;
  return taken;
}

export function hasTokens(
  { options, tokenSupply }: Pick<State, 'options' | 'tokenSupply'>,
  kind: TokenKind,
): boolean {
  return options.houseRules.tokenSupply === 'unlimited' || tokenSupply[kind] > 0;
}
