import { Client, type Room } from 'colyseus.js';
import type { ClientRoom, RoomClient } from '../../src/adapters/colyseus/client.js';
import type { Random } from '../../src/bots/index.js';

export interface Roughness {
  /** Of a hundred messages so many are sent twice, and so many come again after a later one. */
  readonly twice: number;
  readonly late: number;
  /** Of a hundred messages after so many the connection is cut. */
  readonly cut: number;
}

/** A way to servers that loses connections, repeats messages and changes their order. Keeps all that comes. */
export class RoughClient implements RoomClient {
  readonly #ports: () => readonly number[];
  readonly #random: Random;
  readonly #rough: Roughness;
  /** Every message that has come, by its kind, as it came. */
  readonly received: { readonly type: string; readonly message: unknown }[] = [];
  /** Every message that was sent, once. */
  readonly sent: { readonly type: string; readonly message: unknown }[] = [];
  rooms = 0;

  constructor(ports: () => readonly number[], random: Random, rough: Roughness) {
    this.#ports = ports;
    this.#random = random;
    this.#rough = rough;
  }

  create(name: string, options: object): Promise<ClientRoom> {
    return this.#somewhere((client) => client.create(name, options));
  }

  joinOrCreate(name: string, options: object): Promise<ClientRoom> {
    return this.#somewhere((client) => client.joinOrCreate(name, options));
  }

  async #somewhere(join: (client: Client) => Promise<Room>): Promise<ClientRoom> {
    const ports = this.#ports();
    const port = ports[this.#random.below(ports.length)];
    const room = await join(new Client(`ws://127.0.0.1:${port}`));
    // Every kind is listened for below; what comes after a room is left needs no listener.
    room.onMessage('*', () => undefined);
    this.rooms++;
    return this.#roughen(room);
  }

  #roughen(room: Room): ClientRoom {
    const isHit = (percent: number) => this.#random.below(100) < percent;
    let late: [string, unknown][] = [];
    return {
      send: (type, message) => {
        this.sent.push({ type, message });
        room.send(type, message);
        if (isHit(this.#rough.twice)) room.send(type, message);
        for (const [oldType, old] of late) room.send(oldType, old);
        late = isHit(this.#rough.late) ? [[type, message]] : [];
        if (isHit(this.#rough.cut)) room.connection.close();
      },
      onMessage: (type, listener) => {
        return room.onMessage(type, (message: unknown) => {
          this.received.push({ type, message: structuredClone(message) });
          listener(message);
        });
      },
      onLeave: (listener) => room.onLeave(listener),
      leave: (isWanted) => room.leave(isWanted),
    };
  }
}
