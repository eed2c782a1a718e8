import type { RuleBook } from 'cityrules/kernel';

/** By the middle part of the ids, in the order of the book. */
export const chapters = {
  SETUP: 'Setup',
  TURN: 'Who may act, and how',
  CARD: 'Cards',
  RISK: 'Risking points',
  END: 'The end',
  PACK: 'Content packs',
} as const;

export const rules = {
  'DU-SETUP-01': {
    title: 'Handicap',
    text: 'Where points are given before the game, every seat has its entry in the list.',
  },
  'DU-SETUP-02': {
    title: 'Deal',
    text: 'Every seat is dealt as many cards as there are rounds, and looks at nobody else’s.',
  },
  'DU-TURN-01': { title: 'Game over', text: 'Nothing happens after the end of the game.' },
  'DU-TURN-02': { title: 'Whose turn', text: 'Only a seat that has something to decide may act.' },
  'DU-TURN-03': { title: 'What is asked', text: 'A move answers the question that is asked.' },
  'DU-TURN-04': { title: 'Form', text: 'A move has the fields of its type and no others.' },
  'DU-CARD-01': {
    title: 'Own cards',
    text: 'In every round each seat lays one card of its hand face down.',
    note: 'All seats choose at the same time, so the order in which they answer does not matter.',
  },
  'DU-CARD-02': {
    title: 'Prize',
    text: 'The highest card wins its owner a roll of the die in points. A tie for the highest card wins nothing.',
  },
  'DU-RISK-01': {
    title: 'Own points',
    text: 'Who has won the prize may risk one to three of the points that it has.',
  },
  'DU-RISK-02': {
    title: 'Odd or even',
    text: 'An even roll wins the risked points once more, an odd one loses them.',
  },
  'DU-RISK-03': {
    title: 'A single point',
    text: 'A seat with a single point keeps it, and is not asked. A seat without any has nothing to keep.',
  },
  'DU-END-01': {
    title: 'Winner',
    text: 'The game ends when all cards are played. The most points win; seats with equally many share the victory.',
  },
  'DU-PACK-01': { title: 'Ids', text: 'No two cards of a pack have the same id.' },
  'DU-PACK-02': {
    title: 'Enough cards',
    text: 'A pack has enough cards to deal a full table all of its rounds.',
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof rules;
