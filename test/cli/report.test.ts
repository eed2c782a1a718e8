import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barChart, curves, escaped, histogram } from '../../src/cli/report/charts.js';
import { pageOf } from '../../src/cli/report/page.js';
import { emptyDetail, joinDetails, Watch } from '../../src/cli/simulation/detail.js';
import { labelsOf } from '../../src/cli/simulation/labels.js';
import { emptyTally, join } from '../../src/cli/simulation/tally.js';
import { blockMania, bloodfeud, games, neonGods } from '../../src/index.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();
const some = ['simulate', 'neon-gods', '--games', '4', '--seed', 'report'];

describe('simulate --report', () => {
  test('writes a page that needs nothing else', async () => {
    const file = cli.file('report.html');
    const { code, err } = await cli.run([...some, '--report', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<title>Neon Gods, 4 games of 2 players</title>');
    const titles = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Wins by seat',
      'Wins by gang',
      'Wins by base',
      'Scores',
      'Decisions a game',
      'Standing at the beginning of each round, pack standard',
      'Wins of seats that used a card',
      'Wins of seats that made a move',
    ]);
    expect(page).not.toMatch(/<script|https?:|<link|<img/);
  });

  test('compares two packs', async () => {
    const pack = cli.file('other.json');
    writeFileSync(pack, JSON.stringify({ ...neonGods.content, id: 'other' }));
    const file = cli.file('both.html');
    await cli.run([...some, '--report', file, '--against', pack]);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/pack standard \([0-9a-f]+\), bots random, seed report/);
    expect(page).toMatch(/pack other \([0-9a-f]+\), bots random, seed report/);
    const [, seats = ''] = page.split('<h2>Wins by seat</h2>');
    const [chart = ''] = seats.split('</svg>');
    expect(chart.match(/class="s0"/g)).toHaveLength(2);
    expect(chart.match(/class="s1"/g)).toHaveLength(2);
  });

  test('another pack without a report is refused', async () => {
    expectUnusable(await cli.run([...some, '--against', 'x.json']), /name one with --report/);
  });
});

describe('what is watched', () => {
  test('moves and cards are counted once a seat and game, with their wins', () => {
    const watch = new Watch(neonGods);
    const state = neonGods.setup({ players: 2, seed: 1 });
    const [card = ''] = neonGods.content.recruits.map(({ id }) => id);
    for (let i = 0; i < 3; i++) watch.onMove(state, { type: 'playCard', seat: 1, card } as never);
    watch.onMove(state, { type: 'done', seat: 0 });
    watch.onEnd(state, { winners: [1], scores: [0, 0], ranking: [], reason: '', tieBreak: '' });
    expect(watch.detail.uses).toEqual({
      move: { playCard: { games: 1, wins: 1 }, done: { games: 1, wins: 0 } },
      card: { [card]: { games: 1, wins: 1 } },
    });
    expect(watch.detail.rounds).toEqual({
      1: [
        { games: 1, total: 0 },
        { games: 1, total: 0 },
      ],
    });
  });

  test('details of shards add up', () => {
    const one = {
      groups: { faction: { a: { games: 2, wins: 1 } } },
      uses: { card: { x: { games: 1, wins: 0 } } },
      rounds: { 1: [{ games: 2, total: 10 }] },
    };
    const other = {
      groups: { faction: { a: { games: 1, wins: 1 }, b: { games: 1, wins: 0 } } },
      uses: {},
      rounds: { 1: [{ games: 1, total: 5 }], 2: [{ games: 1, total: 7 }] },
    };
    expect(joinDetails(one, other)).toEqual({
      groups: { faction: { a: { games: 3, wins: 2 }, b: { games: 1, wins: 0 } } },
      uses: { card: { x: { games: 1, wins: 0 } } },
      rounds: { 1: [{ games: 3, total: 15 }], 2: [{ games: 1, total: 7 }] },
    });
    expect(joinDetails(emptyDetail(), one)).toEqual(one);
  });

  test('what every object has is used by nobody who has not used it', () => {
    const uses = { card: { constructor: { games: 2, wins: 1 } } };
    const odd = joinDetails(emptyDetail(), { ...emptyDetail(), uses });
    expect(odd.uses.card).toEqual({ constructor: { games: 2, wins: 1 } });
    const content = { id: 'odd', hash: '0' };
    const plan = { players: 2, bots: ['random'], seed: 1, setup: {}, total: 2, content };
    const series = [odd, { ...emptyDetail(), uses: { card: { x: { games: 1, wins: 1 } } } }].map(
      (detail) => ({ title: 'T', pack: {}, tally: { ...emptyTally(), games: 2 }, plan, detail }),
    );
    const page = pageOf(series as never);
    expect(page).toContain('>constructor</text>');
    expect(page).not.toContain('NaN');
    const tally = { ...emptyTally(), moveTypes: { constructor: 3 } };
    expect(join(join(emptyTally(), tally), tally).moveTypes).toEqual({ constructor: 6 });
  });

  test.each(Object.values(games))('$title says what its seats play with', (game) => {
    const { min } = game.players;
    const state = game.setup({ players: min, seed: 'labels' });
    const labels = labelsOf(game, state);
    const isBuilt = game.id !== 'defend-neo-tokyo';
    expect(labels).toHaveLength(isBuilt ? min : 0);
  });

  test('blocks and factions are told by their ids', () => {
    const blocks = labelsOf(blockMania, blockMania.setup({ players: 2, seed: 1 }));
    const known = blockMania.content.boards.map(({ id }) => id);
    for (const { block } of blocks) expect(known).toContain(block);
    const { factions } = bloodfeud.setup({ players: 4, seed: 1 });
    expect(labelsOf(bloodfeud, bloodfeud.setup({ players: 4, seed: 1 }))).toEqual(
      factions.map((faction) => ({ faction })),
    );
  });
});

describe('charts', () => {
  const bar = { share: 0.5, low: 0.25, high: 1, games: 8 };

  test('a bar is as long as its share, its interval reaches from low to high', () => {
    const chart = barChart([{ label: 'a', bars: [bar] }], 0.5);
    // 420 wide for the highest end of an interval, which is 1; bars begin at 220.
    expect(chart).toContain('x="220" y="4" width="210" height="14"');
    expect(chart).toContain('class="interval" x1="325" y1="11" x2="640" y2="11"');
    expect(chart).toContain('class="fair" x1="430"');
    expect(chart).toContain('50.0 % of 8');
  });

  test('names are text, whatever is in them', () => {
    expect(escaped('<b>&"')).toBe('&lt;b&gt;&amp;&quot;');
    expect(barChart([{ label: '<b>', bars: [bar] }], undefined)).toContain('&lt;b&gt;');
  });

  test('the highest column is as high as the chart', () => {
    const chart = histogram([
      { label: '1', shares: [0.25] },
      { label: '2', shares: [0.75] },
    ]);
    expect(chart).toContain('y="14" width="316" height="140"');
  });

  test('labels that would touch are left out, every other one', () => {
    const columns = (first: number) => {
      return Array.from({ length: 20 }, (_, more) => ({
        label: String(first + more),
        shares: [0.05],
      }));
    };
    const labels = (chart: string) =>
      [...chart.matchAll(/<text[^>]*>(\d+)</g)].map(([, one]) => one);
    // A column is 32 wide: five digits of 7.5 are wider, three are not.
    expect(labels(histogram(columns(1000)))).toHaveLength(10);
    expect(labels(histogram(columns(10)))).toHaveLength(20);
  });

  test('curves end at the right, and the highest point is at the top', () => {
    const chart = curves([
      {
        label: 'seat 0',
        series: 0,
        points: [
          [1, 0],
          [4, 8],
        ],
      },
    ]);
    expect(chart).toContain('points="170,220 560,20"');
  });
});
