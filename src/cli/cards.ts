import type { CardText } from '../display/card.js';
import type { Display } from '../display/display.js';
import { Unusable } from './exit.js';
import { paint, terminalWidth, wrap } from './output.js';

/** A card, and the game it is of. */
export interface FoundCard {
  readonly display: Display;
  readonly card: CardText;
}

const mostCards = 12;

/** Those with exactly this printed name or id. */
export function cardsCalled(displays: readonly Display[], words: string): FoundCard[] {
  const wanted = words.trim().toLowerCase();
  return displays.flatMap((display) => {
    const cards = display.findCards(words).filter(({ title, id }) => {
      return title.toLowerCase() === wanted || id.toLowerCase() === wanted;
    });
    return cards.map((card) => ({ display, card }));
  });
}

/** By name or id; where nothing has that name, by the names most like it. */
export function findCards(displays: readonly Display[], words: string): FoundCard[] {
  const all = displays.flatMap((display) => {
    return display.findCards(words).map((card) => ({ display, card }));
  });
  const wanted = words.trim().toLowerCase();
  const rank = ({ card }: FoundCard) => {
    const title = card.title.toLowerCase();
    if (title === wanted || card.id.toLowerCase() === wanted) return 0;
    return title.includes(wanted) ? 1 : 2;
  };
  const best = Math.min(...all.map(rank));
  const found = all.filter((one) => rank(one) === best);
  if (best === 2) {
    const names = found.map(({ card, display }) => `${card.title} (${display.game.title})`);
    throw new Unusable(
      `nothing is called "${words}"; did you mean ${[...new Set(names)].slice(0, 5).join(', ')}?`,
    );
  }
  if (found.length === 0) throw new Unusable(`nothing is called "${words}"`);
  return found.slice(0, mostCards);
}

/** A card as people read it: name, kind, corners, what it does. */
export function tellCard({ game }: Display, card: CardText): string {
  const width = Math.min(terminalWidth(), 100);
  const values = card.values.map(({ label, value }) => `${label} ${value}`).join(' · ');
  return [
    `${paint.bold(card.title)}  ${card.kind}  ${paint.dim(game.title)}`,
    ...(values === '' ? [] : [wrap(values, width, '  ')]),
    ...card.lines.map((line) => wrap(line, width, '  ')),
  ].join('\n');
}

export function cardData({ display, card }: FoundCard): object {
  return { game: display.game.id, ...card };
}
