import { keysAt, numberAt } from './known.js';
import { namesIn } from './names.js';
import type { Vocabulary } from './vocabulary.js';

/** Columns from one seam to the next. */
const width = 10;

const clean = {
  fire: 0,
  structural: 0,
  collapsed: false,
  looted: false,
  scrawl: false,
  car: 0,
  linkHits: 0,
};

export const blockMania: Vocabulary = {
  places(state, pack) {
    const columns = width * numberAt(state, 'boards.length');
    const levels = numberAt(pack, 'levels');
    return Array.from({ length: levels * columns }, (_, index) => {
      return `${index % columns},${1 + Math.floor(index / columns)}`;
    });
  },
  pieces(state, pack) {
    return Object.fromEntries(keysAt(state, 'blockers').map((id) => [id, called(id, pack)]));
  },
  phrases: [
    {
      say: '{piece} stands on {place}',
      does: [
        { without: 'stacks' },
        { at: 'blockers.{piece}.where', is: { space: '{place}', outside: false } },
        { roster: 'standing', of: 'blockers', field: 'where' },
      ],
      example: 'Juves 1 of Sammy Fox Block stands on 5,5',
    },
    {
      say: '{piece} carries {card}',
      does: [{ lay: 'blockers.{piece}.items', outOf: 'containers' }],
      example: 'Juves 1 of Sammy Fox Block carries Zip Gun',
    },
    {
      say: '{seat} has {card} in hand',
      does: [
        { lay: 'cards.hands.{seat}', outOf: 'cards.pool' },
        { add: 'cards.left', by: -1 },
      ],
      example: 'seat 0 has card-21 in hand',
    },
    {
      say: '{place} burns with {number}',
      does: [{ entry: 'spaces.{place}', empty: clean, does: [{ count: 'spaces.{place}.fire' }] }],
      example: '5,5 burns with 2',
    },
    {
      say: '{place} has {number} structural damage',
      does: [
        { entry: 'spaces.{place}', empty: clean, does: [{ count: 'spaces.{place}.structural' }] },
      ],
      example: '5,5 has 2 structural damage',
    },
    {
      say: '{seat} commands with {number} CP',
      does: [
        {
          back: 'blockers',
          field: 'where',
          from: 'drawn',
          to: 'stack',
          lists: 'stacks',
          owner: 'block',
          owners: 'boards',
        },
        { at: 'stage', is: 'main' },
        { at: 'phase', is: 'command' },
        { at: 'turn', is: 1 },
        { at: 'phasing', is: '{seat}' },
        { at: 'commandPoints', is: '{number}' },
        { at: 'agenda', is: [{ type: 'startDefence' }, { type: 'command' }] },
      ],
      example: 'seat 0 commands with 3 CP',
    },
  ],
};

/** `sf-juves-1` is Juves 1 of Sammy Fox Block. */
function called(id: string, pack: unknown): string {
  const names = namesIn(pack);
  const [, block, type = '', number] = /^(?:(\w+)-)?(\w+)-(\d+)$/.exec(id) ?? [];
  const kind = `${names.nameOf(type) ?? type} ${number}`;
  return block === undefined ? kind : `${kind} of ${names.nameOf(block) ?? block}`;
}
