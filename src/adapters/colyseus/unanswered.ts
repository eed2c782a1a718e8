import type { ClientRoom, PlayAnswer } from './client-types.js';

/* What a client does where nobody answers. */

/** What was sent, and not answered yet. */
export interface Pending {
  readonly type: string;
  readonly message: object;
  readonly resolve: (answer: PlayAnswer) => void;
}

/** Nobody waits for a connection that is broken already. */
export function depart(room: ClientRoom | undefined): void {
  room?.leave().catch(() => undefined);
}

/** It may have happened or not: nobody was there to say. */
export function unanswered(message: string): PlayAnswer {
  return { ok: false, rule: null, title: 'No answer', message };
}

/** Rejects where it takes longer than so many milliseconds. */
export function inTime(done: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer came')), milliseconds);
    done.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
