import type { AskRules } from 'cityrules/kernel';
import { seatName } from 'cityrules/kit';
import type { Move } from '../moves/index.js';
import type { DuelPlay } from '../play.js';
import { cardName } from './names.js';

/** What chance is asked for, in words. */
export const chance: AskRules<DuelPlay, Move> = {
  deal: {
    sentence: ({ seat = 0, names }) => `${seatName(seat, names)} is dealt a card`,
    seenBy: ({ seat = 0 }) => [seat],
    name: ({ content }, card) => cardName(content, String(card)),
    whyNot: ({ content }, card) => {
      return content.cards.has(String(card)) ? 'it is not in the pile' : 'there is no such card';
    },
  },
  prize: { sentence: () => 'the prize of the round is rolled' },
  risk: { sentence: ({ seat = 0, names }) => `${seatName(seat, names)} rolls for what it risks` },
};
