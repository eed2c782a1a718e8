import { Lookup } from '../kernel/lookup.js';

/** One thing that is wrong with a pack, and where. */
export interface PackIssue<R extends string = string> {
  readonly rule: R;
  readonly path: (string | number)[];
  readonly message: string;
}

/** Notes one thing that is wrong with a pack. */
export type Wrong<R extends string = string> = (
  rule: R,
  path: (string | number)[],
  message: string,
) => void;

/** Everything that the checks find wrong, in their order. */
export function issuesOf<R extends string>(check: (wrong: Wrong<R>) => void): PackIssue<R>[] {
  const issues: PackIssue<R>[] = [];
  check((rule, path, message) => {
    issues.push({ rule, path, message });
  });
  return issues;
}

/** No id is used twice in these sections of a pack: they share one set of names. */
export function uniqueIds<R extends string, S extends string>(
  pack: Readonly<Record<S, readonly { readonly id: string }[]>>,
  sections: readonly S[],
  rule: R,
  wrong: Wrong<R>,
): void {
  const places = new Map<string, string>();
  for (const section of sections) {
    for (const [index, { id }] of pack[section].entries()) {
      const place = `${section}.${index}`;
      const first = places.get(id);
      if (first === undefined) places.set(id, place);
      else {
        const message = `Id "${id}" is used twice: at ${first} and at ${place}.`;
        wrong(rule, [section, index, 'id'], message);
      }
    }
  }
}

/** The entries of a section by their ids. */
export function byId<T extends { readonly id: string }>(
  entries: readonly T[],
): ReadonlyMap<string, T> {
  return new Lookup(entries.map((entry) => [entry.id, entry]));
}
