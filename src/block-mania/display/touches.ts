import { buttonTouch, optionTouch, type Touch, thingTouch } from '../../display/touch.js';
import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import {
  blockerName,
  boardName,
  inWords,
  itemName,
  justiceName,
  maniaName,
  shortSquareName,
} from '../describe/names.js';
import { activeOf } from '../mechanics/activation.js';
import { standingAt } from '../mechanics/occupancy.js';
import { shaftOf } from '../mechanics/shafts.js';
import { startOf } from '../mechanics/travel.js';
import { isStraight } from '../mechanics/walking.js';
import type { Move } from '../moves/index.js';
import type { Seen } from '../play.js';
import type { Place } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { type ManiaShown, pieceThing, seenBy, spaceThing } from './board.js';
import { cardThing } from './zones.js';

/** What a person touches to make a move of Block Mania: the blocker, what it does it with, then where. */
export function touchesOf(shown: ManiaShown, move: Move): Touch[] {
  const touch = touches[move.type] as (move: Move, seen: Seen) => Touch[];
  return touch(move, seenBy(shown));
}

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const touches: { readonly [T in Move['type']]: (move: MoveOf<T>, seen: Seen) => Touch[] } = {
  placeBlocker: ({ blocker, space: at }, seen) => [
    thingTouch(cardThing(blocker), blockerName(seen, blocker)),
    space(seen, at),
  ],
  playJustice: ({ card }, seen) => [thingTouch(cardThing(card), justiceName(seen, card))],
  justiceTarget: ({ blocker, space: at, board }, seen) => [
    ...(blocker === undefined ? [] : [piece(seen, blocker)]),
    ...(at === undefined ? [] : [space(seen, at)]),
    ...(board === undefined ? [] : [thingTouch(`board:${board}`, boardName(seen, board))]),
  ],
  deploy: (_move, { content }) => [
    buttonTouch('deploy', `Deploy a blocker for ${content.constants.deployCost} CP`),
  ],
  activate: ({ blocker }, seen) => [piece(seen, blocker)],
  step: ({ direction }, seen) => {
    const { from } = startOf(seen);
    const to = isStraight(direction) ? from[direction] : null;
    return to === null ? [buttonTouch(`step-${direction}`, 'Step')] : [space(seen, to)];
  },
  elevator: ({ level }, seen) => {
    const to = shaftOf(seen, startOf(seen).from).find(({ l }) => l === level);
    const label = `Take the elevator for ${rideCost(seen)} MP`;
    return [buttonTouch('elevator', label), ...(to === undefined ? [] : [space(seen, to.id)])];
  },
  stopElevator: ({ stop }) => [
    stop ? optionTouch('stop', 'Stop the elevator') : optionTouch('let-pass', 'Let it pass'),
  ],
  chute: (_move, seen) => [
    buttonTouch('chute', `Drop down the grav chute for ${rideCost(seen)} MP`),
  ],
  skyRail: ({ direction, board }, seen) => [
    ride('sky-rail', `Take the sky-rail ${direction}`, direction, board, seen),
  ],
  pedway: ({ direction }, seen) => [
    buttonTouch(`pedway-${direction}`, `Take the pedway ${direction} for ${rideCost(seen)} MP`),
  ],
  vehicle: ({ direction, board }, seen) => [
    ride('drive', `Drive ${direction}`, direction, board, seen),
  ],
  fly: ({ to, outside }, seen) => {
    const { movePoints } = activeOf(seen.state);
    const button = outside
      ? buttonTouch('hover', `Fly to the outside of a window for ${movePoints} MP`)
      : buttonTouch('fly', `Fly for ${movePoints} MP`);
    return [button, space(seen, to)];
  },
  receive: ({ item }, seen) => [counter(seen, item)],
  layCharge: ({ item }, seen) => [
    buttonTouch(
      `lay-${item}`,
      `Lay ${itemName(seen, item)} for ${seen.content.constants.layCost} MP`,
    ),
  ],
  switchPower: (_move, { content }) => [
    buttonTouch('power', `Switch the power for ${content.constants.switchCost} MP`),
  ],
  deployHeavy: ({ item }, seen) => {
    const cost = seen.content.constants.heavyCost;
    return [buttonTouch(`set-up-${item}`, `Set up ${itemName(seen, item)} for ${cost} MP`)];
  },
  draw: ({ blocker }, seen) => {
    const button = buttonTouch('draw', 'Draw a counter');
    return seen.state.active === null ? [button, piece(seen, blocker)] : [button];
  },
  playCard: ({ card }, seen) => [thingTouch(cardThing(card), maniaName(seen, card))],
  cardTarget: (move, seen) => aimOf(move, seen),
  placeKlegg: ({ space: at }, seen) => [space(seen, at)],
  discardItem: ({ item }, seen) => [counter(seen, item)],
  defensiveFire: ({ blocker, item, space: at, outside }, seen) => [
    piece(seen, blocker),
    counter(seen, item),
    whoever(seen, { space: at, outside }),
  ],
  declareShot: ({ blocker, item, mode }, seen) => [
    piece(seen, blocker),
    counter(seen, item),
    ...(mode === undefined ? [] : [optionTouch(`mode-${mode}`, capital(inWords(mode)))]),
  ],
  drill: ({ blocker, item }, seen) => [
    piece(seen, blocker),
    buttonTouch(`drill-${item}`, `Drill with ${itemName(seen, item)}`),
  ],
  target: ({ space: at, outside, aim }, seen) => {
    const isEmpty = standingAt(seen, { space: at, outside }).length === 0;
    if (aim === 'square') return [space(seen, at)];
    if (isEmpty) return [optionTouch('empty', 'Burn an empty square'), space(seen, at)];
    return [whoever(seen, { space: at, outside })];
  },
  markers: ({ count }) => [
    optionTouch(`markers-${count}`, `Place ${plural(count, 'fire marker')}`),
  ],
  assaultHere: ({ space: at }, seen) => [space(seen, at)],
  charge: ({ blocker, to }, seen) => [piece(seen, blocker), space(seen, to)],
  heroSupport: ({ join }) => [
    join ? optionTouch('join', 'The superhero helps') : optionTouch('stay', 'It stays out of it'),
  ],
  useFlames: ({ item, count }, seen) => [
    optionTouch(
      `flames-${count}`,
      count === 0 ? `Do not use ${itemName(seen, item)}` : `Place ${plural(count, 'fire marker')}`,
    ),
  ],
  loot: ({ blocker }, seen) => [piece(seen, blocker)],
  arson: ({ blocker }, seen) => [piece(seen, blocker)],
  scrawl: ({ blocker }, seen) => [piece(seen, blocker)],
  fightFire: ({ blocker, space: at }, seen) => [piece(seen, blocker), space(seen, at)],
  done: (_move, { state }) => {
    return [buttonTouch('done', ends[topStep(state)?.type ?? 'command'] ?? 'Stop here')];
  },
  pass: (_move, { state }) => [
    buttonTouch('pass', topStep(state)?.type === 'klegg' ? 'Place no klegg' : 'Pass'),
  ],
  discardCard: ({ card }, seen) => [
    thingTouch(cardThing(card), `${maniaName(seen, card)} / ${justiceName(seen, card)}`),
  ],
};

/** What the button that ends a chain says. */
const ends: Partial<Record<Step['type'], string>> = {
  command: 'End the command phase',
  active: 'Done with this blocker',
  defensiveFire: 'Fire no more',
  shoot: 'Shoot no more',
  assault: 'Start no more close assaults',
  loot: 'Loot no more',
  arson: 'Light no more fires',
  scrawl: 'Scrawl no more',
  fightFire: 'Fight no more fires',
};

/** A hazard strikes on the way of the mover, or one who stands there. */
function aimOf({ blocker, space: at, via, side }: MoveOf<'cardTarget'>, seen: Seen): Touch[] {
  if (side !== undefined) return [optionTouch(`side-${side}`, `For the ${side}`)];
  if (at === undefined || via === 'stand') return [piece(seen, blocker ?? '')];
  const { trail = [], covered = 0 } = seen.state.active ?? {};
  const ways = trail.slice(covered).filter((one) => one.space === at);
  if (via === undefined || new Set(ways.map((one) => one.via)).size < 2) return [space(seen, at)];
  return [space(seen, at), optionTouch(`via-${via}`, capital(inWords(via)))];
}

function rideCost({ content }: Seen): number {
  return content.constants.rideCost;
}

function ride(id: string, label: string, direction: string, board: number, seen: Seen): Touch {
  const goes = `${label} to ${boardName(seen, board)} for ${rideCost(seen)} MP`;
  return buttonTouch(`${id}-${direction}-${board}`, goes);
}

function space(seen: Seen, at: string): Touch {
  return thingTouch(spaceThing(at), shortSquareName(seen, at));
}

function piece(seen: Seen, blocker: string): Touch {
  return thingTouch(pieceThing(blocker), blockerName(seen, blocker));
}

function counter(seen: Seen, item: string): Touch {
  return thingTouch(cardThing(item), capital(itemName(seen, item).replace('the ', '')));
}

/** Everybody in a place is aimed at together: the first of them stands for all. */
function whoever(seen: Seen, place: Place): Touch {
  const [first] = standingAt(seen, place);
  return first === undefined ? space(seen, place.space) : piece(seen, first);
}
