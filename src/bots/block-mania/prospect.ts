import type { ContentPack, View } from '../../block-mania/index.js';
import { boardAt, groundOf } from './ground.js';
import { isMine, spaceOf, strengthOf, think } from './mind.js';

/** What things are worth that are no points yet. */
const worths = {
  blocker: 0.4,
  strength: 0.25,
  item: 0.1,
  /** A blocker is worth less for every step that it is away from harm. */
  way: 0.035,
  farthest: 30,
  fire: 0.6,
  structural: 0.5,
  card: 0.3,
};

/** How a block stands beside its points: blockers near to harm are good, fires and cracks at home are not. */
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

/** What burns and cracks on every board. */
export function damageOf(pack: ContentPack, view: View): number[] {
  const ground = groundOf(pack, view);
  const damage = view.boards.map(() => 0);
  for (const space in view.spaces) {
    const board = boardAt(ground, space);
    const now = view.spaces[space];
    if (board < 0 || now === undefined || now.collapsed) continue;
    damage[board] =
      (damage[board] ?? 0) + worths.fire * now.fire + worths.structural * now.structural;
  }
  return damage;
}
