import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import type { ManiaPosition } from '../play.js';
import { copyState, type State } from '../state/state.js';

export interface View extends Omit<State, 'chance' | 'cards'> {
  cards: {
    /** How many cards: deck and cards set aside in one. */
    pool: number;
    left: number;
    discard: string[];
    /** The cards for their holder, their number for everybody else. */
    hands: (string[] | number)[];
  };
}

/** Everything is public but the hands of others and the pool, which would betray them (BM-MANIA-02, BM-RULING-90). */
export function view({ state }: ManiaPosition, viewer: Viewer): View {
  const { chance: _chance, cards, ...open } = copyState(state);
  return {
    ...open,
    cards: {
      pool: cards.pool.length,
      left: cards.left,
      discard: cards.discard,
      hands: cards.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    },
  };
}

/** Deals the pool and the other hands anew over the same sizes. */
export function redeal({ state }: ManiaPosition, viewer: Viewer, random: SeededChance): void {
  const { left, discard } = state.cards;
  const pool = [...state.cards.pool];
  state.cards.hands.forEach((hand, seat) => {
    if (seat !== viewer) pool.push(...hand);
  });
  pool.sort();
  const hands = state.cards.hands.map((hand, seat) => {
    return seat === viewer ? hand : takeAny(pool, hand.length, random);
  });
  state.cards = { pool, left, discard, hands };
}

function takeAny(from: string[], count: number, random: SeededChance): string[] {
  return Array.from({ length: count }, () => {
    return from.splice(random.below(from.length), 1)[0] as string;
  }).sort();
}
