import * as z from 'zod';
import { chanceState } from '../../kernel/chance.js';
import { copyPile, pileOf } from '../../kit/piles.js';
import type { TokyoTable } from '../play.js';
import { step } from './steps.js';
import { count, id, seatNumber, seats } from './terms.js';

export const houseRules = z.strictObject({
  /** What becomes of the Destroyed stack after its step (DN-RULING-09). */
  destroyedStack: z.enum(['clear', 'carry', 'literal']).default('clear'),
  tokenSupply: z.enum(['limited', 'unlimited']).default('limited'),
  chassisRequirement: z.enum(['output', 'none']).default('output'),
  reactArmor: z.enum(['symbol', 'always']).default('symbol'),
  bossAttacksOnArrival: z.boolean().default(true),
  bossRows: z.enum(['asPrinted', 'lightRegular']).default('asPrinted'),
  openHands: z.boolean().default(true),
});
export type HouseRules = z.output<typeof houseRules>;

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
export type Tiles = z.output<typeof tiles>;

const space = z.strictObject({
  cityDamage: count,
  destroyed: z.boolean(),
  /** In order of entering. */
  citizens: z.array(id),
});
export type SpaceState = z.output<typeof space>;

/** A lasting effect of a card in front of its owner. */
const modifier = z.strictObject({
  cardId: id.nullable(),
  kind: z.enum(['boost', 'guard']),
  dice: count,
  flat: count,
  melee: z.boolean().nullable(),
  uses: z.enum(['next', 'turn']),
  n: count,
});
export type Modifier = z.output<typeof modifier>;

const mech = z.strictObject({
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
export type Mech = z.output<typeof mech>;

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
export type Monster = z.output<typeof monster>;

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
  captain: seatNumber,
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
  attackTrackMover: seatNumber.nullable(),
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
    })
    .nullable(),
});
export type State = z.output<typeof state>;

/** The record of the board that a call has made for itself, once it has changed a space. */
export interface Notes {
  board: State['board'] | undefined;
}

export function freshNotes(): Notes {
  return { board: undefined };
}

/**
 * Steps, the board and its spaces, Monsters, modifiers and the outcome are values that are only ever
 * replaced, so copies share them. Rules change them through `changeSpace` and `changeMonster`.
 */
export function copyState(from: State): State {
  const mechs: Mech[] = [];
  for (const one of from.mechs) mechs.push(copyMech(one));
  const { fire, plus, minus, armor } = from.tokenSupply;
  return {
    game: from.game,
    pack: from.pack,
    options: from.options,
    chance: from.chance,
    agenda: [...from.agenda],
    phase: from.phase,
    round: from.round,
    captain: from.captain,
    board: from.board,
    mechs,
    monsters: [...from.monsters],
    defeated: [...from.defeated],
    bossAppeared: from.bossAppeared,
    eventDeck: copyPile(from.eventDeck),
    eventUnseen: {
      appears: [...from.eventUnseen.appears],
      events: [...from.eventUnseen.events],
    },
    eventDiscard: [...from.eventDiscard],
    eventRemoved: [...from.eventRemoved],
    cityDeck: copyPile(from.cityDeck),
    cityDiscard: [...from.cityDiscard],
    citizenDeck: copyPile(from.citizenDeck),
    citizenDiscard: [...from.citizenDiscard],
    destroyedStack: [...from.destroyedStack],
    citizenRemoved: [...from.citizenRemoved],
    populationCarry: from.populationCarry,
    attackTrack: from.attackTrack,
    attackTrackMover: from.attackTrackMover,
    destruction: from.destruction,
    tokenSupply: { fire, plus, minus, armor },
    currentEvent: from.currentEvent,
    muted: [...from.muted],
    outcome: from.outcome,
  };
}

function copyMech(from: Mech): Mech {
  const { power, damage } = from;
  return {
    tiles: from.tiles,
    power: { leftArm: power.leftArm, rightArm: power.rightArm, legs: power.legs },
    damage: {
      chassis: damage.chassis,
      leftArm: damage.leftArm,
      rightArm: damage.rightArm,
      legs: damage.legs,
    },
    armorTokens: from.armorTokens,
    repairBots: from.repairBots,
    space: from.space,
    lying: from.lying,
    hand: [...from.hand],
    deck: copyPile(from.deck),
    discard: [...from.discard],
    front: [...from.front],
    modifiers: [...from.modifiers],
  };
}

export function mechOf(state: State, seat: number): Mech {
  return state.mechs[seat] as Mech;
}

export function spaceOf(state: State, at: string): SpaceState {
  return state.board[at] as SpaceState;
}

/** Puts a fresh copy of the space on the board, to be changed. */
export function changeSpace(table: TokyoTable, at: string): SpaceState {
  const { cityDamage, destroyed, citizens } = spaceOf(table.state, at);
  return setSpace(table, at, { cityDamage, destroyed, citizens: [...citizens] });
}

/** The board of a state may be shared with copies: the first change of a call replaces it. */
export function setSpace({ state, notes }: TokyoTable, at: string, space: SpaceState): SpaceState {
  if (state.board !== notes.board) {
    state.board = { ...state.board };
    notes.board = state.board;
  }
  state.board[at] = space;
  return space;
}

export function monsterOf(state: State, monster: string): Monster | undefined {
  return state.monsters.find((one) => one.id === monster);
}

/** Replaces a Monster in play by a changed copy. */
export function changeMonster(
  state: State,
  monster: string,
  change: Partial<Omit<Monster, 'id' | 'isBoss'>>,
): void {
  const at = state.monsters.findIndex((one) => one.id === monster);
  const one = state.monsters[at];
  if (one === undefined) return;
  // Written out: a copy of a copy of a copy by spread is slow to make and slow to read.
  state.monsters[at] = {
    id: one.id,
    space: change.space ?? one.space,
    damage: change.damage ?? one.damage,
    fire: change.fire ?? one.fire,
    plus: change.plus ?? one.plus,
    minus: change.minus ?? one.minus,
    armor: change.armor ?? one.armor,
    isBoss: one.isBoss,
  };
}
