import { changed } from '../../src/adapters/colyseus/delta.js';
import type { FrameMessage, Table } from '../../src/adapters/colyseus/messages.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { Viewer } from '../../src/kernel/play.js';
import { replay } from '../../src/kernel/replay.js';
import { equals } from '../../src/testing/match.js';

/** A log line by line: what every viewer may know then. */
export class Truth {
  readonly #game: Game;
  readonly #states = new Map<number, unknown>();
  readonly #events = new Map<number, readonly GameTypes['event'][]>();
  /** At which line the move of a line was taken back. */
  readonly #takenBack = new Map<number, number>();
  readonly #secrets: readonly string[];

  constructor(game: Game, lines: readonly string[]) {
    this.#game = game;
    const keep = (line: number, state: unknown) => {
      this.#states.set(line, game.copy(state as GameTypes['state']));
    };
    const standing: number[] = [];
    replay(game, lines, {
      onStart: ({ state, events }) => {
        keep(1, state);
        this.#events.set(1, events);
      },
      onMove: ({ line, state, events }) => {
        keep(line, state);
        this.#events.set(line, events);
        standing.push(line);
      },
      onUndo: ({ line, count, state }) => {
        keep(line, state);
        for (const taken of standing.splice(-count)) this.#takenBack.set(taken, line);
      },
      onPeople: ({ line, state }) => keep(line, state),
    });
    const { setup, salt } = JSON.parse(lines[0] ?? '{}');
    this.#secrets = [setup?.seed, salt].filter((secret) => secret !== undefined).map(String);
  }

  /** What is wrong with what a viewer was sent: hidden things shown, or things that are not so. */
  wrong(viewer: Viewer, received: readonly { type: string; message: unknown }[]): string[] {
    const found: string[] = [];
    let table: unknown;
    for (const { type, message } of received) {
      const text = JSON.stringify(message);
      if (this.#secrets.some((secret) => text.includes(secret))) found.push(`a secret in ${type}`);
      if (type !== 'frame') continue;
      const frame = message as FrameMessage<GameTypes>;
      table = frame.table ?? changed(table, frame.delta ?? {});
      found.push(...this.#wrongTable(viewer, frame, table as Table<GameTypes>));
    }
    return found;
  }

  #wrongTable(
    viewer: Viewer,
    { line, since, events, undone }: FrameMessage<GameTypes>,
    table: Table<GameTypes>,
  ): string[] {
    // The closing line changes nothing.
    const state = (this.#states.get(line) ?? this.#states.get(line - 1)) as GameTypes['state'];
    if (state === undefined) return [`there is no line ${line}`];
    const game = this.#game;
    const moves = typeof viewer === 'number' ? game.legalMoves(state, viewer) : [];
    const expected = { view: game.view(state, viewer), moves, toAct: game.toAct(state) };
    const { view, moves: offered, toAct } = table;
    const found = equals({ view, moves: offered, toAct }, expected)
      ? []
      : [`the table of ${viewer} at line ${line} is not what they may see`];
    const told = game.viewEvents(this.#news(since, line), viewer);
    if (!equals(events, told)) found.push(`the events of ${viewer} up to line ${line}`);
    const taken = [...this.#takenBack].filter(([made, at]) => {
      return made <= since && at > since && at <= line;
    });
    if (undone !== taken.length) found.push(`the moves taken back up to line ${line}`);
    return found;
  }

  /** What happened between these lines and was not taken back again. */
  #news(since: number, line: number): GameTypes['event'][] {
    return [...this.#events].flatMap(([made, events]) => {
      const isNews = made > since && made <= line;
      const stands = (this.#takenBack.get(made) ?? Number.POSITIVE_INFINITY) > line;
      return isNews && stands ? events : [];
    });
  }
}
