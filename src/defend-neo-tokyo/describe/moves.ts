import { topStep } from '../../kernel/play.js';
import { plural, sentence } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Part } from '../content/terms.js';
import { findAction } from '../mechanics/actions.js';
import { handSize } from '../mechanics/mechs.js';
import { deckOf } from '../mechanics/piles.js';
import type { Move } from '../moves/index.js';
import type { SeenState } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { deckNames, thePart, type Words, wordsOf } from './names.js';

/** What a move is told from: a state, or the view of its seat. */
interface Told {
  readonly table: SeenState;
  readonly content: Content;
}

/** A move as one English sentence. */
export function describeMove(told: Told, move: Move, names: readonly string[]): string {
  const words = wordsOf(told.content, names);
  const tell = sentences[move.type] as (move: Move, words: Words, told: Told) => string;
  return sentence(`${words.seat(move.seat)} ${tell(move, words, told)}.`, names);
}

/** What the seat does. */
const sentences: {
  readonly [T in Move['type']]: (
    move: Extract<Move, { type: T }>,
    words: Words,
    told: Told,
  ) => string;
} = {
  pickPrebuilt({ prebuilt }, { name, names }, { content }) {
    const mech = content.prebuilt.get(prebuilt);
    const tiles = mech === undefined ? [] : [mech.chassis, ...mech.arms, mech.legs];
    return `takes the Mech ${name(prebuilt)}: ${names(tiles)}`;
  },
  pickChassis: ({ tile }, { name }) => `picks ${name(tile)}`,
  pickLegs: ({ tile }, { name }) => `picks ${name(tile)}`,
  pickArm: ({ tile }, { name }) => `picks ${name(tile)}`,
  assemble: ({ leftArm }, { name }) => `mounts ${name(leftArm)} as the left Arm`,
  assignPower: ({ leftArm, rightArm, legs }) =>
    `assigns ${leftArm} Power to the left Arm, ${rightArm} to the right Arm and ${legs} to the Legs`,
  evac({ seat }, _words, { table }) {
    const mech = table.mechs[seat];
    const count = mech === undefined ? 0 : handSize(mech);
    return `evacuates to HQ and discards ${count === 0 ? 'nothing' : plural(count, 'card')}`;
  },
  stay: () => 'stays',
  playCard: ({ card }, { name }, told) =>
    `plays ${name(card)}${provoking(told, told.content.cards.get(card))}`,
  useTile({ seat, part, action, card }, { name }, told) {
    const mech = told.table.mechs[seat];
    const price = card === undefined ? '1 Repair Bot' : name(card);
    if (!mech?.tiles[part]) return `uses ${action} of its Mech for ${price}`;
    const used = findAction(told.content, mech, part, action);
    return `uses ${action} of ${name(mech.tiles[part])} for ${price}${provoking(told, used)}`;
  },
  pass: () => 'passes',
  react: ({ card }, { name }, told) =>
    `reacts with ${name(card)}${provoking(told, told.content.cards.get(card))}`,
  declineReact: ({ until }) =>
    until === 'phase' ? 'plays no more Reacts for now' : 'does not react',
  chooseMonster: ({ monster }, { name }) => `chooses ${name(monster)}`,
  chooseSpace: ({ space }, { name }) => `chooses ${name(space)}`,
  chooseMech: ({ mech }, words) => `chooses ${words.mech(mech)}`,
  choosePart: ({ part }, _words, { table }) => chosenPart(topStep(table), part),
  choosePower: ({ from, to }) => `moves 1 Power from ${thePart(from)} to ${thePart(to)}`,
  chooseCitizen: ({ citizen }, { name }) => `chooses ${name(citizen)}`,
  chooseCard: ({ card }, { name }) => `discards ${name(card)}`,
  chooseOption: ({ option }) => `chooses the ${option === 'a' ? 'first' : 'second'} option`,
  chooseDice: ({ count }) => `rolls ${plural(count, 'die', 'dice')} again`,
  placeCard: ({ where }, { names }, told) => placedCard(topStep(told.table), where, names, told),
  step: ({ to }, { name }) => `steps to ${name(to)}`,
  done: () => 'stops here',
  discardCard: ({ card }, { name }) => `discards ${name(card)}`,
  endTurn: () => 'discards no more',
};

/** Where the Monster Attack Track symbol takes the tracker; nothing without one, and at the end of the track. */
function provoking(
  { table: { attackTrack }, content }: Told,
  used: { readonly symbol: boolean } | undefined,
): string {
  const isMoved = used?.symbol && attackTrack < content.constants.attackTrackLength;
  return isMoved ? ` and moves the Monster Attack tracker to ${attackTrack + 1}` : '';
}

/** What the part is chosen for. */
function chosenPart(asked: Step | undefined, part: Part): string {
  switch (asked?.type === 'choosePart' ? asked.rule : undefined) {
    case 'DN-FX-06':
      return `repairs 1 damage of ${thePart(part)}`;
    case 'DN-FX-07':
      return `puts 1 Power on ${thePart(part)}`;
    case 'DN-FX-09':
      return `takes 1 Power off ${thePart(part)}`;
    case 'DN-FX-26':
      return `lets the damage go to ${thePart(part)}`;
    default:
      return `chooses ${thePart(part)}`;
  }
}

function placedCard(
  asked: Step | undefined,
  where: 'top' | 'bottom',
  names: Words['names'],
  { table, content }: Told,
): string {
  if (asked?.type !== 'placeCard') return `puts the card on the ${where} of the deck`;
  const cards = deckOf({ state: table, content }, asked.deck)[asked.kept] ?? [];
  return `puts ${names(cards)} on the ${where} of the ${deckNames[asked.deck]} deck`;
}
