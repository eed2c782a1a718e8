import { copyPile } from '../kernel/pile.js';
import type { SeatState, SharedDeck, State, Turn } from './state.js';

/**
 * Steps, figures, tiles, YCU layers, tokens on the board, the auction, the battle and the result are
 * values that are only ever replaced, so copies share them. Lists are spread and not sliced: of a
 * state that a store has frozen, the copy took 10 µs instead of 1.4.
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
    figures: from.figures,
    boardId: from.boardId,
    tiles: from.tiles,
    tileSupply: { ...from.tileSupply },
    drafted: from.drafted,
    gang: copyShared(from.gang),
    market: copyShared(from.market),
    ycu: {
      deck: from.ycu.deck,
      discard: [...from.ycu.discard],
      revealed: [...from.ycu.revealed],
      bag: [...from.ycu.bag],
      onBoard: from.ycu.onBoard,
    },
    removed: [...from.removed],
    turn: from.turn && copyTurn(from.turn),
    auction: from.auction,
    battle: from.battle,
    ycuQueue: from.ycuQueue,
    result: from.result,
  };
}

function copySeat(from: SeatState): SeatState {
  return {
    leaderId: from.leaderId,
    colour: from.colour,
    entry: from.entry,
    turnsTaken: from.turnsTaken,
    influence: from.influence,
    conditionsMet: [...from.conditionsMet],
    arcs: from.arcs,
    renown: from.renown,
    unclaimed: from.unclaimed,
    wins: { player: from.wins.player, ycu: from.wins.ycu },
    hand: [...from.hand],
    draw: copyPile(from.draw),
    discard: [...from.discard],
    table: [...from.table],
  };
}

function copyShared(from: SharedDeck): SharedDeck {
  return { deck: copyPile(from.deck), row: [...from.row], discard: [...from.discard] };
}

function copyTurn(from: Turn): Turn {
  const { mods } = from;
  return {
    seat: from.seat,
    action: from.action,
    actionDone: from.actionDone,
    playedIds: [...from.playedIds],
    enemySpace: from.enemySpace,
    mods: {
      extraFigures: mods.extraFigures,
      extraSteps: mods.extraSteps,
      bidRebate: mods.bidRebate,
      sellBonus: mods.sellBonus,
      extraBuy: mods.extraBuy,
      extraBuild: mods.extraBuild,
      discounts: { ...mods.discounts },
    },
    movedFigureIds: [...from.movedFigureIds],
    producedTileIds: [...from.producedTileIds],
    bought: from.bought,
    boughtRenown: from.boughtRenown,
    sold: from.sold,
    built: from.built,
  };
}
