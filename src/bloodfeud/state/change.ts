import type { Council, RoundEffects, Tallies, Used } from './state.js';

/*
 * What is inside a team, a Domain or the Council is only ever replaced. Written out field by field,
 * all these values keep one shape, which every rule then reads much faster than copies by spread.
 */

export function withUsed(used: Used, now: Partial<Used>): Used {
  return {
    store: now.store ?? used.store,
    discount: now.discount ?? used.discount,
    marketBonus: now.marketBonus ?? used.marketBonus,
    councilBonus: now.councilBonus ?? used.councilBonus,
    buryAmbition: now.buryAmbition ?? used.buryAmbition,
    proposed: now.proposed ?? used.proposed,
    sources: now.sources ?? used.sources,
    swift: now.swift ?? used.swift,
    armor: now.armor ?? used.armor,
  };
}

export function withTallies(stats: Tallies, now: Partial<Tallies>): Tallies {
  return {
    attacksWon: now.attacksWon ?? stats.attacksWon,
    eventsPassed: now.eventsPassed ?? stats.eventsPassed,
    alliancesFormed: now.alliancesFormed ?? stats.alliancesFormed,
    alliancesBlocked: now.alliancesBlocked ?? stats.alliancesBlocked,
    allies: now.allies ?? stats.allies,
    tradesCompleted: now.tradesCompleted ?? stats.tradesCompleted,
    itemsBought: now.itemsBought ?? stats.itemsBought,
  };
}

export function withCouncil(council: Council, now: Partial<Council>): Council {
  return {
    proposals: now.proposals ?? council.proposals,
    resolved: now.resolved ?? council.resolved,
    selected: now.selected === undefined ? council.selected : now.selected,
    revotes: now.revotes ?? council.revotes,
  };
}

export function withEffects(effects: RoundEffects, now: Partial<RoundEffects>): RoundEffects {
  return {
    strength: now.strength ?? effects.strength,
    orderBonus: now.orderBonus ?? effects.orderBonus,
    cancelled: now.cancelled ?? effects.cancelled,
    shielded: now.shielded ?? effects.shielded,
    blackout: now.blackout ?? effects.blackout,
    powerMod: now.powerMod ?? effects.powerMod,
    defends: now.defends ?? effects.defends,
  };
}

/** A record with this entry replaced or added. */
export function withEntry<V>(record: Record<string, V>, key: string, value: V): Record<string, V> {
  const copy: Record<string, V> = {};
  for (const one in record) copy[one] = record[one] as V;
  copy[key] = value;
  return copy;
}

/** A record without this entry. */
export function withoutEntry<V>(record: Record<string, V>, key: string): Record<string, V> {
  const copy: Record<string, V> = {};
  for (const one in record) if (one !== key) copy[one] = record[one] as V;
  return copy;
}
