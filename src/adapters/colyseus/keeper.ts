import type { Listener } from './answer.js';
import type { Lease, LogStore, Part } from './store.js';

type KeeperListener = Pick<Listener<never>, 'onRenewed' | 'onLost'>;

/**
 * Keeps one match: holds its lease, does one thing after the other, and writes. When anything cannot be written, nobody
 * here knows any more what is kept: the keeper is lost, and who comes next reads it from the store.
 */
export class Keeper {
  readonly match: string;
  readonly #store: LogStore;
  readonly #lease: Lease;
  readonly #renewal: ReturnType<typeof setInterval>;
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;
  #listener: KeeperListener | undefined;

  /** Nothing as long as another process has the match. */
  static async open(
    store: LogStore,
    match: string,
    milliseconds: number,
  ): Promise<Keeper | undefined> {
    const lease = await store.acquire(match, milliseconds);
    return lease && new Keeper(store, lease, milliseconds);
  }

  private constructor(store: LogStore, lease: Lease, milliseconds: number) {
    this.match = lease.match;
    this.#store = store;
    this.#lease = lease;
    this.#renewal = setInterval(() => this.#renew(milliseconds), milliseconds / 3);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Tells this one what becomes of the lease. */
  tell(listener: KeeperListener): void {
    this.#listener = listener;
  }

  read(part: Part): Promise<string[]> {
    return this.#store.read(this.match, part);
  }

  /** Does this when everything before it is done. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async write(part: Part, number: number, lines: readonly string[]): Promise<void> {
    if (this.#isLost) throw new Error('the match is lost');
    try {
      await this.#store.append(this.#lease, part, number, lines);
    } catch (error) {
      this.#lose();
      throw error;
    }
  }

  /** When everything is done, gives the lease back. */
  async close(): Promise<void> {
    await this.#last;
    clearInterval(this.#renewal);
    // Where the store does not answer, the lease ends by itself.
    if (!this.#isLost) await this.#store.release(this.#lease).catch(() => undefined);
    this.#isLost = true;
  }

  async #renew(milliseconds: number): Promise<void> {
    // Where the store does not answer, the next line that is written will show.
    const holds = await this.#store.renew(this.#lease, milliseconds).catch(() => true);
    if (!holds) this.#lose();
    else if (!this.#isLost) this.#listener?.onRenewed();
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    clearInterval(this.#renewal);
    this.#listener?.onLost();
  }
}
