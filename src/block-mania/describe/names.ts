import type { Content } from '../content/compile.js';
import type { MarkerKind } from '../content/schema.js';

/** What is printed on counters, cards and boards. Ids that no pack knows stand for themselves. */
export class Names {
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
  }

  /** "Mob 2 of Sammy Fox Block". */
  blocker(id: string): string {
    const { blockerType, blockOf } = this.#content;
    const name = blockerType.get(id)?.name;
    if (name === undefined) return id;
    const block = blockOf.get(id);
    const one = `${name} ${id.slice(id.lastIndexOf('-') + 1)}`;
    return block === undefined ? one : `${one} of ${this.block(block)}`;
  }

  blockers(ids: readonly string[]): string {
    return listed(ids.map((id) => this.blocker(id)));
  }

  item(id: string): string {
    return `the ${this.#content.item.get(id)?.name ?? id}`;
  }

  items(ids: readonly string[]): string {
    return listed(ids.map((id) => this.item(id)));
  }

  block(id: string): string {
    return this.#content.pack.boards.find((board) => board.id === id)?.name ?? id;
  }

  mania(card: string): string {
    return this.#content.mania.get(card)?.name ?? card;
  }

  justice(card: string): string {
    return this.#content.justice.get(card)?.name ?? card;
  }

  /** Both sides of a card. */
  card(card: string): string {
    return `${this.mania(card)} / ${this.justice(card)}`;
  }
}

const markers: Readonly<Record<MarkerKind, string>> = {
  hWagon: 'H-wagon',
  patWagon: 'pat-wagon',
  sonicCannon: 'sonic cannon',
};

export function markerName(kind: MarkerKind): string {
  return markers[kind];
}

/** "homingExplosive" as words. */
export function inWords(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function many(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(all: readonly (string | number)[]): string {
  if (all.length < 2) return all.join('');
  return `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`;
}
