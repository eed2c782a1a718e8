import { ServerError } from '@colyseus/core';
import { InvalidInput, readAs } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { plainCopy } from '../../kernel/plain.js';
import { joinErrors } from './codes.js';
import { BusyMatch, NoMatch, seatsWith } from './host.js';
import type { Lobby } from './lobby.js';
import { type JoinOptions, joinOptions } from './messages.js';
import type { RoomOptions, RoomSetup } from './options.js';
import { isMatchId } from './store.js';

/** What a client asks for, or the error that it gets. */
export function readJoin(given: unknown): JoinOptions {
  const read = readAs(joinOptions, given);
  if (read.ok) return read.value;
  const [issue] = read.issues;
  throw refusedJoin('badOptions', `${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * Refuses what no room can be opened for, in the process that is asked: another one, in which the room would be opened,
 * could only tell this one that it did not work, and not the code of the error.
 */
export async function admit<G extends GameTypes>(
  game: Game<G>,
  { setup, store }: RoomOptions<G>,
  given: unknown,
): Promise<void> {
  const asked = readJoin(given);
  const { match } = asked;
  await opening(async () => {
    if (match === undefined) seatsWith(game, readSetup(setup, asked.setup));
    else if (!isMatchId(match) || (await store.read(match, 'lobby')).length === 0) {
      throw new NoMatch();
    }
  });
}

/** What a new match is set up with. */
export function readSetup<G extends GameTypes>(
  setup: RoomSetup<G> | ((asked: unknown) => RoomSetup<G>),
  asked: unknown,
): Lobby['setup'] {
  try {
    const chosen = typeof setup === 'function' ? setup(plainCopy(asked, 'setup options')) : setup;
    const { seed: _never, ...rest } = chosen as RoomSetup<G> & { readonly seed?: unknown };
    return rest;
  } catch (error) {
    if (error instanceof InvalidInput) throw refusedJoin('badOptions', error.message);
    throw error;
  }
}

const pause = 150;
const tries = 6;

/** Opens a match; one that another process is just letting go, after a moment. */
export async function opening<T>(open: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await open();
    } catch (error) {
      if (error instanceof NoMatch) throw refusedJoin('noMatch', error.message);
      if (error instanceof InvalidInput) throw refusedJoin('badOptions', error.message);
      if (!(error instanceof BusyMatch)) throw error;
      if (tried === tries) throw refusedJoin('busy', error.message);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export function refusedJoin(why: keyof typeof joinErrors, message: string): ServerError {
  return new ServerError(joinErrors[why], message);
}
