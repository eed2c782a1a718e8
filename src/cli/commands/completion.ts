import { Argument, Command } from 'commander';
import { games } from '../../index.js';
import { bashScript } from '../completion/bash.js';
import { fishScript } from '../completion/fish.js';
import { wordsOf } from '../completion/words.js';
import { zshScript } from '../completion/zsh.js';
import type { Add } from '../listed.js';
import { print } from '../output.js';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
type Shell = keyof typeof scripts;

export const addCompletion: Add = (program, _end, commands) => {
  program
    .command('completion')
    .description('print the script with which a shell completes what you type')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(scripts)))
    .action(async (shell: Shell) => {
      const all = new Command();
      for (const { load } of commands) (await load())(all, () => {}, commands);
      print(scripts[shell](wordsOf(all, Object.keys(games))));
    });
};
