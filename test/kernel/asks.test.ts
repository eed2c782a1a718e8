import { describe, expect, test } from 'vitest';
import type { AskRules } from '../../src/kernel/ask.js';
import { Asker, RollsError } from '../../src/kernel/ask.js';
import { createMatch } from '../../src/kernel/live-match.js';
import { LogError, rollsOf } from '../../src/kernel/log.js';
import { nearest } from '../../src/kernel/nearest.js';
import { replay, verify } from '../../src/kernel/replay.js';
import { type Duel, duel, duelDefinition, duelWith } from './duel.js';

const setup = { players: 2, seed: null } as const;
const dealt = ['c8', 'c1', 'c7', 'c2'];
const lay = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
const words = duelDefinition.chance as AskRules<Duel>;

/** Seat 0 has laid c8; when seat 1 lays c7 the prize is rolled. */
const state = duel.apply(duel.setup(setup, { rolls: dealt }), lay(0, 'c8'), { rolls: [] }).state;

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('what chance is asked', () => {
  test('in setup: the first thing, in words, with everything that can come', () => {
    expect(duel.asksSetup(setup).ask).toEqual({
      label: 'deal.0',
      sentence: 'Seat 0 is dealt a card.',
      seenBy: [0],
      names: [],
      total: 8,
      outcomes: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((name, i) => {
        return { roll: `c${i + 1}`, name, weight: 1 };
      }),
    });
  });

  test('one thing after the other, and in the end what came of it', () => {
    const labels = [0, 1, 2, 3].map(
      (count) => duel.asksSetup(setup, dealt.slice(0, count)).ask?.label,
    );
    expect(labels).toEqual(['deal.0', 'deal.0', 'deal.1', 'deal.1']);
    expect(duel.asksSetup(setup, dealt)).toEqual({ applied: duel.start(setup, { rolls: dealt }) });
  });

  test('by a move: equal faces are one outcome', () => {
    const game = duel.withContent({ ...duel.content, id: 'loaded', die: [1, 4, 1, 1] });
    const now = game.apply(game.setup(setup, { rolls: dealt }), lay(0, 'c8'), { rolls: [] }).state;
    expect(game.asks(now, lay(1, 'c7'))).toEqual({
      ask: {
        label: 'prize',
        sentence: 'The prize of the round is rolled.',
        seenBy: 'all',
        names: [],
        total: 4,
        outcomes: [
          { roll: 1, name: '1', weight: 3 },
          { roll: 4, name: '4', weight: 1 },
        ],
      },
    });
  });

  test('changes nothing, and needs no seed', () => {
    const before = structuredClone(state);
    duel.asks(state, lay(1, 'c7'), [3]);
    expect(state).toEqual(before);
    expect(duel.asks(state, lay(1, 'c7'), [3]).applied?.state).toEqual(
      duel.apply(state, lay(1, 'c7'), { rolls: [3] }).state,
    );
  });

  test('names the players', () => {
    const { ask } = duel.asksSetup(setup, dealt.slice(0, 2), { names: ['ann', 'bo'] });
    expect(ask?.sentence).toBe('bo is dealt a card.');
  });

  test('is not told of an illegal move', () => {
    expect(() => duel.asks(state, lay(1, 'c8'))).toThrow('DU-');
  });

  test('a label without words is told by itself', () => {
    const { chance: _none, ...silent } = duelDefinition;
    const { ask } = duelWith({ ...silent, chance: {} as AskRules<Duel> }).asksSetup(setup);
    expect([ask?.sentence, ask?.seenBy, ask?.outcomes[0]]).toEqual([
      'Chance decides deal.0.',
      'all',
      { roll: 'c1', name: 'c1', weight: 1 },
    ]);
  });

  test('different things of one name are told apart', () => {
    const twins = duelWith({ chance: { ...words, deal: { ...words.deal, name: () => 'Card' } } });
    const names = twins.asksSetup(setup).ask?.outcomes.map(({ name }) => name);
    expect(names?.slice(0, 2)).toEqual(['Card (c1)', 'Card (c2)']);
    expect(rollsOf(twins.start(setup, { rolls: ['Card (c8)', 'c1', 'c7', 'c2'] }).events)).toEqual(
      dealt,
    );
    expect(() => twins.setup(setup, { rolls: ['Card'] })).toThrow(
      'deal.0: "Card" cannot come (it could be c1 or c2 or c3 or c4 or c5 or c6)',
    );
  });

  test('copies are one outcome, and any of them can be meant by their kind', () => {
    const parity = (_asking: unknown, roll: unknown) =>
      Number(`${roll}`.slice(1)) % 2 ? 'odd' : 'even';
    const game = duelWith({
      chance: { ...words, deal: { ...words.deal, name: parity, kind: parity } },
    });
    expect(game.asksSetup(setup).ask?.outcomes).toEqual([
      { roll: 'c1', name: 'odd', weight: 4, copies: ['c1', 'c3', 'c5', 'c7'] },
      { roll: 'c2', name: 'even', weight: 4, copies: ['c2', 'c4', 'c6', 'c8'] },
    ]);
    const { events } = game.start(setup, { rolls: ['even', 'c7', 'odd', 'even'] });
    expect(rollsOf(events)).toEqual(['c2', 'c7', 'c1', 'c4']);
  });
});

describe('the words for what is asked', () => {
  const { state: table, content } = { state, content: {} as Duel['content'] };
  const heard: (number | undefined)[] = [];
  const rules = {
    deal: {
      sentence: ({ seat }) => {
        heard.push(seat);
        return `${names[seat ?? 0]} draws`;
      },
      name: (_asking, roll) => ({ c1: 'Big Cat', c2: 'Small-Cat' })[roll] ?? String(roll),
    },
    prize: {
      sentence: () => 'a prize is rolled',
      order: 'any',
      kind: (_asking, roll) => Number(roll) % 2,
      adds: (_asking, roll) => [Number(roll), 1],
    },
    risk: { sentence: () => 'a risk is run' },
  } as Partial<AskRules<Duel>> as AskRules<Duel>;
  let names: string[] = [];
  const asker = (called: string[] = []) => {
    names = called;
    const asked = { state: table, content, notes: {} as Duel['notes'] };
    return new Asker<Duel>(rules, { ...asked, step: undefined, move: undefined }, { names });
  };

  test.each<[string, number | undefined]>([
    ['deal.1', 1],
    ['deal.12', 12],
    ['deal', undefined],
  ])('of %s are about the seat it ends with', (label, seat) => {
    heard.length = 0;
    asker().ask(label, ['c1']);
    expect(heard).toEqual([seat]);
  });

  test('of a label that goes on after its seat are its own', () => {
    expect(asker().ask('deal.1.more', ['c1']).sentence).toBe('Chance decides deal.1.more.');
  });

  test('say what is of one kind, whether there is an order, and what dice add', () => {
    expect(asker().kindsOf('prize.0', [1, 2, 3])).toEqual([1, 0, 1]);
    expect(asker().isUnordered('prize.0')).toBe(true);
    expect(asker().amountsOf('prize.0', [1, 2])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    for (const label of ['risk.0', 'unheard']) {
      expect(asker().kindsOf(label, [1, 2])).toEqual([1, 2]);
      expect(asker().isUnordered(label)).toBe(false);
      expect(asker().amountsOf(label, [1, 2])).toBeUndefined();
    }
  });

  test('begin with a capital, unless they begin with a name', () => {
    expect(asker(['ann']).ask('deal.0', ['c1']).sentence).toBe('ann draws.');
    expect(asker(['ann']).ask('prize', [1]).sentence).toBe('A prize is rolled.');
    expect(asker(['']).ask('prize', [1]).sentence).toBe('A prize is rolled.');
  });

  test.each([
    ['big cat', 0],
    ['BIG - CAT', 0],
    ['bigcat', -1],
    ['small cat', 1],
    [' small_cat ', 1],
    ['big cat (c1)', 0],
    ['cat', -1],
  ])('are found as people write them: %s', (written, index) => {
    expect(asker().find('deal.0', ['c1', 'c2'], written)).toBe(index);
  });
});

describe('recorded outcomes', () => {
  test.each([
    ['ids', ['c8', 'c1', 'c7', 'c2']],
    ['printed names', ['Eight', 'One', 'Seven', 'Two']],
    ['any capitals and spaces', ['eight', ' ONE ', 'C7', 'tWo']],
  ])('can be written as %s, and are told as ids', (_how, written) => {
    expect(rollsOf(duel.start(setup, { rolls: written }).events)).toEqual(dealt);
  });

  test('a match writes down the ids, whatever it was told', () => {
    const match = createMatch(duel, setup, { rolls: ['Eight', 'One', 'Seven', 'Two'] });
    match.play(0, lay(0, 'c8'), { rolls: [] });
    match.play(1, lay(1, 'c7'), { rolls: ['3'] });
    const lines = match.log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect([lines[0].rolls, lines[2].rolls]).toEqual([dealt, [3]]);
    expect(verify(duel, match.log)).toMatchObject({ ok: true, moves: 2 });
  });

  test.each<[string, (string | number)[], string]>([
    [
      'one that is elsewhere',
      ['c8', 'c8'],
      'rolls.1: deal.0: "c8" cannot come (it is not in the pile). Possible: One, Two, Three, Four, Five, Six, … (7)',
    ],
    [
      'a slip of the pen',
      ['Sevne'],
      'rolls.0: deal.0: "Sevne" cannot come (there is no such card). Possible: One, Two, Three, Four, Five, Six, … (8); did you mean Seven?',
    ],
    [
      'none at all',
      ['c8'],
      'rolls.1: the recorded rolls end before deal.0: Seat 0 is dealt a card. Possible: One, Two, Three, Four, Five, Six, … (7)',
    ],
  ])('%s: says what is wrong and what could be', (_what, rolls, message) => {
    const error = thrownBy(() => duel.setup(setup, { rolls }));
    expect(error).toBeInstanceOf(RollsError);
    expect((error as Error).message).toBe(`recorded rolls: ${message}`);
    expect((error as RollsError).ask.label).toBe('deal.0');
    expect((error as RollsError).isMissing).toBe(message.includes('end before'));
  });

  test('where nobody knows why, only what could be is told', () => {
    expect(() => duel.apply(state, lay(1, 'c7'), { rolls: [7] })).toThrow(
      /^recorded rolls: rolls\.0: prize: 7 cannot come\. Possible: 1, 2, 3, 4, 5, 6$/,
    );
    const silent = duelWith({ chance: {} as AskRules<Duel> });
    expect(() => silent.setup(setup, { rolls: ['zzz'] })).toThrow(
      /^recorded rolls: rolls\.0: deal\.0: "zzz" cannot come\. Possible: c1, c2, c3, c4, c5, c6, … \(8\)$/,
    );
  });

  test('a kind is meant before something of another kind that is called so', () => {
    const kind = (_asking: unknown, roll: unknown) =>
      Number(`${roll}`.slice(1)) % 2 ? 'odd' : 'even';
    const name = (_asking: unknown, roll: unknown) => (roll === 'c2' ? 'odd' : `${roll}`);
    const game = duelWith({ chance: { ...words, deal: { ...words.deal, name, kind } } });
    expect(rollsOf(game.start(setup, { rolls: ['odd', 'c4', 'c7', 'c8'] }).events)[0]).toBe('c1');
  });

  test('a game without a seed says what is missing where no rolls are given at all', () => {
    expect(() => duel.apply(state, lay(1, 'c7'))).toThrow(
      'prize is not recorded, and this game has no seed: The prize of the round is rolled. Possible: 1, 2, 3, 4, 5, 6',
    );
  });

  test('tryApply gives the question as data', () => {
    const tried = duel.tryApply(state, lay(1, 'c7'), { rolls: [7] });
    expect(tried).toMatchObject({ ok: false, rule: null, ask: { label: 'prize', total: 6 } });
    const left = duel.tryApply(state, lay(1, 'c7'), { rolls: [1, 1] });
    expect(left).not.toHaveProperty('ask');
  });

  test('a roll forgotten in a log is named at its line, with what is missing', () => {
    const header = {
      cityrules: 1,
      game: 'duel',
      rules: 3,
      setup: { players: 2 },
      chance: 'recorded',
      rolls: dealt,
    };
    const lines = [header, { move: lay(0, 'c8') }, { move: lay(1, 'c7') }].map((line) =>
      JSON.stringify(line),
    );
    const error = thrownBy(() => replay(duel, lines));
    expect(error).toBeInstanceOf(LogError);
    expect(error).toMatchObject({ line: 3, ask: { label: 'prize' } });
    expect(verify(duel, lines)).toMatchObject({
      ok: false,
      line: 3,
      message: expect.stringContaining('prize is not recorded'),
      ask: { label: 'prize', sentence: 'The prize of the round is rolled.' },
    });
  });
});

describe('the nearest word', () => {
  const words = ['rec-tess', 'rec-stacy', 'Stacy', 'c1', 'c2'];

  test.each([
    ['rec-stacey', 'rec-stacy'],
    ['REC-TES', 'rec-tess'],
    ['Stayc', 'Stacy'],
    ['c3', undefined],
    ['nobody of that name', undefined],
    ['x'.repeat(5000), undefined],
  ])('to %s', (written, meant) => {
    expect(nearest(written, words)[0]).toBe(meant);
  });
});
