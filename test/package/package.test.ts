import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIds } from '../../src/entries.js';
import { fingerprint, games, neonGods, simulate } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { blocksOfPage } from '../docs/page.js';
import { duel } from '../kernel/duel.js';
import { buildExampleApp, useExampleApp } from '../web/example-app.js';
import { useExamplePage } from '../web/example-page.js';
import { sensibleGame } from '../web/node.js';

/*
 * What users get: the packed tarball, installed into an empty project.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'cityrules-package-'));
const source = join(folder, 'source');
const project = join(folder, 'project');
const tarball = join(folder, `cityrules-${manifest.version}.tgz`);
const installed = join(project, 'node_modules', 'cityrules');

beforeAll(() => {
  pack();
  mkdirSync(project);
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  npm(project, 'install', tarball);
}, 600_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds and packs a copy, so that nobody else's `dist` is in the way. */
function pack(): void {
  mkdirSync(source);
  const parts = ['src', 'test', 'build', 'package.json', 'tsconfig.json', 'tsup.config.ts'];
  const papers = ['README.md', 'LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs'];
  for (const part of [...parts, ...papers]) {
    cpSync(join(root, part), join(source, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  npm(source, 'pack', '--pack-destination', folder);
}

/** A peer whose types alone are needed comes from our own modules. */
function lend(peer: string): void {
  const place = join(project, 'node_modules', peer);
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) symlinkSync(join(root, 'node_modules', peer), place);
}

function npm(cwd: string, ...args: string[]): void {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', [...args, ...quiet], cwd);
}

function run(command: string, args: readonly string[], cwd = project): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

function write(name: string, text: string): string {
  const file = join(project, name);
  writeFileSync(file, text);
  return file;
}

/** Runs a script in the project; it prints JSON. */
function evaluate(name: string, script: string): unknown {
  return JSON.parse(run(process.execPath, [write(name, script)]));
}

const byImport = (name: string) => `import * as it from '${name}';`;
const byRequire = (name: string) => `const it = require('${name}');`;

/** The state after these many first legal moves. */
const played = 300;
const play = `
  let state = neonGods.setup({ players: 3, seed: 'package' });
  for (let i = 0; i < ${played}; i++) state = neonGods.apply(state, neonGods.legalMoves(state)[0]).state;
`;

function expectedFingerprint(): string {
  let state = neonGods.setup({ players: 3, seed: 'package' });
  for (let i = 0; i < played; i++) {
    const [move] = neonGods.legalMoves(state);
    if (move !== undefined) state = neonGods.apply(state, move).state;
  }
  return fingerprint(state);
}

const entries = Object.keys(manifest.exports)
  .filter((entry) => entry !== './package.json')
  .map((entry) => `cityrules${entry.slice(1)}`);

describe('the tarball', () => {
  test('holds what was built and the papers, and no sources or tests', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const built = /^dist([\\/].+\.(js|cjs|d\.ts|d\.cts))?$/;
    const guides = /^docs([\\/](rules|cards|pictures))?([\\/][\w-]+\.(md|svg))?$/;
    const examples = /^docs[\\/]example(-app|-page)?([\\/]|$)/;
    const known = [built, guides, examples];
    const others = files.filter((file) => !known.some((pattern) => pattern.test(file)));
    const papers = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'];
    const made = ['dist/THIRD-PARTY.md', 'dist/citations.json', 'dist/web'];
    expect(others.sort()).toEqual([...papers, ...made, 'package.json']);
  });

  test('holds everything that its papers and guides lead to', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const papers = files.filter((file) => file.endsWith('.md'));
    const links = papers.flatMap((paper) => {
      const text = readFileSync(join(installed, paper), 'utf8');
      const found = text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g);
      return [...found].map(([, link = '']) => join(dirname(paper), link));
    });
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter((link) => !existsSync(join(installed, link)))).toEqual([]);
  });

  test('holds the notices of everything that the command line contains', () => {
    const files = readdirSync(join(installed, 'dist')).filter((file) => file.endsWith('.js'));
    const bundle = files
      .map((file) => readFileSync(join(installed, 'dist', file), 'utf8'))
      .join('');
    const notices = readFileSync(join(installed, 'dist/THIRD-PARTY.md'), 'utf8');
    const packages = [...bundle.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)];
    const names = [...new Set(packages.map(([, name]) => name))];
    expect(names).toContain('commander');
    for (const name of names) expect(notices).toContain(`## ${name} `);
  });

  test('brings zod and pure-rand, and nothing else', () => {
    const modules = readdirSync(join(project, 'node_modules')).filter(
      (name) => !name.startsWith('.'),
    );
    expect(modules.sort()).toEqual(['cityrules', 'pure-rand', 'zod']);
  });

  test('has a manifest of which npm mends nothing when it is published', () => {
    const place = join(folder, 'manifest');
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
    npm(place, 'pkg', 'fix');
    expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))).toEqual(manifest);
  });

  test('has nothing that publint or attw would report', () => {
    const tool = (name: string) => join(root, 'node_modules', '.bin', name);
    expect(run(tool('publint'), [tarball, '--strict'])).toContain('All good!');
    expect(run(tool('attw'), [tarball])).toContain('No problems found');
  });
});

/** What has to be installed besides, by the entry that needs it when it runs. */
const peersOf: Readonly<Record<string, readonly string[]>> = {
  'cityrules/testing/arbitraries': ['fast-check'],
  'cityrules/colyseus': ['@colyseus/core'],
};

describe('what an entry needs', () => {
  test.each(entries)('%s', async (entry) => {
    const { metafile } = await build({
      stdin: { contents: `export * from '${entry}';`, resolveDir: project },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: entry === 'cityrules/colyseus' ? 'node' : 'browser',
      external: ['zod', 'pure-rand/*', 'fast-check', '@colyseus/core'],
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const packages = imports
      .filter(({ external, path }) => external && !path.startsWith('node:'))
      .map(({ path }) => (path.startsWith('@') ? path : path.split('/')[0]));
    const own = Object.keys(manifest.dependencies);
    const peers = peersOf[entry] ?? [];
    expect([...own, ...peers]).toEqual(expect.arrayContaining([...new Set(packages)]));
    for (const peer of peers) expect(packages).toContain(peer);
  });
});

describe('in a project', () => {
  beforeAll(() => {
    npm(project, 'install', `fast-check@${manifest.devDependencies['fast-check']}`);
    for (const peer of Object.keys(manifest.peerDependencies)) lend(peer);
  });

  test.each(entries)('%s gives the same by import and by require', (entry) => {
    const print = `console.log(JSON.stringify(Object.keys(it).filter((key) => key !== 'default').sort()));`;
    const imported = evaluate('entry.mjs', `${byImport(entry)} ${print}`);
    const required = evaluate('entry.cjs', `${byRequire(entry)} ${print}`);
    expect(imported).toEqual(required);
    expect(imported).not.toEqual([]);
  });

  test('cityrules/package.json can be read', () => {
    const required = evaluate(
      'manifest.cjs',
      `console.log(JSON.stringify(require('cityrules/package.json').version));`,
    );
    const imported = evaluate(
      'manifest.mjs',
      `import it from 'cityrules/package.json' with { type: 'json' }; console.log(JSON.stringify(it.version));`,
    );
    expect([required, imported]).toEqual([manifest.version, manifest.version]);
  });

  test.each([
    ['cityrules', 'play-all.mjs', `import { neonGods, fingerprint } from 'cityrules';`],
    ['cityrules', 'play-all.cjs', `const { neonGods, fingerprint } = require('cityrules');`],
    [
      'cityrules/neon-gods',
      'play-one.mjs',
      `import { neonGods } from 'cityrules/neon-gods'; import { fingerprint } from 'cityrules';`,
    ],
    [
      'cityrules/neon-gods',
      'play-one.cjs',
      `const { neonGods } = require('cityrules/neon-gods'); const { fingerprint } = require('cityrules');`,
    ],
  ])('%s plays as the sources do: %s', (_entry, file, load) => {
    const print = evaluate(
      file,
      `${load} ${play} console.log(JSON.stringify(fingerprint(state)));`,
    );
    expect(print).toBe(expectedFingerprint());
  });

  test('rule books and packs, which are texts there, say the same in the same order', () => {
    const books = evaluate(
      'books.mjs',
      `import { games } from 'cityrules';
       const books = Object.values(games).map(({ rules, content }) => [rules, content]);
       console.log(JSON.stringify(books));`,
    );
    const own = Object.values(games).map(({ rules, content }) => [rules, content]);
    expect(JSON.stringify(books)).toBe(JSON.stringify(own));
  });

  test('all entries share one kernel: an error of one is an error of the other', () => {
    const script = `
      import * as all from 'cityrules';
      import { neonGods } from 'cityrules/neon-gods';
      const state = neonGods.setup({ players: 2, seed: 1 });
      let error;
      try { neonGods.apply(state, null); } catch (thrown) { error = thrown; }
      console.log(JSON.stringify([all.neonGods === neonGods, error instanceof all.IllegalMove]));
    `;
    expect(evaluate('shared.mjs', script)).toEqual([true, true]);
    const required = script
      .replace("import * as all from 'cityrules';", "const all = require('cityrules');")
      .replace('import { neonGods } from', 'const { neonGods } = require(')
      .replace("'cityrules/neon-gods';", "'cityrules/neon-gods');");
    expect(evaluate('shared.cjs', required)).toEqual([true, true]);
  });

  test.each([
    [
      'laws.mjs',
      `import * as testing from 'cityrules/testing'; import { playthroughs } from 'cityrules/testing/arbitraries'; import { neonGods } from 'cityrules'; import fc from 'fast-check';`,
    ],
    [
      'laws.cjs',
      `const testing = require('cityrules/testing'); const { playthroughs } = require('cityrules/testing/arbitraries'); const { neonGods } = require('cityrules'); const fc = require('fast-check');`,
    ],
  ])('cityrules/testing works with the fast-check of the project: %s', (file, load) => {
    const script = `${load}
      const setups = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });
      let states = 0;
      fc.assert(fc.property(playthroughs(neonGods, setups, { maxMoves: 20 }), ({ state }) => {
        states++;
        return neonGods.invariants(testing.deepFreeze(state)).length === 0;
      }), { numRuns: 20 });
      console.log(JSON.stringify([states, Object.keys(testing.laws).length]));
    `;
    expect(evaluate(file, script)).toEqual([20, 23]);
  });
});

describe('the example app', () => {
  test('is built with the package, and plays', async () => {
    const built = await buildExampleApp(join(folder, 'example-app'), installed);
    const seen = await useExampleApp(built);
    if (seen === undefined) return;
    expect(seen.titles).toHaveLength(5);
    expect(seen.prompts[0]).toMatch(/^You have \d+ \$: recruit somebody from the row/);
    expect(seen.prompts[1]).not.toBe(seen.prompts[0]);
    expect(seen.complaints).toEqual([]);
  });

  test('has less than 150 lines of its own', () => {
    const own = ['index.html', 'main.jsx', 'vite.config.js'].map((name) => {
      return readFileSync(join(root, 'docs/example-app', name), 'utf8')
        .trim()
        .split('\n').length;
    });
    expect(own.reduce((sum, lines) => sum + lines)).toBeLessThan(150);
  });
});

/** What the compiler has to say about these files. */
function complaints(program: ts.Program): string[] {
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: -1 };
    return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

test('a plain HTML page plays a whole game, with no framework and nothing built', async () => {
  const game = games['neon-gods'] as Game;
  const planned = sensibleGame(
    game,
    { players: 2, seed: 'plain' } as GameTypes['setupInput'],
    Number.POSITIVE_INFINITY,
  );
  const seen = await useExamplePage(project, 'plain', planned);
  if (seen === undefined) return;
  expect(seen.prompt).toBe('The game is over.');
  expect(seen.view).toEqual(game.view(planned.state, 'spectator'));
  expect(seen.complaints).toEqual([]);
});

describe('a game of another package, built from docs/adding-a-game.md', () => {
  const folder = join(project, 'duel');

  test('compiles against cityrules/kernel and cityrules/kit alone', () => {
    for (const { file, code } of blocksOfPage()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const program = ts.createProgram([join(folder, 'index.ts')], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      declaration: true,
      skipLibCheck: true,
    });
    expect(complaints(program)).toEqual([]);
    expect(program.emit().emitSkipped).toBe(false);
  });

  test('keeps the laws, and plays as it does here', () => {
    const options = { games: 200, players: 3, seed: 'another package' };
    const script = `
      import { simulate } from 'cityrules';
      import { followLaws } from 'cityrules/testing';
      import { duel } from './duel/index.js';
      for (let seed = 0; seed < 10; seed++) {
        followLaws(duel, { setup: { players: 2 + (seed % 2), seed }, seed, bound: 20, decisions: 'all' });
      }
      console.log(JSON.stringify(simulate(duel, ${JSON.stringify(options)})));
    `;
    expect(evaluate('duel.mjs', script)).toEqual(simulate(duel, options));
  });
});

/** Uses every entry, and expects the errors that good types give. */
const consumer = `
  import { fingerprint, type Game, games, IllegalMove, neonGods, simulate, verify, writeLog } from 'cityrules';
  import { type Move, type State, neonGods as alone } from 'cityrules/neon-gods';
  import { followLaws, laws, matchersFor } from 'cityrules/testing';

  const state: State = neonGods.setup({ players: 2, seed: 'types' });
  const moves: Move[] = alone.legalMoves(state, 0);
  for (const move of moves) {
    if (move.type === 'moveTo') {
      const to: 'A1' | (string & {}) = move.to;
      void to;
    }
  }
  const tried = neonGods.tryApply(state, { anything: 1 });
  export const text: string = tried.ok ? fingerprint(tried.state) : tried.message;
  export const log: string = writeLog(neonGods, { setup: { players: 2, seed: 1 }, moves });
  export const isFine: boolean = verify(neonGods, log).ok;
  export const wins: number[] = simulate(neonGods, { games: 1, players: 2, seed: 1 }).seats.map(({ wins }) => wins);
  export const all: Game[] = Object.values(games);
  export const first: string = laws[1];
  export const isAllowed: boolean = matchersFor(neonGods).toAllow(state, moves[0]).pass;
  export const isIllegal = (error: unknown): error is IllegalMove => error instanceof IllegalMove;
  followLaws(neonGods, { setup: { players: 2, seed: 1 }, seed: 1, bound: 1000 });

  // @ts-expect-error the seed is missing
  neonGods.setup({ players: 2 });
  // @ts-expect-error there is no such move
  neonGods.apply(state, { type: 'fly', seat: 0 });
  // @ts-expect-error an id is a text
  export const id: number = neonGods.id;
  // @ts-expect-error there are twenty-three laws
  laws[24];
`;

describe('types', () => {
  const { ModuleKind, ModuleResolutionKind } = ts;

  test.each([
    ['node16, ESM', 'types.mts', ModuleKind.Node16, ModuleResolutionKind.Node16],
    ['node16, CommonJS', 'types.cts', ModuleKind.Node16, ModuleResolutionKind.Node16],
    ['nodenext, ESM', 'types.mts', ModuleKind.NodeNext, ModuleResolutionKind.NodeNext],
    ['nodenext, CommonJS', 'types.cts', ModuleKind.NodeNext, ModuleResolutionKind.NodeNext],
    ['bundler', 'types.ts', ModuleKind.ESNext, ModuleResolutionKind.Bundler],
  ])('a consumer compiles with %s', (_name, file, module, moduleResolution) => {
    const program = ts.createProgram([write(file, consumer)], {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
    });
    expect(complaints(program)).toEqual([]);
  });

  test('what is written out is what was inferred', () => {
    const types = [
      'ContentPack',
      'Event',
      'Move',
      'Outcome',
      'RuleId',
      'SetupInput',
      'State',
      'View',
    ];
    const compared = gameIds.flatMap((id, i) => [
      `import type * as Published${i} from 'cityrules/${id}';`,
      `import type * as Own${i} from '${join(root, 'src', id, 'index.js')}';`,
      ...types.map((type) => `true satisfies Same<Published${i}.${type}, Own${i}.${type}>;`),
    ]);
    const same = `import type { Same } from '${join(root, 'src/kit/types.js')}';`;
    const program = ts.createProgram([write('same.ts', [same, ...compared].join('\n'))], {
      module: ModuleKind.NodeNext,
      moduleResolution: ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
    });
    expect(complaints(program)).toEqual([]);
  });

  test('no schema is written out in the types of a game', () => {
    for (const id of gameIds) {
      const text = readFileSync(join(installed, 'dist', `${id}.d.ts`), 'utf8');
      expect(text.match(/z\.Zod(Object|Union|DiscriminatedUnion|Enum)</g), id).toBeNull();
    }
  });

  test('the declarations themselves are sound', () => {
    const declarations = readdirSync(join(installed, 'dist'))
      .filter((name) => /\.d\.c?ts$/.test(name))
      .map((name) => join(installed, 'dist', name));
    const program = ts.createProgram(declarations, {
      module: ModuleKind.NodeNext,
      moduleResolution: ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      // Only cityrules/web needs to know pages.
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
    });
    const ours = declarations.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    });
    expect(
      ours.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ).toEqual([]);
  });
});

describe('in a browser', () => {
  test.each(['cityrules', 'cityrules/neon-gods'])(
    '%s is bundled and needs nothing of Node',
    async (entry) => {
      const file = write(
        'browser.js',
        `import { neonGods } from '${entry}'; import { fingerprint } from 'cityrules'; ${play}
       globalThis.result = fingerprint(state);`,
      );
      const { outputFiles, warnings } = await build({
        entryPoints: [file],
        bundle: true,
        write: false,
        minify: true,
        platform: 'browser',
        format: 'iife',
        target: 'es2022',
      });
      expect(warnings).toEqual([]);
      const context = createContext({});
      runInContext(outputFiles[0]?.text ?? '', context);
      expect(context.result).toBe(expectedFingerprint());
      const nodes = '[typeof process, typeof require, typeof Buffer, typeof setTimeout].join()';
      expect(runInContext(nodes, context)).toBe('undefined,undefined,undefined,undefined');
    },
  );
});
