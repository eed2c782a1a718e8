import type { Seat } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import { copiesOf } from '../../kit/sets.js';
import { cardOf } from '../content/compile.js';
import { controls, developmentOf } from '../mechanics/control.js';
import { placesOf } from '../mechanics/figures.js';
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
import { seatOf, type Tile } from '../state/state.js';
import type { Choice, ChoiceOf } from '../state/steps.js';
import type { Option } from '../state/terms.js';

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
export function optionsOf(position: CityPosition, seat: Seat, choice: Choice): Option[] {
  const { state, content } = position;
  const player = seatOf(state, seat);
  const fits = (filter: 'any' | 'unit') => (card: string) => {
    return filter === 'any' || cardOf(content, card).isUnit;
  };
  switch (choice.kind) {
    case 'stealArcs':
      return rivals(position, seat, (rival) => uncommitted(state, rival) > 0);
    case 'raidHand':
      return rivals(position, seat, (rival) => seatOf(state, rival).hand.length > 0);
    case 'discount':
      return discountTargets(position, choice.target);
    case 'searchZone':
      return choice.zones
        .filter((zone) => (zone === 'draw' ? pileSize(player.draw) : player.discard.length) > 0)
        .map((zone) => ({ zone }));
    case 'searchCard': {
      const cards = choice.zone === 'draw' ? player.draw.flat() : player.discard;
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
      return row.filter((card) => card !== state.auction?.card).map(cardOption);
    }
    case 'produceOne':
      return tileOptions(
        position,
        seat,
        (tile) => developmentOf(position, tile).produces.length > 0,
      );
    case 'sellNow':
      return tileOptions(position, seat, ({ products }) => products > 0);
    case 'removeYcu':
      return Object.keys(state.ycu.onBoard)
        .sort()
        .map((token) => ({ token }));
    case 'deploy':
      return deploySpaces(position, seat).map((space) => ({ space }));
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

/** The numbers of the spaces from which `freeMove` can move a figure: not out of a contested one (CR-RULING-54). */
export function freeOrigins(
  position: CityPosition,
  seat: Seat,
  { steps, moved }: ChoiceOf<'freeMove'>,
): number[] {
  const { spaces } = boardOf(position);
  const places = placesOf(position, moved);
  return spacesWith(position, seat).filter((at) => {
    const movedHere = copiesOf(places, spaces[at] as string);
    if (movedHere === figuresOn(position, at, seat)) return false;
    return !isEnemySpace(position, at, seat) && hasDestination(position, freeWalk(seat, at, steps));
  });
}

/** Movement by a card is peaceful: it enters no enemy space (CR-RULING-37). */
export function freeWalk(seat: Seat, from: number, steps: number): Walk {
  return { seat, from, steps, enemies: 'none' };
}

function cardOption(card: string): Option {
  return { card };
}

function rivals({ state }: CityPosition, seat: Seat, fits: (rival: Seat) => boolean): Option[] {
  const found: Option[] = [];
  for (let rival = 0; rival < state.seats.length; rival++) {
    if (rival !== seat && fits(rival)) found.push({ seat: rival });
  }
  return found;
}

function discountTargets(
  { state }: CityPosition,
  target: 'market' | 'development' | 'either',
): Option[] {
  const targets: Option[] = [];
  if (target !== 'development') for (const card of state.market.row) targets.push({ card });
  if (target === 'market') return targets;
  for (const development of state.drafted) {
    if (tilesLeft(state, development) > 0) targets.push({ development });
  }
  return targets;
}

function tileOptions(position: CityPosition, seat: Seat, fits: (tile: Tile) => boolean): Option[] {
  const options: Option[] = [];
  for (const tile of position.state.tiles) {
    if (fits(tile) && controls(position, seat, tile)) options.push({ tile: tile.id });
  }
  return options;
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
