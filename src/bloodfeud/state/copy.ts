import type { State, Team } from './state.js';

/**
 * Everything inside a team, a Domain, a Market pile or the Council is a value that is only ever
 * replaced, so copies share it.
 */
export function copyState(from: State): State {
  const teams: Team[] = [];
  for (const one of from.teams) teams.push(copyTeam(one));
  return {
    game: from.game,
    pack: from.pack,
    options: from.options,
    chance: from.chance,
    agenda: [...from.agenda],
    round: from.round,
    phase: from.phase,
    ordersPlaced: from.ordersPlaced,
    factions: from.factions,
    storyteller: from.storyteller,
    layout: from.layout,
    domains: { ...from.domains },
    barricades: from.barricades,
    sun: from.sun,
    teams,
    alliances: from.alliances,
    ordersBoard: from.ordersBoard,
    market: {
      orders: from.market.orders,
      disciplines: from.market.disciplines,
      gear: from.market.gear,
    },
    assets: { supply: from.assets.supply, spent: from.assets.spent },
    ambitionBoard: from.ambitionBoard,
    events: { deck: from.events.deck, discard: from.events.discard },
    ambitions: {
      deck: from.ambitions.deck,
      faceUp: from.ambitions.faceUp,
      faction: from.ambitions.faction,
    },
    council: from.council,
    effects: from.effects,
    result: from.result,
  };
}

function copyTeam(from: Team): Team {
  return {
    faction: from.faction,
    kind: from.kind,
    players: from.players,
    power: from.power,
    assets: from.assets,
    tokens: from.tokens,
    supply: from.supply,
    barricadesLeft: from.barricadesLeft,
    seals: from.seals,
    orders: from.orders,
    advancements: from.advancements,
    ambitions: from.ambitions,
    events: from.events,
    warehouse: from.warehouse,
    graveyard: from.graveyard,
    unburied: from.unburied,
    lanyards: from.lanyards,
    location: from.location,
    passed: from.passed,
    budget: from.budget,
    used: from.used,
    tallies: from.tallies,
    peeked: from.peeked,
  };
}
