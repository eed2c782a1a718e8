import { describe, expect, test } from 'vitest';
import type { AnyMoveRule } from '../../src/kernel/play.js';
import { deepFreeze } from '../../src/testing/index.js';
import { type Duel, duel, duelDefinition, duelWith, type Move, type State } from './duel.js';

type Rule = AnyMoveRule<Duel>;

/** Seat 0 holds c1 and c8, seat 1 holds c2 and c7. */
const dealt = deepFreeze(
  duel.setup({ players: 2, seed: 'table' }, { rolls: ['c1', 'c8', 'c2', 'c7'] }),
);
const laid = deepFreeze(duel.apply(dealt, lay(0, 'c8')).state);
/** Seat 0 has just won 5 points and may risk them. */
const betting = deepFreeze(duel.apply(laid, lay(1, 'c2'), { rolls: [5] }).state);
const over = deepFreeze({ ...betting, agenda: [], hands: [[], []] });

function lay(seat: number, card: string): Move {
  return { type: 'lay', seat, card };
}

/** Duel with changed rules of some kinds of moves. */
function withRules(changes: Record<string, Partial<Rule>>) {
  const moves = (duelDefinition.moves as readonly Rule[]).map((rule) => {
    return { ...rule, ...changes[rule.type] };
  });
  return duelWith({ moves });
}

/** Duel with another rule for who decides on the bet. */
function withBet(bet: (typeof duelDefinition.steps)['bet']) {
  return duelWith({ steps: { ...duelDefinition.steps, bet } });
}

const winner = (_position: unknown, { seat }: { seat: number }) => [seat];
const enough = { rule: 'DU-RISK-01', because: () => 'that is enough' } as const;

describe('the kinds of moves that answer a decision', () => {
  test.each([
    ['laying', dealt, ['lay']],
    ['the bet', betting, ['done', 'risk']],
    ['the end', over, []],
  ])('at %s', (_when, state, offered) => {
    expect(duel.offered(state)).toEqual(offered);
  });
});

describe('kinds of moves that are closed', () => {
  const types = (game: typeof duel, state: State) => {
    return [...new Set(game.legalMoves(state).map(({ type }) => type))];
  };

  test.each([
    ['the first', { done: { closed: () => enough } }, ['risk']],
    ['the last', { risk: { closed: () => enough } }, ['done']],
    [
      'both, each by its own rule',
      { done: { closed: () => enough }, risk: { closed: () => enough } },
      [],
    ],
    [
      'none',
      { done: { closed: () => undefined }, risk: { closed: () => undefined } },
      ['done', 'risk'],
    ],
    [
      'one of two that have a rule',
      { done: { closed: () => enough }, risk: { closed: () => undefined } },
      ['risk'],
    ],
    [
      'the other of the two',
      { done: { closed: () => undefined }, risk: { closed: () => enough } },
      ['done'],
    ],
  ])('%s', (_which, changes, left) => {
    expect(types(withRules(changes), betting)).toEqual(left);
  });

  test('are closed for one seat and not for the other', () => {
    const closed: Rule['closed'] = (_position, seat) => (seat === 0 ? enough : undefined);
    const game = withRules({ lay: { closed } });
    expect(game.legalMoves(dealt)).toEqual([lay(1, 'c2'), lay(1, 'c7')]);
    expect(game.tryApply(dealt, lay(0, 'c8'))).toMatchObject({ ok: false, rule: 'DU-RISK-01' });
    expect(game.tryApply(dealt, lay(1, 'c7')).ok).toBe(true);
  });

  test('do not count where a decision needs them, and where a rule asks whether they are possible', () => {
    const next = (game: typeof duel) => game.apply(laid, lay(1, 'c2'), { rolls: [5] }).state;
    const closed = () => enough;
    expect(duel.offered(next(duel))).toEqual(['done', 'risk']);
    // The bet needs a risk: without any it is skipped, and the next cards are laid.
    expect(duel.offered(next(withRules({ risk: { closed } })))).toEqual(['lay']);
  });
});

describe('what is worked out once for a kind of move', () => {
  /** The context names step and seat; the rules note what they were given. */
  const given: string[] = [];
  const note = (what: string, context: unknown) => void given.push(`${what} ${context}`);
  const noting: Partial<Rule> = {
    context: (_position, { type }, seat) => `${type} ${seat}`,
    options(_position, seat, _step, context) {
      note('options', context);
      return [{ type: 'done', seat }];
    },
    forbid(_position, _move, _step, context) {
      note('forbid', context);
      return undefined;
    },
  };
  const game = withRules({ done: noting });

  test.each<[string, () => unknown, string[]]>([
    ['a list', () => game.legalMoves(betting), ['options bet 0', 'forbid bet 0']],
    ['apply', () => game.apply(betting, { type: 'done', seat: 0 }), ['forbid bet 0']],
    ['step', () => game.step(duel.copy(betting), { type: 'done', seat: 0 }), ['forbid bet 0']],
  ])('reaches the rules by %s', (_how, call, expected) => {
    given.length = 0;
    call();
    expect(given).toEqual(expected);
  });

  test('reaches them where a decision needs the kind', () => {
    given.length = 0;
    const needing = duelWith({
      moves: (duelDefinition.moves as readonly Rule[]).map((rule) => {
        return rule.type === 'done' ? { ...rule, ...noting } : rule;
      }),
      steps: { ...duelDefinition.steps, bet: { seats: winner, needs: ['done'] } },
    });
    needing.apply(laid, lay(1, 'c2'), { rolls: [5] });
    expect(given).toEqual(['options bet 0', 'forbid bet 0']);
  });
});

describe('a decision that needs a kind of move', () => {
  test.each([
    ['one of two seats has one', [1, 0], ['done', 'risk']],
    ['no seat has one', [1, 1], ['lay']],
  ])('where %s', (_case, seats, offered) => {
    // Seat 1 has no points, so that it can risk nothing.
    const game = withBet({ seats: () => seats, needs: ['risk'] });
    expect(game.offered(game.apply(laid, lay(1, 'c2'), { rolls: [5] }).state)).toEqual(offered);
  });
});

describe('a rule that asks whether a move is possible', () => {
  test.each([
    ['a kind that is possible', [0, 'risk'], true],
    ['a kind that is not offered here', [0, 'lay'], false],
    ['a kind that nobody knows', [0, 'constructor'], false],
    ['one of two', [0, 'lay', 'risk'], true],
    ['none at all', [0], false],
    ['a seat that has nothing to risk', [1, 'risk'], false],
  ])('%s', (_what, question, answer) => {
    let told: boolean | undefined;
    const [seat, ...types] = question as [number, ...string[]];
    const game = withBet({
      seats: winner,
      forced(_position, _step, can) {
        told = can(seat, ...types);
        return undefined;
      },
    });
    game.apply(laid, lay(1, 'c2'), { rolls: [5] });
    expect(told).toBe(answer);
  });
});

describe('a mistake of the rules', () => {
  const reason = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };

  test('a forced move that the step does not offer', () => {
    const game = withBet({ seats: winner, forced: () => lay(0, 'c1') });
    expect(reason(() => game.apply(laid, lay(1, 'c2'), { rolls: [5] }))).toBe(
      'state of Duel: the rules cannot go on from it: bet offers no lay',
    );
  });

  test('a step that has no rule', () => {
    const { bet: _bet, ...steps } = duelDefinition.steps;
    const game = duelWith({ steps: steps as typeof duelDefinition.steps });
    expect(reason(() => game.apply(laid, lay(1, 'c2'), { rolls: [5] }))).toBe(
      'state of Duel: the rules cannot go on from it: no rule for the step bet',
    );
  });

  test('a decision that no move answers', () => {
    const moves = duelDefinition.moves.filter(({ type }) => type === 'lay');
    const game = duelWith({
      moves,
      steps: { ...duelDefinition.steps, bet: { seats: winner } },
    });
    expect(game.tryApply(betting, { type: 'done', seat: 0 })).toMatchObject({
      message: 'What is asked (DU-TURN-03): "done" is not offered now; choose nothing',
    });
  });

  test.each([
    [9_999, undefined],
    [10_000, 'setup options: a game cannot be set up with them: the automatic steps do not end'],
  ])('%i automatic steps in a row, and then a decision', (count, problem) => {
    let left = count;
    const deal = {
      resolve(table: { next(step: { type: 'deal' | 'choose' }): void }) {
        table.next({ type: --left > 0 ? 'deal' : 'choose' });
      },
    };
    const game = duelWith({ steps: { ...duelDefinition.steps, deal } });
    expect(reason(() => game.setup({ players: 2, seed: 1 }))).toBe(problem);
  });
});

test('a state whose step happens by itself waits for nobody', () => {
  const waiting = { ...betting, agenda: [{ type: 'endRound' }] } as State;
  for (const ask of [
    () => duel.toAct(waiting),
    () => duel.legalMoves(waiting),
    () => duel.apply(waiting, { type: 'done', seat: 0 }),
  ]) {
    expect(ask).toThrow('state of Duel: nobody is to act, yet it is not over');
  }
});
