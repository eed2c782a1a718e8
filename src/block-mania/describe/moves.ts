import type { Move } from '../moves/index.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';
import { inWords, many, Names } from './names.js';

type Type = Move['type'];
type MoveOf<T extends Type> = Extract<Move, { type: T }>;

/** What a sentence may look at besides the move. */
interface Scene {
  readonly names: Names;
  readonly state: State;
}

/** A move as one English sentence. */
export function describeMove({ state, content }: ManiaPosition, move: Move): string {
  const deed = deeds[move.type] as (move: Move, scene: Scene) => string;
  return `Seat ${move.seat} ${deed(move, { names: new Names(content), state })}.`;
}

const deeds: { readonly [T in Type]: (move: MoveOf<T>, scene: Scene) => string } = {
  placeBlocker: ({ blocker, sq }, { names }) => `places ${names.blocker(blocker)} in ${sq}`,
  playJustice: ({ card }, { names }) => `plays ${names.justice(card)}`,
  justiceTarget: (move, scene) => `chooses ${aimText(move, scene)}`,
  deploy: () => 'deploys a blocker',
  activate: ({ blocker }, { names }) => `activates ${names.blocker(blocker)}`,
  step: ({ dir }, scene) => `moves ${mover(scene)} one square ${inWords(dir)}`,
  elevator: ({ level }, scene) => `takes the elevator with ${mover(scene)} to level ${level}`,
  stopElevator: ({ stop }) => (stop ? 'stops the elevator' : 'lets the elevator pass'),
  chute: (_move, scene) => `drops ${mover(scene)} down the grav chute`,
  skyRail: ({ dir, board }, scene) => {
    return `takes the sky-rail ${dir} with ${mover(scene)} to ${boardName(scene, board)}`;
  },
  pedway: ({ dir }, scene) => `takes the pedway ${dir} with ${mover(scene)}`,
  vehicle: ({ dir, board }, scene) => {
    return `drives ${dir} with ${mover(scene)} to ${boardName(scene, board)}`;
  },
  fly: ({ sq, out }, scene) => {
    return `flies with ${mover(scene)} to ${sq}${out ? ', outside the window' : ''}`;
  },
  receive: ({ from, item }, { names }) => `takes ${names.item(item)} from ${names.blocker(from)}`,
  layCharge: ({ item }, scene) => `lays ${scene.names.item(item)} with ${mover(scene)}`,
  switchPower: (_move, scene) => `switches the power with ${mover(scene)}`,
  deployHeavy: ({ item }, scene) => `sets up ${scene.names.item(item)} with ${mover(scene)}`,
  draw: ({ blocker }, { names }) => `draws a counter for ${names.blocker(blocker)}`,
  playCard: ({ card }, { names }) => `plays ${names.mania(card)}`,
  cardTarget: (move, scene) => `aims the card at ${aimText(move, scene)}`,
  placeKlegg: ({ sq }) => `places a klegg in ${sq}`,
  skipKlegg: () => 'places no klegg',
  discardItem: ({ blocker, item }, { names }) => {
    return `discards ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  endActivation: (_move, scene) => `is done with ${mover(scene)}`,
  endCommand: () => 'ends the command phase',
  defFire: ({ blocker, item, sq, out }, { names }) => {
    const where = `${sq}${out ? ', outside the window,' : ''}`;
    return `fires defensively at ${where} with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  doneDefFire: () => 'ends defensive fire',
  declareShot: ({ blocker, item, mode }, { names }) => {
    const how = mode === undefined ? '' : `, ${inWords(mode)}`;
    return `shoots with ${names.item(item)} of ${names.blocker(blocker)}${how}`;
  },
  drill: ({ blocker, item }, { names }) => {
    return `drills with ${names.item(item)} of ${names.blocker(blocker)}`;
  },
  target: ({ sq, out, aim }) => {
    if (aim === 'square') return `aims at the square ${sq}`;
    return `aims at whoever is ${out ? `outside the window ${sq}` : `in ${sq}`}`;
  },
  markers: ({ n }) => `will place ${many(n, 'fire marker')}`,
  assaultHere: ({ sq }) => `fights in ${sq}`,
  charge: ({ blocker, sq }, { names }) => `charges with ${names.blocker(blocker)} into ${sq}`,
  heroSupport: ({ join }) => (join ? 'lets the superhero help' : 'keeps the superhero out of it'),
  useFlames: ({ item, n }, { names }) => {
    if (n === 0) return `leaves ${names.item(item)} unused`;
    return `uses ${names.item(item)} for ${many(n, 'fire marker')}`;
  },
  loot: ({ blocker }, { names }) => `loots with ${names.blocker(blocker)}`,
  arson: ({ blocker }, { names }) => `commits arson with ${names.blocker(blocker)}`,
  scrawl: ({ blocker }, { names }) => `scrawls with ${names.blocker(blocker)}`,
  fightFire: ({ blocker, sq }, { names }) => {
    return `fights the fire in ${sq} with ${names.blocker(blocker)}`;
  },
  endSubPhase: () => 'makes no more attacks of this kind',
  pass: () => 'passes',
  discardCard: ({ card }, { names }) => `discards ${names.card(card)}`,
};

function mover({ names, state }: Scene): string {
  return state.active === null ? 'a blocker' : names.blocker(state.active.blocker);
}

function boardName({ names, state }: Scene, board: number): string {
  const block = state.boards[board]?.blockId;
  return block === undefined ? `board ${board}` : names.block(block);
}

interface Aim {
  readonly blocker?: string;
  readonly sq?: string;
  readonly board?: number;
  readonly side?: string;
}

function aimText({ blocker, sq, board, side }: Aim, scene: Scene): string {
  const parts = [
    ...(blocker === undefined ? [] : [scene.names.blocker(blocker)]),
    ...(sq === undefined ? [] : [sq]),
    ...(board === undefined ? [] : [boardName(scene, board)]),
    ...(side === undefined ? [] : [`the ${side}`]),
  ];
  return parts.join(' in ') || 'nothing';
}
