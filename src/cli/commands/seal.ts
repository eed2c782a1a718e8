import type { Command } from 'commander';
import { gameOfLog } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { readText, replaceText, writeNewText } from '../files.js';
import { print } from '../output.js';
import { lock, unlock } from '../playing/lock.js';
import { seal } from '../sealing.js';

export function addSeal(program: Command): void {
  program
    .command('seal')
    .description('add the seal to a log that was written without one')
    .argument('<log>', 'file with a log')
    .option('--out <file>', 'write the sealed log to another file')
    .option('--content <pack>', 'the content pack of the log')
    .action(async (file: string, { out, content }: { out?: string; content?: string }) => {
      const packs = await Packs.read(content === undefined ? [] : [content]);
      const game = await gameOfLog(file, packs);
      const target = out ?? file;
      lock(target);
      try {
        const { text, line } = seal(game, file, await readText(file));
        if (out === undefined) await replaceText(file, text);
        else await writeNewText(out, text);
        print(`${target} is sealed up to line ${line}.`);
      } finally {
        unlock(target);
      }
    });
}
