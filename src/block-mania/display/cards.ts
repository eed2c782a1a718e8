import type { CardText, CardValue } from '../../display/card.js';
import { listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type {
  BlockerKind,
  BlockerType,
  Board,
  Constants,
  Item,
  JusticeSide,
  Location,
  ManiaSide,
} from '../content/schema.js';
import { termName } from '../describe/names.js';
import { itemLines } from './items.js';
import { counted, justiceLines } from './justice.js';
import { maniaLines } from './mania.js';
import { placesOf } from './places.js';

/**
 * Everything that says something: cards and their sides, counters and their types, blocks, locations, links and markers.
 * What the boards show has an id that begins with what it is: `location:bank`, `marker:fire`.
 */
export function cardsOf(content: Content): CardText[] {
  const { pack, blockerType, item, mania, justice } = content;
  const blockers = pack.blockerTypes.map((type) => blockerText(type, content));
  const items = pack.items.map((one) => itemText(one, content));
  return [
    ...pack.mania.map((side) => maniaText(side)),
    ...pack.justice.map((side) => justiceText(side, content)),
    ...pack.cards.map(({ id }) => {
      return cardText(id, mania.get(id) as ManiaSide, justice.get(id) as JusticeSide, content);
    }),
    ...blockers,
    ...counters(blockerType, blockers),
    ...items,
    ...counters(item, items),
    ...pack.boards.map((board) => boardText(board, content)),
    ...placesOf(content),
  ];
}

/** Every counter says what its type says. */
function counters(
  types: ReadonlyMap<string, { readonly id: string }>,
  texts: readonly CardText[],
): CardText[] {
  return [...types].flatMap(([id, type]) => {
    return texts.filter((one) => one.id === type.id).map((one) => ({ ...one, id }));
  });
}

/** The text of the pack, where it has one. */
function linesOr(text: string | undefined, made: () => string[]): string[] {
  return text === undefined ? made() : text.split('\n');
}

function maniaText({ id, name, text, source, ...side }: ManiaSide): CardText {
  const lines = linesOr(text, () => maniaLines({ id, name, source, ...side }));
  return { id, kind: 'mania', title: name, lines, values: [value('type', side.type)], source };
}

function justiceText(side: JusticeSide, content: Content): CardText {
  const { id, name, text, source } = side;
  const lines = linesOr(text, () => justiceLines(side, content));
  return { id, kind: 'justice', title: name, lines, values: [], source };
}

/** Both sides: mania until the endgame, justice in it. */
function cardText(id: string, mania: ManiaSide, justice: JusticeSide, content: Content): CardText {
  const [before, after] = [maniaText(mania), justiceText(justice, content)];
  return {
    id,
    kind: 'card',
    title: `${mania.name} / ${justice.name}`,
    lines: [
      `Before the endgame it is ${mania.name}.`,
      ...before.lines,
      `In the endgame it is ${justice.name}.`,
      ...after.lines,
    ],
    values: before.values,
    source: mania.source,
  };
}

function blockerText(type: BlockerType, { constants }: Content): CardText {
  const { id, name, command, strength, move, flag, kind, text, source } = type;
  const lines = linesOr(text, () => [
    ...kindLines[kind](constants),
    ...(flag === null ? [] : [`Comes with 1 ${flag === 'A' ? 'armoury' : 'hardware'} counter.`]),
    ...(kind === 'superhero' ? [] : [`Carries up to ${plural(strength, 'counter')}.`]),
  ]);
  const values = [
    value('COMMAND', command),
    value('STRENGTH', strength),
    value('MOVEMENT', move),
    ...(flag === null ? [] : [value('draws', flag)]),
  ];
  return { id, kind: 'blocker', title: name, lines, values, source };
}

const kindLines: Readonly<Record<BlockerKind, (constants: Constants) => string[]>> = {
  plain: () => [],
  mob: () => ['Drives no vehicle and uses no wings.'],
  fatty: ({ fattyCharge }) => [
    `Adds ${fattyCharge} in close assault when it charges.`,
    'Takes no vehicle and no sky-rail, uses no wings and fights no fires.',
  ],
  futsy: () => [
    'Any player may activate it in their own turn, and controls it until that turn ends.',
    "It is everybody's enemy, and attacks only in a turn in which it was activated.",
  ],
  superhero: () => [
    'Flies.',
    'May share the square of a blocker of its block, and may add its STRENGTH to that one in close assault.',
    'Carries nothing, does not loot and commits no arson.',
  ],
  klegg: () => [
    'Belongs to no block: it follows whoever played the last card that hires kleggs, and only such a card activates it, for nothing.',
    'It shoots and fights, and does nothing else; where it can charge it must.',
  ],
};

function itemText(item: Item, { constants }: Content): CardText {
  const { id, name, container, range, damage, text, source } = item;
  const lines = linesOr(text, () => itemLines(item, constants));
  const values = [
    value('container', container),
    ...(range === null ? [] : [value('RANGE', range)]),
    ...(damage === null ? [] : [value('DAMAGE', damage)]),
  ];
  return { id, kind: 'counter', title: name, lines, values, source };
}

/** What makes one block different from the next. */
const worth = ['armoury', 'bank', 'mall'] as const satisfies readonly Location[];

function boardText(board: Board, content: Content): CardText {
  const { id, name, squares, text, source } = board;
  const numbers = worth.map((location) => {
    const count = squares.filter((square) => square.location === location).length;
    return counted(count, termName(location));
  });
  const { score } = content.constants;
  const lines = linesOr(text, () => [
    `A block with ${listed(numbers)}.`,
    `If it collapses as a whole, it counts ${score.block} defeat points and nothing else but its destroyed blockers.`,
  ]);
  const values = [
    value('squares', squares.length),
    value('blockers', content.sets.get(id)?.length ?? 0),
  ];
  return { id, kind: 'block', title: name, lines, values, source };
}

function value(label: string, shown: string | number): CardValue {
  return { label, value: shown };
}
