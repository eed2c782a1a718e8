import type { CardText } from '../../display/card.js';
import type { Display } from '../../display/display.js';
import { make } from './dom.js';

/** What a card says. */
export function cardWords({ title, kind, values, lines }: CardText): HTMLElement[] {
  const corner = values.map(({ label, value }) => `${label} ${value}`).join(' · ');
  return [
    make('h2', {}, title),
    make('p', { class: 'kind' }, corner === '' ? kind : `${kind} · ${corner}`),
    ...lines.map((line) => make('p', {}, line)),
  ];
}

/** The card that a thing of the scene shows, by its id: copies and slots say what their design says. */
export function cardOf(display: Display, id: string): CardText | undefined {
  const name = id.slice(id.indexOf(':') + 1).replace(/[#@].*$/, '');
  return display.cards.find((card) => card.id === name);
}

/** Cards and rules by their words. */
export function lookUp(display: Display): HTMLElement {
  const found = make('div', { 'aria-live': 'polite' });
  const input = make('input', {
    type: 'search',
    placeholder: 'Card or rule',
    'aria-label': 'Find a card or a rule',
  });
  input.addEventListener('input', () => {
    const words = input.value.trim();
    found.replaceChildren(...(words.length < 2 ? [] : find(display, words)));
  });
  return make('div', { class: 'panel lookup' }, make('h2', {}, 'Look up'), input, found);
}

function find(display: Display, words: string): HTMLElement[] {
  const wanted = words.toLowerCase();
  const cards = display
    .findCards(words)
    .slice(0, 5)
    .map((card) => {
      const [, ...said] = cardWords(card);
      return make('details', {}, make('summary', {}, `${card.title} (${card.kind})`), ...said);
    });
  const rules = Object.entries(display.game.rules)
    .filter(([id, { title, text }]) => `${id} ${title} ${text}`.toLowerCase().includes(wanted))
    .slice(0, 8)
    .map(([id, { title, text }]) => {
      return make('details', {}, make('summary', {}, `${id} ${title}`), make('p', {}, text));
    });
  if (cards.length + rules.length === 0) return [make('p', {}, 'Nothing is called that.')];
  return [...cards, ...rules];
}
