import type { SeededChance } from '../../kernel/chance.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import type { TokyoPosition } from '../play.js';
import { copyState, type Mech, mechOf, type State } from '../state/state.js';

/** A Mech of another seat whose hand is not open. */
export interface HiddenMech extends Omit<Mech, 'hand' | 'deck'> {
  hand: number;
  deck: number;
  /** The cards of hand and deck together: nobody else knows which is where. */
  unseen: string[];
}

export interface View extends Omit<State, 'chance' | 'mechs'> {
  mechs: (Mech | HiddenMech)[];
}

/** DN-RULING-44, DN-RULING-66: no pile has a hidden order, so only hands may be hidden. */
export function view({ state }: TokyoPosition, viewer: Viewer): View {
  const { chance: _chance, mechs, ...open } = copyState(state);
  return {
    ...open,
    mechs: mechs.map((mech, seat) => (isHidden(state, seat, viewer) ? hideHand(mech) : mech)),
  };
}

function isHidden(state: State, seat: Seat, viewer: Viewer): boolean {
  return !state.options.houseRules.openHands && seat !== viewer;
}

function hideHand(mech: Mech): HiddenMech {
  const unseen = unseenCards(mech);
  return { ...mech, hand: mech.hand.length, deck: pileSize(mech.deck), unseen };
}

function unseenCards({ hand, deck }: Mech): string[] {
  return [...hand, ...deck.flat()].sort();
}

/** Deals the hands that the viewer cannot see anew. */
export function redeal({ state }: TokyoPosition, viewer: Viewer, random: SeededChance): void {
  for (let seat = 0; seat < state.mechs.length; seat++) {
    if (!isHidden(state, seat, viewer)) continue;
    const mech = mechOf(state, seat);
    const pool = unseenCards(mech);
    const size = mech.hand.length;
    mech.hand = [];
    while (mech.hand.length < size) {
      mech.hand.push(...pool.splice(random.below(pool.length), 1));
    }
    mech.hand.sort();
    mech.deck = pool.length > 0 ? [pool] : [];
  }
}
