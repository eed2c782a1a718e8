/* What the measurements share: the processor's time, medians, and tables as docs/performance.md has them. */

/** Milliseconds that the processor has spent on this process; what else the machine does counts for nothing. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

export function round(value, digits) {
  return Number(value.toFixed(digits));
}

/** Two-sided 95 % quantiles of Student's distribution, by the number of values less one. */
const student = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
];

/** The mean of ratios with its 95 % interval, of their logarithms. One value has no interval. */
export function meanRatio(ratios) {
  const logs = ratios.map(Math.log);
  const mean = sum(logs) / logs.length;
  const variance = sum(logs.map((one) => (one - mean) ** 2)) / (logs.length - 1);
  const half = (student[logs.length - 2] ?? 1.96) * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), least: Math.exp(mean - half), most: Math.exp(mean + half) };
}

/** Rows by name, as a table of Markdown that is also readable as it is. */
export function printTable(title, rows) {
  const names = Object.keys(rows);
  const columns = [...new Set(names.flatMap((name) => Object.keys(rows[name])))];
  const cells = [
    ['', ...columns],
    ...names.map((name) => [name, ...columns.map((column) => String(rows[name][column] ?? ''))]),
  ];
  const widths = cells[0].map((_, i) => Math.max(3, ...cells.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  const [head, ...body] = cells;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  console.log(`\n${title}\n`);
  for (const text of [line(head), rule, ...body.map(line)]) console.log(text);
}

export function thousands(value) {
  return Math.round(value).toLocaleString('en');
}
