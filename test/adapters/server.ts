import type { AddressInfo } from 'node:net';
import type { Game as BoardgameGame } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import { io, type Socket } from 'socket.io-client';
import {
  type ClientTable,
  guardServer,
  type ServerTable,
} from '../../src/adapters/boardgame-io.js';
import type { GameTypes } from '../../src/kernel/game.js';

type Definition = BoardgameGame<ServerTable<GameTypes>>;

/** A boardgame.io server on this machine, guarded, with its lobby, and whoever comes to it. */
export class Host {
  readonly #definition: Definition;
  readonly #servers: { close(): void }[] = [];
  readonly #clients: { stop(): void }[] = [];
  #sockets = '';
  #lobby = '';

  constructor(definition: Definition) {
    this.#definition = definition;
  }

  async start(): Promise<void> {
    const games = [this.#definition];
    const server = guardServer(Server({ games, origins: [/.*/] }), games);
    const { appServer } = await server.run({ port: 0 });
    const { port } = appServer.address() as AddressInfo;
    this.#servers.push(appServer);
    this.#sockets = `http://127.0.0.1:${port}`;
    this.#lobby = `${this.#sockets}/games/${this.#definition.name}`;
  }

  stop(): void {
    for (const client of this.#clients) client.stop();
    for (const server of this.#servers) server.close();
  }

  /** What the lobby says of a match. */
  async lobby(id: string): Promise<{ readonly players: readonly { readonly name?: string }[] }> {
    const answer = await fetch(`${this.#lobby}/${id}`);
    return (await answer.json()) as { players: { name?: string }[] };
  }

  async post(path: string, body: unknown): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.#lobby + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) return { status: String(answer.status) };
    return (await answer.json()) as Record<string, string>;
  }

  /** A new match with everybody in it: its id, and the credentials of every seat. */
  async match(): Promise<{ readonly id: string; readonly credentials: readonly string[] }> {
    const { maxPlayers = 0 } = this.#definition;
    const { matchID: id = '' } = await this.post('/create', { numPlayers: maxPlayers });
    const credentials: string[] = [];
    for (let seat = 0; seat < maxPlayers; seat++) {
      const seated = { playerID: String(seat), playerName: `Player ${seat}` };
      credentials.push((await this.post(`/${id}/join`, seated)).playerCredentials ?? '');
    }
    return { id, credentials };
  }

  client(matchID: string, playerID?: string, credentials?: string) {
    const client = Client<ServerTable<GameTypes>>({
      game: this.#definition,
      numPlayers: this.#definition.maxPlayers ?? 2,
      matchID,
      multiplayer: SocketIO({ server: this.#sockets, socketOpts: { transports: ['websocket'] } }),
      debug: false,
      ...(playerID !== undefined && { playerID }),
      ...(credentials !== undefined && { credentials }),
    });
    client.start();
    this.#clients.push(client);
    return client;
  }

  /** A socket that says what it likes. */
  socket(): Socket {
    const socket = io(`${this.#sockets}/${this.#definition.name}`, {
      transports: ['websocket'],
      forceNew: true,
    });
    this.#clients.push({ stop: () => socket.disconnect() });
    return socket;
  }
}

/** Waits until everything that this socket has sent so far was looked at. */
export async function allRead(socket: Socket, fence: string): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    socket.on('sync', (matchID: string) => {
      if (matchID === fence) resolve();
    });
  });
  socket.emit('sync', fence, null);
  await answered;
}

export function tableOf(client: { getState(): { G: unknown } | null }): ClientTable<GameTypes> {
  const state = client.getState();
  if (state === null) throw new Error('nothing was sent yet');
  return state.G as ClientTable<GameTypes>;
}
