/** How much a client may send. */
export interface Limits {
  /** The longest message, in bytes; 4096 unless told. The transport has a limit of its own (`maxPayload`). */
  readonly bytes?: number | undefined;
  /** So many messages at once; 30 unless told. */
  readonly burst?: number | undefined;
  /** So many messages a second in the long run; 10 unless told. */
  readonly perSecond?: number | undefined;
  /** After so many messages that were too many, the client is sent away; 100 unless told. */
  readonly patience?: number | undefined;
}

/** Whether one more message is fine, too much, or the last one of this client. */
export type Spent = 'fine' | 'too much' | 'enough';

/** Counts what one client sends. */
export class Allowance {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #patience: number;
  #left: number;
  #at: number;
  #tooMany = 0;

  constructor({ burst = 30, perSecond = 10, patience = 100 }: Limits, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#patience = patience;
    this.#left = burst;
    this.#at = now;
  }

  /** Spends one message. */
  spend(now: number): Spent {
    const gained = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + gained);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left--;
      return 'fine';
    }
    this.#tooMany++;
    return this.#tooMany > this.#patience ? 'enough' : 'too much';
  }
}
