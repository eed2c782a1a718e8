import type { gainReasons, lossReasons } from '../events.js';
import type { FeudTable } from '../play.js';
import { teamOf } from '../state/state.js';

type GainReason = (typeof gainReasons)[number];
type LossReason = (typeof lossReasons)[number];

/** BF-ASSET-01: one by one from the supply, which the Spent Assets board refills when it is empty. */
export function takeAssets({ state }: FeudTable, seat: number, amount: number): number {
  const { assets } = state;
  const team = teamOf(state, seat);
  let taken = 0;
  for (; taken < amount; taken++) {
    if (assets.supply === 0) {
      assets.supply = assets.spent;
      assets.spent = 0;
    }
    if (assets.supply === 0) break;
    assets.supply--;
    team.assets++;
  }
  return taken;
}

export function gainAssets(
  table: FeudTable,
  seat: number,
  amount: number,
  reason: GainReason,
): void {
  const gained = takeAssets(table, seat, amount);
  table.emit({ type: 'assetsGained', seat, amount: gained, reason });
}

/** To the Spent Assets board. */
export function payAssets({ state }: FeudTable, seat: number, amount: number): void {
  teamOf(state, seat).assets -= amount;
  state.assets.spent += amount;
}

export function loseAssets(table: FeudTable, seat: number, most: number, reason: LossReason): void {
  const amount = Math.min(most, teamOf(table.state, seat).assets);
  payAssets(table, seat, amount);
  if (amount > 0) table.emit({ type: 'assetsLost', seat, amount, reason });
}

/** BF-TOKEN-01: from the Ambition Tokens board, as far as it lasts. */
export function gainTokens(table: FeudTable, seat: number, most: number, reason: GainReason): void {
  const { state } = table;
  const amount = Math.min(most, state.ambitionBoard);
  state.ambitionBoard -= amount;
  teamOf(state, seat).tokens += amount;
  if (amount > 0) table.emit({ type: 'tokensGained', seat, amount, reason });
}

/** Back to the Ambition Tokens board. */
export function returnTokens({ state }: FeudTable, seat: number, amount: number): void {
  teamOf(state, seat).tokens -= amount;
  state.ambitionBoard += amount;
}

export function loseTokens(table: FeudTable, seat: number, most: number, reason: LossReason): void {
  const amount = Math.min(most, teamOf(table.state, seat).tokens);
  returnTokens(table, seat, amount);
  if (amount > 0) table.emit({ type: 'tokensLost', seat, amount, reason });
}
