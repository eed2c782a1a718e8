import { type PublicDraw, receiptOf } from '../../kernel/draw.js';
import { makeNonce, nonceCommitment, type Receipt } from '../../kernel/fair.js';
import type { Viewer } from '../../kernel/play.js';

/** What a seat has to send next in a draw. */
interface DrawStep {
  readonly type: 'commit' | 'open';
  readonly bits: string;
}

/** The nonce of one client: it is committed first, and opened once all have committed. */
export class OwnNonce {
  #nonce: { readonly commitment: string; readonly value: string } | undefined;
  #receipt: Receipt | undefined;

  /** What `verify` needs to say whether a log is of the match that was promised. */
  get receipt(): Receipt | undefined {
    return this.#receipt;
  }

  /** What to send as the draw stands; nothing where others have to. */
  next(draw: PublicDraw, viewer: Viewer): DrawStep | undefined {
    const own = typeof viewer === 'number' ? draw.seats[viewer] : undefined;
    if (own === undefined || typeof viewer !== 'number') return undefined;
    if (this.#nonce?.commitment !== draw.commitment) {
      this.#nonce = { commitment: draw.commitment, value: makeNonce() };
    }
    const { value } = this.#nonce;
    if (own.commitment === null) {
      return { type: 'commit', bits: nonceCommitment(draw.commitment, viewer, value) };
    }
    if (own.nonce !== null || draw.seats.some(({ commitment }) => commitment === null)) {
      return undefined;
    }
    this.#receipt = receiptOf(draw, viewer, value);
    return { type: 'open', bits: value };
  }
}
