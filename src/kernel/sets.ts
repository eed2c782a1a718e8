/*
 * Hands, discard piles and the layers of a draw pile are sets of ids. They are kept as arrays sorted
 * by code units, so that equal situations are equal states.
 */

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

export function addAll(set: string[], ids: readonly string[]): void {
  for (const id of ids) set.push(id);
  set.sort();
}

/** Removes one copy; false if there is none. */
export function removeFrom(set: string[], id: string): boolean {
  const at = set.indexOf(id);
  if (at < 0) return false;
  removeAt(set, at);
  return true;
}

export function removeAt(set: string[], at: number): void {
  for (let i = at + 1; i < set.length; i++) set[i - 1] = set[i] as string;
  set.pop();
}

export function isSorted(set: readonly string[]): boolean {
  return set.every((id, i) => i === 0 || (set[i - 1] as string) <= id);
}
