import { fingerprint } from '../../kernel/fingerprint.js';
import { plural } from '../../kit/words.js';
import { bar, inWords, paint, table } from '../output.js';
import { gapsIn, type Plan, type Range, type Result } from './plan.js';
import { binsOf, spreadOf, wilson } from './statistics.js';
import type { Tally } from './tally.js';

/** The summary of a simulation, as tables and charts. */
export function summaryOf({ plan, ranges, tally }: Result): string {
  const gaps = gapsIn(ranges, plan.total);
  const parts = [heading(plan, tally), winsTable(tally), scoresTable(tally)];
  parts.push(lengthChart(tally), moveTypesTable(tally), footing(tally));
  if (gaps.length > 0)
    parts.push(`Of ${plan.total} games these are not in it: ${rangesInWords(gaps)}.`);
  return parts.join('\n\n');
}

/** Depends on the final state of every game: the same number twice, or something changed. */
function checksumOf({ checksum }: Tally): string {
  return fingerprint(checksum);
}

/** Ranges as people number games: `games 1-250, 501-750`. */
export function rangesInWords(ranges: readonly Range[]): string {
  return ranges.map(([from, to]) => (to - from === 1 ? `${to}` : `${from + 1}-${to}`)).join(', ');
}

function heading({ game, players, seed, bots, setup }: Plan, { games }: Tally): string {
  const options = Object.entries(setup).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const details = [`bots ${bots.join(', ')}`, `seed ${seed}`, ...options];
  return `${paint.bold(game)}  ${plural(games, 'game')} of ${players} players, ${details.join(', ')}`;
}

function winsTable({ games, seats, shared }: Tally): string {
  const rows = seats.map(({ wins }, seat) => {
    const { low, high } = wilson(wins, games);
    const share = wins / Math.max(1, games);
    return [
      String(seat),
      String(wins),
      percent(share),
      `${percent(low)} - ${percent(high)}`,
      bar(share),
    ];
  });
  const note = shared > 0 ? `\n${plural(shared, 'game')} with more than one winner` : '';
  return `${table(['seat', 'wins', 'share', '95 % interval', ''], rows, right(4))}${note}`;
}

function scoresTable({ seats }: Tally): string {
  const rows = seats.map(({ scores }, seat) => {
    const { mean, deviation, lowest, median, highest } = spreadOf(scores);
    const numbers = [mean.toFixed(2), deviation.toFixed(2), lowest, median, highest];
    return [String(seat), ...numbers.map(String)];
  });
  return table(['seat', 'mean score', 'deviation', 'lowest', 'median', 'highest'], rows, right(6));
}

function lengthChart({ games, lengths }: Tally): string {
  const { mean, lowest, median, highest } = spreadOf(lengths);
  const bins = binsOf(lengths);
  const most = Math.max(1, ...bins.map(({ times }) => times));
  const rows = bins.map(({ from, to, times }) => {
    const range = from === to ? String(from) : `${from}-${to}`;
    return [range, String(times), percent(times / Math.max(1, games)), bar(times / most)];
  });
  const spread = `mean ${mean.toFixed(1)}, shortest ${lowest}, median ${median}, longest ${highest}`;
  return `${table(['decisions', 'games', 'share', ''], rows, right(3))}\n${spread}`;
}

function moveTypesTable({ moveTypes, decisions, games }: Tally): string {
  const sorted = Object.entries(moveTypes).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const most = Math.max(1, sorted[0]?.[1] ?? 1);
  const rows = sorted.map(([type, times]) => [
    inWords(type),
    String(times),
    percent(times / Math.max(1, decisions)),
    (times / Math.max(1, games)).toFixed(2),
    bar(times / most),
  ]);
  return table(['move', 'times', 'share', 'a game', ''], rows, ['left', 'right', 'right', 'right']);
}

function footing(tally: Tally): string {
  return `${tally.decisions} decisions, checksum ${checksumOf(tally)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function right(columns: number): 'right'[] {
  return Array.from({ length: columns }, () => 'right');
}
