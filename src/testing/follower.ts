import type * as z from 'zod';
import { type Roll, SeededChance, seedChance } from '../kernel/chance.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Applied, Game, GameTypes } from '../kernel/game.js';
import { rollsOf } from '../kernel/log.js';
import type { BaseEvent, Seat, Viewer } from '../kernel/play.js';
import { type Decided, wrongAsk } from './asks.js';
import { madeUp, poolOf } from './candidates.js';
import { roundTrip, same, show } from './compare.js';
import { type Coverage, sumOf } from './coverage.js';
import {
  toldByDisplay,
  wrongChange,
  wrongPrompt,
  wrongScene,
  wrongTouches,
} from './display-laws.js';
import { deepFreeze } from './freeze.js';
import { type Law, LawBroken, type LawOptions } from './law-book.js';
import { NearMisses } from './near-miss.js';
import { wrongAnswer } from './question-law.js';
import { isSimultaneous } from './simultaneous.js';

/** In moves tried: about a second. */
const usualEffort = 1200;
/** Of one state. */
const usualMoves = 12;

/** Plays a random game and checks every law on its way. */
export class Follower<G extends GameTypes> {
  readonly #random: SeededChance;
  /** Chooses which roll of a move is looked at: apart, so that the game goes on as it would without. */
  readonly #places: SeededChance;
  readonly #nearMisses = new NearMisses();
  #decision = 0;
  /** The same game under another seed, fed with the tape of the events. */
  #taped: G['state'];
  /** The same game by `step`, in place. */
  readonly #stepped: G['state'];
  #state: G['state'];
  /** What the coverage held before this game. */
  readonly #begun: number;

  constructor(
    readonly game: Game<G>,
    readonly options: LawOptions<G>,
    readonly coverage: Coverage,
  ) {
    const { setup, seed = 1 } = options;
    this.#begun = this.#effort();
    this.#random = new SeededChance(seedChance(seed));
    this.#places = new SeededChance(seedChance(`places ${seed}`));
    this.#parses('setup options', game.schemas.setup, setup);
    const { state, events } = game.start(setup);
    this.#check(2, same(game.setup(setup), state), 'setup twice gives two states');
    this.#state = state;
    this.#stepped = game.copy(state);
    this.#taped = game.setup({ ...setup, seed: 'another seed' }, { rolls: rollsOf(events) });
    this.#checkEvents(events);
    this.#checkTape();
    const asks = (rolls: readonly Roll[]) => game.asksSetup(setup, rolls);
    this.#checkAsk({ events, seats: game.seats(state), asks });
  }

  follow(): void {
    const { game, options, coverage } = this;
    const { bound = 1_000_000, every = 1 } = options;
    // Each game is looked at in other places.
    const first = every === 1 ? 0 : this.#places.below(every);
    for (; ; this.#decision++) {
      coverage.finished = false;
      if (this.#isEnough()) return;
      this.#check(12, this.#decision <= bound, `more than ${bound} decisions`);
      if (this.#decision % every !== first && this.#passOn()) continue;
      this.#checkTables();
      const state = deepFreeze(this.#state);
      const moves = this.#checkState(state);
      this.#checkStanding(state);
      if (moves.length === 0) {
        coverage.finished = true;
        return;
      }
      coverage.decisions++;
      const views = new Map(game.toAct(state).map((seat) => [seat, game.view(state, seat)]));
      for (const move of this.#looked(moves)) this.#checkMove(state, move, views.get(move.seat));
      this.#checkNearMisses(state, moves);
      if (this.#decision % 20 === 7) this.#checkMadeUp(state, moves);
      this.#checkRedeals(state);
      this.#checkDisplay(state);
      if (this.#decision % 3 === 2) this.#checkQuestions(state);
      this.#checkSimultaneous(state);
      const seats = game.toAct(state);
      const mine = game.legalMoves(state, this.#pick(seats));
      const move = this.#pick(mine);
      this.#checkLearning(state, this.#pick(mine));
      if (this.#decision % 4 === 1) this.#checkAsks(state, move);
      this.#advance(state, move);
      if (this.#decision % 3 === 0) this.#checkSharing(state, move);
    }
  }

  /**
   * Between the decisions that are looked at: law 4, and at one of ten law 6; and the three tables are led on, to be
   * compared at the next one. False at the end, which is looked at.
   */
  #passOn(): boolean {
    const { game, coverage } = this;
    const state = this.#state;
    const moves = game.legalMoves(state);
    if (moves.length === 0) return false;
    const broken = this.#decision % 10 === 5 ? game.invariants(state) : [];
    this.#check(6, broken.length === 0, broken.join('; '));
    this.#check(4, game.outcome(state) === null, `it is over, with ${moves.length} moves`);
    const move = this.#pick(moves);
    const applied: Applied<G> = game.apply(state, move);
    game.step(this.#stepped, move);
    this.#taped = game.apply(this.#taped, move, { rolls: rollsOf(applied.events) }).state;
    this.#state = applied.state;
    count(coverage.moves, move.type);
    coverage.passed++;
    return true;
  }

  /** All moves; unless told how far to go, some of a long list, so that a game gets further. */
  #looked(moves: readonly G['move'][]): readonly G['move'][] {
    if (this.options.decisions !== undefined) return moves;
    const every = Math.ceil(moves.length / usualMoves);
    return moves.filter((_, index) => index % every === 0);
  }

  #isEnough(): boolean {
    const { decisions } = this.options;
    if (decisions !== undefined) return this.#decision === decisions;
    return this.#effort() - this.#begun >= usualEffort;
  }

  /** How much has been tried: what a state costs besides its moves is as much as ten of them, a made-up move a quarter. */
  #effort(): number {
    const { decisions, applied, madeUp } = this.coverage;
    return 10 * decisions + applied + sumOf(madeUp) / 4;
  }

  /** Laws 2, 4, 5, 6 and 7 for a state; returns its legal moves. */
  #checkState(state: G['state']): G['move'][] {
    const { game } = this;
    this.#parses('state', game.schemas.state, state);
    const broken = game.invariants(state);
    this.#check(6, broken.length === 0, broken.join('; '));
    const moves = game.legalMoves(state);
    const keys = moves.map((move) => JSON.stringify(move));
    this.#check(5, new Set(keys).size === keys.length, 'a move is listed twice');
    this.#check(5, same(game.legalMoves(roundTrip(state)), moves), 'the list changes');
    const seats = game.toAct(state);
    const isOver = game.outcome(state) !== null;
    this.#check(4, isOver === (seats.length === 0), `over: ${isOver}, to act: ${seats}`);
    this.#check(4, isOver === (moves.length === 0), `over: ${isOver}, ${moves.length} moves`);
    for (const seat of seats) {
      const own = game.legalMoves(state, seat);
      this.#check(4, own.length > 0, `seat ${seat} may act but has no move`);
      this.#check(
        5,
        own.every((move) => move.seat === seat),
        'a move of another seat',
      );
    }
    this.#check(
      5,
      same(
        seats.flatMap((seat) => game.legalMoves(state, seat)),
        moves,
      ),
      'by seat',
    );
    return moves;
  }

  /** Law 17, by the state and by one view. */
  #checkStanding(state: G['state']): void {
    const { game } = this;
    const whole = game.standing(state);
    const outcome = game.outcome(state);
    const viewer = this.#pick<Viewer>([...Array(game.seats(state)).keys(), 'spectator', 'open']);
    const seen = game.standing(game.view(state, viewer));
    this.#check(17, seen.unit === whole.unit && seen.better === whole.better, 'two ways to count');
    whole.seats.forEach((row, i) => {
      const sum = row.parts.reduce((total, { value }) => total + value, 0);
      this.#check(17, row.score === sum, `seat ${row.seat}: ${row.score} is not ${sum}`);
      const isFinal = outcome === null || outcome.scores[row.seat] === row.score;
      this.#check(17, isFinal, `seat ${row.seat} does not end with its standing`);
      const shown = seen.seats[i];
      const isTold = shown?.score === null || same(shown, row);
      this.#check(17, isTold, `${viewer} is told another standing of seat ${row.seat}`);
    });
    if (outcome === null) return;
    const ranked = outcome.ranking.flat();
    this.#check(
      17,
      same(
        [...ranked].sort(),
        whole.seats.map(({ seat }) => seat),
      ),
      'not all ranked',
    );
  }

  /** Laws 1, 2, 3, 7, 11 for a legal move. */
  #checkMove(state: G['state'], move: G['move'], view: G['view']): void {
    const { game, coverage } = this;
    deepFreeze(move);
    this.#nearMisses.remember(move);
    this.#parses('move', game.schemas.move, move);
    const told = game.describe(state, move);
    this.#checkSentence(told);
    this.#check(11, game.describe(view, move) === told, `from the view it is not: ${told}`);
    const tried = game.tryApply(state, move);
    if (!tried.ok) throw this.#broken(3, `listed but refused: ${tried.message}`);
    const again = game.apply(roundTrip(state), roundTrip(move));
    this.#check(2, same(again.state, tried.state), `${JSON.stringify(move)} gives two states`);
    this.#check(2, same(again.events, tried.events), `${JSON.stringify(move)} gives two stories`);
    this.#check(2, again.revealed === tried.revealed, 'revealed differs');
    this.#checkEvents(tried.events);
    coverage.applied++;
    count(coverage.moves, move.type);
  }

  #checkAsks(state: G['state'], move: G['move']): void {
    const { game } = this;
    const { events } = game.apply(state, move);
    const asks = (rolls: readonly Roll[]) => game.asks(state, move, rolls);
    this.#checkAsk({ events, seats: game.seats(state), asks });
  }

  /** Law 21, at one of the rolls. */
  #checkAsk(decided: Decided<G>): void {
    const { length } = rollsOf(decided.events);
    const wrong = wrongAsk(this.game, decided, this.#places.below(Math.max(1, length)));
    this.#check(21, wrong === undefined, wrong ?? '');
  }

  /** Law 23, for one viewer. */
  #checkQuestions(state: G['state']): void {
    const { game, options } = this;
    const { questions } = options;
    if (questions === undefined) return;
    const pick = <T>(list: readonly T[]) => list[this.#places.below(list.length)] as T;
    const viewer = pick<Viewer>([...Array(game.seats(state)).keys(), 'spectator', 'open']);
    this.#check(23, ...silence(wrongAnswer(game, questions, state, viewer, pick)));
  }

  #checkNearMisses(state: G['state'], moves: readonly G['move'][]): void {
    const { game, coverage } = this;
    const legal = new Set(moves.map((move) => fingerprint(move)));
    for (let i = 0; i < (this.options.nearMisses ?? 6); i++) {
      const bent = this.#nearMisses.bend(this.#pick(moves), this.#random);
      const tried = game.tryApply(state, deepFreeze(bent));
      const isListed = legal.has(fingerprint(bent));
      this.#check(3, tried.ok === isListed, `${show(bent)}: listed ${isListed}, not so accepted`);
      if (tried.ok) continue;
      const { rule } = tried;
      this.#check(3, rule !== null && rule in game.rules, `no such rule: ${rule}`);
      this.#check(3, tried.message.length > 0, 'a refusal without a sentence');
      coverage.refused++;
      count(coverage.refusals, String(rule));
    }
  }

  /** Law 3, for moves that nobody listed: made up from everything that the state names. */
  #checkMadeUp(state: G['state'], moves: readonly G['move'][]): void {
    const { game, coverage, options } = this;
    const legal = new Set(moves.map((move) => fingerprint(move)));
    const pool = poolOf(state);
    const seat = this.#pick(game.toAct(state));
    for (const schema of movesIn(game.schemas.move)) {
      for (const move of madeUp(schema, seat, pool, options.madeUp ?? 100, this.#random)) {
        const isTaken = game.tryApply(state, move).ok;
        const isListed = legal.has(fingerprint(move));
        this.#check(3, isTaken === isListed, `${show(move)}: listed ${isListed}, taken ${isTaken}`);
        count(coverage.madeUp, move.type);
      }
    }
  }

  #checkRedeals(state: G['state']): void {
    const { game } = this;
    const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
    const viewer = this.#pick(viewers);
    const other = game.redeal(state, viewer, this.#random.below(1_000_000));
    const before = game.view(state, viewer);
    this.#parses('view', game.schemas.view, before);
    this.#check(9, same(game.view(other, viewer), before), `the view of ${viewer} changes`);
    this.#check(9, game.invariants(other).length === 0, 'a redealt state breaks an invariant');
    const again = this.#random.below(1_000_000);
    const once = game.redeal(state, viewer, again);
    this.#check(9, same(game.redeal(other, viewer, again), once), 'a redeal knows what is hidden');
    this.#check(9, !JSON.stringify(before).includes('"chance"'), 'chance is in the view');
    if (typeof viewer === 'number') {
      const moves = game.legalMoves(state, viewer);
      this.#check(9, same(game.legalMoves(other, viewer), moves), `moves of ${viewer} change`);
    }
    this.coverage.redealt++;
  }

  /** Laws 18 to 20: for everybody who is to act, and one who looks on. */
  #checkDisplay(state: G['state']): void {
    const { game, options } = this;
    const { display, displayEvery = 1 } = options;
    if (display === undefined || this.#decision % displayEvery !== 0) return;
    const others: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator', 'open'];
    const onlooker = this.#pick(others);
    for (const viewer of new Set<Viewer>([this.#pick(game.toAct(state)), onlooker])) {
      const told = toldByDisplay(display, state, viewer, this.#random.below(1_000_000));
      this.#check(18, ...silence(wrongScene(display, state, viewer)));
      this.#check(20, ...silence(wrongPrompt(display, state, viewer)));
      this.#check(20, ...silence(told));
    }
    for (const seat of game.toAct(state)) {
      this.#check(19, ...silence(wrongTouches(display, state, seat)));
    }
  }

  /** Law 22, for one who looks on. */
  #checkChange(before: G['state'], { state, events }: Applied<G>): void {
    const { game, options } = this;
    const { display, displayEvery = 1 } = options;
    if (display === undefined || this.#decision % displayEvery !== 0) return;
    const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
    const viewer = viewers[this.#places.below(viewers.length)] ?? 'spectator';
    const seen = game.viewEvents(events, viewer);
    const views = { before: game.view(before, viewer), after: game.view(state, viewer) };
    this.#check(22, ...silence(wrongChange(display, views, seen)));
  }

  #checkSimultaneous(state: G['state']): void {
    const { game, options } = this;
    const seats = game.toAct(state);
    const isSecret = options.isSimultaneous ?? isSimultaneous;
    if (seats.length < 2 || !isSecret(state)) return;
    const [a, b] = seats as [Seat, Seat];
    const first = this.#pick(game.legalMoves(state, a));
    const second = this.#pick(game.legalMoves(state, b));
    const ab = game.apply(game.apply(state, first).state, second).state;
    const ba = game.apply(game.apply(state, second).state, first).state;
    this.#check(10, same(ab, ba), `${show(first)} and ${show(second)} do not commute`);
  }

  #loaded(state: G['state']): G['state'] {
    try {
      const loaded = this.game.load(roundTrip(state));
      this.#check(15, same(loaded, state), 'a loaded state is another one');
      return loaded;
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      throw this.#broken(15, String(error));
    }
  }

  /** Law 14: the caller wrecks every event, listed move and played move. */
  #checkSharing(state: G['state'], move: G['move']): void {
    const { game } = this;
    const before = this.#loaded(state);
    const listed = game.legalMoves(before);
    const list = fingerprint(listed);
    const played = roundTrip(move);
    const { state: after, events } = game.apply(before, played);
    const print = fingerprint(after);
    wreck(events);
    wreck(listed);
    wreck(played);
    this.#check(14, fingerprint(game.legalMoves(before)) === list, 'a list changes with another');
    this.#check(14, same(before, state), `${show(move)}: the old state changes with its events`);
    this.#check(
      14,
      fingerprint(after) === print,
      `${show(move)}: the state changes with its events`,
    );
    const stepped = roundTrip(move);
    const happened = game.step(before, stepped);
    const now = fingerprint(before);
    wreck(stepped);
    wreck(happened);
    this.#check(14, fingerprint(before) === now, `${show(move)}: the state changes with its move`);
  }

  /** Law 16: where the mover cannot tell two states apart, nor can it after a move that reveals nothing. */
  #checkLearning(state: G['state'], move: G['move']): void {
    const { game } = this;
    const { seat } = move;
    const { state: after, events, revealed } = game.apply(state, move);
    if (revealed) return;
    const other = game.redeal(state, seat, this.#random.below(1_000_000));
    const there = game.apply(other, move);
    const learns = `${show(move)} tells seat ${seat} something`;
    this.#check(16, !there.revealed, `${learns}: by whether it can be taken back`);
    this.#check(
      16,
      same(game.view(there.state, seat), game.view(after, seat)),
      `${learns}: a view`,
    );
    const told = game.viewEvents(events, seat);
    this.#check(16, same(game.viewEvents(there.events, seat), told), `${learns}: an event`);
    this.#check(16, same(game.toAct(there.state), game.toAct(after)), `${learns}: who is to act`);
  }

  /** Laws 8 and 13: goes on with one move, in three ways that must agree. */
  #advance(state: G['state'], move: G['move']): void {
    const { game } = this;
    const applied: Applied<G> = game.apply(state, move);
    // One of the two at a time: a state that was copied may spare the view as well.
    const isCopy = this.#decision % 2 === 0;
    const kept = isCopy ? game.copy(this.#stepped) : game.view(this.#stepped, move.seat);
    const print = fingerprint(kept);
    const events = game.step(this.#stepped, move);
    this.#check(13, fingerprint(kept) === print, `${show(move)} changes a copy or a view`);
    this.#check(13, same(this.#stepped, applied.state), `${show(move)}: states differ`);
    this.#check(13, same(events, applied.events), `${show(move)}: events differ`);
    this.#checkChange(state, applied);
    const rolls = rollsOf(applied.events);
    this.#check(8, rolls.length === 0 || applied.revealed, 'chance decided, nothing revealed');
    this.#taped = game.apply(this.#taped, move, { rolls }).state;
    this.#state = applied.state;
    this.#checkTape();
  }

  /** What was played by `apply`, by `step` and from the tape is one game. */
  #checkTables(): void {
    this.#check(13, same(this.#stepped, this.#state), 'states differ');
    this.#checkTape();
  }

  #checkTape(): void {
    const { chance: _a, ...ours } = this.#state;
    const { chance: _b, ...taped } = this.#taped;
    this.#check(8, same(ours, taped), 'the tape leads to another state');
  }

  #checkEvents(events: readonly G['event'][]): void {
    const { game } = this;
    for (const event of events) {
      this.#parses('event', game.schemas.event, event);
      this.#checkSentence(game.describeEvent(event));
      count(this.coverage.events, event.type);
    }
    const seen: readonly BaseEvent[] = game.viewEvents(events, 'spectator');
    for (const event of seen) {
      this.#check(9, event.hidden === undefined, 'a spectator is told who knows more');
      this.#checkSentence(game.describeEvent(event));
    }
  }

  #checkSentence(text: string): void {
    this.#check(11, /^[A-Z0-9].*[.!?]$/.test(text), `no sentence: ${show(text)}`);
    this.#check(11, !/undefined|null|NaN|\[object/.test(text), `a gap in: ${text}`);
  }

  #parses(
    what: string,
    schema: { safeParse(value: unknown): { success: boolean } },
    value: unknown,
  ) {
    const isFine = schema.safeParse(value).success && schema.safeParse(roundTrip(value)).success;
    this.#check(7, isFine, `${what} does not parse: ${show(value)}`);
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#random.below(items.length)] as T;
  }

  #check(law: Law, holds: boolean, what: string): void {
    if (!holds) throw this.#broken(law, what);
  }

  #broken(law: Law, what: string): LawBroken {
    return new LawBroken(law, this.#decision, what);
  }
}

/** The schemas of the kinds of moves. */
function movesIn(union: z.ZodType): readonly z.core.$ZodType[] {
  const { def } = (union as z.core.$ZodType as z.core.$ZodTypes)._zod;
  return def.type === 'union' ? def.options : [];
}

/** Changes everything that can be changed in it. */
function wreck(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    wreck(record[key]);
    record[key] = 'wrecked';
  }
  if (Array.isArray(value)) value.length = 0;
}

/** Whether nothing is wrong, and what is. */
function silence(wrong: string | undefined): [holds: boolean, what: string] {
  return [wrong === undefined, wrong ?? ''];
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
