import type { WindowKind } from '../content/terms.js';

/** What one call has worked out so far. */
export interface Notes {
  /** The Reacts of each seat's hand; whatever changes a hand forgets those of its seat. */
  readonly reacts: (readonly HeldReact[] | undefined)[];
}

export interface HeldReact {
  readonly card: string;
  readonly window: WindowKind;
}

export function freshNotes(): Notes {
  return { reacts: [] };
}
