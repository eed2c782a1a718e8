import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import type { Viewer } from '../../src/kernel/play.js';
import * as z from '../../src/kernel/schema.js';
import { deepFreeze } from '../../src/testing/index.js';
import {
  type Duel,
  duel,
  duelDefinition,
  duelPack,
  duelWith,
  type Event,
  type Move,
  type State,
  type View,
} from './duel.js';

/* What a game says to whoever asks it, right and wrong. */

/** Seat 0 holds c1 and c8, seat 1 holds c2 and c7. */
const dealt = deepFreeze(
  duel.setup({ players: 2, seed: 'table' }, { rolls: ['c1', 'c8', 'c2', 'c7'] }),
);
const laid = deepFreeze(duel.apply(dealt, lay(0, 'c8')).state);

function lay(seat: number, card: string): Move {
  return { type: 'lay', seat, card };
}

function caught(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

const stumbling = () => {
  throw new TypeError('no idea');
};

describe('tryApply', () => {
  const last = lay(1, 'c2');

  test('tells what chance is asked where a roll is missing or impossible, and nothing else', () => {
    for (const rolls of [[], [7]]) {
      expect(duel.tryApply(laid, last, { rolls })).toMatchObject({
        ok: false,
        rule: null,
        title: 'Recorded rolls',
        ask: { label: 'prize', total: 6 },
      });
    }
    expect(Object.keys(duel.tryApply(laid, last, { rolls: [5, 5] }))).toEqual([
      'ok',
      'rule',
      'title',
      'message',
    ]);
  });

  test('throws what is wrong with the state', () => {
    const error = caught(() =>
      duel.tryApply({ ...laid, points: [] as never, hands: 5 as never }, last),
    );
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toMatch(/^state of Duel: /);
  });

  test('throws where the rules stumble', () => {
    const game = duelWith({ copy: stumbling });
    expect(caught(() => game.tryApply(laid, last)).message).toBe(
      'state of Duel: the rules cannot go on from it: no idea',
    );
  });
});

describe('viewers', () => {
  const events: Event[] = [{ type: 'cardLaid', seat: 0, card: 'c8', hidden: { card: [0] } }];

  test.each<[Viewer, boolean]>([
    [0, true],
    [1, false],
    [7, false],
    ['spectator', false],
    ['open', true],
  ])('events of viewer %s', (viewer, isSeen) => {
    const [event] = duel.viewEvents(events, viewer);
    expect(event !== undefined && 'card' in event).toBe(isSeen);
  });

  test.each<unknown>([-1, 0.5, Number.NaN, 'seat', '0', null, undefined, [0]])(
    'there are no events of viewer %j',
    (viewer) => {
      expect(() => duel.viewEvents(events, viewer as Viewer)).toThrow(
        /^viewer: a viewer is a seat, "spectator" or "open", not /,
      );
    },
  );

  test.each<[string, (viewer: Viewer) => unknown]>([
    ['view', (viewer) => duel.view(laid, viewer)],
    ['redealt state', (viewer) => duel.redeal(laid, viewer, 1)],
  ])('a %s is for a seat that is there, or for onlookers', (_what, look) => {
    for (const viewer of [0, 1, 'spectator', 'open'] as const) look(viewer);
    for (const viewer of [-1, 2, 0.5, '0', null] as Viewer[]) {
      expect(() => look(viewer)).toThrow(
        /^viewer: a viewer is a seat from 0 to 1, "spectator" or "open", not /,
      );
    }
  });

  test('to whom all lies open nothing is dealt anew but chance', () => {
    const other = duel.redeal(laid, 'open', 1);
    expect({ ...other, chance: laid.chance }).toEqual(laid);
    expect(other.chance).not.toEqual(laid.chance);
    expect(() => duel.redeal(laid, 0, 0.5)).toThrow(/^seed: /);
  });

  test('events that are none are named', () => {
    const broken = [{ type: 'cardLaid', seat: 0, hidden: { card: 5 } }] as never;
    expect(() => duel.viewEvents(broken, 1)).toThrow(/^events: 0\.hidden/);
    expect(() => duel.viewEvents(5 as never, 1)).toThrow(/^events: /);
  });
});

describe('words', () => {
  test('seats have the names that the game gives them, or their numbers', () => {
    expect(duel.seatNames(dealt)).toEqual(['Seat 0', 'Seat 1']);
    const names = ['North', 'South'];
    const named = duelWith({ seatNames: () => names });
    const given = named.seatNames(dealt);
    expect(given).toEqual(names);
    expect(given).not.toBe(names);
  });

  test('people sit as they came where nothing seats them, or as the game says; the list is a new one', () => {
    expect(duel.seating(dealt)).toEqual([0, 1]);
    const order = [1, 0];
    const given = duelWith({ seating: () => order }).seating(dealt);
    expect(given).toEqual([1, 0]);
    expect(given).not.toBe(order);
  });

  test('there are no words for an event that is none', () => {
    const nothing = { type: 'nothing' } as never;
    expect(() => duel.describeEvent(nothing)).toThrow(/^events: 0/);
    expect(() => duel.describeEvent(null as never)).toThrow(InvalidInput);
    // Also where the game would have found words for it.
    const wordy = duelWith({ describeEvent: () => 'Something.' });
    expect(() => wordy.describeEvent(nothing)).toThrow(/^events: 0/);
    expect(wordy.describeEvent({ type: 'pointsKept', seat: 0 })).toBe('Something.');
  });

  test('an event that the words stumble over is told so, with the cause', () => {
    const game = duelWith({ describeEvent: stumbling });
    const error = caught(() => game.describeEvent({ type: 'pointsKept', seat: 0 }));
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toBe('events: they cannot be told: no idea');
    expect(error.cause).toEqual(new TypeError('no idea'));
    expect((error as InvalidInput).issues).toEqual([
      { path: [], message: 'they cannot be told: no idea' },
    ]);
  });

  test.each<unknown>([['DU-CARD-01'], 5, null, undefined, Symbol('DU-CARD-01')])(
    'no rule has an id that is no text',
    (id) => {
      expect(() => duel.explain(id as never)).toThrow(/^rule id: Duel has no rule /);
    },
  );
});

describe('what is read off a view', () => {
  const view = duel.view(laid, 0);

  test('is the same as from the state', () => {
    expect(duel.questions.points(view, 0)).toBe(0);
    expect(duel.standing(view)).toEqual(duel.standing(laid));
    expect(duel.describe(view, lay(0, 'c1'))).toBe(duel.describe(laid, lay(0, 'c1')));
  });

  test('has its form checked, once', () => {
    let checks = 0;
    const schema = (duelDefinition.schemas.view as z.ZodType<View>).refine(() => ++checks > 0);
    const game = duelWith({ schemas: { ...duelDefinition.schemas, view: schema } });
    for (let i = 0; i < 3; i++) game.standing(view);
    expect(checks).toBe(1);
    game.standing({ ...view });
    expect(checks).toBe(2);
    expect(() => game.standing({ ...view, pile: -1 })).toThrow(/^view of Duel: pile/);
  });

  test('is anything, in a game that does not say what its views are', () => {
    const { view: _form, ...schemas } = duelDefinition.schemas;
    const game = duelWith({ schemas });
    expect(game.schemas.view.safeParse('anything').success).toBe(true);
    expect(game.standing({ ...view, pile: -1 })).toEqual(duel.standing(view));
  });

  test('that cannot be read is told, with the cause', () => {
    const game = duelWith({ standing: stumbling });
    const error = caught(() => game.standing(view));
    expect(error.message).toBe('view of Duel: it cannot be read: no idea');
    expect(error.cause).toEqual(new TypeError('no idea'));
    const refusing = duelWith({
      standing: () => {
        throw new InvalidInput('a thing', []);
      },
    });
    expect(caught(() => refusing.standing(view)).message).toBe('a thing: ');
    expect(caught(() => refusing.standing(laid)).message).toBe('a thing: ');
  });
});

describe('a question without an answer', () => {
  const ask = (question: () => never) => {
    const questions = { points: question } as unknown as Duel['questions'];
    return caught(() => duelWith({ questions }).questions.points(dealt, 0));
  };

  test('is the mistake of who asks', () => {
    const error = ask(stumbling);
    expect(error.message).toBe('question "points": it has no answer here: no idea');
    expect(error.cause).toEqual(new TypeError('no idea'));
  });

  test('is refused in the words of the game, where it has any', () => {
    const error = ask(() => {
      throw new InvalidInput('seat', [{ path: [], message: 'nobody sits there' }]);
    });
    expect(error.message).toBe('seat: nobody sits there');
  });

  test('questions are made once', () => {
    expect(duel.questions).toBe(duel.questions);
  });
});

test('a pack that cannot be compiled is refused at once', () => {
  const game = duelWith({
    compile: (pack) => (pack.id === 'standard' ? duelDefinition.compile(pack) : stumbling()),
  });
  expect(game.legalMoves(game.setup({ players: 2, seed: 1 })).length).toBe(4);
  expect(() => game.withContent({ ...duelPack, id: 'mine' })).toThrow('no idea');
});

describe('schemas', () => {
  test('are made once', () => {
    const { schemas } = duel;
    expect(schemas.move).toBe(schemas.move);
    expect(schemas.state).toBe(schemas.state);
    expect(z.made(schemas.event)).toBe(schemas.event);
  });
});

type Loaded = (state: State) => unknown;
test.each<[string, Loaded]>([
  ['toAct', (state) => duel.toAct(state)],
  ['legalMoves', (state) => duel.legalMoves(state)],
  ['step', (state) => duel.step(state, lay(0, 'c1'))],
  ['seats', (state) => duel.seats(state)],
  ['outcome', (state) => duel.outcome(state)],
])('%s of what is no state at all', (_name, call) => {
  for (const nothing of [null, undefined, 5, 'state', true, []]) {
    expect(caught(() => call(nothing as never)).message).toBe(
      'state of Duel: it is not a state of this game',
    );
  }
});
