import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtName, entries, gameIds } from '../../src/entries.js';
import { games } from '../../src/index.js';
import { chapters } from './guides.js';
import { homePage } from './home.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the reference of an entry is. */
export function apiPage(entry: string): string {
  return `/api/${builtName(entry)}`;
}

/** Writes all pages but those of the API below a folder, from what the repository says. */
export function writePages(into: string): void {
  const told = new Set(chapters.flatMap(({ pages }) => pages.map(([page]) => page)));
  const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  for (const file of pages) {
    if (!told.has(file.slice(0, -3))) throw new Error(`docs/${file} has no place on the site`);
    write(into, file, here(read(`docs/${file}`)));
  }
  write(into, 'index.md', homePage);
  write(into, 'start.md', here(read('README.md').replaceAll('](docs/', '](')));
  write(into, 'contributing.md', here(read('CONTRIBUTING.md').replaceAll('](docs/', '](')));
  for (const id of gameIds) {
    write(into, `rules/${id}.md`, anchored(read(`docs/rules/${id}.md`)));
    write(into, `cards/${id}.md`, read(`docs/cards/${id}.md`));
  }
  write(into, 'rules/index.md', listOf('Rule books', 'rules'));
  write(into, 'cards/index.md', listOf('Cards', 'cards'));
  cpSync(join(root, 'docs/pictures'), join(into, 'public/pictures'), { recursive: true });
  const missing = [...told].filter((page) => !existsSync(join(into, `${page}.md`)));
  if (missing.length > 0) throw new Error(`the site tells of ${missing.join(', ')}: no such page`);
}

/** Puts the example of an entry, from docs/entries.md, on top of its reference. */
export function addExamples(api: string): void {
  const text = read('docs/entries.md');
  for (const entry of Object.keys(entries)) {
    const file = join(api, `${builtName(entry)}.md`);
    const [heading, ...rest] = readFileSync(file, 'utf8').split('\n');
    if (heading === undefined) throw new Error(`${entry} has no reference`);
    const body = rest.join('\n').replace(/\n## Contents[\s\S]*?(?=\n## )/, '');
    writeFileSync(file, `# ${entry}\n\n${exampleOf(text, entry)}\n${renamed(body)}`);
  }
  const list = Object.keys(entries).map((entry) => `- [${entry}](.${apiPage(entry).slice(4)}.md)`);
  rmSync(join(api, 'README.md'), { force: true });
  writeFileSync(join(api, 'entries.md'), `# API reference\n\n${list.join('\n')}\n`);
}

/** What the reference counts as a second place of one name is the only one where our headings are. */
function renamed(body: string): string {
  return body.replace(/#(matchvalue|steprules)-1\b/g, '#$1');
}

/** The section of an entry; games and their displays share that of Neon Gods. */
function exampleOf(text: string, entry: string): string {
  const game = gameIds.find((id) => entry.startsWith(`cityrules/${id}`));
  const told = game === undefined ? entry : entry.replace(game, 'neon-gods');
  const [, section] = text.split(`\n## ${told}\n`);
  if (section === undefined) throw new Error(`docs/entries.md does not tell of ${told}`);
  const [own = ''] = section.split('\n## ');
  const name = (id: string) => id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return game === undefined
    ? own.replace(/\]\((?!\w+:)/g, '](../')
    : (own.match(/```[\s\S]*?\n```/)?.[0] ?? '')
        .replaceAll('neon-gods', game)
        .replaceAll('neonGods', name(game))
        .replaceAll('players: 2', `players: ${games[game]?.players.min}`)
        .replace(', firstPlayer: 0', game === 'neon-gods' ? ', firstPlayer: 0' : '')
        .replace(/ \/\/ \[ 0 \]/, '');
}

/** Rules are reached by their ids: rules/neon-gods#NG-MOVE-05. */
function anchored(text: string): string {
  return text.replace(/^### ([A-Z]+-[A-Z]+-\w+): (.*)$/gm, '### $1: $2 {#$1}');
}

/** Links of a page in the repository, as they are on the site. */
function here(text: string): string {
  return text
    .replaceAll('](../CONTRIBUTING.md', '](contributing.md')
    .replaceAll('](CONTRIBUTING.md', '](contributing.md')
    .replaceAll('](../README.md', '](start.md')
    .replaceAll('](pictures/', '](/pictures/')
    .replaceAll('](rules/)', '](rules/index.md)')
    .replace(/\[([^\]]+)\]\((?:\.\.\/)?(example[\w/.-]*|src\/[\w/.-]*|test\/[\w/.-]*)\)/g, '$1');
}

function listOf(title: string, folder: string): string {
  const list = gameIds.map((id) => `- [${games[id]?.title}](${id}.md)`);
  const picture = '![The table of Neon Gods](/pictures/neon-gods.svg)';
  return `# ${title}\n\n${list.join('\n')}\n\n${folder === 'cards' ? picture : ''}\n`;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function write(into: string, path: string, text: string): void {
  const file = join(into, path);
  mkdirSync(dirname(file), { recursive: true });
  if (relative(into, file).startsWith('..')) throw new Error(path);
  writeFileSync(file, text);
}
