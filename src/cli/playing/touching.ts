import type { Display } from '../../display/display.js';
import { folded } from '../../display/terminal/words.js';
import { type Choice, type NumberControl, numberTouch, type Touch } from '../../display/touch.js';
import type { GameTypes } from '../../kernel/game.js';
import { nearest } from '../../kernel/nearest.js';
import { inColumns, paint, terminalWidth, wrap } from '../output.js';

type Move = GameTypes['move'];

export type Touched =
  | { readonly move: Move }
  | { readonly more: true }
  | { readonly problem: string };

/** Somebody's choice of a move, one touch at a time. */
export class Touching {
  #touched: Touch[] = [];

  constructor(
    readonly display: Display,
    readonly view: GameTypes['view'],
    readonly moves: readonly Move[],
  ) {}

  get next(): readonly Choice[] {
    return this.display.narrow(this.view, this.moves, this.#touched).next;
  }

  /** Ids of what can be touched now. */
  get lit(): string[] {
    return this.next.filter(({ kind }) => kind === 'thing').map(({ id }) => id);
  }

  /** What has been touched so far, in words. */
  get sofar(): string {
    return this.#touched.map(labelOf).join(' → ');
  }

  /** Takes the last touch back; false when there is none. */
  back(): boolean {
    return this.#touched.pop() !== undefined;
  }

  /** Touches what was typed: a name as it is seen, its number, or the value of a number. */
  touch(text: string): Touched {
    const { next } = this;
    const found = find(next, text);
    if (typeof found === 'string') return { problem: found };
    this.#touched.push(found);
    const { move } = this.display.narrow(this.view, this.moves, this.#touched);
    return move === undefined ? { more: true } : { move };
  }

  /** What touching this would come to, without doing it. */
  look(text: string): Touched {
    const touched = this.touch(text);
    if (!('problem' in touched)) this.back();
    return touched;
  }

  /** Names that begin like this, for Tab. */
  completions(begun: string): string[] {
    const wanted = begun.toLowerCase();
    return this.next
      .map(({ label }) => label)
      .filter((label) => label.toLowerCase().startsWith(wanted));
  }

  /** What can be touched, numbered: places on the board, in a few lines or all of them, and everything else in columns. */
  list(places: 'few' | 'all' = 'few'): string {
    const { next } = this;
    const scene = this.display.scene(this.view);
    const lit = new Set(
      scene.boards.flatMap(({ spaces, links, pieces }) => {
        return [...spaces, ...links, ...pieces].map(({ id }) => id);
      }),
    );
    const width = terminalWidth();
    const onBoard: string[] = [];
    const others: string[] = [];
    next.forEach((choice, index) => {
      if (choice.kind === 'number') others.push(controlText(choice, next));
      else if (lit.has(choice.id)) onBoard.push(`${index + 1} ${choice.label}`);
      else others.push(`${String(index + 1).padStart(2)}  ${choice.label}`);
    });
    const all = placeLines(onBoard, width);
    const isLong = places === 'few' && all.length > mostPlaceLines;
    const board = isLong ? [wrap(manyPlaces(onBoard), width)] : all;
    const rest = others.length === 0 ? [] : [inColumns(others, width, ' ')];
    const sofar =
      this.#touched.length === 0 ? [] : [paint.dim(`${this.sofar} → … (back: one step back)`)];
    return [...sofar, ...board, ...rest].join('\n');
  }
}

/** More lines of places are not listed: they are lit. */
const mostPlaceLines = 4;

/** Each place in one piece. */
function placeLines(onBoard: readonly string[], width: number): string[] {
  if (onBoard.length === 0) return [];
  const ended = onBoard.map((one, i) => (i < onBoard.length - 1 ? `${one} ·` : one));
  return folded(['On the board:', ...ended], width, 0);
}

function manyPlaces(onBoard: readonly string[]): string {
  const [first = ''] = onBoard;
  const name = first.replace(/^\d+ /, '');
  return `On the board: ${onBoard.length} places are lit; type one as it is called, such as "${name}", or its number (Enter lists them).`;
}

/** Whether a number that is typed can only be an amount: besides it there are but buttons. */
function isAlone(next: readonly Choice[]): boolean {
  const controls = next.filter(({ kind }) => kind === 'number');
  return controls.length === 1 && next.every(({ kind }) => kind === 'number' || kind === 'button');
}

/** A number that is asked, and what to type where it is one of several choices. */
function controlText({ label, min, max, step }: NumberControl, next: readonly Choice[]): string {
  const range = min === max ? `${min}` : `from ${min} to ${max}`;
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  if (isAlone(next)) return `${label}: a number ${range}${steps}`;
  const [word = label] = label.split(' ');
  return `${label}: ${range}${steps} (type: ${word} ${min})`;
}

/** An amount that was typed: alone, or after the beginning of what it is an amount of. */
function amountOf(next: readonly Choice[], text: string): Touch | string | undefined {
  const [, name, digits] = /^(?:(.*\S)\s+)?(-?\d+)$/.exec(text) ?? [];
  if (digits === undefined || (name === undefined && !isAlone(next))) return undefined;
  const begun = (name ?? '').toLowerCase();
  const control = next.find((choice): choice is NumberControl => {
    return choice.kind === 'number' && choice.label.toLowerCase().startsWith(begun);
  });
  if (control === undefined) return undefined;
  const { id, label, min, max, step } = control;
  const value = Number(digits);
  const isFine = value >= min && value <= max && (value - min) % step === 0;
  return isFine ? numberTouch(id, label, value) : `${label}: from ${min} to ${max}, not ${value}`;
}

function find(next: readonly Choice[], text: string): Touch | string {
  const amount = amountOf(next, text);
  if (amount !== undefined) return amount;
  const choices = next.filter((choice): choice is Exclude<Touch, { kind: 'number' }> => {
    return choice.kind !== 'number';
  });
  if (/^\d+$/.test(text)) {
    const chosen = next[Number(text) - 1];
    return chosen === undefined || chosen.kind === 'number' ? `there is no choice ${text}` : chosen;
  }
  const wanted = text.toLowerCase();
  const same = choices.filter(({ label }) => label.toLowerCase() === wanted);
  const begun = choices.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const within = choices.filter(({ label }) => label.toLowerCase().includes(wanted));
  for (const found of [same, begun, within]) {
    const [only, second] = found;
    if (only !== undefined && (second === undefined || found === same)) return only;
    if (only !== undefined)
      return `"${text}" may be ${found
        .map(({ label }) => label)
        .slice(0, 6)
        .join(', ')}`;
  }
  const [near] = nearest(
    text,
    choices.map(({ label }) => label),
  );
  return `"${text}" is not to be chosen now${near === undefined ? '' : `; did you mean ${near}?`}`;
}

function labelOf(touch: Touch): string {
  return touch.kind === 'number' ? `${touch.value} ${touch.label}` : touch.label;
}
