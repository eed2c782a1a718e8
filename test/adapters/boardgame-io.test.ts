import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test } from 'vitest';
import {
  type ClientTable,
  type ServerTable,
  toBoardgameIO,
} from '../../src/adapters/boardgame-io.js';
import { games, neonGods, seededRandom } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { leaks, Peek } from './peek.js';

const cases = Object.values(games).map((game) => ({ id: game.id, game }));

function boardgame(game: Game) {
  return toBoardgameIO(game, { players: game.players.min, seed: () => 'the secret seed' });
}

describe.each(cases)('$id in boardgame.io', ({ game }) => {
  test('clients of every seat play a whole game, each from its own view', () => {
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
    let played = 0;
    for (; clients[0]?.getState()?.ctx.gameover === undefined; played++) {
      if (played > 100_000) throw new Error('the game does not end');
      const ready = clients.filter((client) => tableOf(client).moves.length > 0);
      const client = ready[random.below(ready.length)];
      if (client === undefined) throw new Error('nobody can move');
      expect(client.getState()?.isActive).toBe(true);
      const { moves } = tableOf(client);
      const {
        type,
        seat: _seat,
        ...fields
      } = moves[random.below(moves.length)] as GameTypes['move'];
      client.moves[type]?.(fields);
    }
    expect(played).toBeGreaterThan(20);
    expect(clients[0]?.getState()?.ctx.gameover).toHaveProperty('winners');
    for (const client of clients) client.stop();
  });

  test('what the server sends holds neither seed nor chance nor what others hide', async () => {
    const random = seededRandom('master');
    const server = new Peek(boardgame(game));
    await server.start();
    for (let i = 0; i < 150; i++) {
      const moves = game.legalMoves((await server.table()).state);
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
    const { state } = await server.table();
    const [type] = game.moveTypes as [string];
    const idle = server.viewers.filter(
      (viewer) => !game.toAct(state).includes(Number(viewer ?? -1)),
    );
    await server.act('0', 'deal');
    for (const viewer of idle) if (viewer !== null) await server.act(viewer, type, {});
    expect((await server.table()).state).toEqual(state);
  });

  test('bots are offered the legal moves of their seat', async () => {
    const definition = boardgame(game);
    const server = new Peek(definition);
    await server.start();
    const { state, events } = await server.table();
    const [seat = 0] = game.toAct(state);
    const offered = definition.ai?.enumerate({ state, events }, {} as never, String(seat)) ?? [];
    const expected = game.legalMoves(state, seat).map(({ type, seat: _seat, ...fields }) => {
      return { move: type, args: [fields] };
    });
    expect(offered).toEqual(expected);
  });
});

describe('the seed', () => {
  async function dealt(seed?: string | (() => string)) {
    const options = seed === undefined ? { players: 2 } : { players: 2, seed };
    const server = new Peek(toBoardgameIO(neonGods as unknown as Game, options));
    await server.start();
    return (await server.table()).state;
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

function tableOf(client: { getState(): { G: unknown } | null }): ClientTable<GameTypes> {
  return client.getState()?.G as ClientTable<GameTypes>;
}
