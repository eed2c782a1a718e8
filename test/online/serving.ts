import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Client } from 'colyseus.js';
import { hostMatches, type RoomOptions } from '../../src/adapters/colyseus/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';

/** A Colyseus server of this process. There can be one at a time: Colyseus keeps its rooms in one place. */
export class Serving {
  readonly #server: Server;
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async start<G extends GameTypes>(
    game: Game<G>,
    options: RoomOptions<G>,
  ): Promise<Serving> {
    const http = createServer();
    const transport = new WebSocketTransport({ server: http });
    const server = new Server({ transport, greet: false, gracefullyShutdown: false });
    hostMatches(server, game, options);
    await server.listen(0, '127.0.0.1');
    const { port } = http.address() as AddressInfo;
    return new Serving(server, `ws://127.0.0.1:${port}`);
  }

  client(): Client {
    return new Client(this.url);
  }

  async stop(): Promise<void> {
    await this.#server.gracefullyShutdown(false);
  }
}
