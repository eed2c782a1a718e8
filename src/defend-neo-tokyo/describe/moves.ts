import { plural, sentence } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { TokyoPosition } from '../play.js';
import type { State } from '../state/state.js';
import { thePart, type Words, wordsOf } from './names.js';

/** A move as one English sentence. */
export function describeMove(
  { state, content }: TokyoPosition,
  move: Move,
  names: readonly string[],
): string {
  const words = wordsOf(content, names);
  const tell = sentences[move.type] as (move: Move, words: Words, state: State) => string;
  return sentence(`${words.seat(move.seat)} ${tell(move, words, state)}.`, names);
}

/** What the seat does. */
const sentences: {
  readonly [T in Move['type']]: (
    move: Extract<Move, { type: T }>,
    words: Words,
    state: State,
  ) => string;
} = {
  pickPrebuilt: ({ prebuilt }, { name }) => `takes the Mech ${name(prebuilt)}`,
  pickChassis: ({ tile }, { name }) => `picks ${name(tile)}`,
  pickLegs: ({ tile }, { name }) => `picks ${name(tile)}`,
  pickArm: ({ tile }, { name }) => `picks ${name(tile)}`,
  assemble: ({ leftArm }, { name }) => `mounts ${name(leftArm)} as the left Arm`,
  assignPower: ({ leftArm, rightArm, legs }) =>
    `assigns ${leftArm} Power to the left Arm, ${rightArm} to the right Arm and ${legs} to the Legs`,
  evac: () => 'evacuates',
  stay: () => 'stays',
  playCard: ({ card }, { name }) => `plays ${name(card)}`,
  useTile({ seat, part, action, card }, { name }, { mechs }) {
    const tile = mechs[seat]?.tiles[part];
    const price = card === undefined ? 'a Repair Bot' : name(card);
    return `uses ${action} of ${tile ? name(tile) : 'its Mech'} for ${price}`;
  },
  pass: () => 'passes',
  react: ({ card }, { name }) => `reacts with ${name(card)}`,
  declineReact: ({ until }) =>
    until === 'phase' ? 'plays no more Reacts for now' : 'does not react',
  chooseMonster: ({ monster }, { name }) => `chooses ${name(monster)}`,
  chooseSpace: ({ space }, { name }) => `chooses ${name(space)}`,
  chooseMech: ({ mech }, words) => `chooses ${words.mech(mech)}`,
  choosePart: ({ part }) => `chooses ${thePart(part)}`,
  choosePower: ({ from, to }) => `moves 1 Power from ${thePart(from)} to ${thePart(to)}`,
  chooseCitizen: ({ citizen }, { name }) => `chooses ${name(citizen)}`,
  chooseCard: ({ card }, { name }) => `chooses ${name(card)}`,
  chooseOption: ({ option }) => `chooses the ${option === 'a' ? 'first' : 'second'} option`,
  chooseDice: ({ count }) => `rolls ${plural(count, 'die', 'dice')} again`,
  placeCard: ({ where }) => `puts the card on the ${where} of the deck`,
  step: ({ to }, { name }) => `steps to ${name(to)}`,
  done: () => 'stops here',
  discardCard: ({ card }, { name }) => `discards ${name(card)}`,
  endTurn: () => 'discards no more',
};
