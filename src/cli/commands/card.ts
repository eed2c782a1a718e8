import type { Command } from 'commander';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import { findGame } from '../arguments.js';
import { cardData, findCards, tellCard } from '../cards.js';
import { print } from '../output.js';

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
      if (json) return print(JSON.stringify(found.map(cardData), null, 2));
      print(found.map(({ display, card }) => tellCard(display, card)).join('\n\n'));
    });
}
