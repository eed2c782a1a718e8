import type { Display } from '../../display/display.js';
import type { GameTypes } from '../../kernel/game.js';
import { make } from './dom.js';
import { cardOf, cardWords } from './lookup.js';
import type { Thought } from './thinking.js';
import type { Why } from './why-not.js';

/** What a strong bot would do. */
export function hintWords(
  { hints = [] }: Thought,
  say: (move: GameTypes['move']) => string,
): Node[] {
  const lines = hints.map(({ move, share }) => {
    return make('li', {}, `${say(move)} (${percent(share)} of the tries)`);
  });
  return [make('h2', {}, 'Hint'), make('ul', {}, ...lines)];
}

/** How likely what is, move by move. */
export function oddsWords(
  { odds = [] }: Thought,
  say: (move: GameTypes['move']) => string,
): Node[] {
  const heading = make('h2', {}, 'Odds, by what you can know');
  if (odds.length === 0) {
    return [heading, make('p', {}, 'Chance decides nothing about what you can do now.')];
  }
  const moves = odds.map(({ move, outcomes }) => {
    const lines = outcomes.map(({ text, probability, error }) => {
      const width = error < 0.005 ? '' : ` (± ${percent(error)})`;
      return make('li', {}, `${text.replace(/\.$/, '')}: ${percent(probability)}${width}`);
    });
    return make('div', {}, make('h3', {}, say(move)), make('ul', {}, ...lines));
  });
  return [heading, ...moves];
}

function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return `${rounded < 10 ? rounded : Math.round(rounded)} %`;
}

/** What something is called, why it cannot be touched now, and what it says. */
export function inspectWords(display: Display, id: string, label: string, why?: Why): Node[] {
  const card = cardOf(display, id);
  const [heading, ...said] = card === undefined ? thingWords(label) : cardWords(card);
  const refused =
    why === undefined
      ? []
      : [
          make('p', { class: 'why' }, why.message),
          ...(why.rule === null ? [] : [make('p', {}, make('b', {}, why.rule), ` ${why.text}`)]),
        ];
  return heading === undefined ? refused : [heading, ...refused, ...said];
}

/** What a thing is called, then what is told of it: `D1 Harlem. It gives 2 Power …` */
function thingWords(label: string): HTMLElement[] {
  const [, name = label, told] = /^(.+?)\. (.+)$/.exec(label) ?? [];
  return [make('h2', {}, name), ...(told === undefined ? [] : [make('p', {}, told)])];
}
