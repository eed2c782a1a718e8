import { meant } from '../kernel/nearest.js';

/** `A`, `A and B`, `A, B and C`; `nothing` of an empty list. */
export function listed(items: readonly (string | number)[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return String(items[0] ?? 'nothing');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** `1 tunnel`, `2 tunnels`, `2 skyscrapers of value 1`; other plurals are given. */
export function plural(count: number, one: string, many?: string): string {
  if (count === 1) return `1 ${one}`;
  if (many !== undefined) return `${count} ${many}`;
  const [noun = one, ...rest] = one.split(' of ');
  return `${count} ${[`${noun}s`, ...rest].join(' of ')}`;
}

/** The same words with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `an owl`, `a tunnel`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What a sentence calls a seat: by its name, or `seat 0`, which is also what `Seat 0` as a name comes to. */
export function seatName(seat: number, names: readonly string[]): string {
  const name = names[seat];
  return name === undefined || name === `Seat ${seat}` ? `seat ${seat}` : name;
}

/** Begins with a capital, unless somebody's name comes first: names stay as they are. */
export function sentence(text: string, names: readonly string[]): string {
  return names.some((name) => text.startsWith(name)) ? text : capital(text);
}

/** So many names are told in one sentence; of more, those most like the one that was given. */
const mostTold = 12;

/** That there is no such thing, and what may be chosen instead. */
export function noSuch(
  what: string,
  given: string,
  known: { readonly size: number; keys(): Iterable<string> },
): string {
  const ids = [...known.keys()];
  const choice = ids.length > mostTold ? meant(given, ids) : `; choose ${listed(ids, 'or')}`;
  return `there is no ${what} "${given}"${choice}`;
}
