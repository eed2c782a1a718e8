import type { Command } from 'commander';
import { games } from '../../index.js';
import type { Game } from '../../kernel/game.js';
import { gameOf } from '../arguments.js';
import { type Citations, readCitations } from '../citations/citations.js';
import { Unusable } from '../exit.js';
import { paint, print, terminalWidth, wrap } from '../output.js';
import { searchRules } from '../search.js';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('tell rules by their ids, a card by its name, or find rules by words')
    .argument('<id or words...>', 'a rule id, the beginning of one, or words')
    .option('--game <id>', 'look into the rule book of one game only')
    .option('--json', 'as JSON')
    .action((words: string[], { game, json }: { game?: string; json?: true }) => {
      const books = game === undefined ? Object.values(games) : [gameOf(game)];
      const rules = find(books, words.join(' '));
      if (json)
        print(
          JSON.stringify(
            rules.map(({ game, id }) => dataOf(game, id)),
            null,
            2,
          ),
        );
      else print(rules.length === 1 ? tellOnly(rules) : list(rules));
    });
}

interface Found {
  readonly game: Game;
  readonly id: string;
}

const mostHits = 12;

/** By id, by the beginning of ids, or by words. */
function find(books: readonly Game[], words: string): Found[] {
  const wanted = words.trim().toUpperCase();
  const all = books.flatMap((game) => Object.keys(game.rules).map((id) => ({ game, id })));
  const exact = all.filter(({ id }) => id === wanted);
  if (exact.length > 0) return exact;
  const begun = all.filter(({ id }) => wanted.includes('-') && id.startsWith(wanted));
  if (begun.length > 0) return begun;
  if (/^[A-Z]{2,4}-[A-Z0-9]+-\d+$/.test(wanted)) throw new Unusable(`there is no rule ${wanted}`);
  const hits = searchRules(books, words).slice(0, mostHits);
  if (hits.length === 0) throw new Unusable(`no rule speaks of "${words}"`);
  return hits;
}

function tellOnly([found]: readonly Found[]): string {
  return found === undefined ? '' : tellRule(found.game, found.id);
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

function list(rules: readonly Found[]): string {
  const width = Math.min(terminalWidth(), 100);
  const lines = rules.flatMap(({ game, id }) => {
    const { title, text } = game.explain(id);
    const [first = ''] = text.split(/(?<=\.) /);
    return [`${paint.bold(id)}  ${title}  ${paint.dim(game.title)}`, wrap(first, width, '  ')];
  });
  return [...lines, '', 'One of them in full: cityrules explain <id>'].join('\n');
}

function dataOf(game: Game, id: string): object {
  return { game: game.id, ...game.explain(id), ...readCitations()[id] };
}
