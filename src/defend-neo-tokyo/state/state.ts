import { chanceState } from '../../kernel/chance.js';
import type { Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { pileOf } from '../../kit/piles.js';
import { count, id } from '../../kit/terms.js';
import { step } from './steps.js';
import { seat, seats } from './terms.js';

export const houseRules = z.strictObject({
  /** What becomes of the Destroyed stack after its step (DN-RULING-09). */
  destroyedStack: z.enum(['clear', 'carry', 'literal']).default('clear'),
  tokenSupply: z.enum(['limited', 'unlimited']).default('limited'),
  chassisRequirement: z.enum(['output', 'none']).default('output'),
  reactArmor: z.enum(['symbol', 'always']).default('symbol'),
  bossAttacksOnArrival: z.boolean().default(true),
  bossRows: z.enum(['asPrinted', 'lightRegular']).default('asPrinted'),
  openHands: z.boolean().default(true),
  /** As on his card, or so much for each Mech (DN-RULING-75). */
  bossLife: z.enum(['printed', 'perPlayer']).default('printed'),
});
export interface HouseRules extends z.output<typeof houseRules> {}

export const phases = [
  'build',
  'planning',
  'event',
  'action',
  'monsterAttack',
  'end',
  'over',
] as const;
export const builds = ['prebuilt', 'draft', 'assigned'] as const;

export const tiles = z.strictObject({ chassis: id, leftArm: id, rightArm: id, legs: id });
export interface Tiles extends z.output<typeof tiles> {}

const space = z.strictObject({
  cityDamage: count,
  destroyed: z.boolean(),
  /** In order of entering. */
  citizens: z.array(id),
});
export interface SpaceState extends z.output<typeof space> {}

/** A lasting effect of a card in front of its owner. */
const modifier = z.strictObject({
  card: id.nullable(),
  kind: z.enum(['boost', 'guard']),
  dice: count,
  flat: count,
  melee: z.boolean().nullable(),
  uses: z.enum(['next', 'turn']),
  /** Damage that a guard prevents. */
  amount: count,
});
export interface Modifier extends z.output<typeof modifier> {}

export const mech = z.strictObject({
  tiles,
  power: z.strictObject({ leftArm: count, rightArm: count, legs: count }),
  damage: z.strictObject({ chassis: count, leftArm: count, rightArm: count, legs: count }),
  armorTokens: count,
  repairBots: count,
  space: id,
  lying: z.boolean(),
  hand: z.array(id),
  deck: pileOf(id),
  discard: z.array(id),
  front: z.array(id),
  modifiers: z.array(modifier),
});
export interface Mech extends z.output<typeof mech> {}

const monster = z.strictObject({
  id,
  space: id,
  damage: count,
  fire: count,
  plus: count,
  minus: count,
  armor: count,
  isBoss: z.boolean(),
});
export interface Monster extends z.output<typeof monster> {}

export const endReasons = ['bossDefeated', 'destruction', 'bossDeckExhausted'] as const;

export const state = z.strictObject({
  game: z.literal('defend-neo-tokyo'),
  pack: id,
  options: z.strictObject({
    players: z.int().min(2).max(5),
    /** Null until it has been drawn. */
    threat: id.nullable(),
    build: z.enum(builds),
    houseRules,
  }),
  chance: chanceState,
  agenda: z.array(step).max(400),
  phase: z.enum(phases),
  round: count,
  captain: seat,
  board: z.record(id, space),
  /** None before all are assembled. */
  mechs: z.array(mech).max(5),
  /** In order of entering play. */
  monsters: z.array(monster),
  defeated: z.array(id),
  bossAppeared: z.boolean(),
  eventDeck: pileOf(id),
  /** Cards of the set that nobody has seen, in the deck or in the box. */
  eventUnseen: z.strictObject({ appears: z.array(id), events: z.array(id) }),
  eventDiscard: z.array(id),
  eventRemoved: z.array(id),
  cityDeck: pileOf(id),
  cityDiscard: z.array(id),
  citizenDeck: pileOf(id),
  citizenDiscard: z.array(id),
  destroyedStack: z.array(id),
  citizenRemoved: z.array(id),
  populationCarry: count,
  attackTrack: count,
  /** Whose card moved the tracker to its end. */
  attackTrackMover: seat.nullable(),
  destruction: count,
  tokenSupply: z.strictObject({ fire: count, plus: count, minus: count, armor: count }),
  /** Supplies the symbol of this Event Phase. */
  currentEvent: id.nullable(),
  /** Seats that play no more Reacts in this phase or action. */
  muted: z.array(z.boolean()).max(5),
  outcome: z
    .strictObject({
      status: z.enum(['win', 'loss']),
      reason: z.enum(endReasons),
      winners: seats,
      score: count,
    })
    .nullable(),
});
/** A position of Defend Neo Tokyo with everything in it, hidden things too: plain JSON, for servers and simulators. */
export interface State extends z.output<typeof state> {}

/** A Mech as anybody may see it: of a hidden hand and its deck only how many cards. */
export interface SeenMech extends Omit<Mech, 'hand' | 'deck'> {
  readonly hand: string[] | number;
  readonly deck: string[][] | number;
}

/** What states and views both have. */
export interface SeenState extends Omit<State, 'chance' | 'mechs'> {
  readonly mechs: readonly SeenMech[];
}

export function mechOf<M extends SeenMech>({ mechs }: { readonly mechs: readonly M[] }, of: Seat) {
  return mechs[of] as M;
}

export function spaceOf({ board }: Pick<State, 'board'>, at: string): SpaceState {
  return board[at] as SpaceState;
}

export function isDestroyed(state: Pick<State, 'board'>, at: string): boolean {
  return spaceOf(state, at).destroyed;
}

export function monsterOf(
  { monsters }: Pick<State, 'monsters'>,
  monster: string,
): Monster | undefined {
  return monsters.find((one) => one.id === monster);
}
