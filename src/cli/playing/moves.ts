import type { GameTypes } from '../../kernel/game.js';
import { tellFault } from '../../kernel/json.js';
import type { Seat } from '../../kernel/play.js';

/** A move that somebody has typed whole, as JSON or as `type field=value …`; nothing if it does not look like one. */
export function parseMove(
  text: string,
  types: readonly string[],
  seat: Seat,
): { readonly move: unknown } | { readonly problem: string } | undefined {
  if (text.startsWith('{')) {
    try {
      return { move: { seat, ...JSON.parse(text) } };
    } catch {
      return { problem: `that is not JSON: ${tellFault(text)}` };
    }
  }
  const [type = '', ...fields] = text.split(/\s+/);
  if (!types.includes(type)) return undefined;
  // Not by assignment: a field called __proto__ would be gone, and nobody told.
  const move: [string, unknown][] = [
    ['type', type],
    ['seat', seat],
  ];
  for (const field of fields) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(field) ?? [];
    if (name === undefined || value === undefined) {
      return { problem: `"${field}" is not of the form field=value` };
    }
    move.push([name, /^-?\d+$/.test(value) ? Number(value) : value]);
  }
  return { move: Object.fromEntries(move) };
}

/** A move of whoever is asked, as it can be typed. */
export function typedAs({ type, seat: _, ...fields }: GameTypes['move']): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const isPlain = Object.values(fields).every((value) => {
    return typeof value === 'number' || (typeof value === 'string' && /^[^\s\d-]\S*$/.test(value));
  });
  return isPlain ? [type, ...words].join(' ') : JSON.stringify({ type, ...fields });
}
