import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { count, id, seatSet } from '../../kit/terms.js';
import { against, left, rolledDie, seatNumber as seat, spaceId as space } from './terms.js';

/** A blind card gets its `card` at the reveal. */
export const battleCard = z.strictObject({
  blind: z.literal(true).exactOptional(),
  card: id.exactOptional(),
});
export interface BattleCard extends z.output<typeof battleCard> {}

export const battle = z.strictObject({
  space,
  against,
  /** Attacker first, then the defenders clockwise; against andys the attacker alone. */
  participants: seatSet(4),
  played: z.array(z.strictObject({ seat, cards: z.array(battleCard) })),
  rolls: z.array(z.strictObject({ seat, dice: z.array(rolledDie), hits: count, steals: count })),
  /** The attacker's steal symbols still to be assigned. */
  stealsLeft: count,
});
export interface Battle extends z.output<typeof battle> {}

/** How many of the figures now on a space have moved in this effect already. */
const movedFrom = z.partialRecord(space, count);
/** The same for pushed figures, by "seat:space". */
const pushed = z.record(z.string().regex(/^[0-3]:[A-F][1-6]$/), count);

const chainOf = <const T extends string>(type: T) => stepOf(type, { left });

/** The steps that everybody sees whole. */
export const openSteps = [
  // What happens by itself.
  stepOf('deal', { firstPlayer: seat.nullable() }),
  stepOf('startTurn'),
  /** `used` once the card has done something, where it may not be played for nothing. */
  stepOf('effects', { card: id, index: count, used: z.literal(true).exactOptional() }),
  stepOf('refillRow'),
  stepOf('returnEvent'),
  stepOf('battleReveal', { battle }),
  stepOf('battleResult', { battle }),
  stepOf('cleanUp'),
  stepOf('endTurn'),
  stepOf('endRound'),
  stepOf('daylight'),
  stepOf('passToken'),
  stepOf('nextRound'),
  stepOf('endGame'),
  // What somebody decides.
  stepOf('recruit'),
  stepOf('move', { left, spaces: count, moved: movedFrom }),
  stepOf('moveTo', { from: space, left, spaces: count, moved: movedFrom }),
  chainOf('activate'),
  chainOf('gain'),
  chainOf('draw'),
  chainOf('recover'),
  chainOf('sell'),
  chainOf('work'),
  chainOf('placeOwls'),
  chainOf('placeTunnels'),
  chainOf('placeAndys'),
  chainOf('placeFigures'),
  chainOf('removeTunnels'),
  chainOf('removeAndys'),
  chainOf('removeStructures'),
  chainOf('removeFigures'),
  stepOf('pushFigures', { left, moved: pushed }),
  stepOf('pushTo', { owner: seat, from: space, left, moved: pushed }),
  stepOf('battleChoose'),
  stepOf('battleSteal', { battle }),
  stepOf('discard'),
  /** Who is still to buy, in turn. */
  stepOf('exchange', { seats: seatSet(4) }),
] as const;

/** The cards laid so far lie face down. */
export const battleCards = stepOf('battleCards', { battle, turnOf: seat });

export const step = z.discriminatedUnion('type', [...openSteps, battleCards]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
