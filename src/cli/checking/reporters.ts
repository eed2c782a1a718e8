import { plural } from '../../kit/words.js';
import { inWords, paint } from '../output.js';
import { visible } from '../visible.js';
import type { Checked, Violation } from './result.js';

/** Tells the results of a check. */
interface Reporter {
  /** As soon as a file has been checked; nothing where it waits for the end. */
  each(checked: Checked): string | undefined;
  end(all: readonly Checked[]): string;
}

const pretty: Reporter = {
  each(checked) {
    const [file, title] = [visible(checked.file), visible(checked.title)];
    const { violations, unusable } = checked;
    if (unusable !== undefined) return `${paint.red('✗')} ${visible(unusable)}`;
    if (violations.length === 0) return `${paint.green('✓')} ${file}  ${paint.dim(title)}`;
    const lines = violations.map((one) => `    ${file}:${one.line}  ${sentenceOf(checked, one)}`);
    return [`${paint.red('✗')} ${file}  ${paint.dim(title)}`, ...lines].join('\n');
  },
  end: (all) => `\n${summaryOf(all)}`,
};

const json: Reporter = {
  each: () => undefined,
  end: (all) => JSON.stringify({ ...countsOf(all), files: all }, null, 2),
};

/** One suite a file, one case a file; every violation is a failure with its place. */
const junit: Reporter = {
  each: () => undefined,
  end(all) {
    const { violations, unusable } = countsOf(all);
    const cases = all.map((checked) => {
      const { file, title, kind } = checked;
      const problems = checked.violations.map((one) => {
        const message = `${file}:${one.line} ${sentenceOf(checked, one)}`;
        return `      <failure message="${xml(message)}" type="${xml(one.rule ?? 'violation')}"/>`;
      });
      if (checked.unusable !== undefined) {
        problems.push(`      <error message="${xml(checked.unusable)}" type="unusable"/>`);
      }
      const open = `    <testcase name="${xml(file)}" classname="${kind}" file="${xml(file)}"`;
      if (problems.length === 0) return `${open}/>`;
      return [`${open}>`, ...problems, `    </testcase>`, `    <!-- ${dashes(title)} -->`].join(
        '\n',
      );
    });
    const counts = `tests="${all.length}" failures="${violations}" errors="${unusable}"`;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites ${counts}>`,
      `  <testsuite name="cityrules check" ${counts}>`,
      ...cases,
      '  </testsuite>',
      '</testsuites>',
    ].join('\n');
  },
};

/** Annotations beside the lines of a pull request. */
const github: Reporter = {
  each(checked) {
    const { file, violations, unusable } = checked;
    if (unusable !== undefined) {
      return `::error file=${property(file)},title=${property('cityrules: unusable')}::${data(unusable)}`;
    }
    const lines = violations.map((one) => {
      const title = property(`cityrules${one.rule === undefined ? '' : `: ${one.rule}`}`);
      return `::error file=${property(file)},line=${one.line},title=${title}::${data(sentenceOf(checked, one))}`;
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
  const logs = all.filter(({ kind }) => kind === 'log').length;
  const scenarios = all.filter(({ kind }) => kind === 'scenario').length;
  const checked = `${plural(logs, 'log')}, ${plural(scenarios, 'scenario')}, ${plural(moves, 'move')}`;
  const problems = [
    ...(violations > 0 ? [plural(violations, 'violation')] : []),
    ...(unusable > 0 ? [plural(unusable, 'unusable file')] : []),
  ];
  return `${checked}: ${problems.length > 0 ? problems.join(', ') : 'all is well'}`;
}

function xml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // Control characters have no place in XML.
  const printable = [...text].filter((char) => char >= ' ').join('');
  return printable.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}

function dashes(text: string): string {
  return xml(text).replaceAll('--', '- -');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
