import { clockwise, nextSeat } from '../../kit/seats.js';
import { inOrder, spacesWhere } from '../content/board.js';
import { gainBlurp } from '../mechanics/blurp.js';
import { controller } from '../mechanics/control.js';
import { gainMoney } from '../mechanics/money.js';
import type { NeonTable } from '../play.js';
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
      paySpaces(table);
      paySkyscrapersAndMonuments(table);
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
      table.emit({ type: 'gameEnded', winners: outcome.winners, tieBreak: outcome.tieBreak });
      table.end();
    },
  },
};

/** NG-DAY-01: 1 for every controlled space, dead zones excluded. */
function paySpaces(table: NeonTable): void {
  const spaces = table.state.seats.map(() => 0);
  for (const space of inOrder(table.state.board)) {
    const seat = controller(space);
    if (seat !== undefined && !space.dead) spaces[seat] = (spaces[seat] ?? 0) + 1;
  }
  spaces.forEach((count, seat) => {
    gainBlurp(table, seat, count, 'space');
  });
}

/** NG-DAY-02: to whoever controls the space, in canonical order. */
function paySkyscrapersAndMonuments(table: NeonTable): void {
  const { board, houseRules } = table.state;
  const { monumentPay } = table.content.constants;
  const paying = spacesWhere(board, ({ skyscraper, monument }) => skyscraper > 0 || monument);
  for (const at of paying) {
    const space = board[at];
    const seat = controller(space);
    if (seat === undefined) continue;
    gainBlurp(table, seat, space.skyscraper, 'skyscraper', at);
    if (!space.monument) continue;
    if (houseRules.monumentPays === 'money') {
      gainMoney(table, seat, monumentPay, 'monument');
    } else {
      gainBlurp(table, seat, monumentPay, 'monument', at);
    }
  }
}
