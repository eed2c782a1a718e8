import { ownEntry } from '../../kit/values.js';
import { plural } from '../../kit/words.js';
import { inWords } from '../output.js';
import { type Detail, printedIn, type Share } from '../simulation/detail.js';
import type { Plan } from '../simulation/plan.js';
import { binsOf, spreadOf, wilson } from '../simulation/statistics.js';
import type { Counts, Tally } from '../simulation/tally.js';
import { type Bar, barChart, curves, escaped, histogram } from './charts.js';
import { style } from './style.js';

/** One simulation of a report: a second one is of another pack. */
export interface Series {
  readonly title: string;
  readonly plan: Plan;
  readonly pack: object;
  readonly tally: Tally;
  readonly detail: Detail;
}

/** A page that needs nothing but itself. */
export function pageOf(series: readonly [Series, ...Series[]]): string {
  const [first] = series;
  const title = `${first.title}, ${plural(first.tally.games, 'game')} of ${first.plan.players} players`;
  const sections = [
    winsBySeat(series),
    ...winsByGroup(series),
    scores(series),
    lengths(series),
    ...overRounds(series),
    ...uses(series),
  ];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`,
    `<style>${style}</style><main><h1>${escaped(title)}</h1>`,
    ...series.map(legendOf),
    ...sections,
    '</main></html>\n',
  ].join('\n');
}

function legendOf({ plan }: Series, series: number): string {
  const { content, bots, seed, setup } = plan;
  const options = Object.entries(setup).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const told = [`pack ${content.id} (${content.hash})`, `bots ${bots.join(', ')}`, `seed ${seed}`];
  return `<p><span class="key k${series}"></span>${escaped([...told, ...options].join(', '))}</p>`;
}

function section(title: string, chart: string, note = ''): string {
  return `<section><h2>${escaped(title)}</h2>${chart}<p>${escaped(note)}</p></section>`;
}

function barOf({ games, wins }: Share): Bar {
  return { share: wins / Math.max(1, games), games, ...wilson(wins, games) };
}

function winsBySeat(series: readonly [Series, ...Series[]]): string {
  const [{ tally, plan }] = series;
  const rows = tally.seats.map((_, seat) => ({
    label: `seat ${seat}`,
    bars: series.map((one) => {
      return barOf({ games: one.tally.games, wins: one.tally.seats[seat]?.wins ?? 0 });
    }),
  }));
  return section('Wins by seat', barChart(rows, 1 / plan.players), fairNote);
}

const fairNote = 'The dashed line is a fair share; the thin line on a bar is the 95 % interval.';

function winsByGroup(series: readonly [Series, ...Series[]]): string[] {
  const kinds = new Set(series.flatMap(({ detail }) => Object.keys(detail.groups)));
  return [...kinds].map((kind) => {
    const rows = rowsOf(series, ({ detail }) => detail.groups[kind] ?? {});
    return section(`Wins by ${kind}`, barChart(rows, 1 / series[0].plan.players), fairNote);
  });
}

/** One row an id, those that win most first. */
function rowsOf(
  series: readonly Series[],
  sharesIn: (series: Series) => Readonly<Record<string, Share>>,
) {
  const all = series.map(sharesIn);
  const ids = [...new Set(all.flatMap((shares) => Object.keys(shares)))];
  const rows = ids.map((id) => ({
    label: nameOf(series, id),
    bars: all.map((shares) => {
      const share = ownEntry(shares, id);
      return share && barOf(share);
    }),
  }));
  return rows.sort((a, b) => (b.bars[0]?.share ?? 0) - (a.bars[0]?.share ?? 0));
}

function nameOf(series: readonly Series[], id: string): string {
  for (const { pack } of series) {
    const printed = printedIn(pack).get(id);
    if (printed !== undefined) return printed.name;
  }
  return id;
}

function scores(series: readonly Series[]): string {
  const counts = series.map(({ tally }) => sumOf(tally.seats.map((seat) => seat.scores)));
  const means = counts.map((one) => `mean ${spreadOf(one).mean.toFixed(2)}`);
  return section('Scores', histogram(columnsOf(counts)), `All seats: ${means.join(' and ')}.`);
}

function lengths(series: readonly Series[]): string {
  const counts = series.map(({ tally }) => tally.lengths);
  const means = counts.map((one) => `mean ${spreadOf(one).mean.toFixed(1)}`);
  return section('Decisions a game', histogram(columnsOf(counts)), `${means.join(' and ')}.`);
}

/** The same ranges for all series, each as a share of its own whole. */
function columnsOf(counts: readonly Counts[]) {
  const totals = counts.map((one) => Object.values(one).reduce((sum, times) => sum + times, 0));
  return binsOf(sumOf(counts), 20).map(({ from, to }) => ({
    label: String(from),
    shares: counts.map((one, series) => {
      const inside = Object.entries(one).filter(
        ([key]) => Number(key) >= from && Number(key) <= to,
      );
      return inside.reduce((sum, [, times]) => sum + times, 0) / Math.max(1, totals[series] ?? 1);
    }),
  }));
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const one of counts) {
    for (const [key, times] of Object.entries(one)) sum[key] = (ownEntry(sum, key) ?? 0) + times;
  }
  return sum;
}

function overRounds(series: readonly Series[]): string[] {
  return series.map(({ detail, tally, plan }) => {
    const lines = tally.seats.map((_, seat) => ({
      label: `seat ${seat}`,
      series: seat,
      points: Object.entries(detail.rounds).flatMap(([round, seats]) => {
        const { games = 0, total = 0 } = seats[seat] ?? {};
        return games === 0 ? [] : [[Number(round), total / games] as const];
      }),
    }));
    const title = `Standing at the beginning of each round, pack ${plan.content.id}`;
    return section(title, curves(lines), 'Mean of the games that came so far.');
  });
}

function uses(series: readonly [Series, ...Series[]]): string[] {
  return ['card', 'move'].flatMap((kind) => {
    const rows = rowsOf(series, ({ detail }) => detail.uses[kind] ?? {});
    if (rows.length === 0) return [];
    const named = rows.map(({ label, bars }) => ({
      label: kind === 'move' ? inWords(label) : label,
      bars,
    }));
    const title = `Wins of seats that ${kind === 'card' ? 'used a card' : 'made a move'}`;
    const note = kind === 'card' ? neverUsed(series) : '';
    return section(title, barChart(named, 1 / series[0].plan.players), note);
  });
}

/** Of the kinds of cards that are used at all. */
function neverUsed(series: readonly Series[]): string {
  const unused = series.flatMap(({ pack, detail }) => {
    const printed = printedIn(pack);
    const used = new Set(Object.keys(detail.uses.card ?? {}));
    const kinds = new Set([...used].map((id) => printed.get(id)?.kind));
    return [...printed].flatMap(([id, { name, kind }]) => {
      return kinds.has(kind) && !used.has(id) ? [name] : [];
    });
  });
  if (unused.length === 0) return 'None was never used.';
  return `Never used: ${[...new Set(unused)].join(', ')}.`;
}
