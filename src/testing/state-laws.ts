import type { GameTypes } from '../kernel/game.js';
import type { Seat, Viewer } from '../kernel/play.js';
import { roundTrip, same, show } from './compare.js';
import type { Inspection } from './inspection.js';
import { wrongAnswer } from './question-law.js';
import { isSimultaneous } from './simultaneous.js';

/* Laws about a state, whatever is done next. */

/** Laws 2, 4, 5, 6 and 7 for a state; returns its legal moves. */
export function checkState<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): G['move'][] {
  const { game } = inspection;
  inspection.parses('state', game.schemas.state, state);
  const broken = game.invariants(state);
  inspection.check(6, broken.length === 0, broken.join('; '));
  const moves = game.legalMoves(state);
  const keys = moves.map((move) => JSON.stringify(move));
  inspection.check(5, new Set(keys).size === keys.length, 'a move is listed twice');
  inspection.check(5, same(game.legalMoves(roundTrip(state)), moves), 'the list changes');
  const seats = game.toAct(state);
  const isOver = game.outcome(state) !== null;
  inspection.check(4, isOver === (seats.length === 0), `over: ${isOver}, to act: ${seats}`);
  inspection.check(4, isOver === (moves.length === 0), `over: ${isOver}, ${moves.length} moves`);
  for (const seat of seats) {
    const own = game.legalMoves(state, seat);
    inspection.check(4, own.length > 0, `seat ${seat} may act but has no move`);
    inspection.check(
      5,
      own.every((move) => move.seat === seat),
      'a move of another seat',
    );
  }
  inspection.check(
    5,
    same(
      seats.flatMap((seat) => game.legalMoves(state, seat)),
      moves,
    ),
    'by seat',
  );
  return moves;
}

/** Law 17, by the state and by one view. */
export function checkStanding<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): void {
  const { game } = inspection;
  const whole = game.standing(state);
  const outcome = game.outcome(state);
  const viewer = inspection.pick<Viewer>([...Array(game.seats(state)).keys(), 'spectator', 'open']);
  const seen = game.standing(game.view(state, viewer));
  inspection.check(
    17,
    seen.unit === whole.unit && seen.better === whole.better,
    'two ways to count',
  );
  whole.seats.forEach((row, i) => {
    const sum = row.parts.reduce((total, { value }) => total + value, 0);
    inspection.check(17, row.score === sum, `seat ${row.seat}: ${row.score} is not ${sum}`);
    const isFinal = outcome === null || outcome.scores[row.seat] === row.score;
    inspection.check(17, isFinal, `seat ${row.seat} does not end with its standing`);
    const shown = seen.seats[i];
    const isTold = shown?.score === null || same(shown, row);
    inspection.check(17, isTold, `${viewer} is told another standing of seat ${row.seat}`);
  });
  if (outcome === null) return;
  const ranked = outcome.ranking.flat();
  inspection.check(
    17,
    same(
      [...ranked].sort(),
      whole.seats.map(({ seat }) => seat),
    ),
    'not all ranked',
  );
}

/** Law 23, for one viewer. */
export function checkQuestions<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): void {
  const { game, options } = inspection;
  const { questions } = options;
  if (questions === undefined) return;
  const pick = <T>(list: readonly T[]) => list[inspection.places.below(list.length)] as T;
  const viewer = pick<Viewer>([...Array(game.seats(state)).keys(), 'spectator', 'open']);
  inspection.silent(23, wrongAnswer(game, questions, state, viewer, pick));
}

/** Law 9, for one viewer. */
export function checkRedeals<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): void {
  const { game } = inspection;
  const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
  const viewer = inspection.pick(viewers);
  const other = game.redeal(state, viewer, inspection.random.below(1_000_000));
  const before = game.view(state, viewer);
  inspection.parses('view', game.schemas.view, before);
  inspection.check(9, same(game.view(other, viewer), before), `the view of ${viewer} changes`);
  inspection.check(9, game.invariants(other).length === 0, 'a redealt state breaks an invariant');
  const again = inspection.random.below(1_000_000);
  const once = game.redeal(state, viewer, again);
  inspection.check(
    9,
    same(game.redeal(other, viewer, again), once),
    'a redeal knows what is hidden',
  );
  inspection.check(9, !JSON.stringify(before).includes('"chance"'), 'chance is in the view');
  if (typeof viewer === 'number') {
    const moves = game.legalMoves(state, viewer);
    inspection.check(9, same(game.legalMoves(other, viewer), moves), `moves of ${viewer} change`);
  }
  inspection.coverage.redealt++;
}

/** Law 10. */
export function checkSimultaneous<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
): void {
  const { game, options } = inspection;
  const seats = game.toAct(state);
  const isSecret = options.isSimultaneous ?? isSimultaneous;
  if (seats.length < 2 || !isSecret(state)) return;
  const [a, b] = seats as [Seat, Seat];
  const first = inspection.pick(game.legalMoves(state, a));
  const second = inspection.pick(game.legalMoves(state, b));
  const ab = game.apply(game.apply(state, first).state, second).state;
  const ba = game.apply(game.apply(state, second).state, first).state;
  inspection.check(10, same(ab, ba), `${show(first)} and ${show(second)} do not commute`);
}
