import { describe, expect, test } from 'vitest';
import { type Chance, SeededChance, seedChance, Tape } from '../../src/kernel/chance.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { LiveTable, type TableChance } from '../../src/kernel/table.js';
import { type Duel, duel, duelWith, type State } from './duel.js';

const start: State = duel.setup({ players: 2, seed: 'table' }, { rolls: ['c1', 'c8', 'c2', 'c7'] });
const die = [1, 2, 3, 4, 5, 6];

/** A table at which the rules of Duel may act. */
function tableWith(given: TableChance<Duel> = {}, changes: Partial<State> = {}): LiveTable<Duel> {
  const state = { ...duel.copy(start), ...changes };
  return new LiveTable<Duel>({ state, content: undefined as never, notes: undefined }, given);
}

describe('chance at a table', () => {
  test('is that of the state, which goes on from there', () => {
    const table = tableWith();
    const chance = new SeededChance(seedChance('table'));
    const rolled = [table.roll('prize', die), table.roll('prize', die), table.roll('prize', die)];
    expect(rolled).toEqual([0, 0, 0].map(() => chance.below(6) + 1));
    table.emit({ type: 'pointsKept', seat: 0 });
    expect(table.state.chance).toBe(start.chance);
    table.finish();
    expect(table.state.chance).toEqual(chance.state);
  });

  test('that nobody asked leaves the state as it was', () => {
    const table = tableWith();
    table.finish();
    expect(table.state.chance).toBe(start.chance);
    expect(table.revealed).toBe(false);
  });

  test('is what is handed in, whether or not the state has a seed', () => {
    for (const chance of [start.chance, null]) {
      const table = tableWith({ chance: new Tape([4]) }, { chance });
      expect(table.roll('prize', die)).toBe(4);
      table.emit({ type: 'pointsKept', seat: 0 });
      table.finish();
      expect(table.state.chance).toBe(chance);
    }
  });

  test('that is handed in is told when all has happened', () => {
    let finished = 0;
    const chance: Chance = { choose: () => 0, finish: () => void finished++ };
    const table = tableWith({ chance });
    expect(finished).toBe(0);
    table.finish();
    expect(finished).toBe(1);
    tableWith({ chance: { choose: () => 0 } }).finish();
  });

  test('is missing where the state has no seed and nothing is recorded', () => {
    const table = tableWith({}, { chance: null });
    const roll = () => table.roll('prize', die);
    expect(roll).toThrow(InvalidInput);
    expect(roll).toThrow('prize is not recorded, and this game has no seed');
    const worded = tableWith({ asks: duelAsks }, { chance: null });
    expect(() => worded.roll('prize', die)).toThrow('A prize of 6 for nobody in particular.');
  });

  test('is told what it is about, and what to call the seats', () => {
    const chance = new Tape([]);
    const table = tableWith({ chance, asks: duelAsks, names: ['Anna', 'Bert'] });
    const roll = (about?: string) => () => table.roll('prize', die, about);
    expect(roll('c8')).toThrow('A prize of 6 for c8, says Anna and Bert.');
    expect(roll()).toThrow('A prize of 6 for nobody in particular, says Anna and Bert.');
  });

  test('has nothing to say about nothing', () => {
    const table = tableWith();
    expect(() => table.roll('prize', [])).toThrow('prize: nothing to choose from');
    expect(() => table.draw('deal', [])).toThrow('deal: nothing to choose from');
  });

  test('says 100,000 things in one move, and no more', () => {
    const table = tableWith({ chance: { choose: () => 0 } });
    for (let i = 0; i < 100_000; i++) table.roll('prize', [7]);
    expect(() => table.roll('prize', [7])).toThrow('prize: too many rolls or draws in one move');
  });
});

const duelAsks: TableChance<Duel>['asks'] = {
  deal: { sentence: () => 'a card' },
  risk: { sentence: () => 'a risk' },
  prize: {
    sentence({ about = 'nobody in particular', names }) {
      const said = names.length === 0 ? '' : `, says ${names.join(' and ')}`;
      return `a prize of 6 for ${about}${said}`;
    },
  },
};

describe('a draw', () => {
  test.each([
    ['a', ['b', 'c', 'd']],
    ['b', ['a', 'c', 'd']],
    ['d', ['a', 'b', 'c']],
  ])('takes %s out of the set, and the others keep their order', (card, left) => {
    const table = tableWith({ chance: new Tape([card]) });
    const set = ['a', 'b', 'c', 'd'];
    expect(table.draw('deal', set)).toBe(card);
    expect(set).toEqual(left);
    expect(table.revealed).toBe(true);
  });
});

describe('an event', () => {
  test('carries what chance has said since the one before it, and no rolls where it said nothing', () => {
    const table = tableWith({ chance: new Tape([3, 5, 'a']) });
    table.emit({ type: 'pointsKept', seat: 0 });
    table.roll('prize', die);
    table.roll('prize', die);
    table.emit({ type: 'pointsKept', seat: 1 });
    table.emit({ type: 'pointsKept', seat: 0 });
    table.draw('deal', ['a', 'b']);
    table.emit({ type: 'pointsKept', seat: 1 });
    expect(table.events).toStrictEqual([
      { type: 'pointsKept', seat: 0 },
      { type: 'pointsKept', seat: 1, rolls: [3, 5] },
      { type: 'pointsKept', seat: 0 },
      { type: 'pointsKept', seat: 1, rolls: ['a'] },
    ]);
    table.finish();
  });

  test('with a list in it has a list of its own', () => {
    const table = tableWith();
    const cards = ['c1'];
    table.emitCopy({ type: 'cardsShown', cards });
    cards.push('c2');
    expect(table.events).toEqual([{ type: 'cardsShown', cards: ['c1'] }]);
  });
});

test('during setup chance is asked without a move, later with the step and the move under way', () => {
  const asked: unknown[] = [];
  const game = duelWith({
    chance: {
      ...duelAsks,
      deal: {
        sentence({ step, move, seat }) {
          asked.push([step?.type, move, seat]);
          return 'a card';
        },
      },
      prize: {
        sentence({ step, move, seat }) {
          asked.push([step?.type, move, seat]);
          return 'a prize';
        },
      },
    },
  });
  game.asksSetup({ players: 2, seed: null }, []);
  const last = { type: 'lay', seat: 1, card: 'c2' } as const;
  game.asks(game.apply(start, { type: 'lay', seat: 0, card: 'c8' }).state, last, []);
  expect(asked).toEqual([
    ['deal', undefined, 0],
    ['reveal', last, undefined],
  ]);
});
