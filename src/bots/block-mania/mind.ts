import type { ContentPack, View } from '../../block-mania/index.js';
import { topStep } from '../../kernel/play.js';
import { boardAt, distances, type Ground, groundOf, nextTo, printAt } from './ground.js';

/* How the bot looks at a table: who stands where, and how far it is to do harm or to put out fires. */

export interface Mind {
  readonly pack: ContentPack;
  readonly view: View;
  readonly seat: number;
  readonly ground: Ground;
  /** How far it is to do harm, and to put out a fire, from each square. */
  readonly harm: Float64Array;
  readonly help: Float64Array | undefined;
}

export function think(pack: ContentPack, view: View, seat: number): Mind {
  const ground = groundOf(pack, view);
  const taken = new Set<string>();
  // While blockers are placed, nobody is in the way: else whoever placed first would be spared by all who place after.
  if (topStep(view)?.type !== 'place') {
    for (const id of view.standing) taken.add(spaceOf(view, id));
  }
  const isBarred = ({ space }: { space: string }) => taken.has(space);
  const harm = new Map<number, number>();
  const help = new Map<number, number>();
  const fires: string[] = [];
  ground.nodes.forEach(({ space, board, print }, node) => {
    if (print === undefined || view.boards[board]?.fallen) return;
    const now = view.spaces[space];
    if (board === seat) {
      if ((now?.fire ?? 0) > 0) fires.push(space);
      return;
    }
    if (now?.collapsed || taken.has(space)) return;
    if (view.laid.some((charge) => charge.space === space)) return;
    const isTreasure = !now?.looted && treasures.includes(print.location ?? '');
    harm.set(node, (isTreasure ? 0 : 2) + 3 * (now?.fire ?? 0));
  });
  for (const fire of fires) {
    for (const space of around(ground, fire)) {
      const node = ground.index.get(space);
      const isReady = printAt(ground, space)?.fireControl && !view.spaces[space]?.collapsed;
      if (node !== undefined && isReady) help.set(node, 0);
    }
  }
  return {
    pack,
    view,
    seat,
    ground,
    harm: distances(ground, harm, isBarred),
    help: help.size > 0 ? distances(ground, help, isBarred) : undefined,
  };
}

const treasures: readonly string[] = ['bank', 'armoury', 'mall'];

export function around(ground: Ground, space: string): string[] {
  const row = [nextTo(ground, space, 'left'), space, nextTo(ground, space, 'right')];
  return row.flatMap((one) => {
    if (one === null) return [];
    return [one, nextTo(ground, one, 'up') ?? one, nextTo(ground, one, 'down') ?? one];
  });
}

export function spaceOf({ blockers }: View, blocker: string): string {
  const where = blockers[blocker]?.where;
  return typeof where === 'object' ? where.space : '';
}

export function typeOf({ pack, view }: Mind, blocker: string) {
  const type = view.blockers[blocker]?.type;
  return pack.blockerTypes.find(({ id }) => id === type) ?? (pack.blockerTypes[0] as never);
}

export function strengthOf(mind: Mind, blocker: string): number {
  return typeOf(mind, blocker).strength;
}

export function itemOf({ pack }: Mind, counter: string) {
  const id = counter.slice(0, counter.lastIndexOf('-'));
  return pack.items.find((item) => item.id === id);
}

/** Kleggs apart, whom a block has sent out. */
export function isMine({ view, seat }: Mind, blocker: string): boolean {
  const { block } = view.blockers[blocker] ?? {};
  if (block === null) return view.kleggController === seat;
  return block === view.boards[seat]?.block;
}

export function isAbroad({ ground, view, seat }: Mind, space: string): boolean {
  const board = boardAt(ground, space);
  return board >= 0 && board !== seat && !view.boards[board]?.fallen;
}

/** How far a blocker in this square is from what it is to do there: at home it fights fires, if it can. */
export function wayFrom(mind: Mind, blocker: string, space: string): number {
  const { kind } = typeOf(mind, blocker);
  const node = mind.ground.index.get(space) ?? -1;
  const isFireman = kind !== 'fatty' && kind !== 'klegg' && kind !== 'futsy';
  const isHome = boardAt(mind.ground, spaceOf(mind.view, blocker)) === mind.seat;
  const help = isFireman && isHome ? mind.help?.[node] : undefined;
  if (help !== undefined && help < 14) return help;
  return mind.harm[node] ?? Number.POSITIVE_INFINITY;
}

/** Where the active blocker stands. */
export function activeSpace({ view }: Mind): string {
  return spaceOf(view, view.active?.blocker ?? '');
}
