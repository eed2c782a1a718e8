import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import { hasSeen, type Layer } from '../../kit/layers.js';
import { withoutId } from '../../kit/sets.js';

/** A place that holds one unknown card. */
interface Place {
  put(card: string): void;
  /** What may lie there; anything by default. */
  readonly fits?: (card: string) => boolean;
}

export type Fits = (card: string) => boolean;

/** Unknown cards and their places. */
export class Pool {
  readonly cards: string[] = [];
  readonly places: Place[] = [];

  add(card: string, put: (card: string) => void, fits?: (card: string) => boolean): void {
    this.cards.push(card);
    this.places.push(fits ? { put, fits } : { put });
  }

  /** Shuffles by exchanging cards, but for those of which one would not fit the other's place. */
  deal(random: SeededChance): void {
    const { cards, places } = this;
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const fits = this.#fits(i, cards[j]) && this.#fits(j, cards[i]);
      if (fits) [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
    }
    places.forEach((place, i) => {
      place.put(cards[i] as string);
    });
  }

  #fits(place: number, card: string | undefined): boolean {
    return card !== undefined && (this.places[place]?.fits?.(card) ?? true);
  }
}

/** Adds a hand but for the cards the viewer knows it holds; returns what puts the new one together. */
export function addHand(
  pool: Pool,
  cards: readonly string[],
  known: readonly string[],
  set: (cards: string[]) => void,
) {
  const fresh = [...known];
  const unknown = known.reduce<readonly string[]>(withoutId, cards);
  for (const card of unknown) pool.add(card, (one) => fresh.push(one));
  return () => set(fresh.sort());
}

/** Adds the layers that the viewer has not seen. */
export function addLayers(
  pool: Pool,
  layers: readonly Layer[],
  viewer: Viewer,
  set: (layers: Layer[]) => void,
  fits?: Fits,
) {
  const fresh = layers.map((layer) => {
    if (hasSeen(layer, viewer)) return layer;
    const cards: string[] = [];
    for (const card of layer.cards) pool.add(card, (one) => cards.push(one), fits);
    return { cards, seenBy: layer.seenBy };
  });
  return () => {
    for (const layer of fresh) if (!layers.includes(layer)) layer.cards.sort();
    set(fresh);
  };
}
