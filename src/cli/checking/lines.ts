type Path = readonly (string | number)[];

/** The lines of a JSON text, from 1, on which the things in it begin. */
export class JsonLines {
  readonly #lines = new Map<string, number>();

  constructor(json: string) {
    const inside: { key: string | number; isList: boolean }[] = [];
    let line = 1;
    let path: (string | number)[] = [];
    for (const token of json.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,\n]|[^"[\]{}:,\n]+/g) ?? []) {
      const holder = inside[inside.length - 1];
      if (token === '\n') line++;
      else if (token.trim() === '' || token === ':') continue;
      else if (token === '{' || token === '[') {
        path = pathOf(inside);
        this.#note(path, line);
        inside.push({ key: token === '[' ? 0 : '', isList: token === '[' });
      } else if (token === '}' || token === ']') inside.pop();
      else if (token === ',') {
        if (holder?.isList) holder.key = Number(holder.key) + 1;
        else if (holder !== undefined) holder.key = '';
      } else if (holder !== undefined && !holder.isList && holder.key === '') {
        holder.key = `:${JSON.parse(token)}`;
        this.#note(pathOf(inside), line);
      } else this.#note(pathOf(inside), line);
    }
  }

  /** The line of what lies at the path, or of what it would lie in. */
  at(path: Path): number {
    for (let length = path.length; length >= 0; length--) {
      const line = this.#lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return 1;
  }

  #note(path: Path, line: number): void {
    const key = keyOf(path);
    if (!this.#lines.has(key)) this.#lines.set(key, line);
  }
}

/** Keys are told from indices by a colon while they are read. */
function pathOf(inside: readonly { readonly key: string | number }[]): (string | number)[] {
  return inside.map(({ key }) => (typeof key === 'string' ? key.slice(1) : key));
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
