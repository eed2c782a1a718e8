import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { capital } from '../../kit/words.js';
import { inColumns, inWords, paint, terminalWidth } from '../output.js';

type Move = GameTypes['move'];

/** The legal moves with their numbers, grouped by what kind of move they are. */
export function listMoves(game: Game, state: GameTypes['state'], moves: readonly Move[]): string {
  const groups = new Map<string, string[]>();
  moves.forEach((move, index) => {
    const text = shorten(game.describe(state, move), move.seat);
    const group = groups.get(move.type) ?? [];
    groups.set(move.type, group);
    group.push(`${String(index + 1).padStart(3)}  ${text}`);
  });
  const lines = [...groups].map(([type, texts]) => {
    return `${paint.bold(capital(inWords(type)))}\n${inColumns(texts, terminalWidth(), ' ')}`;
  });
  return lines.join('\n');
}

/** `Seat 0 recruits Hector.` for the seat itself: `Recruits Hector.` */
function shorten(sentence: string, seat: Seat): string {
  const start = `Seat ${seat} `;
  return sentence.startsWith(start) ? capital(sentence.slice(start.length)) : sentence;
}

/** The move that somebody has typed: its number, JSON, or `type field=value …`. */
export function parseMove(
  text: string,
  moves: readonly Move[],
  seat: Seat,
): { readonly move: unknown } | { readonly problem: string } {
  if (/^\d+$/.test(text)) {
    const move = moves[Number(text) - 1];
    return move === undefined ? { problem: `there is no move ${text}` } : { move };
  }
  if (text.startsWith('{')) {
    try {
      return { move: { seat, ...JSON.parse(text) } };
    } catch {
      return { problem: 'that is not JSON' };
    }
  }
  const [type = '', ...fields] = text.split(/\s+/);
  if (!/^\w+$/.test(type)) return { problem: 'that is no move' };
  const move: Record<string, unknown> = { type, seat };
  for (const field of fields) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(field) ?? [];
    if (name === undefined || value === undefined) {
      return { problem: `"${field}" is not of the form field=value` };
    }
    move[name] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return { move };
}
