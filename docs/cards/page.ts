import type { CardText, Display } from '../../src/displays.js';

/** What everything in a game says, as a page: a chapter a kind, a heading a card; copies are told once. */
export function cardPage({ game, cards }: Display): string {
  const chapters = new Map<string, Map<string, string>>();
  for (const card of cards) {
    const entries = chapters.get(card.kind) ?? new Map<string, string>();
    chapters.set(card.kind, entries);
    const text = entryOf(card);
    if (!entries.has(text)) entries.set(text, text);
  }
  const head = [
    `# Cards of ${game.title}`,
    'What every card, tile, token and place of the standard pack says, in our own words. Generated from the pack by ' +
      '`npm run docs`; `npx cityrules card <name>` tells one of them.',
  ];
  const body = [...chapters].flatMap(([kind, entries]) => {
    return [`## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, ...entries.values()];
  });
  return `${[...head, ...body].join('\n\n')}\n`;
}

function entryOf({ title, lines, values }: CardText): string {
  const corners = values.map(({ label, value }) => `${label} ${value}`).join(' · ');
  return [`### ${title}`, ...(corners === '' ? [] : [`_${corners}_`]), ...lines].join('\n\n');
}
