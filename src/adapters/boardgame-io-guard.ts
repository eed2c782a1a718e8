/*
 * boardgame.io 0.50 trusts what clients send in places where it should not: an action may bring a whole state along, name
 * another player than the one whose credentials were checked, or hold values that throw when they are put into a text;
 * players are looked up in plain objects, so that one called `__proto__` is always there. An error in a handler ends the
 * process. The guard lets pass what a client of ours sends, rebuilt from its parts, and nothing else.
 */

interface Socket {
  use(check: (packet: unknown[], next: () => void) => void): void;
}

interface Io {
  of(name: string): { on(event: 'connection', listener: (socket: Socket) => void): void };
}

interface GuardedGame {
  readonly name?: string;
  readonly maxPlayers?: number;
  readonly moves?: object;
}

/** What `Server` of boardgame.io gives, as far as it is needed here. */
export interface GuardedServer {
  readonly app: object;
  readonly db: object;
}

/** Protects a boardgame.io server with these games from what clients send. To be called before it runs. */
export function guardServer<S extends GuardedServer>(server: S, games: readonly GuardedGame[]): S {
  const { _io: io } = server.app as { readonly _io?: Io };
  if (io === undefined) throw new TypeError('this server has no sockets');
  for (const game of games) {
    io.of(game.name ?? 'default').on('connection', (socket) => {
      socket.use((packet, next) => {
        const proper = readPacket(game, packet);
        if (proper === undefined) return;
        packet.splice(0, packet.length, ...proper);
        next();
      });
    });
  }
  guardPlayers(server.db as Storage);
  return server;
}

/** A message of a client in its proper form; nothing if it has none. */
export function readPacket(game: GuardedGame, packet: readonly unknown[]): unknown[] | undefined {
  const [event, ...args] = packet;
  if (event === 'sync') return readSync(game, args);
  if (event === 'update') return readUpdate(game, args);
  if (event === 'chat') return readChat(game, args);
  return undefined;
}

/** Who calls themselves by what is no seat looks on. */
function readSync(game: GuardedGame, args: readonly unknown[]): unknown[] | undefined {
  const [matchID, playerID, credentials] = args;
  if (!isShort(matchID)) return undefined;
  const player = isPlayer(game, playerID) ? playerID : null;
  return ['sync', matchID, player, textOr(credentials), game.maxPlayers];
}

function readUpdate(game: GuardedGame, args: readonly unknown[]): unknown[] | undefined {
  const [action, stateID, matchID, playerID] = args;
  if (!isShort(matchID) || !isPlayer(game, playerID) || !Number.isInteger(stateID))
    return undefined;
  if (!isRecord(action) || action.type !== 'MAKE_MOVE' || !isRecord(action.payload))
    return undefined;
  const { type, args: fields, playerID: mover, credentials } = action.payload;
  if (typeof type !== 'string' || !Object.hasOwn(game.moves ?? {}, type)) return undefined;
  if (mover !== playerID) return undefined;
  const given = fields === undefined || fields === null ? [] : fields;
  const payload = {
    type,
    args: Array.isArray(given) ? given.slice(0, 1) : [given],
    playerID,
    credentials: textOr(credentials),
  };
  return ['update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID];
}

function readChat(game: GuardedGame, args: readonly unknown[]): unknown[] | undefined {
  const [matchID, message, credentials] = args;
  if (!isShort(matchID) || !isRecord(message)) return undefined;
  const { id, sender, payload } = message;
  if (!isShort(id) || !isPlayer(game, sender)) return undefined;
  return ['chat', matchID, { id, sender, payload }, textOr(credentials)];
}

function isPlayer({ maxPlayers = 0 }: GuardedGame, value: unknown): value is string {
  if (!isShort(value) || !/^\d+$/.test(value)) return false;
  return Number(value) < maxPlayers && String(Number(value)) === value;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}

function textOr(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Fetched {
  readonly metadata?: { readonly players?: object };
}

interface Storage {
  fetch(...args: unknown[]): Fetched | Promise<Fetched>;
}

/** Players come out of the storage in records that hold nothing but players. */
function guardPlayers(storage: Storage): void {
  const fetch = storage.fetch.bind(storage);
  storage.fetch = (...args) => {
    const fetched = fetch(...args);
    return fetched instanceof Promise ? fetched.then(bare) : bare(fetched);
  };
}

function bare(fetched: Fetched): Fetched {
  const { metadata } = fetched;
  if (metadata?.players === undefined) return fetched;
  const players = Object.assign(Object.create(null), metadata.players);
  return { ...fetched, metadata: { ...metadata, players } };
}
