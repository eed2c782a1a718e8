import type { Display, Motion } from '../display/display.js';
import type { Scene } from '../display/scene.js';
import { numberTouch, type Touch } from '../display/touch.js';
import type { GameTypes } from '../kernel/game.js';
import type { Viewer } from '../kernel/play.js';
import { glide, whereIs } from './glide.js';
import { isArrow, nextInDirection } from './keyboard.js';
import {
  buildParts,
  keyOf,
  labelOf,
  makeButton,
  type Parts,
  refuseNumber,
  thingsAround,
} from './parts.js';
import { renderAsking, renderScene } from './render.js';
import type { Rendering } from './rendering.js';
import { leastWidth, usualWidth, variables } from './style.js';
import { type TouchDetail, Touching } from './touching.js';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** Where there is no page (on a server), the class can be loaded, but not used. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<cityrules-table>`: shows what lies on the table, lights what can be touched, collects touches and fires `move`. It
 * knows no rules, and holds nothing but the touches of an unfinished move.
 */
export class CityrulesTable extends Base {
  #display: Display | undefined;
  #view: View | undefined;
  #moves: readonly Move[] = [];
  #names: readonly string[] | undefined;
  #motions: readonly Motion[] = [];
  #mode: 'light' | 'dark' | undefined;
  #touching = new Touching(undefined, undefined, []);
  #scene: Scene | undefined;
  #width = 0;
  #isDue = false;
  /** Whether the last thing that the reader did came from keys: then what is focused is brought into sight. */
  #byKeys = false;
  #parts: Parts | undefined;

  /** The display of the game, as `display(neonGods)`. */
  get display(): Display | undefined {
    return this.#display;
  }
  set display(display: Display | undefined) {
    this.#display = display;
    this.#restart();
  }

  /** What the viewer sees. A new view ends an unfinished move. */
  get view(): View | undefined {
    return this.#view;
  }
  set view(view: View | undefined) {
    this.#view = view;
    this.#restart();
  }

  /** The moves that the viewer may make now; none for those who only look on. */
  get moves(): readonly Move[] {
    return this.#moves;
  }
  set moves(moves: readonly Move[] | undefined) {
    this.#moves = moves ?? [];
    this.#restart();
  }

  /** What the players are called. */
  get names(): readonly string[] | undefined {
    return this.#names;
  }
  set names(names: readonly string[] | undefined) {
    this.#names = names;
    this.#scene = undefined;
    this.#update();
  }

  /** What moved on the way to this view: it glides. */
  get motions(): readonly Motion[] {
    return this.#motions;
  }
  set motions(motions: readonly Motion[] | undefined) {
    this.#motions = motions ?? [];
    this.#update();
  }

  /** Light or dark; as the reader's system has it unless told. */
  get mode(): 'light' | 'dark' {
    if (this.#mode !== undefined) return this.#mode;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  set mode(mode: 'light' | 'dark' | undefined) {
    this.#mode = mode;
    this.#update();
  }

  get touched(): readonly Touch[] {
    return this.#touching.touched;
  }

  connectedCallback(): void {
    this.#parts ??= this.#build();
    this.#update();
  }

  /** Takes the last touch back. */
  back(): void {
    if (!this.#touching.back()) return;
    this.#tell();
    this.#update();
  }

  #restart(): void {
    this.#touching = new Touching(this.#display, this.#view, this.#moves);
    this.#scene = undefined;
    this.#update();
  }

  /** Draws once after all properties are set. */
  #update(): void {
    if (this.#isDue || this.#parts === undefined) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#draw();
    });
  }

  #build(): Parts {
    const parts = buildParts(this);
    parts.root.addEventListener('click', (event) => this.#onClick(event));
    parts.root.addEventListener('submit', (event) => this.#onSubmit(event));
    parts.root.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#update());
    new ResizeObserver(() => {
      // A scroll bar more or less is no reason.
      if (Math.abs(this.clientWidth - this.#width) <= 20) return;
      this.#width = this.clientWidth;
      this.#update();
    }).observe(this);
    return parts;
  }

  #draw(): void {
    const parts = this.#parts;
    const display = this.#display;
    if (parts === undefined || display === undefined || this.#view === undefined) return;
    const { mode } = this;
    parts.colours.replaceSync(variables(display.theme[mode], display.theme.titles));
    // Asked once: afterwards the page tells when it changes, and need not be laid out to be asked.
    if (this.#width < leastWidth) this.#width = this.clientWidth;
    const rendering = this.#rendering(display, mode);
    const focused = keyOf(this.shadowRoot?.activeElement ?? null);
    const before = whereIs(parts.table, this.#motions);
    const prompt = display.prompt(this.#view, { names: this.#names, moves: this.#moves });
    if (parts.prompt.textContent !== prompt) parts.prompt.textContent = prompt;
    parts.asking.innerHTML = renderAsking(rendering);
    parts.table.innerHTML = renderScene(rendering);
    parts.panning.restore();
    parts.seeker.watch(this.#makeTouchable(parts.table));
    if (focused !== undefined) this.#focus(focused);
    glide(parts.table, this.#motions, before);
    this.#motions = [];
  }

  #rendering(display: Display, mode: 'light' | 'dark'): Rendering {
    const view = this.#view as View;
    this.#scene ??= display.scene(view, { names: this.#names });
    return {
      scene: this.#scene,
      viewer: (view as { readonly viewer: Viewer }).viewer,
      theme: display.theme,
      mode,
      width: this.#width < leastWidth ? usualWidth : this.#width,
      next: this.#touching.next,
      lit: new Set(this.#touching.next.flatMap(({ kind, id }) => (kind === 'thing' ? [id] : []))),
      touched: this.touched,
    };
  }

  /** Whatever can be touched can be reached by keys and is named to screen readers. */
  #makeTouchable(table: HTMLElement): Element[] {
    return this.#touching.next.flatMap(({ kind, id, label }) => {
      const thing = kind === 'thing' && table.querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (!thing) return [];
      makeButton(thing, label);
      return [thing];
    });
  }

  /** What had the focus before, or else the first thing that can be touched. */
  #focus(key: string): void {
    const root = this.shadowRoot;
    const found =
      root?.querySelector(
        `[data-id="${CSS.escape(key)}"][tabindex],[data-choice="${CSS.escape(key)}"]`,
      ) ?? root?.querySelector('.choices .lit, .table [role="button"]');
    if (found instanceof HTMLElement || found instanceof SVGElement) {
      found.focus({ preventScroll: !this.#byKeys });
    }
  }

  #onClick(event: Event): void {
    // Keys that press a button also arrive as a click, without a place.
    this.#byKeys = event instanceof MouseEvent && event.detail === 0;
    const target = event.target as Element;
    if (target.closest('[data-back]') !== null) return this.back();
    const button = target.closest<HTMLElement>('[data-choice]');
    if (button !== null) return this.#choose(button.dataset.choice ?? '');
    const things = thingsAround(target);
    if (things.some((one) => this.#touchThing(one))) return;
    const [id] = things;
    if (id !== undefined) this.#fire('inspect', { id, label: labelOf(this.shadowRoot, id) });
  }

  /** The thing itself, or the place that it stands on; a tile lies on several. */
  #touchThing(id: string): boolean {
    const pieces = this.#scene?.boards.flatMap((board) => board.pieces) ?? [];
    const place = pieces.find((piece) => piece.id === id && piece.covers === undefined)?.on;
    const lit = [id, place].find((one) => one !== undefined && this.#touching.isLit(one));
    if (lit === undefined) return false;
    this.#choose(`thing:${lit}`);
    return true;
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const id = form.dataset.number ?? '';
    const value = Number(new FormData(form).get('value'));
    const control = this.#touching.next.find((one) => one.kind === 'number' && one.id === id);
    if (control === undefined) return;
    if (!this.#touch(numberTouch(id, control.label, value))) refuseNumber(form, value);
  }

  #onKey(event: KeyboardEvent): void {
    this.#byKeys = true;
    if (event.key === 'Escape') return this.back();
    const target = event.target as Element;
    if (event.key === 'Enter' || event.key === ' ') {
      const id = target.getAttribute('data-id');
      if (id === null || !this.#touchThing(id)) return;
      event.preventDefault();
    } else if (isArrow(event.key) && target.hasAttribute('data-id')) {
      const lit = [...(this.#parts?.table.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];
      const next = nextInDirection(target, lit, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
  }

  #choose(key: string): void {
    const chosen = this.#touching.byKey(key);
    if (chosen !== undefined) this.#touch(chosen);
  }

  /** Tells whether it was possible: between the least and the most of a number, some may not be. */
  #touch(touch: Touch): boolean {
    this.#touching.add(touch);
    const { move, next } = this.#touching;
    if (move === undefined && next.length === 0) {
      this.#touching.back();
      return false;
    }
    this.#tell();
    if (move !== undefined) this.#touching.clear();
    this.#update();
    if (move !== undefined) this.#fire('move', move);
    return true;
  }

  #tell(): void {
    const { touched, next } = this.#touching;
    this.#fire('touch', { touched, next } satisfies TouchDetail);
  }

  #fire(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Makes the element known to the page; once. */
export function defineTable(name = 'cityrules-table'): void {
  if (globalThis.customElements === undefined || customElements.get(name) !== undefined) return;
  customElements.define(name, CityrulesTable);
}
