import { clockwise, nextSeat } from '../../kit/seats.js';
import { gainBlurp } from '../mechanics/blurp.js';
import { blurpOfSpaces, payOfBuildings } from '../mechanics/daylight.js';
import { gainMoney } from '../mechanics/money.js';
import { rank, scoreFactories } from '../score.js';
import type { Steps } from './rule.js';

/** The end of a round, daylight (NG-DAY-01 to NG-DAY-05) and the end of the game. */
export const roundSteps: Steps<
  'endRound' | 'daylight' | 'exchange' | 'passToken' | 'nextRound' | 'endGame'
> = {
  endRound: {
    resolve(table) {
      const { state, content } = table;
      const { rounds, daylightAfterRounds } = content.constants;
      table.emit({ type: 'roundEnded', round: state.round });
      table.next({ type: state.round < rounds ? 'nextRound' : 'endGame' });
      if (!daylightAfterRounds.includes(state.round)) return;
      table.next(
        { type: 'daylight' },
        { type: 'exchange', seats: clockwise(state.firstPlayer, state.players) },
        { type: 'passToken' },
      );
    },
  },
  daylight: {
    resolve(table) {
      table.emit({ type: 'daylightStarted', round: table.state.round });
      blurpOfSpaces(table.state).forEach((blurp, seat) => {
        gainBlurp(table, seat, blurp, 'space');
      });
      for (const { seat, space, skyscraper, monument, money } of payOfBuildings(table)) {
        gainBlurp(table, seat, skyscraper, 'skyscraper', space);
        gainBlurp(table, seat, monument, 'monument', space);
        gainMoney(table, seat, money, 'monument');
      }
    },
  },
  exchange: {
    seats: (_position, { seats }) => seats.slice(0, 1),
    forced(_position, { seats: [seat] }, can) {
      if (seat === undefined) return 'skip';
      return can(seat, 'exchange') ? undefined : { type: 'passExchange', seat };
    },
  },
  passToken: {
    resolve(table) {
      const { state } = table;
      const from = state.firstPlayer;
      state.firstPlayer = nextSeat(from, state.players);
      state.daylights++;
      table.emit({ type: 'firstPlayerPassed', from, to: state.firstPlayer });
    },
  },
  nextRound: {
    resolve(table) {
      const { state } = table;
      state.round++;
      state.turnInRound = 0;
      state.active = state.firstPlayer;
      table.next({ type: 'startTurn' });
    },
  },
  endGame: {
    resolve(table) {
      scoreFactories(table);
      const outcome = rank(table);
      table.state.outcome = outcome;
      table.emitCopy({ type: 'gameEnded', winners: outcome.winners, tieBreak: outcome.tieBreak });
      table.end();
    },
  },
};
