import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { games } from '../../src/index.js';
import { root } from './build.js';
import { useCli } from './run.js';

const cli = useCli();
const ids = Object.keys(games);
const names = commands.map(({ name }) => name);

describe('the list of commands', () => {
  test.each(commands)('$name is told as the command tells itself', async (listed) => {
    const program = new Command();
    (await listed.load())(program, () => {}, commands);
    const [command] = program.commands;
    expect([command?.name(), command?.description()]).toEqual([listed.name, listed.description]);
  });

  test('names every file of commands', () => {
    const files = readdirSync(join(root, 'src/cli/commands')).map((file) => file.slice(0, -3));
    expect([...names].sort()).toEqual(files.sort());
  });

  test('is shown, and a command that was misspelt is guessed, without a game', async () => {
    const help = await cli.run(['--help']);
    for (const { name } of commands) expect(help.out).toMatch(new RegExp(`^  ${name} `, 'm'));
    const misspelt = await cli.run(['simulat']);
    expect(misspelt.err).toContain('Did you mean simulate?');
    expect(misspelt.code).toBe(2);
  });

  test('knows no game: only a command does', () => {
    const isGame = (source: string) => /^src\/(neon-gods|bloodfeud|index)\b/.test(source);
    const [first, ...more] = ['main', 'program', 'commands/games'].map((name) => {
      return cli.sourcesOf(`src/cli/${name}.ts`);
    });
    expect(first).toContain('src/cli/main.ts');
    expect(more.map((sources) => sources.some(isGame))).toEqual([false, true]);
    expect(more[0]).not.toContainEqual(expect.stringContaining('zod'));
  });

  test('help of a command is that of the command', async () => {
    const help = await cli.run(['help', 'replay']);
    expect(help.out).toContain('--story');
    expect(await cli.run(['replay', '--help'])).toEqual(help);
  });
});

function inShell(shell: string, args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(shell, args, { encoding: 'utf8', cwd: root });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

function has(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

const scripts: Record<string, string> = {};
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out } = await cli.run(['completion', shell]);
    scripts[shell] = cli.file(`completion.${shell}`, out);
  }
});

/** What can follow, by what has been typed. */
const cases: [typed: string[], offered: string[]][] = [
  [[''], [...names, 'help']],
  [['s'], ['simulate', 'seal', 'schema']],
  [['play', 'n'], ['neon-gods']],
  [
    ['play', '--bots', 's'],
    ['sensible', 'search'],
  ],
  [['schema', 'neon-gods', 'se'], ['setup']],
  [
    ['content', ''],
    ['check', 'export'],
  ],
  [['content', 'check', '--g'], ['--game']],
  [['play', '--seed', ''], []],
  [
    ['simulate', ''],
    [...ids, 'merge'],
  ],
  [['replay', 'README'], ['README.md']],
];

describe.runIf(has('bash'))('in bash', () => {
  test.each(cases)('%j', (typed, offered) => {
    const words = ['cityrules', ...typed].map((word) => `'${word}'`).join(' ');
    const line = `source '${scripts.bash}'; COMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _cityrules; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const shown = inShell('bash', ['--norc', '-c', line]).split('\n').filter(Boolean);
    expect(shown.sort()).toEqual([...offered].sort());
  });

  test('the value of an option is no argument', () => {
    const line = `source '${scripts.bash}'; COMP_WORDS=(cityrules play --players 3 b); COMP_CWORD=4; _cityrules; echo "\${COMPREPLY[@]}"`;
    expect(inShell('bash', ['--norc', '-c', line])).toBe('block-mania bloodfeud\n');
  });
});

describe.runIf(has('fish'))('in fish', () => {
  test.each(cases.filter(([typed]) => typed[0] !== 'schema'))('%j', (typed, offered) => {
    const line = `source '${scripts.fish}'; complete -C 'cityrules ${typed.join(' ')}'`;
    const shown = inShell('fish', ['--no-config', '-c', line]).split('\n').filter(Boolean);
    expect(shown.map((one) => one.split('\t')[0]).sort()).toEqual([...offered].sort());
  });
});

describe.runIf(has('zsh'))('in zsh', () => {
  test('the script can be read', () => {
    const line = `autoload -Uz compinit; compinit -u -D; source '${scripts.zsh}'; whence -w _cityrules`;
    expect(inShell('zsh', ['-fc', line])).toBe('_cityrules: function\n');
  });
});
