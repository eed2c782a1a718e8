import type { BlockMania, Move } from '../../block-mania/index.js';
import { topStep } from '../../kernel/play.js';
import type { Bot } from '../../kernel/simulate.js';
import { valueOfAim, valueOfCard, valueOfJudgement, valueOfJustice, worthOfCard } from './cards.js';
import { boardAt, nextTo } from './ground.js';
import {
  activeSpace,
  isAbroad,
  isMine,
  itemOf,
  type Mind,
  spaceOf,
  strengthOf,
  think,
  typeOf,
  wayFrom,
} from './mind.js';

/*
 * Sends its blockers into the other blocks to loot, burn and scrawl there and nowhere else, shoots and charges where it
 * is likely to win, and puts out the fires at home. Every move gets a value by its type; the highest is played.
 */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export const sensible: Bot<BlockMania> = ({ game, view, seat, moves, random }) => {
  const [only] = moves;
  if (only !== undefined && moves.length === 1) return only;
  const mind = think(game.content, view, seat);
  let best: Move[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = judge(mind, move);
    if (value < highest) continue;
    if (value > highest) best = [];
    highest = value;
    best.push(move);
  }
  return best[random.below(best.length)] as Move;
};

const values: { readonly [T in Move['type']]?: (mind: Mind, move: MoveOf<T>) => number } = {
  placeBlocker: (mind, { space }) => -(mind.harm[mind.ground.index.get(space) ?? -1] ?? 99),
  playJustice: (mind, { card }) => valueOfJustice(mind, card),
  justiceTarget: valueOfJudgement,
  deploy: (mind) => {
    const mine = mind.view.standing.filter((id) => isMine(mind, id)).length;
    return mine < 5 ? 9 : mine < 9 ? 3 : 0.5;
  },
  activate: valueOfActivation,
  step: (mind, { direction }) => {
    return gain(mind, nextTo(mind.ground, activeSpace(mind), direction));
  },
  elevator: (mind, { level }) => gain(mind, `${activeSpace(mind).split(',')[0]},${level}`),
  chute: (mind) => gain(mind, `${activeSpace(mind).split(',')[0]},1`),
  skyRail: (mind, { board }) => gain(mind, stopOf(mind, board, 'station')),
  vehicle: (mind, { board }) => gain(mind, stopOf(mind, board, 'vehiclePark')),
  pedway: (mind, { direction }) => {
    const [x = 0, l = 0] = activeSpace(mind).split(',').map(Number);
    const beyond = mind.ground.nodes.filter(({ l: level, print }) => {
      return level === l && print?.location === 'pedwayTerminus';
    });
    const ahead = beyond.map(({ space, x: there }) => {
      const away = direction === 'right' ? there - x : x - there;
      return { space, away: (away + mind.ground.width) % mind.ground.width };
    });
    ahead.sort((a, b) => a.away - b.away);
    return gain(mind, ahead.find(({ away }) => away > 0)?.space ?? null);
  },
  fly: valueOfFlight,
  layCharge: (mind) => (isAbroad(mind, activeSpace(mind)) ? 20 : -1),
  switchPower: ({ view, seat, ground }) => {
    const { power } = view.boards[seat] ?? {};
    const isHome = boardAt(ground, spaceOf(view, view.active?.blocker ?? '')) === seat;
    return isHome && !power ? 5 : -1;
  },
  deployHeavy: (mind, { item }) => {
    const isDrill = itemOf(mind, item)?.effects.some(({ kind }) => kind === 'drill');
    return isDrill && !isAbroad(mind, activeSpace(mind)) ? -1 : 0.2;
  },
  draw: (mind, { blocker }) => {
    return (mind.view.blockers[blocker]?.items.length ?? 0) < strengthOf(mind, blocker) ? 0.3 : -1;
  },
  playCard: (mind, { card }) => valueOfCard(mind, card),
  cardTarget: valueOfAim,
  placeKlegg: (mind, { space }) => 50 - (mind.harm[mind.ground.index.get(space) ?? -1] ?? 99),
  discardItem: (mind, { item }) => -worthOfItem(mind, item),
  defensiveFire: (mind, { item, space, outside }) => 0.1 + hits(mind, item, space, outside),
  declareShot: (mind, { blocker, item }) => {
    const isBusy = isAbroad(mind, spaceOf(mind.view, blocker)) && canBurn(mind, blocker);
    return isBusy ? -1 : 1 + (itemOf(mind, item)?.damage ?? 0);
  },
  drill: (mind, { blocker }) => (isAbroad(mind, spaceOf(mind.view, blocker)) ? 6 : -9),
  target: (mind, { space, outside, aim }) => {
    const step = topStep(mind.view);
    const item = step?.type === 'target' ? step.item : '';
    if (aim === 'counter') return hits(mind, item, space, outside);
    const harm = isAbroad(mind, space) ? 2 + (mind.view.spaces[space]?.structural ?? 0) : 0;
    return boardAt(mind.ground, space) === mind.seat ? -9 : harm;
  },
  markers: (mind, { count }) => {
    const step = topStep(mind.view);
    return step?.type === 'markers' && isAbroad(mind, step.shot.space) ? count : -count;
  },
  assaultHere: () => 5,
  charge: valueOfCharge,
  heroSupport: (_mind, { join }) => (join ? 1 : 0),
  useFlames: (mind, { count }) => {
    const step = topStep(mind.view);
    return step?.type === 'flames' && isAbroad(mind, step.fight.space) ? count : -count;
  },
  loot: (mind, { blocker }) => (isAbroad(mind, spaceOf(mind.view, blocker)) ? 4 : -4),
  arson: (mind, { blocker }) => (isAbroad(mind, spaceOf(mind.view, blocker)) ? 4 : -9),
  scrawl: (mind, { blocker }) => (isAbroad(mind, spaceOf(mind.view, blocker)) ? 4 : -4),
  fightFire: (mind, { space }) => {
    return boardAt(mind.ground, space) === mind.seat
      ? 1 + (mind.view.spaces[space]?.fire ?? 0)
      : -4;
  },
  stopElevator: (mind, { stop }) => {
    const step = topStep(mind.view);
    const space = step?.type === 'stop' ? step.space : '';
    const guard = mind.view.standing.find((id) => spaceOf(mind.view, id) === space) ?? '';
    const rider = mind.view.active?.blocker ?? '';
    return strengthOf(mind, guard) >= strengthOf(mind, rider) === stop ? 1 : 0;
  },
  discardCard: (mind, { card }) => -worthOfCard(mind, card),
};

/** Ending and passing are worth nothing, which is more than harm to oneself. */
function judge<T extends Move['type']>(mind: Mind, move: MoveOf<T>): number {
  const value = values[move.type as T] as ((mind: Mind, move: MoveOf<T>) => number) | undefined;
  return value?.(mind, move) ?? 0;
}

/** A blocker that has far to go and gets far, for few command points. */
function valueOfActivation(mind: Mind, { blocker }: MoveOf<'activate'>): number {
  if (!isMine(mind, blocker)) return -1;
  const { strength, move, command } = typeOf(mind, blocker);
  const way = wayFrom(mind, blocker, spaceOf(mind.view, blocker));
  if (way <= 2 || !Number.isFinite(way)) return way <= 2 ? 0 : 0.5 / Math.max(1, command);
  return ((2 + strength) * Math.min(1, (2 * move) / way)) / Math.max(1, command);
}

function stopOf({ ground }: Mind, board: number, location: string): string | null {
  return (
    ground.nodes.find((one) => one.board === board && one.print?.location === location)?.space ??
    null
  );
}

/** How much nearer the active blocker comes; standing in a fire or on a charge is nowhere. */
function gain(mind: Mind, to: string | null): number {
  const { blocker } = mind.view.active ?? { blocker: '' };
  if (to === null || !mind.ground.index.has(to)) return -1;
  const here = activeSpace(mind);
  const isHot = mind.view.laid.some(({ space }) => space === here);
  const now = isHot ? 60 : Math.min(60, wayFrom(mind, blocker, here));
  const then = wayFrom(mind, blocker, to);
  return then < now ? now - then : -1;
}

/** To the window of somebody else with a spray can, or nearer. */
function valueOfFlight(mind: Mind, { to, outside }: MoveOf<'fly'>): number {
  if (!outside) return gain(mind, to) - 2;
  return isAbroad(mind, to) && !mind.view.spaces[to]?.scrawl ? 12 : -1;
}

function canBurn({ view }: Mind, blocker: string): boolean {
  return (view.spaces[spaceOf(view, blocker)]?.fire ?? 0) < 3;
}

/** Enemies that a shot there is likely to kill, less own blockers. */
function hits(mind: Mind, item: string, space: string, outside: boolean): number {
  const { view, pack } = mind;
  const damage = itemOf(mind, item)?.damage ?? 0;
  let sum = 0;
  for (const id of view.standing) {
    const where = view.blockers[id]?.where;
    if (typeof where !== 'object' || where.space !== space || where.outside !== outside) continue;
    const needed = pack.constants.hit - damage + strengthOf(mind, id);
    const chance = Math.max(0, Math.min(6, 7 - needed)) / 6;
    sum += chance * (1 + strengthOf(mind, id)) * (isMine(mind, id) ? -2 : 1);
  }
  return sum;
}

function fightingStrength(mind: Mind, blocker: string): number {
  const { items = [] } = mind.view.blockers[blocker] ?? {};
  const arms = items.reduce((sum, item) => {
    const { heavy, damage } = itemOf(mind, item) ?? {};
    return sum + (heavy ? 0 : (damage ?? 0));
  }, 0);
  return strengthOf(mind, blocker) + arms;
}

/** Only against somebody weaker, and not from where there is more to do. */
function valueOfCharge(mind: Mind, { blocker, to }: MoveOf<'charge'>): number {
  const { view } = mind;
  const there = view.standing.filter((id) => spaceOf(view, id) === to);
  if (there.some((id) => isMine(mind, id))) return -1;
  const isBusy = isAbroad(mind, spaceOf(view, blocker)) && canBurn(mind, blocker);
  const mine = fightingStrength(mind, blocker) + (typeOf(mind, blocker).kind === 'fatty' ? 2 : 0);
  const theirs = Math.max(...there.map((id) => fightingStrength(mind, id)));
  return mine - theirs - (isBusy ? 2 : 0.5);
}

function worthOfItem(mind: Mind, item: string): number {
  const { damage, range, effects = [] } = itemOf(mind, item) ?? {};
  const special = effects.some(({ kind }) => kind === 'demo' || kind === 'fly' || kind === 'spray');
  return (damage ?? 0) + (range ?? 0) / 2 + (special ? 4 : 0);
}
