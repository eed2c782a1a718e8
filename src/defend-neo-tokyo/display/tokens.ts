import type { CardText } from '../../display/card.js';
import type { TokenKind } from '../content/terms.js';
import { tokenKinds } from '../content/terms.js';
import { blanks } from '../mechanics/piles.js';

const tokenWords: Readonly<Record<TokenKind, { title: string; lines: string[] }>> = {
  fire: {
    title: 'Fire token',
    lines: [
      'After each attack of a Monster it takes 1d damage for each Fire token on it.',
      'Then 1 of them is removed.',
    ],
  },
  plus: {
    title: '+1 Damage token',
    lines: [
      'Each Damage Instance of this Monster is worth 1 more.',
      'It is removed at the end of the Event Phase.',
    ],
  },
  minus: {
    title: '-1 Damage token',
    lines: [
      'Each Damage Instance of this Monster is worth 1 less.',
      'It is removed at the end of the Event Phase.',
    ],
  },
  armor: {
    title: 'Armor token',
    lines: ['It is used up to take 1 damage less.'],
  },
};

const blankWords: Readonly<Record<(typeof blanks)[number], { title: string; lines: string[] }>> = {
  appears: {
    title: 'Monster Appears card',
    lines: ['One of the Monster Appears cards that nobody has seen yet.'],
  },
  event: {
    title: 'Event card',
    lines: ['One of the Event cards that nobody has seen yet.'],
  },
};

/** Tokens, as `token:fire`; and the cards of the Event deck that nobody has seen, as the views name them. */
export function tokenTexts(): CardText[] {
  return [
    ...tokenKinds.map((token) => plainText(`token:${token}`, 'token', tokenWords[token])),
    ...blanks.map((blank) => plainText(blank, 'face-down card', blankWords[blank])),
  ];
}

function plainText(
  id: string,
  kind: string,
  { title, lines }: { title: string; lines: string[] },
): CardText {
  return { id, kind, title, lines: [...lines], values: [], source: 'rulebook' };
}
