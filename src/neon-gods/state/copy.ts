import { copyPile } from '../../kit/piles.js';
import { copyBySpace } from '../content/board.js';
import type { SeatState, Space, State } from './state.js';

/**
 * Steps, spaces and the outcome are values that are only ever replaced, so copies share them.
 * Rules change a space through `changeSpace`.
 */
export function copyState(from: State): State {
  const seats: SeatState[] = [];
  for (const player of from.seats) seats.push(copySeat(player));
  return {
    game: from.game,
    pack: from.pack,
    scenario: from.scenario,
    players: from.players,
    houseRules: from.houseRules,
    chance: from.chance,
    agenda: [...from.agenda],
    round: from.round,
    daylights: from.daylights,
    firstPlayer: from.firstPlayer,
    active: from.active,
    turnInRound: from.turnInRound,
    seats,
    board: copyBySpace(from.board),
    supply: {
      tunnels: from.supply.tunnels,
      owls: from.supply.owls,
      products: from.supply.products,
      factories: from.supply.factories,
      watchtowers: from.supply.watchtowers,
      monuments: from.supply.monuments,
      andys: copyPile(from.supply.andys),
    },
    recruitDeck: copyPile(from.recruitDeck),
    row: [...from.row],
    pendingEvent: from.pendingEvent,
    outcome: from.outcome,
  };
}

function copySeat(from: SeatState): SeatState {
  return {
    gang: from.gang,
    blurp: from.blurp,
    money: from.money,
    figureSupply: from.figureSupply,
    hand: [...from.hand],
    discard: [...from.discard],
    activated: [...from.activated],
    draw: copyPile(from.draw),
  };
}

export function copySpace(from: Space): Space {
  return {
    base: from.base,
    dead: from.dead,
    skyscraper: from.skyscraper,
    tunnel: from.tunnel,
    owls: from.owls,
    products: from.products,
    factory: from.factory,
    watchtower: from.watchtower,
    monument: from.monument,
    andys: [...from.andys],
    figures: [...from.figures],
  };
}
