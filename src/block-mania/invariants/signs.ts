import type { Square } from '../content/squares.js';
import { typeOf } from '../mechanics/blockers.js';
import {
  boardOf,
  collapseMarkers,
  hitsToCollapse,
  hitsToSever,
  isCollapsed,
  isSound,
  planOf,
  squareAt,
} from '../mechanics/board.js';
import { kleggsInPlay } from '../mechanics/kleggs.js';
import type { ManiaPosition } from '../play.js';
import { type Active, type Blocker, blockerOf, placeOf, squareState } from '../state/state.js';
import { unless } from './unless.js';

/** What was done has left its signs, and no sign is there without a cause. */
export function signs(position: ManiaPosition): string[] {
  const { state } = position;
  return [
    ...state.boards.flatMap((_, board) => blocks(position, board)),
    ...Object.keys(state.spaces).flatMap((space) => damage(position, squareAt(position, space))),
    ...places(position),
    ...Object.entries(state.blockers).flatMap(([id, one]) => counters(position, id, one)),
    ...kleggs(position),
    ...(state.active === null ? [] : activation(position, state.active)),
  ];
}

/** Power and water are gone where their squares are. */
function blocks(position: ManiaPosition, k: number): string[] {
  const { state } = position;
  const { power, powerDead, tankDead, fallen, catastropheCheck } = boardOf(state, k);
  if (fallen) return unless([!power && !catastropheCheck, 'a fallen block has no power']);
  const { powerHouse, waterTank } = planOf(position, k);
  const tank = squareState(state, waterTank);
  const isShaken = collapseMarkers(position, k) > 0 && state.phase !== 'justice';
  return unless(
    [powerDead === squareState(state, powerHouse).collapsed, 'power goes with the power house'],
    [!power || !powerDead, 'a dead power house gives power'],
    [tankDead === (tank.collapsed || tank.structural > 0), 'water goes with the water tank'],
    [!catastropheCheck || isShaken, 'no square of the block has collapsed this turn'],
  );
}

/** Hits on a line and what they have done to it; structural markers where something stands. */
function damage(position: ManiaPosition, square: Square): string[] {
  const { state } = position;
  const { id, link } = square;
  const { collapsed, structural, linkHits } = squareState(state, id);
  if (link === null) {
    return unless([structural === 0 || isSound(state, square), `${id} cannot be damaged`]);
  }
  const isDown = linkHits >= hitsToCollapse[link];
  return unless(
    [collapsed === isDown, `the hits on ${id} do not fit its collapse`],
    [structural === (linkHits > 0 && !isDown ? 1 : 0), `the hits on ${id} are not marked`],
    [link === 'pedway' || linkHits < hitsToSever, `${id} cannot be severed`],
  );
}

/** Charges and markers lie where they can. */
function places(position: ManiaPosition): string[] {
  const { state } = position;
  const { hWagons, patWagons, sonic } = state.markers;
  const isAir = (space: string) => squareAt(position, space).exposure === 'air';
  const canHold = (space: string) => {
    const square = squareAt(position, space);
    return square.exposure === 'air' || isSound(state, square) || isCollapsed(state, space);
  };
  return unless(
    [state.laid.every(({ space }) => canHold(space)), 'a charge lies on a fallen block'],
    [[...hWagons, ...patWagons].every(isAir), 'a wagon is not in the open'],
    [
      sonic.every(({ board, space }) => planOf(position, board).doorstep === space),
      'a sonic cannon is not next to its block',
    ],
  );
}

/** Whoever is not in play yet has done nothing; activations are of turns that were. */
function counters({ state }: ManiaPosition, id: string, blocker: Blocker): string[] {
  const { where, activatedTurn, activatedBy, flipped, fired, placedBy, block, deployedHeavy } =
    blocker;
  const isFresh = where === 'stack' || where === 'drawn' || where === 'supply';
  const isIdle = activatedTurn === null && !flipped && !fired && !blocker.drewThisPhase;
  const isPlaced = block === null && !isFresh;
  const by = activatedTurn === null ? null : (activatedTurn - 1) % state.players;
  const latest = state.phase === 'justice' ? state.turn - 1 : state.turn;
  const isTime = (activatedTurn ?? 0) <= latest;
  const heavy = new Set(deployedHeavy);
  return unless(
    [!isFresh || isIdle, `${id} has acted before it came into play`],
    [activatedBy === by && isTime, `${id} was activated in no turn`],
    [isPlaced === (placedBy !== null), `${id} was placed by nobody`],
    [heavy.size === deployedHeavy.length, `${id} has deployed a weapon twice`],
  );
}

/** Kleggs follow somebody, and those that may be activated have not been. */
function kleggs(position: ManiaPosition): string[] {
  const { state } = position;
  const { kleggFree, kleggController, options, turn } = state;
  const inPlay = kleggsInPlay(position);
  // One of them may have been killed by a blast in the meantime.
  const isFree = (id: string) => {
    const { block, where, activatedTurn } = blockerOf(state, id);
    return block === null && where !== 'supply' && activatedTurn !== turn;
  };
  const isLed = options.kleggControl === 'placer' || kleggController !== null;
  return unless(
    [inPlay.length === 0 || isLed, 'the kleggs follow nobody'],
    [kleggFree.every(isFree), 'a klegg is to be activated again'],
    [new Set(kleggFree).size === kleggFree.length, 'a klegg is to be activated twice'],
    [kleggFree.length === 0 || kleggController === state.phasing, 'kleggs of another seat'],
  );
}

/** The active blocker is where its trail ends. */
function activation(position: ManiaPosition, active: Active): string[] {
  const { state } = position;
  const { blocker, trail, covered, freeVisited, movePoints, flown } = active;
  const { space, outside } = placeOf(state, blocker);
  const last = trail.at(-1);
  const isOnTrail = trail.every(({ via }, i) => (i === 0) === (via === 'start'));
  return unless(
    [blockerOf(state, blocker).activatedTurn === state.turn, `${blocker} is not activated`],
    [
      typeOf(position, blocker).kind !== 'klegg' || state.kleggController === state.phasing,
      `${blocker} follows another seat`,
    ],
    [
      last?.space === space && last.outside === outside && isOnTrail,
      `${blocker} is not where its trail ends`,
    ],
    [covered <= trail.length, 'more than the trail is covered'],
    [freeVisited.includes(space), `${blocker} has not visited where it is`],
    [!flown || (last?.via === 'fly' && movePoints === 0), `${blocker} has not flown`],
  );
}
