import { topStep } from '../../kernel/play.js';
import { plural, seatName, sentence } from '../../kit/words.js';
import type { Constants } from '../content/schema.js';
import { isOnBoard } from '../mechanics/blockers.js';
import { findSquare } from '../mechanics/board.js';
import { activationCost } from '../mechanics/command.js';
import { isStraight, stepCost } from '../mechanics/walking.js';
import type { Move, MoveType } from '../moves/index.js';
import { type Reading, type Seen, seenIn } from '../play.js';
import { findPlace } from '../state/state.js';
import type { Step } from '../state/steps.js';
import {
  blockerName,
  boardName,
  cardName,
  carriedName,
  inWords,
  itemName,
  justiceName,
  maniaName,
  shortSquareName,
  type Told,
} from './names.js';

type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

type Cost = Extract<keyof Constants, `${string}Cost`>;

/** What a sentence may look at besides the move. */
interface Scene extends Seen, Told {}

/** A move as one English sentence, told by the state it is made in, or by a view of it. */
export function describeMove(reading: Reading, move: Move, seats: readonly string[]): string {
  const deed = deeds[move.type] as (move: Move, scene: Scene) => string;
  const done = deed(move, { ...seenIn(reading), seats });
  return sentence(`${seatName(move.seat, seats)} ${done}.`, seats);
}

const deeds: { readonly [T in MoveType]: (move: MoveOf<T>, scene: Scene) => string } = {
  placeBlocker: ({ blocker, space }, scene) => {
    return `places ${blockerName(scene, blocker)} in ${shortSquareName(scene, space)}`;
  },
  playJustice: ({ card }, scene) => `plays ${justiceName(scene, card)}`,
  justiceTarget: (move, scene) => `chooses ${aimText(move, scene)}`,
  deploy: (_move, { content }) => `deploys a blocker for ${content.constants.deployCost} CP`,
  activate: ({ blocker }, scene) => {
    return `activates ${blockerName(scene, blocker)}${activationText(scene, blocker)}`;
  },
  step: ({ direction }, scene) => {
    return `moves ${mover(scene)} one square ${inWords(direction)}${stepText(scene, direction)}`;
  },
  elevator: ({ level }, scene) => {
    return `takes the elevator with ${mover(scene)} to level ${level}${costText(scene, 'rideCost')}`;
  },
  stopElevator: ({ stop }) => (stop ? 'stops the elevator' : 'lets the elevator pass'),
  chute: (_move, scene) =>
    `drops ${mover(scene)} down the grav chute${costText(scene, 'rideCost')}`,
  skyRail: ({ direction, board }, scene) => {
    return `takes the sky-rail ${lineText(scene, direction, board)}`;
  },
  pedway: ({ direction }, scene) => {
    return `takes the pedway ${direction} with ${mover(scene)}${costText(scene, 'rideCost')}`;
  },
  vehicle: ({ direction, board }, scene) => {
    return `drives ${lineText(scene, direction, board)}`;
  },
  fly: ({ to, outside }, scene) => {
    const where = `${shortSquareName(scene, to)}${outside ? ', outside the window,' : ''}`;
    const { active } = scene.state;
    const cost = active === null ? '' : ` for ${active.movePoints} MP`;
    return `flies with ${mover(scene)} to ${where}${cost}`;
  },
  receive: ({ from, item }, scene) => {
    const given = `${itemName(scene, item)} from ${blockerName(scene, from)}`;
    return `takes ${given}${costText(scene, 'passCost')}`;
  },
  layCharge: ({ item }, scene) => {
    return `lays ${itemName(scene, item)} with ${mover(scene)}${costText(scene, 'layCost')}`;
  },
  switchPower: (_move, scene) => {
    return `switches the power with ${mover(scene)}${costText(scene, 'switchCost')}`;
  },
  deployHeavy: ({ item }, scene) => {
    return `sets up ${itemName(scene, item)} with ${mover(scene)}${costText(scene, 'heavyCost')}`;
  },
  draw: ({ blocker }, scene) => `draws a counter for ${blockerName(scene, blocker)}`,
  playCard: ({ card }, scene) => {
    const effect = scene.content.mania.get(card)?.effect;
    const gain = effect?.kind === 'gainMP' ? ` and gains ${effect.amount} MP` : '';
    return `plays ${maniaName(scene, card)}${gain}`;
  },
  cardTarget: (move, scene) => `aims the card at ${aimText(move, scene)}`,
  placeKlegg: ({ space }, scene) => `places a klegg in ${shortSquareName(scene, space)}`,
  discardItem: ({ blocker, item }, scene) => {
    return `discards ${carriedName(scene, blocker, item)}`;
  },
  defensiveFire: ({ blocker, item, space, outside }, scene) => {
    const where = `${shortSquareName(scene, space)}${outside ? ', outside the window,' : ''}`;
    return `fires defensively at ${where} with ${carriedName(scene, blocker, item)}`;
  },
  declareShot: ({ blocker, item, mode }, scene) => {
    const how = mode === undefined ? '' : `, ${inWords(mode)}`;
    return `shoots with ${carriedName(scene, blocker, item)}${how}`;
  },
  drill: ({ blocker, item }, scene) => {
    return `drills with ${carriedName(scene, blocker, item)}`;
  },
  target: ({ space, outside, aim }, scene) => {
    const where = shortSquareName(scene, space);
    if (aim === 'square') return `aims at the structure of ${where}`;
    return `aims at whoever is ${outside ? 'outside the window of' : 'in'} ${where}`;
  },
  markers: ({ count }) => `will place ${plural(count, 'fire marker')}`,
  assaultHere: ({ space }, scene) => `fights in ${shortSquareName(scene, space)}`,
  charge: ({ blocker, to }, scene) => {
    return `charges with ${blockerName(scene, blocker)} into ${shortSquareName(scene, to)}`;
  },
  heroSupport: ({ join }) => (join ? 'lets the superhero help' : 'keeps the superhero out of it'),
  useFlames: ({ item, count }, scene) => {
    if (count === 0) return `leaves ${itemName(scene, item)} unused`;
    return `uses ${itemName(scene, item)} for ${plural(count, 'fire marker')}`;
  },
  loot: ({ blocker }, scene) => `loots ${placeText(scene, blocker)}`,
  arson: ({ blocker }, scene) => `commits arson in ${placeText(scene, blocker)}`,
  scrawl: ({ blocker }, scene) => `scrawls on ${placeText(scene, blocker)}`,
  fightFire: ({ blocker, space }, scene) => {
    return `fights the fire in ${shortSquareName(scene, space)} with ${blockerName(scene, blocker)}`;
  },
  done: (_move, scene) => {
    const step = topStep(scene.state);
    if (step?.type === 'active') return `is done with ${mover(scene)}`;
    return endOf[step?.type ?? 'command'] ?? 'is done';
  },
  pass: (_move, { state }) => {
    return topStep(state)?.type === 'klegg' ? 'places no klegg' : 'passes';
  },
  discardCard: ({ card }, scene) => `discards ${cardName(scene, card)}`,
};

/** What the pack says it costs. */
function costText({ content }: Scene, name: Cost): string {
  return ` for ${content.constants[name]} MP`;
}

/** What the activation costs now, if the blocker is there. */
function activationText(scene: Scene, blocker: string): string {
  return isOnBoard(scene.state, blocker) ? ` for ${activationCost(scene, blocker)} CP` : '';
}

/** Where the step leads, and for how much; nothing where there is no such step. */
function stepText(scene: Scene, direction: MoveOf<'step'>['direction']): string {
  const { state } = scene;
  const from = findSquare(scene, findPlace(state, state.active?.blocker ?? '')?.space ?? '');
  if (from === undefined || !isStraight(direction)) return '';
  const to = findSquare(scene, from[direction] ?? '');
  if (to === undefined) return '';
  return ` to ${shortSquareName(scene, to.id)} for ${stepCost(scene, from, to)} MP`;
}

/** "left with Mob 1 of Sammy Fox Block to Buddy Holly Block for 2 MP". */
function lineText(scene: Scene, direction: string, board: number): string {
  const cost = costText(scene, 'rideCost');
  return `${direction} with ${mover(scene)} to ${boardName(scene, board)}${cost}`;
}

/** "the bank 4,2 with Mob 1 of Sammy Fox Block". */
function placeText(scene: Scene, blocker: string): string {
  const place = findPlace(scene.state, blocker);
  const where = place === undefined ? 'its square' : shortSquareName(scene, place.space);
  return `${where} with ${blockerName(scene, blocker)}`;
}

function mover(scene: Scene): string {
  const { active } = scene.state;
  return active === null ? 'a blocker' : blockerName(scene, active.blocker);
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
    ...(blocker === undefined ? [] : [blockerName(scene, blocker)]),
    ...(space === undefined ? [] : [shortSquareName(scene, space)]),
    ...(board === undefined ? [] : [boardName(scene, board)]),
    ...(side === undefined ? [] : [`the ${side}`]),
  ];
  return parts.join(' in ') || 'nothing';
}
