/** What things are called in a pack. */
export interface Names {
  nameOf(id: string): string | undefined;
  /** The one among these ids that is meant by an id or a printed name; of copies the first. */
  find(text: string, among: readonly string[]): string | undefined;
  /** What these may be called: ids and printed names. */
  namesOf(ids: readonly string[]): string[];
}

const known = new WeakMap<object, Names>();

export function namesIn(pack: unknown): Names {
  if (typeof pack !== 'object' || pack === null) return readNames({});
  const found = known.get(pack) ?? readNames(pack);
  known.set(pack, found);
  return found;
}

function readNames(pack: object): Names {
  const names = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, name, title } = value as Record<string, unknown>;
    const printed = name ?? title;
    if (typeof id === 'string' && typeof printed === 'string') names.set(id, printed);
    for (const part of Object.values(value)) visit(part);
  };
  visit(pack);
  const nameOf = (id: string) => names.get(id) ?? names.get(withoutCopy(id));
  return {
    nameOf,
    find(text, among) {
      if (among.includes(text)) return text;
      const word = plain(text);
      const isMeant = (id: string) => plain(id) === word || plain(nameOf(id) ?? '') === word;
      return among.find(isMeant) ?? among.find((id) => withoutCopy(id) === text);
    },
    namesOf: (ids) =>
      ids.flatMap((id) => [id, ...(nameOf(id) === undefined ? [] : [nameOf(id) as string])]),
  };
}

/** Copies of one thing have its id and a number: `yl-word:2`, `lg-medium-1#1`, `zipGun-1`. */
function withoutCopy(id: string): string {
  return id.replace(/[:#-]\d+$/, '');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9,]/g, '');
}
