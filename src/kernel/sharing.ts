/*
 * Long records of which a move changes an entry or none. A copy of a state shares them with its original, and
 * whichever of the two changes one first takes a record of its own: a game played in place copies none.
 */

const shared = new WeakSet<object>();

/** More than one state may hold the record from now on. */
export function share<R extends object>(record: R): R {
  shared.add(record);
  return record;
}

/** The record itself, or a copy of it if another state may hold it too. */
export function owned<R extends object>(record: R, copy: (record: R) => R): R {
  return shared.has(record) ? copy(record) : record;
}
