import type { Game as BoardgameGame, LongFormMove } from 'boardgame.io';
import type { Seed } from '../kernel/chance.js';
import type { Game, GameTypes } from '../kernel/game.js';

/** What the server keeps as `G`. Nothing is dealt before the first move: see `toBoardgameIO`. */
export interface ServerTable<G extends GameTypes> {
  readonly state: G['state'] | null;
  /** What the last move made happen. */
  readonly events: readonly G['event'][];
}

/** What a client gets as `G`. */
export interface ClientTable<G extends GameTypes> {
  /** What this player may see; null until the game is dealt. */
  readonly view: G['view'] | null;
  /** This player's legal moves. */
  readonly moves: readonly G['move'][];
  readonly events: readonly G['event'][];
}

/** The game's setup options. */
export type BoardgameOptions<G extends GameTypes> = Omit<G['setupInput'], 'seed'> & {
  /**
   * The seed of a match, asked for on the server when the game is dealt; a random one unless told.
   * Keep it out of what clients get: who knows it knows every card.
   */
  readonly seed?: Seed | (() => Seed);
};

const invalidMove = 'INVALID_MOVE';

/**
 * A boardgame.io game. Every type of move is a move of that name; its argument holds the fields
 * besides `type` and `seat`. Moves run on the server alone, since clients do not know the state.
 *
 * boardgame.io (0.50) sends the initial state to every client as it is, random seed included. So the
 * initial state holds nothing: the move `deal`, open to everybody, sets the table with a seed that
 * the server chooses then.
 */
export function toBoardgameIO<G extends GameTypes>(
  game: Game<G>,
  { seed = randomSeed, ...setup }: BoardgameOptions<G>,
): BoardgameGame<ServerTable<G>> {
  const sample = game.setup({ ...setup, seed: 0 } as G['setupInput']);
  const seats = game.seats(sample);
  return {
    name: game.id,
    minPlayers: seats,
    maxPlayers: seats,
    disableUndo: true,
    setup: () => ({ state: null, events: [] }),
    moves: { deal: dealMove(game, setup, seed), ...gameMoves(game) },
    turn: { activePlayers: { all: 'anytime' } },
    endIf: ({ G }) => (G.state && game.outcome(G.state)) ?? undefined,
    playerView: ({ G, playerID }) => clientTable(game, G, playerID ?? null),
    ai: { enumerate: (table, _ctx, playerID) => enumerate(game, table, playerID) },
  };
}

function dealMove<G extends GameTypes>(
  game: Game<G>,
  setup: object,
  seed: Seed | (() => Seed),
): LongFormMove<ServerTable<G>> {
  return {
    client: false,
    redact: true,
    undoable: false,
    move({ G, events }) {
      if (G.state !== null) return invalidMove;
      const chosen = typeof seed === 'function' ? seed() : seed;
      const started = game.start({ ...setup, seed: chosen } as G['setupInput']);
      events.setActivePlayers(active(game, started.state));
      return started;
    },
  };
}

/** One that nobody can guess. */
function randomSeed(): string {
  return globalThis.crypto.randomUUID();
}

function gameMoves<G extends GameTypes>(game: Game<G>) {
  const moves: Record<string, LongFormMove<ServerTable<G>>> = {};
  for (const type of game.moveTypes) {
    moves[type] = {
      client: false,
      redact: true,
      undoable: false,
      move({ G, events, playerID }, fields: object = {}) {
        if (G.state === null) return invalidMove;
        const tried = game.tryApply(behindDraft(G.state), {
          ...fields,
          type,
          seat: Number(playerID),
        });
        if (!tried.ok) return invalidMove;
        events.setActivePlayers(active(game, tried.state));
        return { state: tried.state, events: tried.events };
      },
    };
  }
  return moves;
}

/** Where Immer, which boardgame.io uses, keeps what a draft stands for. */
const immerState = Symbol.for('immer-state');

/**
 * Moves get a draft of `G`, and every look at a draft goes through proxies: a move took five times as
 * long. The rules only read the state, so they get what is behind the draft.
 */
function behindDraft<T extends object>(state: T): T {
  const draft = (state as { readonly [immerState]?: { readonly base_?: T } })[immerState];
  return draft?.base_ ?? state;
}

/** Exactly the seats that may act, also where several choose at once. */
function active<G extends GameTypes>(game: Game<G>, state: G['state']) {
  return { value: Object.fromEntries(game.toAct(state).map((seat) => [String(seat), 'anytime'])) };
}

function clientTable<G extends GameTypes>(
  game: Game<G>,
  { state, events }: ServerTable<G>,
  playerID: string | null,
): ClientTable<G> {
  if (state === null) return { view: null, moves: [], events: [] };
  const viewer = playerID === null ? 'spectator' : Number(playerID);
  return {
    view: game.view(state, viewer),
    moves: viewer === 'spectator' ? [] : game.legalMoves(state, viewer),
    events: game.viewEvents(events, viewer),
  };
}

/** For bots, which run with the server's table or with a client's. */
function enumerate<G extends GameTypes>(
  game: Game<G>,
  table: ServerTable<G> | ClientTable<G>,
  playerID: string,
): { move: string; args?: unknown[] }[] {
  const { view, moves } = 'view' in table ? table : clientTable(game, table, playerID);
  if (view === null) return [{ move: 'deal' }];
  return moves.map(({ type, seat: _seat, ...fields }) => ({ move: type, args: [fields] }));
}
