/* `cityrules/colyseus`: rooms for matches, and where matches are kept. See docs/online.md. */
import type { Room } from '@colyseus/core';
import type { Game, GameTypes } from '../../kernel/game.js';
import { forgetDeadRooms } from './dead-rooms.js';
import { admit } from './join.js';
import type { RoomOptions } from './options.js';
import { MatchRoom } from './room.js';

export { closeCodes, joinErrors } from './codes.js';
export { fileStore } from './file-store.js';
export type { Limits } from './limits.js';
export type { HostOptions, RoomOptions, RoomSetup } from './options.js';
export { type PostgresPool, postgresStore, postgresTables } from './postgres-store.js';
export { MatchRoom } from './room.js';
export { type Lease, type LogStore, LostLease, type Part, WrongNumber } from './store.js';

/** A class of Colyseus rooms in which matches of this game are played. */
export function matchRoom<G extends GameTypes>(
  game: Game<G>,
  options: RoomOptions<G>,
): new () => MatchRoom<G> {
  return class extends MatchRoom<G> {
    constructor() {
      super(game, options);
    }

    static override async onAuth(...[, asked]: Parameters<typeof Room.onAuth>): Promise<unknown> {
      await admit(game, options, asked);
      await forgetDeadRooms();
      return true;
    }
  };
}

/** What is needed of a Colyseus `Server`. */
export interface RoomServer {
  define(
    name: string,
    room: new () => MatchRoom<GameTypes>,
  ): { filterBy(fields: string[]): unknown };
}

/** Defines the rooms of a game, by its id, so that clients find the room of a match, and matches with free seats. */
export function hostMatches<G extends GameTypes>(
  server: RoomServer,
  game: Game<G>,
  options: RoomOptions<G>,
): void {
  const room: new () => object = matchRoom(game, options);
  server.define(game.id, room as new () => MatchRoom<GameTypes>).filterBy(['match', 'open']);
}
