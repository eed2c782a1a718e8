import { IllegalMove } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { CityOfRemnants } from './index.js';
import type { RuleId } from './rules.js';
import type { State } from './state.js';

/*
 * Whose turn it is to act is the kernel's question, and it knows one rule for it. In an auction the
 * answer is more precise: a seat may be shut out by its turn tracker, or have passed.
 */

type City = Game<CityOfRemnants>;

/** The same game; refused bids of other seats cite why they are out of the auction. */
export function citingAuctions(game: City): City {
  const guard = <T>(state: State, move: unknown, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const out = error instanceof IllegalMove ? shutOut(game, state, move, error.rule) : undefined;
      if (out === undefined) throw error;
      throw new IllegalMove(out.rule, game.explain(out.rule), out.because, move);
    }
  };
  const changed: Partial<City> = {
    apply: (state, move, chance) => guard(state, move, () => game.apply(state, move, chance)),
    reduce: (state, move) => guard(state, move, () => game.reduce(state, move)),
    step: (state, move, chance) => guard(state, move, () => game.step(state, move, chance)),
    tryApply(state, move, chance) {
      const tried = game.tryApply(state, move, chance);
      const out = tried.ok ? undefined : shutOut(game, state, move, tried.rule);
      if (out === undefined) return tried;
      const { message, title } = new IllegalMove(
        out.rule,
        game.explain(out.rule),
        out.because,
        move,
      );
      return { ok: false, rule: out.rule, title, message };
    },
    withContent: (pack) => citingAuctions(game.withContent(pack)),
  };
  return new Proxy(game, delegateTo(changed));
}

/** Everything that is not changed is asked of the game itself. */
function delegateTo(changed: Partial<City>): ProxyHandler<City> {
  const bound = new Map<string | symbol, unknown>(Object.entries(changed));
  return {
    get(game, key) {
      const known = bound.get(key);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(game, key, game);
      if (typeof value !== 'function') return value;
      const method: unknown = value.bind(game);
      bound.set(key, method);
      return method;
    },
  };
}

/** Why a seat that is not to act takes no part in the auction. */
function shutOut(
  game: City,
  { auction, seats }: State,
  move: unknown,
  rule: string | null,
): { readonly rule: RuleId; readonly because: string } | undefined {
  if (rule !== 'CR-TURN-06' || auction === null) return undefined;
  const { type, seat } = move as { type: string; seat: number };
  const player = seats[seat];
  if ((type !== 'bid' && type !== 'passBid') || player === undefined) return undefined;
  const { turnsPerRound } = game.content.constants;
  if (seat !== auction.initiator && player.turnsTaken >= turnsPerRound) {
    return { rule: 'CR-RECR-02', because: `seat ${seat} has taken all its ${turnsPerRound} turns` };
  }
  if (!auction.passed.includes(seat)) return undefined;
  return { rule: 'CR-RECR-05', because: `seat ${seat} has passed` };
}
