/*
 * Damages a JSON value in one place: what a hand-edited or corrupted file looks like.
 */

type Key = string | number;
type Container = Record<Key, unknown>;
interface Place {
  readonly holder: Container;
  readonly key: Key;
}

/** Values that often go wrong where something else is expected. */
export const strangers: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  2,
  7,
  99,
  0.5,
  Number.NaN,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [null],
];

/** Numbers that a loop may never come to the end of. */
export const hugeNumbers: readonly number[] = [
  1e9,
  Number.MAX_SAFE_INTEGER,
  1e308,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/** A damaged copy. The two numbers pick the place and the kind of damage. */
export function damage<T>(
  value: T,
  place: number,
  kind: number,
  replacements: readonly unknown[] = strangers,
): T {
  const copy = structuredClone({ value });
  const places = placesIn(copy);
  const { holder, key } = places[place % places.length] as Place;
  const damages = [
    ...replacements.map((stranger) => () => {
      holder[key] = structuredClone(stranger);
    }),
    () => remove(holder, key),
    () => addTwin(holder, key),
    () => shift(holder, key, 1),
    () => shift(holder, key, -1),
    () => borrow(places, { holder, key }, Math.floor(kind / 100)),
  ];
  damages[kind % damages.length]?.();
  return copy.value;
}

function placesIn(root: object): Place[] {
  const found: Place[] = [];
  const visit = (holder: Container) => {
    for (const key of Object.keys(holder)) {
      found.push({ holder, key });
      const inner = holder[key];
      if (typeof inner === 'object' && inner !== null) visit(inner as Container);
    }
  };
  visit(root as Container);
  return found;
}

function remove(holder: Container, key: Key): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function addTwin(holder: Container, key: Key): void {
  if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  else holder[`${key}2`] = structuredClone(holder[key]);
}

function shift(holder: Container, key: Key, by: number): void {
  const value = holder[key];
  holder[key] = typeof value === 'number' ? value + by : [value];
}

/** Puts a copy of what lies somewhere else here: right in form, wrong in place. */
function borrow(places: readonly Place[], { holder, key }: Place, from: number): void {
  const like = places.filter((other) => typeof other.holder[other.key] === typeof holder[key]);
  const other = like[from % like.length] as Place;
  holder[key] = structuredClone(other.holder[other.key]);
}
