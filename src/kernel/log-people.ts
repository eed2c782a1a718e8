import * as z from './schema.js';

/* What stands in logs of games that people play from afar: the time, and what they do besides moving. */

export const name = z.string().max(64);
export const seat = z.int().min(0);
/** Milliseconds of some clock outside, as those since 1970. Never fewer than on the line before. */
export const at = z.int().min(0).max(8_640_000_000_000_000).exactOptional();
const span = z.int().min(1).max(1_000_000_000_000);

export const clockTerms = z
  .strictObject({
    move: span.exactOptional(),
    seat: span.exactOptional(),
    bonus: span.exactOptional(),
  })
  .refine(({ move, seat }) => move !== undefined || seat !== undefined, {
    error: 'a clock limits each move, each seat, or both',
  });
/** How long people may think, in milliseconds: each decision, the whole match, and what every move adds to that. */
export interface ClockTerms extends z.output<typeof clockTerms> {}

export const logPeople = z.discriminatedUnion(
  'people',
  [
    /** A person takes this seat, whoever sat there; `time` is then left on its clock. */
    z.strictObject({
      people: z.literal('player'),
      seat,
      name: name.min(1),
      time: span.exactOptional(),
      at,
    }),
    /** A bot plays on for this seat. */
    z.strictObject({
      people: z.literal('bot'),
      seat,
      bot: name.min(1),
      name: name.min(1).exactOptional(),
      at,
    }),
    z.strictObject({ people: z.literal('resigned'), seat, at }),
    /** The time of this seat was up. */
    z.strictObject({ people: z.literal('late'), seat, at }),
    /** Clocks stand still and nobody moves. */
    z.strictObject({ people: z.literal('paused'), at }),
    z.strictObject({ people: z.literal('resumed'), at }),
  ],
  { error: '"people" is one of player, bot, resigned, late, paused, resumed' },
);
/** What people do besides moving, as a line of the log. It changes no state. */
export type LogPeople = z.output<typeof logPeople>;

export const closedBy = z.enum(['abandoned', 'expired']);
/** Why a match was closed before its game was over. */
export type ClosedBy = z.output<typeof closedBy>;
