/*
 * What has changed between two JSON values, as JSON:
 *
 *   [value]                  it is this now
 *   []                       the field is gone
 *   { field: delta, … }      a record: these fields have changed
 *   { 2: delta, … }          a list of the same length: these entries have changed
 *   { "~": [at, gone, …] }   a list: from `at` on so many entries are gone and these have come
 */

export type Delta = readonly unknown[] | { readonly [field: string]: Delta };

type Fields = Readonly<Record<string, unknown>>;

/** What leads from one JSON value to another; nothing where they are equal. */
export function difference(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after);
  if (isRecord(before) && isRecord(after)) return differenceOfRecords(before, after);
  return [after];
}

/** The value after a change. What has not changed is shared with the one before, which stays as it was. */
export function changed(before: unknown, delta: Delta): unknown {
  if (isList(delta)) return delta[0];
  if (Array.isArray(before)) return changedList(before, delta);
  if (!isRecord(before)) throw new TypeError('there is nothing that could have changed so');
  const after: Record<string, unknown> = { ...before };
  for (const [field, inner] of Object.entries(delta)) {
    if (isList(inner) && inner.length === 0) delete after[field];
    else after[field] = changed(before[field], inner);
  }
  return after;
}

function changedList(
  before: readonly unknown[],
  delta: Readonly<Record<string, Delta>>,
): unknown[] {
  const after = [...before];
  const splice = delta['~'];
  if (splice !== undefined) {
    const [at, gone, ...come] = splice as readonly unknown[];
    after.splice(at as number, gone as number, ...come);
    return after;
  }
  for (const [index, inner] of Object.entries(delta)) {
    after[Number(index)] = changed(before[Number(index)], inner);
  }
  return after;
}

function differenceOfRecords(before: Fields, after: Fields): Delta | undefined {
  const delta: Record<string, Delta> = {};
  let isChanged = false;
  for (const field in after) {
    const inner = Object.hasOwn(before, field)
      ? difference(before[field], after[field])
      : [after[field]];
    if (inner === undefined) continue;
    delta[field] = inner;
    isChanged = true;
  }
  for (const field in before) {
    if (Object.hasOwn(after, field)) continue;
    delta[field] = [];
    isChanged = true;
  }
  return isChanged ? delta : undefined;
}

function differenceOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
): Delta | undefined {
  if (before.length === after.length) return differenceOfEntries(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && difference(before[start], after[start]) === undefined) start++;
  let end = 0;
  while (end < shorter - start && difference(before.at(-1 - end), after.at(-1 - end)) === undefined)
    end++;
  const gone = before.length - start - end;
  return { '~': [start, gone, ...after.slice(start, after.length - end)] };
}

function differenceOfEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): Delta | undefined {
  const delta: Record<string, Delta> = {};
  let isChanged = false;
  for (let index = 0; index < after.length; index++) {
    const inner = difference(before[index], after[index]);
    if (inner === undefined) continue;
    delta[index] = inner;
    isChanged = true;
  }
  return isChanged ? delta : undefined;
}

function isList(value: Delta): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
