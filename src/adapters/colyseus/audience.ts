import type { Game, GameTypes } from '../../kernel/game.js';
import { fairnessOf, type MatchValue, type Snapshot, snapshotOf } from '../../kernel/match.js';
import type { Viewer } from '../../kernel/play.js';
import type { Happened } from './answer.js';
import { difference } from './delta.js';
import type { FrameMessage, Table } from './messages.js';

/** What was sent last to a viewer. */
interface Sent<G extends GameTypes> {
  readonly line: number;
  readonly table: Table<G>;
}

/** What each viewer has before them, so that they are sent what changes. */
export class Audience<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #sent = new Map<Viewer, Sent<G>>();

  constructor(game: Game<G>) {
    this.#game = game;
  }

  /** Everything, and what happened since then: for who has just come. */
  whole(match: MatchValue<G>, viewer: Viewer, since = match.lines.length): FrameMessage<G> {
    const snapshot = snapshotOf(this.#game, match, viewer, since);
    const { line, events, undone, people } = snapshot;
    const table = tableOf(snapshot, match);
    this.#sent.set(viewer, { line, table });
    return { line, since: Math.min(since, line), events, undone, people, now: Date.now(), table };
  }

  /** What has happened, with what has changed, or with everything where that is shorter. */
  next(
    match: MatchValue<G>,
    viewer: Viewer,
    { frames, undone, people }: Happened<G>,
  ): FrameMessage<G> {
    const before = this.#sent.get(viewer);
    if (before === undefined) return this.whole(match, viewer, 0);
    const { line } = before;
    const events = frames
      .filter((frame) => frame.viewer === viewer)
      .flatMap(({ events }) => events);
    const whole = this.whole(match, viewer);
    const delta = difference(before.table, whole.table) ?? {};
    const isShorter = JSON.stringify(delta).length < JSON.stringify(whole.table).length;
    const { now } = whole;
    const told = { line: whole.line, since: line, events, undone, people, now };
    return isShorter ? { ...told, delta } : { ...told, table: whole.table as Table<G> };
  }

  /** Nobody looks on with these eyes any more. */
  forget(viewer: Viewer): void {
    this.#sent.delete(viewer);
  }
}

function tableOf<G extends GameTypes>(snapshot: Snapshot<G>, match: MatchValue<G>): Table<G> {
  const { view, moves, toAct, canUndo, names, outcome, company, ended, closed } = snapshot;
  const fair = fairnessOf(match);
  return { view, moves, toAct, canUndo, names, outcome, company, ended, closed, fair };
}
