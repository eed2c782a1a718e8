import type { Seat } from '../../kernel/play.js';
import { withPlace } from '../../kit/values.js';
import { cardOf, type PhysicalCard } from '../content/compile.js';
import type { BattleEffect, Colour, Condition, Gain } from '../content/schema.js';
import type { Total } from '../events.js';
import type { CityTable, Seen } from '../play.js';
import { withBattle } from '../state/change.js';
import {
  type Battle,
  battleOf,
  type LaidCard,
  type SeenState,
  seatOf,
  type Tile,
} from '../state/state.js';
import { eachBattlePassive } from './control.js';
import { boardOf, figuresNear, isCovered, numberOf } from './occupancy.js';
import { ycuValue } from './ycu.js';

type Fight = Pick<Battle, 'space' | 'attacker' | 'defender' | 'token'>;

export function startBattle(table: CityTable, fight: Fight): void {
  const { space, attacker, defender, token } = fight;
  table.state.battle = newBattle(table, fight);
  table.emit({ type: 'battleStarted', space, attacker, defender, token });
}

/** A battle before anybody has laid a card. */
export function newBattle({ state }: Seen, { space, attacker, defender, token }: Fight): Battle {
  return {
    space,
    attacker,
    defender,
    token,
    laid: state.seats.map(() => []),
    revealed: [],
    dice: state.seats.map(() => []),
    winner: null,
  };
}

/** Replaces what one seat has laid. */
export function setLaid({ state }: CityTable, seat: Seat, cards: readonly LaidCard[]): void {
  const battle = battleOf(state);
  state.battle = withBattle(battle, { laid: withPlace(battle.laid, seat, [...cards]) });
}

/** Who fights, attacker first; against YCU one seat. */
export function sidesOf({ attacker, defender }: Battle): Seat[] {
  return [attacker, defender].filter((seat) => seat !== null);
}

/** The other seat; null against YCU. */
export function opponentOf({ attacker, defender }: Battle, seat: Seat): Seat | null {
  return seat === attacker ? defender : attacker;
}

export function laidBy({ laid }: Battle, seat: Seat): readonly LaidCard[] {
  return laid[seat] as readonly LaidCard[];
}

/** Cards that the seat has laid from its draw pile and that are still in it. */
export function blindCards({ battle }: SeenState, seat: Seat): number {
  const laid = battle?.laid[seat];
  return laid === undefined ? 0 : laid.filter(({ card }) => card === null).length;
}

/** Calls `visit` for the cards of the seat that lie open, in the order laid. */
function eachOpen(
  { content }: Seen,
  battle: Battle,
  seat: Seat,
  visit: (card: PhysicalCard) => void,
): void {
  if (!battle.revealed.includes(seat)) return;
  for (const { card } of laidBy(battle, seat)) {
    if (card !== null) visit(cardOf(content, card));
  }
}

/** Units among the cards that the seat played in this battle. */
export function playedUnits({ content }: Seen, battle: Battle, seat: Seat): string[] {
  const units: string[] = [];
  for (const { card } of laidBy(battle, seat)) {
    if (card !== null && cardOf(content, card).isUnit) units.push(card);
  }
  return units;
}

/** Calls `visit` for the Battle abilities of the seat's open cards, in the order laid (CR-RULING-34). */
function eachAbility(
  seen: Seen,
  battle: Battle,
  seat: Seat,
  visit: (effect: BattleEffect) => void,
): void {
  eachOpen(seen, battle, seat, (card) => {
    for (const effect of card.battleEffects) visit(effect);
  });
}

/** How many of the seat's open cards have this ability. */
export function countAbilities(
  seen: Seen,
  battle: Battle,
  seat: Seat,
  kind: 'rerollBlanks' | 'spareCard' | 'rescueFigure' | 'loserExtraCard',
): number {
  let found = 0;
  eachAbility(seen, battle, seat, (effect) => {
    if (effect.kind === kind) found++;
  });
  return found;
}

/** One die for each own figure on the space and beside it, more or fewer by effects (CR-BATTLE-08). */
export function diceCount(seen: Seen, battle: Battle, seat: Seat): number {
  let dice = figuresNear(seen, numberOf(seen, battle.space), seat);
  eachAbility(seen, battle, seat, (effect) => {
    if (effect.kind === 'bonusDice' && holds(seen, battle, seat, effect.if)) {
      dice += effect.count;
    }
  });
  eachBattlePassive(seen, seat, (effect, tile) => {
    if (effect.kind === 'battleDice' && holds(seen, battle, seat, effect.if, tile)) {
      dice += effect.count;
    }
  });
  const opponent = opponentOf(battle, seat);
  if (opponent !== null) {
    eachAbility(seen, battle, opponent, (effect) => {
      if (effect.kind === 'enemyDice' && holds(seen, battle, opponent, effect.if)) {
        dice -= effect.count;
      }
    });
  }
  return Math.max(0, dice);
}

/** Attack of the cards, bonuses and hits, less what the enemy takes away (CR-BATTLE-09). */
export function totalOf(seen: Seen, battle: Battle, seat: Seat): Total {
  let attack = 0;
  let bonuses = 0;
  eachOpen(seen, battle, seat, (card) => {
    attack += attackOf(seen, battle, seat, card);
    for (const effect of card.battleEffects) {
      if (effect.kind === 'attackBonus' && holds(seen, battle, seat, effect.if)) {
        bonuses += effect.amount;
      }
    }
  });
  eachBattlePassive(seen, seat, (effect, tile) => {
    if (effect.kind === 'battleAttack' && holds(seen, battle, seat, effect.if, tile)) {
      bonuses += effect.amount;
    }
  });
  const hits = hitsOf(battle.dice[seat] as readonly number[]);
  const opponent = opponentOf(battle, seat);
  const reductions = opponent === null ? 0 : enemyAttack(seen, battle, opponent);
  const total = Math.max(0, attack + bonuses + hits - reductions);
  return { seat, attack, bonuses, hits, reductions, total };
}

/** The value that beats all tokens of the space together, as far as own effects leave it. */
export function valueToBeat(seen: Seen, battle: Battle, seat: Seat): number {
  return Math.max(0, ycuValue(seen, battle.space) - enemyAttack(seen, battle, seat));
}

export function hitsOf(dice: readonly number[]): number {
  let hits = 0;
  for (const face of dice) hits += face;
  return hits;
}

/** Win effects in their order: own cards as laid, permanents as bought, tiles by id. */
export function winEffectsOf(seen: Seen, battle: Battle, seat: Seat): Gain[] {
  const gains: Gain[] = [];
  const fromTiles: { readonly id: string; readonly gains: readonly Gain[] }[] = [];
  eachAbility(seen, battle, seat, (effect) => {
    if (effect.kind === 'onWin') gains.push(...effect.effects);
  });
  eachBattlePassive(seen, seat, (effect, tile) => {
    if (effect.kind !== 'onWin') return;
    if (tile === null) gains.push(...effect.effects);
    else fromTiles.push({ id: tile.id, gains: effect.effects });
  });
  fromTiles.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  for (const tile of fromTiles) gains.push(...tile.gains);
  return gains;
}

/** The printed value for the colour of the seat (CR-CARD-05), unless the card's own ability sets another. */
function attackOf(
  seen: Seen,
  battle: Battle,
  seat: Seat,
  { card, battleEffects: own }: PhysicalCard,
): number {
  const colour = seatOf(seen.state, seat).colour as Colour;
  let attack = card.attack?.[colour] ?? 0;
  for (const effect of own) {
    if (effect.kind === 'attackSet' && holds(seen, battle, seat, effect.if)) {
      attack = effect.value;
    }
  }
  return attack;
}

function enemyAttack(seen: Seen, battle: Battle, seat: Seat): number {
  let lowered = 0;
  eachAbility(seen, battle, seat, (effect) => {
    if (effect.kind === 'enemyAttack' && holds(seen, battle, seat, effect.if)) {
      lowered += effect.amount;
    }
  });
  return lowered;
}

/** Whether a condition holds for the seat; all that it names must. */
function holds(
  seen: Seen,
  battle: Battle,
  seat: Seat,
  test: Condition | undefined,
  tile: Tile | null = null,
): boolean {
  if (test === undefined) return true;
  const opponent = opponentOf(battle, seat);
  const at = numberOf(seen, battle.space);
  if (test.vs && test.vs !== (opponent === null ? 'ycu' : 'player')) return false;
  if (test.role && test.role !== (battle.attacker === seat ? 'attacker' : 'defender')) return false;
  if (test.leaderAbsent && hasLeader(seen, battle, seat)) return false;
  if (test.leaderPresent && !hasLeader(seen, battle, seat)) return false;
  if (test.minUnits && openUnits(seen, battle, seat) < test.minUnits) return false;
  if (test.fewerFigures) {
    if (opponent === null) return false;
    if (figuresNear(seen, at, seat) >= figuresNear(seen, at, opponent)) return false;
  }
  if (test.onDevelopment && !isCovered(seen, at)) return false;
  if (test.inThisTile && !tile?.spaces.includes(battle.space)) return false;
  return !test.level || test.level === boardOf(seen).level[at];
}

function openUnits(seen: Seen, battle: Battle, seat: Seat): number {
  let units = 0;
  eachOpen(seen, battle, seat, ({ isUnit }) => {
    if (isUnit) units++;
  });
  return units;
}

function hasLeader(seen: Seen, battle: Battle, seat: Seat): boolean {
  let found = false;
  eachOpen(seen, battle, seat, ({ card }) => {
    if (card.kind === 'leader') found = true;
  });
  return found;
}
