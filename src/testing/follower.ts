import type { Roll } from '../kernel/chance.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Applied, Game, GameTypes } from '../kernel/game.js';
import { rollsOf } from '../kernel/log.js';
import { same, show } from './compare.js';
import { type Coverage, count, sumOf } from './coverage.js';
import { checkChange, checkDisplay } from './display-check.js';
import { deepFreeze } from './freeze.js';
import { Inspection } from './inspection.js';
import type { LawOptions } from './law-book.js';
import {
  checkAsk,
  checkAsks,
  checkLearning,
  checkMadeUp,
  checkMove,
  checkNearMisses,
} from './move-laws.js';
import { checkSharing } from './sharing-law.js';
import {
  checkQuestions,
  checkRedeals,
  checkSimultaneous,
  checkStanding,
  checkState,
} from './state-laws.js';

/** In moves tried: about a second. */
const usualEffort = 1200;
/** Of one state. */
const usualMoves = 12;

/** Plays a random game and checks every law on its way. */
export class Follower<G extends GameTypes> {
  readonly #inspection: Inspection<G>;
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
    const { setup } = options;
    const inspection = new Inspection(game, options, coverage);
    this.#inspection = inspection;
    this.#begun = this.#effort();
    inspection.parses('setup options', game.schemas.setup, setup);
    const { state, events } = game.start(setup);
    inspection.check(2, same(game.setup(setup), state), 'setup twice gives two states');
    this.#state = state;
    this.#stepped = game.copy(state);
    this.#taped = game.setup({ ...setup, seed: 'another seed' }, { rolls: rollsOf(events) });
    inspection.events(events);
    this.#checkTape();
    const asks = (rolls: readonly Roll[]) => game.asksSetup(setup, rolls);
    checkAsk(inspection, { events, seats: game.seats(state), asks });
  }

  follow(): void {
    const { coverage, options } = this;
    const { bound = 1_000_000, every = 1 } = options;
    const inspection = this.#inspection;
    // Each game is looked at in other places.
    const first = every === 1 ? 0 : inspection.places.below(every);
    for (; ; inspection.decision++) {
      coverage.finished = false;
      if (this.#isEnough()) return;
      const { decision } = inspection;
      inspection.check(12, decision <= bound, `more than ${bound} decisions`);
      if (decision % every !== first && this.#passOn()) continue;
      this.#checkTables();
      const state = deepFreeze(this.#state);
      const moves = checkState(inspection, state);
      checkStanding(inspection, state);
      if (moves.length === 0) {
        coverage.finished = true;
        return;
      }
      coverage.decisions++;
      this.#look(state, moves);
    }
  }

  /** All laws at one decision, and on to the next. */
  #look(state: G['state'], moves: readonly G['move'][]): void {
    const { game } = this;
    const inspection = this.#inspection;
    const { decision } = inspection;
    const views = new Map(game.toAct(state).map((seat) => [seat, game.view(state, seat)]));
    for (const move of this.#looked(moves)) {
      checkMove(inspection, state, move, views.get(move.seat));
    }
    checkNearMisses(inspection, state, moves);
    if (decision % 20 === 7) checkMadeUp(inspection, state, moves);
    checkRedeals(inspection, state);
    checkDisplay(inspection, state);
    if (decision % 3 === 2) checkQuestions(inspection, state);
    checkSimultaneous(inspection, state);
    const seats = game.toAct(state);
    const mine = game.legalMoves(state, inspection.pick(seats));
    const move = inspection.pick(mine);
    checkLearning(inspection, state, inspection.pick(mine));
    if (decision % 4 === 1) checkAsks(inspection, state, move);
    this.#advance(state, move);
    if (decision % 3 === 0) checkSharing(inspection, state, move);
  }

  /**
   * Between the decisions that are looked at: law 4, and at one of ten law 6; and the three tables are led on, to be
   * compared at the next one. False at the end, which is looked at.
   */
  #passOn(): boolean {
    const { game, coverage } = this;
    const inspection = this.#inspection;
    const state = this.#state;
    const moves = game.legalMoves(state);
    if (moves.length === 0) return false;
    const broken = inspection.decision % 10 === 5 ? game.invariants(state) : [];
    inspection.check(6, broken.length === 0, broken.join('; '));
    inspection.check(4, game.outcome(state) === null, `it is over, with ${moves.length} moves`);
    const move = inspection.pick(moves);
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
    if (decisions !== undefined) return this.#inspection.decision === decisions;
    return this.#effort() - this.#begun >= usualEffort;
  }

  /** How much has been tried: what a state costs besides its moves is as much as ten of them, a made-up move a quarter. */
  #effort(): number {
    const { decisions, applied, madeUp } = this.coverage;
    return 10 * decisions + applied + sumOf(madeUp) / 4;
  }

  /** Laws 8 and 13: goes on with one move, in three ways that must agree. */
  #advance(state: G['state'], move: G['move']): void {
    const { game } = this;
    const inspection = this.#inspection;
    const applied: Applied<G> = game.apply(state, move);
    // One of the two at a time: a state that was copied may spare the view as well.
    const isCopy = inspection.decision % 2 === 0;
    const kept = isCopy ? game.copy(this.#stepped) : game.view(this.#stepped, move.seat);
    const print = fingerprint(kept);
    const events = game.step(this.#stepped, move);
    inspection.check(13, fingerprint(kept) === print, `${show(move)} changes a copy or a view`);
    inspection.check(13, same(this.#stepped, applied.state), `${show(move)}: states differ`);
    inspection.check(13, same(events, applied.events), `${show(move)}: events differ`);
    checkChange(inspection, state, applied);
    const rolls = rollsOf(applied.events);
    inspection.check(8, rolls.length === 0 || applied.revealed, 'chance decided, nothing revealed');
    this.#taped = game.apply(this.#taped, move, { rolls }).state;
    this.#state = applied.state;
    this.#checkTape();
  }

  /** What was played by `apply`, by `step` and from the tape is one game. */
  #checkTables(): void {
    this.#inspection.check(13, same(this.#stepped, this.#state), 'states differ');
    this.#checkTape();
  }

  #checkTape(): void {
    const { chance: _a, ...ours } = this.#state;
    const { chance: _b, ...taped } = this.#taped;
    this.#inspection.check(8, same(ours, taped), 'the tape leads to another state');
  }
}
