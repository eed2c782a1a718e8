import { InvalidInput, parseInput, quote } from '../kernel/errors.js';
import type { Game, GameTypes, NamesOption } from '../kernel/game.js';
import { nearest } from '../kernel/nearest.js';
import type { Viewer } from '../kernel/play.js';
import { listed } from '../kit/words.js';
import { askedFor } from './asking.js';
import type { CardText } from './card.js';
import type { Display, DisplayDefinition, Motion, PromptOptions, Shown } from './display.js';
import { narrowMoves } from './narrow.js';
import type { Scene } from './scene.js';
import type { Theme } from './theme.js';
import type { Narrowed, Touch } from './touch.js';

/** The display of a game, with whatever pack the game has. */
export function defineDisplay<G extends GameTypes>(
  game: Game<G>,
  definition: DisplayDefinition<G>,
): Display<G> {
  return new DefinedDisplay(game, definition);
}

class DefinedDisplay<G extends GameTypes> implements Display<G> {
  readonly game: Game<G>;
  readonly theme: Theme;
  readonly #definition: DisplayDefinition<G>;
  readonly #content: G['content'];
  /** Views that have been checked: they come from the network. */
  readonly #seen = new WeakSet<object>();
  #cards: readonly CardText[] | undefined;
  #byId: ReadonlyMap<string, CardText> | undefined;

  constructor(game: Game<G>, definition: DisplayDefinition<G>) {
    this.game = game;
    this.theme = definition.theme;
    this.#definition = definition;
    this.#content = definition.compile(game.content);
  }

  scene(view: G['view'], told?: NamesOption): Scene {
    const shown = this.#shown(view, told);
    const { round, ...lying } = this.#definition.scene(shown);
    const asking = this.#definition.asking(shown);
    return {
      game: this.game.id,
      title: this.game.title,
      now: { round, phase: asking?.phase ?? 'The end', active: [...(asking?.seats ?? [])] },
      ...lying,
    };
  }

  prompt(view: G['view'], told?: PromptOptions<G['move']>): string {
    const shown = this.#shown(view, told);
    const asking = this.#definition.asking(shown);
    if (asking === undefined) return 'The game is over.';
    const { seats, wait } = asking;
    if (typeof shown.viewer === 'number' && seats.includes(shown.viewer)) {
      const touchesOf = (move: G['move']) => this.#definition.touches(shown, move);
      return askedFor(asking, told?.moves ?? [], touchesOf);
    }
    return `Waiting for ${listed(seats.map((seat) => shown.names[seat] ?? `Seat ${seat}`))} to ${wait}.`;
  }

  touches(view: G['view'], move: G['move']): Touch[] {
    const parsed = parseInput('move', this.game.schemas.move, move);
    return this.#definition.touches(this.#shown(view), parsed);
  }

  narrow(
    view: G['view'],
    moves: readonly G['move'][],
    touched: readonly Touch[],
  ): Narrowed<G['move']> {
    const shown = this.#shown(view);
    return narrowMoves(moves, (move) => this.#definition.touches(shown, move), touched);
  }

  motions(view: G['view'], events: readonly G['event'][]): Motion[] {
    return this.#definition.motions(this.#shown(view), events);
  }

  card(id: string): CardText {
    const found = this.#index.get(id) ?? this.#index.get(designOf(id));
    if (found !== undefined) return found;
    const near = nearest(String(id), [...this.#index.keys()]);
    const hint = near.length > 0 ? `; did you mean ${listed(near, 'or')}?` : '';
    const message = `${this.game.title} has no card or token ${quote(id)}${hint}`;
    throw new InvalidInput('card', [{ path: [], message }]);
  }

  get cards(): readonly CardText[] {
    this.#cards ??= this.#definition.cards(this.#content);
    return this.#cards;
  }

  findCards(words: string): CardText[] {
    return eachOnce(this.#named(words));
  }

  #named(words: string): CardText[] {
    const wanted = words.trim().toLowerCase();
    const exact = this.cards.filter(({ id, title }) => {
      return id.toLowerCase() === wanted || title.toLowerCase() === wanted;
    });
    if (exact.length > 0 || wanted === '') return exact;
    const partial = this.cards.filter(({ title }) => title.toLowerCase().includes(wanted));
    if (partial.length > 0) return partial;
    const titles = nearest(
      wanted,
      this.cards.map(({ title }) => title),
    );
    return this.cards.filter(({ title }) => titles.includes(title));
  }

  get #index(): ReadonlyMap<string, CardText> {
    this.#byId ??= new Map(this.cards.map((card) => [card.id, card]));
    return this.#byId;
  }

  #shown(view: G['view'], told?: NamesOption): Shown<G> {
    if (typeof view !== 'object' || view === null || !this.#seen.has(view)) {
      parseInput(`view of ${this.game.title}`, this.game.schemas.view, view);
      this.#seen.add(view as object);
    }
    const names = this.game.seatNames(view);
    return {
      view,
      viewer: (view as { readonly viewer: Viewer }).viewer,
      content: this.#content,
      names: names.map((name, seat) => told?.names?.[seat] ?? name),
      card: (id) => this.card(id),
    };
  }
}

/** The copies of a card (`ar-mg-1#2`) say what their design (`ar-mg-1`) says. */
function designOf(id: unknown): string {
  return String(id).replace(/#\d+$/, '');
}

/** Copies of a card have ids of their own, but say the same: of those the first. */
function eachOnce(cards: readonly CardText[]): CardText[] {
  const said = new Map<string, CardText>();
  for (const card of cards) {
    const { id: _own, ...text } = card;
    const key = JSON.stringify(text);
    if (!said.has(key)) said.set(key, card);
  }
  return [...said.values()];
}
