import type { Game as BoardgameGame, Ctx, State } from 'boardgame.io';
import { getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { Server } from 'boardgame.io/server';
import type { ServerTable } from '../../src/adapters/boardgame-io.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { MatchValue } from '../../src/kernel/match.js';

type PlayerID = string | null;
type Payload = ReturnType<ReturnType<typeof getFilterPlayerView>>;

/** A master with the server's in-memory storage, and everything it sends to each viewer. */
export class Peek {
  /** Every seat, and null for spectators. */
  readonly viewers: readonly PlayerID[];
  readonly #storage: ReturnType<typeof Server>['db'];
  readonly #master: Master;
  readonly #sent = new Map<PlayerID, Payload[]>();

  constructor(definition: BoardgameGame<ServerTable<GameTypes>>) {
    const filter = getFilterPlayerView(ProcessGameConfig(definition));
    this.viewers = [...[...Array(definition.maxPlayers).keys()].map(String), null];
    this.#storage = Server({ games: [definition], origins: [] }).db;
    this.#master = new Master(definition, this.#storage, {
      send: ({ playerID, ...payload }) => this.#deliver(playerID, filter(playerID, payload)),
      sendAll: (payload) => {
        for (const viewer of this.viewers) this.#deliver(viewer, filter(viewer, payload));
      },
    });
  }

  async start(): Promise<void> {
    await this.sync('0');
    await this.act('0', 'deal');
  }

  async sync(viewer: PlayerID): Promise<void> {
    await this.#master.onSync('match', viewer, undefined, this.viewers.length - 1);
  }

  async act(seat: string, type: string, ...args: unknown[]): Promise<void> {
    this.#sent.clear();
    const { _stateID } = await this.#stored();
    const payload = { type, args, playerID: seat, credentials: '' };
    await this.#master.onUpdate({ type: 'MAKE_MOVE', payload }, _stateID, 'match', seat);
  }

  async table(): Promise<ServerTable<GameTypes> & { match: MatchValue<GameTypes> }> {
    const { match, ...rest } = (await this.#stored()).G;
    if (match === null) throw new Error('not dealt');
    return { match, ...rest };
  }

  async ctx(): Promise<Ctx> {
    return (await this.#stored()).ctx;
  }

  received(viewer: PlayerID): readonly Payload[] {
    return this.#sent.get(viewer) ?? [];
  }

  async #stored(): Promise<State<ServerTable<GameTypes>>> {
    return (await this.#storage.fetch('match', { state: true })).state;
  }

  #deliver(viewer: PlayerID, payload: Payload): void {
    this.#sent.set(viewer, [...(this.#sent.get(viewer) ?? []), payload]);
  }
}

/** Everything in the message that this viewer must not get. */
export function leaks(
  game: Game,
  { match, recent }: ServerTable<GameTypes> & { match: MatchValue<GameTypes> },
  viewer: PlayerID,
  message: Payload,
): string[] {
  const entries: unknown[] = [];
  const rest = JSON.stringify(message, (key, value) => {
    if (key !== 'action' || value?.payload === undefined) return value;
    entries.push(value.payload);
    return undefined;
  });
  const seat = viewer === null ? 'spectator' : Number(viewer);
  const { state } = match;
  const frames = recent.flatMap((line) => line.frames.filter((frame) => frame.viewer === seat));
  const seen = JSON.stringify([game.view(state, seat), frames]);
  const hidden = [...strings(state)].filter((text) => !seen.includes(JSON.stringify(text)));
  const secrets = ['chance', 'the secret seed', 'chain', ...match.lines];
  const found = [...hidden, ...secrets].filter((text) => {
    return rest.includes(JSON.stringify(text));
  });
  const told = (entries as { type: string; args: unknown; playerID: PlayerID }[]).filter(
    (entry) => {
      return entry.playerID !== viewer && Array.isArray(entry.args) && entry.args.length > 0;
    },
  );
  return [...found, ...told.map(({ type }) => `the log tells ${type} of another seat`)];
}

function strings(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) strings(inner, found);
  }
  return found;
}
