import type { Game as BoardgameGame, Ctx, LongFormMove } from 'boardgame.io';
import type { Seed } from '../kernel/chance.js';
import { fieldOf } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import {
  type Accepted,
  closeMatch,
  type Frame,
  type MatchSetup,
  type MatchValue,
  playMove,
  type Refused,
  snapshotOf,
  startMatch,
  undoMoves,
} from '../kernel/match.js';
import type { Seat, Viewer } from '../kernel/play.js';
import type { Happening } from './boardgame-io-news.js';

export { guardServer } from './boardgame-io-guard.js';
export { type Happening, newsSince, type TableNews } from './boardgame-io-news.js';

/** What the server keeps as `G`. Nothing is dealt before the first move: see `toBoardgameIO`. */
export interface ServerTable<G extends GameTypes> {
  /** The match with its log; null until the game is dealt. */
  readonly match: MatchValue<G> | null;
  /** What the last lines of the log made happen, for every viewer. */
  readonly recent: readonly KeptLine<G>[];
  /** The last move of each seat, where it was refused. */
  readonly refusals: Readonly<Record<number, Refusal<G>>>;
}

interface KeptLine<G extends GameTypes> {
  readonly line: number;
  readonly frames: readonly Frame<G>[];
  readonly undone: number;
}

/** Why a move was refused: the rule, its title and a sentence. */
export type Refusal<G extends GameTypes> = Pick<Refused<G>, 'rule' | 'title' | 'message'>;

/** What a client gets as `G`. */
export interface ClientTable<G extends GameTypes> {
  /** What this player may see; null until the game is dealt. */
  readonly view: G['view'] | null;
  readonly names: readonly string[];
  /** The number of lines of the log: what has a higher one in `recent` next time is new, see `newsSince`. */
  readonly line: number;
  readonly toAct: readonly Seat[];
  /** This player's legal moves, and each of them as a sentence. */
  readonly moves: readonly G['move'][];
  readonly labels: readonly string[];
  /** Why this player's last move was not made. */
  readonly refusal: Refusal<G> | null;
  /** Whether this player may take the last move back, by the move `undo`. */
  readonly canUndo: boolean;
  /** What the last lines made happen, as far as this player may see it. */
  readonly recent: readonly Happening<G>[];
}

/** The game's setup options. */
export type BoardgameOptions<G extends GameTypes> = Omit<G['setupInput'], 'seed'> & {
  /**
   * The seed of a match, asked for on the server when the game is dealt; 128 random bits unless told.
   * Keep it out of what clients get: who knows it knows every card.
   */
  readonly seed?: Seed | (() => Seed);
  /** What the seats are called. */
  readonly names?: readonly string[];
};

/** So many lines can a client miss and still learn what happened in between. */
const linesKept = 30;
const noTable = { match: null, recent: [], refusals: {} } as const;

/**
 * A boardgame.io game. Every type of move is a move of that name; its argument holds the fields
 * besides `type` and `seat`. Moves run on the server alone, since clients do not know the state.
 *
 * boardgame.io (0.50) sends the initial state to every client as it is, random seed included. So the
 * initial state holds nothing: the move `deal`, open to everybody, sets the table with a seed that
 * the server chooses then.
 *
 * No move and no view throws, whatever a client sends. boardgame.io's own code is not as robust: see `guardServer`.
 */
export function toBoardgameIO<G extends GameTypes>(
  game: Game<G>,
  { seed, names, ...setup }: BoardgameOptions<G>,
): BoardgameGame<ServerTable<G>> {
  const seats = game.seats(game.setup({ ...setup, seed: 0 } as G['setupInput']));
  const deal = () => {
    const chosen = typeof seed === 'function' ? seed() : seed;
    const seeded = chosen === undefined ? setup : { ...setup, seed: chosen };
    return startMatch(game, seeded as MatchSetup<G>, { names });
  };
  const undo = onServer(game, ({ G, seat }) => {
    return G.match && answered(game, G, seat, undoMoves(game, G.match, seat));
  });
  const moves = { deal: dealing(game, deal), undo, ...gameMoves(game) };
  return {
    name: game.id,
    minPlayers: seats,
    maxPlayers: seats,
    disableUndo: true,
    events: noEvents,
    setup: () => noTable,
    moves: withoutPrototype(moves),
    turn: {
      onBegin: ({ G, events }) => events.setActivePlayers(active(game, behindDraft(G))),
      stages: { undo: { moves: withoutPrototype({ undo }) } },
    },
    endIf: ({ G }) => (G.match && game.outcome(G.match.state)) ?? undefined,
    playerView: ({ G, playerID }) => clientTable(game, G, playerID),
    ai: { enumerate: (table, _ctx, playerID) => enumerate(game, table, playerID) },
  };
}

/** No client ends a turn or the game by itself: the rules do. */
const noEvents = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
} as const;

/** boardgame.io finds moves by `in`: what every object has would count as a move. */
function withoutPrototype<T extends object>(moves: T): T {
  return Object.assign(Object.create(null), moves);
}

interface Call<G extends GameTypes> {
  readonly G: ServerTable<G>;
  readonly seat: Seat;
  readonly fields: unknown;
}

/** A move that runs on the server alone. It answers with the next table, or nothing where nothing happens. */
function onServer<G extends GameTypes>(
  game: Game<G>,
  move: (call: Call<G>) => ServerTable<G> | null,
): LongFormMove<ServerTable<G>> {
  return {
    client: false,
    redact: true,
    undoable: false,
    move({ G: draft, ctx, events, playerID }, fields: unknown) {
      const G = behindDraft(draft);
      const seat = seatIn(ctx.numPlayers, playerID);
      const next = seat === undefined ? null : move({ G, seat, fields });
      // Never INVALID_MOVE: boardgame.io would put what the client has sent into a text, and some values throw there.
      if (next === null) return G;
      passOn(game, next, ctx, events);
      // There is no draft in it: what is frozen Immer does not look through.
      return Object.freeze(next);
    },
  };
}

function dealing<G extends GameTypes>(
  game: Game<G>,
  deal: () => MatchValue<G>,
): LongFormMove<ServerTable<G>> {
  return onServer(game, ({ G }) => {
    if (G.match !== null) return null;
    const match = deal();
    const viewers: Viewer[] = [...Array(game.seats(match.state)).keys(), 'spectator'];
    const frames = viewers.map((viewer) => snapshotOf(game, match, viewer, 0));
    return { match, recent: [{ line: 1, frames: frames.map(frameOf), undone: 0 }], refusals: {} };
  });
}

function frameOf<G extends GameTypes>({ viewer, events }: Frame<G>): Frame<G> {
  return { viewer, events };
}

function gameMoves<G extends GameTypes>(game: Game<G>) {
  const moves: Record<string, LongFormMove<ServerTable<G>>> = {};
  for (const type of game.moveTypes) {
    moves[type] = onServer(game, ({ G, seat, fields }) => {
      if (G.match === null) return null;
      const isRecord = typeof fields === 'object' && !Array.isArray(fields);
      const move = isRecord || fields === undefined ? { ...fields, type } : fields;
      return answered(game, G, seat, playMove(game, G.match, seat, move));
    });
  }
  return moves;
}

/** The table after a move was made or taken back, or with the refusal for who tried. */
function answered<G extends GameTypes>(
  game: Game<G>,
  G: ServerTable<G>,
  seat: Seat,
  answer: Accepted<G> | Refused<G>,
): ServerTable<G> {
  if (!answer.ok) {
    const { rule, title, message } = answer;
    return { ...G, refusals: { ...G.refusals, [seat]: { rule, title, message } } };
  }
  const { [seat]: _settled, ...refusals } = G.refusals;
  const undone = G.match === null ? 0 : Math.max(0, G.match.moves - answer.match.moves);
  const isOver = game.outcome(answer.match.state) !== null;
  const match = isOver ? closeMatch(game, answer.match) : answer.match;
  const happening = { line: answer.line, frames: answer.frames, undone };
  return { match, recent: [...G.recent, happening].slice(-linesKept), refusals };
}

/** Where Immer, which boardgame.io uses, keeps what a draft stands for. */
const immerState = Symbol.for('immer-state');

interface Draft {
  readonly [immerState]?: object;
}

/**
 * Moves and hooks get a draft of `G`, and every look at a draft goes through proxies: a move took five times as long.
 * The rules only read the state, so they get what is behind the draft. Its name there depends on the build of Immer.
 */
function behindDraft<G extends GameTypes>(table: ServerTable<G>): ServerTable<G> {
  const kept = (table as Draft)[immerState];
  const isBehind = (value: unknown): value is ServerTable<G> => {
    return fieldOf(value, 'recent') !== undefined && (value as Draft)[immerState] === undefined;
  };
  return Object.values(kept ?? {}).find(isBehind) ?? table;
}

/** Where one seat acts it is its turn; else the turn stays where it is. */
function passOn<G extends GameTypes>(
  game: Game<G>,
  table: ServerTable<G>,
  ctx: Ctx,
  events: { endTurn(arg: { next: string }): void; setActivePlayers(arg: Active): void },
): void {
  const [first, second] = table.match ? game.toAct(table.match.state) : [];
  const isTurn = first !== undefined && second === undefined;
  // The new turn begins by saying who is active.
  if (isTurn && ctx.currentPlayer !== String(first)) events.endTurn({ next: String(first) });
  else events.setActivePlayers(active(game, table));
}

type Active = { all: string } | { value: Record<string, string> };

/** Exactly the seats that may act, also where several choose at once, and the one that may take its last move back. */
function active<G extends GameTypes>(game: Game<G>, { match }: ServerTable<G>): Active {
  if (match === null) return { all: 'play' };
  const value: Record<string, string> = {};
  const last = match.open.at(-1)?.move.seat;
  if (last !== undefined) value[last] = 'undo';
  for (const seat of game.toAct(match.state)) value[seat] = 'play';
  return { value };
}

/** The seat of this id, if it is one: everything else that a client may call itself is a spectator. */
function seatIn(seats: number, playerID: unknown): Seat | undefined {
  if (typeof playerID !== 'string' || !/^\d{1,2}$/.test(playerID)) return undefined;
  const seat = Number(playerID);
  return seat < seats && String(seat) === playerID ? seat : undefined;
}

function clientTable<G extends GameTypes>(
  game: Game<G>,
  table: ServerTable<G>,
  playerID: unknown,
): ClientTable<G> {
  const { match, recent, refusals } = table;
  if (match === null) return emptyTable;
  const { state } = match;
  const seat = seatIn(game.seats(state), playerID);
  const viewer: Viewer = seat ?? 'spectator';
  const { view, names, line, toAct, moves, canUndo } = snapshotOf(game, match, viewer);
  return {
    view,
    names,
    line,
    toAct,
    moves,
    labels: moves.map((move) => game.describe(state, move, { names })),
    refusal: (seat === undefined ? undefined : refusals[seat]) ?? null,
    canUndo,
    recent: recent.map(({ line, frames, undone }) => {
      return { line, events: frames.find((one) => one.viewer === viewer)?.events ?? [], undone };
    }),
  };
}

const emptyTable = {
  view: null,
  names: [],
  line: 0,
  toAct: [],
  moves: [],
  labels: [],
  refusal: null,
  canUndo: false,
  recent: [],
} as const;

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
