import { ownerOf } from '../mechanics/mechs.js';
import { discardFromHand, drawCards } from '../mechanics/piles.js';
import { mechOf } from '../state/state.js';
import type { AnswerTo, Handlers } from './handler.js';

/** Cards drawn, and cards of a hand given up one after the other. */
export const cardEffects: Handlers<'draw' | 'discardCards' | 'payCards'> = {
  draw(table, { frame }, { count }) {
    const seat = ownerOf(frame);
    if (seat !== undefined) drawCards(table, seat, count);
  },
  discardCards: {
    ask({ state }, { frame: { itMech: seat }, progress }, { count }) {
      if (seat === undefined || progress >= count) return undefined;
      if (mechOf(state, seat).hand.length === 0) return undefined;
      return { type: 'chooseCard', seat, rule: 'DN-FX-11', optional: false };
    },
    answered(table, _running, _effect, { seat, card }: AnswerTo<'chooseCard'>) {
      discardFromHand(table, seat, card, 'effect');
      return 'again';
    },
  },
  payCards: {
    ask({ state }, { frame, progress }, { max }) {
      const seat = ownerOf(frame);
      if (seat === undefined || progress >= max) return undefined;
      if (mechOf(state, seat).hand.length === 0) return undefined;
      return { type: 'chooseCard', seat, rule: 'DN-FX-12', optional: true };
    },
    answered(table, _running, _effect, { seat, card }: AnswerTo<'chooseCard'>) {
      discardFromHand(table, seat, card, 'paid');
      return 'again';
    },
    unasked: (_table, { progress }) => ({ knowing: { paid: progress } }),
    leftOff: ({ progress }) => ({ knowing: { paid: progress } }),
  },
};
