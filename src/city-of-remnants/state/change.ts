import type { Auction, Battle, Turn } from './state.js';

/*
 * Battles, auctions and what is granted for a turn are only ever replaced. Written out field by field, all of
 * them keep one shape: copies of copies by spread are slow to make, and slow to read ever after.
 */

export function withBattle(battle: Battle, now: Partial<Battle>): Battle {
  return {
    space: battle.space,
    attacker: battle.attacker,
    defender: battle.defender,
    tokenId: battle.tokenId,
    laid: now.laid ?? battle.laid,
    revealed: now.revealed ?? battle.revealed,
    dice: now.dice ?? battle.dice,
    winner: now.winner ?? battle.winner,
  };
}

export function withAuction(auction: Auction, now: Partial<Auction>): Auction {
  return {
    cardId: auction.cardId,
    initiator: auction.initiator,
    highBid: now.highBid ?? auction.highBid,
    highSeat: now.highSeat ?? auction.highSeat,
    passed: now.passed ?? auction.passed,
    toAct: now.toAct ?? auction.toAct,
  };
}

type Mods = Turn['mods'];

export function withMods(mods: Mods, now: Partial<Mods>): Mods {
  return {
    extraFigures: now.extraFigures ?? mods.extraFigures,
    extraSteps: now.extraSteps ?? mods.extraSteps,
    bidRebate: now.bidRebate ?? mods.bidRebate,
    sellBonus: now.sellBonus ?? mods.sellBonus,
    extraBuy: now.extraBuy ?? mods.extraBuy,
    extraBuild: now.extraBuild ?? mods.extraBuild,
    discounts: now.discounts ?? mods.discounts,
  };
}

/** The lists of all seats, that of one replaced. */
export function withList<T>(lists: readonly T[], seat: number, list: T): T[] {
  const next = [...lists];
  next[seat] = list;
  return next;
}
