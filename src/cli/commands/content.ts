import type { Command } from 'commander';
import { games } from '../../index.js';
import type { Game } from '../../kernel/game.js';
import { plural } from '../../kit/words.js';
import { gameOf } from '../arguments.js';
import { type ExitCode, exitCodes, Unusable } from '../exit.js';
import { readJson, writeNewText } from '../files.js';
import { complain, print } from '../output.js';
import { issuesOfPack } from '../packs/issues.js';

export function addContent(program: Command, end: (code: ExitCode) => void): void {
  const content = program.command('content').description('check and export content packs');
  content
    .command('check')
    .description('check a content pack')
    .argument('<pack>', 'file with a pack, as JSON')
    .option('--game <id>', 'the game it is for; the one it fits best unless told')
    .action(async (file: string, { game }: { game?: string }) => {
      end(check(file, await readJson(file), game === undefined ? undefined : gameOf(game)));
    });
  content
    .command('export')
    .description('print the standard pack of a game, as a beginning for your own')
    .argument('<game>', 'id of the game')
    .option('--out <file>', 'write it to a new file')
    .action(async (id: string, { out }: { out?: string }) => {
      const text = JSON.stringify(gameOf(id).content, null, 2);
      if (out === undefined) return print(text);
      await writeNewText(out, `${text}\n`);
      print(`The pack "${gameOf(id).content.id}" of ${gameOf(id).title} is in ${out}.`);
    });
}

/** Everything that is wrong is listed, with its place. */
function check(file: string, pack: unknown, chosen: Game | undefined): ExitCode {
  if (typeof pack !== 'object' || pack === null || Array.isArray(pack)) {
    throw new Unusable(`${file} is no content pack: a pack is a JSON object`);
  }
  const game = chosen ?? bestFit(pack);
  const issues = issuesOfPack(game, pack);
  if (issues.length > 0) {
    const things = plural(issues.length, 'thing');
    complain(`cityrules: ${file} is no pack for ${game.title}: ${things} to put right`);
    for (const { path, message, rule } of issues) {
      const where = path.length > 0 ? `${path.join('.')}: ` : '';
      complain(`  ${where}${message}${rule === undefined ? '' : ` (${rule})`}`);
    }
    return exitCodes.violations;
  }
  const mine = game.withContent(pack);
  print(`${file} is a pack for ${game.title}: "${mine.content.id}", hash ${mine.contentHash}.`);
  return exitCodes.fine;
}

/** The game whose own pack has most parts in common with this one. */
function bestFit(pack: object): Game {
  const common = (game: Game) => {
    const parts = Object.keys(game.content);
    return parts.filter((part) => Object.hasOwn(pack, part)).length / parts.length;
  };
  const [best] = Object.values(games).sort((a, b) => common(b) - common(a));
  if (best === undefined || common(best) < 0.3) {
    throw new Unusable('this looks like no pack of any game: name the game with --game');
  }
  return best;
}
