import { plural } from '../../kit/words.js';
import { inWords, paint, uncoloured } from '../output.js';
import { visible } from '../visible.js';
import type { Checked, Violation } from './result.js';

/** Tells the results of a check. */
export interface Reporter {
  /** Whether it is for a program, which reads nothing else. */
  readonly isAlone: boolean;
  /** As soon as a file has been checked; nothing where it waits for the end. */
  each(checked: Checked): string | undefined;
  end(all: readonly Checked[]): string;
}

const pretty: Reporter = {
  isAlone: false,
  each(checked) {
    const [file, title] = [visible(checked.file), visible(checked.title)];
    const { violations, unusable, more = [] } = checked;
    if (unusable !== undefined) {
      const lines = more.map((line) => `    ${visible(line)}`);
      return [`${paint.red('✗')} ${visible(unusable)}`, ...lines].join('\n');
    }
    if (violations.length === 0) return `${paint.green('✓')} ${file}  ${paint.dim(title)}`;
    const lines = violations.flatMap((one) => [
      `    ${file}:${one.line}  ${sentenceOf(checked, one)}`,
      ...(one.shown ?? []).map((line) => `        ${coloured(visible(line))}`),
      ...(one.table === undefined ? [] : ['', one.table, '']),
    ]);
    return [`${paint.red('✗')} ${file}  ${paint.dim(title)}`, ...lines].join('\n');
  },
  end: (all) => `\n${summaryOf(all)}`,
};

const json: Reporter = {
  isAlone: true,
  each: () => undefined,
  end: (all) => JSON.stringify({ ...countsOf(all), files: all.map(withoutColours) }, null, 2),
};

/** One case a file; what is wrong with it is one failure, with every place in its text. */
const junit: Reporter = {
  isAlone: true,
  each: () => undefined,
  end(all) {
    const { unusable } = countsOf(all);
    const failures = all.filter(({ violations }) => violations.length > 0).length;
    const time = all.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
    const counts = `tests="${all.length}" failures="${failures}" errors="${unusable}" time="${time}"`;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites name="cityrules" ${counts}>`,
      `  <testsuite name="cityrules check" ${counts}>`,
      ...all.map(caseOf),
      '  </testsuite>',
      '</testsuites>',
    ].join('\n');
  },
};

function caseOf(checked: Checked): string {
  const { file, title, kind, seconds, violations, unusable, more = [] } = checked;
  const name = title === '' ? file : title;
  const line = checked.line ?? violations[0]?.line;
  const at = line === undefined ? '' : ` line="${line}"`;
  const time = seconds.toFixed(3);
  const open = `    <testcase name="${xml(name)}" classname="${xml(`${kind}: ${file}`)}" file="${xml(file)}"${at} time="${time}"`;
  if (unusable !== undefined) {
    const text = xml([unusable, ...more].join('\n'));
    return `${open}>\n      <error message="${xml(unusable)}" type="unusable">${text}</error>\n    </testcase>`;
  }
  const [first] = violations;
  if (first === undefined) return `${open}/>`;
  const text = violations.flatMap((one) => [
    `${file}:${one.line} ${sentenceOf(checked, one)}`,
    ...(one.shown ?? []).map((shown) => `    ${shown}`),
    ...(one.table === undefined ? [] : [one.table]),
  ]);
  const others = violations.length > 1 ? ` (and ${violations.length - 1} more)` : '';
  const message = `${file}:${first.line} ${sentenceOf(checked, first)}${others}`;
  const type = xml(first.rule ?? 'violation');
  return `${open}>\n      <failure message="${xml(message)}" type="${type}">${xml(text.join('\n'))}</failure>\n    </testcase>`;
}

/** Annotations beside the lines of a pull request. */
const github: Reporter = {
  isAlone: false,
  each(checked) {
    const { file, violations, unusable, more = [], line } = checked;
    if (unusable !== undefined) {
      const at = line === undefined ? '' : `,line=${line}`;
      const title = property('cityrules: unusable');
      return `::error file=${property(file)}${at},title=${title}::${data([unusable, ...more].join('\n'))}`;
    }
    const lines = violations.map((one) => {
      const title = property(`cityrules${one.rule === undefined ? '' : `: ${one.rule}`}`);
      const text = [sentenceOf(checked, one), ...(one.shown ?? []).map(visibleLine)].join('\n');
      return `::error file=${property(file)},line=${one.line},title=${title}::${data(text)}`;
    });
    return lines.length > 0 ? lines.join('\n') : undefined;
  },
  end: summaryOf,
};

export const reporters = { pretty, json, junit, github } as const;
export type ReporterName = keyof typeof reporters;
export const reporterNames = Object.keys(reporters) as ReporterName[];

/** Which move, what is wrong, by which rule. */
function sentenceOf({ kind }: Checked, { number, move, message, rule }: Violation): string {
  const type = typeof move === 'object' && move !== null && 'type' in move ? move.type : undefined;
  const what = typeof type === 'string' ? ` (${inWords(type)})` : '';
  const unit = kind === 'scenario' ? 'step' : 'move';
  const where = number === undefined ? '' : `${unit} ${number}${what}: `;
  const cited = rule === undefined || message.includes(rule) ? '' : ` (${rule})`;
  return visible(`${where}${message}${cited}`);
}

function countsOf(all: readonly Checked[]) {
  return {
    checked: all.length,
    moves: all.reduce((sum, { moves }) => sum + moves, 0),
    violations: all.reduce((sum, { violations }) => sum + violations.length, 0),
    unusable: all.filter(({ unusable }) => unusable !== undefined).length,
  };
}

function summaryOf(all: readonly Checked[]): string {
  const { moves, violations, unusable } = countsOf(all);
  const count = (wanted: Checked['kind']) => all.filter(({ kind }) => kind === wanted).length;
  const tables =
    count('tables') > 0 ? [plural(count('tables'), 'file of tables', 'files of tables')] : [];
  const checked = [
    plural(count('log'), 'log'),
    plural(count('scenario'), 'scenario'),
    ...tables,
    plural(moves, 'move'),
  ].join(', ');
  const problems = [
    ...(violations > 0 ? [plural(violations, 'violation')] : []),
    ...(unusable > 0 ? [plural(unusable, 'unusable file')] : []),
  ];
  return `${checked}: ${problems.length > 0 ? problems.join(', ') : 'all is well'}`;
}

function withoutColours(checked: Checked): Checked {
  const violations = checked.violations.map((one) => {
    return one.table === undefined ? one : { ...one, table: uncoloured(one.table) };
  });
  return { ...checked, violations };
}

function coloured(line: string): string {
  if (line.startsWith('- ')) return paint.red(line);
  return line.startsWith('+ ') ? paint.green(line) : paint.dim(line);
}

function visibleLine(line: string): string {
  return visible(line);
}

function xml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // Control characters have no place in XML, nor have the colours of a drawing.
  const allowed = [...uncoloured(text)].filter((char) => char >= ' ' || char === '\n').join('');
  return allowed.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
