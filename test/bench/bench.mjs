/*
 * Random legal play: list the legal moves, choose one, apply it with all its checks and events.
 * In place (`step`) and pure (`apply`), for every game and number of players, each case in a process of
 * its own; then what else costs time; then boardgame.io around two of the games. See docs/performance.md.
 *
 *   npm run bench -- [game…] [--seconds s] [--passes n] [--json file] [--compare file]
 *   npm run bench -- [game…] --against <dist folder of another build> [--passes n] [--rounds n] [--milliseconds n]
 *
 * The second form plays both builds in turns and tells how much faster this one is; see against.mjs.
 *
 * With several passes every case is run that often, far apart, and the least disturbed process is told: what else
 * a shared machine does only ever slows down.
 *
 * The checksum proves that two runs did equal work.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '../../dist/index.js';
import { playAgainst } from './against.mjs';

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1' },
    passes: { type: 'string' },
    json: { type: 'string' },
    compare: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '31' },
    milliseconds: { type: 'string', default: '40' },
  },
});

const chosen = Object.values(games).filter(({ id }) => only.length === 0 || only.includes(id));
if (options.against !== undefined) {
  await printRatios(options.against);
  process.exit();
}
const passes = Array.from({ length: Number(options.passes ?? 1) }, runCases);
const cases = leastDisturbed(
  ({ alone }) => alone,
  ({ inPlace }) => inPlace.median,
);
const around = leastDisturbed(
  ({ inside }) => inside,
  ({ median }) => median,
);
const imports = chosen.map(({ id }) => ({ game: id, ms: importTime(id) }));
const growth = chosen.map(({ id }) => run('scaling.mjs', id));

console.log('\nDecisions per second: median of five (least to most)');
print(Object.fromEntries(cases.map((one) => [nameOf(one), speeds(one)])));
console.log('\nMicroseconds, and moves replayed and verified per second');
print(Object.fromEntries(cases.map((one) => [nameOf(one), costs(one)])));
console.log('\nMilliseconds to import one game');
print(Object.fromEntries(imports.map(({ game, ms }) => [game, { ms }])));
console.log('\nThe same rules inside boardgame.io, decisions per second');
print(Object.fromEntries(around.map((one) => [nameOf(one), comparedWithBoardgame(one)])));
console.log('\nDecisions per second in place, full table, by what is on the table');
print(Object.fromEntries(growth.flatMap(growthOf)));

console.log('\nMilliseconds for the exact odds of a battle of Neon Gods, by its ways of chance');
const battles = run('odds.mjs');
print(
  Object.fromEntries(battles.sizes.map(({ name, battles: count, ms }) => [name, { count, ms }])),
);

console.log(
  '\nMilliseconds to show the largest position: at most 1 for the scene, 10 for its picture',
);
const drawings = chosen.map(({ id }) => run('drawing.mjs', id));
print(
  Object.fromEntries(
    drawings.map(({ game, players, scene, svg, things, bytes }) => {
      return [`${game}, ${players} players`, { scene, svg, things, bytes }];
    }),
  ),
);

const report = {
  node: process.version,
  cases,
  imports,
  boardgameIo: around,
  growth,
  battles,
  drawings,
};
if (options.compare !== undefined) compare(JSON.parse(readFileSync(options.compare, 'utf8')));
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);

function runCases() {
  const alone = [];
  const inside = [];
  for (const { id, players } of chosen) {
    for (let count = players.min; count <= players.max; count++) {
      process.stderr.write(`${id}, ${count} players\n`);
      alone.push(run('case.mjs', id, count));
    }
    if (id !== 'neon-gods' && id !== 'city-of-remnants') continue;
    inside.push(run('boardgame-io.mjs', id, players.max));
  }
  return { alone, inside };
}

/** Case by case the result of the pass with the highest speed. */
function leastDisturbed(part, speed) {
  return part(passes[0]).map((_, i) => {
    return passes.map((pass) => part(pass)[i]).reduce((a, b) => (speed(b) > speed(a) ? b : a));
  });
}

function run(file, ...args) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return JSON.parse(node(path, ...args.map(String), options.seconds));
}

function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The best of seven fresh processes: disk and other programs only ever add. */
function importTime(id) {
  const url = new URL(`../../dist/${id}.js`, import.meta.url).href;
  const code = `const t = performance.now(); await import('${url}'); console.log(performance.now() - t)`;
  const times = Array.from({ length: 7 }, () => Number(node('--input-type=module', '-e', code)));
  return Math.round(Math.min(...times));
}

function print(rows) {
  const names = Object.keys(rows);
  const columns = [...new Set(names.flatMap((name) => Object.keys(rows[name])))];
  const table = [
    ['', ...columns],
    ...names.map((name) => [name, ...columns.map((column) => String(rows[name][column] ?? ''))]),
  ];
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)));
  for (const [first, ...rest] of table) {
    const cells = rest.map((cell, i) => cell.padStart(widths[i + 1]));
    console.log([first.padEnd(widths[0]), ...cells].join('  '));
  }
}

function nameOf({ game, players }) {
  return `${game} ${players}`;
}

function speeds({ inPlace, pure, oneSeat, movesPerDecision, decisionsPerGame, checksum }) {
  return {
    'in place': ranged(inPlace),
    pure: ranged(pure),
    ...(oneSeat && { 'one seat': ranged(oneSeat) }),
    'moves/decision': movesPerDecision,
    'decisions/game': decisionsPerGame,
    checksum,
  };
}

function costs({ copy, view, fingerprint, replay, stateBytes }) {
  const kilobytes = stateBytes / 1000;
  return {
    copy: copy.median,
    view: view.median,
    fingerprint: fingerprint.median,
    'fingerprint/KB': Number((fingerprint.median / kilobytes).toFixed(2)),
    'replay /s': thousands(replay.median),
    'state KB': Number(kilobytes.toFixed(1)),
  };
}

function comparedWithBoardgame({ game, players, median, least, most }) {
  const own = cases.find((one) => one.game === game && one.players === players);
  return {
    'boardgame.io': ranged({ median, least, most }),
    'apply alone': ranged(own.pure),
    ratio: Number((own.pure.median / median).toFixed(1)),
  };
}

function growthOf({ game, figures, cards, moves }) {
  const row = (groups) => {
    return Object.fromEntries(
      groups.map(({ from, to, perSecond }, i) => {
        const range = from === to ? from : `${from}-${to}`;
        return [`group ${i + 1}`, `${range}: ${thousands(perSecond)}`];
      }),
    );
  };
  return [
    [`${game}, figures on the board`, row(figures)],
    [`${game}, cards in hand`, row(cards)],
    [`${game}, legal moves`, row(moves)],
  ];
}

function compare(old) {
  const before = new Map(old.cases.map((one) => [nameOf(one), one]));
  const changes = cases.flatMap((now) => {
    const then = before.get(nameOf(now));
    if (then === undefined) return [];
    const ratio = (key) => `${(now[key].median / then[key].median).toFixed(2)}x`;
    return [
      [
        nameOf(now),
        {
          'in place': ratio('inPlace'),
          pure: ratio('pure'),
          copy: ratio('copy'),
          view: ratio('view'),
          fingerprint: ratio('fingerprint'),
          replay: ratio('replay'),
          work: now.checksum === then.checksum ? 'the same' : 'changed',
        },
      ],
    ];
  });
  console.log(`\nNow against ${options.compare}`);
  print(Object.fromEntries(changes));
}

async function printRatios(other) {
  const rows = await playAgainst(other, chosen, {
    passes: Number(options.passes ?? 10),
    rounds: Number(options.rounds),
    milliseconds: Number(options.milliseconds),
  });
  console.log(`\nDecisions per second, this build divided by ${other}`);
  print(
    Object.fromEntries(
      rows.map(({ way, ratio, least, most, isSame, ...one }) => [
        `${nameOf(one)}, ${way}`,
        {
          ratio: ratio.toFixed(3),
          '95 % interval': `${least.toFixed(3)} to ${most.toFixed(3)}`,
          work: isSame ? 'the same' : 'differs',
        },
      ]),
    ),
  );
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
}

function ranged({ median, least, most }) {
  return `${thousands(median)} (${thousands(least)} to ${thousands(most)})`;
}

function thousands(value) {
  return Math.round(value).toLocaleString('en');
}
