import type { Command } from 'commander';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import type { Game } from '../../kernel/game.js';
import { nearest } from '../../kernel/nearest.js';
import { gameOf } from '../arguments.js';
import { cardData, cardsCalled, type FoundCard, tellCard } from '../cards.js';
import { type Citations, readCitations } from '../citations/citations.js';
import { Unusable } from '../exit.js';
import { paint, print, terminalWidth, wrap } from '../output.js';
import { searchRules } from '../search.js';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('tell rules by their ids, a card by its name, or find rules by words')
    .argument('<ids or words...>', 'rule ids, the beginning of one, the name of a card, or words')
    .option('--game <id>', 'look into the rule book of one game only')
    .option('--json', 'as JSON')
    .action((words: string[], { game, json }: { game?: string; json?: true }) => {
      const books = game === undefined ? Object.values(games) : [gameOf(game)];
      const found = find(books, words);
      if (json) print(JSON.stringify(found.map(dataOf), null, 2));
      else print(tell(found));
    });
}

type Found =
  | { readonly game: Game; readonly id: string; readonly inFull: boolean }
  | { readonly card: FoundCard };

const mostHits = 12;
const isId = /^[A-Z]{2,4}-[A-Z0-9]+-\d+$/;

/** By ids, by the beginning of ids, by the name of a card, or by words. */
function find(books: readonly Game[], words: readonly string[]): Found[] {
  const ids = words.map((word) => word.replace(/,$/, '').toUpperCase());
  if (ids.every((id) => isId.test(id))) return ids.map((id) => byId(books, id));
  const all = books.flatMap((game) => Object.keys(game.rules).map((id) => ({ game, id })));
  const [first = ''] = ids;
  const begun = all.filter(
    ({ id }) => ids.length === 1 && first.includes('-') && id.startsWith(first),
  );
  if (begun.length > 0) return begun.map((rule) => ({ ...rule, inFull: begun.length === 1 }));
  const text = words.join(' ');
  const cards = cardsCalled(books.map(displayOf), text);
  if (cards.length > 0) return cards.map((card) => ({ card }));
  const hits = searchRules(books, text).slice(0, mostHits);
  if (hits.length > 0) return hits.map((hit) => ({ ...hit, inFull: hits.length === 1 }));
  throw new Unusable(`no card is called and no rule speaks of "${text}"`);
}

function byId(books: readonly Game[], id: string): Found {
  const game = books.find(({ rules }) => Object.hasOwn(rules, id));
  if (game !== undefined) return { game, id, inFull: true };
  const [near] = nearest(
    id,
    books.flatMap(({ rules }) => Object.keys(rules)),
    1,
  );
  throw new Unusable(
    `there is no rule ${id}${near === undefined ? '' : `; did you mean ${near}?`}`,
  );
}

function tell(found: readonly Found[]): string {
  const isList = found.some((one) => 'id' in one && !one.inFull);
  const told = found.map((one) => {
    if ('card' in one) return tellCard(one.card.display, one.card.card);
    return one.inFull ? tellRule(one.game, one.id) : tellShortly(one.game, one.id);
  });
  if (!isList) return told.join('\n\n');
  return [...told, '', 'In full: cityrules explain <id> <id> …'].join('\n');
}

/** A rule in full: title, text, note, the moves it can refuse, and the tests that name it. */
export function tellRule(game: Game, id: string, citations: Citations = readCitations()): string {
  const { title, text, note } = game.explain(id);
  const width = Math.min(terminalWidth(), 100);
  const { moves = [], tests = [] } = citations[id] ?? {};
  const lines = [`${paint.bold(id)}  ${title}  ${paint.dim(game.title)}`, wrap(text, width)];
  if (note !== undefined) lines.push(wrap(`Note: ${note}`, width, '  '));
  if (moves.length > 0) lines.push(wrap(`It can refuse: ${refusable(game, moves)}`, width));
  if (tests.length > 0) lines.push(`Tests that cite it:\n${tests.map((t) => `  ${t}`).join('\n')}`);
  return lines.join('\n');
}

function refusable({ moveTypes }: Game, moves: readonly string[]): string {
  return moves.length === moveTypes.length ? 'every move' : moves.join(', ');
}

function tellShortly(game: Game, id: string): string {
  const width = Math.min(terminalWidth(), 100);
  const { title, text } = game.explain(id);
  const [first = ''] = text.split(/(?<=\.) /);
  return `${paint.bold(id)}  ${title}  ${paint.dim(game.title)}\n${wrap(first, width, '  ')}`;
}

function dataOf(found: Found): object {
  if ('card' in found) return cardData(found.card);
  const { game, id } = found;
  return { game: game.id, ...game.explain(id), ...readCitations()[id] };
}
