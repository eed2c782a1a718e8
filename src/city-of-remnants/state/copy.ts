import { share } from '../../kernel/sharing.js';
import { copyPile } from '../../kit/piles.js';
import type { SeatState, State, Turn } from './state.js';

/**
 * Copies share what is only ever replaced. Changed where they are, and so copied here, are the state and its
 * seats and turn themselves, the agenda, hands, own piles, and bag and cards of the YCU. Lists are spread and
 * not sliced: of a state that a store has frozen, the copy took 10 µs instead of 1.4.
 */
export function copyState(from: State): State {
  return {
    game: from.game,
    pack: from.pack,
    options: from.options,
    chance: from.chance,
    agenda: [...from.agenda],
    round: from.round,
    phase: from.phase,
    firstSeat: from.firstSeat,
    renownPool: from.renownPool,
    productSupply: from.productSupply,
    seats: from.seats.map(copySeat),
    figures: share(from.figures),
    board: from.board,
    tiles: from.tiles,
    tileSupply: from.tileSupply,
    drafted: from.drafted,
    gang: from.gang,
    market: from.market,
    ycu: {
      deck: from.ycu.deck,
      discard: [...from.ycu.discard],
      revealed: [...from.ycu.revealed],
      bag: [...from.ycu.bag],
      onBoard: from.ycu.onBoard,
    },
    removed: from.removed,
    turn: from.turn && copyTurn(from.turn),
    auction: from.auction,
    battle: from.battle,
    ycuQueue: from.ycuQueue,
    result: from.result,
  };
}

function copySeat(from: SeatState): SeatState {
  return {
    leader: from.leader,
    colour: from.colour,
    entry: from.entry,
    turnsTaken: from.turnsTaken,
    influence: from.influence,
    conditionsMet: from.conditionsMet,
    arcs: from.arcs,
    renown: from.renown,
    unclaimed: from.unclaimed,
    wins: from.wins,
    hand: [...from.hand],
    draw: copyPile(from.draw),
    discard: [...from.discard],
    table: from.table,
  };
}

function copyTurn(from: Turn): Turn {
  return {
    seat: from.seat,
    action: from.action,
    actionDone: from.actionDone,
    played: from.played,
    enemySpace: from.enemySpace,
    mods: from.mods,
    moved: from.moved,
    produced: from.produced,
    bought: from.bought,
    boughtRenown: from.boughtRenown,
    sold: from.sold,
    built: from.built,
  };
}
