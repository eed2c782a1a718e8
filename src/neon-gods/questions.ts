import { InvalidInput, quote } from '../kernel/errors.js';
import { meant } from '../kernel/nearest.js';
import { type Seat, topStep } from '../kernel/play.js';
import { type SpaceId, spaceIds, spacesWhere } from './content/board.js';
import { indexOf } from './content/geometry.js';
import { battlesToFight, battleValues, newBattle, sideValue } from './mechanics/battle.js';
import { commandsStructure, controller, controls } from './mechanics/control.js';
import { blurpOfSpaces, payOfBuildings } from './mechanics/daylight.js';
import { hasRoom, reach, unreached } from './mechanics/reach.js';
import { salePrice } from './mechanics/sale.js';
import type { Seen } from './play.js';
import type { Battle } from './state/steps.js';
import type { Against, Side } from './state/terms.js';
import type { Reading } from './view/schema.js';

type BattleValue = ReturnType<typeof sideValue>;

/** The battle value of one side and its parts; null is what a face-down andy leaves open. */
export interface BattleSide extends Omit<BattleValue, 'andys' | 'value'> {
  readonly andys: number | null;
  readonly value: number | null;
}

/** A battle that the active player has to fight as the board stands. */
export interface BattleAhead {
  readonly space: SpaceId;
  readonly against: Against;
  /** The attacker first. */
  readonly sides: BattleSide[];
}

/** What a daylight phase pays a seat. */
export interface DaylightPay {
  /** The round that it follows. */
  readonly round: number;
  /** Blurp by what it is for, and in all. */
  readonly spaces: number;
  readonly skyscrapers: number;
  readonly monuments: number;
  readonly blurp: number;
  readonly money: number;
}

export interface ReachedSpace {
  readonly space: SpaceId;
  /** How many spaces away. */
  readonly steps: number;
}

/**
 * What everybody at the table can read off, asked of a state or a view alike. All of it lies open: the answers are the
 * same for every viewer, and what a face-down andy is worth nobody knows.
 */
export const questions = {
  /** The seat that controls the space; null if nobody does. */
  control({ table }: Reading, space: SpaceId): Seat | null {
    return controller(table.board[known(space)]) ?? null;
  },

  /** The spaces that the seat controls. */
  controlled({ table }: Reading, seat: Seat): SpaceId[] {
    const at = seated(table, seat);
    return spacesWhere(table.board, (space) => controls(space, at));
  },

  /** The seats that structures on the space obey in battles now: its controller, or who defends it. */
  structureControl({ table }: Reading, space: SpaceId): Seat[] {
    const here = table.board[known(space)];
    return [...table.seats.keys()].filter((seat) => commandsStructure(table, here, seat));
  },

  /** Every battle that the active player has to fight as the board stands, with the value of each side and its parts. */
  battles(reading: Reading): BattleAhead[] {
    const seen = seenIn(reading);
    return battlesToFight(seen.state).map(({ space, against }) => {
      const rolls = rolledIn(reading, space, against);
      const battle = { ...newBattle(seen.state, space, against), rolls };
      const sides = battleValues(seen, battle).map((value) => openValue(seen, space, value));
      return { space, against, sides };
    });
  },

  /** The battle value that a gang, or the andys there, would have on the space now, dice apart, and its parts. */
  strength(reading: Reading, space: SpaceId, side: Side): BattleSide {
    const seen = seenIn(reading);
    const fought = { space: known(space), rolls: [] };
    return openValue(seen, space, sideValue(seen, fought, knownSide(reading.table, side)));
  },

  /** How many $ the seat would get for a product on the space. */
  salePrice(reading: Reading, space: SpaceId, seat: Seat): number {
    return salePrice(seenIn(reading), seated(reading.table, seat), known(space));
  },

  /** What the next daylight phase would pay the seat if it came now; null when no more comes. */
  daylightPay(reading: Reading, seat: Seat): DaylightPay | null {
    const seen = seenIn(reading);
    const at = seated(reading.table, seat);
    const round = nextDaylight(reading);
    if (round === undefined) return null;
    const spaces = blurpOfSpaces(seen.state)[at] as number;
    const buildings = payOfBuildings(seen).filter((pay) => pay.seat === at);
    const sum = (part: 'skyscraper' | 'monument' | 'money') =>
      buildings.reduce((total, pay) => total + pay[part], 0);
    const skyscrapers = sum('skyscraper');
    const monuments = sum('monument');
    const blurp = spaces + skyscrapers + monuments;
    return { round, spaces, skyscrapers, monuments, blurp, money: sum('money') };
  },

  /**
   * Where a figure of the seat that stands on `from` could be put down, with at most so many spaces: by default those of
   * the move being made, or of step 3 of a turn.
   */
  reach(reading: Reading, from: SpaceId, seat: Seat, spaces?: number): ReachedSpace[] {
    const seen = seenIn(reading);
    const at = seated(reading.table, seat);
    const most = spaces === undefined ? spacesOf(reading) : counted(spaces);
    const taken = reach(seen, at, known(from), most);
    return spaceIds.flatMap((space) => {
      const steps = taken[indexOf(space)] ?? unreached;
      const canStay = space !== from && hasRoom(seen, seen.state.board[space], at);
      return steps !== unreached && canStay ? { space, steps } : [];
    });
  },
};

function seenIn({ table, content }: Reading): Seen {
  return { state: table, content };
}

/** The dice of the battle being fought, if it is this one. */
function rolledIn({ table }: Reading, space: SpaceId, against: Against): Battle['rolls'] {
  const step = topStep(table);
  if (step?.type !== 'battleSteal') return [];
  const { battle } = step;
  return battle.space === space && battle.against === against ? battle.rolls : [];
}

function openValue({ state }: Seen, space: SpaceId, value: BattleValue): BattleSide {
  const isOpen = state.board[space].andys.every((andy) => 'up' in andy);
  return value.side !== 'andys' || isOpen ? value : { ...value, andys: null, value: null };
}

/** The round after which daylight pays next. That of this round has paid when blurp is being bought. */
function nextDaylight({ table, content }: Reading): number | undefined {
  if (table.outcome !== null) return undefined;
  const isPaid = topStep(table)?.type === 'exchange';
  return content.constants.daylightAfterRounds.find((round) => {
    return isPaid ? round > table.round : round >= table.round;
  });
}

function spacesOf({ table, content }: Reading): number {
  const step = topStep(table);
  const isMove = step?.type === 'move' || step?.type === 'moveTo';
  return isMove ? step.spaces : content.constants.stepMove.spaces;
}

/* What a question is about comes from outside. */

function known(space: SpaceId): SpaceId {
  if (spaceIds.includes(space)) return space;
  throw unknown('space', space, 'spaces are A1 to F6', spaceIds);
}

function seated({ players }: Reading['table'], seat: Seat): Seat {
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
  throw unknown('seat', seat, `seats are 0 to ${players - 1}`);
}

function knownSide(table: Reading['table'], side: Side): Side {
  if (typeof side === 'number') return seated(table, side);
  if (side === 'andys') return side;
  throw unknown('side', side, `sides are 0 to ${table.players - 1} and andys`, ['andys']);
}

function counted(spaces: number): number {
  if (Number.isInteger(spaces) && spaces >= 0) return spaces;
  throw unknown('number of spaces', spaces, 'it is 0 or more');
}

function unknown(
  what: string,
  given: unknown,
  possible: string,
  all: readonly string[] = [],
): InvalidInput {
  const message = `there is no ${what} ${quote(given)}; ${possible}${meant(given, all)}`;
  return new InvalidInput('question', [{ path: [what], message }]);
}
