/**
 * What was derived from values that are never changed. The value asked about last is nearly always
 * asked about again, so it is found without a lookup.
 */
export class Memo<K extends object, V> {
  readonly #known = new WeakMap<K, V>();
  #lastKey: K | undefined;
  #last: V | undefined;

  find(key: K): V | undefined {
    if (key === this.#lastKey) return this.#last;
    const found = this.#known.get(key);
    if (found === undefined) return undefined;
    this.#lastKey = key;
    this.#last = found;
    return found;
  }

  keep(key: K, value: V): V {
    this.#known.set(key, value);
    this.#lastKey = key;
    this.#last = value;
    return value;
  }
}
