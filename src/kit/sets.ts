/*
 * Hands, discard piles and the layers of a draw pile are sets of ids. They are kept as arrays sorted
 * by code units, so that equal situations are equal states. The first functions change a set where it is;
 * the others leave it as it was and give another one, for values that are only ever replaced.
 */

/** Puts a member into its place in a sorted set. */
export function addTo(set: string[], id: string): void {
  let at = set.length;
  set.push(id);
  for (; at > 0; at--) {
    const before = set[at - 1] as string;
    if (before <= id) break;
    set[at] = before;
  }
  set[at] = id;
}

/** Puts several members into a sorted set. */
export function addAll(set: string[], ids: readonly string[]): void {
  for (const id of ids) set.push(id);
  set.sort();
}

/** Removes one copy; false if there is none. */
export function removeFrom(set: string[], id: string): boolean {
  const at = set.indexOf(id);
  if (at < 0) return false;
  for (let i = at + 1; i < set.length; i++) set[i - 1] = set[i] as string;
  set.pop();
  return true;
}

/** The set with one id more. */
export function withId(set: readonly string[], id: string): string[] {
  const more = [...set];
  addTo(more, id);
  return more;
}

/** The set without one copy of the id. */
export function withoutId(set: readonly string[], id: string): string[] {
  const fewer = [...set];
  removeFrom(fewer, id);
  return fewer;
}

/** Whether a set is in its order, each member once. */
export function isSorted(set: readonly string[]): boolean {
  return set.every((id, i) => i === 0 || id >= (set[i - 1] as string));
}

/** How often the id is there. */
export function copiesOf(set: readonly string[], id: string): number {
  let copies = 0;
  for (const one of set) if (one === id) copies++;
  return copies;
}

/** Each id once, in the order in which it comes first. */
export function distinct(ids: readonly string[]): string[] {
  const once: string[] = [];
  for (const id of ids) if (!once.includes(id)) once.push(id);
  return once;
}
