import {
  buttonTouch,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
} from '../../display/touch.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { capital } from '../../kit/words.js';
import type { Part } from '../content/terms.js';
import { nameOf, namesOf, partNames, thePart } from '../describe/names.js';
import type { Move } from '../moves/index.js';
import type { Step } from '../state/steps.js';
import { choiceAsked, mechAsked } from './asked.js';
import { citizenId, monsterId } from './city.js';
import { oneClause } from './effects.js';
import { actionId, mechId, nameOfSeat, type TokyoShown, tileId } from './shown.js';
import { tellingOf } from './telling.js';

/** What a person touches to make a move of Defend Neo Tokyo. */
export function touchesOf(shown: TokyoShown, move: Move): Touch[] {
  const touch = touches[move.type] as (move: Move, shown: TokyoShown) => Touch[];
  return touch(move, shown);
}

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const touches: {
  readonly [T in Move['type']]: (move: MoveOf<T>, shown: TokyoShown) => Touch[];
} = {
  pickPrebuilt: ({ prebuilt }, shown) => {
    const { label, ...touch } = cardTouch(shown, prebuilt);
    const mech = shown.content.prebuilt.get(prebuilt);
    const parts = mech === undefined ? [] : [mech.chassis, ...mech.arms, mech.legs];
    return [{ ...touch, label: `${label}: ${namesOf(shown.content, parts)}` }];
  },
  pickChassis: ({ tile }, shown) => [cardTouch(shown, tile)],
  pickLegs: ({ tile }, shown) => [cardTouch(shown, tile)],
  pickArm: ({ tile }, shown) => [cardTouch(shown, tile)],
  assemble: ({ leftArm }, shown) => [cardTouch(shown, leftArm)],
  // What is left goes to the Legs.
  assignPower: ({ leftArm, rightArm }) => [
    numberTouch('left-arm', 'Power on the left Arm', leftArm),
    numberTouch('right-arm', 'Power on the right Arm', rightArm),
  ],
  evac: () => [buttonTouch('evac', 'Evacuate')],
  stay: () => [buttonTouch('stay', 'Stay')],
  playCard: ({ card }, shown) => [cardTouch(shown, card)],
  useTile: ({ part, action, card }, shown) => [
    thingTouch(actionId(part, action), `${action} of ${thePart(part)}`),
    ...(card === undefined ? [] : [cardTouch(shown, card)]),
  ],
  pass: () => [buttonTouch('pass', 'Pass')],
  react: ({ card }, shown) => [cardTouch(shown, card)],
  declineReact: ({ until }) => [
    until === 'window'
      ? buttonTouch('no-react', 'Do not react')
      : buttonTouch('no-more-reacts', 'Play no more Reacts for now'),
  ],
  chooseMonster: ({ monster }, { content }) => [
    thingTouch(monsterId(monster), nameOf(content, monster)),
  ],
  chooseSpace: ({ space }, shown) => [spaceTouch(shown, space)],
  chooseMech: ({ mech }, shown) => [thingTouch(mechId(mech), `Mech of ${nameOfSeat(shown, mech)}`)],
  choosePart: ({ seat, part }, shown) => {
    const step = topStep(shown.view);
    return [tileTouch(step?.type === 'choosePart' ? mechAsked(shown, step) : seat, part)];
  },
  choosePower: ({ seat, from, to }) => [tileTouch(seat, from), tileTouch(seat, to)],
  chooseCitizen: ({ citizen }, { content }) => [
    thingTouch(citizenId(citizen), nameOf(content, citizen)),
  ],
  chooseCard: ({ card }, shown) => [cardTouch(shown, card)],
  chooseOption: ({ option }, shown) => [
    optionTouch(`option-${option}`, optionLabel(shown, option)),
  ],
  chooseDice: ({ count }) => [numberTouch('dice', 'Dice to roll again', count)],
  placeCard: ({ where }) => [optionTouch(where, `Put it on the ${where}`)],
  step: ({ to }, shown) => [spaceTouch(shown, to)],
  done: (_move, { view }) => [buttonTouch('done', stops[topStep(view)?.type ?? 'step'] ?? 'Stop')],
  discardCard: ({ card }, shown) => [cardTouch(shown, card)],
  endTurn: () => [buttonTouch('end-turn', 'Keep the rest')],
};

/** What the button that ends a chain says. */
const stops: Partial<Record<Step['type'], string>> = {
  step: 'Stay here',
  chooseMonster: 'Choose no Monster',
  chooseSpace: 'Leave it where it is',
  chooseMech: 'Choose nobody',
  choosePower: 'Move no more Power',
  chooseCitizen: 'No more Citizens',
  chooseCard: 'Discard no more',
};

function optionLabel(shown: TokyoShown, option: 'a' | 'b'): string {
  const choice = choiceAsked(shown);
  if (choice === undefined) return option === 'a' ? 'First' : 'Second';
  return capital(oneClause(choice[option], tellingOf(shown.content, 'mech'))).slice(0, 200);
}

function cardTouch({ content }: TokyoShown, card: string): Touch {
  return thingTouch(`card:${card}`, nameOf(content, card));
}

function spaceTouch({ content }: TokyoShown, space: string): Touch {
  return thingTouch(`space:${space}`, nameOf(content, space));
}

function tileTouch(seat: Seat, part: Part): Touch {
  return thingTouch(tileId(seat, part), capital(partNames[part]));
}
