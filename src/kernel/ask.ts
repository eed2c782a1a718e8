import type { Roll, Scribe } from './chance.js';
import { type InputIssue, InvalidInput, quote, wholly } from './errors.js';
import { nearest } from './nearest.js';
import type { BaseMove, Play, Position, Seat } from './play.js';

/** Something that chance may say. Equal faces and copies of a card are one outcome. */
export interface AskOutcome {
  /** As a tape holds it. */
  readonly roll: Roll;
  /** What people call it. */
  readonly name: string;
  /** In how many of the `total` equally likely ways it comes. */
  readonly weight: number;
  /** The ids of all its copies, where there are several. */
  readonly copies?: readonly Roll[];
}

/** The next thing that chance must decide, and what it could say. */
export interface Ask {
  readonly label: string;
  /** Who draws or rolls, and for what. */
  readonly sentence: string;
  /** Who may see what comes. */
  readonly seenBy: 'all' | readonly Seat[];
  /** What the seats are called at that moment, as far as names were given. */
  readonly names: readonly string[];
  readonly outcomes: readonly AskOutcome[];
  /** All weights together. */
  readonly total: number;
}

/** The moment at which chance is asked: the table as it is then, in the middle of a move. */
export interface Asking<P extends Play, M extends BaseMove = BaseMove> extends Position<P> {
  /** The seat that the label ends with, if it does. */
  readonly seat: Seat | undefined;
  /** The step under way; it has been taken off the agenda. */
  readonly step: P['step'] | undefined;
  /** The move that led here; none during setup. */
  readonly move: M | undefined;
  /** The id of what it is about, where the rules say so. */
  readonly about: string | undefined;
  /** What to call the seats; may be empty. */
  readonly names: readonly string[];
}

/** What a game says about one label of chance. */
export interface AskRule<P extends Play, M extends BaseMove = BaseMove> {
  /** Who draws or rolls, and for what, without a capital and a full stop: "seat 1 draws a card". */
  sentence(asking: Asking<P, M>): string;
  /** Who may see what comes: everybody, if nothing is said. */
  seenBy?(asking: Asking<P, M>): 'all' | readonly Seat[];
  /** What an outcome is called; as a tape holds it, if nothing is said. */
  name?(asking: Asking<P, M>, roll: Roll): string;
  /** What it is one of: outcomes of one kind are the same to the rules, and a tape may name the kind. */
  kind?(asking: Asking<P, M>, roll: Roll): Roll;
  /** Why something cannot come here, where that is easy to tell: "it is in the row". */
  whyNot?(asking: Asking<P, M>, roll: Roll): string | undefined;
  /** 'any' where the same is asked several times in a row, whatever comes, and the order of the answers changes nothing. */
  readonly order?: 'any';
  /**
   * What an outcome adds to the handful of dice that it is one of, so many numbers for each: handfuls of the same sums
   * lead to the same, but for what each die shows. How many dice there are and which does not depend on what they show.
   */
  adds?(asking: Asking<P, M>, roll: Roll): readonly number[];
}

/** What a game says about all of its labels. */
export type AskRules<P extends Play, M extends BaseMove = BaseMove> = {
  readonly [L in P['label']]: AskRule<P, M>;
};

/** Recorded outcomes that end too early, or hold one that cannot have come; with what chance is asked there. */
export class RollsError extends InvalidInput {
  override readonly name = 'RollsError';
  readonly ask: Ask;
  /** Nothing is recorded where this is asked; otherwise something impossible is. */
  readonly isMissing: boolean;

  constructor(issue: InputIssue, ask: Ask, problem: 'missing' | 'impossible') {
    super('recorded rolls', [issue]);
    this.ask = ask;
    this.isMissing = problem === 'missing';
  }
}

/** There is no end of the ways in which a move can turn out: dice may be rolled again for ever. */
export class EndlessChance extends InvalidInput {
  override readonly name = 'EndlessChance';

  constructor() {
    super('move', wholly('chance may be asked without end'));
  }
}

/** What a table tells about itself when chance is asked. */
export interface Asked<P extends Play> extends Position<P> {
  readonly step: P['step'] | undefined;
  readonly move: BaseMove | undefined;
}

/** What people are called: by seat, or as they came in where it is said who sits at each seat. */
export interface Called<P extends Play> {
  readonly names?: readonly string[] | undefined;
  readonly seating?: ((state: P['state']) => readonly number[]) | undefined;
}

/** The names of people as they came in, by seat; who has none is called by the seat. */
export function seated(names: readonly string[], seating: readonly number[]): readonly string[] {
  if (names.length === 0) return names;
  return seating.map((place, seat) => names[place] ?? `Seat ${seat}`);
}

/** Says what chance is asked at a table, in the words of its game, and reads what people have written down. */
export class Asker<P extends Play> implements Scribe {
  readonly #rules: AskRules<P>;
  readonly #table: Asked<P>;
  readonly #told: Called<P>;
  /** The id of what chance is asked about now, where the rules say so. */
  about: string | undefined = undefined;

  constructor(rules: AskRules<P>, table: Asked<P>, told: Called<P>) {
    this.#rules = rules;
    this.#table = table;
    this.#told = told;
  }

  /** By its kind or its name, if only one thing can be meant; -1 if none. */
  find(label: string, options: readonly Roll[], roll: Roll): number {
    const { rule, asking } = this.#about(label);
    const meant = this.#meant(label, options, roll);
    const kinds = new Set(meant.map((option) => kindOf(rule, asking, option)));
    return kinds.size === 1 ? options.indexOf(meant[0] as Roll) : -1;
  }

  kindsOf(label: string, options: readonly Roll[]): readonly Roll[] {
    const { rule, asking } = this.#about(label);
    return options.map((option) => kindOf(rule, asking, option));
  }

  isUnordered(label: string): boolean {
    return this.#about(label).rule?.order === 'any';
  }

  amountsOf(label: string, options: readonly Roll[]): readonly (readonly number[])[] | undefined {
    const { rule, asking } = this.#about(label);
    const adds = rule?.adds;
    return adds === undefined
      ? undefined
      : options.map((option) => adds.call(rule, asking, option));
  }

  missing(label: string, options: readonly Roll[], at: number, problem: string): InvalidInput {
    const ask = this.ask(label, options);
    const message = `${problem}: ${ask.sentence} ${possible(ask)}`;
    return new RollsError({ path: ['rolls', at], message }, ask, 'missing');
  }

  impossible(label: string, options: readonly Roll[], at: number, roll: Roll): InvalidInput {
    const ask = this.ask(label, options);
    const why = this.#whyNot(label, options, roll);
    const because = why === undefined ? '' : ` (${why})`;
    const [close] = nearest(String(roll), wordsFor(ask));
    const hint = close === undefined ? '' : `; did you mean ${close}?`;
    const message = `${label}: ${quote(roll)} cannot come${because}. ${possible(ask)}${hint}`;
    return new RollsError({ path: ['rolls', at], message }, ask, 'impossible');
  }

  ask(label: string, options: readonly Roll[]): Ask {
    const { rule, asking } = this.#about(label);
    const said = rule === undefined ? `chance decides ${label}` : rule.sentence(asking);
    return {
      label,
      sentence: `${begun(said, asking.names)}.`,
      seenBy: rule?.seenBy?.(asking) ?? 'all',
      names: asking.names,
      outcomes: outcomesOf(rule, asking, options),
      total: options.length,
    };
  }

  /** The options that this may stand for. */
  #meant(label: string, options: readonly Roll[], roll: Roll): Roll[] {
    const { rule, asking } = this.#about(label);
    const kinds = options.filter((option) => kindOf(rule, asking, option) === roll);
    if (kinds.length > 0) return kinds;
    const word = plainWord(roll);
    return options.filter((option) => {
      const name = nameOf(rule, asking, option);
      const ways = [option, name, `${name} (${option})`, kindOf(rule, asking, option)];
      return ways.some((way) => plainWord(way) === word);
    });
  }

  #whyNot(label: string, options: readonly Roll[], roll: Roll): string | undefined {
    const meant = this.#meant(label, options, roll);
    if (meant.length > 0) return `it could be ${meant.slice(0, namesShown).join(' or ')}`;
    const { rule, asking } = this.#about(label);
    return rule?.whyNot?.(asking, roll);
  }

  #names(): readonly string[] {
    const { names = [], seating } = this.#told;
    return seating === undefined ? names : seated(names, seating(this.#table.state));
  }

  #about(label: string): { rule: AskRule<P> | undefined; asking: Asking<P> } {
    const { state, content, notes, step, move } = this.#table;
    const found = /(.*)\.(\d+)$/.exec(label);
    const known = (found?.[1] ?? label) as P['label'];
    const rule = Object.hasOwn(this.#rules, known) ? this.#rules[known] : undefined;
    const names = this.#names();
    const { about } = this;
    const seat = found === null ? undefined : Number(found[2]);
    return { rule, asking: { state, content, notes, step, move, names, about, seat } };
  }
}

function outcomesOf<P extends Play>(
  rule: AskRule<P> | undefined,
  asking: Asking<P>,
  options: readonly Roll[],
): AskOutcome[] {
  const found = new Map<Roll, Roll[]>();
  for (const roll of options) {
    const kind = kindOf(rule, asking, roll);
    const known = found.get(kind);
    if (known === undefined) found.set(kind, [roll]);
    else known.push(roll);
  }
  const outcomes = [...found.values()].map((alike) => {
    const [roll = ''] = alike;
    const outcome = { roll, name: nameOf(rule, asking, roll), weight: alike.length };
    return alike.every((one) => one === roll) ? outcome : { ...outcome, copies: alike };
  });
  return toldApart(outcomes);
}

/** Different things of one name are told apart by their ids. */
function toldApart(outcomes: readonly AskOutcome[]): AskOutcome[] {
  const times = new Map<string, number>();
  for (const { name } of outcomes) times.set(name, (times.get(name) ?? 0) + 1);
  return outcomes.map((outcome) => {
    const { roll, name } = outcome;
    return times.get(name) === 1 ? outcome : { ...outcome, name: `${name} (${roll})` };
  });
}

function kindOf<P extends Play>(rule: AskRule<P> | undefined, asking: Asking<P>, roll: Roll): Roll {
  return rule?.kind?.(asking, roll) ?? roll;
}

function nameOf<P extends Play>(
  rule: AskRule<P> | undefined,
  asking: Asking<P>,
  roll: Roll,
): string {
  return rule?.name?.(asking, roll) ?? String(roll);
}

const namesShown = 6;

function possible({ outcomes }: Ask): string {
  const names = outcomes.slice(0, namesShown).map(({ name }) => name);
  const more = outcomes.length > namesShown ? `, … (${outcomes.length})` : '';
  return `Possible: ${names.join(', ')}${more}`;
}

function wordsFor({ outcomes }: Ask): string[] {
  return outcomes.flatMap(({ roll, name }) => [String(roll), name]);
}

/** As somebody writes it who does not look at capitals, spaces and hyphens. */
function plainWord(roll: Roll): string {
  return String(roll)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

function begun(text: string, names: readonly string[]): string {
  if (names.some((name) => name !== '' && text.startsWith(name))) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
