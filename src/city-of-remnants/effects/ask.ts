import type { Seat } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import type { CompiledDevelopment, PhysicalCard } from '../content/compile.js';
import { controlledTiles, developmentOf } from '../mechanics/control.js';
import { countAt } from '../mechanics/figures.js';
import { uncommitted } from '../mechanics/limits.js';
import {
  boardOf,
  figuresInPool,
  figuresOn,
  isEnemySpace,
  spacesWith,
} from '../mechanics/occupancy.js';
import { hasDestination, hasRoom, type Walk } from '../mechanics/reach.js';
import { tilesLeft } from '../mechanics/tiles.js';
import type { CityPosition, CityTable } from '../play.js';
import { type Choice, seatOf } from '../state/state.js';

const mandatory: ReadonlySet<Choice['kind']> = new Set([
  'stealArcs',
  'raidHand',
  'discount',
  'searchZone',
  'searchCard',
  'peekYcu',
  'freeMoveTo',
]);

export function isMandatory({ kind }: Choice): boolean {
  return mandatory.has(kind);
}

export function ask(table: CityTable, seat: Seat, choice: Choice): void {
  table.next({ type: 'effectChoice', seat, choice });
}

/** The same question once more, while its count lasts and an option is left. */
export function askAgain(table: CityTable, seat: Seat, choice: Choice & { left: number }): void {
  if (choice.left > 0 && hasOption(table, seat, choice)) ask(table, seat, choice);
}

/** Whether anything but declining is possible. */
export function hasOption(position: CityPosition, seat: Seat, choice: Choice): boolean {
  switch (choice.kind) {
    case 'cycle':
      return choice.left > 0 && seatOf(position.state, seat).hand.length > 0;
    case 'freeMove':
      return freeOrigins(position, seat, choice).length > 0;
    case 'freeMoveTo':
      return true;
    default:
      return optionsOf(position, seat, choice).length > 0;
  }
}

/** What `choose` may name. */
export function optionsOf(position: CityPosition, seat: Seat, choice: Choice): string[] {
  const { state, content } = position;
  const player = seatOf(state, seat);
  const fits = (filter: 'any' | 'unit') => (card: string) => {
    return filter === 'any' || content.cards.get(card)?.isUnit === true;
  };
  switch (choice.kind) {
    case 'stealArcs':
      return others(position, seat, (other) => uncommitted(state, other) > 0);
    case 'raidHand':
      return others(position, seat, (other) => seatOf(state, other).hand.length > 0);
    case 'discount':
      return discountTargets(position, choice.target);
    case 'searchZone':
      return choice.zones
        .filter((zone) => (zone === 'draw' ? pileSize(player.draw) : player.discard.length) > 0)
        .map((zone) => `zone:${zone}`);
    case 'searchCard': {
      const cards = choice.zone === 'draw' ? player.draw.flat().sort() : player.discard;
      return cards.filter(fits(choice.filter)).map(cardOption);
    }
    case 'trash':
      return choice.zones
        .flatMap((zone) => player[zone].filter(fits(choice.filter)))
        .map(cardOption);
    case 'tradeUnit':
      return [...player.hand, ...player.discard].filter(fits('unit')).map(cardOption);
    case 'recruitDirect': {
      const { row } = state.gang;
      if (player.arcs < choice.cost) return [];
      return row.filter((card) => card !== state.auction?.cardId).map(cardOption);
    }
    case 'produceOne':
      return tileOptions(position, seat, (produces) => produces);
    case 'sellNow':
      return tileOptions(position, seat, (_produces, products) => products > 0);
    case 'removeYcu':
      return Object.keys(state.ycu.onBoard)
        .sort()
        .map((token) => `token:${token}`);
    case 'deploy':
      return deploySpaces(position, seat).map((at) => `space:${at}`);
    case 'peekYcu':
      return ['keep', 'bottom'];
    case 'wager':
      return player.arcs >= choice.stake ? ['yes'] : [];
    case 'payForRenown':
      return player.arcs >= choice.cost && state.renownPool > 0 ? ['yes'] : [];
    case 'cycle':
    case 'freeMove':
    case 'freeMoveTo':
      return [];
  }
}

/** The numbers of the spaces from which `freeMove` can move a figure; CR-RULING-54. */
export function freeOrigins(
  position: CityPosition,
  seat: Seat,
  { steps, moved }: Extract<Choice, { kind: 'freeMove' }>,
): number[] {
  const { spaces } = boardOf(position);
  return spacesWith(position, seat).filter((at) => {
    const movedHere = countAt(position, moved, spaces[at] as string);
    if (movedHere === figuresOn(position, at, seat)) return false;
    return !isEnemySpace(position, at, seat) && hasDestination(position, freeWalk(seat, at, steps));
  });
}

/** CR-RULING-37: peaceful. */
export function freeWalk(seat: Seat, from: number, steps: number): Walk {
  return { seat, from, steps, enemies: 'none' };
}

function cardOption(card: string): string {
  return `card:${card}`;
}

function others({ state }: CityPosition, seat: Seat, fits: (other: Seat) => boolean): string[] {
  return [...state.seats.keys()]
    .filter((other) => other !== seat && fits(other))
    .map((other) => `seat:${other}`);
}

function discountTargets(
  { state, content }: CityPosition,
  target: 'market' | 'development' | 'either',
): string[] {
  const targets: string[] = [];
  if (target !== 'development') {
    for (const id of state.market.row) targets.push((content.cards.get(id) as PhysicalCard).target);
  }
  if (target === 'market') return targets;
  for (const id of state.drafted) {
    if (tilesLeft(state, id) === 0) continue;
    targets.push((content.developments.get(id) as CompiledDevelopment).target);
  }
  return targets;
}

function tileOptions(
  position: CityPosition,
  seat: Seat,
  fits: (produces: boolean, products: number) => boolean,
): string[] {
  return controlledTiles(position, seat)
    .filter((tile) => fits(developmentOf(position, tile).produces.length > 0, tile.products))
    .map(({ tileId }) => `tile:${tileId}`);
}

/** The entry space and every space with an own figure, where no enemy is and room is left. */
function deploySpaces(position: CityPosition, seat: Seat): string[] {
  if (figuresInPool(position, seat) === 0) return [];
  const { entry } = seatOf(position.state, seat);
  return boardOf(position).spaces.filter((space, at) => {
    if (space !== entry && figuresOn(position, at, seat) === 0) return false;
    return !isEnemySpace(position, at, seat) && hasRoom(position, seat, at);
  });
}
