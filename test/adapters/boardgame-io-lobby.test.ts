import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClientTable, newsSince, toBoardgameIO } from '../../src/adapters/boardgame-io.js';
import { neonGods } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { Host, tableOf } from './server.js';

/*
 * An evening with the real server of boardgame.io: its HTTP lobby on the port of its sockets (which needs koa-compose
 * 4.1, see docs/apps.md), two clients and one who looks on.
 */

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});

const game = neonGods as unknown as Game;
const names = ['Ann', 'Bo'];
const options = { players: 2, firstPlayer: 0, seed: 'evening', names };
const host = new Host(toBoardgameIO(game, options));

beforeAll(() => host.start());
afterAll(() => host.stop());

type Client = ReturnType<Host['client']>;

async function until(what: () => boolean): Promise<void> {
  await expect.poll(what, { timeout: 60_000, interval: 5 }).toBe(true);
}

/** The first move of this type that a client is offered, made; done when everybody knows. */
async function make(all: readonly Client[], mover: Client, type: string): Promise<void> {
  const { moves, line } = tableOf(mover);
  const found = moves.find((move) => move.type === type);
  if (found === undefined) throw new Error(`${type} is not offered`);
  const { type: _type, seat: _seat, ...fields } = found;
  mover.moves[type]?.(fields);
  await until(() => all.every((client) => tableOf(client).line > line));
}

async function seated() {
  const { matchID: id = '' } = await host.post('/create', { numPlayers: 2 });
  const secrets: string[] = [];
  for (const [seat, playerName] of names.entries()) {
    const joined = await host.post(`/${id}/join`, { playerID: String(seat), playerName });
    secrets.push(joined.playerCredentials as string);
  }
  const ann = host.client(id, '0', secrets[0]);
  const bo = host.client(id, '1', secrets[1]);
  const spectator = host.client(id);
  const all = [ann, bo, spectator];
  await until(() => all.every((client) => client.getState() !== null));
  ann.moves.deal?.();
  await until(() => all.every((client) => tableOf(client).view !== null));
  return { id, secrets, ann, bo, spectator, all };
}

describe('the lobby of the real server', () => {
  test('creates a match, seats people once, and lets them leave', async () => {
    const { matchID: id = '' } = await host.post('/create', { numPlayers: 2 });
    expect(id).not.toBe('');
    expect(await host.post('/create', { numPlayers: 7 })).toEqual({ status: '400' });
    const ann = await host.post(`/${id}/join`, { playerID: '0', playerName: 'Ann' });
    expect(ann.playerCredentials).toMatch(/.+/);
    expect(await host.post(`/${id}/join`, { playerID: '0', playerName: 'Eve' })).toEqual({
      status: '409',
    });
    expect((await host.lobby(id)).players.map(({ name }) => name)).toEqual(['Ann', undefined]);
    const leaving = { playerID: '0', credentials: ann.playerCredentials };
    expect(await host.post(`/${id}/leave`, { ...leaving, credentials: 'x' })).toEqual({
      status: '403',
    });
    await host.post(`/${id}/join`, { playerID: '1', playerName: 'Bo' });
    await host.post(`/${id}/leave`, leaving);
    expect((await host.lobby(id)).players.map(({ name }) => name)).toEqual([undefined, 'Bo']);
  });

  test('who takes a seat that somebody left plays on', async () => {
    const { id, secrets, bo, all } = await seated();
    await host.post(`/${id}/leave`, { playerID: '0', credentials: secrets[0] });
    const joined = await host.post(`/${id}/join`, { playerID: '0', playerName: 'Cleo' });
    const cleo = host.client(id, '0', joined.playerCredentials as string);
    await until(() => cleo.getState() !== null);
    await make([...all, cleo], cleo, 'drawInstead');
    expect(newsSince(tableOf(bo), 1).events).toHaveLength(1);
  });
});

describe('two clients and one who looks on', () => {
  test('are told whose turn it is, by boardgame.io too', async () => {
    const { ann, bo, spectator, all } = await seated();
    expect(ann.getState()?.ctx).toMatchObject({ currentPlayer: '0', turn: 1 });
    expect(all.map((client) => tableOf(client).toAct)).toEqual([[0], [0], [0]]);
    expect([ann, bo, spectator].map((client) => client.getState()?.isActive)).toEqual([
      true,
      false,
      false,
    ]);
    await make(all, ann, 'drawInstead');
    while (tableOf(ann).toAct[0] === 0) {
      const types = tableOf(ann).moves.map(({ type }) => type);
      await make(all, ann, types.find((type) => /^done|Done$/.test(type)) ?? (types[0] as string));
    }
    expect(bo.getState()?.ctx).toMatchObject({ currentPlayer: '1', turn: 2 });
  });

  test('have words for their moves, from the server and from their own view', async () => {
    const { ann, bo, spectator } = await seated();
    const { view, moves, labels } = tableOf(ann);
    expect(moves.length).toBeGreaterThan(3);
    expect(labels).toEqual(moves.map((move) => game.describe(view, move, { names })));
    expect(tableOf(bo).labels).toEqual([]);
    expect(tableOf(spectator).labels).toEqual([]);
  });

  test('are told why a move is refused: who tried it, and nobody else', async () => {
    const { ann, bo, spectator, all } = await seated();
    ann.moves.recruit?.({ slot: 9 });
    await until(() => tableOf(ann).refusal !== null);
    expect(tableOf(ann).refusal).toEqual({
      rule: 'NG-TURN-05',
      title: expect.any(String),
      message: expect.stringContaining('slot'),
    });
    await make(all, ann, 'drawInstead');
    expect(tableOf(ann).refusal).toBeNull();
    expect([bo, spectator].map((client) => tableOf(client).refusal)).toEqual([null, null]);
  });

  test('take back what has revealed nothing, and are told so', async () => {
    const { ann, bo, all } = await seated();
    await make(all, ann, 'drawInstead');
    expect(tableOf(ann).canUndo).toBe(false);
    const { view, line } = tableOf(ann);
    await make(all, ann, 'pickFigure');
    expect(all.map((client) => tableOf(client).canUndo)).toEqual([true, false, false]);
    ann.moves.undo?.();
    await until(() => all.every((client) => tableOf(client).line === line + 2));
    expect(tableOf(ann).view).toEqual(view);
    expect(newsSince(tableOf(bo), line + 1)).toEqual({ events: [], undone: 1, isWhole: true });
    expect(newsSince(tableOf(bo), line)).toEqual({ events: [], undone: 0, isWhole: true });
  });

  test('learn after a reload what they have missed, each as they may know it', async () => {
    const { id, secrets, ann, all } = await seated();
    const { line } = tableOf(all[1] as Client);
    await make(all, ann, 'drawInstead');
    await make(all, ann, 'pickFigure');
    await make(all, ann, 'moveTo');
    const reloaded = host.client(id, '1', secrets[1]);
    await until(() => reloaded.getState() !== null && tableOf(reloaded).line > line + 2);
    const { events, isWhole } = newsSince(tableOf(reloaded), line);
    expect(isWhole).toBe(true);
    const told = events.map((event) => game.describeEvent(event, { names }));
    expect(told[0]).toBe('Ann draws a card.');
    expect(told.length).toBeGreaterThan(1);
    const own = newsSince(tableOf(ann), line).events.map((event) => {
      return game.describeEvent(event, { names });
    });
    expect(own[0]).not.toBe(told[0]);
  });
});

describe('news', () => {
  const happening = (line: number, undone = 0) => {
    return { line, undone, events: undone > 0 ? [] : [{ type: `e${line}` }] };
  };
  const table = {
    line: 7,
    recent: [happening(3), happening(4), happening(5, 1), happening(6), happening(7, 2)],
  } as unknown as ClientTable<GameTypes>;
  const types = (line: number) => newsSince(table, line).events.map(({ type }) => type);

  test('leave out what was taken back, and count what the client knew of', () => {
    // 3 and 6 stand until line 7 takes both back.
    expect(newsSince(table, 7)).toEqual({ events: [], undone: 0, isWhole: true });
    expect(newsSince(table, 6)).toEqual({ events: [], undone: 2, isWhole: true });
    expect(newsSince(table, 5)).toEqual({ events: [], undone: 1, isWhole: true });
    expect(newsSince({ ...table, recent: table.recent.slice(0, 4) }, 4)).toMatchObject({
      undone: 1,
      events: [{ type: 'e6' }],
    });
    expect(types(2)).toEqual([]);
  });

  test('say when something is missing', () => {
    expect(newsSince(table, 2).isWhole).toBe(true);
    expect(newsSince(table, 1).isWhole).toBe(false);
    expect(newsSince({ line: 0, recent: [] }, 0)).toEqual({ events: [], undone: 0, isWhole: true });
  });
});
