import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toBoardgameIO } from '../../src/adapters/boardgame-io.js';
import { readPacket } from '../../src/adapters/boardgame-io-guard.js';
import { neonGods, seededRandom } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { allRead, Host, tableOf } from './server.js';

/*
 * The real server of boardgame.io on this machine: its lobby, its sockets, and clients that mean well or do not.
 */

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});

const game = neonGods as unknown as Game;
const host = new Host(toBoardgameIO(game, { players: 2 }));

beforeAll(() => host.start());
afterAll(() => host.stop());

type Client = ReturnType<Host['client']>;

async function until(what: () => boolean): Promise<void> {
  await expect.poll(what, { timeout: 60_000, interval: 5 }).toBe(true);
}

/** Two who play and one who looks on; everybody is there. */
async function company() {
  const { id, credentials } = await host.match();
  const players = credentials.map((secret, seat) => host.client(id, String(seat), secret));
  const spectator = host.client(id);
  const all = [...players, spectator];
  await until(() => all.every((client) => client.getState() !== null));
  players[0]?.moves.deal?.();
  await until(() => all.every((client) => tableOf(client).view !== null));
  return { id, credentials, players, spectator, all };
}

/** Whoever can move makes a random move, until so many lines are written or the game is over. */
async function playOn(all: readonly Client[], lines: number, seed: string): Promise<void> {
  const random = seededRandom(seed);
  const isOver = () => all.every((client) => client.getState()?.ctx.gameover !== undefined);
  while (!isOver() && all.some((client) => tableOf(client).line < lines)) {
    const mover = all.find((client) => tableOf(client).moves.length > 0);
    if (mover === undefined) throw new Error('nobody can move');
    const { moves, line } = tableOf(mover);
    const { type, seat: _seat, ...fields } = moves[random.below(moves.length)] as GameTypes['move'];
    mover.moves[type]?.(fields);
    await until(() => all.every((client) => tableOf(client).line > line));
  }
}

describe('a match over sockets', () => {
  test('two play, one looks on, and each gets its own', async () => {
    const { players, spectator, all } = await company();
    await playOn(all, 40, 'sockets');
    const [first, second] = players.map(tableOf);
    expect(tableOf(spectator)).toMatchObject({ moves: [], canUndo: false, refusal: null });
    expect(first?.view).not.toEqual(second?.view);
    expect(tableOf(spectator).line).toBe(first?.line);
    expect(JSON.stringify(all.map((client) => client.getState()))).not.toContain('"chance"');
  });

  test('a refused move is told to who made it', async () => {
    const { players, spectator } = await company();
    const mover = players.find((client) => tableOf(client).moves.length > 0);
    mover?.moves.recruit?.({ slot: 9 });
    await until(() => mover !== undefined && tableOf(mover).refusal !== null);
    expect(mover && tableOf(mover).refusal?.rule).toBe('NG-TURN-05');
    expect(tableOf(spectator).refusal).toBeNull();
  });

  test('who has no credentials or those of another is told nothing and moves nobody', async () => {
    const { id, credentials, players } = await company();
    const seat = players.findIndex((client) => tableOf(client).moves.length > 0);
    const other = 1 - seat;
    const [move] = players.map(tableOf)[seat]?.moves ?? [];
    const { type, seat: _seat, ...fields } = move as GameTypes['move'];
    const socket = host.socket();
    let told = 0;
    socket.on('update', () => {
      told++;
    });
    const tries = [
      ...[undefined, 'guess', credentials[other]].map((secret) => [String(seat), secret] as const),
      // With good credentials, but in the name of the seat that is to act.
      [String(other), credentials[other]] as const,
    ];
    for (const [playerID, secret] of tries) {
      const payload = { type, args: [fields], playerID: String(seat), credentials: secret };
      if (playerID === String(seat)) socket.emit('sync', id, playerID, secret, 2);
      socket.emit('update', { type: 'MAKE_MOVE', payload }, 1, id, playerID);
    }
    await allRead(socket, 'thief');
    const reading = host.client(id);
    await until(() => reading.getState() !== null);
    expect(tableOf(reading).line).toBe(1);
    expect(told).toBe(0);
  });
});

describe('the guard', () => {
  const definition = { name: 'x', maxPlayers: 2, moves: { recruit: 1 } };
  const move = { type: 'recruit', args: [{ slot: 1 }], playerID: '0', credentials: 's' };
  const update = (change: object, action: object = {}) => {
    return [
      'update',
      { type: 'MAKE_MOVE', payload: { ...move, ...change }, ...action },
      3,
      'm',
      '0',
    ];
  };

  test('lets pass what a client of ours sends', () => {
    expect(readPacket(definition, update({}))).toEqual(update({}));
    expect(readPacket(definition, ['sync', 'm', '1', 's', 2])).toEqual(['sync', 'm', '1', 's', 2]);
    const chat = ['chat', 'm', { id: 'a', sender: '0', payload: 'hi' }, 's'];
    expect(readPacket(definition, chat)).toEqual(chat);
  });

  test('makes a spectator of who is no seat, and seats as many as the game has', () => {
    const spectator = ['sync', 'm', null, undefined, 2];
    for (const id of ['2', '', '00', '__proto__', 0, null, undefined, {}]) {
      expect(readPacket(definition, ['sync', 'm', id, 7, 1e9])).toEqual(spectator);
    }
  });

  test('keeps back whole states, moves for others, events and what is no move', () => {
    const rejected = [
      update({}, { type: 'UPDATE', state: {} }),
      update({}, { type: 'GAME_EVENT' }),
      update({}, { type: 'PATCH', patch: [] }),
      update({}, { payload: null }),
      update({ playerID: '1' }),
      update({ type: 'constructor' }),
      update({ type: { toString: 1 } }),
      ['update', null, 3, 'm', '0'],
      ['update', update({})[1], 'x', 'm', '0'],
      ['update', update({})[1], 3, { toString: 1 }, '0'],
      ['sync', 'x'.repeat(101), '0'],
      ['chat', 'm', { id: 'a', sender: '__proto__', payload: 1 }],
      ['patch', 1],
      [],
    ];
    for (const packet of rejected) expect(readPacket(definition, packet)).toBeUndefined();
    expect(readPacket(definition, update({}, { state: { G: 1 } }))).toEqual(update({}));
  });
});

describe('whatever a client sends', () => {
  test('10,000 messages later the server still serves games', async () => {
    const { id, credentials, players, all } = await company();
    const random = seededRandom('fuzz');
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
    const odd: unknown[] = [null, '', 'abc', '00', '-1', '2', '99', '__proto__', 'constructor'];
    odd.push('toString', 0, 1, 1e9, -1, 0.5, true, [], [0], {}, { toString: 1 }, 'x'.repeat(5000));
    odd.push({ __proto__: null, length: 1e9 }, [[[[]]]], Buffer.from([1, 2, 3]), undefined);
    const ids = [id, id, id, 'other', ...odd];
    const players_ = ['0', '1', '0', '1', ...odd];
    const secrets = [...credentials, undefined, 'guess', ...odd];
    const types = ['MAKE_MOVE', 'MAKE_MOVE', 'MAKE_MOVE', 'GAME_EVENT', 'UNDO', 'REDO', 'UPDATE'];
    types.push('SYNC', 'RESET', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS');
    const moveTypes = [...game.moveTypes, 'deal', 'undo', 'endTurn', 'endGame', 'constructor'];
    const action = () => ({
      type: pick<unknown>([...types, ...types, ...odd]),
      payload: pick<unknown>([
        {
          type: pick<unknown>([...moveTypes, ...moveTypes, ...odd]),
          args: pick<unknown>([[], [{}], [{ slot: 9 }], [{ toString: 1 }], ...odd]),
          playerID: pick(players_),
          credentials: pick(secrets),
        },
        pick(odd),
      ]),
      ...(random.below(3) === 0 && { state: pick<unknown>([undefined, null, {}, { G: 1 }]) }),
      ...(random.below(5) === 0 && { patch: [{ op: 'replace', path: '/G', value: null }] }),
    });
    const messages = [
      () => [
        'update',
        pick<unknown>([action(), action(), pick(odd)]),
        pick<unknown>([0, 1, 2, ...odd]),
        pick(ids),
        pick(players_),
      ],
      () => ['sync', pick(ids), pick(players_), pick(secrets), pick<unknown>([2, 1e9, -3, ...odd])],
      () => [
        'chat',
        pick(ids),
        pick<unknown>([{ id: 'x', sender: pick(players_), payload: pick(odd) }, ...odd]),
        pick(secrets),
      ],
      () => [pick(['patch', 'matchData', 'disconnecting', 'connect_error', 'x']), action()],
    ];
    const sockets = Array.from({ length: 4 }, () => host.socket());
    for (let sent = 0; sent < 10_000; sent++) {
      const [event = '', ...args] = pick([
        ...messages,
        messages[0] as () => unknown[],
      ])() as string[];
      if (/^(connect_error|disconnecting)$/.test(event)) continue;
      pick(sockets).emit(event, ...args);
      if (sent % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(sockets.map((socket, at) => allRead(socket, `fence-${at}`)));
    for (const body of ['__proto__', 'constructor', 7, null, { toString: 1 }, []]) {
      await host.post(`/${id}/join`, { playerID: body, playerName: 'mallory', data: body });
      await host.post(`/${id}/leave`, { playerID: body, credentials: body });
      await host.post('/create', { numPlayers: body, setupData: body });
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('isConnected' in {} || 'name' in {} || 'credentials' in {}).toBe(false);
    const { line } = tableOf(players[0] as Client);
    await playOn(all, line + 5, 'after the fuzz');
    const fresh = await company();
    await playOn(fresh.all, 10, 'fresh');
  });
});
