import type { Asking } from '../../display/display.js';
import { type Seat, topStep } from '../../kernel/play.js';
import { listed, plural } from '../../kit/words.js';
import {
  blockerName,
  boardName,
  itemName,
  justiceName,
  maniaName,
  shortSquareName,
} from '../describe/names.js';
import { controllerOf, itemOf, ownerOf, strengthOf } from '../mechanics/blockers.js';
import { strengthIn, totalOf } from '../mechanics/fights.js';
import type { Move } from '../moves/index.js';
import type { Seen } from '../play.js';
import { blockerOf } from '../state/state.js';
import type { Attack, Step, StepOf } from '../state/steps.js';
import { type ManiaShown, seenBy } from './board.js';

type Automatic =
  | 'dealBlocks'
  | 'dealCards'
  | 'startTurn'
  | 'rollCommand'
  | 'announced'
  | 'startDefence'
  | 'startCombat'
  | 'explodeCharges'
  | 'subPhase'
  | 'fireWagons'
  | 'resolveAttack'
  | 'burn'
  | 'drawCard'
  | 'lastCard'
  | 'catastrophe'
  | 'turnFaceUp'
  | 'nextTurn'
  | 'checkEnd';
type Decided = Exclude<Step, { type: Automatic }>;
type Words = Omit<Asking<Move['type']>, 'seats'> & { readonly seat?: Seat };

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: ManiaShown): Asking<Move['type']> | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const ask = asked[step.type as Decided['type']] as (step: Step, seen: Seen) => Words;
  const { seat = shown.view.phasing, ...words } = ask(step, seenBy(shown));
  return { seats: [seat], ...words };
}

const asked: { readonly [T in Decided['type']]: (step: StepOf<T>, seen: Seen) => Words } = {
  place: ({ seat }, seen) => ({
    seat,
    phase: 'Setup',
    ask: `Choose one of your blockers, then the square of ${boardName(seen, seat)} it begins in.`,
    wait: 'place blockers',
  }),
  justice: () => ({
    phase: 'Justice',
    ask: 'Play a justice card from your hand.',
    wait: 'play a justice card',
  }),
  justiceTarget: ({ card }, seen) => ({
    phase: 'Justice',
    ask: `What does ${justiceName(seen, card)} strike?`,
    wait: `aim ${justiceName(seen, card)}`,
  }),
  command: (_step, seen) => ({
    phase: 'Command',
    ask: `You have ${seen.state.commandPoints} CP`,
    ways: [
      ['activate', 'activate a blocker'],
      ['deploy', 'deploy one'],
      ['draw', 'draw a counter'],
      ['playCard', 'play a card'],
      ['done', 'end the command phase'],
    ],
    wait: `spend ${seen.state.commandPoints} CP`,
  }),
  klegg: () => ({
    phase: 'Command',
    ask: 'Place a klegg in an empty square of your block, or none.',
    wait: 'place a klegg',
  }),
  active: (_step, seen) => activeWords(seen),
  stop: ({ seat, space }, seen) => ({
    seat,
    phase: 'Command',
    ask: `${mover(seen)} rides past ${shortSquareName(seen, space)}: do you stop the elevator?`,
    wait: 'let the elevator pass or stop it',
  }),
  hazardWindow: ({ seats }, seen) => ({
    ...windowOf(seats),
    phase: 'Hazards',
    ask: `${mover(seen)} has moved`,
    ways: [
      ['playCard', 'play a hazard on its way'],
      ['pass', 'pass'],
    ],
    wait: 'play a hazard or pass',
  }),
  cardTarget: ({ seat, card }, seen) => ({
    seat,
    phase: 'Card',
    ask: aimAsked(seen, card),
    wait: `aim ${maniaName(seen, card)}`,
  }),
  capacity: ({ blocker }, seen) => {
    const seat = controllerOf(seen, blocker);
    const most = plural(strengthOf(seen, blocker), 'counter');
    const { items } = blockerOf(seen.state, blocker);
    return {
      ...(seat === null ? {} : { seat }),
      phase: 'Equipment',
      ask: `${blockerName(seen, blocker)} carries ${most} at most and has ${items.length}: which one goes back?`,
      wait: 'give a counter back',
    };
  },
  phaseWindow: ({ seats }, seen) => ({
    ...windowOf(seats),
    phase: seen.state.phase === 'defence' ? 'Defensive fire' : 'Combat',
    ask: '',
    ways: [
      ['playCard', 'play a card at the start of this phase'],
      ['pass', 'pass'],
    ],
    wait: 'play a card or pass',
  }),
  defensiveFire: ({ seat }) => ({
    seat,
    phase: 'Defensive fire',
    ask: '',
    ways: [
      [
        'defensiveFire',
        'fire at blockers next to yours (choose who fires, with what, and at whom)',
      ],
      ['playCard', 'play a card'],
      ['done', 'fire no more'],
    ],
    wait: 'fire defensively',
  }),
  attackWindow: ({ seats, attack }, seen) => ({
    ...windowOf(seats),
    phase: 'Attack',
    ask: attackText(seen, attack),
    ways: [
      ['playCard', 'play a card before the dice'],
      ['pass', 'pass'],
    ],
    wait: 'play a card on the attack or pass',
  }),
  shoot: () => ({
    phase: 'Shooting',
    ask: '',
    ways: [
      [['declareShot', 'drill'], 'choose who shoots and with what'],
      ['playCard', 'play a card'],
      ['done', 'shoot no more'],
    ],
    wait: 'shoot',
  }),
  target: ({ blocker, item }, seen) => {
    const { range } = itemOf(seen, item);
    return {
      phase: 'Shooting',
      ask: `What does ${blockerName(seen, blocker)} aim ${itemName(seen, item)} at? RANGE ${range ?? 0}.`,
      wait: 'choose a target',
    };
  },
  markers: ({ shot }, seen) => ({
    seat: shot.seat,
    phase: 'Shooting',
    ask: `How many fire markers does ${itemName(seen, shot.item)} place in ${shortSquareName(seen, shot.space)}?`,
    wait: 'choose how much fire to place',
  }),
  assault: () => ({
    phase: 'Close assault',
    ask: '',
    ways: [
      ['assaultHere', 'fight where you must'],
      ['charge', 'charge where you like'],
      ['playCard', 'play a card'],
      ['done', 'start no more close assaults'],
    ],
    wait: 'fight close assaults',
  }),
  hero: ({ fight }, seen) => {
    const hero = fight.heroes[0]?.hero ?? '';
    return {
      seat: ownerOf(seen, hero) ?? fight.seat,
      phase: 'Close assault',
      ask: `${attackText(seen, fight)} Does ${blockerName(seen, hero)} help?`,
      wait: 'decide about the superhero',
    };
  },
  flames: ({ fight }, seen) => {
    const { blocker = '', item = '' } = fight.weapons[0] ?? {};
    return {
      seat: controllerOf(seen, blocker) ?? fight.seat,
      phase: 'Close assault',
      ask: `${attackText(seen, fight)} How much fire does ${itemName(seen, item)} of ${blockerName(seen, blocker)} place?`,
      wait: 'decide about fire',
    };
  },
  loot: () => deed('Looting', 'loot', 'that loots where it stands', 'loot no more'),
  arson: () => deed('Arson', 'arson', 'that lights its square', 'light no more fires'),
  scrawl: () => deed('Scrawling', 'scrawl', 'that scrawls', 'scrawl no more'),
  fightFire: () => {
    const which = 'at a fire control, then the fire next to it';
    return deed('Fire fighting', 'fightFire', which, 'fight no more fires');
  },
  discard: (_step, { content }) => ({
    phase: 'End',
    ask: `Discard down to ${plural(content.constants.handLimit, 'card')}: choose one.`,
    wait: 'discard',
  }),
};

function deed(phase: string, type: Move['type'], which: string, done: string): Words {
  return {
    phase,
    ask: '',
    ways: [
      [type, `choose a blocker ${which}`],
      ['playCard', 'play a card'],
      ['done', done],
    ],
    wait: done.replace(' no more', ''),
  };
}

/** What changes an attack is played for a side of it; everything else strikes somewhere. */
function aimAsked(seen: Seen, card: string): string {
  const isForSide = seen.content.mania.get(card)?.effect.kind === 'modAttack';
  const name = maniaName(seen, card);
  return isForSide ? `For which side is ${name} played?` : `Where does ${name} strike?`;
}

function windowOf([seat]: readonly Seat[]): { readonly seat?: Seat } {
  return seat === undefined ? {} : { seat };
}

const travels = ['step', 'elevator', 'chute', 'skyRail', 'pedway', 'vehicle', 'fly'] as const;

function activeWords(seen: Seen): Words {
  const { active, commandPoints } = seen.state;
  const has = `${active?.movePoints ?? 0} MP, and ${commandPoints} CP to buy more`;
  return {
    phase: 'Command',
    ask: `${mover(seen)} has ${has}`,
    ways: [
      [travels, 'move it'],
      [['layCharge', 'deployHeavy', 'draw', 'receive'], 'use what it can carry'],
      ['switchPower', 'switch the power'],
      ['playCard', 'play a card'],
      ['done', 'be done with it'],
    ],
    wait: `move ${mover(seen)}`,
  };
}

function mover(seen: Seen): string {
  return seen.state.active === null ? 'A blocker' : blockerName(seen, seen.state.active.blocker);
}

/** Who attacks whom, with what a close assault stands at. */
function attackText(seen: Seen, attack: Attack): string {
  const where = shortSquareName(seen, attack.space);
  if (attack.kind !== 'assault') {
    const gun = `${itemName(seen, attack.item)} of ${blockerName(seen, attack.blocker)}`;
    return `A shot at ${where} with ${gun}.`;
  }
  const sides = (['attacker', 'defender'] as const).map((side) => {
    const names = listed(attack[side].map((one) => blockerName(seen, one)));
    return `${names} (${totalOf(strengthIn(seen, attack, side))})`;
  });
  return `In ${where} ${sides.join(' fights ')}.`;
}
