import type { GameTypes } from '../../kernel/game.js';
import type { LogPeople } from '../../kernel/log-people.js';

/* What `cityrules/client` is given, and what it tells. */

/** What is needed of a `Client` of colyseus.js. */
export interface RoomClient {
  create(name: string, options: object): Promise<ClientRoom>;
  joinOrCreate(name: string, options: object): Promise<ClientRoom>;
}

/** What is needed of a `Room` of colyseus.js. */
export interface ClientRoom {
  send(type: string, message: unknown): void;
  onMessage(type: string, listener: (message: unknown) => void): unknown;
  onLeave(listener: (code: number) => void): unknown;
  leave(isWanted?: boolean): Promise<unknown>;
}

/** Which match to join, and as whom. */
export interface JoinMatch {
  /** By its id; a new one where nothing is said. */
  readonly match?: string | undefined;
  /** Any that has a free seat, or a new one. */
  readonly anyOpen?: true | undefined;
  /** Brings one back to a seat. */
  readonly secret?: string | undefined;
  /** Only to look on. */
  readonly watch?: true | undefined;
  readonly seat?: number | undefined;
  /** What to be called. */
  readonly name?: string | undefined;
  /** What a new match is to be like, if the server lets clients choose. */
  readonly setup?: unknown;
  /** For how many milliseconds to try again where a server does not answer; a minute unless told. */
  readonly patience?: number | undefined;
}

/** What is new: something happened, somebody sat down, the connection has gone, or is there again. */
export type Change<G extends GameTypes> =
  | {
      readonly kind: 'table';
      readonly events: readonly G['event'][];
      /** So many moves before were taken back. */
      readonly undone: number;
      /** What people did besides moving. */
      readonly people: readonly LogPeople[];
    }
  | { readonly kind: 'seats' }
  | { readonly kind: 'connection'; readonly status: Status };

/** Connected, trying to be, or gone for good. */
export type Status = 'here' | 'away' | 'gone';

/** What the room answered to a message: done, or why not. */
export type PlayAnswer =
  | { readonly ok: true; readonly line: number; readonly log?: string }
  | {
      readonly ok: false;
      /** The rule that a move breaks; null where it is no question of the rules. */
      readonly rule: string | null;
      readonly title: string;
      readonly message: string;
    };
