import { addAll } from 'cityrules/kit';
import { cardsLaid, highestOf } from '../mechanics/cards.js';
import { gain, pointsOf } from '../mechanics/points.js';
import type { DuelTable } from '../play.js';
import { leaders } from '../score.js';
import type { Steps } from './rule.js';

export const roundSteps: Steps<'choose' | 'reveal' | 'bet' | 'endRound'> = {
  choose: {
    seats: ({ state }) => [...state.laid.keys()].filter((seat) => state.laid[seat] === null),
  },
  reveal: { resolve: reveal },
  bet: {
    seats: (_position, { seat }) => [seat],
    // Who has no points is not asked, for there is nothing to risk.
    needs: ['risk'],
    // A single point is kept (DU-RISK-03).
    forced(position, { seat }) {
      return pointsOf(position, seat) === 1 ? { type: 'done', seat } : undefined;
    },
  },
  endRound: { resolve: endRound },
};

function reveal(table: DuelTable): void {
  // Cards that were hidden are shown, though nothing is drawn or rolled: no undo after this.
  table.reveal();
  table.emitCopy({ type: 'cardsShown', cards: cardsLaid(table) });
  table.next({ type: 'endRound' });
  const seat = highestOf(table);
  if (seat === undefined) return;
  const amount = table.roll('prize', table.content.pack.die);
  gain(table, seat, amount);
  table.emit({ type: 'prizeWon', seat, amount });
  table.next({ type: 'bet', seat });
}

function endRound(table: DuelTable): void {
  const { state } = table;
  addAll(state.discard, cardsLaid(table));
  state.laid = state.laid.map(() => null);
  if (state.hands.some((hand) => hand.length > 0)) {
    table.next({ type: 'choose' });
    return;
  }
  table.emitCopy({ type: 'gameEnded', winners: leaders(state) });
  table.end();
}
