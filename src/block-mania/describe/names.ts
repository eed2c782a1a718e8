import { listed, seatName } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { MarkerKind } from '../content/schema.js';
import type { OpenState } from '../state/state.js';

/*
 * What is printed on counters, cards and boards. Ids that no pack knows stand for themselves; a square is called by its
 * column and level.
 */

/** Whatever knows the pack, such as a position. */
export interface Printed {
  readonly content: Content;
}

/** "Mob 2 of Sammy Fox Block". */
export function blockerName(printed: Printed, blocker: string): string {
  const { blockerType, blockOf } = printed.content;
  const name = blockerType.get(blocker)?.name;
  if (name === undefined) return blocker;
  const block = blockOf.get(blocker);
  const one = `${name} ${blocker.slice(blocker.lastIndexOf('-') + 1)}`;
  return block === undefined ? one : `${one} of ${blockName(printed, block)}`;
}

export function blockerNames(printed: Printed, blockers: readonly string[]): string {
  return listed(blockers.map((blocker) => blockerName(printed, blocker)));
}

/** "the Flamer". */
export function itemName({ content }: Printed, item: string): string {
  return `the ${content.item.get(item)?.name ?? item}`;
}

export function blockName({ content }: Printed, block: string): string {
  return content.pack.boards.find(({ id }) => id === block)?.name ?? block;
}

/** The block on this board. */
export function boardName(printed: Printed & { readonly state: OpenState }, board: number): string {
  const block = printed.state.boards[board]?.block;
  return block === undefined ? `board ${board}` : blockName(printed, block);
}

/** Both sides of a card; one that the viewer may not see has no id. */
export function cardName(printed: Printed, card: string | undefined): string {
  return card === undefined
    ? 'a card'
    : `${maniaName(printed, card)} / ${justiceName(printed, card)}`;
}

export function maniaName({ content }: Printed, card: string): string {
  return content.mania.get(card)?.name ?? card;
}

export function justiceName({ content }: Printed, card: string): string {
  return content.justice.get(card)?.name ?? card;
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

/** What sentences are told with: the pack, and what the seats are called. */
export class Names implements Printed {
  constructor(
    readonly content: Content,
    readonly seats: readonly string[],
  ) {}

  seat(seat: number): string {
    return seatName(seat, this.seats);
  }

  blocker(blocker: string): string {
    return blockerName(this, blocker);
  }

  blockers(blockers: readonly string[]): string {
    return blockerNames(this, blockers);
  }

  item(item: string): string {
    return itemName(this, item);
  }

  items(items: readonly string[]): string {
    return listed(items.map((item) => this.item(item)));
  }

  block(block: string): string {
    return blockName(this, block);
  }

  /** The block of the seat that owns this board. */
  board(board: number): string {
    return `the block of ${this.seat(board)}`;
  }

  mania(card: string): string {
    return maniaName(this, card);
  }

  justice(card: string): string {
    return justiceName(this, card);
  }

  card(card: string | undefined): string {
    return cardName(this, card);
  }
}
