import { fingerprint } from '../kernel/fingerprint.js';
import type { GameTypes } from '../kernel/game.js';
import { roundTrip, same, show } from './compare.js';
import type { Inspection } from './inspection.js';
import { LawBroken } from './law-book.js';

/** Law 14: the caller wrecks every event, listed move and played move. */
export function checkSharing<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  move: G['move'],
): void {
  const { game } = inspection;
  const before = loaded(inspection, state);
  const listed = game.legalMoves(before);
  const list = fingerprint(listed);
  const played = roundTrip(move);
  const { state: after, events } = game.apply(before, played);
  const print = fingerprint(after);
  wreck(events);
  wreck(listed);
  wreck(played);
  inspection.check(
    14,
    fingerprint(game.legalMoves(before)) === list,
    'a list changes with another',
  );
  inspection.check(14, same(before, state), `${show(move)}: the old state changes with its events`);
  inspection.check(
    14,
    fingerprint(after) === print,
    `${show(move)}: the state changes with its events`,
  );
  const stepped = roundTrip(move);
  const happened = game.step(before, stepped);
  const now = fingerprint(before);
  wreck(stepped);
  wreck(happened);
  inspection.check(
    14,
    fingerprint(before) === now,
    `${show(move)}: the state changes with its move`,
  );
}

/** Law 15. */
function loaded<G extends GameTypes>(inspection: Inspection<G>, state: G['state']): G['state'] {
  try {
    const loaded = inspection.game.load(roundTrip(state));
    inspection.check(15, same(loaded, state), 'a loaded state is another one');
    return loaded;
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw inspection.broken(15, String(error));
  }
}

/** Changes everything that can be changed in it. */
function wreck(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    wreck(record[key]);
    record[key] = 'wrecked';
  }
  if (Array.isArray(value)) value.length = 0;
}
