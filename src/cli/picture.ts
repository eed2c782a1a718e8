import { inWords, paint, wrap } from './output.js';

/*
 * Draws any table: a view is plain JSON, so its parts are shown by their form. Spaces named by column
 * and row become a map, lists of things become paragraphs, the rest becomes one line of facts.
 */

const { bold, dim } = paint;

type Fields = Readonly<Record<string, unknown>>;

/** Never of interest at the table. */
const passedOver = new Set(['game', 'pack', 'version', 'chance', 'options', 'houseRules']);

export function drawTable(view: unknown, width: number, content?: unknown): string {
  const named = content === undefined ? view : withNames(view, namesIn(content));
  if (!isFields(named)) return phrase(named);
  const facts: string[] = [];
  const parts: string[] = [];
  let now: string | undefined;
  for (const [name, value] of Object.entries(named)) {
    if (passedOver.has(name) || isEmpty(value)) continue;
    if (name === 'agenda' && Array.isArray(value)) now = whatIsNext(value);
    else if (isListOfFields(value)) parts.push(drawThings(name, value, width));
    else if (isFields(value) && isMap(value)) parts.push(drawMap(name, value, width));
    else if (isFields(value) && isListOfFields(Object.values(value))) {
      parts.push(drawThings(name, value, width));
    } else if (phrase(value) !== '') facts.push(`${inWords(name)} ${phrase(value)}`);
  }
  const heading = wrap(facts.join(' · '), width);
  const next = now === undefined ? [] : [`${bold('next')} ${now}`];
  return [heading, ...parts, ...next].filter((part) => part !== '').join('\n');
}

/** The printed names in a content pack by id. Where two things share a name, their ids say more. */
function namesIn(content: unknown): Map<string, string> {
  const idsOf = new Map<string, Set<string>>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { id, name } = value as Fields;
    if (typeof id === 'string' && typeof name === 'string') {
      idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id));
    }
    for (const inside of Object.values(value)) look(inside);
  };
  look(content);
  const names = new Map<string, string>();
  for (const [name, [id = '', ...others]] of idsOf) if (others.length === 0) names.set(id, name);
  return names;
}

/** The same with names for ids. */
function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return nameOf(value, names);
  if (Array.isArray(value)) return value.map((one) => withNames(one, names));
  if (!isFields(value)) return value;
  const keys = Object.keys(value).map((key) => nameOf(key, names));
  const areDistinct = new Set(keys).size === keys.length;
  const entries = Object.entries(value).map(([key, one], index) => {
    return [areDistinct ? keys[index] : key, withNames(one, names)];
  });
  return Object.fromEntries(entries);
}

/** Copies (`fighter:3`, `crowd#2`) have the name of what they copy. */
function nameOf(text: string, names: ReadonlyMap<string, string>): string {
  const [, id = text, copy = ''] = /^(.+?)([:#]\d+)$/.exec(text) ?? [];
  const name = names.get(id);
  return name === undefined ? text : name + copy;
}

/** Of longer lists only the beginning is shown. */
const longestList = 16;

/** A value in a few words. */
function phrase(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const some = value.slice(0, value.length > longestList ? 4 : longestList).map(inner);
    if (value.length > longestList) return `${value.length} (${some.join(', ')}, …)`;
    return some.join(value.every(isShort) ? ' ' : ', ');
  }
  return factsOf(value as Fields).join(', ');
}

function inner(value: unknown): string {
  return typeof value === 'object' && value !== null ? `(${phrase(value)})` : phrase(value);
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || value === null;
}

function factsOf(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => {
      return value === true ? wordsOf(name) : `${wordsOf(name)} ${phrase(value)}`;
    });
}

/** Names of fields in words; ids stay as they are. */
function wordsOf(name: string): string {
  return /^[a-z][a-zA-Z]*$/.test(name) ? inWords(name) : name;
}

/** The top of the agenda is what happens next. */
function whatIsNext(agenda: readonly unknown[]): string | undefined {
  const step = agenda[agenda.length - 1];
  if (!isFields(step)) return undefined;
  const { type, ...rest } = step;
  const details = factsOf(rest).join(', ');
  return inWords(String(type)) + (details === '' ? '' : dim(` (${details})`));
}

/** Seats, piles, units: a paragraph each, without what most of many have in common. */
function drawThings(name: string, things: Fields | readonly unknown[], width: number): string {
  const entries = Object.entries(things);
  const isMany = entries.length > 6;
  const usual = isMany ? commonFields(entries.map(([, thing]) => thing)) : {};
  const told = new Map<string, string[]>();
  for (const [key, thing] of entries) {
    const facts = isFields(thing) ? factsOf(without(thing, usual)) : [phrase(thing)];
    const text = facts.join(' · ');
    // Those that are alike share a paragraph, if there are many.
    const alike = isMany ? told.get(text) : undefined;
    if (alike !== undefined) alike.push(key);
    else if (text !== '') told.set(isMany ? text : `${text}${' '.repeat(told.size)}`, [key]);
  }
  if (told.size === 0) return '';
  const labels = [...told.values()].map(([first = '', ...more]) => {
    return more.length > 0 ? `${first} +${more.length}` : first;
  });
  const longest = longestIn(labels);
  const lines = [...told.keys()].flatMap((text, index) => {
    const [first = '', ...more] = wrap(text.trimEnd(), width - longest - 4).split('\n');
    const label = bold((labels[index] ?? '').padStart(longest));
    return [`  ${label}  ${first}`, ...more.map((line) => `${' '.repeat(longest + 4)}${line}`)];
  });
  return [bold(inWords(name)) + unlessTold(usual), ...lines].join('\n');
}

const coordinates = /^([A-Z]{1,2}|-?\d{1,3})([,:]?)(-?\d{1,3})$/;

function isMap(spaces: Fields): boolean {
  const places = Object.keys(spaces).map((key) => coordinates.exec(key));
  const columns = new Set(places.map((place) => place?.[1]));
  const rows = new Set(places.map((place) => place?.[3]));
  return places.every((place) => place !== null) && columns.size > 1 && rows.size > 1;
}

/** Spaces by column and row. Only what is special about a space is written into it. */
function drawMap(name: string, spaces: Fields, width: number): string {
  const cells = new Map<string, readonly string[]>();
  const columns: string[] = [];
  const rows: string[] = [];
  const usual = commonFields(Object.values(spaces));
  for (const [key, space] of Object.entries(spaces)) {
    const [, column = '', , row = ''] = coordinates.exec(key) ?? [];
    if (!columns.includes(column)) columns.push(column);
    if (!rows.includes(row)) rows.push(row);
    cells.set(
      `${column} ${row}`,
      isFields(space) ? notesOn(without(space, usual)) : [phrase(space)],
    );
  }
  columns.sort(inOrder);
  rows.sort(inOrder);
  const room = Math.floor((width - 4) / columns.length) - 1;
  const cellWidth = Math.max(5, Math.min(room, longestIn([...cells.values()].flat())));
  const rule = dim(`   +${`${'-'.repeat(cellWidth)}+`.repeat(columns.length)}`);
  const heading = columns.map((column) => fitted(` ${column}`, cellWidth)).join(' ');
  const lines = [bold(inWords(name)) + unlessTold(usual), `    ${heading}`.trimEnd(), rule];
  for (const row of rows) {
    const line = columns.map((column) => cells.get(`${column} ${row}`) ?? []);
    const height = Math.max(1, ...line.map((notes) => notes.length));
    for (let at = 0; at < height; at++) {
      const label = at === 0 ? row.padStart(2) : '  ';
      const texts = line.map((notes) => fitted(notes[at] ?? '', cellWidth));
      lines.push(`${label} ${dim('|')}${texts.join(dim('|'))}${dim('|')}`);
    }
    lines.push(rule);
  }
  return lines.join('\n');
}

function notesOn(space: Fields): string[] {
  return Object.entries(space).map(([name, value]) => {
    const word = inWords(name);
    if (value === true) return word;
    if (isListOfFields(value)) return `${word} ${value.length}: ${value.map(phrase).join('; ')}`;
    return `${word} ${phrase(value)}`;
  });
}

/** For every field the value that most things have, as JSON. */
function commonFields(things: readonly unknown[]): Readonly<Record<string, string>> {
  const counts = new Map<string, Map<string, number>>();
  for (const thing of things) {
    if (!isFields(thing)) continue;
    for (const [name, value] of Object.entries(thing)) {
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values);
      const text = JSON.stringify(value);
      values.set(text, (values.get(text) ?? 0) + 1);
    }
  }
  const common: Record<string, string> = {};
  for (const [name, values] of counts) {
    const [text, times] = [...values].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    if (times * 2 > things.length) common[name] = text;
  }
  return common;
}

/** What was left out because most things have it, unless it is nothing. */
function unlessTold(usual: Readonly<Record<string, string>>): string {
  const values = Object.entries(usual)
    .filter(([, json]) => !/^(?:0|\[(?:0,?)*\])$/.test(json))
    .map(([name, json]): [string, unknown] => [name, JSON.parse(json)]);
  const facts = factsOf(Object.fromEntries(values));
  return facts.length === 0 ? '' : dim(` (unless told: ${facts.join(', ')})`);
}

function without(thing: Fields, usual: Readonly<Record<string, string>>): Fields {
  const special = Object.entries(thing).filter(([name, value]) => {
    return usual[name] !== JSON.stringify(value);
  });
  return Object.fromEntries(special);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfFields(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Cut to the width; of `skyscraper 3` the name is shortened, not the number. */
function fitted(text: string, width: number): string {
  if (text.length <= width) return text.padEnd(width);
  const value = /^[a-z ]+?((?: -?\d{1,4})+)$/.exec(text)?.[1] ?? '';
  if (value.length > width - 3) return `${text.slice(0, width - 1)}…`;
  return `${text.slice(0, width - value.length - 1)}…${value}`;
}

function longestIn(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

function inOrder(a: string, b: string): number {
  if (/^-?\d/.test(a) && /^-?\d/.test(b)) return Number(a) - Number(b);
  if (a === b) return 0;
  return a.length - b.length || (a < b ? -1 : 1);
}
