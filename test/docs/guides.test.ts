import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { rooms, top } from '../house/floor-plan.js';

const root = new URL('../../', import.meta.url);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(new URL('docs/', root))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (page: string) => readFileSync(new URL(page, root), 'utf8');

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('leads nowhere else than to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link));
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? new URL(page, root) : new URL(path, new URL(page, root));
      if (!existsSync(file)) return true;
      return heading !== undefined && !headingsOf(readFileSync(file, 'utf8')).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  test('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

/** As links spell them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    return heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-');
  });
}

test('docs/architecture.md tells every room', () => {
  const text = read('docs/architecture.md');
  const names = [...Object.keys(top), ...Object.keys(rooms).map((room) => `${room}/`)];
  expect(names.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
});

test.each(['kernel', 'kit'])(
  'docs/architecture.md tells every file of %s, and no other',
  (part) => {
    const [, chapter = ''] = read('docs/architecture.md').split(`\n\`src/${part}\` `);
    const [, rows = ''] = chapter.split('\n\n');
    const told = [...rows.matchAll(/`([a-z0-9-]+\.ts)`/g)].map(([, name = '']) => name);
    const files = readdirSync(new URL(`src/${part}/`, root));
    expect(told.sort()).toEqual(files.sort());
  },
);

describe('docs/content-packs.md', () => {
  test.each(Object.values(games))('tells every part of a pack of $title', ({ title, content }) => {
    const [, chapter = ''] = read('docs/content-packs.md').split(`\n## ${shortTitle(title)}\n`);
    const [own = ''] = chapter.split('\n## ');
    const parts = Object.keys(content).filter((part) => !['id', 'name', 'title'].includes(part));
    expect(parts.filter((part) => !own.includes(`\`${part}\``))).toEqual([]);
  });
});

/** Without the expansion. */
function shortTitle(title: string): string {
  return title.split(/,? with /)[0] as string;
}
