import type { Display, Motion } from '../display/display.js';
import { type Choice, numberTouch, type Touch } from '../display/touch.js';
import type { GameTypes } from '../kernel/game.js';
import { glide, whereIs } from './glide.js';
import { isArrow, nextInDirection } from './keyboard.js';
import { type Rendering, renderAsking, renderScene } from './render.js';
import { tableStyle, variables } from './style.js';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** What `touch` events tell. */
export interface TouchDetail {
  readonly touched: readonly Touch[];
  readonly next: readonly Choice[];
}

/** What `inspect` events tell: somebody pointed at something that cannot be touched now. */
export interface InspectDetail {
  readonly id: string;
}

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
  #touched: Touch[] = [];
  #isDue = false;
  #parts:
    | { readonly asking: HTMLElement; readonly table: HTMLElement; readonly colours: CSSStyleSheet }
    | undefined;

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
    return this.#touched;
  }

  connectedCallback(): void {
    if (this.#parts === undefined) this.#build();
    this.#update();
  }

  /** Takes the last touch back. */
  back(): void {
    if (this.#touched.pop() === undefined) return;
    this.#tell();
    this.#update();
  }

  #restart(): void {
    this.#touched = [];
    this.#update();
  }

  /** Draws once after all properties are set. */
  #update(): void {
    if (this.#isDue || this.#parts === undefined) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #build(): void {
    const root = this.attachShadow({ mode: 'open' });
    const colours = new CSSStyleSheet();
    const layout = new CSSStyleSheet();
    layout.replaceSync(tableStyle);
    root.adoptedStyleSheets = [colours, layout];
    const asking = document.createElement('div');
    asking.className = 'asking';
    const table = document.createElement('div');
    table.className = 'table';
    root.append(asking, table);
    root.addEventListener('click', (event) => this.#onClick(event));
    root.addEventListener('submit', (event) => this.#onSubmit(event));
    root.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent));
    this.#parts = { asking, table, colours };
  }

  #draw(): void {
    const parts = this.#parts;
    const display = this.#display;
    if (parts === undefined || display === undefined || this.#view === undefined) return;
    const { mode } = this;
    parts.colours.replaceSync(variables(display.theme[mode], display.theme.titles));
    const rendering = this.#rendering(display, mode);
    const focused = idOf(this.shadowRoot?.activeElement ?? null);
    const before = whereIs(parts.table, this.#motions);
    parts.asking.innerHTML = renderAsking(rendering);
    parts.table.innerHTML = renderScene(rendering);
    this.#makeTouchable(parts.table, rendering);
    if (focused !== undefined) this.#focus(focused);
    glide(parts.table, this.#motions, before);
    this.#motions = [];
  }

  #rendering(display: Display, mode: 'light' | 'dark'): Rendering {
    const view = this.#view as View;
    const told = { names: this.#names };
    return {
      scene: display.scene(view, told),
      theme: display.theme,
      mode,
      prompt: display.prompt(view, told),
      next: this.#next(),
      touched: this.#touched,
    };
  }

  #next(): readonly Choice[] {
    if (this.#display === undefined || this.#moves.length === 0) return [];
    return this.#display.narrow(this.#view as View, this.#moves, this.#touched).next;
  }

  /** Whatever can be touched can be reached by keys and is named to screen readers. */
  #makeTouchable(table: HTMLElement, { next }: Rendering): void {
    for (const choice of next) {
      if (choice.kind !== 'thing') continue;
      const thing = table.querySelector(`[data-id="${CSS.escape(choice.id)}"]`);
      thing?.setAttribute('tabindex', '0');
      thing?.setAttribute('role', 'button');
      thing?.setAttribute('aria-label', choice.label);
    }
  }

  #focus(id: string): void {
    const found = this.shadowRoot?.querySelector(`[data-id="${CSS.escape(id)}"][tabindex]`);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
  }

  #onClick(event: Event): void {
    const target = event.target as Element;
    if (target.closest('[data-back]') !== null) return this.back();
    const button = target.closest<HTMLElement>('[data-choice]');
    if (button !== null) return this.#choose(button.dataset.choice ?? '');
    for (
      let at = target.closest('[data-id]');
      at !== null;
      at = at.parentElement?.closest('[data-id]') ?? null
    ) {
      if (this.#touchThing(at.getAttribute('data-id') ?? '')) return;
    }
    const id = target.closest('[data-id]')?.getAttribute('data-id');
    if (id) this.#fire('inspect', { id } satisfies InspectDetail);
  }

  /** The thing itself, or the place that it stands on. */
  #touchThing(id: string): boolean {
    const next = this.#next();
    const isLit = (one: string) =>
      next.some((choice) => choice.kind === 'thing' && choice.id === one);
    if (isLit(id)) {
      this.#choose(`thing:${id}`);
      return true;
    }
    const view = this.#view as View;
    const pieces = this.#display?.scene(view).boards.flatMap((board) => board.pieces) ?? [];
    const place = pieces.find((piece) => piece.id === id)?.on;
    if (place === undefined || !isLit(place)) return false;
    this.#choose(`thing:${place}`);
    return true;
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const id = form.dataset.number ?? '';
    const value = Number(new FormData(form).get('value'));
    const control = this.#next().find((choice) => choice.kind === 'number' && choice.id === id);
    if (control !== undefined) this.#touch(numberTouch(id, control.label, value));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') return this.back();
    const target = event.target as Element;
    if (event.key === 'Enter' || event.key === ' ') {
      const id = idOf(target);
      if (id === undefined || !this.#touchThing(id)) return;
      event.preventDefault();
    } else if (isArrow(event.key) && target.hasAttribute('data-id')) {
      const lit = [...(this.#parts?.table.querySelectorAll<HTMLElement>('[tabindex]') ?? [])];
      const next = nextInDirection(target, lit, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
  }

  #choose(key: string): void {
    const chosen = this.#next().find((choice) => `${choice.kind}:${choice.id}` === key);
    if (chosen !== undefined && chosen.kind !== 'number') this.#touch(chosen);
  }

  #touch(touch: Touch): void {
    this.#touched.push(touch);
    const { move } = this.#display?.narrow(this.#view as View, this.#moves, this.#touched) ?? {};
    this.#tell();
    if (move === undefined) return this.#update();
    this.#touched = [];
    this.#update();
    this.#fire('move', move);
  }

  #tell(): void {
    const detail: TouchDetail = { touched: [...this.#touched], next: this.#next() };
    this.#fire('touch', detail);
  }

  #fire(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

function idOf(element: Element | null): string | undefined {
  return element?.getAttribute('data-id') ?? undefined;
}

/** Makes the element known to the page; once. */
export function defineTable(name = 'cityrules-table'): void {
  if (globalThis.customElements === undefined || customElements.get(name) !== undefined) return;
  customElements.define(name, CityrulesTable);
}
