/*
 * The words that moves, events and views of all games share, and what stands behind each: docs/vocabulary.md tells
 * them to people, vocabulary.test.ts compares both with the schemas.
 */

export type Form = 'id' | 'ids' | 'number' | 'list' | 'place' | 'anything';

export const words: Readonly<Record<string, Form>> = {
  seat: 'number',
  owner: 'number',
  with: 'number',
  card: 'id',
  cards: 'list',
  tile: 'id',
  token: 'id',
  item: 'anything',
  leader: 'id',
  space: 'place',
  from: 'place',
  to: 'place',
  path: 'ids',
  direction: 'id',
  slot: 'number',
  level: 'number',
  count: 'number',
  amount: 'number',
  price: 'number',
  paid: 'number',
  points: 'anything',
  die: 'anything',
  dice: 'anything',
  total: 'number',
  round: 'number',
  turn: 'number',
  phase: 'id',
  winners: 'list',
  reason: 'id',
};

/** Abbreviations and second words for what has a word already. */
export const strangers =
  /^(sq|n|dir|cp|mp|seq|pop|vp|out|no|num|idx|val|amt|qty|.+Id|.+Ids|.+No|def[A-Z].*)$/;
