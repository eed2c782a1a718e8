import { topStep } from '../../kernel/play.js';
import { plural, sentence } from '../../kit/words.js';
import type { Move, MoveType } from '../moves/index.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { boardName, inWords, Names } from './names.js';

type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

/** What a sentence may look at besides the move. */
interface Scene {
  readonly names: Names;
  readonly state: State;
}

/** A move as one English sentence, told by the state it is made in. */
export function describeMove(
  { state, content }: ManiaPosition,
  move: Move,
  seats: readonly string[],
): string {
  const names = new Names(content, seats);
  const deed = deeds[move.type] as (move: Move, scene: Scene) => string;
  return sentence(`${names.seat(move.seat)} ${deed(move, { names, state })}.`, seats);
}

const deeds: { readonly [T in MoveType]: (move: MoveOf<T>, scene: Scene) => string } = {
  placeBlocker: ({ blocker, space }, { names }) => `places ${names.blocker(blocker)} in ${space}`,
  playJustice: ({ card }, { names }) => `plays ${names.justice(card)}`,
  justiceTarget: (move, scene) => `chooses ${aimText(move, scene)}`,
  deploy: () => 'deploys a blocker',
  activate: ({ blocker }, { names }) => `activates ${names.blocker(blocker)}`,
  step: ({ direction }, scene) => `moves ${mover(scene)} one square ${inWords(direction)}`,
  elevator: ({ level }, scene) => `takes the elevator with ${mover(scene)} to level ${level}`,
  stopElevator: ({ stop }) => (stop ? 'stops the elevator' : 'lets the elevator pass'),
  chute: (_move, scene) => `drops ${mover(scene)} down the grav chute`,
  skyRail: ({ direction, board }, scene) => {
    return `takes the sky-rail ${direction} with ${mover(scene)} to ${blockOn(scene, board)}`;
  },
  pedway: ({ direction }, scene) => `takes the pedway ${direction} with ${mover(scene)}`,
  vehicle: ({ direction, board }, scene) => {
    return `drives ${direction} with ${mover(scene)} to ${blockOn(scene, board)}`;
  },
  fly: ({ to, outside }, scene) => {
    return `flies with ${mover(scene)} to ${to}${outside ? ', outside the window' : ''}`;
  },
  receive: ({ from, item }, { names }) => `takes ${names.item(item)} from ${names.blocker(from)}`,
  layCharge: ({ item }, scene) => `lays ${scene.names.item(item)} with ${mover(scene)}`,
  switchPower: (_move, scene) => `switches the power with ${mover(scene)}`,
  deployHeavy: ({ item }, scene) => `sets up ${scene.names.item(item)} with ${mover(scene)}`,
  draw: ({ blocker }, { names }) => `draws a counter for ${names.blocker(blocker)}`,
  playCard: ({ card }, { names }) => `plays ${names.mania(card)}`,
  cardTarget: (move, scene) => `aims the card at ${aimText(move, scene)}`,
  placeKlegg: ({ space }) => `places a klegg in ${space}`,
  discardItem: ({ blocker, item }, { names }) => {
    return `discards ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  defensiveFire: ({ blocker, item, space, outside }, { names }) => {
    const where = `${space}${outside ? ', outside the window,' : ''}`;
    return `fires defensively at ${where} with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  declareShot: ({ blocker, item, mode }, { names }) => {
    const how = mode === undefined ? '' : `, ${inWords(mode)}`;
    return `shoots with ${names.item(item)} of ${names.blocker(blocker)}${how}`;
  },
  drill: ({ blocker, item }, { names }) => {
    return `drills with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  target: ({ space, outside, aim }) => {
    if (aim === 'square') return `aims at the square ${space}`;
    return `aims at whoever is ${outside ? `outside the window ${space}` : `in ${space}`}`;
  },
  markers: ({ count }) => `will place ${plural(count, 'fire marker')}`,
  assaultHere: ({ space }) => `fights in ${space}`,
  charge: ({ blocker, to }, { names }) => `charges with ${names.blocker(blocker)} into ${to}`,
  heroSupport: ({ join }) => (join ? 'lets the superhero help' : 'keeps the superhero out of it'),
  useFlames: ({ item, count }, { names }) => {
    if (count === 0) return `leaves ${names.item(item)} unused`;
    return `uses ${names.item(item)} for ${plural(count, 'fire marker')}`;
  },
  loot: ({ blocker }, { names }) => `loots with ${names.blocker(blocker)}`,
  arson: ({ blocker }, { names }) => `commits arson with ${names.blocker(blocker)}`,
  scrawl: ({ blocker }, { names }) => `scrawls with ${names.blocker(blocker)}`,
  fightFire: ({ blocker, space }, { names }) => {
    return `fights the fire in ${space} with ${names.blocker(blocker)}`;
  },
  done: (_move, scene) => {
    const step = topStep(scene.state);
    if (step?.type === 'active') return `is done with ${mover(scene)}`;
    return endOf[step?.type ?? 'command'] ?? 'is done';
  },
  pass: (_move, { state }) => (topStep(state)?.type === 'klegg' ? 'places no klegg' : 'passes'),
  discardCard: ({ card }, { names }) => `discards ${names.card(card)}`,
};

function blockOn({ names: { content }, state }: Scene, board: number): string {
  return boardName({ content, state }, board);
}

function mover({ names, state }: Scene): string {
  return state.active === null ? 'a blocker' : names.blocker(state.active.blocker);
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
    ...(space === undefined ? [] : [space]),
    ...(board === undefined ? [] : [blockOn(scene, board)]),
    ...(side === undefined ? [] : [`the ${side}`]),
  ];
  return parts.join(' in ') || 'nothing';
}
