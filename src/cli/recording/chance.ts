import { folded } from '../../display/terminal/words.js';
import type { Ask } from '../../kernel/ask.js';
import type { Roll } from '../../kernel/chance.js';
import { nearest } from '../../kernel/nearest.js';
import type { Asker } from '../ask.js';
import { Stopped } from '../exit.js';
import { emptyScreen, paint, print, terminalWidth, wrap } from '../output.js';

/** Longer lists of what can come are told by their number. */
const mostTold = 12;

/** How a scribe is asked for what dice and cards showed at the table. */
export interface Scribe {
  readonly asker: Asker;
  readonly names: readonly string[];
  /** Everybody may see everything: no curtain is needed. */
  readonly isOpen: boolean;
}

/** Where answers are kept as they are given, and those that were given before. */
export interface Kept {
  readonly rolls: readonly Roll[];
  keep(rolls: readonly Roll[]): Promise<void>;
}

/** What chance decides after these rolls, if there is anything more. */
type Next = (rolls: readonly Roll[]) => Ask | undefined;

/**
 * Asks for one outcome after the other, as long as there is a next question. `back` takes the last answer back; nothing
 * when there is none to take back, and `first` says what that means. Throws Stopped when the scribe leaves.
 */
export async function askOutcomes(
  scribe: Scribe,
  next: Next,
  first: string,
  kept?: Kept,
): Promise<Roll[] | undefined> {
  const rolls: Roll[] = [...(kept?.rolls ?? [])];
  const answered = answersIn(rolls, next);
  for (let ask = next(rolls); ask !== undefined; ask = next(rolls)) {
    const [only, another] = ask.outcomes;
    if (only !== undefined && another === undefined) {
      rolls.push(only.roll);
      continue;
    }
    const roll = await askOutcome(scribe, ask, answered.length > 0 ? 'the answer before' : first);
    if (roll !== undefined) {
      answered.push(rolls.length);
      rolls.push(roll);
    } else {
      const before = answered.pop();
      if (before === undefined) return undefined;
      rolls.length = before;
    }
    await kept?.keep(rolls);
  }
  return rolls;
}

/** How many outcomes there were before each answer: what can only be one thing is not asked. */
function answersIn(rolls: readonly Roll[], next: Next): number[] {
  return rolls.flatMap((_, at) => {
    const outcomes = next(rolls.slice(0, at))?.outcomes ?? [];
    return outcomes.length > 1 ? [at] : [];
  });
}

/** Asks until it can have been; nothing when the scribe wants to go back. */
async function askOutcome(
  { asker, isOpen }: Scribe,
  ask: Ask,
  back: string,
): Promise<Roll | undefined> {
  const isSecret = !isOpen && ask.seenBy !== 'all';
  if (isSecret) raiseCurtain(ask);
  print(wrap(ask.sentence, terminalWidth(), '  '));
  print(paint.dim(possible(ask)));
  const complete = (begun: string) => {
    return ask.outcomes.map(({ name }) => name).filter((name) => isBegunBy(name, begun));
  };
  for (;;) {
    const question = `  What came? (back: ${back})`;
    const answer = isSecret
      ? await asker.askUnseen(`${question} (not shown)`)
      : await asker.ask(question, complete);
    if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) throw new Stopped();
    if (answer.toLowerCase() === 'back') return undefined;
    const found = find(ask, answer);
    if ('roll' in found) {
      if (isSecret) lowerCurtain();
      return found.roll;
    }
    print(
      `  ${paint.red('✗')} ${isSecret ? 'that cannot have come: type a name, or the beginning of one' : found.problem}`,
    );
  }
}

/** What can come, each name on one line as a whole. */
function possible({ outcomes }: Ask): string {
  const names = outcomes.map(({ name }) => name);
  const isLong = names.length > mostTold;
  const told = isLong ? [...names.slice(0, mostTold - 2), `… (${names.length})`] : names;
  const items = told.map((name, at) => (at < told.length - 1 ? `${name},` : name));
  const lines = folded(['Possible:', ...items], terminalWidth() - 2);
  return lines.map((line) => `  ${line}`).join('\n');
}

/** By what it is called, the beginning of that, or its canonical value. */
function find(
  { outcomes }: Ask,
  text: string,
): { readonly roll: Roll } | { readonly problem: string } {
  const wanted = text.toLowerCase();
  const exact = outcomes.find(({ roll, name }) => {
    return String(roll) === text || name.toLowerCase() === wanted;
  });
  if (exact !== undefined) return { roll: exact.roll };
  const starting = outcomes.filter(({ name }) => isBegunBy(name, text));
  const holding = outcomes.filter(({ name }) => name.toLowerCase().includes(wanted));
  const begun = text === '' ? [] : starting.length > 0 ? starting : holding;
  const [only, second] = begun;
  if (only !== undefined && second === undefined) return { roll: only.roll };
  if (only !== undefined) {
    return {
      problem: `"${text}" may be ${begun
        .slice(0, 6)
        .map(({ name }) => name)
        .join(', ')}`,
    };
  }
  const [near] = nearest(
    text,
    outcomes.map(({ name }) => name),
  );
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return { problem: `"${text}" cannot have come${hint}` };
}

function isBegunBy(name: string, begun: string): boolean {
  return name.toLowerCase().startsWith(begun.toLowerCase());
}

function raiseCurtain({ seenBy, names }: Ask): void {
  const who = seenBy === 'all' ? [] : seenBy.map((seat) => names[seat] ?? `Seat ${seat}`);
  const only = who.length === 0 ? 'Nobody at the table' : who.join(' and ');
  print(paint.bold(`  ${only} may see this: everybody else, look away.`));
}

function lowerCurtain(): void {
  emptyScreen();
  print('  It is written down. Everybody may look again.');
}
