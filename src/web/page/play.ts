import type { Display } from '../../display/display.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Accepted } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { listed } from '../../kit/words.js';
import { CityrulesTable } from '../element.js';
import type { InspectDetail } from '../touching.js';
import { hintWords, inspectWords, oddsWords } from './advice.js';
import { button, make } from './dom.js';
import { lookUp } from './lookup.js';
import { Notice } from './notice.js';
import type { Sitting } from './setup-form.js';
import { Story } from './telling.js';
import type { Thinker, Thought } from './thinking.js';
import { nextToAct } from './turns.js';
import { whyNot } from './why-not.js';

/** Where a game in play is kept between visits. */
export interface Keeper {
  keep(log: string, sittings: readonly Sitting[]): void;
}

/** While bots play, the table is drawn anew after so many milliseconds: drawing it takes far longer than most moves. */
const betweenDrawings = 100;

/** A game in play: people at this screen, bots in the worker. */
export class PlayPage {
  readonly #game: Game;
  readonly #table = new CityrulesTable();
  readonly #story: Story;
  readonly #notice = new Notice();
  readonly #undo = button('Undo', () => this.#takeBack(), 'Undo: take your last move back');
  readonly #hint = button('Hint', () => void this.#advise('hint'), 'Hint: what a bot would do');
  readonly #odds = button('Odds', () => void this.#advise('odds'), 'Odds: how likely what is');
  readonly #stage = make('div');
  /** Whose eyes look at the screen; nobody's behind the curtain. */
  #eyes: Seat | undefined;
  /** Who acted last. */
  #last: Seat = -1;
  /** Counts the times that the game went on: who is still thinking about a time before has nothing to say any more. */
  #turn = 0;
  #isStopped = false;
  /** What bots did since the table was drawn, and when it will be. */
  readonly #unseen: GameTypes['event'][] = [];
  #drawing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly display: Display,
    readonly match: Match<GameTypes>,
    readonly sittings: readonly Sitting[],
    readonly thinker: Thinker,
    readonly keeper: Keeper,
  ) {
    this.#game = display.game;
    this.#story = new Story(display.game, match.log);
  }

  get #names(): readonly string[] {
    const usual = this.#game.seatNames(this.match.state);
    return usual.map((name, seat) => this.sittings[seat]?.name || name);
  }

  get #people(): Seat[] {
    return this.sittings.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Puts the page into this element. */
  show(into: HTMLElement): void {
    document.title = this.#game.title;
    const title = make('h1', {}, this.#game.title);
    const tools = [this.#undo, this.#hint, this.#odds, this.#saving()];
    const told = make('div', { class: 'panel' }, make('h2', {}, 'Story'), this.#story.list);
    into.replaceChildren(
      make('header', {}, title, make('a', { href: '#' }, 'All games'), ...tools),
      make(
        'main',
        {},
        this.#stage,
        make('aside', {}, this.#notice.element, told, lookUp(this.display)),
      ),
    );
    this.#table.display = this.display;
    this.#table.addEventListener('move', (event) => this.#onMove((event as CustomEvent).detail));
    this.#table.addEventListener('inspect', (event) => {
      this.#inspect((event as CustomEvent<InspectDetail>).detail);
    });
    const [only, another] = this.#people;
    if (another === undefined) this.#eyes = only;
    this.#story.show(this.#eyes ?? 'spectator', this.#names);
    this.#show();
    void this.#goOn();
  }

  /** The reader has gone elsewhere. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Bots act until a person is to, or has acted meanwhile. */
  async #goOn(): Promise<void> {
    const turn = ++this.#turn;
    while (!this.#isStopped && turn === this.#turn) {
      const seat = nextToAct(this.#game, this.match.state, this.#last);
      if (seat === undefined) return this.#end();
      this.#last = seat;
      if (this.#people.includes(seat)) {
        this.keeper.keep(this.match.log, this.sittings);
        return this.#face(seat);
      }
      await this.#letPlay(seat);
    }
  }

  async #letPlay(seat: Seat): Promise<void> {
    const kind = this.sittings[seat]?.kind ?? 'sensible';
    const about = kind === 'person' ? 'sensible' : kind;
    const { state, value } = this.match;
    const { move, problem } = await this.#ask(about, seat, `${value.moves}/${seat}`);
    // A person has moved or taken a move back meanwhile: the bot was asked about what is no more.
    if (this.#isStopped || this.match.state !== state) return;
    const played = move === undefined ? undefined : this.match.play(seat, move);
    if (played === undefined || !played.ok) throw new Error(problem ?? 'a bot made no legal move');
    this.#tell(played);
    this.#drawing ??= setTimeout(() => this.#show(), betweenDrawings);
  }

  #ask(about: Parameters<Thinker['think']>[0]['about'], seat: Seat, seed: string) {
    const { state } = this.match;
    const names = this.#names;
    return this.thinker.think({ game: this.#game.id, state, seat, seed, names, about });
  }

  /** Where several people share the screen, the next one is called first, and nothing is seen meanwhile. */
  #face(seat: Seat): void {
    if (this.#eyes === seat) return this.#show();
    const before = this.#eyes;
    this.#eyes = undefined;
    this.#forget();
    this.#notice.clear();
    this.#story.show(undefined, []);
    for (const tool of [this.#undo, this.#hint, this.#odds]) tool.disabled = true;
    const waiting = this.#game.toAct(this.match.state);
    const others = this.#people.filter((one) => one !== seat && waiting.includes(one));
    const ready = [seat, ...others].map((one) => this.#lifting(one));
    const names = [seat, ...others].map((one) => this.#nameOf(one));
    const text = `It is the turn of ${listed(names, 'or')}. Nobody else should look.`;
    const back =
      before !== undefined && this.match.snapshot(before).canUndo
        ? [
            make(
              'p',
              {},
              button(`${this.#nameOf(before)}: undo`, () => this.#takeBack(before)),
            ),
          ]
        : [];
    const words = make('div', {}, make('p', {}, text), ...ready, ...back);
    this.#stage.replaceChildren(make('div', { class: 'curtain' }, words));
    ready[0]?.focus();
  }

  #lifting(seat: Seat): HTMLElement {
    const lift = button(`I am ${this.#nameOf(seat)}`, () => {
      this.#eyes = seat;
      this.#last = seat;
      this.#story.show(seat, this.#names);
      this.#show();
    });
    lift.dataset.seat = String(seat);
    return lift;
  }

  #nameOf(seat: Seat): string {
    return this.#names[seat] ?? `Seat ${seat}`;
  }

  #onMove(move: unknown): void {
    if (this.#eyes === undefined) return;
    const played = this.match.play(this.#eyes, move);
    if (!played.ok) {
      this.#notice.say(make('p', { class: 'why' }, played.message));
      return;
    }
    this.#last = this.#eyes;
    this.#tell(played);
    this.#show();
    void this.#goOn();
  }

  /** In words at once; the table shows it when it is drawn next. Bots may be faster than the screen. */
  #tell(played: Accepted<GameTypes>): void {
    const viewer = this.#eyes ?? 'spectator';
    const events = played.frames.find((one) => one.viewer === viewer)?.events ?? [];
    this.#story.add(played, viewer, this.#names);
    this.#notice.clear();
    this.#unseen.push(...events);
  }

  #show(): void {
    const events = this.#forget();
    if (this.#isStopped) return;
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
    this.#odds.disabled = !mine;
  }

  /** Nothing is left to be drawn; gives what was. */
  #forget(): GameTypes['event'][] {
    clearTimeout(this.#drawing);
    this.#drawing = undefined;
    return this.#unseen.splice(0);
  }

  #takeBack(seat = this.#eyes): void {
    if (seat === undefined) return;
    const undone = this.match.undo(seat);
    if (!undone.ok) return this.#notice.say(make('p', {}, undone.message));
    this.#story.takeBack();
    this.#eyes = seat;
    this.#story.show(seat, this.#names);
    this.#notice.say(make('p', {}, 'The last move was taken back.'));
    this.#last = seat - 1;
    this.#show();
    void this.#goOn();
  }

  async #advise(about: 'hint' | 'odds'): Promise<void> {
    const seat = this.#eyes;
    if (seat === undefined) return;
    const { state, value } = this.match;
    this.#notice.say(make('p', {}, 'Thinking …'));
    const thought: Thought = await this.#ask(about, seat, `${about} ${value.moves}`);
    // Whoever has moved meanwhile, or is somebody else, did not ask.
    if (this.#eyes !== seat || this.match.state !== state) return;
    const say = (move: GameTypes['move']) =>
      this.#game.describe(state, move, { names: this.#names });
    const words = about === 'hint' ? hintWords(thought, say) : oddsWords(thought, say);
    this.#notice.say(...(thought.problem === undefined ? words : [thought.problem]));
  }

  /** What something says, and why it cannot be touched. */
  #inspect({ id, label }: InspectDetail): void {
    const { view, moves, touched } = this.#table;
    if (moves.length === 0) {
      return this.#notice.say(...inspectWords(this.display, id, label));
    }
    const named = (text: string) => {
      return text.replace(/\bseat (\d+)\b/g, (_all, seat: string) => this.#nameOf(Number(seat)));
    };
    const { state } = this.match;
    const names = this.#names;
    const why = whyNot({ display: this.display, state, view, moves, touched, names }, id);
    const words = { ...why, message: named(why.message) };
    this.#notice.say(...inspectWords(this.display, id, label, words));
  }

  #saving(): HTMLElement {
    return button('Save the log', () => {
      const link = make('a', { download: `${this.#game.id}.jsonl` });
      link.href = URL.createObjectURL(new Blob([this.match.log], { type: 'application/jsonl' }));
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }

  #end(): void {
    const outcome = this.#game.outcome(this.match.state);
    if (outcome === null) return;
    if (!this.match.value.ended) this.match.close();
    this.keeper.keep(this.match.log, this.sittings);
    this.#show();
    const winners = outcome.winners.map((seat) => this.#nameOf(seat));
    const scores = outcome.scores.map((score, seat) => `${this.#names[seat]} ${score}`).join(', ');
    const text =
      winners.length === 0
        ? 'Nobody wins.'
        : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
    this.#notice.say(make('h2', { id: 'outcome' }, text), make('p', {}, `Scores: ${scores}.`));
  }
}
