import type { GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';

/** What is known of one move at one decision. */
export interface Edge<G extends GameTypes> extends Tried {
  readonly move: G['move'];
  readonly key: string;
}

/** How often something was tried, and what came of it. */
interface Tried {
  /** How much the search trusts it before it has been tried, from 0 to 1. */
  prior: number;
  visits: number;
  /** How often it was there to be chosen: in some worlds it is not. */
  chances: number;
  /** The sum of what came of it for the seat that moved. */
  total: number;
}

/**
 * A decision as the searching seat can tell it from others: by the moves that led to it. Seats that decide at once do
 * not see each other's choice, so all of them have their statistics here, and the branch begins when all have chosen.
 */
export class Decision<G extends GameTypes> {
  readonly step: string;
  readonly seats: readonly Seat[];
  /** What the guide has done here, by the keys of the moves. */
  readonly guided = new Set<string>();
  readonly #edges = new Map<string, Edge<G>>();
  readonly #branches = new Map<string, Decision<G>>();

  constructor(step: string, seats: readonly Seat[]) {
    this.step = step;
    this.seats = seats;
  }

  /** The edges of these moves, made where they are new; what the guide would do gets most of the trust. */
  edgesOf(moves: readonly G['move'][], trust: number): Edge<G>[] {
    return moves.map((move) => {
      const key = JSON.stringify(move);
      const known = this.#edges.get(key);
      if (known !== undefined) return known;
      const all = (this.guided.size === 0 ? 1 : 1 - trust) / moves.length;
      const prior = all + (this.guided.has(key) ? trust : 0);
      const edge = { move, key, prior, visits: 0, chances: 0, total: 0 };
      this.#edges.set(key, edge);
      return edge;
    });
  }

  branch(played: string): Decision<G> | undefined {
    return this.#branches.get(played);
  }

  grow(played: string, decision: Decision<G>): void {
    this.#branches.set(played, decision);
  }
}

/** How eagerly little-tried moves are tried. */
const curiosity = 1.1;
/** What an untried move is expected to bring, below the mean of the others. */
const caution = 0.05;

/** The edge that looks best, or too little tried to tell (PUCT, by how often each could have been chosen). */
export function select<E extends Tried>(edges: readonly E[]): E {
  let visits = 0;
  let total = 0;
  for (const edge of edges) {
    edge.chances++;
    visits += edge.visits;
    total += edge.total;
  }
  const untried = (visits === 0 ? 0.5 : total / visits) - caution;
  let best = edges[0] as E;
  let highest = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const mean = edge.visits === 0 ? untried : edge.total / edge.visits;
    const value = mean + (curiosity * edge.prior * Math.sqrt(edge.chances)) / (1 + edge.visits);
    if (value > highest) [best, highest] = [edge, value];
  }
  return best;
}
