import { dealTo } from '../mechanics/cards.js';
import type { Steps } from './rule.js';

export const setupSteps: Steps<'deal'> = {
  deal: {
    resolve(table) {
      const players = table.state.hands.length;
      table.emit({ type: 'gameStarted', players });
      for (let seat = 0; seat < players; seat++) {
        for (let card = 0; card < table.content.pack.rounds; card++) dealTo(table, seat);
      }
      table.next({ type: 'choose' });
    },
  },
};
