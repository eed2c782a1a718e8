import type { Game, Rule } from '../../src/index.js';

/** Headings for the middle part of a rule id. */
const chapterTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'neon-gods': {
    SETUP: 'Setup',
    TURN: 'The turn',
    DRAW: 'Drawing',
    RECRUIT: 'Recruiting',
    EVENT: 'Events',
    MOVE: 'Moving',
    TUNNEL: 'Tunnels',
    BASE: 'Bases',
    DEAD: 'Dead zones',
    SKY: 'Skyscrapers',
    CONTROL: 'Control',
    ACT: 'Activating',
    FX: 'Symbols',
    WORK: 'Work',
    STRUCT: 'Structures',
    BATTLE: 'Battles',
    ANDY: 'Andys',
    OWL: 'Owls',
    DICE: 'Dice',
    END: 'End of the turn',
    ROUND: 'Rounds',
    DAY: 'Daylight',
    WIN: 'Winning',
    CARD: 'Cards',
    LIMIT: 'Limits',
    SCEN: 'Scenarios',
    LS: 'Life on the Streets',
    CQ: 'Close Quarters',
    TA: 'Tunnel Assault',
    NH: 'No Place to Hide',
    RD: 'Raids',
    INFO: 'Hidden information',
    RULING: 'Rulings',
    PACK: 'Content packs',
    EFX: 'Effects of cards',
    EVX: 'Effects of events',
  },
};

/** The rule book of a game as a page: chapters in the order of the book, a heading a rule. */
export function rulePage(game: Game): string {
  const titles = chapterTitles[game.id] ?? {};
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
    return [`## ${titles[chapter] ?? chapter}`, ...entries];
  });
  return `${[...head, ...body].join('\n\n')}\n`;
}

/** The middle of `NG-SETUP-01`. */
function chapterOf(id: string): string {
  const [, chapter] = /^[A-Z]+-([A-Z]+)-\d+$/.exec(id) ?? [];
  if (chapter === undefined) throw new Error(`${id} is no rule id`);
  return chapter;
}

function entryOf(id: string, { title, text, note }: Rule): string {
  const lines = [`### ${id}: ${title}`, text];
  if (note !== undefined) lines.push(`> ${note}`);
  return lines.join('\n\n');
}
