/*
 * Random legal play: list the legal moves, choose one, apply it with all its checks and events.
 * In place (`step`) and pure (`apply`), for every game and number of players, each case in a process of
 * its own; then what else costs time and memory; then the peers. See docs/performance.md.
 *
 *   npm run bench -- [game…] [--seconds s] [--passes n] [--json file] [--compare file]
 *   npm run bench -- [game…] --against <dist folder of another build>
 *   npm run bench -- [game…] --peers
 *   npm run bench -- --together
 *   npm run bench -- [game…] --memory
 *   npm run bench -- [game…] --start
 *
 * The second to fourth forms play two things in turns and tell how much faster the first is; see pairs.mjs. They take
 * [--passes n] [--rounds n] [--milliseconds n] [--warm-up s].
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
import { printTable, round, thousands } from './measure.mjs';
import { againstBuild, againstChess, together } from './ratios.mjs';

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1' },
    passes: { type: 'string' },
    json: { type: 'string' },
    compare: { type: 'string' },
    against: { type: 'string' },
    peers: { type: 'boolean' },
    together: { type: 'boolean' },
    memory: { type: 'boolean' },
    start: { type: 'boolean' },
    rounds: { type: 'string', default: '31' },
    milliseconds: { type: 'string', default: '40' },
    'warm-up': { type: 'string', default: '15' },
  },
});

const chosen = Object.values(games).filter(({ id }) => only.length === 0 || only.includes(id));
const one = await oneTable();
if (one !== undefined) {
  save(one);
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
const starts = start();
const growth = chosen.map(({ id }) => run('scaling.mjs', id));

const battles = run('odds.mjs');
const chance = run('chance.mjs');

printTable('Decisions per second: median of five (least to most)', table(cases, speeds));
printTable(
  'Microseconds, moves replayed and verified per second, and KB as JSON',
  table(cases, costs),
);
printTable(
  `An outcome of chance takes ${chance.keyed} ns, with the linear generator ${chance.linear}`,
  table(cases.filter(isFull), chanceCost),
);
printTable(
  'The same rules inside boardgame.io, decisions per second',
  table(around, comparedWithBoardgame),
);
printTable(
  'Decisions per second in place, full table, by what is on the table',
  Object.fromEntries(growth.flatMap(growthOf)),
);
printTable(
  'Milliseconds for the exact odds of a battle of Neon Gods, by its dice',
  Object.fromEntries(
    battles.sizes.map(({ name, battles: count, ms, singly }) => [name, { count, ms, singly }]),
  ),
);

const drawings = chosen.map(({ id }) => run('drawing.mjs', id));
printTable(
  'Milliseconds to show the largest position: at most 1 for the scene, 10 for its picture',
  Object.fromEntries(
    drawings.map(({ game, players, scene, svg, things, bytes }) => {
      return [`${game}, ${players} players`, { scene, svg, things, bytes }];
    }),
  ),
);

const report = {
  node: process.version,
  cases,
  starts,
  boardgameIo: around,
  growth,
  battles,
  drawings,
};
if (options.compare !== undefined) compare(JSON.parse(readFileSync(options.compare, 'utf8')));
save({ ...report, chance });

/** What is asked for instead of everything. */
async function oneTable() {
  const pairing = {
    passes: Number(options.passes ?? 10),
    rounds: Number(options.rounds),
    milliseconds: Number(options.milliseconds),
    warmUp: Number(options['warm-up']),
  };
  if (options.against !== undefined) return againstBuild(options.against, chosen, pairing);
  if (options.peers) return againstChess(chosen, pairing);
  if (options.together) return together(chosen, pairing);
  if (options.start) return start();
  return options.memory ? memory() : undefined;
}

function start() {
  const path = fileURLToPath(new URL('start.mjs', import.meta.url));
  const found = JSON.parse(node(path, '11', ...chosen.map(({ id }) => id)));
  const rows = found.map(({ name, ms, beyond, more, goal }) => {
    return [name, { ms, ...(beyond && { more, than: beyond }), ...(goal && { goal }) }];
  });
  printTable('Milliseconds until it can begin', Object.fromEntries(rows));
  return found;
}

function memory() {
  const path = fileURLToPath(new URL('memory.mjs', import.meta.url));
  const found = chosen.map(({ id }) => JSON.parse(node('--expose-gc', path, id)));
  printTable(
    'Bytes of a state by itself and of a kept one, and MB in use while a million decisions are played',
    table(found, ({ alone, shared, heaps }) => ({
      'state alone': thousands(alone),
      'kept copy': thousands(shared),
      ...Object.fromEntries(
        heaps.map((bytes, i) => [
          `after ${thousands(200_000 * (i + 1))}`,
          (bytes / 1e6).toFixed(1),
        ]),
      ),
    })),
  );
  return found;
}

function save(result) {
  if (options.json === undefined) return;
  writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
}

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

function table(list, row) {
  return Object.fromEntries(list.map((item) => [nameOf(item), row(item)]));
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

/**
 * `apply` does what `step` does, on a copy, and reads the move: what that costs beyond `step` on a copy. A copy shares what
 * is long until somebody changes it, so to step on one takes longer than to step and to copy.
 */
function costs({ inPlace, copied, pure, copy, view, fingerprint, replay, stateBytes }) {
  const kilobytes = stateBytes / 1000;
  const beyond = ({ median }) => (1e6 / pure.median - 1e6 / median).toFixed(2);
  return {
    copy: copy.median,
    'apply beyond step': beyond(inPlace),
    'beyond step on a copy': beyond(copied),
    view: view.median,
    fingerprint: fingerprint.median,
    'fingerprint/KB': round(fingerprint.median / kilobytes, 2),
    'replay /s': thousands(replay.median),
    'replay to pure': round(replay.median / pure.median, 2),
    'state KB': round(kilobytes, 1),
  };
}

function isFull({ game, players }) {
  return chosen.some(({ id, players: { max } }) => id === game && max === players);
}

function chanceCost({ inPlace, outcomesPerDecision }) {
  const share = (nanoseconds) => (outcomesPerDecision * nanoseconds * inPlace.median) / 1e9;
  return {
    'outcomes/decision': outcomesPerDecision,
    'of a decision': percent(share(chance.keyed)),
    'beyond the linear generator': percent(share(chance.keyed - chance.linear)),
  };
}

function percent(part) {
  return `${(100 * part).toFixed(1)} %`;
}

function comparedWithBoardgame({ game, players, median, least, most }) {
  const own = cases.find((one) => one.game === game && one.players === players);
  return {
    'boardgame.io': ranged({ median, least, most }),
    'apply alone': ranged(own.pure),
    ratio: round(own.pure.median / median, 1),
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
  printTable(`Now against ${options.compare}`, Object.fromEntries(changes));
}

function ranged({ median, least, most }) {
  return `${thousands(median)} (${thousands(least)} to ${thousands(most)})`;
}
