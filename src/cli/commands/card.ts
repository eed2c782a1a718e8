import type { Command } from 'commander';
import type { CardText } from '../../display/card.js';
import type { Display } from '../../display/display.js';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import { findGame } from '../arguments.js';
import { Unusable } from '../exit.js';
import { paint, print, terminalWidth, wrap } from '../output.js';

interface Options {
  readonly game?: string;
  readonly content?: string;
  readonly json?: true;
}

export function addCard(program: Command): void {
  program
    .command('card')
    .description('read a card, tile, token, monster or scenario by its printed name or id')
    .argument('<name or id...>', 'its name, a part of it, or its id')
    .option('--game <id>', 'of this game only')
    .option('--content <pack>', 'with --game: file with another content pack')
    .option('--json', 'as JSON')
    .action(async (words: string[], { game, content, json }: Options) => {
      const chosen = game === undefined ? Object.values(games) : [await findGame(game, content)];
      const found = findCards(chosen.map(displayOf), words.join(' '));
      if (json) return print(JSON.stringify(found.map(dataOf), null, 2));
      print(found.map(({ display, card }) => tellCard(display, card)).join('\n\n'));
    });
}

interface Found {
  readonly display: Display;
  readonly card: CardText;
}

const mostCards = 12;

/** By name or id; where nothing has that name, by the names most like it. */
function findCards(displays: readonly Display[], words: string): Found[] {
  const all = displays.flatMap((display) => {
    return display.findCards(words).map((card) => ({ display, card }));
  });
  const wanted = words.trim().toLowerCase();
  const rank = ({ card }: Found) => {
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

function dataOf({ display, card }: Found): object {
  return { game: display.game.id, ...card };
}
