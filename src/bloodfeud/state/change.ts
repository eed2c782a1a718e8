import { newer } from '../../kit/values.js';
import type { Council, PlayerId, RoundEffects, Tallies, Used } from './state.js';

/*
 * What is inside a team, a Domain or the Council is only ever replaced. Written out field by field,
 * all these values keep one shape, which every rule then reads much faster than copies by spread.
 */

/** What some players have, in their order. By name: with variable keys it takes several times as long. */
export function ofPlayers<V>(P1?: V, P2?: V, P3?: V, P4?: V): Partial<Record<PlayerId, V>> {
  const now: Partial<Record<PlayerId, V>> = {};
  if (P1 !== undefined) now.P1 = P1;
  if (P2 !== undefined) now.P2 = P2;
  if (P3 !== undefined) now.P3 = P3;
  if (P4 !== undefined) now.P4 = P4;
  return now;
}

export function withUsed(used: Used, now: Partial<Used>): Used {
  return {
    store: newer(now.store, used.store),
    discount: newer(now.discount, used.discount),
    marketBonus: newer(now.marketBonus, used.marketBonus),
    councilBonus: newer(now.councilBonus, used.councilBonus),
    buryAmbition: newer(now.buryAmbition, used.buryAmbition),
    proposed: newer(now.proposed, used.proposed),
    sources: newer(now.sources, used.sources),
    swift: newer(now.swift, used.swift),
    armor: newer(now.armor, used.armor),
  };
}

export function withTallies(tallies: Tallies, now: Partial<Tallies>): Tallies {
  return {
    attacksWon: newer(now.attacksWon, tallies.attacksWon),
    eventsPassed: newer(now.eventsPassed, tallies.eventsPassed),
    alliancesFormed: newer(now.alliancesFormed, tallies.alliancesFormed),
    alliancesBlocked: newer(now.alliancesBlocked, tallies.alliancesBlocked),
    allies: newer(now.allies, tallies.allies),
    tradesCompleted: newer(now.tradesCompleted, tallies.tradesCompleted),
    itemsBought: newer(now.itemsBought, tallies.itemsBought),
  };
}

export function withCouncil(council: Council, now: Partial<Council>): Council {
  return {
    proposals: newer(now.proposals, council.proposals),
    resolved: newer(now.resolved, council.resolved),
    selected: newer(now.selected, council.selected),
    revotes: newer(now.revotes, council.revotes),
  };
}

export function withEffects(effects: RoundEffects, now: Partial<RoundEffects>): RoundEffects {
  return {
    strength: newer(now.strength, effects.strength),
    orderBonus: newer(now.orderBonus, effects.orderBonus),
    cancelled: newer(now.cancelled, effects.cancelled),
    shielded: newer(now.shielded, effects.shielded),
    blackout: newer(now.blackout, effects.blackout),
    powerChange: newer(now.powerChange, effects.powerChange),
    defends: newer(now.defends, effects.defends),
  };
}
