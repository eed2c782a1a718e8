import type { Game, GameTypes } from '../../kernel/game.js';
import type { Accepted } from '../../kernel/match.js';
import type { Viewer } from '../../kernel/play.js';
import { Replayer } from '../../kernel/replay.js';
import { make } from './dom.js';

/** What one move made happen, as somebody may know it. */
type Telling = (viewer: Viewer) => readonly GameTypes['event'][];

/** What happened so far; everybody is told only what they may know. */
export class Story {
  readonly list = make('ol', { class: 'story', 'aria-label': 'What happened', tabindex: '0' });
  readonly #game: Game;
  readonly #tellings: Telling[];

  /** With all that the log tells already. */
  constructor(game: Game, log: string) {
    this.#game = game;
    this.#tellings = tellingsOf(game, log);
  }

  /** Adds what a move made happen. */
  add({ frames }: Accepted<GameTypes>, viewer: Viewer, names: readonly string[]): void {
    const telling: Telling = (one) => frames.find((frame) => frame.viewer === one)?.events ?? [];
    this.#tellings.push(telling);
    this.#tell(telling, viewer, names);
  }

  /** The last move was taken back. */
  takeBack(): void {
    this.#tellings.pop();
  }

  /** All of it for these eyes; for nobody's, nothing. */
  show(viewer: Viewer | undefined, names: readonly string[]): void {
    this.list.replaceChildren();
    if (viewer === undefined) return;
    for (const telling of this.#tellings.slice(-shown)) this.#tell(telling, viewer, names);
  }

  #tell(telling: Telling, viewer: Viewer, names: readonly string[]): void {
    for (const event of telling(viewer)) {
      this.list.prepend(make('li', {}, this.#game.describeEvent(event, { names })));
    }
  }
}

/** So many moves are told; the rest is in the log. */
const shown = 120;

function tellingsOf(game: Game, log: string): Telling[] {
  const tellings: Telling[] = [];
  const replayer = new Replayer(game, {
    onMove({ events }) {
      tellings.push((viewer) => game.viewEvents(events, viewer));
    },
    onUndo({ count }) {
      tellings.length -= count;
    },
  });
  for (const line of log.split('\n')) if (line !== '') replayer.read(line);
  return tellings;
}
