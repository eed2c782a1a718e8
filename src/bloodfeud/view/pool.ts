import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import { hasSeen, type Layer } from '../../kit/layers.js';
import { withoutId } from '../../kit/sets.js';

/** A place that holds one unknown card. */
interface Place {
  put(card: string): void;
  /** What may lie there. */
  readonly fits: Fits;
}

export type Fits = (card: string) => boolean;
const anything: Fits = () => true;

/** Unknown cards and their places. Which card lay where is forgotten at once: a deal depends on nothing hidden. */
export class Pool {
  readonly #cards: string[] = [];
  readonly #places: Place[] = [];

  add(card: string, put: (card: string) => void, fits = anything): void {
    this.#cards.push(card);
    this.#places.push({ put, fits });
  }

  /** Places that take only some cards come first; what is left goes anywhere. */
  deal(random: SeededChance): void {
    const left = shuffled(this.#cards, random);
    const dealt = new Map<Place, string>();
    for (const place of this.#places) {
      if (place.fits !== anything) dealInto(place, left, dealt, new Set());
    }
    for (const place of this.#places) place.put(dealt.get(place) ?? (left.pop() as string));
  }
}

/** In an order that depends on the cards and on chance alone. */
function shuffled(cards: readonly string[], random: SeededChance): string[] {
  const left = [...cards].sort();
  for (let i = left.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [left[i], left[j]] = [left[j] as string, left[i] as string];
  }
  return left;
}

/** Gives the place a card that fits; if none is left, that of another place, which takes a different one. */
function dealInto(
  place: Place,
  left: string[],
  dealt: Map<Place, string>,
  asked: Set<Place>,
): boolean {
  const { fits } = place;
  const at = left.findIndex(fits);
  if (at >= 0) {
    dealt.set(place, left[at] as string);
    left.splice(at, 1);
    return true;
  }
  asked.add(place);
  for (const [other, card] of dealt) {
    if (asked.has(other) || !fits(card)) continue;
    if (!dealInto(other, left, dealt, asked)) continue;
    dealt.set(place, card);
    return true;
  }
  return false;
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
  const dealt: string[][] = [];
  const fresh = layers.map((layer) => {
    if (hasSeen(layer, viewer)) return layer;
    const cards: string[] = [];
    for (const card of layer.cards) pool.add(card, (one) => cards.push(one), fits);
    dealt.push(cards);
    return { cards, seenBy: layer.seenBy };
  });
  return () => {
    for (const cards of dealt) cards.sort();
    set(fresh);
  };
}
