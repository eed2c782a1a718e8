import { button, make } from './dom.js';

/** What is answered to somebody who pointed or asked: beside the table, or where there is no room, over its lower edge. */
export class Notice {
  readonly #said = make('div', { role: 'status' });
  readonly element = make(
    'div',
    { class: 'panel notice' },
    this.#said,
    button('Close', () => this.clear()),
  );

  say(...parts: readonly (Node | string)[]): void {
    this.#said.replaceChildren(...parts);
  }

  clear(): void {
    this.#said.replaceChildren();
  }
}
