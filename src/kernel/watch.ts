/** Looks for its answer in what happens. What chance does after it is not looked at, which saves most of the work. */
export interface Watch<E, A> {
  /** The answer that this event gives, if it gives one. The first counts. */
  answer(event: E): A | undefined;
  /** The answer where no event gives one. */
  readonly otherwise: A;
  /**
   * 'summed' where the answer does not depend on what single dice show, only on what those rolled together add up to;
   * neither does the move that is said to follow. Then equal sums are walked once, which is faster still.
   */
  readonly dice?: 'summed';
}

export function firstAnswer<E, A>(watch: Watch<E, A>, events: readonly E[]): A | undefined {
  for (const event of events) {
    const answer = watch.answer(event);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
