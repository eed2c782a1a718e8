import type { Game } from '../kernel/game.js';
import type { Rule } from '../kernel/rules.js';

/** A rule found by words, and how well it fits. */
export interface Hit {
  readonly game: Game;
  readonly id: string;
  readonly rule: Rule;
  readonly score: number;
}

/** Where a word stands says how much it means. */
const weights = { title: 4, text: 1.5, note: 1 } as const;
/** Words that every rule has. */
const fillers = new Set(
  'a an and are as at be by for from in is it its may of on or the to'.split(' '),
);

/** Rules with these words, best first (BM25 over title, text and note; words match by their stem). */
export function searchRules(games: readonly Game[], words: string): Hit[] {
  const wanted = [...new Set(stemsOf(words))];
  const pages = games.flatMap((game) => {
    return Object.entries(game.rules).map(([id, rule]) => ({
      game,
      id,
      rule,
      ...indexOf(id, rule),
    }));
  });
  const meanLength = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length);
  const rarity = wanted.map((stem) => {
    const having = pages.filter(({ counts }) => counts.has(stem)).length;
    return Math.log(1 + (pages.length - having + 0.5) / (having + 0.5));
  });
  const hits = pages.map(({ game, id, rule, counts, length }) => {
    let score = 0;
    let found = 0;
    wanted.forEach((stem, index) => {
      const times = counts.get(stem) ?? 0;
      if (times > 0) found++;
      const damped = times / (times + 1.2 * (0.25 + (0.75 * length) / meanLength));
      score += (rarity[index] ?? 0) * damped * 2.2;
    });
    return { game, id, rule, score: score * (found / Math.max(1, wanted.length)) };
  });
  return hits
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function indexOf(id: string, rule: Rule): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) {
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
      length++;
    }
  };
  add(id.replaceAll('-', ' '), weights.text);
  add(rule.title, weights.title);
  add(rule.text, weights.text);
  add(rule.note ?? '', weights.note);
  return { counts, length };
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9$]+/g) ?? [];
  return words.filter((word) => !fillers.has(word)).map(stem);
}

/** Just enough English: figures, moving and moved are found by figure and move. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(ing|ed)$/, '')
    .replace(/(?<=.{3})e$/, '');
}
