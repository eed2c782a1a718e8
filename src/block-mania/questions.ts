import type { Seat } from '../kernel/play.js';
import { notThere } from '../kit/asked.js';
import { clockwise } from '../kit/seats.js';
import type { Square } from './content/squares.js';
import { squareName } from './describe/names.js';
import { controllerOf, isContested, isOnBoard } from './mechanics/blockers.js';
import { cityOf, isSound, rangeBetween, squareAt } from './mechanics/board.js';
import { activationCost, cannotActivate } from './mechanics/command.js';
import { type Deed, deedsLeft } from './mechanics/deeds.js';
import {
  cannotCharge,
  fightIn,
  type Strength,
  strengthIn,
  totalOf as totalStrength,
} from './mechanics/fights.js';
import { insideAt } from './mechanics/occupancy.js';
import { type Reached, reachOf } from './mechanics/reach.js';
import { supposing } from './mechanics/supposed.js';
import { type Reading, type Seen, seenIn } from './play.js';
import { type DefeatPoints, defeatPoints, totalOf } from './score.js';
import type { Fight, Side } from './state/steps.js';

/** What a blocker may still do in this turn. */
export interface MayStill {
  /** Who controls it now; null where nobody does. */
  controller: Seat | null;
  /** The CP that the phasing player would pay to activate it; null if it cannot be activated any more. */
  activation: number | null;
  /** What is left to the active blocker; 0 for all others. */
  movePoints: number;
  deeds: Deed[];
}

/** One side of a close assault. */
export interface FightSide {
  /** Who fights, and the superhero that has joined in. */
  blockers: string[];
  /** What is added to the die. */
  total: number;
  parts: Strength;
  /** The superhero in the square that may still join in, with its STRENGTH; null if there is none. */
  superhero: string | null;
}

/** A close assault before its dice. */
export type FightStrengths = Record<Side, FightSide>;

/**
 * What everybody at the table can read off, asked of a state or a view alike. Cards in hands and in the pool are all that
 * Block Mania hides, and no question is about them: every viewer gets the same answers.
 */
export const questions = {
  /** How far one square is from another for weapons; null without a line of fire. */
  range(reading: Reading, from: string, to: string): number | null {
    const seen = seenIn(reading);
    return rangeBetween(seen, knownSquare(seen, from).id, knownSquare(seen, to).id) || null;
  },

  /**
   * Where a blocker can get to in one activation, with the MP of the cheapest way: the active one with what it has left
   * and the CP of its player, any other with its MOVEMENT ALLOWANCE and no CP, unless `commandPoints` says how many.
   */
  reach(reading: Reading, blocker: string, commandPoints?: number): Reached[] {
    const seen = seenIn(reading);
    const { active, commandPoints: left } = seen.state;
    const isActive = active?.blocker === knownBlocker(seen, blocker);
    return reachOf(seen, blocker, wholeNumber(commandPoints) ?? (isActive ? left : 0));
  },

  /** What a blocker may still do in this turn where it stands, whatever there is to aim at, to loot or to light. */
  mayStill(reading: Reading, blocker: string): MayStill {
    const seen = seenIn(reading);
    const { active, phase, phasing } = seen.state;
    const isIn = isOnBoard(seen.state, knownBlocker(seen, blocker));
    const isTime = phase === 'justice' || phase === 'command';
    const isLeft = isTime && cannotActivate(seen, phasing, blocker) === undefined;
    return {
      controller: isIn ? controllerOf(seen, blocker) : null,
      activation: isLeft ? activationCost(seen, blocker) : null,
      movePoints: active?.blocker === blocker ? active.movePoints : 0,
      deeds: deedsLeft(seen, blocker),
    };
  },

  /**
   * How strong both sides of the close assault in a square are, as it stands: the phasing player attacks, or the next
   * who has a counter there. Null where nobody fights.
   */
  fight(reading: Reading, space: string): FightStrengths | null {
    const seen = seenIn(reading);
    if (!isContested(seen, knownSquare(seen, space).id)) return null;
    const fight =
      declaredIn(seen, space) ?? fightIn(seen, attackerIn(seen, space), space, 'standing');
    return strengthsOf(seen, fight);
  },

  /** How strong both sides would be if a blocker charged into a square next to it; null if it cannot. */
  charge(reading: Reading, blocker: string, to: string): FightStrengths | null {
    const seen = seenIn(reading);
    const square = knownSquare(seen, to);
    if (!isOnBoard(seen.state, knownBlocker(seen, blocker))) return null;
    const seat = controllerOf(seen, blocker);
    if (seat === null || cannotCharge(seen, blocker, square) !== undefined) return null;
    const charged = supposing(seen, blocker, { space: to, outside: false });
    return strengthsOf(charged, fightIn(charged, seat, to, 'charging'));
  },

  /** The defeat points of a block if it were counted now, and what they are for. */
  defeatPoints(reading: Reading, seat: Seat): DefeatPoints & { total: number } {
    const points = defeatPoints(reading, knownSeat(reading, seat));
    return { total: totalOf(points), ...points };
  },

  /** The squares from which a fire in this square can be fought: with fire control, next to it, and standing. */
  fireControl(reading: Reading, space: string): string[] {
    const seen = seenIn(reading);
    return knownSquare(seen, space).around.filter((near) => {
      const square = squareAt(seen, near);
      return square.fireControl && isSound(seen.state, square);
    });
  },

  /** What a square is called: "the armoury on level 4 of Sammy Fox Block". */
  squareName(reading: Reading, space: string): string {
    const seen = seenIn(reading);
    return squareName(seen, knownSquare(seen, space).id);
  },
};

/** The close assault in this square that is declared and not yet rolled for. */
function declaredIn({ state }: Seen, space: string): Fight | undefined {
  for (const step of state.agenda) {
    const fight = 'fight' in step ? step.fight : 'attack' in step ? step.attack : undefined;
    if (fight?.kind === 'assault' && fight.space === space) return fight;
  }
  return undefined;
}

/** Whose counters are there, the phasing player first, then in turn order. */
function attackerIn(seen: Seen, space: string): Seat {
  const { phasing, players } = seen.state;
  const there = insideAt(seen, space).map((blocker) => controllerOf(seen, blocker));
  return clockwise(phasing, players).find((seat) => there.includes(seat)) as Seat;
}

function strengthsOf(seen: Seen, fight: Fight): FightStrengths {
  const sideOf = (side: Side): FightSide => {
    const parts = strengthIn(seen, fight, side);
    const superhero = fight.heroes.find((one) => one.side === side)?.hero ?? null;
    return { blockers: [...fight[side]], total: totalStrength(parts), parts, superhero };
  };
  return { attacker: sideOf('attacker'), defender: sideOf('defender') };
}

function knownSquare(seen: Seen, space: string): Square {
  const { squares } = cityOf(seen);
  const square = squares.get(space);
  if (square === undefined) throw notThere('square', space, [...squares.keys()]);
  return square;
}

function knownBlocker({ state }: Seen, blocker: string): string {
  const known = Object.keys(state.blockers);
  if (!known.includes(blocker)) throw notThere('blocker', blocker, known);
  return blocker;
}

function knownSeat({ table }: Reading, seat: Seat): Seat {
  if (![...table.seats.keys()].includes(seat)) throw notThere('seat', seat, []);
  return seat;
}

function wholeNumber(commandPoints: number | undefined): number | undefined {
  if (commandPoints === undefined) return undefined;
  if (Number.isInteger(commandPoints) && commandPoints >= 0 && commandPoints <= 99) {
    return commandPoints;
  }
  throw notThere('number of command points', commandPoints, []);
}
