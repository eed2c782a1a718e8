/** One rule of a rule book, in our own words. `note` tells the question a ruling answers, or where a fact is from. */
export interface Rule {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/** The rules of a game by their ids. */
export type RuleBook = Readonly<Record<string, Rule>>;

/** Why a move is refused: the rule it breaks, and the facts of this case (built only when somebody reads it). */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly because: () => string;
}

/** `const refuse = refusals<RuleId>()`, then `return refuse('NG-RECRUIT-02', () => 'it costs 5 $, you have 2 $')`. */
export function refusals<R extends string>() {
  return (rule: R, because: () => string): Refusal<R> => ({ rule, because });
}
