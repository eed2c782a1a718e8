import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { id } from '../../kit/terms.js';
import type { CompiledCard } from '../content/compiled.js';
import { effectsStep, inBatch } from '../mechanics/agenda.js';
import { takeFromHand } from '../mechanics/piles.js';
import { raiseAttackTrack } from '../mechanics/tracks.js';
import { cannotReact, reactFrame } from '../mechanics/windows.js';
import { defineMove } from '../play.js';
import { mechOf } from '../state/state.js';
import { cannotTakeFromHand } from './naming.js';

export const react = defineMove({
  type: 'react',
  at: ['react'],
  params: { card: id },
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((card) => ({ type: 'react', seat, card }));
  },
  forbid(position, move, { subject }) {
    const missing = cannotTakeFromHand(position, move, move.card, 'DN-REACT-01');
    return missing ?? cannotReact(position, move.seat, move.card, subject);
  },
  perform(table, { seat, card }, { subject }) {
    const { symbol, list } = table.content.cards.get(card) as CompiledCard;
    const frame = reactFrame(table, seat, card, subject);
    takeFromHand(table, seat, card);
    table.emit({ type: 'reactPlayed', seat, card, window: subject.window });
    if (symbol) raiseAttackTrack(table, 1, seat);
    table.next({ type: 'window', subject, seats: [seat] });
    inBatch(table, effectsStep(list, frame), { type: 'finishCard', seat, card });
  },
});
export interface ReactMove extends MoveIn<typeof react> {}

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
export interface DeclineReactMove extends MoveIn<typeof declineReact> {}
