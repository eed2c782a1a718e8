import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Game } from '../../kernel/game.js';

/** Which moves can be refused by a rule, and which tests and scenarios show it. */
const citations = z.record(
  z.string(),
  z.object({ moves: z.array(z.string()), tests: z.array(z.string()) }),
);
export type Citations = z.output<typeof citations>;

/** Collected when the package is built; nothing is known where that was left out. */
export function readCitations(): Citations {
  try {
    const text = readFileSync(new URL('citations.json', import.meta.url), 'utf8');
    return citations.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The rules of a game that can refuse a move of this type, but not those that can refuse any move. */
export function rulesOfMove(citations: Citations, game: Game, type: string): string[] {
  return Object.keys(game.rules).filter((id) => {
    const moves = citations[id]?.moves ?? [];
    return moves.includes(type) && moves.length < game.moveTypes.length;
  });
}
