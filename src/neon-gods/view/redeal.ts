import type { SeededChance } from '../../kernel/chance.js';
import { type Seat, topStep, type Viewer } from '../../kernel/play.js';
import { take } from '../../kit/random.js';
import { sees } from '../../kit/seats.js';
import { decidedCards } from '../mechanics/battle.js';
import type { NeonPosition } from '../play.js';
import { type State, seatOf } from '../state/state.js';

/** Mixes what the viewer cannot know: other seats' hands, draw piles and laid cards. */
export function redeal({ state }: NeonPosition, viewer: Viewer, random: SeededChance): void {
  state.seats.forEach((_, seat) => {
    if (!sees(viewer, seat)) redealSeat(state, seat, random);
  });
}

function redealSeat(state: State, seat: Seat, random: SeededChance): void {
  const player = seatOf(state, seat);
  const pool = [...player.hand, ...player.draw.flat(), ...laidCards(state, seat)].sort();
  const deal = (count: number) => Array.from({ length: count }, () => take(pool, random));
  player.hand = deal(player.hand.length).sort();
  player.draw = player.draw.map((layer) => deal(layer.length).sort());
  replaceLaidCards(state, seat, () => take(pool, random));
}

function laidCards(state: State, seat: Seat): string[] {
  const step = topStep(state);
  return step?.type === 'battleCards' ? decidedCards(step.battle, seat) : [];
}

function replaceLaidCards(state: State, seat: Seat, next: () => string): void {
  const step = topStep(state);
  if (step?.type !== 'battleCards') return;
  const played = step.battle.played.map((one) => {
    if (one.seat !== seat) return one;
    return { seat, cards: one.cards.map((laid) => (laid.blind ? laid : { card: next() })) };
  });
  state.agenda[state.agenda.length - 1] = { ...step, battle: { ...step.battle, played } };
}
