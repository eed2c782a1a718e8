/*
 * What the package consists of. The build, package.json, the report of the public surface and many tests follow from
 * this list. See docs/adding-a-game.md.
 */

/** Every game by its id, which is also the name of its folder, in the order in which they are told everywhere. */
export const gameIds = [
  'neon-gods',
  'city-of-remnants',
  'block-mania',
  'bloodfeud',
  'defend-neo-tokyo',
] as const;

/** Every entry of the package, as it is imported, and its source. */
export const entries: Readonly<Record<string, string>> = {
  cityrules: 'src/index.ts',
  ...Object.fromEntries(gameIds.map((id) => [`cityrules/${id}`, `src/${id}/index.ts`])),
  ...Object.fromEntries(
    gameIds.map((id) => [`cityrules/${id}/display`, `src/${id}/display/index.ts`]),
  ),
  'cityrules/display': 'src/displays.ts',
  'cityrules/svg': 'src/svg.ts',
  'cityrules/web': 'src/web/index.ts',
  'cityrules/kernel': 'src/kernel/index.ts',
  'cityrules/kit': 'src/kit/index.ts',
  'cityrules/bots': 'src/bots/index.ts',
  'cityrules/testing': 'src/testing/index.ts',
  'cityrules/testing/arbitraries': 'src/testing/arbitraries.ts',
  'cityrules/testing/vitest': 'src/testing/vitest.ts',
  'cityrules/testing/jest': 'src/testing/jest.ts',
  'cityrules/boardgame.io': 'src/adapters/boardgame-io.ts',
  'cityrules/colyseus': 'src/adapters/colyseus/index.ts',
  'cityrules/client': 'src/adapters/colyseus/client.ts',
};

/** The name of an entry's files in dist, without their endings. */
export function builtName(entry: string): string {
  return entry === 'cityrules' ? 'index' : entry.slice('cityrules/'.length).replace(/[./]/g, '-');
}
