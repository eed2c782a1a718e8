/*
 * Where a text stops being JSON, and why: runtimes word it in many ways, and some do not say where.
 */

export interface JsonFault {
  /** The number of characters before it. */
  readonly at: number;
  readonly line: number;
  readonly column: number;
  /** What is wrong there: "a comma is missing". */
  readonly reason: string;
}

/** The first fault of a text that is not JSON; nothing if there is none. */
export function jsonFault(text: string): JsonFault | undefined {
  const scanner = new Scanner(text);
  try {
    scanner.document();
    return undefined;
  } catch (error) {
    const { at, message: reason } = error as Fault;
    const before = text.slice(0, at);
    const column = at - before.lastIndexOf('\n');
    return { at, line: before.split('\n').length, column, reason };
  }
}

/** `a comma is missing (column 14)`, for a text of one line. */
export function tellFault(text: string): string {
  const fault = jsonFault(text);
  return fault === undefined ? 'it is not JSON' : `${fault.reason} (column ${fault.column})`;
}

class Fault extends Error {
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(reason);
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[A-Za-z_]\w*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const deepest = 1000;

class Scanner {
  #at = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  document(): void {
    this.#value();
    this.#space();
    if (this.#at < this.text.length) throw this.#fault('something follows the end');
  }

  #value(): void {
    this.#space();
    const char = this.text[this.#at];
    if (char === undefined) throw this.#fault('the text ends too early');
    if (char === '{' || char === '[') return this.#nested(char);
    if (char === '"') return this.#string();
    if (char === "'") throw this.#fault('texts stand in double quotes');
    if (this.text.startsWith('//', this.#at) || this.text.startsWith('/*', this.#at)) {
      throw this.#fault('JSON has no comments');
    }
    if (/[-\d]/.test(char) && this.#take(number) !== '') return;
    const from = this.#at;
    const name = this.#take(word);
    if (['true', 'false', 'null'].includes(name)) return;
    const reason = name === '' ? `"${char}" cannot stand here` : `"${name}" needs double quotes`;
    throw new Fault(
      from,
      char === ',' || char === '}' || char === ']' ? 'a value is missing' : reason,
    );
  }

  #nested(open: '{' | '['): void {
    if (++this.#depth > deepest) throw this.#fault('it is nested too deep');
    const close = open === '{' ? '}' : ']';
    this.#at++;
    if (!this.#skip(close)) {
      do {
        if (open === '{') this.#key();
        this.#value();
      } while (this.#skip(','));
      if (!this.#skip(close)) {
        const isOver = this.#at >= this.text.length;
        throw this.#fault(isOver ? `a ${close} is missing` : `a comma or ${close} is missing`);
      }
    }
    this.#depth--;
  }

  #key(): void {
    this.#space();
    const char = this.text[this.#at];
    if (char === '}') throw this.#fault('a comma stands before the }');
    if (char !== '"') throw this.#fault('a name in double quotes is missing');
    this.#string();
    if (!this.#skip(':')) throw this.#fault('a colon is missing');
  }

  #string(): void {
    const from = this.#at++;
    for (let char = this.text[this.#at]; char !== '"'; char = this.text[this.#at]) {
      if (char === undefined || char < ' ') {
        throw new Fault(from, 'the text that begins here does not end');
      }
      if (char !== '\\') this.#at++;
      else if (this.#take(escaped) === '') throw this.#fault('there is no such escape');
    }
    this.#at++;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.#at += found.length;
    return found;
  }

  #skip(char: string): boolean {
    this.#space();
    if (this.text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #space(): void {
    this.#take(/[ \t\n\r]*/y);
  }

  #fault(reason: string): Fault {
    return new Fault(this.#at, reason);
  }
}
