import type { Display } from '../../display/display.js';
import type { Game, Standing } from '../../kernel/game.js';
import type { Viewer } from '../../kernel/play.js';
import { CityrulesTable, defineTable } from '../element.js';
import type { InspectDetail } from '../touching.js';
import { inspectWords } from './advice.js';
import { drawChart, drawLegend } from './chart.js';
import { button, make, select } from './dom.js';
import { type Followed, followLog } from './follow.js';
import { Notice } from './notice.js';

/** The page that replays one log. */
export class ReplayPage {
  readonly #display: Display;
  readonly #game: Game;
  readonly #followed: Followed;
  readonly #standings: readonly Standing[];
  readonly #table = new CityrulesTable();
  readonly #slider = make('input', { type: 'range', min: '0', 'aria-label': 'Move' });
  readonly #place = make('output');
  readonly #story = make('ol', { class: 'story', 'aria-label': 'What happened', tabindex: '0' });
  readonly #chart = make('div');
  readonly #latest = make('p', { class: 'latest', 'aria-live': 'polite' });
  readonly #notice = new Notice();
  readonly #playing = button('▶ Play', () => this.#toggle(), 'Play or pause');
  readonly #leaving = new AbortController();
  #eyes: Viewer = 'open';
  #at = 0;
  #speed = 700;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(display: Display, lines: readonly string[]) {
    this.#display = display;
    this.#game = display.game;
    this.#followed = followLog(display.game, lines);
    this.#standings = this.#followed.moments.map(({ state }) => this.#game.standing(state));
  }

  get #last(): number {
    return this.#followed.moments.length - 1;
  }

  get #names(): readonly string[] {
    return this.#followed.names;
  }

  /** Puts the page into this element. */
  show(into: HTMLElement): void {
    const { verdict } = this.#followed;
    document.title = `${this.#game.title}: replay`;
    const mark = make(
      'p',
      { class: verdict.isFine ? 'good' : 'bad', id: 'verdict' },
      `${verdict.isFine ? '✓' : '✗'} ${verdict.text}`,
    );
    const chart = make('div', { class: 'panel' }, make('h2', {}, 'Standings'), this.#chart);
    const told = make('div', { class: 'panel' }, make('h2', {}, 'Story'), this.#story);
    into.replaceChildren(
      make('header', {}, make('h1', {}, `${this.#game.title}: replay`), mark),
      make(
        'main',
        {},
        make('div', {}, this.#bar(), this.#latest, this.#table),
        make('aside', {}, this.#notice.element, told, chart),
      ),
    );
    this.#tellStory();
    this.#table.display = this.#display;
    this.#table.names = this.#names;
    this.#table.addEventListener('inspect', (event) => {
      const { id, label } = (event as CustomEvent<InspectDetail>).detail;
      this.#notice.say(...inspectWords(this.#display, id, label));
    });
    this.#slider.max = String(this.#last);
    this.#slider.addEventListener('input', () => this.#go(Number(this.#slider.value)));
    const { signal } = this.#leaving;
    addEventListener('hashchange', () => this.#go(this.#linked()), { signal });
    addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.#go(this.#linked());
  }

  /** The reader has gone elsewhere. */
  stop(): void {
    this.#leaving.abort();
    clearTimeout(this.#timer);
  }

  #bar(): HTMLElement {
    const seats = this.#names.map((name, seat) => [String(seat), `eyes of ${name}`] as const);
    return make(
      'div',
      { class: 'bar' },
      button('|◀', () => this.#go(0), 'To the beginning'),
      button('◀ turn', () => this.#go(this.#turn(-1)), 'One turn back'),
      button('◀', () => this.#go(this.#at - 1), 'One move back'),
      this.#playing,
      button('▶', () => this.#go(this.#at + 1), 'One move on'),
      button('turn ▶', () => this.#go(this.#turn(1)), 'One turn on'),
      button('round ▶', () => this.#go(this.#round()), 'To the next round'),
      button('▶|', () => this.#go(this.#last), 'To the end'),
      this.#slider,
      this.#place,
      select(
        'Speed',
        [
          ['1400', 'slow'],
          ['700', 'usual'],
          ['250', 'fast'],
          ['60', 'very fast'],
        ],
        '700',
        (value) => {
          this.#speed = Number(value);
        },
      ),
      select(
        'Seen with',
        [['open', 'all cards open'], ['spectator', 'eyes of a spectator'], ...seats],
        'open',
        (value) => {
          this.#eyes = value === 'open' || value === 'spectator' ? value : Number(value);
          this.#tellStory();
          this.#go(this.#at);
        },
      ),
    );
  }

  /** The move that the address names. */
  #linked(): number {
    const [, move] = /^#move=(\d+)$/.exec(location.hash) ?? [];
    return move === undefined ? this.#at : Number(move);
  }

  /** The next move, or the one before, at which somebody else acts. */
  #turn(by: 1 | -1): number {
    const { moments } = this.#followed;
    let at = this.#at + by;
    while (at > 0 && at < this.#last && moments[at]?.seat === moments[at + 1]?.seat) at += by;
    return at;
  }

  #round(): number {
    const roundAt = (at: number) => {
      const state = this.#followed.moments[at]?.state;
      return state && this.#display.scene(this.#game.view(state, 'spectator')).now.round;
    };
    const now = roundAt(this.#at);
    let at = this.#at + 1;
    while (at < this.#last && roundAt(at) === now) at++;
    return at;
  }

  #go(wanted: number): void {
    const before = this.#at;
    this.#at = Math.max(0, Math.min(this.#last, wanted));
    const moment = this.#followed.moments[this.#at];
    if (moment === undefined) return;
    const view = this.#game.view(moment.state, this.#eyes);
    const seen = this.#game.viewEvents(moment.events, this.#eyes);
    this.#table.view = view;
    this.#table.motions = this.#at === before + 1 ? this.#display.motions(view, seen) : [];
    this.#slider.value = String(this.#at);
    this.#place.textContent = `Move ${this.#at} of ${this.#last}`;
    const { seats } = this.#display.scene(view);
    const colours = seats.map(({ colour }) => colour);
    const drawn = [this.#standings, colours, this.#names, this.#at] as const;
    this.#chart.innerHTML = drawChart(...drawn) + drawLegend(...drawn);
    history.replaceState(null, '', `#move=${this.#at}`);
    this.#markStory();
  }

  #toggle(): void {
    if (this.#timer === undefined) return this.#tick();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#playing.textContent = '▶ Play';
  }

  #tick(): void {
    this.#playing.textContent = 'Pause';
    this.#timer = setTimeout(() => {
      this.#go(this.#at + 1);
      if (this.#at < this.#last) this.#tick();
      else {
        this.#timer = undefined;
        this.#playing.textContent = '▶ Play';
      }
    }, this.#speed);
  }

  /** What happened, as the chosen eyes may know it. */
  #tellStory(): void {
    const names = this.#names;
    this.#story.replaceChildren(
      ...this.#followed.moments.flatMap((moment, at) => {
        const told = this.#game.viewEvents(moment.events, this.#eyes).map((event) => {
          return this.#game.describeEvent(event, { names });
        });
        const isOwn = this.#eyes === 'open' || this.#eyes === moment.seat;
        const own = moment.told !== undefined && isOwn ? [moment.told] : [];
        return [...new Set([...own, ...told, ...moment.people])].map((line, i) => {
          const item = make('li', { 'data-move': String(at), class: i > 0 ? 'event' : '' }, line);
          item.addEventListener('click', () => this.#go(at));
          return item;
        });
      }),
    );
  }

  #markStory(): void {
    for (const item of this.#story.querySelectorAll('li.now')) item.classList.remove('now');
    const now = this.#story.querySelectorAll<HTMLElement>(`li[data-move="${this.#at}"]`);
    for (const item of now) item.classList.add('now');
    const [first] = now;
    this.#latest.textContent = first?.textContent ?? '';
    if (first !== undefined) this.#story.scrollTop = first.offsetTop - this.#story.offsetTop - 80;
  }

  /** Keys of the page alone: those that the table has used, or that the browser is meant to, are left to them. */
  #onKey(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const wanted = this.#reachedBy(key);
    if (wanted === undefined) return;
    event.preventDefault();
    this.#go(wanted);
  }

  #reachedBy(key: string): number | undefined {
    if (key === 'ArrowRight') return this.#at + 1;
    if (key === 'ArrowLeft') return this.#at - 1;
    if (key === 'Home') return 0;
    return key === 'End' ? this.#last : undefined;
  }
}

/** The log that stands in the page itself, deflated. */
export async function embeddedLog(): Promise<string[] | undefined> {
  const text = document.getElementById('cityrules-log')?.textContent?.trim();
  if (!text) return undefined;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return linesOf(await new Response(unpacked).text());
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Replays the log of this page; the page is one file. */
export async function startReplay(display: Display): Promise<void> {
  defineTable();
  const lines = await embeddedLog();
  const into = document.getElementById('app');
  if (lines === undefined || into === null) return;
  new ReplayPage(display, lines).show(into);
}
