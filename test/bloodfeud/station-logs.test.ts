import { expect, test } from 'vitest';
import {
  bloodfeud,
  type Move,
  type MoveLine,
  mergeStationLogs,
  replayTable,
  type StationLog,
} from '../../src/bloodfeud/index.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { replay, verify } from '../../src/kernel/replay.js';
import { fourDiscards, fourRolls } from './arrange.js';

const setup = { players: 4, seed: 'table', actionBudget: null };
const keep: MoveLine[] = fourDiscards.map((card, seat) => ({
  move: { type: 'discardAmbition', seat, card },
}));
const table = (lines: Parameters<typeof replayTable>[2], inferPresence = false, more = {}) => {
  return replayTable(bloodfeud, { ...setup, ...more }, [...keep, ...lines], {
    rolls: fourRolls,
    inferPresence,
  });
};
const at = (t: number, move: Move, more: Partial<MoveLine> = {}): MoveLine => ({
  t,
  move,
  ...more,
});
const walk = (
  seat: number,
  player: 'P1' | 'P2',
  to: 'orders' | 'council' | 'marketplace',
): Move => {
  return { type: 'movePlayer', seat, player, to };
};

test('[BF-REPLAY-01] a replay stops at the first illegal move, with its index and rule', () => {
  const lines = [
    at(1, walk(0, 'P1', 'orders')),
    at(2, walk(0, 'P1', 'orders')),
    at(3, walk(1, 'P1', 'orders')),
  ];
  const { stopped, state, lines: played } = table(lines);
  expect(stopped).toMatchObject({ index: 5, rule: 'BF-PHASE-04', move: walk(0, 'P1', 'orders') });
  expect(played).toHaveLength(5);
  expect(state.teams[1]?.location.P1).toBe('neutral');
  const twice = [table(lines.slice(0, 1)).state, table(lines.slice(0, 1)).state];
  expect(twice[0]).toEqual(twice[1]);
});

test('[BF-REPLAY-02] logs are merged by time, then station; a move keeps its answers', () => {
  const orders: StationLog = {
    station: 'orders',
    lines: [
      at(1, { type: 'proposeAlliance', seat: 0, with: 2 }),
      at(6, { type: 'answerAlliance', seat: 2, accept: true }),
      at(7, { type: 'respondBlock', seat: 1, block: false }),
      at(8, { type: 'placeOrder', seat: 0, card: 'sFeed', domain: 'D1' }),
    ],
  };
  const market: StationLog = {
    station: 'marketplace',
    lines: [
      at(2, { type: 'bonusBury', seat: 1, pile: 'orders', slot: 1 }),
      at(7, { type: 'bonusBury', seat: 1, pile: 'orders', slot: 2 }),
      at(9, { type: 'done', seat: 1 }),
    ],
  };
  const city: StationLog = {
    station: 'cityscape',
    lines: [at(8, { type: 'reduceSun', seat: 3 }), { assert: {} }],
  };
  const story: StationLog = {
    station: 'storyteller',
    lines: [at(8, { type: 'endGameplayPhase', seat: 4 })],
  };
  const merged = mergeStationLogs([story, market, orders, city]);
  expect(merged.map((line) => ('move' in line ? line.move.type : 'assert'))).toEqual([
    'proposeAlliance',
    'answerAlliance',
    'respondBlock',
    'bonusBury',
    'bonusBury',
    'done',
    'reduceSun',
    'assert',
    'placeOrder',
    'endGameplayPhase',
  ]);
  expect(merged[3]).toMatchObject({ station: 'marketplace' });
});

test('[BF-REPLAY-02] facts without a time lie where they were noted, also before any move', () => {
  const power = (brujah: number) => ({ assert: { power: { brujah } } });
  const lines = [power(1), at(3, { type: 'reduceSun', seat: 3 }), power(2)];
  const city: StationLog = { station: 'cityscape', lines };
  const story: StationLog = { station: 'storyteller', lines: [{ t: 2, ...power(3) }] };
  const noted = mergeStationLogs([story, city]).map((line) => {
    return 'assert' in line ? line.assert.power : line.move.type;
  });
  expect(noted).toEqual([{ brujah: 1 }, { brujah: 3 }, 'reduceSun', { brujah: 2 }]);
  expect(mergeStationLogs([{ station: 'orders', lines: [power(4)] }])).toHaveLength(1);
});

test('[BF-REPLAY-02] a vote stays together with its late proposals', () => {
  const council: StationLog = {
    station: 'council',
    lines: [
      at(1, { type: 'callVote', seat: 0 }),
      at(2, { type: 'answerCall', seat: 1, willing: true }),
      at(5, { type: 'proposeEvent', seat: 1, card: 'e05' }),
      at(6, { type: 'castVote', seat: 0, choice: 0 }),
    ],
  };
  const city: StationLog = { station: 'cityscape', lines: [at(3, { type: 'reduceSun', seat: 3 })] };
  const types = mergeStationLogs([council, city]).map((line) =>
    'move' in line ? line.move.type : '',
  );
  expect(types).toEqual(['callVote', 'answerCall', 'proposeEvent', 'castVote', 'reduceSun']);
});

test.each<Move>([
  { type: 'answerAnnounce', seat: 2, player: null },
  { type: 'declinePropose', seat: 2 },
])('[BF-REPLAY-02] a late proposal after $type belongs to the vote', (before) => {
  const propose: Move = { type: 'proposeEvent', seat: 1, card: 'e05' };
  const vote = [at(1, { type: 'callVote', seat: 0 }), at(2, before), at(5, propose)];
  const city: StationLog = { station: 'cityscape', lines: [at(3, { type: 'reduceSun', seat: 3 })] };
  const merged = mergeStationLogs([{ station: 'council', lines: vote }, city]);
  expect(merged.map(({ t }) => t)).toEqual([1, 2, 5, 3]);
  const alone = [at(1, { type: 'callVote', seat: 0 }), at(5, propose)];
  const apart = mergeStationLogs([{ station: 'council', lines: alone }, city]);
  expect(apart.map(({ t }) => t)).toEqual([1, 3, 5]);
});

test('[BF-REPLAY-02] a Bonus Action stays together, another team’s does not join it', () => {
  const council: StationLog = {
    station: 'council',
    lines: [
      at(1, { type: 'cycleEvent', seat: 0, card: 'e01' }),
      at(4, { type: 'cycleEvent', seat: 0, card: 'e03' }),
      at(5, { type: 'cycleEvent', seat: 1, card: 'e05' }),
    ],
  };
  const marketplace: StationLog = {
    station: 'marketplace',
    lines: [
      at(2, { type: 'bonusBury', seat: 2, pile: 'orders', slot: 1 }),
      at(4.5, { type: 'bonusBury', seat: 2, pile: 'orders', slot: 2 }),
      at(4.6, { type: 'buryMarketCard', seat: 2, pile: 'orders', slot: 3 }),
    ],
  };
  const city: StationLog = { station: 'cityscape', lines: [at(3, { type: 'reduceSun', seat: 3 })] };
  const merged = mergeStationLogs([council, marketplace, city]);
  expect(merged.map(({ t }) => t)).toEqual([1, 4, 2, 4.5, 3, 4.6, 5]);
});

const times = (...logs: StationLog[]) => mergeStationLogs(logs).map(({ t }) => t);
const log = (station: StationLog['station'], ...lines: StationLog['lines']): StationLog => {
  return { station, lines };
};
const end = (t: number) => at(t, { type: 'endGameplayPhase', seat: 4 });

test.each<[string, (slot: number) => Move]>([
  ['bury', (slot) => ({ type: 'bonusBury', seat: 0, pile: 'orders', slot })],
  ['cycle', (slot) => ({ type: 'cycleEvent', seat: 0, card: `e0${slot}` })],
])('[BF-REPLAY-02] the next round’s right to %s is not that of this round', (_what, bonus) => {
  const scribe = log('marketplace', at(1, bonus(1)), at(30, bonus(2)));
  expect(times(scribe, log('storyteller', end(20)))).toEqual([1, 20, 30]);
  expect(times(scribe, log('storyteller', end(1)))).toEqual([1, 1, 30]);
  expect(times(scribe, log('storyteller', end(40)))).toEqual([1, 30, 40]);
  const pass = (seat: number) => log('neutral', at(20, { type: 'pass', seat }));
  expect(times(scribe, pass(0))).toEqual([1, 20, 30]);
  expect(times(scribe, pass(1))).toEqual([1, 30, 20]);
});

test('[BF-REPLAY-02] a Bonus Action of every round replays as it was played', () => {
  const power = (t: number): MoveLine[] => {
    const values = [4, 4, 4, 4];
    return values.map((value, team) => at(t, { type: 'recordPower', seat: 4, team, value }));
  };
  const bury = (t: number, slot: number) => {
    return at(t, { type: 'bonusBury', seat: 0, pile: 'orders', slot });
  };
  const market = log('marketplace', bury(2, 1), bury(30, 2));
  const story = log('storyteller', ...power(0), end(20), ...power(22));
  const setup = { players: 4, seed: 'rounds', actionBudget: null };
  const houseRules = { powerSource: 'recorded' as const };
  const start = bloodfeud.setup({ ...setup, houseRules });
  const keep = start.teams.map(({ ambitions: [card = ''] }, seat) => {
    return { move: { type: 'discardAmbition' as const, seat, card } };
  });
  const lines = [...keep, ...mergeStationLogs([market, story])];
  const { stopped, state } = replayTable(bloodfeud, { ...setup, houseRules }, lines, {
    inferPresence: true,
  });
  expect(stopped).toBeUndefined();
  expect(state.round).toBe(2);
});

test('[BF-REPLAY-02] several late proposals stay in their vote', () => {
  const propose = (t: number, seat: number) => at(t, { type: 'proposeEvent', seat, card: 'e05' });
  const call = at(1, { type: 'callVote', seat: 0 });
  const answer = at(2, { type: 'answerCall', seat: 1, willing: true });
  const ballot = at(5, { type: 'castVote', seat: 0, choice: 'noEvent' });
  const city = log('cityscape', at(3.5, { type: 'reduceSun', seat: 3 }));
  const vote = log('council', call, answer, propose(3, 1), propose(4, 2), ballot);
  expect(times(vote, city)).toEqual([1, 2, 3, 4, 5, 3.5]);
  // The call failed, or the vote is over: these are proposals of their own.
  const failed = log('council', call, answer, propose(3, 1), propose(4, 2));
  expect(times(failed, city)).toEqual([1, 2, 3, 3.5, 4]);
  const over = log('council', call, answer, { ...ballot, t: 2.5 }, propose(3, 1), propose(4, 2));
  expect(times(over, city)).toEqual([1, 2, 2.5, 3, 3.5, 4]);
});

test('[BF-REPLAY-02] facts noted in the middle of a chain stay there, others keep their time', () => {
  const trade = log(
    'neutral',
    at(1, { type: 'openTrade', seat: 0, with: 1 }),
    { assert: {}, t: 2 },
    at(4, { type: 'tradeCancel', seat: 0 }),
    { assert: {}, t: 5 },
    { assert: {} },
  );
  const city = log(
    'cityscape',
    at(1.5, { type: 'reduceSun', seat: 3 }),
    at(4.5, { type: 'reduceSun', seat: 3 }),
  );
  expect(times(trade, city)).toEqual([1, 2, 4, 1.5, 4.5, 5, undefined]);
});

test('[BF-REPLAY-02] what the Resolution Phase asks comes after its Gameplay Phase', () => {
  const target = (t: number): MoveLine => {
    return at(t, { type: 'chooseTarget', seat: 0, team: 1, unit: 'basic' });
  };
  const city = log('cityscape', at(1, { type: 'reduceSun', seat: 0 }), target(25));
  expect(times(city, log('storyteller', end(20)))).toEqual([1, 20, 25]);
  const story = log('storyteller', end(20), target(25), end(40), target(45));
  const late = log('cityscape', at(24, { type: 'reduceSun', seat: 0 }));
  expect(times(story, late)).toEqual([20, 25, 24, 40, 45]);
  const first = log('storyteller', end(20), target(45));
  const passes = log('neutral', at(40, { type: 'pass', seat: 2 }));
  expect(times(first, passes)).toEqual([20, 40, 45]);
});

test('[BF-REPLAY-03] walks that a log left out are filled in', () => {
  const lines = [
    at(1, { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } }, { rolls: ['o02'] }),
    at(2, { type: 'placeOrder', seat: 0, card: 'sFeed', domain: 'D1' }),
  ];
  expect(table(lines).stopped).toMatchObject({ index: 4, rule: 'BF-PHASE-02' });
  const played = table(lines, true, { playersPerTeam: [1, 2, 2, 2] });
  expect(played.stopped).toBeUndefined();
  expect(played.lines.slice(4).map(({ move, inferred }) => [move.type, inferred === true])).toEqual(
    [
      ['movePlayer', true],
      ['purchaseItem', false],
      ['movePlayer', true],
      ['placeOrder', false],
    ],
  );
  expect(played.lines[4]?.move).toMatchObject({ player: 'P1', to: 'marketplace' });
  expect(played.lines[6]?.move).toMatchObject({ player: 'P1', to: 'orders' });
  expect(() => table(lines, true, { actionBudget: 24 })).toThrow(
    'replay: inferPresence: walks can be filled in only with an actionBudget of null (BF-REPLAY-03)',
  );
});

test('[BF-REPLAY-03] an idle player goes first; who must be present stays', () => {
  const lines = [
    at(1, walk(0, 'P1', 'orders')),
    at(2, walk(0, 'P2', 'council')),
    at(
      3,
      { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } },
      {
        rolls: ['o02'],
        present: { orders: ['brujah', 'nosferatu'] },
      },
    ),
  ];
  const { lines: played, state } = table(lines, true);
  const walks = played.filter(({ inferred }) => inferred).map(({ move }) => move);
  // nosferatu is brought to Orders first; P1 of brujah is needed there, so P2 goes shopping.
  expect(walks).toEqual([walk(1, 'P1', 'orders'), walk(0, 'P2', 'marketplace')]);
  expect(state.teams[0]?.location).toEqual({ P1: 'orders', P2: 'marketplace' });
});

test('[BF-REPLAY-03] whoever is idle is sent, else the first who can be spared', () => {
  const buy: Move = { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } };
  const idle = [at(1, walk(0, 'P1', 'council')), at(2, buy, { rolls: ['o02'] })];
  expect(table(idle, true).state.teams[0]?.location).toEqual({ P1: 'council', P2: 'marketplace' });
  const present = { council: ['brujah'] };
  const both = [
    at(1, walk(0, 'P1', 'council')),
    at(1, walk(0, 'P2', 'council')),
    at(2, buy, { rolls: ['o02'], present }),
  ];
  const { state, stopped } = table(both, true);
  expect(stopped).toBeUndefined();
  expect(state.teams[0]?.location).toEqual({ P1: 'marketplace', P2: 'council' });
});

test('[BF-REPLAY-03] who is alone at a station where nobody has to be can be spared', () => {
  const buy: Move = { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } };
  const lines = [
    at(1, walk(0, 'P1', 'council')),
    at(1, walk(0, 'P2', 'orders')),
    at(2, buy, { rolls: ['o02'], present: { council: ['brujah'], orders: ['nosferatu'] } }),
  ];
  const { state, stopped } = table(lines, true);
  expect(stopped).toBeUndefined();
  expect(state.teams[0]?.location).toEqual({ P1: 'council', P2: 'marketplace' });
});

test('[BF-REPLAY-01] what is wrong with lines is told with its place', () => {
  const pathsOf = (work: () => unknown) => {
    try {
      work();
      return [];
    } catch (error) {
      return error instanceof InvalidInput ? error.issues.map(({ path }) => path.join('.')) : [];
    }
  };
  const wrong = { move: 5 } as never;
  expect(pathsOf(() => replayTable(bloodfeud, setup, 'lines' as never))).toEqual(['']);
  expect(pathsOf(() => replayTable(bloodfeud, setup, [...keep, wrong]))).toEqual(['4.move']);
  const logs: StationLog[] = [{ station: 'orders', lines: [] }];
  expect(pathsOf(() => mergeStationLogs('logs' as never))).toEqual(['']);
  const late = [...logs, { station: 'council' as const, lines: [...keep, wrong] }];
  expect(pathsOf(() => mergeStationLogs(late))).toEqual(['1.lines.4.move']);
});

test('[BF-REPLAY-03] an activated ability names its station', () => {
  const lines = [
    at(1, walk(0, 'P1', 'orders')),
    at(2, { type: 'placeOrder', seat: 0, card: 'sAtk', domain: 'D1' }),
    at(3, { type: 'activate', seat: 1, source: 'faction', domain: 'D1', number: 1 }),
  ];
  const { state, stopped } = table(lines, true);
  expect(stopped).toBeUndefined();
  expect(state.teams[1]?.location).toEqual({ P1: 'orders', P2: 'neutral' });
  expect(state.teams[1]?.peeked).toEqual([{ domain: 'D1', number: 1, card: 'sAtk' }]);
});

test('[BF-REPLAY-01] the log of a game that is over says how it ended', () => {
  const sun = { spaces: [{ space: 1, cost: null }], source: 'house' };
  const short = bloodfeud.withContent({ ...bloodfeud.content, id: 'one-round', sun });
  // Nobody has fulfilled an Ambition; Brujah has the most Power.
  const end = at(1, { type: 'endGameplayPhase', seat: 4 }, { rolls: ['e10'] });
  const { log, state } = replayTable(short, setup, [...keep, end], { rolls: fourRolls });
  expect(state.phase).toBe('ended');
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ moves: 5, outcome: { winners: [0] } });
  expect(verify(short, log)).toMatchObject({ ok: true, moves: 5 });
  const open = replayTable(short, setup, keep, { rolls: fourRolls }).log;
  expect(JSON.parse(open.at(-1) ?? '')).toHaveProperty('move');
});

test('[BF-REPLAY-04] draws that cannot have happened stop the replay', () => {
  const buy = (...rolls: string[]) => {
    const move: Move = { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } };
    return table([at(1, move, { rolls })], true).stopped;
  };
  expect(buy('o02')).toBeUndefined();
  expect(buy('v01')).toMatchObject({ index: 4, rule: null });
  expect(buy()).toMatchObject({ index: 4, rule: null });
  expect(buy('o02', 'o03')).toMatchObject({ index: 4, rule: null });
});

test('[BF-REPLAY-05] a checkpoint that does not hold is reported, not repaired', () => {
  const { mismatches, state, stopped } = table([
    {
      assert: {
        power: { brujah: 3 },
        assets: { brujah: 5, cityhall: 4 },
        units: { D1: { brujah: 5 }, D3: { nosferatu: 4 } },
      },
    },
    at(1, walk(0, 'P1', 'orders')),
  ]);
  expect(mismatches).toEqual([
    { index: 4, message: 'assets of brujah: 5 noted, 4 by the moves' },
    { index: 4, message: 'units of nosferatu on D3: 4 noted, 5 by the moves' },
  ]);
  expect(stopped).toBeUndefined();
  expect(state.teams[0]?.assets).toBe(4);
});

test('[BF-TRADE-08] notes and promises change nothing', () => {
  const plain = table([at(1, walk(0, 'P1', 'orders'))]).state;
  const noted = table([at(1, walk(0, 'P1', 'orders'), { note: 'promised not to attack' })]).state;
  expect(noted).toEqual(plain);
});

test('[BF-REPLAY-01] independent moves at different stations commute', () => {
  const start = [at(0, walk(0, 'P1', 'orders')), at(0, walk(1, 'P1', 'marketplace'))];
  const order = at(1, { type: 'placeOrder', seat: 0, card: 'sFeed', domain: 'D1' });
  const buy = at(
    1,
    { type: 'purchaseItem', seat: 1, item: { pile: 'orders', slot: 1 } },
    { rolls: ['o02'] },
  );
  expect(table([...start, order, buy]).state).toEqual(table([...start, buy, order]).state);
});

test('[BF-REPLAY-05] a replayed table is a log: walks, remarks and facts go with it', () => {
  const buy: Move = { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } };
  const promise = 'promised not to attack';
  const lines: Parameters<typeof replayTable>[2] = [
    at(1, buy, { rolls: ['o02'], station: 'marketplace', note: promise }),
    { assert: { assets: { brujah: 4, mafia: 4 } }, t: 2 },
  ];
  const { log, state, mismatches } = table(lines, true);
  const remarked = log.map((line) => JSON.parse(line)).slice(-3);
  expect(remarked).toMatchObject([
    { move: walk(0, 'P1', 'marketplace'), inferred: true },
    { move: buy, rolls: ['o02'], t: 1, station: 'marketplace', note: promise },
    { assert: { assets: { brujah: 4, mafia: 4 } }, t: 2 },
  ]);
  // Ambush costs 3 of the 4 Assets; nobody plays the Mafia.
  const wrong = ['assets of brujah: 4 noted, 1 by the moves', 'assets of mafia: nobody plays it'];
  expect(mismatches.map(({ message }) => message)).toEqual(wrong);
  const again = replay(bloodfeud, log);
  expect(again.state).toEqual(state);
  expect(again.mismatches).toEqual(wrong.map((message) => ({ line: log.length, message })));
  expect(verify(bloodfeud, log)).toMatchObject({ ok: false, line: log.length, message: wrong[0] });
  expect(verify(bloodfeud, log.slice(0, -1))).toMatchObject({ ok: true, moves: 6 });
});
