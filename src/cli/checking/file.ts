import { performance } from 'node:perf_hooks';
import { fieldOf } from '../../kernel/errors.js';
import { Unusable } from '../exit.js';
import { firstLine, isHeader, readText } from '../files.js';
import { checkLog, type LogRules } from './log.js';
import { type Checked, lineOf } from './result.js';
import { checkScenario, type ScenarioRules } from './scenario.js';

export interface CheckRules extends LogRules, ScenarioRules {}

/** A log begins with a header line; anything else is taken for a scenario. */
export async function checkFile(file: string, rules: CheckRules): Promise<Checked> {
  const from = performance.now();
  const secondsNow = () => (performance.now() - from) / 1000;
  try {
    const checked = (await isLog(file))
      ? await checkLog(file, rules)
      : await checkScenario(file, rules);
    return { ...checked, seconds: secondsNow() };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    const { message: unusable, details: more } = error;
    const line = lineOf(error);
    return {
      file,
      kind: 'unknown',
      title: '',
      moves: 0,
      violations: [],
      unusable,
      ...(more.length > 0 ? { more } : {}),
      ...(line === undefined ? {} : { line }),
      seconds: secondsNow(),
    };
  }
}

/** Whether a file has this text in its path, or in the title or rules of its scenario, or in the header of its log. */
export async function isMeant(file: string, text: string): Promise<boolean> {
  const wanted = text.toLowerCase();
  const has = (...words: readonly unknown[]) => {
    return words.some((word) => String(word).toLowerCase().includes(wanted));
  };
  if (has(file)) return true;
  try {
    if (await isLog(file)) return has(await firstLine(file));
    const value: unknown = JSON.parse(await readText(file));
    return has(fieldOf(value, 'scenario') ?? '', fieldOf(value, 'rules') ?? '');
  } catch {
    // What is wrong with it is told when it is checked, if it is meant.
    return false;
  }
}

async function isLog(file: string): Promise<boolean> {
  return /\.jsonl$/i.test(file) || isHeader(await firstLine(file));
}
