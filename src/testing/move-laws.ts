import type * as z from 'zod';
import type { Roll } from '../kernel/chance.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { GameTypes } from '../kernel/game.js';
import { rollsOf } from '../kernel/log.js';
import { type Decided, wrongAsk } from './asks.js';
import { madeUp, poolOf } from './candidates.js';
import { roundTrip, same, show } from './compare.js';
import { count } from './coverage.js';
import { deepFreeze } from './freeze.js';
import type { Inspection } from './inspection.js';

/* Laws about a move: one that is listed, one that is not, and what making it asks and tells. */

/** Laws 1, 2, 3, 7, 11 for a legal move. */
export function checkMove<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  move: G['move'],
  view: G['view'],
): void {
  const { game, coverage } = inspection;
  deepFreeze(move);
  inspection.nearMisses.remember(move);
  inspection.parses('move', game.schemas.move, move);
  const told = game.describe(state, move);
  inspection.sentence(told);
  inspection.check(11, game.describe(view, move) === told, `from the view it is not: ${told}`);
  const tried = game.tryApply(state, move);
  if (!tried.ok) throw inspection.broken(3, `listed but refused: ${tried.message}`);
  const again = game.apply(roundTrip(state), roundTrip(move));
  inspection.check(2, same(again.state, tried.state), `${JSON.stringify(move)} gives two states`);
  inspection.check(
    2,
    same(again.events, tried.events),
    `${JSON.stringify(move)} gives two stories`,
  );
  inspection.check(2, again.revealed === tried.revealed, 'revealed differs');
  inspection.events(tried.events);
  coverage.applied++;
  count(coverage.moves, move.type);
}

/** Law 3, for listed moves that are bent a little. */
export function checkNearMisses<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  moves: readonly G['move'][],
): void {
  const { game, coverage } = inspection;
  const legal = new Set(moves.map((move) => fingerprint(move)));
  for (let i = 0; i < (inspection.options.nearMisses ?? 6); i++) {
    const bent = inspection.nearMisses.bend(inspection.pick(moves), inspection.random);
    const tried = game.tryApply(state, deepFreeze(bent));
    const isListed = legal.has(fingerprint(bent));
    inspection.check(
      3,
      tried.ok === isListed,
      `${show(bent)}: listed ${isListed}, not so accepted`,
    );
    if (tried.ok) continue;
    const { rule } = tried;
    const isRule = rule !== null && Object.hasOwn(game.rules, rule);
    inspection.check(3, isRule, `no such rule: ${rule}`);
    inspection.check(3, tried.message.length > 0, 'a refusal without a sentence');
    coverage.refused++;
    count(coverage.refusals, String(rule));
  }
}

/** Law 3, for moves that nobody listed: made up from everything that the state names. */
export function checkMadeUp<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  moves: readonly G['move'][],
): void {
  const { game, coverage, options } = inspection;
  const legal = new Set(moves.map((move) => fingerprint(move)));
  const pool = poolOf(state);
  const seat = inspection.pick(game.toAct(state));
  for (const schema of movesIn(game.schemas.move)) {
    for (const move of madeUp(schema, seat, pool, options.madeUp ?? 100, inspection.random)) {
      const isTaken = game.tryApply(state, move).ok;
      const isListed = legal.has(fingerprint(move));
      inspection.check(
        3,
        isTaken === isListed,
        `${show(move)}: listed ${isListed}, taken ${isTaken}`,
      );
      count(coverage.madeUp, move.type);
    }
  }
}

/** Law 21, for a move. */
export function checkAsks<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  move: G['move'],
): void {
  const { game } = inspection;
  const { events } = game.apply(state, move);
  const asks = (rolls: readonly Roll[]) => game.asks(state, move, rolls);
  checkAsk(inspection, { events, seats: game.seats(state), asks });
}

/** Law 21, at one of the rolls. */
export function checkAsk<G extends GameTypes>(
  inspection: Inspection<G>,
  decided: Decided<G>,
): void {
  const { length } = rollsOf(decided.events);
  const wrong = wrongAsk(inspection.game, decided, inspection.places.below(Math.max(1, length)));
  inspection.check(21, wrong === undefined, wrong ?? '');
}

/** Law 16: where the mover cannot tell two states apart, nor can it after a move that reveals nothing. */
export function checkLearning<G extends GameTypes>(
  inspection: Inspection<G>,
  state: G['state'],
  move: G['move'],
): void {
  const { game } = inspection;
  const { seat } = move;
  const { state: after, events, revealed } = game.apply(state, move);
  if (revealed) return;
  const other = game.redeal(state, seat, inspection.random.below(1_000_000));
  const there = game.apply(other, move);
  const learns = `${show(move)} tells seat ${seat} something`;
  inspection.check(16, !there.revealed, `${learns}: by whether it can be taken back`);
  inspection.check(
    16,
    same(game.view(there.state, seat), game.view(after, seat)),
    `${learns}: a view`,
  );
  const told = game.viewEvents(events, seat);
  inspection.check(16, same(game.viewEvents(there.events, seat), told), `${learns}: an event`);
  inspection.check(
    16,
    same(game.toAct(there.state), game.toAct(after)),
    `${learns}: who is to act`,
  );
}

/** The schemas of the kinds of moves. */
function movesIn(union: z.ZodType): readonly z.core.$ZodType[] {
  const { def } = (union as z.core.$ZodType as z.core.$ZodTypes)._zod;
  return def.type === 'union' ? def.options : [];
}
