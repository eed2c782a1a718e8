import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Bot,
  createMatch,
  fingerprint,
  type Game,
  type GameTypes,
  games,
  IllegalMove,
  InvalidInput,
  neonGods,
  Replayer,
  readLog,
  replay,
  resumeMatch,
  rollsOf,
  seededRandom,
  simulate,
  verify,
  writeLog,
} from '../../src/index.js';
import { plainCopy } from '../../src/kernel/plain.js';
import { deepFreeze } from '../../src/testing/index.js';
import { volume } from '../volume.js';
import { duel } from './duel.js';
import { damage, hugeNumbers, strangers } from './mutate.js';

/*
 * Whatever is offered as a move, setup options, a state, a log, a content pack, rolls, a viewer, a
 * seed or a rule id: the answer is a result, an IllegalMove or an InvalidInput, in a short sentence,
 * and nothing is changed.
 */

const longest = 2000;

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

/** Does it; anything but a typed error with a short message fails the test. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof IllegalMove || error instanceof InvalidInput)) throw error;
    expect(error.message.length).toBeLessThan(longest);
    expect(error.message).toMatch(/\S.*\S/);
    return undefined;
  }
}

/** Every way to hand the library a value. `state` and `moves` are good ones. */
function doors(game: Game, setup: GameTypes['setupInput']) {
  const state = deepFreeze(game.setup(setup));
  const move = deepFreeze(game.legalMoves(state)[0] as GameTypes['move']);
  const { events } = game.start(setup);
  const event = deepFreeze(events[0] ?? game.apply(state, move).events[0]) as GameTypes['event'];
  const first: Bot<GameTypes> = ({ moves }) => moves[0] as GameTypes['move'];
  const [die] = Object.values(game.dice);
  return {
    setup: (value: never) => game.setup(value),
    'setup, players': (value: never) => game.setup({ ...setup, players: value }),
    'setup, seed': (value: never) => game.setup({ ...setup, seed: value }),
    'setup, rolls': (value: never) => game.setup(setup, { rolls: value }),
    'setup, one roll': (value: never) => game.setup(setup, { rolls: [value] }),
    'setup, chance': (value: never) => game.setup(setup, value),
    start: (value: never) => game.start(value),
    toAct: (value: never) => game.toAct(value),
    legalMoves: (value: never) => game.legalMoves(value),
    'legalMoves, seat': (value: never) => game.legalMoves(state, value),
    'apply, state': (value: never) => game.apply(value, move),
    'apply, move': (value: never) => game.apply(state, value),
    'apply, type': (value: never) => game.apply(state, { ...move, type: value }),
    'apply, seat': (value: never) => game.apply(state, { ...move, seat: value }),
    'apply, more': (value: never) => game.apply(state, { ...move, more: value } as typeof move),
    'apply, rolls': (value: never) => game.apply(state, move, { rolls: value }),
    'apply, chance': (value: never) => game.apply(state, move, value),
    'tryApply, move': (value: never) => game.tryApply(state, value),
    'tryApply, rolls': (value: never) => game.tryApply(state, move, { rolls: value }),
    'reduce, state': (value: never) => game.reduce(value, move),
    'reduce, move': (value: never) => game.reduce(state, value),
    'step, state': (value: never) => game.step(value, move),
    'step, move': (value: never) => game.step(game.copy(state), value),
    copy: (value: never) => game.copy(value),
    load: (value: never) => game.load(value),
    outcome: (value: never) => game.outcome(value),
    'view, state': (value: never) => game.view(value, 0),
    'view, viewer': (value: never) => game.view(state, value),
    viewEvents: (value: never) => game.viewEvents(value, 0),
    'viewEvents, one event': (value: never) => game.viewEvents([value], 0),
    'viewEvents, viewer': (value: never) => game.viewEvents(events, value),
    'redeal, state': (value: never) => game.redeal(value, 0, 1),
    'redeal, viewer': (value: never) => game.redeal(state, value, 1),
    'redeal, seed': (value: never) => game.redeal(state, 0, value),
    invariants: (value: never) => game.invariants(value),
    explain: (value: never) => game.explain(value),
    'describe, state': (value: never) => game.describe(value, move),
    'describe, move': (value: never) => game.describe(state, value),
    describeEvent: (value: never) => game.describeEvent(value),
    'dice, seed': (value: never) => die?.roll(value),
    withContent: (value: never) => game.withContent(value),
    fingerprint: (value: never) => fingerprint(value),
    replay: (value: never) => replay(game, value),
    'replay, one line': (value: never) => replay(game, [value]),
    verify: (value: never) => verify(game, value),
    readLog: (value: never) => [...readLog(value)],
    'Replayer.read': (value: never) => new Replayer(game).read(value),
    'writeLog, setup': (value: never) => writeLog(game, { setup: value, moves: [] }),
    'writeLog, move': (value: never) => writeLog(game, { setup, moves: [value] }),
    'simulate, players': (value: never) => simulate(game, { games: 1, players: value, seed: 1 }),
    'simulate, seed': (value: never) =>
      simulate(game, { games: 0, players: setup.players, seed: value }),
    'simulate, options': (value: never) => simulate(game, value),
    'simulate, games': (value: never) => simulate(game, { games: value, players: 2, seed: 1 }),
    'simulate, setup': (value: never) =>
      simulate(game, { games: 1, players: setup.players, seed: 1, setup: value, bot: first }),
    'simulate, bot': (value: never) =>
      simulate(game, { games: 1, players: setup.players, seed: 1, bot: () => value }),
    seededRandom: (value: never) => seededRandom(value),
    'writeLog, recording': (value: never) => writeLog(game, value),
    'writeLog, moves': (value: never) => writeLog(game, { setup, moves: value }),
    'writeLog, options': (value: never) => writeLog(game, { setup, moves: [] }, value),
    rollsOf: (value: never) => rollsOf(value),
    'rollsOf, one event': (value: never) => rollsOf([value]),
    'describeEvent, names': (value: never) => game.describeEvent(event, value),
    'describe, names': (value: never) => game.describe(state, move, value),
    createMatch: (value: never) => createMatch(game, value),
    'createMatch, options': (value: never) => createMatch(game, setup, value),
    'match, seat': (value: never) => createMatch(game, setup).play(value, move),
    'match, move': (value: never) => createMatch(game, setup).play(move.seat, value),
    'match, line': (value: never) =>
      createMatch(game, setup).play(move.seat, move, { line: value }),
    'match, rolls': (value: never) =>
      createMatch(game, setup).play(move.seat, move, { rolls: value }),
    'match, remarks': (value: never) =>
      createMatch(game, setup).play(move.seat, move, { remarks: value }),
    'match, undo': (value: never) => createMatch(game, setup).undo(value, value),
    'match, facts': (value: never) => createMatch(game, setup).assert(value),
    'match, viewer': (value: never) => createMatch(game, setup).snapshot(value),
    'match, since': (value: never) => createMatch(game, setup).snapshot(0, value),
    resumeMatch: (value: never) => resumeMatch(game, value),
  };
}

function nested(levels: number, open: string, close: string, inner = ''): unknown {
  return JSON.parse(open.repeat(levels) + inner + close.repeat(levels));
}

/** Long enough that nobody should tell it, copy it for every rule or look through it twice. */
const longText = 'x'.repeat(volume(100_000, 1_000_000));
const polluting = '{"polluted":true}';

/** Values that break careless code. */
const nasty: Record<string, unknown> = {
  undefined,
  null: null,
  true: true,
  zero: 0,
  'minus zero': -0,
  'a half': 0.5,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
  '1e308': 1e308,
  '2 ** 53': 2 ** 53,
  'a bigint': 10n ** 3000n,
  'a symbol': Symbol(longText),
  'a function': () => longText,
  'an empty text': '',
  'a long text': longText,
  'a text of lone surrogates': '\ud800'.repeat(10),
  'control characters': '\0\x07\u2028\u202e',
  __proto__: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  hasOwnProperty: 'hasOwnProperty',
  'an empty list': [],
  'a length that cannot be compared': { length: { toString: [] } },
  'an empty object': {},
  'an object without prototype': Object.create(null),
  'a sparse list': new Array(1000),
  'a list of 10,000 nulls': new Array(10_000).fill(null),
  'a date': new Date(Number.NaN),
  'a map': new Map([[1, 2]]),
  'a boxed number': Object(1),
  'a typed array': new Uint8Array(8),
  'a class': InvalidInput,
  'lists 100,000 levels deep': nested(100_000, '[', ']'),
  'objects 100,000 levels deep': nested(100_000, '{"type":', '}', '1'),
  'an own __proto__': JSON.parse(`{"__proto__":${polluting}}`),
  'an own constructor': JSON.parse(`{"constructor":{"prototype":${polluting}}}`),
  'an own toString': JSON.parse('{"toString":1,"valueOf":2,"hasOwnProperty":3,"toJSON":4}'),
  'a move with an own __proto__': JSON.parse(`{"type":"lay","seat":0,"__proto__":${polluting}}`),
  'a move whose type is __proto__': { type: '__proto__', seat: 0 },
  'a long key': { type: 'lay', seat: 0, [longText]: 1 },
  '10,000 keys': Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key ${i}`, i])),
  'a value that contains itself': selfContained(),
  'a state without anything': { game: 'neon-gods', pack: 'standard' },
  'a state of another game': { game: 'duel', pack: 'standard', agenda: [] },
  'a state with a strange agenda': { game: 'neon-gods', pack: 'standard', agenda: [null] },
  'a state with an unknown step': { game: 'duel', pack: 'standard', agenda: [{ type: 'x' }] },
};

/** Objects that do something when they are looked at. */
const hostile: Record<string, unknown> = {
  'a field that throws': throwing(() => {
    throw new Error('no');
  }),
  'a field that throws what cannot be told': throwing(() => {
    throw Object.create(null);
  }),
  'a field that throws nothing': throwing(() => {
    throw undefined;
  }),
  'a field that throws what throws when it is told': throwing(() => {
    throw {
      get message() {
        throw new Error('never');
      },
      toString: () => {
        throw new Error('never');
      },
    };
  }),
  'an error whose message throws': throwing(() => {
    throw Object.defineProperty(new Error(), 'message', {
      get: () => {
        throw new Error('never');
      },
    });
  }),
  'a field that is another one every time': { type: 'lay', ...counting('seat') },
  'a proxy that was revoked': revoked(),
  'a list that was revoked': revoked([]),
  'a proxy that refuses everything': refusing({}),
  'a list that refuses everything': refusing([]),
  'a field that was revoked': { type: 'lay', seat: 0, card: revoked() },
  'something that cannot be told': { toString: null, valueOf: null },
  'something that tells JSON nonsense': { toJSON: () => longText },
  'something that is iterable without end': {
    *[Symbol.iterator]() {
      for (;;) yield revoked();
    },
  },
};

function throwing(get: () => unknown): unknown {
  const value = {};
  for (const key of ['type', 'seat', 'players', 'seed', 'rolls', 'game', 'length', 'moves']) {
    Object.defineProperty(value, key, { get, enumerable: true });
  }
  return value;
}

/** The first looks see seat 0, later ones another. */
function counting(key: string): object {
  let looks = 0;
  return Object.defineProperty({}, key, { get: () => (looks++ < 2 ? 0 : 7), enumerable: true });
}

function revoked(target: object = {}): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function refusing(target: object): unknown {
  const refuse = () => {
    throw new Error('no');
  };
  const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'];
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, refuse])));
}

Object.assign(nasty, hostile);

function selfContained(): unknown {
  const value: Record<string, unknown> = { type: 'lay', seat: 0 };
  value.self = value;
  return value;
}

const tables: [string, Game, GameTypes['setupInput']][] = [
  ['Duel', duel as unknown as Game, { players: 2, seed: 'bad' }],
  ...Object.values(games).map((game): [string, Game, GameTypes['setupInput']] => {
    return [game.title, game as unknown as Game, { players: game.players.min, seed: 'bad' }];
  }),
];

describe.each(tables)('%s', (_title, game, setup) => {
  const entries = Object.entries(doors(game, setup));

  test.each(Object.keys(nasty))('takes %s anywhere', (name) => {
    for (const [door, enter] of entries) {
      try {
        attempt(() => enter(nasty[name] as never));
      } catch (error) {
        throw new Error(`${door}: ${error}`, { cause: error });
      }
    }
  });

  test.each(entries)('%s takes anything', (_door, enter) => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        attempt(() => enter(value as never));
      }),
      { numRuns: volume(10, 100) },
    );
  });

  test.each(entries)('%s takes any JSON', (_door, enter) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        attempt(() => enter(deepFreeze(value) as never));
      }),
      { numRuns: volume(10, 100) },
    );
  });

  test('any move is refused by a rule of the book, and the state stays as it is', () => {
    const state = deepFreeze(game.setup(setup));
    const before = fingerprint(state);
    for (const value of Object.values(nasty)) {
      const tried = game.tryApply(state, value);
      expect(tried.ok).toBe(false);
      if (tried.ok) continue;
      expect(Object.keys(game.rules)).toContain(tried.rule);
      expect(tried.message.length).toBeLessThan(longest);
    }
    expect(fingerprint(state)).toBe(before);
  });

  test('none of them is a state, a pack, setup options or a rule', () => {
    for (const value of Object.values(nasty)) {
      expect(() => game.load(value)).toThrow(InvalidInput);
      expect(() => game.withContent(value)).toThrow(InvalidInput);
      expect(() => game.setup(value as never)).toThrow(InvalidInput);
      expect(() => game.explain(value as never)).toThrow(InvalidInput);
    }
  });

  test('a legal move with anything more in it is refused', () => {
    const state = deepFreeze(game.setup(setup));
    const [move] = game.legalMoves(state) as [GameTypes['move']];
    const text = JSON.stringify(move);
    for (const key of ['__proto__', 'constructor', 'toString', longText]) {
      const more = JSON.parse(text.replace('{', `{${JSON.stringify(key)}:${polluting},`));
      const tried = game.tryApply(state, more);
      expect(tried.ok).toBe(false);
      if (!tried.ok) expect(tried.message.length).toBeLessThan(longest);
    }
  });
});

const place = fc.nat();
const kind = fc.nat();

/** Good values with one or two places damaged: nearly right is worse than all wrong. */
function damaged<T>(value: fc.Arbitrary<T>, with_: readonly unknown[]): fc.Arbitrary<T> {
  const hits = fc.array(fc.tuple(place, kind), { minLength: 1, maxLength: 2 });
  return fc.tuple(value, hits).map(([good, all]) => {
    return all.reduce((bad, [at, how]) => damage(bad, at, how, with_), good);
  });
}

/** States of every stage of the game. */
function statesOf<G extends GameTypes>(game: Game<G>): fc.Arbitrary<G['state']> {
  const most = game.players.max - game.players.min;
  return fc
    .tuple(fc.nat({ max: most }), fc.nat(), fc.nat({ max: 200 }))
    .map(([more, seed, count]) => {
      const state = game.setup({ players: game.players.min + more, seed } as G['setupInput']);
      const random = seededRandom(seed);
      for (let i = 0; i < count; i++) {
        const moves = game.legalMoves(state);
        if (moves.length === 0) break;
        game.step(state, moves[random.below(moves.length)] as G['move']);
      }
      return state;
    });
}

/** Deep, long and polluting values besides the usual strangers. */
const worst: readonly unknown[] = [
  ...strangers,
  ...hugeNumbers,
  longText,
  JSON.parse(`{"__proto__":${polluting}}`),
  nested(500, '[', ']'),
  new Array(1000).fill('x'),
];

describe.each(tables)('%s, nearly right', (_title, game, setup) => {
  test('a damaged state is loaded or refused; what is loaded can be played on', () => {
    fc.assert(
      fc.property(damaged(statesOf(game), worst), fc.nat(), (bad, seed) => {
        const state = attempt(() => game.load(deepFreeze(bad)));
        if (state === undefined) return;
        expect(game.invariants(state)).toEqual([]);
        const random = seededRandom(seed);
        for (let i = 0; i < 50; i++) {
          const moves = attempt(() => game.legalMoves(state)) ?? [];
          if (moves.length === 0) return;
          const move = moves[random.below(moves.length)] as GameTypes['move'];
          if (attempt(() => game.step(state, move)) === undefined) return;
        }
      }),
      { numRuns: volume(20, 150) },
    );
  });

  test('a damaged state that nobody loaded makes no rule throw anything else', () => {
    fc.assert(
      fc.property(statesOf(game), place, kind, (good, at, how) => {
        const bad = deepFreeze(damage(good, at, how, worst));
        attempt(() => game.toAct(bad));
        attempt(() => game.outcome(bad));
        attempt(() => game.view(bad, 0));
        attempt(() => game.redeal(bad, 0, 1));
        attempt(() => game.invariants(bad));
        const moves = [...game.legalMoves(good), ...(attempt(() => game.legalMoves(bad)) ?? [])];
        for (const move of moves.slice(0, 10)) {
          attempt(() => game.apply(bad, move));
          attempt(() => game.describe(bad, move));
        }
      }),
      { numRuns: volume(20, 150) },
    );
  });

  test('a damaged move is applied or refused', () => {
    const pairs = fc.tuple(statesOf(game), fc.nat()).chain(([state, pick]) => {
      const moves = game.legalMoves(state);
      const move = moves[pick % moves.length] ?? { type: 'none', seat: 0 };
      return fc.tuple(fc.constant(deepFreeze(state)), damaged(fc.constant(move), worst));
    });
    fc.assert(
      fc.property(pairs, ([state, move]) => {
        const before = fingerprint(state);
        const applied = attempt(() => game.apply(state, deepFreeze(move)));
        if (applied !== undefined) expect(game.invariants(applied.state)).toEqual([]);
        attempt(() => game.describe(state, move));
        expect(fingerprint(state)).toBe(before);
      }),
      { numRuns: volume(20, 150) },
    );
  });

  test('damaged setup options are taken or refused', () => {
    const full = { ...game.schemas.setup.parse(setup), seed: 'x' };
    fc.assert(
      fc.property(damaged(fc.constant(full), worst), (options) => {
        attempt(() => game.setup(deepFreeze(options)));
      }),
      { numRuns: volume(20, 150) },
    );
  });

  test('a damaged pack is taken or refused; what is taken can be played with', () => {
    fc.assert(
      fc.property(damaged(fc.constant(game.content), worst), fc.nat(), (pack, seed) => {
        const other = attempt(() => game.withContent(deepFreeze(pack)));
        if (other === undefined) return;
        const state = other.setup({ players: game.players.min, seed });
        const random = seededRandom(seed);
        for (let i = 0; i < 100; i++) {
          const moves = other.legalMoves(state);
          if (moves.length === 0) return;
          other.step(state, moves[random.below(moves.length)] as GameTypes['move']);
        }
        expect(other.invariants(state)).toEqual([]);
      }),
      { numRuns: volume(20, 100) },
    );
  });

  test('a damaged log is refused at one of its lines, or says the same', () => {
    const state = game.setup(setup);
    const played: GameTypes['move'][] = [];
    for (let i = 0; i < 10; i++) {
      const moves = game.legalMoves(state);
      const [move] = moves;
      if (move === undefined) break;
      game.step(state, move);
      played.push(move);
    }
    const lines = writeLog(game, { setup, moves: played }, { checkEvery: 1 }).trimEnd().split('\n');
    const line = fc.nat({ max: lines.length - 1 });
    fc.assert(
      fc.property(line, place, kind, (at, where, how) => {
        const bad = JSON.stringify(damage(JSON.parse(lines[at] as string), where, how, worst));
        const text = lines.map((good, i) => (i === at ? (bad ?? '') : good));
        const verified = verify(game, text);
        if (verified.ok) {
          expect(verified.fingerprint).toBe(fingerprint(state));
          return;
        }
        expect(verified.message.length).toBeLessThan(longest);
        expect(verified.line).toBeGreaterThan(0);
        expect(verified.line).toBeLessThanOrEqual(lines.length);
      }),
      { numRuns: volume(20, 150) },
    );
  });
});

describe('messages', () => {
  test('name the place and the first three things that are wrong', () => {
    const error = caught(() =>
      neonGods.setup({ players: 7, seed: 0.5, gangs: 3, color: 1 } as never),
    );
    expect(error.issues.map(({ path }) => path.join('.'))).toEqual([
      'players',
      'seed',
      'gangs',
      '',
    ]);
    expect(error.message).toMatch(
      /^setup options: players: .+; seed: .+; gangs must .+; and 1 more$/,
    );
  });

  test('quote what they refuse shortly', () => {
    const error = caught(() => neonGods.explain(longText));
    expect(error.message).toBe(`rule id: Neon Gods has no rule "${'x'.repeat(39)}…"`);
  });

  test('a path of long keys is cut', () => {
    const pack = { ...neonGods.content, [longText]: 1 };
    const error = caught(() => neonGods.withContent(pack));
    expect(error.message.length).toBeLessThan(400);
    expect(error.message).toMatch(/x…"$/);
  });
});

function caught(work: () => unknown): InvalidInput {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test('a field called __proto__ is refused wherever it is, not dropped', () => {
  expect(() => plainCopy(JSON.parse('{"a":[{"__proto__":{"x":1}}]}'), 'input')).toThrow(
    'a field is called __proto__',
  );
});
