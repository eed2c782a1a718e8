import { Panning } from './panning.js';
import { Seeker } from './seeker.js';
import { tableStyle } from './style.js';

/** What the element consists of. */
export interface Parts {
  readonly root: ShadowRoot;
  readonly prompt: HTMLElement;
  readonly asking: HTMLElement;
  readonly seeker: Seeker;
  readonly table: HTMLElement;
  readonly panning: Panning;
  readonly colours: CSSStyleSheet;
}

export function buildParts(element: HTMLElement): Parts {
  const root = element.attachShadow({ mode: 'open' });
  const colours = new CSSStyleSheet();
  const layout = new CSSStyleSheet();
  layout.replaceSync(tableStyle);
  root.adoptedStyleSheets = [colours, layout];
  const prompt = make('p', 'prompt');
  const asking = make('div', 'asking');
  const table = make('div', 'table');
  // Screen readers tell what changes in it, so it stays the same element.
  prompt.setAttribute('role', 'status');
  const seeker = new Seeker();
  const head = make('div', 'head');
  head.append(prompt, asking, seeker.button);
  root.append(head, table);
  return { root, prompt, asking, seeker, table, panning: new Panning(table), colours };
}

function make(name: 'p' | 'div', className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

/** How what has the focus is found again after drawing. */
export function keyOf(element: Element | null): string | undefined {
  return element?.getAttribute('data-id') ?? element?.getAttribute('data-choice') ?? undefined;
}

/** Says beside a number that it cannot be. */
export function refuseNumber(form: HTMLFormElement, value: number): void {
  const input = form.elements.namedItem('value') as HTMLInputElement;
  input.setCustomValidity(`${value} is not possible here.`);
  input.reportValidity();
  input.addEventListener('input', () => input.setCustomValidity(''), { once: true });
}

/** What a thing on the table is called. */
export function labelOf(root: ShadowRoot | null, id: string): string {
  const thing = root?.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const told = thing?.querySelector(':scope > title')?.textContent ?? thing?.getAttribute('title');
  return told ?? thing?.getAttribute('aria-label') ?? id;
}

/** Something on the table that can be touched: reached by keys, and named with what can be read on it. */
export function makeButton(thing: Element, label: string): void {
  thing.setAttribute('tabindex', '0');
  thing.setAttribute('role', 'button');
  if (!(thing instanceof HTMLElement)) {
    const words = ` ${label} `;
    const seen = [...thing.querySelectorAll('text')].map(({ textContent }) => textContent.trim());
    const more = seen.filter((text) => text !== '' && !words.includes(` ${text} `));
    thing.setAttribute('aria-label', [label, ...more].join(' '));
  } else if (thing.textContent.includes(label)) {
    thing.removeAttribute('aria-label');
  } else {
    thing.setAttribute('aria-label', `${thing.textContent.replace(/\s+/g, ' ')} ${label}`);
  }
}

/** The ids of what somebody points at: the thing itself, what is under it there, then what it lies in or on. */
export function thingsAround(target: Element): string[] {
  const ids: string[] = [];
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const id = at.getAttribute('data-id') ?? at.getAttribute('data-on');
    if (id !== null) ids.push(id);
    const under = at === target.parentElement ? target.getAttribute('data-under') : null;
    if (under !== null) ids.push(under);
  }
  return ids;
}
