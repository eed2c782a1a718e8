import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { ownEntry } from '../../kit/values.js';
import { labelsOf } from './labels.js';

/** How often something was so, and how often its seat won then. */
export interface Share {
  readonly games: number;
  readonly wins: number;
}

/** What a report tells beyond the sums. Whole numbers, so the order of adding makes no difference. */
export interface Detail {
  /** Seats by what they played with: `faction`, then its id. */
  readonly groups: Groups;
  /** Seats that made a move of this type at least once, and that used this card. */
  readonly uses: Groups;
  /** By round, then seat: how many games came so far, and the sum of the scores then. */
  readonly rounds: Readonly<Record<string, readonly { games: number; total: number }[]>>;
}
type Groups = Readonly<Record<string, Readonly<Record<string, Share>>>>;

export function emptyDetail(): Detail {
  return { groups: {}, uses: {}, rounds: {} };
}

/** Watches the games of one simulation. */
export class Watch {
  readonly #game: Game;
  readonly #ids: ReadonlySet<string>;
  #used: Map<string, Set<Seat>> = new Map();
  #rounds: Map<number, (number | null)[]> = new Map();
  #detail = emptyDetail();

  constructor(game: Game) {
    this.#game = game;
    this.#ids = new Set(printedIn(game.content).keys());
  }

  get detail(): Detail {
    return this.#detail;
  }

  onMove(state: GameTypes['state'], move: GameTypes['move']): void {
    this.#use(`move ${move.type}`, move.seat);
    for (const value of Object.values(move)) {
      const card = typeof value === 'string' ? bare(value) : '';
      if (this.#ids.has(card)) this.#use(`card ${card}`, move.seat);
    }
    const round = roundOf(state);
    if (round === undefined || this.#rounds.has(round)) return;
    const { seats } = this.#game.standing(state);
    this.#rounds.set(
      round,
      seats.map(({ score }) => score),
    );
  }

  onEnd(state: GameTypes['state'], outcome: GameTypes['outcome'] | null): void {
    const winners = new Set(outcome?.winners);
    const shareOf = (seat: Seat): Share => ({ games: 1, wins: winners.has(seat) ? 1 : 0 });
    const groups: Record<string, Record<string, Share>> = {};
    labelsOf(this.#game, state).forEach((labels, seat) => {
      for (const [kind, id] of Object.entries(labels)) {
        groups[kind] ??= {};
        groups[kind][id] = addShares(ownEntry(groups[kind], id), shareOf(seat));
      }
    });
    const uses: Record<string, Record<string, Share>> = { move: {}, card: {} };
    for (const [key, seats] of this.#used) {
      const [kind = '', id = ''] = key.split(' ');
      for (const seat of seats) {
        const known = uses[kind] ?? {};
        uses[kind] = { ...known, [id]: addShares(ownEntry(known, id), shareOf(seat)) };
      }
    }
    const rounds = Object.fromEntries(
      [...this.#rounds].map(([round, scores]) => [
        String(round),
        scores.map((score) => ({ games: 1, total: score ?? 0 })),
      ]),
    );
    this.#detail = joinDetails(this.#detail, { groups, uses, rounds });
    this.#used = new Map();
    this.#rounds = new Map();
  }

  #use(what: string, seat: Seat): void {
    const seats = this.#used.get(what) ?? new Set();
    this.#used.set(what, seats.add(seat));
  }
}

/** Both together. */
export function joinDetails(a: Detail, b: Detail): Detail {
  const rounds = { ...a.rounds };
  for (const [round, seats] of Object.entries(b.rounds)) {
    const known = rounds[round] ?? [];
    rounds[round] = seats.map(({ games, total }, seat) => ({
      games: games + (known[seat]?.games ?? 0),
      total: total + (known[seat]?.total ?? 0),
    }));
  }
  return { groups: joinGroups(a.groups, b.groups), uses: joinGroups(a.uses, b.uses), rounds };
}

function joinGroups(a: Groups, b: Groups): Groups {
  const joined: Record<string, Record<string, Share>> = {};
  for (const kind of new Set([...Object.keys(a), ...Object.keys(b)])) {
    joined[kind] = { ...a[kind] };
    for (const [id, share] of Object.entries(b[kind] ?? {})) {
      joined[kind][id] = addShares(ownEntry(joined[kind], id), share);
    }
  }
  return joined;
}

function addShares(a: Share | undefined, b: Share): Share {
  return { games: (a?.games ?? 0) + b.games, wins: (a?.wins ?? 0) + b.wins };
}

/** The round, or the turn in a game that counts no rounds. */
function roundOf(state: object): number | undefined {
  if ('round' in state && typeof state.round === 'number') return state.round;
  return 'turn' in state && typeof state.turn === 'number' ? state.turn : undefined;
}

/** The id of a card without the number of its copy. */
export function bare(id: string): string {
  return id.replace(/[:#].*$/, '');
}

/** Everything in a pack that has an id and a name: `kind` is the list that it stands in. */
export function printedIn(
  pack: object,
): Map<string, { readonly name: string; readonly kind: string }> {
  const found = new Map<string, { name: string; kind: string }>();
  for (const [kind, list] of Object.entries(pack)) {
    for (const one of Array.isArray(list) ? list : []) {
      const { id, name } = one ?? {};
      if (typeof id === 'string' && typeof name === 'string') found.set(id, { name, kind });
    }
  }
  return found;
}
