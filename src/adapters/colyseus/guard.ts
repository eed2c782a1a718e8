import { type Client, Protocol } from '@colyseus/core';
import { closeCodes } from './codes.js';
import { Allowance, type Limits, type Spent } from './limits.js';
import type { AnswerMessage } from './messages.js';

type Receive<C extends Client> = (client: C, bytes: Buffer) => void;

const defaultBytes = 4096;

/** Stands before a room: Colyseus lets errors pass that odd messages lead to, and one of them would end the process. */
export class Guard {
  readonly #limits: Limits;
  readonly #allowances = new WeakMap<object, Allowance>();
  #spent: Spent = 'fine';

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether the message that is being read is one too many. */
  get spent(): Spent {
    return this.#spent;
  }

  around<C extends Client>(receive: Receive<C>): Receive<C> {
    return (client, bytes) => {
      try {
        if (bytes[0] !== Protocol.ROOM_DATA && bytes[0] !== Protocol.ROOM_DATA_BYTES) {
          return receive(client, bytes);
        }
        this.#spent = this.#allowanceOf(client).spend(Date.now());
        if (this.#spent === 'enough') client.leave(closeCodes.flooded);
        else if (bytes.length > (this.#limits.bytes ?? defaultBytes)) {
          refuse(client, -1, 'Too long', 'the message is too long');
        } else receive(client, bytes);
      } catch {
        refuse(client, -1, 'Unreadable', 'the message cannot be read');
      }
    };
  }

  #allowanceOf(client: Client): Allowance {
    const allowance = this.#allowances.get(client) ?? new Allowance(this.#limits, Date.now());
    this.#allowances.set(client, allowance);
    return allowance;
  }
}

/** The answer to a message of which not even the number can be read has the number -1. */
export function refuse(client: Client, id: number, title: string, message: string): void {
  const answer: AnswerMessage = { id, ok: false, rule: null, title, message };
  client.send('answer', answer);
}
