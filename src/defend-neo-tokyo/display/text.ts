import type { CardText, CardValue } from '../../display/card.js';

/** What all entries of a pack have. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly source: CardText['source'];
}

/** The text of an entry; what the pack prints itself wins. */
export function textOf(
  { id, name, text, source }: Entry,
  kind: string,
  lines: string[],
  values: CardValue[],
): CardText {
  return { id, kind, title: name, lines: text?.split('\n') ?? lines, values, source };
}
