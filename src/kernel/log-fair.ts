import * as z from './schema.js';

/* What stands in logs of matches whose dice server and seats have drawn together. */

/** A secret, a nonce or a hash: 256 bits. */
export const bits = z.string().regex(/^[0-9a-f]{64}$/, 'it has 64 hex digits');

export const logFair = z.strictObject({
  /** How often the draw was begun: more than once where a seat did not open its nonce. */
  attempt: z.int().min(1).max(1_000_000),
  /** What the server published before anybody sat down. */
  commitment: bits,
  /** The server's own; nobody is told before the match is closed. */
  secret: bits.exactOptional(),
  /** By the numbers of the seats. */
  seats: z
    .array(
      z.strictObject({
        commitment: bits,
        nonce: bits,
        /** Chosen by the server, for a bot. */
        server: z.literal(true).exactOptional(),
      }),
    )
    .min(1)
    .max(99),
});
/** How the seed of a match was drawn, as its log says it. */
export interface LogFair extends z.output<typeof logFair> {}
