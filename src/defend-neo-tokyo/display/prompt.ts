import type { Asking } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { deckNames, nameOf, phaseNames } from '../describe/names.js';
import { powerBudget } from '../mechanics/mechs.js';
import type { Move } from '../moves/index.js';
import type { StepOf } from '../state/steps.js';
import { askedBy, leftToDo } from './asked.js';
import { nameOfSeat, type TokyoShown } from './shown.js';
import { happening } from './windows.js';

type Decided =
  | 'pickPrebuilt'
  | 'pickChassis'
  | 'pickLegs'
  | 'pickArm'
  | 'assemble'
  | 'assignPower'
  | 'evac'
  | 'action'
  | 'discard'
  | 'react'
  | 'chooseMonster'
  | 'chooseSpace'
  | 'chooseMech'
  | 'choosePart'
  | 'choosePower'
  | 'chooseCitizen'
  | 'chooseCard'
  | 'chooseOption'
  | 'chooseDice'
  | 'placeCard'
  | 'step';
type Words = Pick<Asking<Move['type']>, 'ask' | 'ways' | 'wait'>;

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: TokyoShown): Asking<Move['type']> | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const ask = asked[step.type as Decided] as (step: object, shown: TokyoShown) => Words;
  const phase = phaseNames[shown.view.phase];
  return {
    seats: seatsOf(step),
    phase: phase.charAt(0).toUpperCase() + phase.slice(1),
    ...ask(step, shown),
  };
}

function seatsOf(step: object): readonly Seat[] {
  if ('order' in step) return (step as StepOf<'pickChassis'>).order.slice(0, 1);
  if ('seats' in step) return (step as StepOf<'evac'>).seats;
  return [(step as StepOf<'action'>).seat];
}

const asked: { readonly [T in Decided]: (step: StepOf<T>, shown: TokyoShown) => Words } = {
  pickPrebuilt: () => ({
    ask: 'Choose one of the prebuilt Mechs.',
    wait: 'choose a prebuilt Mech',
  }),
  pickChassis: () => ({ ask: 'Choose a Chassis for your Mech.', wait: 'choose a Chassis' }),
  pickLegs: () => ({ ask: 'Choose Legs for your Mech.', wait: 'choose Legs' }),
  pickArm: (_step, shown) => {
    const first = isFirstArm(shown);
    return {
      ask: `Choose ${first ? 'the first Arm' : 'the second Arm'} of your Mech.`,
      wait: 'choose an Arm',
    };
  },
  assemble: () => ({
    ask: 'Which of your Arms is the left one?',
    wait: 'assemble their Mechs',
  }),
  assignPower: (_step, shown) => ({
    ask: `Assign ${powerOf(shown)} Power: choose how much goes to the Arms; the rest goes to the Legs.`,
    wait: 'assign Power',
  }),
  evac: () => ({
    ask: 'Do you evacuate? Your Mech would lie in HQ without Damage, Power and cards.',
    wait: 'stay or evacuate',
  }),
  action: (_step, { view, content }) => {
    const left = content.constants.attackTrackLength - view.attackTrack;
    return {
      ask: `${plural(left, 'attack')} until the Monsters attack`,
      ways: [
        ['playCard', 'play a card'],
        ['useTile', 'use an action of your Mech'],
        ['pass', 'pass'],
      ],
      wait: 'act',
    };
  },
  discard: () => ({
    ask: 'You may discard cards that you do not want to keep.',
    wait: 'discard cards',
  }),
  react: ({ subject }, shown) => ({
    ask: `${happening(shown, subject)}: do you react?`,
    wait: 'react or not',
  }),
  chooseMonster: (_step, shown) => choosing(shown, 'a Monster'),
  chooseSpace: (_step, shown) => choosing(shown, 'a space'),
  chooseMech: (_step, shown) => choosing(shown, 'a Mech'),
  choosePart: ({ rule }, shown) => ({
    ask: `${askedBy(shown)}: ${partQuestions[rule] ?? 'choose a part'}${more(shown)}.`,
    wait: 'choose a part',
  }),
  choosePower: (_step, shown) => ({
    ask: `${askedBy(shown)}: move Power from one limb to another${more(shown)}.`,
    wait: 'move Power',
  }),
  chooseCitizen: (_step, shown) => ({
    ask: `${askedBy(shown)}: choose a Citizen to bring to safety${more(shown)}.`,
    wait: 'choose a Citizen',
  }),
  chooseCard: ({ optional }, shown) => ({
    ask: `${askedBy(shown)}: ${optional ? 'you may discard' : 'discard'} a card${more(shown)}.`,
    wait: 'discard a card',
  }),
  chooseOption: (_step, shown) => choosing(shown, 'what it does'),
  chooseDice: ({ max }, shown) => ({
    ask: `${askedBy(shown)}: how many of the lowest dice do you roll again? Up to ${max}.`,
    wait: 'choose dice to roll again',
  }),
  placeCard: ({ deck }) => ({
    ask: `Where does the card go that was on top of the ${deckNames[deck]} deck?`,
    wait: `put a card back on the ${deckNames[deck]} deck`,
  }),
  step: ({ seat, mech, left, min, taken }, shown) => {
    const whose = mech === seat ? 'your Mech' : `the Mech of ${nameOfSeat(shown, mech)}`;
    const must = taken < min ? 'Move' : 'You may move';
    const space = nameOf(shown.content, shown.view.mechs[mech]?.space ?? '');
    return {
      ask: `${must} ${whose} from ${space}: ${plural(left, 'space')} left.`,
      wait: `move ${mech === seat ? 'a Mech' : whose}`,
    };
  },
};

const partQuestions: Partial<Record<StepOf<'choosePart'>['rule'], string>> = {
  'DN-FX-06': 'choose a part to repair',
  'DN-FX-07': 'choose a limb that gets Power',
  'DN-FX-09': 'choose a limb that loses Power',
  'DN-FX-26': 'choose the part that takes the damage',
};

function choosing(shown: TokyoShown, what: string): Words {
  return { ask: `${askedBy(shown)}: choose ${what}.`, wait: `choose ${what}` };
}

/** `, 2 to go` where more than one is to be chosen. */
function more(shown: TokyoShown): string {
  const left = leftToDo(shown);
  return left === 1 ? '' : ` (${left} to go)`;
}

function powerOf({ view, viewer, content }: TokyoShown): number {
  const mech = view.mechs[typeof viewer === 'number' ? viewer : 0];
  return mech === undefined ? 0 : powerBudget(content, mech).sum;
}

function isFirstArm({ view }: TokyoShown): boolean {
  const step = topStep(view);
  if (step?.type !== 'pickArm') return true;
  return step.picks[step.order[0] ?? 0]?.arms.length === 0;
}
