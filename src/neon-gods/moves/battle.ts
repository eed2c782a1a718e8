import type { MoveIn, Seat } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import { removeFrom } from '../../kit/sets.js';
import { id } from '../../kit/terms.js';
import { opponentName } from '../describe/names.js';
import { revealAndys } from '../mechanics/andys.js';
import { battlesToFight, blindCards, newBattle } from '../mechanics/battle.js';
import { cannotFindInHand } from '../mechanics/cards.js';
import { stealMoney } from '../mechanics/money.js';
import { reshuffle } from '../mechanics/piles.js';
import { cannotFindSeat } from '../mechanics/seats.js';
import { defineMove, type NeonPosition, type NeonTable, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import type { Battle, BattleCard } from '../state/steps.js';
import { against, seatNumber, spaceId } from '../state/terms.js';

export const chooseBattle = defineMove({
  type: 'chooseBattle',
  at: ['battleChoose'],
  params: { space: spaceId, against },
  context: ({ state }) => battlesToFight(state),
  options(_position, seat, _step, battles) {
    return battles.map((one) => ({ type: 'chooseBattle', seat, ...one }) as const);
  },
  forbid({ state }, { seat, space, against }, _step, battles) {
    if (battles.some((one) => one.space === space && one.against === against)) return undefined;
    const unknown = typeof against === 'number' ? cannotFindSeat(state, against) : undefined;
    return (
      unknown ??
      refuse('NG-BATTLE-01', () => {
        return `seat ${seat} has no battle against ${opponentName(against)} to fight on ${space}`;
      })
    );
  },
  perform(table, { space, against }) {
    const battle = newBattle(table.state, space, against);
    const { participants } = battle;
    table.emitCopy({ type: 'battleStarted', space, against, participants });
    revealAndys(table, space);
    table.next(
      { type: 'battleCards', battle, turnOf: participants[0] as Seat },
      { type: 'battleChoose' },
    );
  },
});
export interface ChooseBattleMove extends MoveIn<typeof chooseBattle> {}

export const battleCard = defineMove({
  type: 'battleCard',
  at: ['battleCards'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'battleCard', seat, card }));
  },
  forbid: (position, { seat, card }) => cannotFindInHand(position, seat, card, 'NG-BATTLE-05'),
  perform(table, { seat, card }, { battle }) {
    removeFrom(seatOf(table.state, seat).hand, card);
    const hidden = { card: [seat] };
    table.emit({ type: 'battleCardPlayed', seat, blind: false, card, hidden });
    layCard(table, battle, seat, { card });
  },
});
export interface BattleCardMove extends MoveIn<typeof battleCard> {}

/** It stays in the draw pile, undecided, until the reveal (NG-INFO-06). */
export const battleBlind = defineMove({
  type: 'battleBlind',
  at: ['battleCards'],
  params: {},
  options: (_position, seat) => [{ type: 'battleBlind', seat }],
  forbid(position, { seat }, { battle }) {
    if (canPlayBlind(position, battle, seat)) return undefined;
    return refuse('NG-BATTLE-06', () => {
      return `no card is left in the draw pile and the discard pile of seat ${seat}`;
    });
  },
  perform(table, { seat }, { battle }) {
    const { draw } = seatOf(table.state, seat);
    if (pileSize(draw) === blindCards(battle, seat)) reshuffle(table, seat);
    table.emit({ type: 'battleCardPlayed', seat, blind: true });
    layCard(table, battle, seat, { blind: true });
  },
});
export interface BattleBlindMove extends MoveIn<typeof battleBlind> {}

export const battleDone = defineMove({
  type: 'battleDone',
  at: ['battleCards'],
  params: {},
  options: (_position, seat) => [{ type: 'battleDone', seat }],
  forbid: () => undefined,
  perform(table, { seat }, { battle }) {
    const { participants } = battle;
    const turnOf = participants[participants.indexOf(seat) + 1];
    if (turnOf === undefined) table.next({ type: 'battleReveal', battle });
    else table.next({ type: 'battleCards', battle, turnOf });
  },
});
export interface BattleDoneMove extends MoveIn<typeof battleDone> {}

export const stealFrom = defineMove({
  type: 'stealFrom',
  at: ['battleSteal'],
  params: { from: seatNumber },
  options: (_position, seat, { battle }) => {
    const defenders = battle.participants.filter((other) => other !== seat).sort();
    return defenders.map((from) => ({ type: 'stealFrom', seat, from }));
  },
  forbid({ state }, { seat, from }, { battle }) {
    const unknown = cannotFindSeat(state, from);
    if (unknown !== undefined) return unknown;
    if (from === seat || !battle.participants.includes(from)) {
      return refuse('NG-BATTLE-09', () => `seat ${from} does not defend in this battle`);
    }
    if (seatOf(state, from).money > 0) return undefined;
    return refuse('NG-BATTLE-09', () => `seat ${from} has no $`);
  },
  perform(table, { seat, from }, { battle }) {
    stealMoney(table, seat, from, 1);
    const stealsLeft = battle.stealsLeft - 1;
    table.next({ type: 'battleSteal', battle: { ...battle, stealsLeft } });
  },
});
export interface StealFromMove extends MoveIn<typeof stealFrom> {}

export function canPlayBlind({ state }: NeonPosition, battle: Battle, seat: Seat): boolean {
  const { draw, discard } = seatOf(state, seat);
  return discard.length > 0 || pileSize(draw) > blindCards(battle, seat);
}

function layCard(table: NeonTable, battle: Battle, seat: Seat, laid: BattleCard): void {
  const played = battle.played.map((one) => {
    return one.seat === seat ? { seat, cards: [...one.cards, laid] } : one;
  });
  table.next({ type: 'battleCards', battle: { ...battle, played }, turnOf: seat });
}
