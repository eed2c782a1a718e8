import { defineConfig } from 'vitepress';
import { entries, gameIds } from '../../src/entries.js';
import { games } from '../../src/index.js';
import { chapters } from './guides.js';
import { apiPage } from './pages.js';

const titleOf = (id: string) => games[id]?.title ?? id;
const byGame = (folder: string) =>
  gameIds.map((id) => ({ text: titleOf(id), link: `/${folder}/${id}` }));

export const config = defineConfig({
  title: 'cityrules',
  description: 'Deterministic rules for five board games about fighting over a city.',
  // Our pages are words and code: what looks like a tag in them is none.
  markdown: { html: false, anchor: { slugify } },
  // The page to play is no page of this program.
  ignoreDeadLinks: [/^\/play\//],
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      { text: 'Guides', link: '/start' },
      { text: 'Rules', link: '/rules/' },
      { text: 'Cards', link: '/cards/' },
      { text: 'API', link: '/api/entries' },
      { text: 'Play', link: '/play/', target: '_self' },
    ],
    sidebar: {
      '/rules/': [{ text: 'Rule books', items: byGame('rules') }],
      '/cards/': [{ text: 'Cards', items: byGame('cards') }],
      '/api/': [
        {
          text: 'Entries',
          items: Object.keys(entries).map((entry) => ({ text: entry, link: apiPage(entry) })),
        },
      ],
      '/': chapters.map(({ title, pages }) => ({
        text: title,
        items: pages.map(([page, text]) => ({ text, link: `/${page}` })),
      })),
    },
  },
});

/** Places on a page are named as where the repository is read, so that a link leads there in both. */
function slugify(heading: string): string {
  const kept = heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.replace(/\s/g, '-');
}
