import type { ContentPack, View } from '../../block-mania/index.js';
import { boardAt, groundOf } from './ground.js';
import { isMine, spaceOf, strengthOf, think } from './mind.js';

/** What things are worth, in defeat points, that are no points yet. */
const worths = {
  blocker: 1,
  strength: 0.4,
  item: 0.2,
  /** A blocker is worth less for every step that it is away from harm. */
  way: 0.04,
  farthest: 30,
  /** Of one, two and three fire markers on a square: they grow, and bring it down in the end. */
  fires: [0, 2.5, 4.5, 6.5],
  structural: 1.5,
  card: 0.5,
};

/** How the seat stands beside its points: blockers near to harm are good. */
export function prospectOf(pack: ContentPack, view: View, seat: number): number {
  const mind = think(pack, view, seat);
  let total = 0;
  for (const id of view.standing) {
    if (!isMine(mind, id)) continue;
    const node = mind.ground.index.get(spaceOf(view, id)) ?? -1;
    const way = Math.min(worths.farthest, mind.harm[node] ?? worths.farthest);
    total += worths.blocker + worths.strength * strengthOf(mind, id) - worths.way * way;
    total += worths.item * (view.blockers[id]?.items.length ?? 0);
  }
  const hand = view.cards.hands[seat];
  return total + worths.card * (typeof hand === 'number' ? hand : (hand?.length ?? 0));
}

/** Of every block: what burns and cracks there, and how near it is to its fall. */
export function dangersOf(pack: ContentPack, view: View): number[] {
  const ground = groundOf(pack, view);
  const dangers = view.boards.map(() => 0);
  const collapsed = view.boards.map(() => 0);
  for (const space in view.spaces) {
    const board = boardAt(ground, space);
    const now = view.spaces[space];
    if (board < 0 || now === undefined || view.boards[board]?.fallen) continue;
    if (now.collapsed) collapsed[board] = (collapsed[board] ?? 0) + 1;
    else {
      const burns = worths.fires[now.fire] ?? 0;
      dangers[board] = (dangers[board] ?? 0) + burns + worths.structural * now.structural;
    }
  }
  return dangers.map((danger, board) => danger + fallOf(pack, collapsed[board] ?? 0));
}

/** The defeat points of the block's fall, by how likely the next catastrophe roll brings it. */
function fallOf({ constants }: ContentPack, collapsed: number): number {
  if (collapsed === 0) return 0;
  return constants.score.block * chanceOfAtMost(constants.catastropheDice, collapsed + 1);
}

const chances = new Map<number, readonly number[]>();

/** The chance that so many dice show this total or less. */
function chanceOfAtMost(dice: number, total: number): number {
  const known = chances.get(dice) ?? totalsOf(dice);
  chances.set(dice, known);
  return known[Math.min(total, known.length - 1)] ?? 0;
}

function totalsOf(dice: number): number[] {
  let exactly = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: exactly.length + 6 }, () => 0);
    exactly.forEach((chance, total) => {
      for (let face = 1; face <= 6; face++)
        next[total + face] = (next[total + face] ?? 0) + chance / 6;
    });
    exactly = next;
  }
  let sum = 0;
  return exactly.map((chance) => {
    sum += chance;
    return sum;
  });
}
