import type { Seat } from '../../kernel/play.js';
import { drawTop, shuffleInto } from '../../kit/piles.js';
import { addTo } from '../../kit/sets.js';
import type { NeonTable } from '../play.js';
import { seatOf } from '../state/state.js';
import type { Steps } from './rule.js';

/** What setup leaves to chance: hands, the row and who begins. */
export const setupSteps: Steps<'deal'> = {
  deal: {
    resolve(table, { firstPlayer }) {
      const { state } = table;
      state.seats.forEach((_, seat) => {
        dealHand(table, seat);
      });
      dealRow(table);
      state.firstPlayer = firstPlayer ?? table.roll('setup.firstPlayer', [...state.seats.keys()]);
      state.active = state.firstPlayer;
      table.emitCopy({
        type: 'gameStarted',
        scenario: state.scenario,
        gangs: state.seats.map(({ gang }) => gang),
        firstPlayer: state.firstPlayer,
      });
      table.next({ type: 'startTurn' });
    },
  },
};

/** NG-SETUP-05: the starting hand, off the seat's own shuffled deck. */
function dealHand(table: NeonTable, seat: Seat): void {
  const { hand, draw } = seatOf(table.state, seat);
  for (let i = 0; i < table.content.constants.startHand; i++) {
    const card = drawTop(table, `setup.hand.${seat}`, draw);
    addTo(hand, card);
    table.emit({ type: 'cardDrawn', seat, card, hidden: { card: [seat] } });
  }
}

/** NG-SETUP-07, NG-RULING-07: four gang members; events met on the way go back into the deck. */
function dealRow(table: NeonTable): void {
  const { state, content } = table;
  const setAside: string[] = [];
  const row: string[] = [];
  while (row.length < state.row.length) {
    const card = drawTop(table, 'setup.row', state.recruitDeck);
    (content.events.has(card) ? setAside : row).push(card);
  }
  shuffleInto(state.recruitDeck, setAside);
  state.row = row;
  table.emitCopy({ type: 'rowRefilled', row });
}
