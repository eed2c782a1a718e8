import type { Game, GameTypes, NamesOption } from '../kernel/game.js';
import type { Seat, Viewer } from '../kernel/play.js';
import type { CardText } from './card.js';
import type { Scene } from './scene.js';
import type { Theme } from './theme.js';
import type { Narrowed, Touch } from './touch.js';

/** Something that went from one place to another, for animation. */
export interface Motion {
  /** The piece or card, as it is called where it has arrived, or where it was if it is gone. */
  readonly piece: string;
  /** Ids of things in the scene: spaces, zones, seats. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** What people see of a game: everything from views alone, so that a client can show it and nothing hidden can be in it. */
export interface Display<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly theme: Theme;
  /** What lies on the table. */
  scene(view: G['view'], told?: NamesOption): Scene;
  /** What the viewer's seat is asked now, or what the table waits for; with its moves, only what is possible. */
  prompt(view: G['view'], told?: PromptOptions<G['move']>): string;
  /** What a person touches, in order, to make this move. */
  touches(view: G['view'], move: G['move']): Touch[];
  /** The tree of choices, one touch at a time. */
  narrow(
    view: G['view'],
    moves: readonly G['move'][],
    touched: readonly Touch[],
  ): Narrowed<G['move']>;
  /** What moved, by the events that the viewer may see. */
  motions(view: G['view'], events: readonly G['event'][]): Motion[];
  /** What a card, tile, token, monster or scenario says. Throws InvalidInput that names the nearest. */
  card(id: string): CardText;
  /** Everything that says something, in the order of the pack. */
  readonly cards: readonly CardText[];
  /** Those with this printed name or id, or else with names most like it; of copies that say the same, one. */
  findCards(words: string): CardText[];
}

/** What a prompt should know besides the view. */
export interface PromptOptions<M> extends NamesOption {
  /** The moves that the viewer may make now: what none of them does is not asked for. */
  readonly moves?: readonly M[] | undefined;
}

/** What a display is drawn from. */
export interface Shown<G extends GameTypes> {
  readonly view: G['view'];
  readonly viewer: Viewer;
  readonly content: G['content'];
  /** What to call the seats. */
  readonly names: readonly string[];
  /** What a card says. */
  card(id: string): CardText;
}

/** What is asked at one kind of decision; with the types of moves that its ways name. */
export interface Asking<T extends string = never> {
  readonly seats: readonly Seat[];
  /** To the one who is asked: `Choose the battle to fight first.`; where there are ways, what stands before them. */
  readonly ask: string;
  /** What can be done, by the types of moves that do it: only what is possible is told. */
  readonly ways?: readonly Way<T>[];
  /** What the others wait for, after `to`: `choose a battle`. */
  readonly wait: string;
  /** In the rulebook's words: `Battle`. */
  readonly phase: string;
}

/** Types of moves, and what they do, as in `activate a blocker`. */
export type Way<T extends string> = readonly [type: T | readonly T[], words: string];

/** What a game's display room hands over. */
export interface DisplayDefinition<G extends GameTypes> {
  readonly theme: Theme;
  compile(pack: G['pack']): G['content'];
  cards(content: G['content']): CardText[];
  /** Nothing when the game is over. */
  asking(shown: Shown<G>): Asking<G['move']['type']> | undefined;
  /** All but title and what is being asked, which follow from the rest. */
  scene(shown: Shown<G>): Omit<Scene, 'game' | 'title' | 'now'> & {
    readonly round: number | null;
  };
  touches(shown: Shown<G>, move: G['move']): Touch[];
  motions(shown: Shown<G>, events: readonly G['event'][]): Motion[];
}
