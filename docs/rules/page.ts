import type { Game, Rule } from '../../src/index.js';

/** The rule book of a game as a page: chapters in the order of the book, a heading a rule. */
export function rulePage(game: Game): string {
  const chapters = new Map<string, string[]>();
  for (const [id, rule] of Object.entries(game.rules)) {
    const chapter = chapterOf(id);
    const entries = chapters.get(chapter) ?? [];
    entries.push(entryOf(id, rule));
    chapters.set(chapter, entries);
  }
  const count = Object.keys(game.rules).length;
  const head = [
    `# Rules of ${game.title}`,
    `${count} rules and rulings in our own words, by the ids that refusals cite ` +
      `(rules version ${game.rulesVersion}). Generated from the rule book of the game by \`npm run docs\`.`,
  ];
  const body = [...chapters].flatMap(([chapter, entries]) => {
    return [`## ${game.chapters[chapter] ?? chapter}`, ...entries];
  });
  return `${[...head, ...body].join('\n\n')}\n`;
}

/** The middle of `NG-SETUP-01`. */
export function chapterOf(id: string): string {
  const [, chapter] = /^[A-Z]+-([A-Z]+)-\d+$/.exec(id) ?? [];
  if (chapter === undefined) throw new Error(`${id} is no rule id`);
  return chapter;
}

function entryOf(id: string, { title, text, note }: Rule): string {
  const lines = [`### ${id}: ${title}`, text];
  if (note !== undefined) lines.push(`> ${note}`);
  return lines.join('\n\n');
}
