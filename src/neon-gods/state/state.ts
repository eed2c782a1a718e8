import * as z from 'zod';
import { chanceState } from '../../kernel/chance.js';
import { quote } from '../../kernel/errors.js';
import { copyPile, pileOf } from '../../kit/piles.js';
import { copyBySpace, type SpaceId, spaceIds } from '../mechanics/board.js';

/** An id of a card, token, gang or scenario in the content pack. */
export const id = z.string().min(1).max(64);
export const spaceId = z.enum(spaceIds, {
  error: ({ input }) => `there is no space ${quote(input)}, but A1 to F6`,
});
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(0).max(3);
const left = z.int().min(1).max(99);

export const houseRules = z.strictObject({
  /** Several defenders fight one battle together, or one after the other (NG-RULING-12). */
  multiDefender: z.enum(['joint', 'sequential']).default('joint'),
  monumentPays: z.enum(['blurp', 'money']).default('blurp'),
  diceLimit: z.enum(['none', 'physical']).default('none'),
  finalTie: z.enum(['shared', 'random']).default('shared'),
});
export type HouseRules = z.output<typeof houseRules>;

/** Face up: which token. Face down: the batch it came from; which token it is, is not decided (NG-INFO-06). */
const andy = z.union([z.strictObject({ up: id }), z.strictObject({ down: count })]);
export type Andy = z.output<typeof andy>;

const space = z.strictObject({
  base: seatNumber.nullable(),
  dead: z.boolean(),
  skyscraper: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  tunnel: z.boolean(),
  owls: count,
  products: count,
  factory: z.boolean(),
  watchtower: z.boolean(),
  monument: z.boolean(),
  andys: z.array(andy),
  /** How many figures of each seat. */
  figures: z.array(count),
});
export type Space = z.output<typeof space>;

const seat = z.strictObject({
  gang: id,
  blurp: count,
  money: count,
  figureSupply: count,
  hand: z.array(id),
  discard: z.array(id),
  /** In the order played. */
  activated: z.array(id),
  /** One layer; two only between a blind card's reshuffle and the reveal. */
  draw: pileOf(id),
});
export type SeatState = z.output<typeof seat>;

/** A blind card gets its `card` at the reveal. */
const battleCard = z.strictObject({
  blind: z.literal(true).exactOptional(),
  card: id.exactOptional(),
});
export type BattleCard = z.output<typeof battleCard>;

const rolledDie = z.strictObject({ color: id, face: z.int().min(0).max(5) });
export type RolledDie = z.output<typeof rolledDie>;

const battle = z.strictObject({
  space: spaceId,
  against: z.union([z.literal('gangs'), z.literal('andys'), seatNumber]),
  /** Attacker first, then the defenders clockwise; against andys the attacker alone. */
  participants: z.array(seatNumber).min(1).max(4),
  played: z.array(z.strictObject({ seat: seatNumber, cards: z.array(battleCard) })),
  rolls: z.array(
    z.strictObject({ seat: seatNumber, dice: z.array(rolledDie), hits: count, steals: count }),
  ),
  /** The attacker's steal symbols still to be assigned. */
  stealsLeft: count,
});
export type Battle = z.output<typeof battle>;

/** How many of the figures now on a space have moved in this effect already. */
const movedFrom = z.partialRecord(spaceId, count);
/** The same for pushed figures, by "seat:space". */
const pushed = z.record(z.string().regex(/^[0-3]:[A-F][1-6]$/), count);

const chain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type), left });
const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  z.strictObject({ type: z.literal('deal'), firstPlayer: seatNumber.nullable() }),
  plain('startTurn'),
  z.strictObject({ type: z.literal('effects'), card: id, index: count }),
  plain('refillRow'),
  plain('returnEvent'),
  z.strictObject({ type: z.literal('battleReveal'), battle }),
  z.strictObject({ type: z.literal('battleResult'), battle }),
  plain('cleanUp'),
  plain('endTurn'),
  plain('endRound'),
  plain('daylight'),
  plain('passToken'),
  plain('nextRound'),
  plain('endGame'),
  // What somebody decides.
  plain('recruit'),
  z.strictObject({ type: z.literal('move'), left, spaces: count, moved: movedFrom }),
  z.strictObject({
    type: z.literal('moveTo'),
    from: spaceId,
    left,
    spaces: count,
    moved: movedFrom,
  }),
  chain('activate'),
  chain('gain'),
  chain('draw'),
  chain('recover'),
  chain('sell'),
  chain('work'),
  chain('placeOwls'),
  chain('placeTunnels'),
  chain('placeAndys'),
  chain('placeFigures'),
  chain('removeTunnels'),
  chain('removeAndys'),
  chain('removeStructures'),
  chain('removeFigures'),
  z.strictObject({ type: z.literal('pushFigures'), left, moved: pushed }),
  z.strictObject({
    type: z.literal('pushTo'),
    owner: seatNumber,
    from: spaceId,
    left,
    moved: pushed,
  }),
  plain('battleChoose'),
  z.strictObject({ type: z.literal('battleCards'), battle, turnOf: seatNumber }),
  z.strictObject({ type: z.literal('battleSteal'), battle }),
  plain('discard'),
  z.strictObject({ type: z.literal('exchange'), seats: z.array(seatNumber).max(4) }),
]);
export type Step = z.output<typeof step>;

export const tieBreaks = ['none', 'money', 'shared', 'random'] as const;

export const state = z.strictObject({
  game: z.literal('neon-gods'),
  pack: id,
  scenario: id,
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  houseRules,
  chance: chanceState,
  agenda: z.array(step).max(100),
  round: z.int().min(1).max(99),
  /** Finished daylight phases. */
  daylights: count,
  firstPlayer: seatNumber,
  active: seatNumber,
  turnInRound: seatNumber,
  seats: z.array(seat).min(2).max(4),
  board: z.record(spaceId, space),
  supply: z.strictObject({
    tunnels: count,
    owls: count,
    products: count,
    factories: count,
    watchtowers: count,
    monuments: count,
    /** Batches of tokens that nobody can tell apart: in the supply, or face down on the board. */
    andys: z.array(z.array(id)),
  }),
  recruitDeck: pileOf(id),
  /** Slot 0 is the cheapest. */
  row: z.array(id.nullable()).length(4),
  /** The event being carried out; it lies in no other zone. */
  pendingEvent: id.nullable(),
  outcome: z
    .strictObject({
      ranking: z.array(
        z.strictObject({ seat: seatNumber, blurp: count, money: count, place: count }),
      ),
      winners: z.array(seatNumber),
      tieBreak: z.enum(tieBreaks),
    })
    .nullable(),
});
export type State = z.output<typeof state>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

/**
 * Steps, spaces and the outcome are values that are only ever replaced, so copies share them.
 * Rules change a space through `changeSpace`.
 */
export function copyState(from: State): State {
  const seats: SeatState[] = [];
  for (const player of from.seats) seats.push(copySeat(player));
  return {
    game: from.game,
    pack: from.pack,
    scenario: from.scenario,
    players: from.players,
    houseRules: from.houseRules,
    chance: from.chance,
    agenda: [...from.agenda],
    round: from.round,
    daylights: from.daylights,
    firstPlayer: from.firstPlayer,
    active: from.active,
    turnInRound: from.turnInRound,
    seats,
    board: copyBySpace(from.board),
    supply: {
      tunnels: from.supply.tunnels,
      owls: from.supply.owls,
      products: from.supply.products,
      factories: from.supply.factories,
      watchtowers: from.supply.watchtowers,
      monuments: from.supply.monuments,
      andys: copyPile(from.supply.andys),
    },
    recruitDeck: copyPile(from.recruitDeck),
    row: [...from.row],
    pendingEvent: from.pendingEvent,
    outcome: from.outcome,
  };
}

function copySeat(from: SeatState): SeatState {
  return {
    gang: from.gang,
    blurp: from.blurp,
    money: from.money,
    figureSupply: from.figureSupply,
    hand: [...from.hand],
    discard: [...from.discard],
    activated: [...from.activated],
    draw: copyPile(from.draw),
  };
}

function copySpace(from: Space): Space {
  return {
    base: from.base,
    dead: from.dead,
    skyscraper: from.skyscraper,
    tunnel: from.tunnel,
    owls: from.owls,
    products: from.products,
    factory: from.factory,
    watchtower: from.watchtower,
    monument: from.monument,
    andys: [...from.andys],
    figures: [...from.figures],
  };
}

/** Puts a fresh copy of the space on the board, to be changed. */
export function changeSpace(state: State, at: SpaceId): Space {
  const space = copySpace(state.board[at]);
  state.board[at] = space;
  return space;
}

export function seatOf(state: State, index: number): SeatState {
  return state.seats[index] as SeatState;
}

/** What is decided or happens next; nothing when the game is over. */
export function topStep({ agenda }: State): Step | undefined {
  return agenda[agenda.length - 1];
}
