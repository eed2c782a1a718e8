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
type Words = Omit<Asking, 'seats'> & { readonly seat?: Seat };

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: ManiaShown): Asking | undefined {
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
    ask: `You have ${seen.state.commandPoints} CP: activate a blocker, deploy one, play a card, or end the command phase.`,
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
    ask: `${mover(seen)} has moved: play a hazard on its way, or pass.`,
    wait: 'play a hazard or pass',
  }),
  cardTarget: ({ seat, card }, seen) => ({
    seat,
    phase: 'Card',
    ask: `Where does ${maniaName(seen, card)} strike?`,
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
    ask: 'Play a card at the start of this phase, or pass.',
    wait: 'play a card or pass',
  }),
  defensiveFire: ({ seat }) => ({
    seat,
    phase: 'Defensive fire',
    ask: 'Fire at blockers next to yours: choose who fires, with what, and at whom; or fire no more.',
    wait: 'fire defensively',
  }),
  attackWindow: ({ seats, attack }, seen) => ({
    ...windowOf(seats),
    phase: 'Attack',
    ask: `${attackText(seen, attack)} Play a card before the dice, or pass.`,
    wait: 'play a card on the attack or pass',
  }),
  shoot: () => ({
    phase: 'Shooting',
    ask: 'Choose who shoots and with what, or shoot no more.',
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
    ask: 'Fight where you must, charge where you like, or start no more close assaults.',
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
  loot: () =>
    deed('Looting', 'Choose a blocker that loots where it stands, or loot no more.', 'loot'),
  arson: () => {
    return deed(
      'Arson',
      'Choose a blocker that lights its square, or light no more fires.',
      'light fires',
    );
  },
  scrawl: () => deed('Scrawling', 'Choose a blocker that scrawls, or scrawl no more.', 'scrawl'),
  fightFire: () => {
    const ask =
      'Choose a blocker at a fire control, then the fire next to it; or fight no more fires.';
    return deed('Fire fighting', ask, 'fight fires');
  },
  discard: (_step, { content }) => ({
    phase: 'End',
    ask: `Discard down to ${plural(content.constants.handLimit, 'card')}: choose one.`,
    wait: 'discard',
  }),
};

function deed(phase: string, ask: string, wait: string): Words {
  return { phase, ask, wait };
}

function windowOf([seat]: readonly Seat[]): { readonly seat?: Seat } {
  return seat === undefined ? {} : { seat };
}

function activeWords(seen: Seen): Words {
  const { active, commandPoints } = seen.state;
  const has = `${active?.movePoints ?? 0} MP, and ${commandPoints} CP to buy more`;
  return {
    phase: 'Command',
    ask: `${mover(seen)} has ${has}: move it, use what it carries, or be done with it.`,
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
