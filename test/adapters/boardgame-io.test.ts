import { createRequire } from 'node:module';
import { types } from 'node:util';
import type { Ctx } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test, vi } from 'vitest';
import {
  type ClientTable,
  type ServerTable,
  toBoardgameIO,
} from '../../src/adapters/boardgame-io.js';
import { games, neonGods, seededRandom, verify } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { volume } from '../volume.js';
import { leaks, Peek } from './peek.js';

// boardgame.io tells there of every move that it does not take.
vi.spyOn(console, 'error').mockImplementation(() => {});

/** No game takes the larger number of moves. */
const most = volume(400, 100_000);

const cases = Object.values(games).map((game) => ({ id: game.id, game }));

function boardgame(game: Game) {
  return toBoardgameIO(game, { players: game.players.min, seed: () => 'the secret seed' });
}

describe.each(cases)('$id in boardgame.io', ({ game }) => {
  test('clients of every seat play a game, each from its own view', () => {
    const random = seededRandom('clients');
    const definition = boardgame(game);
    const numPlayers = definition.maxPlayers as number;
    const multiplayer = Local();
    const clients = [...Array(numPlayers).keys()].map((seat) => {
      const playerID = String(seat);
      return Client<ServerTable<GameTypes>>({
        game: definition,
        numPlayers,
        playerID,
        multiplayer,
        debug: false,
      });
    });
    for (const client of clients) client.start();
    clients[0]?.moves.deal?.();
    const isOver = () => clients[0]?.getState()?.ctx.gameover !== undefined;
    let played = 0;
    for (; !isOver() && played < most; played++) {
      expectOneTurn(clients[0]?.getState());
      const ready = clients.filter((client) => tableOf(client).moves.length > 0);
      const client = ready[random.below(ready.length)];
      if (client === undefined) throw new Error('nobody can move');
      expect(client.getState()?.isActive).toBe(true);
      const { moves, labels } = tableOf(client);
      expect(labels).toHaveLength(moves.length);
      const {
        type,
        seat: _seat,
        ...fields
      } = moves[random.below(moves.length)] as GameTypes['move'];
      client.moves[type]?.(fields);
    }
    expect(played).toBeGreaterThan(20);
    expect(isOver()).toBe(played < most);
    if (isOver()) expect(clients[0]?.getState()?.ctx.gameover).toHaveProperty('winners');
    expect(clients[0]?.getState()?.ctx.turn).toBeGreaterThan(numPlayers);
    for (const client of clients) client.stop();
  });

  test('what the server sends holds neither seed nor chance nor what others hide', async () => {
    const random = seededRandom('master');
    const server = new Peek(boardgame(game));
    await server.start();
    for (let i = 0; i < volume(40, 150); i++) {
      const moves = game.legalMoves((await server.table()).match.state);
      if (moves.length === 0) break;
      const { type, seat, ...fields } = moves[random.below(moves.length)] as GameTypes['move'];
      await server.act(String(seat), type, fields);
      const table = await server.table();
      for (const viewer of server.viewers) {
        await server.sync(viewer);
        const messages = server.received(viewer);
        expect(messages.map((message) => message.type)).toEqual(['update', 'sync']);
        for (const message of messages) expect(leaks(game, table, viewer, message)).toEqual([]);
      }
    }
  });

  test('nobody deals twice, and a seat that is not to act changes nothing', async () => {
    const server = new Peek(boardgame(game));
    await server.start();
    const { state } = (await server.table()).match;
    const [type] = game.moveTypes as [string];
    const idle = server.viewers.filter(
      (viewer) => !game.toAct(state).includes(Number(viewer ?? -1)),
    );
    await server.act('0', 'deal');
    for (const viewer of idle) if (viewer !== null) await server.act(viewer, type, {});
    expect((await server.table()).match.state).toEqual(state);
  });

  test('bots are offered the legal moves of their seat', async () => {
    const definition = boardgame(game);
    const server = new Peek(definition);
    await server.start();
    const table = await server.table();
    const { state } = table.match;
    const [seat = 0] = game.toAct(state);
    const offered = definition.ai?.enumerate(table, {} as never, String(seat)) ?? [];
    const expected = game.legalMoves(state, seat).map(({ type, seat: _seat, ...fields }) => {
      return { move: type, args: [fields] };
    });
    expect(offered).toEqual(expected);
  });
});

describe('what a client is told', () => {
  const game = neonGods as unknown as Game;
  const names = ['Ann', 'Bo'];
  const options = { players: 2, firstPlayer: 0, seed: 'told', names };

  async function dealt() {
    const server = new Peek(toBoardgameIO(game, options));
    await server.start();
    const tableFor = async (viewer: string | null) => {
      await server.sync(viewer);
      const [message] = server.received(viewer).slice(-1);
      if (message?.type !== 'sync') throw new Error('nothing was sent');
      return message.args[1].state.G as ClientTable<GameTypes>;
    };
    return { server, tableFor };
  }

  test('why its own move was refused, until it makes another; nobody else is', async () => {
    const { server, tableFor } = await dealt();
    await server.act('0', 'recruit', { slot: 9 });
    expect(await tableFor('0')).toMatchObject({
      refusal: { rule: 'NG-TURN-05', title: 'Malformed or naming nothing' },
      line: 1,
    });
    expect((await tableFor('1')).refusal).toBeNull();
    expect((await tableFor(null)).refusal).toBeNull();
    await server.act('0', 'drawInstead');
    expect(await tableFor('0')).toMatchObject({ refusal: null, line: 2 });
  });

  test('names, and sentences for its moves that use them', async () => {
    const { server, tableFor } = await dealt();
    const { names: told, labels, moves } = await tableFor('0');
    const { state } = (await server.table()).match;
    expect(told).toEqual(names);
    expect(labels).toEqual(moves.map((move) => game.describe(state, move, { names })));
    expect(moves).toEqual(game.legalMoves(state, 0));
    expect(await tableFor('1')).toMatchObject({ moves: [], labels: [], names });
  });

  test('that it may take its move back, also after its turn, and how', async () => {
    const { server, tableFor } = await dealt();
    await server.act('0', 'drawInstead');
    expect((await tableFor('0')).canUndo).toBe(false);
    await server.act('0', 'undo');
    expect((await tableFor('0')).refusal).toMatchObject({ rule: null, title: 'Undo' });
    const before = (await server.table()).match.state;
    await server.act('0', 'pickFigure', { from: 'A1' });
    expect(await tableFor('0')).toMatchObject({ canUndo: true, refusal: null });
    expect((await tableFor('1')).canUndo).toBe(false);
    await server.act('1', 'undo');
    await server.act('0', 'undo');
    expect((await server.table()).match.state).toEqual(before);
    const { recent } = await tableFor('1');
    expect(recent.map(({ line, undone }) => [line, undone])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  test('what has happened since it looked last, as far as it may know', async () => {
    const { server, tableFor } = await dealt();
    const { line } = await tableFor('1');
    await server.act('0', 'drawInstead');
    await server.act('0', 'done');
    const missed = (await tableFor('1')).recent.filter((one) => one.line > line);
    const own = (await tableFor('0')).recent.filter((one) => one.line > line);
    expect(missed).toHaveLength(2);
    expect(JSON.stringify(own)).not.toBe(JSON.stringify(missed));
    const told = missed[0]?.events.map((event) => game.describeEvent(event, { names }));
    expect(told).toEqual([expect.stringMatching(/draws a card\.$/)]);
  });

  test('no more than a few lines of the past, and never the log', async () => {
    const { server, tableFor } = await dealt();
    for (let i = 0; i < 60; i++) {
      const [move] = game.legalMoves((await server.table()).match.state);
      const { type, seat, ...fields } = move as GameTypes['move'];
      await server.act(String(seat), type, fields);
    }
    const table = await tableFor('0');
    expect(table.line).toBe(61);
    expect(table.recent).toHaveLength(30);
    expect(table).not.toHaveProperty('match');
    const { match } = await server.table();
    expect(verify(game, match.lines)).toMatchObject({ ok: true, moves: 60, sealed: true });
  });
});

describe('whoever a client says it is', () => {
  const odd: unknown[] = [
    'abc',
    'null',
    '',
    ' 0',
    '00',
    '0x0',
    '1e0',
    '-1',
    '2',
    '99',
    '__proto__',
  ];
  odd.push('constructor', 'toString', 0, 1, NaN, {}, [], [0], true, undefined, Symbol('0'));

  test.each(cases)('in $id it looks on, unless it is a seat', async ({ game }) => {
    const definition = boardgame(game);
    const server = new Peek(definition);
    await server.start();
    const table = await server.table();
    const look = (playerID: unknown) => {
      return definition.playerView?.({ G: table, ctx: {} as Ctx, playerID: playerID as string });
    };
    const spectator = look(null);
    const more = game.players.min > 2 ? ['2'] : [];
    for (const playerID of odd)
      if (!more.includes(playerID as string)) expect(look(playerID)).toEqual(spectator);
    expect(look('0')).not.toEqual(spectator);
  });

  test.each(cases)('in $id nothing it sends as a move throws', async ({ game }) => {
    const server = new Peek(boardgame(game));
    await server.start();
    const { state } = (await server.table()).match;
    const [seat = 0] = game.toAct(state);
    const values: unknown[] = [7, 'x', [], [[]], { seat: 99 }, { toString: 1 }, { x: null }];
    const types = ['constructor', 'toString', '__proto__', 'deal', 'undo', ...game.moveTypes];
    for (const type of types) {
      for (const value of values) await server.act(String(seat), type, value);
    }
    for (const id of odd) {
      if (typeof id !== 'symbol') await server.act(id as string, game.moveTypes[0] ?? '', {});
    }
    expect((await server.table()).match.lines).toHaveLength(1);
  });
});

describe('the seed', () => {
  async function dealt(seed?: string | (() => string)) {
    const options = seed === undefined ? { players: 2 } : { players: 2, seed };
    const server = new Peek(toBoardgameIO(neonGods as unknown as Game, options));
    await server.start();
    return (await server.table()).match.state;
  }

  test('decides the game, as a value or a function', async () => {
    const expected = neonGods.setup({ players: 2, seed: 'friday' });
    expect(await dealt('friday')).toEqual(expected);
    expect(await dealt(() => 'friday')).toEqual(expected);
  });

  test('is another one every time, unless told', async () => {
    expect((await dealt()).chance).not.toEqual((await dealt()).chance);
  });
});

describe('inside a draft of Immer', () => {
  type Table = ServerTable<GameTypes>;
  interface Immer {
    produce(table: Table, change: (draft: Table) => unknown): Table;
  }

  test.each(['development', 'production.min'])(
    'as in its %s build, the rules get the state itself',
    (build) => {
      const { produce } = createRequire(import.meta.url)(
        `immer/dist/immer.cjs.${build}.js`,
      ) as Immer;
      const game = neonGods as unknown as Game;
      const { setup, moves, turn } = toBoardgameIO(game, { players: 2, seed: 'drafts' });
      const ctx = { numPlayers: 2, currentPlayer: '0' } as Ctx;
      const events = { endTurn: vi.fn(), setActivePlayers: vi.fn() };
      const make = (table: Table, type: string, seat: number, fields?: object) => {
        const long = moves?.[type];
        if (typeof long !== 'object') throw new Error('there is no such move');
        const call = (G: Table) => {
          return long.move({ G, ctx, events, playerID: String(seat) } as never, fields);
        };
        return produce(table, call as (draft: Table) => unknown);
      };
      const dealt = make(setup?.({} as never) as Table, 'deal', 0);
      const seen = [vi.spyOn(game, 'tryApply'), vi.spyOn(game, 'toAct')] as const;
      const [first] = dealt.match ? game.legalMoves(dealt.match.state) : [];
      if (first === undefined) throw new Error('nobody can move');
      const { type, seat, ...fields } = first;
      const next = make(dealt, type, seat, fields);
      produce(next, (G) => void turn?.onBegin?.({ G, ctx, events } as never));
      for (const { mock } of seen) {
        expect(mock.calls.length).toBeGreaterThan(0);
        expect(mock.calls.filter(([state]) => types.isProxy(state))).toEqual([]);
      }
      expect(next.match?.lines).toHaveLength(2);
      vi.restoreAllMocks();
    },
  );
});

function tableOf(client: { getState(): { G: unknown } | null }): ClientTable<GameTypes> {
  return client.getState()?.G as ClientTable<GameTypes>;
}

/** Where one seat acts it is its turn. */
function expectOneTurn(state: { G: unknown; ctx: Ctx } | null | undefined): void {
  if (state === null || state === undefined) throw new Error('there is no game');
  const { toAct } = state.G as ClientTable<GameTypes>;
  if (toAct.length === 1) expect(state.ctx.currentPlayer).toBe(String(toAct[0]));
}
