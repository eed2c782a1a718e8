/* Runs in the page: hands that find what is lit as a person does, and touch it. */
import type { Touch } from '../../src/display/touch.js';
import type { Gesture } from './hands.js';

declare global {
  interface Window {
    hands: {
      make: typeof make;
      anything: typeof anything;
      timed: typeof timed;
      pace: typeof pace;
    };
  }
}

window.hands = { make, anything, timed, pace };

function root(): ShadowRoot | null {
  return document.querySelector('cityrules-table')?.shadowRoot ?? null;
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lifts the curtain, and waits while bots think. */
async function ready(seat?: number): Promise<boolean> {
  for (let waited = 0; waited < 5000; waited++) {
    const who = seat === undefined ? 'button[data-seat]' : `button[data-seat="${seat}"]`;
    document.querySelector<HTMLElement>(`.curtain ${who}`)?.click();
    await Promise.resolve();
    if (document.querySelector('#outcome') !== null) return false;
    if (root()?.querySelector('.lit, [role="button"]')) return true;
    await soon();
  }
  throw new Error(`nothing is lit for seat ${seat}`);
}

function press(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
}

function submit(form: HTMLFormElement, value: number): void {
  const input = form.elements.namedItem('value') as HTMLInputElement;
  input.value = String(value);
  if (!input.checkValidity()) throw new Error(`${value} is no number for it`);
  form.requestSubmit();
}

async function touch(one: Touch): Promise<boolean> {
  const { kind, id } = one;
  const escaped = CSS.escape(id);
  if (one.kind === 'number') {
    const form = root()?.querySelector<HTMLFormElement>(`form[data-number="${escaped}"]`);
    if (!form) return false;
    submit(form, one.value);
  } else {
    const lit =
      kind === 'thing'
        ? root()?.querySelector(`.table [data-id="${escaped}"][role="button"]`)
        : root()?.querySelector(`[data-choice="${CSS.escape(`${kind}:${id}`)}"]`);
    if (!lit) return false;
    press(lit);
  }
  await Promise.resolve();
  return true;
}

/** Makes these moves, or says which one cannot be made. */
async function make(moves: readonly Gesture[], from: number): Promise<string | null> {
  for (const [i, { seat, touches }] of moves.entries()) {
    if (!(await ready(seat))) return `the game is over before move ${from + i}`;
    const own = root()?.querySelector('.seat.asked .own')?.closest('[data-id]');
    if (own && own.getAttribute('data-id') !== `seat:${seat}`) {
      return `at move ${from + i} ${own.getAttribute('data-id')} is asked, not seat ${seat}`;
    }
    for (const one of touches) {
      if (await touch(one)) continue;
      const prompt = root()?.querySelector('.prompt')?.textContent;
      return `move ${from + i} of seat ${seat}: ${JSON.stringify(one)} is not lit (${prompt})`;
    }
  }
  return null;
}

/** Touches so many lit things; gives how many moves that made. */
async function anything(count: number, seed: number): Promise<number> {
  let made = 0;
  const chance = chanceOf(seed);
  addEventListener('move', () => made++);
  for (let i = 0; i < count && (await ready()); i++) {
    touchOne(chance);
    await Promise.resolve();
  }
  return made;
}

/** Touches so many lit things; gives how many milliseconds each took until it could be seen. */
async function timed(count: number): Promise<number[]> {
  const chance = chanceOf(7);
  const times: number[] = [];
  for (let i = 0; i < count && (await ready()); i++) {
    await seen();
    const start = performance.now();
    touchOne(chance);
    await seen();
    times.push(performance.now() - start);
  }
  return times;
}

/** How many milliseconds a move takes where bots play alone, over so many. */
async function pace(moves: number): Promise<number> {
  const story = document.querySelector('.story') as Element;
  let told = 0;
  // Called once for all that one move adds.
  new MutationObserver(() => told++).observe(story, { childList: true });
  const start = performance.now();
  while (told < moves && document.querySelector('#outcome') === null) await soon();
  return Math.round((performance.now() - start) / told);
}

/** The page is drawn, and what was drawn is on the screen. */
function seen(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

type Chance = (sides: number) => number;

function chanceOf(seed: number): Chance {
  let random = seed;
  return (sides) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % sides;
  };
}

function touchOne(chance: Chance): void {
  const lit = [...(root()?.querySelectorAll('[data-choice], form, .table [role="button"]') ?? [])];
  const chosen = lit[chance(lit.length)];
  if (chosen instanceof HTMLFormElement) {
    const { min, max, step } = chosen.elements.namedItem('value') as HTMLInputElement;
    const steps = (Number(max) - Number(min)) / Number(step) + 1;
    submit(chosen, Number(min) + chance(steps) * Number(step));
  } else if (chosen !== undefined) press(chosen);
}
