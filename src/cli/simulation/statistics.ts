import type { Counts } from './tally.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval of 95 % for a share of which `hits` in `trials` were seen. */
export function wilson(hits: number, trials: number, z = 1.959964): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const z2 = z * z;
  const centre = share + z2 / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/** Of numbers and how often each came. */
export function spreadOf(counts: Counts): Spread {
  const numbers = Object.entries(counts)
    .map(([key, times]) => ({ value: Number(key), times }))
    .sort((a, b) => a.value - b.value);
  const total = numbers.reduce((sum, { times }) => sum + times, 0);
  if (total === 0) return { mean: 0, deviation: 0, lowest: 0, median: 0, highest: 0 };
  const mean = numbers.reduce((sum, { value, times }) => sum + value * times, 0) / total;
  const squares = numbers.reduce((sum, { value, times }) => sum + times * (value - mean) ** 2, 0);
  return {
    mean,
    deviation: total > 1 ? Math.sqrt(squares / (total - 1)) : 0,
    lowest: numbers[0]?.value ?? 0,
    median: middle(numbers, total),
    highest: numbers[numbers.length - 1]?.value ?? 0,
  };
}

function middle(numbers: readonly { value: number; times: number }[], total: number): number {
  let passed = 0;
  for (const { value, times } of numbers) {
    passed += times;
    if (passed * 2 >= total) return value;
  }
  return 0;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** The numbers gathered into a few equal ranges. */
export function binsOf(counts: Counts, most = 12): Bin[] {
  const { lowest, highest } = spreadOf(counts);
  const width = Math.max(1, Math.ceil((highest - lowest + 1) / most));
  const bins: { from: number; to: number; times: number }[] = [];
  for (let from = lowest; from <= highest; from += width) {
    bins.push({ from, to: from + width - 1, times: 0 });
  }
  for (const [key, times] of Object.entries(counts)) {
    const bin = bins[Math.floor((Number(key) - lowest) / width)];
    if (bin !== undefined) bin.times += times;
  }
  return bins;
}
