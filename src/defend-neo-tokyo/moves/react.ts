import * as z from 'zod';
import { removeFrom } from '../../kit/sets.js';
import type { CompiledCard } from '../content/compile.js';
import { effectsStep, inBatch, push } from '../mechanics/agenda.js';
import { raiseAttackTrack } from '../mechanics/tracks.js';
import { reactFrame, whyNoReact } from '../mechanics/windows.js';
import { defineMove } from '../play.js';
import { mechOf } from '../state/state.js';
import { id } from '../state/terms.js';
import { notInHand } from './unknown.js';

export const react = defineMove({
  type: 'react',
  at: ['react'],
  params: { cardId: id },
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((cardId) => ({ type: 'react', seat, cardId }));
  },
  forbid(position, move, { subject }) {
    const { seat, cardId } = move;
    const missing = notInHand(position, move, cardId, 'DN-REACT-01');
    return missing ?? whyNoReact(position, seat, cardId, subject);
  },
  perform(table, { seat, cardId }, { subject }) {
    const card = table.content.cards.get(cardId) as CompiledCard;
    const frame = reactFrame(table, seat, cardId, subject);
    removeFrom(mechOf(table.state, seat).hand, cardId);
    table.emit({ type: 'reactPlayed', seat, card: cardId, window: subject.window });
    if (card.symbol) raiseAttackTrack(table, 1, seat);
    push(table, { type: 'window', subject, seats: [seat] });
    inBatch(table, effectsStep(card.list, frame), { type: 'finishCard', seat, card: cardId });
  },
});

export const declineReact = defineMove({
  type: 'declineReact',
  at: ['react'],
  params: { until: z.enum(['window', 'phase']) },
  options: (_position, seat) => [
    { type: 'declineReact', seat, until: 'window' },
    { type: 'declineReact', seat, until: 'phase' },
  ],
  forbid: () => undefined,
  perform(table, { seat, until }) {
    if (until === 'phase') table.state.muted[seat] = true;
    table.emit({ type: 'reactDeclined', seat, until });
  },
});
