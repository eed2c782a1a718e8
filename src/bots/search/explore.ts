import type { Game, GameTypes } from '../../kernel/game.js';
import { type Seat, topStep } from '../../kernel/play.js';
import { type Bot, type Choice, type Random, randomBot } from '../../kernel/simulate.js';
import { metered } from './meter.js';
import { leadsOf, type Outlook } from './outlook.js';
import { type Lead, leadOf, Race } from './race.js';
import { Decision, type Edge, select } from './tree.js';

/*
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), seen by one seat: every iteration plays
 * in another imagined world, and all of them share one tree of the moves that were made.
 */

export interface Budget {
  readonly iterations: number;
  /** When to stop whatever the iterations, by `performance.now()`. */
  readonly deadline?: number;
}

/** A move of the choice, and what its playouts came to. */
export interface Explored<G extends GameTypes> {
  readonly move: G['move'];
  readonly visits: number;
  /** From 0 to 1: how well things went, where 0.5 is as well as they stand. */
  readonly value: number;
  /** How far it is ahead of what the guide would do. */
  readonly lead: Lead;
  /** What every seat scored on average at the end of the playouts. */
  readonly scores: readonly number[];
  /** It is what the guide would do. */
  readonly isGuided: boolean;
}

/** How much of its time goes to the guide's moves at the decisions after the choice. */
const trust = 0.75;

/** Worlds that are imagined for one choice; each is played many times, with other dice. */
const mostWorlds = 32;

export function explore<G extends GameTypes>(
  choice: Choice<G>,
  outlook: Outlook<G>,
  budget: Budget,
): Explored<G>[] {
  const meter = metered(choice.game);
  const search = new Search(choice, meter.game, outlook, budget.iterations);
  const most = budget.iterations * outlook.pace;
  for (let i = 0; i < budget.iterations && meter.steps < most; i++) {
    if (budget.deadline !== undefined && i > 0 && performance.now() > budget.deadline) break;
    const edge = search.next();
    if (edge === undefined) break;
    search.iterate(edge);
  }
  return search.explored();
}

/** One move on the way down: who made it, and the statistics it belongs to. */
interface Way<G extends GameTypes> {
  readonly seat: Seat;
  readonly edge: Edge<G>;
}

/** A move of the choice. */
interface FirstEdge<G extends GameTypes> extends Edge<G> {
  /** What came of each try, and the sums of what every seat scored. */
  readonly values: number[];
  readonly scores: number[];
}

class Search<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #choice: Choice<G>;
  readonly #outlook: Outlook<G>;
  readonly #random: Random;
  readonly #player: Bot<G>;
  readonly #root: Decision<G>;
  readonly #edges: readonly FirstEdge<G>[];
  readonly #guided: FirstEdge<G> | undefined;
  readonly #race: Race<FirstEdge<G>> | undefined;
  readonly #worlds: G['state'][] = [];
  /** How far each seat is ahead now, where that counts, and when the playouts are valued. */
  readonly #leads: readonly number[];
  readonly #end: number;
  /** The decision that this iteration has added to the tree: its playout begins there. */
  #grown: Decision<G> | undefined;

  constructor(choice: Choice<G>, game: Game<G>, outlook: Outlook<G>, iterations: number) {
    const { moves, random } = choice;
    this.#game = game;
    this.#choice = choice;
    this.#outlook = outlook;
    this.#random = random;
    this.#player = outlook.playing ?? outlook.guide ?? randomBot<G>;
    const world = this.#world(0);
    this.#root = decisionIn(game, world);
    this.#edges = firstEdges(this.#root.edgesOf(moves, trust));
    this.#guided = guidedIn(this.#edges, outlook.guide?.(choice));
    this.#race = this.#guided && new Race(this.#guided, this.#runners(), iterations, random);
    this.#leads = outlook.together ? [] : leadsOf(outlook, outlook.worths(game, world));
    this.#end = outlook.clock(world) + outlook.turns;
  }

  /** The move to try next; none when enough is known. */
  next(): FirstEdge<G> | undefined {
    if (this.#race === undefined) return select(this.#edges);
    // What nobody races against is tried once, to know what it leads to.
    return this.#race.next() ?? (this.#guided?.visits === 0 ? this.#guided : undefined);
  }

  /** One playout. */
  iterate(edge: FirstEdge<G>): void {
    // The n-th try of every move is in the same world with the same dice: so they are compared fairly.
    const world = this.#game.copy(this.#world(edge.visits % mostWorlds));
    world.chance = diceOf(world.chance, edge.visits);
    const way: Way<G>[] = [{ seat: this.#choice.seat, edge }];
    this.#grown = undefined;
    const depth = this.#descend(world, way);
    this.#playOut(world, depth);
    const values = this.#valuesOf(world);
    for (const { seat, edge: passed } of way) {
      passed.visits++;
      passed.total += values[seat] ?? 0.5;
    }
    edge.values.push(values[this.#choice.seat] ?? 0.5);
    this.#note(edge, world);
  }

  explored(): Explored<G>[] {
    const guided = this.#guided;
    return this.#edges.map((edge) => ({
      move: edge.move,
      visits: edge.visits,
      value: edge.visits === 0 ? 0 : edge.total / edge.visits,
      lead: leadOf(edge, guided ?? edge),
      isGuided: edge === guided,
      scores: edge.scores.map((sum) => sum / edge.visits),
    }));
  }

  /** What may be better than the guide's move: nothing where the script alone decides. */
  #runners(): FirstEdge<G>[] {
    const { isScripted } = this.#outlook;
    const guided = this.#guided?.move.type;
    if (isScripted === undefined || guided === undefined) return [...this.#edges];
    if (isScripted(guided)) return [];
    return this.#edges.filter(({ move }) => !isScripted(move.type));
  }

  #world(number: number): G['state'] {
    this.#worlds[number] ??= this.#choice.imagine();
    return this.#worlds[number];
  }

  /** Plays the first move and goes on while the tree knows the way; gives the number of decisions made. */
  #descend(world: G['state'], way: Way<G>[]): number {
    const game = this.#game;
    let decision = this.#root;
    const first = way[0] as Way<G>;
    game.step(world, first.edge.move);
    let played = first.edge.key;
    const decided = new Set<Seat>([first.seat]);
    for (let depth = 1; ; depth++) {
      if (depth >= this.#outlook.depth || this.#isOver(world)) return depth;
      let seat = waiting(game, world, decision, decided);
      if (seat === undefined) {
        const next = decision.branch(played);
        if (next === undefined) {
          this.#grown = decisionIn(game, world);
          decision.grow(played, this.#grown);
          return depth;
        }
        decision = next;
        decided.clear();
        played = '';
        seat = this.#whoActs(world);
      }
      const moves = game.legalMoves(world, seat);
      const edges = decision.edgesOf(moves, trust);
      const edge = select(edges);
      way.push({ seat, edge });
      game.step(world, edge.move);
      decided.add(seat);
      played += edge.key;
    }
  }

  /** From so many decisions on. */
  #playOut(world: G['state'], from: number): void {
    const game = this.#game;
    for (let depth = from; depth < this.#outlook.depth && !this.#isOver(world); depth++) {
      const seat = this.#whoActs(world);
      const moves = game.legalMoves(world, seat);
      const [only] = moves;
      const guided = moves.length === 1 ? only : this.#player(this.#within(world, seat, moves));
      const move = guided as G['move'];
      this.#grown?.guided.add(JSON.stringify(move));
      this.#grown = undefined;
      game.step(world, move);
    }
  }

  /** A choice in an imagined world. Nothing is hidden there, but the dice are not known. */
  #within(world: G['state'], seat: Seat, moves: readonly G['move'][]): Choice<G> {
    const game = this.#game;
    const random = this.#random;
    return {
      game,
      seat,
      moves,
      random,
      get view() {
        return game.view(world, seat);
      },
      imagine: () => {
        const other = game.copy(world);
        other.chance = diceOf(other.chance, random.below(0x100000000));
        return other;
      },
    };
  }

  #isOver(world: G['state']): boolean {
    return world.agenda.length === 0 || this.#outlook.clock(world) >= this.#end;
  }

  /** Of several who may act the searching seat is first: what it does next is what it wants to know. */
  #whoActs(world: G['state']): Seat {
    const seats = this.#game.toAct(world);
    const { seat } = this.#choice;
    if (seats.includes(seat)) return seat;
    return seats[seats.length > 1 ? this.#random.below(seats.length) : 0] as Seat;
  }

  #valuesOf(world: G['state']): number[] {
    const outcome = this.#game.outcome(world);
    if (outcome !== null) {
      const { winners, scores } = outcome;
      return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    }
    const leads = leadsOf(this.#outlook, this.#outlook.worths(this.#game, world));
    return leads.map((lead, seat) => {
      const gain = lead - (this.#leads[seat] ?? 0);
      return 1 / (1 + Math.exp(-gain / this.#outlook.spread));
    });
  }

  #note({ scores: sums }: FirstEdge<G>, world: G['state']): void {
    const outcome = this.#game.outcome(world);
    const scores = outcome?.scores ?? this.#game.standing(world).seats.map(({ score }) => score);
    scores.forEach((score, seat) => {
      sums[seat] = (sums[seat] ?? 0) + (score ?? 0);
    });
  }
}

/** The guide's move as one of the list: it may have made one of its own. */
function guidedIn<E extends { readonly move: unknown; readonly key: string }>(
  edges: readonly E[],
  move: unknown,
): E | undefined {
  const same = edges.find((edge) => edge.move === move);
  return same ?? edges.find(({ key }) => key === JSON.stringify(move));
}

function firstEdges<G extends GameTypes>(edges: readonly Edge<G>[]): FirstEdge<G>[] {
  return edges.map((edge) => ({ ...edge, values: [], scores: [] }));
}

function decisionIn<G extends GameTypes>(game: Game<G>, world: G['state']): Decision<G> {
  return new Decision(topStep(world)?.type ?? '', game.toAct(world));
}

/** Who is asked the same question at the same time and has not answered yet. */
function waiting<G extends GameTypes>(
  game: Game<G>,
  world: G['state'],
  { step, seats }: Decision<G>,
  decided: ReadonlySet<Seat>,
): Seat | undefined {
  if (seats.length === 1 || topStep(world)?.type !== step) return undefined;
  return game.toAct(world).find((seat) => seats.includes(seat) && !decided.has(seat));
}

/** Other dice for the same world. */
function diceOf(chance: GameTypes['state']['chance'], number: number) {
  if (chance === null) return null;
  const [, ...rest] = chance.key;
  return { key: [number | 0, ...rest], counter: 0 } as typeof chance;
}
