import { topStep } from '../../kernel/play.js';
import { plural, sentence } from '../../kit/words.js';
import type { Constants } from '../content/schema.js';
import { isOnBoard } from '../mechanics/blockers.js';
import { findSquare } from '../mechanics/board.js';
import { activationCost } from '../mechanics/command.js';
import { isStraight, stepCost } from '../mechanics/walking.js';
import type { Move, MoveType } from '../moves/index.js';
import { type Reading, type Seen, seenIn } from '../play.js';
import { findPlace } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { boardName, inWords, Names, shortSquareName } from './names.js';

type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

/** What a sentence may look at besides the move. */
interface Scene {
  readonly names: Names;
  readonly seen: Seen;
}

/** A move as one English sentence, told by the state it is made in, or by a view of it. */
export function describeMove(reading: Reading, move: Move, seats: readonly string[]): string {
  const names = new Names(reading.content, seats);
  const deed = deeds[move.type] as (move: Move, scene: Scene) => string;
  const done = deed(move, { names, seen: seenIn(reading) });
  return sentence(`${names.seat(move.seat)} ${done}.`, seats);
}

const deeds: { readonly [T in MoveType]: (move: MoveOf<T>, scene: Scene) => string } = {
  placeBlocker: ({ blocker, space }, scene) => {
    return `places ${scene.names.blocker(blocker)} in ${square(scene, space)}`;
  },
  playJustice: ({ card }, { names }) => `plays ${names.justice(card)}`,
  justiceTarget: (move, scene) => `chooses ${aimText(move, scene)}`,
  deploy: (_move, scene) => `deploys a blocker for ${constant(scene, 'deployCost')} CP`,
  activate: ({ blocker }, scene) => {
    return `activates ${scene.names.blocker(blocker)}${activationText(scene, blocker)}`;
  },
  step: ({ direction }, scene) => {
    return `moves ${mover(scene)} one square ${inWords(direction)}${stepText(scene, direction)}`;
  },
  elevator: ({ level }, scene) => {
    return `takes the elevator with ${mover(scene)} to level ${level}${rideText(scene)}`;
  },
  stopElevator: ({ stop }) => (stop ? 'stops the elevator' : 'lets the elevator pass'),
  chute: (_move, scene) => `drops ${mover(scene)} down the grav chute${rideText(scene)}`,
  skyRail: ({ direction, board }, scene) => {
    const way = `${direction} with ${mover(scene)} to ${blockOn(scene, board)}`;
    return `takes the sky-rail ${way}${rideText(scene)}`;
  },
  pedway: ({ direction }, scene) => {
    return `takes the pedway ${direction} with ${mover(scene)}${rideText(scene)}`;
  },
  vehicle: ({ direction, board }, scene) => {
    const way = `${direction} with ${mover(scene)} to ${blockOn(scene, board)}`;
    return `drives ${way}${rideText(scene)}`;
  },
  fly: ({ to, outside }, scene) => {
    const where = `${square(scene, to)}${outside ? ', outside the window,' : ''}`;
    const { active } = scene.seen.state;
    const cost = active === null ? '' : ` for ${active.movePoints} MP`;
    return `flies with ${mover(scene)} to ${where}${cost}`;
  },
  receive: ({ from, item }, scene) => {
    const { names } = scene;
    const cost = constant(scene, 'passCost');
    return `takes ${names.item(item)} from ${names.blocker(from)} for ${cost} MP`;
  },
  layCharge: ({ item }, scene) => {
    const cost = constant(scene, 'layCost');
    return `lays ${scene.names.item(item)} with ${mover(scene)} for ${cost} MP`;
  },
  switchPower: (_move, scene) => {
    return `switches the power with ${mover(scene)} for ${constant(scene, 'switchCost')} MP`;
  },
  deployHeavy: ({ item }, scene) => {
    const cost = constant(scene, 'heavyCost');
    return `sets up ${scene.names.item(item)} with ${mover(scene)} for ${cost} MP`;
  },
  draw: ({ blocker }, { names }) => `draws a counter for ${names.blocker(blocker)}`,
  playCard: ({ card }, { names, seen }) => {
    const effect = seen.content.mania.get(card)?.effect;
    const gain = effect?.kind === 'gainMP' ? ` and gains ${effect.amount} MP` : '';
    return `plays ${names.mania(card)}${gain}`;
  },
  cardTarget: (move, scene) => `aims the card at ${aimText(move, scene)}`,
  placeKlegg: ({ space }, scene) => `places a klegg in ${square(scene, space)}`,
  discardItem: ({ blocker, item }, { names }) => {
    return `discards ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  defensiveFire: ({ blocker, item, space, outside }, scene) => {
    const { names } = scene;
    const where = `${square(scene, space)}${outside ? ', outside the window,' : ''}`;
    return `fires defensively at ${where} with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  declareShot: ({ blocker, item, mode }, { names }) => {
    const how = mode === undefined ? '' : `, ${inWords(mode)}`;
    return `shoots with ${names.item(item)} of ${names.blocker(blocker)}${how}`;
  },
  drill: ({ blocker, item }, { names }) => {
    return `drills with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  target: ({ space, outside, aim }, scene) => {
    const where = square(scene, space);
    if (aim === 'square') return `aims at the structure of ${where}`;
    return `aims at whoever is ${outside ? 'outside the window of' : 'in'} ${where}`;
  },
  markers: ({ count }) => `will place ${plural(count, 'fire marker')}`,
  assaultHere: ({ space }, scene) => `fights in ${square(scene, space)}`,
  charge: ({ blocker, to }, scene) => {
    return `charges with ${scene.names.blocker(blocker)} into ${square(scene, to)}`;
  },
  heroSupport: ({ join }) => (join ? 'lets the superhero help' : 'keeps the superhero out of it'),
  useFlames: ({ item, count }, { names }) => {
    if (count === 0) return `leaves ${names.item(item)} unused`;
    return `uses ${names.item(item)} for ${plural(count, 'fire marker')}`;
  },
  loot: ({ blocker }, scene) => `loots ${placeText(scene, blocker)}`,
  arson: ({ blocker }, scene) => `commits arson in ${placeText(scene, blocker)}`,
  scrawl: ({ blocker }, scene) => `scrawls on ${placeText(scene, blocker)}`,
  fightFire: ({ blocker, space }, scene) => {
    return `fights the fire in ${square(scene, space)} with ${scene.names.blocker(blocker)}`;
  },
  done: (_move, scene) => {
    const step = topStep(scene.seen.state);
    if (step?.type === 'active') return `is done with ${mover(scene)}`;
    return endOf[step?.type ?? 'command'] ?? 'is done';
  },
  pass: (_move, { seen }) => {
    return topStep(seen.state)?.type === 'klegg' ? 'places no klegg' : 'passes';
  },
  discardCard: ({ card }, { names }) => `discards ${names.card(card)}`,
};

function square({ seen }: Scene, space: string): string {
  return shortSquareName(seen, space);
}

/** A number of the pack. */
function constant({ seen }: Scene, name: keyof Constants): string {
  return String(seen.content.constants[name]);
}

/** What the activation costs now, if the blocker is there. */
function activationText({ seen }: Scene, blocker: string): string {
  return isOnBoard(seen.state, blocker) ? ` for ${activationCost(seen, blocker)} CP` : '';
}

/** Where the step leads, and for how much; nothing where there is no such step. */
function stepText(scene: Scene, direction: MoveOf<'step'>['direction']): string {
  const { seen } = scene;
  const { active } = seen.state;
  const from = findSquare(seen, findPlace(seen.state, active?.blocker ?? '')?.space ?? '');
  if (from === undefined || !isStraight(direction)) return '';
  const to = findSquare(seen, from[direction] ?? '');
  if (to === undefined) return '';
  return ` to ${square(scene, to.id)} for ${stepCost(seen, from, to)} MP`;
}

function rideText(scene: Scene): string {
  return ` for ${constant(scene, 'rideCost')} MP`;
}

/** "the bank 4,2 with Mob 1 of Sammy Fox Block". */
function placeText(scene: Scene, blocker: string): string {
  const { names, seen } = scene;
  const place = findPlace(seen.state, blocker);
  const where = place === undefined ? 'its square' : square(scene, place.space);
  return `${where} with ${names.blocker(blocker)}`;
}

function blockOn({ seen }: Scene, board: number): string {
  return boardName(seen, board);
}

function mover({ names, seen }: Scene): string {
  const { active } = seen.state;
  return active === null ? 'a blocker' : names.blocker(active.blocker);
}

/** What somebody does who ends something. */
const endOf: Partial<Record<Step['type'], string>> = {
  command: 'ends the command phase',
  defensiveFire: 'ends defensive fire',
  shoot: 'shoots no more',
  assault: 'starts no more close assaults',
  loot: 'loots no more',
  arson: 'lights no more fires',
  scrawl: 'scrawls no more',
  fightFire: 'fights no more fires',
};

interface Aim {
  readonly blocker?: string;
  readonly space?: string;
  readonly board?: number;
  readonly side?: string;
}

function aimText({ blocker, space, board, side }: Aim, scene: Scene): string {
  const parts = [
    ...(blocker === undefined ? [] : [scene.names.blocker(blocker)]),
    ...(space === undefined ? [] : [square(scene, space)]),
    ...(board === undefined ? [] : [blockOn(scene, board)]),
    ...(side === undefined ? [] : [`the ${side}`]),
  ];
  return parts.join(' in ') || 'nothing';
}
