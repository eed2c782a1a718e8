import { newer } from '../../kit/values.js';
import type { Auction, Battle, Mods } from './state.js';

/*
 * Values that are only ever replaced, with some fields changed; null is a change too. They are read often, and
 * written out field by field all of them keep one shape.
 */

export function withBattle(battle: Battle, now: Partial<Battle>): Battle {
  return {
    space: battle.space,
    attacker: battle.attacker,
    defender: battle.defender,
    token: battle.token,
    laid: newer(now.laid, battle.laid),
    revealed: newer(now.revealed, battle.revealed),
    dice: newer(now.dice, battle.dice),
    winner: newer(now.winner, battle.winner),
  };
}

export function withAuction(auction: Auction, now: Partial<Auction>): Auction {
  return {
    card: auction.card,
    initiator: auction.initiator,
    highBid: newer(now.highBid, auction.highBid),
    highSeat: newer(now.highSeat, auction.highSeat),
    passed: newer(now.passed, auction.passed),
    toAct: newer(now.toAct, auction.toAct),
  };
}

/** What a turn begins with. */
export function blankMods(): Mods {
  return {
    extraFigures: 0,
    extraSteps: 0,
    bidRebate: 0,
    sellBonus: 0,
    extraBuy: 0,
    extraBuild: 0,
    discounts: {},
  };
}

export function withMods(mods: Mods, now: Partial<Mods>): Mods {
  return {
    extraFigures: newer(now.extraFigures, mods.extraFigures),
    extraSteps: newer(now.extraSteps, mods.extraSteps),
    bidRebate: newer(now.bidRebate, mods.bidRebate),
    sellBonus: newer(now.sellBonus, mods.sellBonus),
    extraBuy: newer(now.extraBuy, mods.extraBuy),
    extraBuild: newer(now.extraBuild, mods.extraBuild),
    discounts: newer(now.discounts, mods.discounts),
  };
}
