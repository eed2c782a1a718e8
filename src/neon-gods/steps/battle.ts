import type { Seat } from '../../kernel/play.js';
import { drawTop } from '../../kit/piles.js';
import { only } from '../../kit/seats.js';
import { addAll } from '../../kit/sets.js';
import { type Face, faceOf, type PrintedDie } from '../content/dice.js';
import type { GangCard } from '../content/schema.js';
import { returnAndys } from '../mechanics/andys.js';
import {
  battlesToFight,
  battleValues,
  cardsOf,
  decidedCards,
  victors,
} from '../mechanics/battle.js';
import { gainBlurp } from '../mechanics/blurp.js';
import { returnFigures } from '../mechanics/figures.js';
import { gainMoney, stealMoney } from '../mechanics/money.js';
import type { NeonTable } from '../play.js';
import { changeSpace } from '../state/change.js';
import { seatOf } from '../state/state.js';
import type { Battle } from '../state/steps.js';
import type { RolledDie, Side } from '../state/terms.js';
import { activeSeat, type Steps } from './rule.js';

/** Step 5: battle after battle, until the active player is in none. */
export const battleSteps: Steps<
  'battleChoose' | 'battleCards' | 'battleReveal' | 'battleSteal' | 'battleResult'
> = {
  battleChoose: {
    seats: activeSeat,
    forced({ state }) {
      const battles = battlesToFight(state);
      const [first] = battles;
      if (first === undefined) return 'skip';
      if (battles.length > 1) return undefined;
      return { type: 'chooseBattle', seat: state.active, ...first };
    },
  },
  battleCards: {
    seats: (_position, { turnOf }) => only(turnOf),
    forced({ content }, { battle, turnOf }, can) {
      const isFull = cardsOf(battle, turnOf).length >= content.constants.battleCards;
      const canLay = !isFull && can(turnOf, 'battleCard', 'battleBlind');
      return canLay ? undefined : { type: 'battleDone', seat: turnOf };
    },
  },
  battleReveal: {
    resolve(table, { battle }) {
      const played = revealCards(table, battle);
      const rolls = played.map(({ seat, cards }) => rollDice(table, seat, cards));
      const fought = { ...battle, played: played.map(faceUp), rolls };
      const stealsLeft = stealFirst(table, fought);
      table.next(
        { type: 'battleSteal', battle: { ...fought, stealsLeft } },
        { type: 'battleResult', battle: fought },
      );
    },
  },
  battleSteal: {
    seats: activeSeat,
    forced({ state }, { battle }) {
      const [attacker, ...defenders] = battle.participants as [Seat, ...Seat[]];
      const [first, ...more] = defenders.filter((seat) => seatOf(state, seat).money > 0);
      if (battle.stealsLeft === 0 || first === undefined) return 'skip';
      return more.length > 0 ? undefined : { type: 'stealFrom', seat: attacker, from: first };
    },
  },
  battleResult: { resolve: (table, { battle }) => resolveBattle(table, battle) },
};

interface Revealed {
  readonly seat: Seat;
  readonly cards: readonly string[];
}

function faceUp({ seat, cards }: Revealed): Battle['played'][number] {
  return { seat, cards: cards.map((card) => ({ card })) };
}

/** NG-BATTLE-07: all at once; blind cards are drawn only now, in the order played (NG-INFO-06). */
function revealCards(table: NeonTable, battle: Battle): Revealed[] {
  const revealed = battle.played.map(({ seat, cards }) => {
    const { draw } = seatOf(table.state, seat);
    return {
      seat,
      cards: cards.map(({ card }) => card ?? drawTop(table, `battle.blind.${seat}`, draw)),
    };
  });
  if (revealed.some(({ cards }) => cards.length > 0)) {
    table.reveal();
    const cards = revealed.map(({ seat, cards }) => ({ seat, cards: [...cards] }));
    table.emitCopy({ type: 'battleRevealed', space: battle.space, cards });
  }
  return revealed;
}

/** NG-DICE-02: cards in played order, dice in printed order. */
function rollDice(table: NeonTable, seat: Seat, cards: readonly string[]): Battle['rolls'][number] {
  const dice: RolledDie[] = [];
  let hits = 0;
  let steals = 0;
  for (const die of dicePool(table, cards)) {
    const face = table.roll(`battle.die.${seat}`, die.names);
    dice.push({ color: die.color, face });
    const shown = faceOf(die, face) as Face;
    hits += shown.hits;
    steals += shown.steals;
  }
  if (dice.length > 0) table.emitCopy({ type: 'diceRolled', seat, dice, hits, steals });
  return { seat, dice, hits, steals };
}

function dicePool({ state, content }: NeonTable, cards: readonly string[]): PrintedDie[] {
  const pool: PrintedDie[] = [];
  for (const card of cards) {
    for (const color of (content.gangCards.get(card) as GangCard).dice) {
      const die = content.dice.get(color) as PrintedDie;
      const rolled = pool.filter((other) => other === die).length;
      const isShort = state.houseRules.diceLimit === 'physical' && rolled >= die.count;
      if (!isShort) pool.push(die);
    }
  }
  return pool;
}

/**
 * NG-BATTLE-09: the defenders' steals, then the attacker's. Returns the attacker's symbols that
 * still need a victim to be chosen (NG-RULING-12).
 */
function stealFirst(table: NeonTable, battle: Battle): number {
  const [attack, ...defences] = battle.rolls as [Battle['rolls'][number]];
  const attacker = attack.seat;
  for (const { seat, steals } of defences) stealMoney(table, seat, attacker, steals);
  if (battle.against === 'andys') {
    gainMoney(table, attacker, attack.steals, 'andys');
    return 0;
  }
  const [first, ...more] = battle.participants.slice(1) as [Seat, ...Seat[]];
  if (more.length > 0) return attack.steals;
  stealMoney(table, attacker, first, attack.steals);
  return 0;
}

function resolveBattle(table: NeonTable, battle: Battle): void {
  const { state } = table;
  const { space } = battle;
  const values = battleValues(table, battle);
  const winners = victors(values);
  const losers = values.map(({ side }) => side).filter((side) => !winners.includes(side));
  table.emitCopy({ type: 'battleValued', space, values });
  table.emitCopy({ type: 'battleResolved', space, winners, losers });
  for (const winner of winners) reward(table, battle, winner);
  for (const loser of losers) {
    if (loser === 'andys') defeatAndys(table, battle);
    else returnFigures(table, loser, space);
  }
  removeOwls(table, battle);
  for (const seat of battle.participants) {
    const cards = decidedCards(battle, seat);
    if (cards.length === 0) continue;
    addAll(seatOf(state, seat).discard, cards);
    table.emitCopy({ type: 'battleCardsDiscarded', seat, cards });
  }
}

/** NG-BATTLE-12, NG-ANDY-05, with the scenario's bonus. Andys gain nothing (NG-ANDY-06). */
function reward(table: NeonTable, { against, space }: Battle, winner: Side): void {
  if (winner === 'andys') return;
  const { flags } = table.content.setting(table.state);
  const { andyWinBlurp, battleWinBlurp } = table.content.constants;
  const blurp =
    against === 'andys' ? andyWinBlurp + flags.andyWinBonus : battleWinBlurp + flags.pvpWinBonus;
  gainBlurp(table, winner, blurp, 'battle', space);
}

function defeatAndys(table: NeonTable, { space, participants }: Battle): void {
  const andys = returnAndys(table.state, space);
  const tokens = andys.flatMap((andy) => ('up' in andy ? andy.up : []));
  table.emitCopy({ type: 'andysDefeated', seat: participants[0] as Seat, space, tokens });
}

/** NG-OWL-02: after any battle on the space, whoever won. */
function removeOwls(table: NeonTable, { space }: Battle): void {
  const { board, supply } = table.state;
  const count = board[space].owls;
  if (count === 0) return;
  changeSpace(table.state, space).owls = 0;
  supply.owls += count;
  table.emit({ type: 'owlsRemoved', space, count });
}
