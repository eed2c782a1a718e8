import { InvalidInput, unusable } from './errors.js';
import {
  type FairTerms,
  fairKey,
  isBits,
  makeNonce,
  nonceCommitment,
  type Receipt,
  secretCommitment,
} from './fair.js';
import type { Game, GameTypes } from './game.js';
import type { LogFair } from './log-fair.js';
import { plainCopy } from './plain.js';
import type { Seat } from './play.js';

/*
 * The draw of a match's key, before the match: a plain JSON value on the server, and functions that make the next one.
 */

/** How far one seat has come in a draw. */
export interface DrawSeat {
  readonly commitment: string | null;
  readonly nonce: string | null;
  /** Whether the server has chosen for this seat, because a bot sits there. */
  readonly server: boolean;
}

/** What everybody may see of a draw. */
export interface PublicDraw {
  readonly terms: FairTerms;
  readonly commitment: string;
  /** Nonces are shown once all have committed. */
  readonly seats: readonly DrawSeat[];
}

/** A draw as the server keeps it. Plain JSON, never changed, and secret until the match is closed. */
export interface FairDraw<G extends GameTypes = GameTypes> extends PublicDraw {
  readonly terms: FairTerms & { readonly setup: DrawSetup<G> };
  readonly secret: string;
}

/** The options of a match whose seed is to be drawn. */
export type DrawSetup<G extends GameTypes> = Omit<G['setupInput'], 'seed'>;

/** The next draw, or why it stays as it is. */
export type DrawAnswer<G extends GameTypes> =
  | { readonly ok: true; readonly draw: FairDraw<G> }
  | { readonly ok: false; readonly message: string };

/** The server chooses its secret and commits to it, for these options; to be published before anybody sits down. */
export function prepareDraw<G extends GameTypes>(
  game: Game<G>,
  setup: DrawSetup<G>,
  attempt = 1,
): FairDraw<G> {
  const options = plainCopy(setup, 'setup options') as DrawSetup<G> & { readonly seed?: unknown };
  if (options.seed !== undefined) {
    throw new InvalidInput('setup options', [{ path: ['seed'], message: 'it is to be drawn' }]);
  }
  const players = game.seats(game.setup({ ...options, seed: 0 } as G['setupInput']));
  const terms = {
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    setup: options,
    attempt,
  };
  const secret = makeNonce();
  const seats = Array.from({ length: players }, () => nobody);
  return { terms, commitment: secretCommitment(secret, terms), seats, secret };
}

const nobody: DrawSeat = { commitment: null, nonce: null, server: false };

/** A seat commits to its nonce. Never throws, whatever is sent. */
export function commitNonce<G extends GameTypes>(
  draw: FairDraw<G>,
  seat: Seat,
  commitment: unknown,
): DrawAnswer<G> {
  const drawing = draw.seats[seat];
  if (drawing === undefined) return refused(`there is no seat ${seat}`);
  if (drawing.commitment !== null) return refused(`seat ${seat} has committed already`);
  if (!isBits(commitment)) return refused('a commitment has 64 hex digits');
  return seated(draw, seat, { ...nobody, commitment });
}

/** The server draws for a bot, and says so. */
export function drawForBot<G extends GameTypes>(draw: FairDraw<G>, seat: Seat): DrawAnswer<G> {
  const nonce = makeNonce();
  const committed = commitNonce(draw, seat, nonceCommitment(draw.commitment, seat, nonce));
  if (!committed.ok) return committed;
  const { commitment } = committed.draw.seats[seat] as DrawSeat;
  return seated(draw, seat, { commitment, nonce, server: true });
}

/** Somebody leaves before all have committed: the seat is free again. Afterwards only a new draw helps. */
export function leaveDraw<G extends GameTypes>(draw: FairDraw<G>, seat: Seat): DrawAnswer<G> {
  if (draw.seats[seat] === undefined) return refused(`there is no seat ${seat}`);
  if (isCommitted(draw))
    return refused('all have committed: only a new draw could be without them');
  return seated(draw, seat, nobody);
}

/** A seat opens its nonce, once all have committed. Never throws, whatever is sent. */
export function openNonce<G extends GameTypes>(
  draw: FairDraw<G>,
  seat: Seat,
  nonce: unknown,
): DrawAnswer<G> {
  const drawing = draw.seats[seat];
  if (drawing === undefined) return refused(`there is no seat ${seat}`);
  const waiting = draw.seats.findIndex(({ commitment }) => commitment === null);
  if (waiting >= 0) return refused(`seat ${waiting} has not committed yet`);
  if (drawing.nonce !== null) return refused(`seat ${seat} has opened its nonce already`);
  if (!isBits(nonce)) return refused('a nonce has 64 hex digits');
  if (nonceCommitment(draw.commitment, seat, nonce) !== drawing.commitment) {
    return refused(`this nonce does not fit the commitment of seat ${seat}`);
  }
  return seated(draw, seat, { ...drawing, nonce });
}

/** Where a seat does not open its nonce: the same again with another secret, and one attempt more, which all can see. */
export function drawAgain<G extends GameTypes>(game: Game<G>, { terms }: FairDraw<G>): FairDraw<G> {
  return prepareDraw(game, terms.setup, terms.attempt + 1);
}

/** Whether every seat has opened its nonce: the match can begin. */
export function isDrawn({ seats }: PublicDraw): boolean {
  return seats.every(({ nonce }) => nonce !== null);
}

/** What everybody may see of a draw: not the secret, and no nonce before all have committed. */
export function publicDraw(draw: PublicDraw): PublicDraw {
  const { terms, commitment, seats } = draw;
  if (isCommitted(draw)) return { terms, commitment, seats };
  return { terms, commitment, seats: seats.map((one) => ({ ...one, nonce: null })) };
}

/**
 * For a client, before it opens its nonce: what it keeps. Throws InvalidInput where it should not open it: somebody has
 * not committed yet, or its own commitment is not there.
 */
export function receiptOf(draw: PublicDraw, seat: Seat, nonce: string): Receipt {
  const { terms, commitment } = draw;
  const seats = draw.seats.map((one) => one.commitment ?? '');
  const problem = seats.includes('')
    ? 'somebody has not committed yet'
    : seats[seat] !== nonceCommitment(commitment, seat, nonce) &&
      `the commitment of seat ${seat} is not for this nonce and this match`;
  if (problem) throw unusable('draw', problem);
  return { seat, nonce, terms, commitment, seats };
}

/** The seed that has been drawn, and what the header says of it. Throws InvalidInput if a nonce is missing. */
export function drawnSeed({ seats, terms, commitment, secret }: FairDraw): {
  readonly seed: string;
  readonly fair: LogFair;
} {
  const drawn = seats.map((one, seat) => {
    if (one.nonce === null) {
      const message = `seat ${seat} has not opened its nonce`;
      throw new InvalidInput('draw', [{ path: ['seats', seat], message }]);
    }
    const { nonce, server } = one;
    // Only who has committed opens a nonce.
    const commitment = one.commitment as string;
    return { commitment, nonce, ...(server && { server: true as const }) };
  });
  const seed = fairKey(
    secret,
    drawn.map(({ nonce }) => nonce),
  );
  return { seed, fair: { attempt: terms.attempt, commitment, secret, seats: drawn } };
}

function isCommitted({ seats }: PublicDraw): boolean {
  return seats.every(({ commitment }) => commitment !== null);
}

function seated<G extends GameTypes>(draw: FairDraw<G>, seat: Seat, one: DrawSeat): DrawAnswer<G> {
  const seats = draw.seats.map((old, at) => (at === seat ? one : old));
  return { ok: true, draw: { ...draw, seats } };
}

function refused(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
