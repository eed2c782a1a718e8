import type { Display } from '../../display/display.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Accepted } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { CityrulesTable, type InspectDetail } from '../element.js';
import { button, make } from './dom.js';
import type { Sitting } from './setup-form.js';
import type { Thinker } from './thinking.js';
import { whyNot } from './why-not.js';

/** Where a game in play is kept between visits. */
export interface Keeper {
  keep(log: string, sittings: readonly Sitting[]): void;
}

/** A game in play: people at this screen, bots in the worker. */
export class PlayPage {
  readonly #game: Game;
  readonly #table = new CityrulesTable();
  readonly #story = make('ol', { class: 'story', 'aria-label': 'What happened' });
  readonly #aside = make('div', { class: 'panel', role: 'status' });
  readonly #undo = button('Undo', () => this.#takeBack(), 'Take your last move back');
  readonly #hint = button('Hint', () => void this.#giveHint(), 'What a strong bot would do');
  readonly #stage = make('div');
  /** Whose eyes look at the screen; nobody's behind the curtain. */
  #eyes: Seat | undefined;
  /** Who acted last. */
  #last: Seat = -1;
  #isThinking = false;

  constructor(
    readonly display: Display,
    readonly match: Match<GameTypes>,
    readonly sittings: readonly Sitting[],
    readonly thinker: Thinker,
    readonly keeper: Keeper,
  ) {
    this.#game = display.game;
  }

  get #names(): readonly string[] {
    const { state } = this.match;
    const usual = this.#game.seatNames(state);
    return usual.map((name, seat) => this.sittings[seat]?.name || name);
  }

  get #people(): Seat[] {
    return this.sittings.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Puts the page into this element. */
  show(into: HTMLElement): void {
    document.title = this.#game.title;
    const home = make('a', { href: '#' }, 'All games');
    into.replaceChildren(
      make(
        'header',
        {},
        make('h1', {}, this.#game.title),
        this.#undo,
        this.#hint,
        this.#saving(),
        home,
      ),
      make(
        'main',
        {},
        this.#stage,
        make(
          'aside',
          {},
          this.#aside,
          make('div', { class: 'panel' }, make('h2', {}, 'Story'), this.#story),
          this.#finder(),
        ),
      ),
    );
    this.#table.display = this.display;
    this.#table.addEventListener('move', (event) => this.#onMove((event as CustomEvent).detail));
    this.#table.addEventListener('inspect', (event) => {
      this.#inspect((event as CustomEvent<InspectDetail>).detail.id);
    });
    const [only, another] = this.#people;
    if (another === undefined) this.#eyes = only;
    this.#show([]);
    void this.#goOn();
  }

  /** Bots act until a person is to: where several may at once, one move each in turn. */
  async #goOn(): Promise<void> {
    for (;;) {
      const seats = this.#game.toAct(this.match.state);
      if (seats.length === 0) return this.#end();
      const players = this.#game.standing(this.match.state).seats.length;
      const playing = seats.filter((seat) => seat < players);
      // A storyteller acts when nobody else can.
      const waiting = playing.length > 0 ? playing : seats;
      const seat = waiting.find((one) => one > this.#last) ?? (waiting[0] as Seat);
      this.#last = seat;
      if (this.#people.includes(seat)) return this.#face(seat);
      await this.#letPlay(seat);
    }
  }

  async #letPlay(seat: Seat): Promise<void> {
    this.#isThinking = true;
    const kind = this.sittings[seat]?.kind ?? 'sensible';
    const { state, value } = this.match;
    const { move, problem } = await this.thinker.think({
      game: this.#game.id,
      state,
      seat,
      seed: `${value.moves}/${seat}`,
      bot: kind === 'person' ? 'sensible' : kind,
    });
    this.#isThinking = false;
    const played = move === undefined ? undefined : this.match.play(seat, move);
    if (played === undefined || !played.ok) throw new Error(problem ?? 'a bot made no legal move');
    this.#happened(played);
  }

  /** Where several people share the screen, the next one is called first. */
  #face(seat: Seat): void {
    if (this.#eyes === seat) return this.#show([]);
    const name = this.#names[seat] ?? `Seat ${seat}`;
    const look = button(`I am ${name}`, () => {
      this.#eyes = seat;
      this.#show([]);
    });
    const text = make('p', {}, `It is the turn of ${name}. Nobody else should look.`);
    this.#stage.replaceChildren(make('div', { class: 'curtain' }, make('div', {}, text, look)));
    look.focus();
  }

  #onMove(move: unknown): void {
    if (this.#eyes === undefined || this.#isThinking) return;
    const played = this.match.play(this.#eyes, move);
    if (!played.ok) {
      this.#aside.replaceChildren(make('p', { class: 'why' }, played.message));
      return;
    }
    this.#happened(played);
    void this.#goOn();
  }

  #happened(played: Accepted<GameTypes>): void {
    const viewer = this.#eyes ?? 'spectator';
    const frame = played.frames.find((one) => one.viewer === viewer);
    const events = frame?.events ?? [];
    for (const event of events) {
      this.#story.prepend(make('li', {}, this.#game.describeEvent(event, { names: this.#names })));
    }
    this.keeper.keep(this.match.log, this.sittings);
    this.#aside.replaceChildren();
    this.#show(events);
  }

  #show(events: readonly GameTypes['event'][]): void {
    const { match } = this;
    const viewer = this.#eyes ?? 'spectator';
    const view = this.#game.view(match.state, viewer);
    const mine = this.#eyes !== undefined && this.#game.toAct(match.state).includes(this.#eyes);
    this.#table.view = view;
    this.#table.moves = mine ? this.#game.legalMoves(match.state, this.#eyes) : [];
    this.#table.names = this.#names;
    this.#table.motions = this.display.motions(view, events);
    if (this.#table.parentElement !== this.#stage) this.#stage.replaceChildren(this.#table);
    this.#undo.disabled = this.#eyes === undefined || !match.snapshot(this.#eyes).canUndo;
    this.#hint.disabled = !mine;
  }

  #takeBack(): void {
    if (this.#eyes === undefined) return;
    const undone = this.match.undo(this.#eyes);
    if (!undone.ok) return this.#aside.replaceChildren(make('p', {}, undone.message));
    this.keeper.keep(this.match.log, this.sittings);
    this.#story.prepend(make('li', {}, 'A move was taken back.'));
    this.#show([]);
  }

  async #giveHint(): Promise<void> {
    const seat = this.#eyes;
    if (seat === undefined) return;
    const { state, value } = this.match;
    this.#aside.replaceChildren(make('p', {}, 'Thinking …'));
    const asked = {
      game: this.#game.id,
      state,
      seat,
      seed: `hint ${value.moves}`,
      bot: 'hint',
    } as const;
    const { hints = [], problem } = await this.thinker.think(asked);
    const lines = hints.map(({ move, share }) => {
      const told = this.#game.describe(this.match.state, move, { names: this.#names });
      return make('li', {}, `${told} (${Math.round(share * 100)} % of the tries)`);
    });
    this.#aside.replaceChildren(make('h2', {}, 'Hint'), problem ?? '', make('ul', {}, ...lines));
  }

  /** What something says, and why it cannot be touched. */
  #inspect(id: string): void {
    const name = id.slice(id.indexOf(':') + 1);
    const [card] = this.display.cards.filter((one) => one.id === name);
    const said =
      card === undefined
        ? []
        : [make('h2', {}, card.title), ...card.lines.map((line) => make('p', {}, line))];
    const why =
      this.#table.moves.length === 0
        ? undefined
        : whyNot(
            this.display,
            this.match.state,
            this.#table.view,
            this.#table.moves,
            this.#table.touched,
            id,
          );
    const refused =
      why === undefined
        ? []
        : [
            make('h2', {}, 'Why not?'),
            make('p', { class: 'why' }, why.message),
            make('p', {}, why.text),
          ];
    this.#aside.replaceChildren(...said, ...refused);
  }

  #saving(): HTMLElement {
    return button('Save the log', () => {
      const link = make('a', { download: `${this.#game.id}.jsonl` });
      link.href = URL.createObjectURL(new Blob([this.match.log], { type: 'application/jsonl' }));
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }

  /** Cards and rules by their words. */
  #finder(): HTMLElement {
    const found = make('div');
    const input = make('input', {
      type: 'search',
      placeholder: 'Card or rule',
      'aria-label': 'Find a card or a rule',
    });
    input.addEventListener('input', () => {
      const words = input.value.trim();
      found.replaceChildren(...(words.length < 2 ? [] : this.#find(words)));
    });
    return make('div', { class: 'panel' }, make('h2', {}, 'Look up'), input, found);
  }

  #find(words: string): HTMLElement[] {
    const wanted = words.toLowerCase();
    const cards = this.display
      .findCards(words)
      .slice(0, 5)
      .map((card) => {
        return make(
          'details',
          {},
          make('summary', {}, `${card.title} (${card.kind})`),
          ...card.lines.map((line) => make('p', {}, line)),
        );
      });
    const rules = Object.entries(this.#game.rules)
      .filter(([id, { title, text }]) => `${id} ${title} ${text}`.toLowerCase().includes(wanted))
      .slice(0, 8)
      .map(([id, { title, text }]) =>
        make('details', {}, make('summary', {}, `${id} ${title}`), make('p', {}, text)),
      );
    return [...cards, ...rules];
  }

  #end(): void {
    const outcome = this.#game.outcome(this.match.state);
    if (outcome === null) return;
    if (!this.match.value.ended) this.match.close();
    this.keeper.keep(this.match.log, this.sittings);
    this.#show([]);
    const winners = outcome.winners.map((seat) => this.#names[seat] ?? `Seat ${seat}`);
    const scores = outcome.scores.map((score, seat) => `${this.#names[seat]} ${score}`).join(', ');
    const text =
      winners.length === 0
        ? 'Nobody wins.'
        : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
    this.#aside.replaceChildren(
      make('h2', { id: 'outcome' }, text),
      make('p', {}, `Scores: ${scores}.`),
    );
  }
}
