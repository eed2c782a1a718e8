import { describe, expect, test } from 'vitest';
import { mayImport } from './floor-plan.js';
import { gameFolders, type Source, sources } from './sources.js';

/** The part of src that a file belongs to: a folder, or a file at its top. */
function partOf(file: string): string {
  return file.split('/')[0] as string;
}

/** Rank in the order of dependencies: kernel, kit, games, what displays share, displays of games, then everything else. */
function rankOf(file: string): number {
  const part = partOf(file);
  if (part === 'kernel') return 0;
  if (part === 'kit') return 1;
  if (gameFolders.includes(part)) return isDisplay(file) ? 4 : 2;
  return part === 'display' ? 3 : 5;
}

/** Whether it is what a game shows to people. */
function isDisplay(file: string): boolean {
  return gameFolders.includes(partOf(file)) && roomOf(file) === 'display';
}

function wrong(isWrong: (file: string, imported: string) => boolean): string[] {
  return sources.flatMap(({ file, imports }) => {
    return imports.filter((one) => isWrong(file, one)).map((one) => `${file} imports ${one}`);
  });
}

describe('dependencies point one way', () => {
  test('kernel, kit, games, displays, then everything else', () => {
    expect(wrong((file, imported) => rankOf(imported) > rankOf(file))).toEqual([]);
  });

  test('no game imports another', () => {
    const isGame = (file: string) => gameFolders.includes(partOf(file));
    const isOther = (file: string, imported: string) => partOf(file) !== partOf(imported);
    expect(wrong((a, b) => isGame(a) && isGame(b) && isOther(a, b))).toEqual([]);
  });

  test('of a game only its index and that of its display are imported from outside', () => {
    const isInner = (file: string) => {
      const doors = ['index.ts', 'display/index.ts', 'display/theme.ts'].map(
        (door) => `${partOf(file)}/${door}`,
      );
      return gameFolders.includes(partOf(file)) && !doors.includes(file);
    };
    expect(wrong((file, one) => partOf(file) !== partOf(one) && isInner(one))).toEqual([]);
  });
});

/** Within a game: the room, or the file at the top. */
function roomOf(file: string): string {
  return file.split('/')[1] as string;
}

describe.each(gameFolders)('rooms of %s', (game) => {
  const own = sources.filter(({ file }) => partOf(file) === game);

  test('know only what the plan says', () => {
    const strange = own.flatMap(({ file, imports }) => {
      const room = roomOf(file);
      const allowed = mayImport[room];
      if (allowed === undefined) return [];
      return imports
        .filter((one) => partOf(one) === game)
        .filter((one) => {
          const other = roomOf(one);
          const within = one.slice(game.length + 1);
          return other !== room && !allowed.includes(other) && !allowed.includes(within);
        })
        .map((one) => `${file} imports ${one}`);
    });
    expect(strange).toEqual([]);
  });

  test('no file leads back to itself, not even by its types', () => {
    expect(cycles(own)).toEqual([]);
  });
});

test('no file of kernel, kit, testing or the command line leads back to itself', () => {
  expect(cycles(sources.filter(({ file }) => !gameFolders.includes(partOf(file))))).toEqual([]);
});

/** One cycle for every file from which one can be reached by going down its imports. */
function cycles(files: readonly Source[]): string[] {
  const byFile = new Map(files.map((source) => [source.file, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const next of byFile.get(file)?.imports ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const { file } of files) visit(file, []);
  return found;
}
