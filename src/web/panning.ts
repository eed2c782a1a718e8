/** Boards that are wider than the room stay where the reader has moved them to, also when they are drawn anew. */
export class Panning {
  readonly #places = new Map<string, number>();
  readonly #table: HTMLElement;

  constructor(table: HTMLElement) {
    this.#table = table;
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      const { pans } = target.dataset;
      if (pans !== undefined) this.#places.set(pans, target.scrollLeft);
    };
    table.addEventListener('scroll', keep, { capture: true, passive: true });
  }

  /** After drawing; what nobody has moved shows its middle. */
  restore(): void {
    for (const board of this.#table.querySelectorAll<HTMLElement>('[data-pans]')) {
      const middle = (board.scrollWidth - board.clientWidth) / 2;
      board.scrollLeft = this.#places.get(board.dataset.pans ?? '') ?? middle;
    }
  }
}
