import type { Card, Scene } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { paint, terminalWidth, wrap } from '../output.js';

/* What somebody at the terminal can ask for besides choosing. No word is broken, however narrow the terminal. */

const commands = [
  ['E4, Xena, pass', 'choose what you see, by its name or the beginning of it (Tab completes)'],
  ['3', 'choose number 3 of the list; where only an amount is asked, the amount'],
  ['Assets 3', 'an amount, where there is more to choose'],
  ['back', 'take the last choice of an unfinished move back'],
  ['? Xena', 'what a card says; rules that speak of something, or a rule by its id'],
  [
    'why …',
    'why something is, or is not, allowed: JSON, or a type and fields, as in: why moveTo to=E5',
  ],
  ['odds 3', 'how likely everything is that this choice can lead to'],
  ['hand', 'what your cards say'],
  ['table', 'everything on the table'],
  ['seat 2', 'one player, with all cards that lie open'],
  ['wait', 'let the others move first, where several may act at once'],
  ['undo', 'take the last move back, if nothing was revealed since'],
  ['save [file]', 'write the log, and keep it up to date from then on'],
  ['quit', 'stop; a saved game can be resumed'],
] as const;

/** What can be typed. */
export function tellHelp(): string {
  const longest = Math.max(...commands.map(([typed]) => typed.length));
  const indent = ' '.repeat(longest + 5);
  const lines = commands.map(([typed, does]) => {
    const told = wrap(does, terminalWidth(), indent);
    return `  ${typed.padEnd(longest)}   ${told.slice(indent.length)}`;
  });
  return lines.join('\n');
}

/** The cards in the hands of a seat, each with what it says. */
export function tellHand({ zones }: Scene, seat: Seat): string {
  const hands = zones.filter(({ kind, owner, cards }) => {
    return kind === 'hand' && owner === seat && cards.length > 0;
  });
  if (hands.length === 0) return 'You have no cards in hand.';
  return hands.flatMap(({ label, cards }) => [paint.bold(label), ...cardsIn(cards)]).join('\n');
}

/** A card of a kind once, with their number. */
function cardsIn(cards: readonly Card[]): string[] {
  const alike = new Map<string, Card[]>();
  for (const card of cards) {
    const key = tellCard(card, 1);
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  return [...alike.values()].map((same) => {
    const count = same.reduce((sum, card) => sum + (card.count ?? 1), 0);
    return tellCard(same[0] as Card, count);
  });
}

/** Its name and corners, and below what it does. */
function tellCard({ title, values, lines }: Card, count: number): string {
  const name = count > 1 ? `${title} x${count}` : title;
  const corners = values.map(({ label, value }) => `${label} ${value}`);
  const width = terminalWidth();
  const head = wrap([name, ...corners].join(' · '), width, '  ');
  return [head, ...lines.map((line) => wrap(line, width, '    '))].join('\n');
}

/** One player, with everything that lies open; nothing for a seat that is not there. */
export function tellSeat({ zones, seats }: Scene, text: string): string | undefined {
  const row = seats.find(({ seat, name }) => String(seat) === text || name === text);
  if (row === undefined) return undefined;
  const width = terminalWidth();
  const facts = row.facts.map(([label, value]) => `${label} ${value}`);
  const own = zones.filter(({ owner }) => owner === row.seat);
  const told = own.map(({ label, cards, count }) => {
    const titles = cards.map(({ title }) => title).join(', ');
    return wrap(`${label}: ${titles === '' ? (count ?? 'none') : titles}`, width, '  ');
  });
  return [paint.bold(row.name), wrap(facts.join(' · '), width, '  '), ...told].join('\n');
}
