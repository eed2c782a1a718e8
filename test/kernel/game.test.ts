import { describe, expect, test } from 'vitest';
import { seedChance } from '../../src/kernel/chance.js';
import { defineGame } from '../../src/kernel/define.js';
import { IllegalMove, InvalidInput } from '../../src/kernel/errors.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import { rollsOf } from '../../src/kernel/log.js';
import { deepFreeze } from '../../src/testing/index.js';
import {
  type Duel,
  duel,
  duelDefinition,
  duelPack,
  duelRules,
  duelWith,
  type Event,
  type Move,
  type State,
} from './duel.js';

/** Seat 0 holds c1 and c8, seat 1 holds c2 and c7. */
const dealt = deepFreeze(
  duel.setup({ players: 2, seed: 'table' }, { rolls: ['c1', 'c8', 'c2', 'c7'] }),
);

function lay(seat: number, card: string): Move {
  return { type: 'lay', seat, card };
}

/** Plays moves with their exact rolls. */
function play(from: State, ...moves: [Move, ...(string | number)[]][]): State {
  return moves.reduce((state, [move, ...rolls]) => duel.apply(state, move, { rolls }).state, from);
}

/** Seat 0 has just won 5 points and may risk them. */
const betting = deepFreeze(play(dealt, [lay(0, 'c8')], [lay(1, 'c2'), 5]));
/** Both rounds are played: seat 0 kept 5, seat 1 rolled 1 and had to keep it. */
const over = deepFreeze(
  play(betting, [{ type: 'done', seat: 0 }], [lay(1, 'c7')], [lay(0, 'c1'), 1]),
);

function refusal(state: State, move: unknown) {
  const tried = duel.tryApply(state, move);
  return tried.ok ? undefined : { rule: tried.rule, message: tried.message };
}

describe('a game', () => {
  test('says who it is', () => {
    expect(duel).toMatchObject({ id: 'duel', title: 'Duel', rulesVersion: 3 });
    expect(duel.players).toEqual({ min: 2, max: 3 });
    expect(duel.rules).toEqual(duelRules);
    expect(duel.content).toEqual(duelPack);
  });

  test('without moves cannot be defined', () => {
    const steps = { ...duelDefinition.steps, bet: { seats: () => [0] } };
    expect(() => duelWith({ moves: [], steps })).toThrow('a game needs moves');
  });

  test('setup is the state of start', () => {
    const options = { players: 3, seed: 9 };
    const { state, events } = duel.start(options);
    expect(duel.setup(options)).toEqual(state);
    expect(events.map(({ type }) => type)).toEqual(['gameStarted', ...Array(6).fill('cardDealt')]);
  });

  test('setup options are parsed, then checked by the game', () => {
    const issuesOf = (options: unknown) => {
      try {
        duel.setup(options as Duel['setupInput']);
      } catch (error) {
        if (error instanceof InvalidInput) return error.issues;
      }
      return undefined;
    };
    expect(issuesOf({ players: 4, seed: 1 })).toMatchObject([{ path: ['players'] }]);
    expect(issuesOf({ players: 2 })).toMatchObject([{ path: ['seed'] }]);
    expect(issuesOf({ players: 2, seed: 1, color: 'red' })).toHaveLength(1);
    expect(issuesOf({ players: 2, seed: 1, handicap: [1, 2, 3] })).toEqual([
      { rule: 'DU-SETUP-01', path: ['handicap'], message: '2 seats need 2 entries, not 3' },
    ]);
    expect(() => duel.setup({ players: 2, seed: 1, handicap: [1] })).toThrow(
      'setup options: handicap: 2 seats need 2 entries, not 1 (DU-SETUP-01)',
    );
  });
});

describe('whose turn it is', () => {
  test('several seats may act at once', () => {
    expect(duel.toAct(dealt)).toEqual([0, 1]);
    expect(duel.toAct(play(dealt, [lay(0, 'c8')]))).toEqual([1]);
    expect(duel.toAct(play(dealt, [lay(1, 'c2')]))).toEqual([0]);
    expect(duel.toAct(betting)).toEqual([0]);
    expect(duel.toAct(over)).toEqual([]);
  });

  test('legal moves are those of every seat that may act, or of one', () => {
    expect(duel.legalMoves(dealt)).toEqual([
      lay(0, 'c1'),
      lay(0, 'c8'),
      lay(1, 'c2'),
      lay(1, 'c7'),
    ]);
    expect(duel.legalMoves(dealt, 1)).toEqual([lay(1, 'c2'), lay(1, 'c7')]);
    expect(duel.legalMoves(dealt, 7)).toEqual([]);
    expect(duel.legalMoves(over)).toEqual([]);
  });

  test('legal moves are options that no rule forbids, in the order of the move rules', () => {
    const { points } = betting;
    expect(points).toEqual([5, 0]);
    const poorer = { ...betting, points: [2, 0] };
    expect(duel.legalMoves(poorer)).toEqual([
      { type: 'done', seat: 0 },
      { type: 'risk', seat: 0, amount: 1 },
      { type: 'risk', seat: 0, amount: 2 },
    ]);
  });

  test('secret choices commute', () => {
    const one = play(dealt, [lay(0, 'c8')], [lay(1, 'c2'), 5]);
    const other = play(dealt, [lay(1, 'c2')], [lay(0, 'c8'), 5]);
    expect(one).toEqual(other);
  });

  test('the list is a copy', () => {
    duel.toAct(dealt).push(99);
    duel.legalMoves(dealt).pop();
    expect(duel.toAct(dealt)).toEqual([0, 1]);
    expect(duel.legalMoves(dealt)).toHaveLength(4);
  });
});

describe('refusals come in order', () => {
  test('over, before everything else', () => {
    for (const move of [null, { type: 'nonsense', seat: 9 }, lay(0, 'c1')]) {
      expect(refusal(over, move)).toEqual({
        rule: 'DU-TURN-01',
        message: 'Game over (DU-TURN-01): the game is over',
      });
    }
  });

  test.each([
    ['null', null],
    ['a text', 'lay'],
    ['a list', ['lay', 0, 'c1']],
    ['no type', { seat: 0, card: 'c1' }],
    ['no seat', { type: 'lay', card: 'c1' }],
    ['a seat that is a text', { type: 'lay', seat: '0', card: 'c1' }],
    ['half a seat', { type: 'lay', seat: 0.5, card: 'c1' }],
  ])('no move at all: %s', (_name, move) => {
    expect(refusal(dealt, move)).toEqual({
      rule: 'DU-TURN-04',
      message: 'Form (DU-TURN-04): a move is an object with a type and a seat',
    });
  });

  test('seat, before type and form', () => {
    expect(refusal(betting, { type: 'nonsense', seat: 1, extra: 1 })).toEqual({
      rule: 'DU-TURN-02',
      message: "Whose turn (DU-TURN-02): it is seat 0's turn to act, not seat 1's",
    });
    expect(refusal(dealt, { type: 'lay', seat: 2 })?.message).toBe(
      "Whose turn (DU-TURN-02): it is seat 0's or seat 1's turn to act, not seat 2's",
    );
  });

  test('type, before form', () => {
    expect(refusal(betting, { type: 'lay', seat: 0, extra: 1 })).toEqual({
      rule: 'DU-TURN-03',
      message: 'What is asked (DU-TURN-03): "lay" is not offered now; choose done or risk',
    });
    expect(refusal(dealt, { type: 'constructor', seat: 0 })?.rule).toBe('DU-TURN-03');
  });

  test('form, before the rules of the game', () => {
    expect(refusal(betting, { type: 'risk', seat: 0, amount: 99 })?.rule).toBe('DU-TURN-04');
    expect(refusal(betting, { type: 'risk', seat: 0 })?.message).toBe(
      'Form (DU-TURN-04): risk needs amount, a number from 1 to 3',
    );
    expect(refusal(betting, { type: 'done', seat: 0, amount: 1 })?.message).toBe(
      'Form (DU-TURN-04): done does not know "amount"; it knows type, seat',
    );
  });

  test('at last the rule, with the numbers of the case', () => {
    const poorer = { ...betting, points: [2, 0] };
    expect(refusal(poorer, { type: 'risk', seat: 0, amount: 3 })).toEqual({
      rule: 'DU-RISK-01',
      message: 'Own points (DU-RISK-01): seat 0 has 2 points, which is less than 3',
    });
    expect(refusal(dealt, lay(0, 'c7'))?.rule).toBe('DU-CARD-01');
  });

  test('apply throws what tryApply tells, with the move as it was sent', () => {
    const move = lay(0, 'c7');
    const error = caught(() => duel.apply(dealt, move));
    expect(error).toBeInstanceOf(IllegalMove);
    expect(error).toMatchObject({
      name: 'IllegalMove',
      rule: 'DU-CARD-01',
      title: 'Own cards',
      message: 'Own cards (DU-CARD-01): seat 0 does not hold Seven',
    });
    expect((error as IllegalMove).move).toBe(move);
    expect(duel.tryApply(dealt, move)).toEqual({
      ok: false,
      rule: 'DU-CARD-01',
      title: 'Own cards',
      message: 'Own cards (DU-CARD-01): seat 0 does not hold Seven',
    });
  });

  test('step refuses by the same rules and changes nothing', () => {
    const state = duel.copy(dealt);
    expect(caught(() => duel.step(state, lay(2, 'c1')))).toMatchObject({ rule: 'DU-TURN-02' });
    expect(caught(() => duel.step(state, { type: 'done', seat: 0 }))).toMatchObject({
      rule: 'DU-TURN-03',
    });
    expect(caught(() => duel.step(state, lay(0, 'c7')))).toMatchObject({ rule: 'DU-CARD-01' });
    expect(caught(() => duel.step(duel.copy(over), lay(0, 'c7')))).toMatchObject({
      rule: 'DU-TURN-01',
    });
    expect(state).toEqual(dealt);
  });
});

describe('a move out of place', () => {
  /** Says which seat has laid its card already, and that nothing can be risked before the end. */
  const closer = duelWith({
    outOfPlace(_position, _step, { seat, type }, { isAsked, isOffered }) {
      if (isOffered && !isAsked) {
        return { rule: 'DU-CARD-01', because: () => `seat ${seat} has laid its card` };
      }
      if (type !== 'risk') return undefined;
      return { rule: 'DU-RISK-01', because: () => 'nothing is won yet' };
    },
  });
  const laid = closer.apply(dealt, lay(0, 'c8')).state;

  test.each([
    ['DU-CARD-01', 'a seat that has answered', lay(0, 'c1')],
    ['DU-RISK-01', 'a type that another decision offers', { type: 'risk', seat: 1, amount: 1 }],
    ['DU-RISK-01', 'the wrong seat and the wrong type', { type: 'risk', seat: 0, amount: 1 }],
    ['DU-TURN-03', 'nothing closer, wrong type', { type: 'done', seat: 1 }],
    ['DU-TURN-02', 'nothing closer, wrong seat', { type: 'done', seat: 0 }],
  ])('cites %s for %s', (rule, _what, move) => {
    expect(closer.tryApply(laid, move)).toMatchObject({ ok: false, rule });
    expect(() => closer.step(closer.copy(laid), move as Move)).toThrow(
      expect.objectContaining({ rule }),
    );
  });

  test('does not concern a move in its place', () => {
    expect(closer.tryApply(laid, lay(1, 'c3'))).toMatchObject({ ok: false, rule: 'DU-CARD-01' });
    expect(closer.tryApply(laid, lay(1, 'c7')).ok).toBe(true);
  });
});

describe('what happens by itself', () => {
  test('a forced move is made, and told', () => {
    const before = play(dealt, [lay(0, 'c1')]);
    const { state, events } = duel.apply(before, lay(1, 'c2'), { rolls: [1] });
    expect(events.map(({ type }) => type)).toEqual([
      'cardLaid',
      'cardsShown',
      'prizeWon',
      'pointsKept',
    ]);
    expect(duel.toAct(state)).toEqual([0, 1]);
  });

  test("'skip' answers nothing, and nothing is told", () => {
    const skipping = duelWith({
      steps: {
        ...duelDefinition.steps,
        bet: {
          seats: (_position, { seat }) => [seat],
          forced: ({ state }, { seat }) => ((state.points[seat] ?? 0) > 0 ? undefined : 'skip'),
        },
      },
    });
    const game = skipping.withContent({ ...duelPack, id: 'losses', die: [-3, 0, 2] });
    const first = game.setup({ players: 2, seed: 1 }, { rolls: ['c1', 'c8', 'c2', 'c7'] });
    const second = game.apply(first, lay(0, 'c1'), { rolls: [] }).state;
    const { state, events } = game.apply(second, lay(1, 'c2'), { rolls: [-3] });
    expect(events.map(({ type }) => type)).toEqual(['cardLaid', 'cardsShown', 'prizeWon']);
    expect(state.points).toEqual([0, -3]);
    expect(game.toAct(state)).toEqual([0, 1]);
  });

  test('a decision without a legal move of the types that it needs is skipped', () => {
    const needing = (...needs: string[]) => {
      return duelWith({
        steps: {
          ...duelDefinition.steps,
          bet: { seats: (_position, { seat }) => [seat], needs },
        },
      });
    };
    const asked = (game: typeof duel, roll: number) => {
      const first = game.setup({ players: 2, seed: 1 }, { rolls: ['c1', 'c8', 'c2', 'c7'] });
      const second = game.apply(first, lay(0, 'c1'), { rolls: [] }).state;
      return game.toAct(game.apply(second, lay(1, 'c2'), { rolls: [roll] }).state);
    };
    const losses = { ...duelPack, id: 'losses', die: [-3, 2] };
    const next = [0, 1];
    expect(asked(needing('risk').withContent(losses), 2)).toEqual([1]);
    expect(asked(needing('risk').withContent(losses), -3)).toEqual(next);
    expect(asked(needing('risk', 'done').withContent(losses), -3)).toEqual([1]);
    expect(() => needing('lay')).toThrow('bet needs lay, but does not offer it');
  });

  test('forced can ask whether a move of some type is possible', () => {
    const answers: boolean[][] = [];
    const game = duelWith({
      steps: {
        ...duelDefinition.steps,
        bet: {
          seats: (_position, { seat }) => [seat],
          forced(_position, { seat }, can) {
            const loser = 1 - seat;
            answers.push([
              can(seat, 'done'),
              can(seat, 'lay'),
              can(seat, 'lay', 'done'),
              can(loser, 'risk'),
            ]);
            return { type: 'done', seat };
          },
        },
      },
    });
    const before = game.apply(game.load(structuredClone(dealt)), lay(0, 'c1')).state;
    game.apply(before, lay(1, 'c2'), { rolls: [6] });
    expect(answers).toEqual([[true, false, true, false]]);
  });

  test('after the end nothing comes onto the agenda any more', () => {
    const game = duelWith({
      steps: {
        ...duelDefinition.steps,
        reveal: {
          resolve(table) {
            table.end();
            table.next({ type: 'choose' });
          },
        },
      },
    });
    const before = game.apply(game.load(structuredClone(dealt)), lay(0, 'c1')).state;
    const over = game.apply(before, lay(1, 'c2')).state;
    expect(over.agenda).toEqual([]);
    expect(game.toAct(over)).toEqual([]);
  });

  test('steps put on the agenda together happen in their order, before what was there', () => {
    const told: string[] = [];
    const game = duelWith({
      steps: {
        ...duelDefinition.steps,
        deal: {
          resolve(table) {
            table.next({ type: 'endRound' });
            table.next({ type: 'reveal' }, { type: 'bet', seat: 1 }, { type: 'choose' });
          },
        },
        reveal: { resolve: () => void told.push('reveal') },
        bet: { resolve: () => void told.push('bet') },
        choose: { resolve: () => void told.push('choose') },
        endRound: { resolve: () => void told.push('endRound') },
      },
    });
    game.setup({ players: 2, seed: 1 });
    expect(told).toEqual(['reveal', 'bet', 'choose', 'endRound']);
  });

  test('a game whose steps never end is stopped', () => {
    const again = {
      resolve: (table: { next(step: { type: 'deal' }): void }) => table.next({ type: 'deal' }),
    };
    const game = duelWith({ steps: { ...duelDefinition.steps, deal: again } });
    expect(() => game.setup({ players: 2, seed: 1 })).toThrow('the automatic steps do not end');
  });

  test('a rule that rolls for ever is stopped', () => {
    const endless = duelWith({
      steps: {
        ...duelDefinition.steps,
        reveal: {
          resolve(table) {
            while (table.roll('prize', [1, 2, 3, 4, 5, 6]) < 7);
          },
        },
      },
    });
    const laid = endless.apply(endless.copy(dealt), lay(0, 'c8')).state;
    expect(() => endless.apply(laid, lay(1, 'c2'))).toThrow(
      'prize: too many rolls or draws in one move',
    );
  });

  test('chance that no event tells of is a mistake of the game', () => {
    const secret = {
      resolve: (table: { roll(label: string, faces: number[]): number }) =>
        void table.roll('secret', [1, 2]),
    };
    const game = duelWith({ steps: { ...duelDefinition.steps, deal: secret } });
    expect(() => game.setup({ players: 2, seed: 1 })).toThrow(
      'an outcome of chance is in no event',
    );
  });

  test('another agenda in place of the one before is a mistake of the game', () => {
    const replacing = {
      resolve(table: { state: { agenda: unknown[] } }) {
        table.state.agenda = [...table.state.agenda];
      },
    };
    const game = duelWith({ steps: { ...duelDefinition.steps, deal: replacing } });
    expect(() => game.setup({ players: 2, seed: 1 })).toThrow(
      'the agenda is another list than before',
    );
  });
});

describe('apply', () => {
  test('leaves the old state as it was', () => {
    const before = structuredClone(dealt);
    const { state } = duel.apply(dealt, lay(0, 'c8'));
    expect(dealt).toEqual(before);
    expect(state.laid).toEqual(['c8', null]);
  });

  test('revealed tells whether chance or a secret came out', () => {
    const laid = duel.apply(dealt, lay(0, 'c8'));
    expect(laid.revealed).toBe(false);
    expect(duel.apply(laid.state, lay(1, 'c2')).revealed).toBe(true);
    expect(duel.apply(betting, { type: 'done', seat: 0 }).revealed).toBe(false);
    expect(duel.apply(betting, { type: 'risk', seat: 0, amount: 1 }).revealed).toBe(true);
    // A tie: cards are shown, nothing is rolled.
    const tie = duel.withContent({
      ...duelPack,
      id: 'tie',
      cards: duelPack.cards.map((card) => ({ ...card, value: 1 })),
    });
    const first = tie.setup({ players: 2, seed: 1 }, { rolls: ['c1', 'c8', 'c2', 'c7'] });
    const shown = tie.apply(tie.apply(first, lay(0, 'c1')).state, lay(1, 'c2'), { rolls: [] });
    expect(shown.revealed).toBe(true);
    expect(rollsOf(shown.events)).toEqual([]);
  });

  test('reduce is apply without the rest, and needs no `this`', () => {
    const { reduce } = duel;
    expect(reduce(dealt, lay(0, 'c8'))).toEqual(duel.apply(dealt, lay(0, 'c8')).state);
    const moves = [lay(0, 'c8'), lay(1, 'c2')];
    expect(moves.reduce<State>(reduce, dealt).laid).toEqual(['c8', 'c2']);
  });

  test('step does the same in place', () => {
    for (let seed = 0; seed < 50; seed++) {
      let state = duel.setup({ players: 3, seed });
      const stepped = duel.copy(state);
      for (let moves = duel.legalMoves(state); moves.length > 0; moves = duel.legalMoves(state)) {
        const move = moves[(seed * 7) % moves.length] as Move;
        const applied = duel.apply(deepFreeze(state), move);
        expect(duel.step(stepped, move)).toEqual(applied.events);
        expect(stepped).toEqual(applied.state);
        state = applied.state;
      }
      expect(duel.outcome(stepped)).toEqual(duel.outcome(state));
    }
  });

  test('goes on with the chance of the state', () => {
    const state = duel.setup({ players: 2, seed: 'x' });
    expect(state.chance).not.toEqual(seedChance('x'));
    const laid = duel.apply(state, duel.legalMoves(state, 0)[0] as Move).state;
    expect(laid.chance).toEqual(state.chance);
    const shown = duel.apply(laid, duel.legalMoves(laid, 1)[0] as Move).state;
    expect(shown.chance).not.toEqual(state.chance);
  });

  test('the state of another game or pack is refused', () => {
    const other = { ...dealt, game: 'chess' } as unknown as State;
    expect(() => duel.apply(other, lay(0, 'c1'))).toThrow(
      'state of Duel: it is not a state of this game',
    );
    const game = duel.withContent({ ...duelPack, id: 'mine' });
    expect(() => game.apply(dealt, lay(0, 'c1'))).toThrow(
      'state of Duel: it needs the content pack "standard", this is "mine"',
    );
  });
});

describe('a move that is closed', () => {
  /** Seats that were asked about. Nobody with 5 points may go on; both moves of the bet share the rule. */
  const asked: number[] = [];
  const closed = (position: { state: State }, seat: number) => {
    asked.push(seat);
    if ((position.state.points[seat] ?? 0) < 5) return undefined;
    return { rule: 'DU-RISK-01', because: () => 'that is enough' } as const;
  };
  const game = duelWith({
    moves: duelDefinition.moves.map((rule) => (rule.type === 'lay' ? rule : { ...rule, closed })),
  });
  const poorer = { ...betting, points: [2, 0] };

  test('is in no list, and moves that share the rule ask it once', () => {
    asked.length = 0;
    expect(game.legalMoves(betting)).toEqual([]);
    expect(asked).toEqual([0]);
    expect(game.legalMoves(poorer)).toEqual(duel.legalMoves(poorer));
    expect(game.legalMoves(dealt)).toEqual(duel.legalMoves(dealt));
  });

  test('is refused by that rule, after its form and before its own rules', () => {
    const rules = (state: State) =>
      [{ type: 'done' }, { type: 'risk', amount: 99 }, { type: 'risk', amount: 3 }].map((move) => {
        const tried = game.tryApply(state, { seat: 0, ...move });
        return tried.ok ? undefined : tried.message;
      });
    expect(rules(betting)).toEqual([
      expect.stringContaining('(DU-RISK-01): that is enough'),
      expect.stringContaining('(DU-TURN-04)'),
      expect.stringContaining('(DU-RISK-01): that is enough'),
    ]);
    expect(rules(poorer)[0]).toBeUndefined();
    expect(rules(poorer)[2]).toMatch('(DU-RISK-01)');
    expect(rules(poorer)[2]).not.toMatch('that is enough');
    expect(() => game.step(game.copy(betting), { type: 'done', seat: 0 })).toThrow('enough');
  });
});

describe('notes', () => {
  /** Every rule notes on its sheet that it has been asked. */
  const sheets: string[][] = [];
  const noting = duelWith({
    notes: () => {
      const sheet: string[] = [];
      sheets.push(sheet);
      return sheet;
    },
    moves: duelDefinition.moves.map((rule) => ({
      ...rule,
      forbid(position, move, step, context) {
        (position.notes as string[]).push('forbid');
        return rule.forbid(position, move, step, context);
      },
      perform(table, move, step) {
        (table.notes as string[]).push('perform');
        rule.perform(table, move, step);
      },
    })),
  });
  const noted = (call: () => unknown) => {
    sheets.length = 0;
    call();
    return sheets;
  };

  test('are a fresh sheet for every call, on which all rules of that call write', () => {
    const state = noting.copy(dealt);
    expect(noted(() => noting.legalMoves(state, 0))).toEqual([['forbid', 'forbid']]);
    expect(noted(() => noting.apply(state, lay(0, 'c8')))).toEqual([['forbid', 'perform']]);
    expect(noted(() => noting.step(state, lay(0, 'c8')))).toEqual([['forbid', 'perform']]);
  });
});

describe('hidden information', () => {
  const laid = play(dealt, [lay(0, 'c8')]);

  test('a view shows what its seat may know', () => {
    expect(duel.view(laid, 0)).toEqual({
      viewer: 0,
      agenda: [{ type: 'choose' }],
      hands: [['c1'], 2],
      laid: ['c8', null],
      discard: [],
      pile: 4,
      points: [0, 0],
    });
    expect(duel.view(laid, 1)).toMatchObject({
      hands: [1, ['c2', 'c7']],
      laid: ['faceDown', null],
    });
    expect(duel.view(laid, 'spectator')).toMatchObject({ hands: [1, 2], laid: ['faceDown', null] });
  });

  test('there is no view of a seat that is not there', () => {
    for (const viewer of [2, -1, 0.5, Number.NaN]) {
      expect(() => duel.view(laid, viewer)).toThrow(
        `viewer: a viewer is a seat from 0 to 1, "spectator" or "open", not ${viewer}`,
      );
    }
  });

  const events: Event[] = [
    { type: 'cardDealt', seat: 0, card: 'c8', rolls: ['c8'], hidden: { card: [0] } },
    { type: 'cardsShown', cards: ['c8'], rolls: [5] },
    { type: 'cardLaid', seat: 1, card: 'c1', hidden: { card: [0, 1] } },
  ];

  test('hidden fields are left out, and the rolls that would tell them', () => {
    expect(duel.viewEvents(events, 0)).toEqual([
      { type: 'cardDealt', seat: 0, card: 'c8', rolls: ['c8'] },
      { type: 'cardsShown', cards: ['c8'], rolls: [5] },
      { type: 'cardLaid', seat: 1, card: 'c1' },
    ]);
    expect(duel.viewEvents(events, 1)).toEqual([
      { type: 'cardDealt', seat: 0 },
      { type: 'cardsShown', cards: ['c8'], rolls: [5] },
      { type: 'cardLaid', seat: 1, card: 'c1' },
    ]);
    expect(duel.viewEvents(events, 'spectator')).toEqual([
      { type: 'cardDealt', seat: 0 },
      { type: 'cardsShown', cards: ['c8'], rolls: [5] },
      { type: 'cardLaid', seat: 1 },
    ]);
  });

  test('the events themselves stay as they are', () => {
    const frozen = deepFreeze(structuredClone(events));
    duel.viewEvents(frozen, 'spectator');
    expect(frozen).toEqual(events);
  });

  test('a redealt state looks the same to its viewer, but for chance', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const other = duel.redeal(deepFreeze(laid), 1, seed);
      expect(duel.view(other, 1)).toEqual(duel.view(laid, 1));
      expect(duel.invariants(other)).toEqual([]);
      expect(other.chance).not.toEqual(laid.chance);
      seen.add(`${other.laid[0]} ${other.hands[0]}`);
    }
    // Two of the six cards that seat 1 does not see, in order: all 30 come up.
    expect(seen.size).toBe(30);
    expect(duel.redeal(laid, 1, 5)).toEqual(duel.redeal(laid, 1, 5));
  });
});

describe('states from outside', () => {
  test('have their form checked by every call, not only by load', () => {
    const bad = { ...dealt, points: [1e9, 0] };
    for (const use of [
      () => duel.toAct(bad),
      () => duel.legalMoves(bad),
      () => duel.apply(bad, lay(0, 'c1')),
      () => duel.step(structuredClone(bad), lay(0, 'c1')),
      () => duel.view(bad, 0),
      () => duel.outcome(bad),
      () => duel.copy(bad),
    ]) {
      expect(use).toThrow(InvalidInput);
      expect(use).toThrow('points.0');
    }
  });

  test('are the same to every rule as those made here, frozen or not', () => {
    const fromJson = JSON.parse(JSON.stringify(dealt));
    expect(duel.legalMoves(fromJson)).toEqual(duel.legalMoves(dealt));
    expect(duel.apply(deepFreeze(fromJson), lay(0, 'c1'))).toEqual(duel.apply(dealt, lay(0, 'c1')));
    const made = duel.setup({ players: 2, seed: 1 });
    expect(Reflect.ownKeys(made)).toEqual(Reflect.ownKeys(JSON.parse(JSON.stringify(made))));
  });

  test('load gives a state of its own', () => {
    const loaded = duel.load(JSON.parse(JSON.stringify(betting)));
    expect(loaded).toEqual(betting);
    expect(fingerprint(loaded)).toBe(fingerprint(betting));
    const again = duel.load(loaded);
    again.points[0] = 99;
    expect(loaded.points[0]).toBe(5);
  });

  test.each<[string, unknown, RegExp]>([
    [
      'another form',
      { ...betting, points: ['5', 0] },
      /^state of Duel: points\.0 must be a number from -1000 to 1000, not "5"$/,
    ],
    [
      'something more',
      { ...betting, cheat: 1 },
      /^state of Duel: does not know "cheat"; it knows game, pack, /,
    ],
    [
      'another pack',
      { ...betting, pack: 'mine' },
      /^state of Duel: it needs the content pack "mine"/,
    ],
    [
      'a broken invariant',
      { ...betting, hands: [['c2'], []] },
      /^state of Duel: c2, in the cards laid, is there too often/,
    ],
    [
      'a step that should have happened already',
      { ...betting, agenda: [{ type: 'endRound' }] },
      /^state of Duel: nobody is to act, yet it is not over$/,
    ],
  ])('load refuses %s', (_name, value, message) => {
    const error = caught(() => duel.load(value));
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as Error).message).toMatch(message);
  });

  test('a state that no check tells wrong, but the rules stumble over, is still a typed error', () => {
    const stumbling = duelWith({
      invariants: () => [],
      outcome: () => {
        throw new TypeError('no idea');
      },
    });
    const error = caught(() => stumbling.outcome(dealt));
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error).toMatchObject({
      message: 'state of Duel: the rules cannot go on from it: no idea',
      cause: new TypeError('no idea'),
    });
  });

  test('copy shares nothing that a move may change', () => {
    const copy = duel.copy(dealt);
    expect(copy).toEqual(dealt);
    duel.step(copy, lay(0, 'c8'));
    expect(dealt.laid).toEqual([null, null]);
  });
});

describe('the rest of the face', () => {
  test('outcome is null until the end', () => {
    expect(duel.outcome(dealt)).toBeNull();
    expect(duel.outcome(over)).toEqual({
      winners: [0],
      scores: [5, 1],
      ranking: [[0], [1]],
      reason: 'last card',
      tieBreak: 'none',
    });
  });

  test('explain gives a rule, and says when there is none', () => {
    expect(duel.explain('DU-CARD-01')).toEqual({
      id: 'DU-CARD-01',
      ...duelRules['DU-CARD-01'],
    });
    expect(duelRules['DU-CARD-01']).toHaveProperty('note');
    expect(duel.explain('DU-TURN-01')).not.toHaveProperty('note');
    for (const id of ['DU-NONE-01', '', 'constructor', '__proto__', 'toString']) {
      expect(() => duel.explain(id)).toThrow(`rule id: Duel has no rule "${id}"`);
    }
  });

  test('describe parses the move first', () => {
    expect(duel.describe(dealt, lay(0, 'c1'))).toBe('Seat 0 lays One face down.');
    expect(() => duel.describe(dealt, { type: 'lay', seat: 0 } as Move)).toThrow(InvalidInput);
    expect(duel.describeEvent({ type: 'pointsKept', seat: 0 })).toBe('Seat 0 keeps what it has.');
    const names = ['Anna', 'Bert'];
    expect(duel.describe(dealt, lay(0, 'c1'), { names })).toBe('Anna lays One face down.');
    expect(duel.describeEvent({ type: 'pointsKept', seat: 1 }, { names })).toBe(
      'Bert keeps what it has.',
    );
  });

  test('dice are rolled by seed and number', () => {
    const { prize } = duel.dice;
    expect(Object.keys(duel.dice)).toEqual(['prize']);
    expect(prize?.name).toBe('prize');
    expect(prize?.faces).toEqual([1, 2, 3, 4, 5, 6]);
    // The frozen draws of chance.test.ts.
    expect(prize?.roll(1, 6)).toEqual([5, 5, 5, 1, 4, 1]);
    expect(prize?.roll(1)).toEqual([5]);
    expect(prize?.roll('neon', 3)).toEqual([3, 6, 2]);
    expect(prize?.roll(1, 0)).toEqual([]);
    for (const count of [-1, 0.5, 2_000_000, Number.NaN]) {
      expect(() => prize?.roll(1, count)).toThrow(InvalidInput);
    }
  });

  test('schemas know every move, state, event, setup and pack', () => {
    const { schemas } = duel;
    expect(schemas.move.parse(lay(0, 'c1'))).toEqual(lay(0, 'c1'));
    expect(schemas.move.safeParse({ ...lay(0, 'c1'), extra: 1 }).success).toBe(false);
    expect(schemas.state.parse(betting)).toEqual(betting);
    expect(schemas.event.safeParse({ type: 'nothing' }).success).toBe(false);
    expect(schemas.setup.safeParse({ players: 2, seed: 1 }).success).toBe(true);
    expect(schemas.content.parse(duelPack)).toEqual(duelPack);
  });
});

describe('other content', () => {
  test('withContent plays with it, and leaves the game as it was', () => {
    const game = duel.withContent({ ...duelPack, id: 'short', rounds: 1 });
    expect(game.content.id).toBe('short');
    expect(duel.content.id).toBe('standard');
    const state = game.setup({ players: 2, seed: 1 });
    expect(state.pack).toBe('short');
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 1]);
    expect(game.rules).toBe(duel.rules);
  });

  test('the hash tells packs of one id apart', () => {
    expect(duel.contentHash).toBe(fingerprint(duelPack));
    const same = duel.withContent(JSON.parse(JSON.stringify(duelPack)));
    expect(same.contentHash).toBe(duel.contentHash);
    const other = duel.withContent({ ...duelPack, die: [1, 2, 3, 4, 5, 5] });
    expect(other.contentHash).not.toBe(duel.contentHash);
  });

  test.each<[string, unknown, string]>([
    [
      'the form',
      { ...duelPack, rounds: 'two' },
      'content pack for Duel: rounds must be a number from 1 to 9, not "two"',
    ],
    [
      'the sense',
      { ...duelPack, rounds: 9 },
      'content pack for Duel: cards: 3 seats need 27 cards (DU-PACK-02)',
    ],
    [
      'an id used twice',
      { ...duelPack, cards: [...duelPack.cards, duelPack.cards[0]] },
      'content pack for Duel: cards.8.id: Id "c1" is used twice',
    ],
  ])('%s is checked', (_name, pack, message) => {
    const error = caught(() => duel.withContent(pack));
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as Error).message).toContain(message);
  });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('the rule book and the standard pack are asked for once, when somebody needs them', () => {
  const asked: string[] = [];
  const game = defineGame<Duel>({
    ...duelDefinition,
    get rules() {
      asked.push('rules');
      return duelDefinition.rules;
    },
    get standard() {
      asked.push('standard');
      return duelDefinition.standard;
    },
  });
  expect(asked).toEqual([]);
  const state = game.setup({ players: 2, seed: 1 });
  expect(asked).toEqual(['standard']);
  for (let i = 0; i < 2; i++) expect(game.tryApply(state, { type: 'no such move' }).ok).toBe(false);
  expect(game.content).toBe(game.content);
  expect(asked).toEqual(['standard', 'rules']);
});
