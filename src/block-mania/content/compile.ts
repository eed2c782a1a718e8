import { asKey } from '../../kernel/keys.js';
import { Lookup } from '../../kernel/lookup.js';
import { buildCity, type City } from './city.js';
import { RecentSkylines } from './line-of-fire.js';
import type {
  BlockerType,
  Board,
  Constants,
  Container,
  ContentPack,
  Item,
  ItemEffect,
  JusticeSide,
  ManiaSide,
} from './schema.js';

/** A checked pack with everything found by id. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  /** The type of every blocker counter. */
  readonly blockerType: ReadonlyMap<string, BlockerType>;
  /** The block of every blocker counter; kleggs have none. */
  readonly blockOf: ReadonlyMap<string, string>;
  /** Blocker counters of a block, in id order. */
  readonly sets: ReadonlyMap<string, readonly string[]>;
  readonly kleggs: { readonly base: readonly string[]; readonly all: readonly string[] };
  /** The place of every blocker counter in id order. */
  readonly order: ReadonlyMap<string, number>;
  /** The type of every hardware and armoury counter. */
  readonly item: ReadonlyMap<string, Item>;
  /** The counters of its type, by their numbers. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  /** Counters by container: of the base box, and with the expansion. */
  readonly stock: Readonly<Record<Container, { base: readonly string[]; all: readonly string[] }>>;
  readonly mania: ReadonlyMap<string, ManiaSide>;
  readonly justice: ReadonlyMap<string, JusticeSide>;
  city(boards: readonly { readonly block: string }[]): City;
}

export const d6 = [1, 2, 3, 4, 5, 6] as const;

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const blockerType = new Map<string, BlockerType>();
  const blockOf = new Map<string, string>();
  const order = new Map<string, number>();
  const sets = new Map<string, readonly string[]>();
  const types = new Map(pack.blockerTypes.map((type) => [type.id, type]));
  const add = (id: string, type: string) => {
    blockerType.set(id, types.get(type) as BlockerType);
    order.set(id, order.size);
    return id;
  };
  for (const { id: board } of pack.boards) {
    const ids: string[] = [];
    for (const { id: type } of pack.blockerTypes) {
      const count = pack.sets.find((set) => set.board === board && set.type === type)?.count ?? 0;
      for (let n = 1; n <= count; n++) ids.push(add(asKey(`${board}-${type}-${n}`), type));
    }
    for (const id of ids) blockOf.set(id, board);
    sets.set(board, ids);
  }
  const { type, base, exp } = pack.kleggs;
  const kleggs = numbered(type, base + exp).map((id) => add(id, type));
  const counters = pack.items.flatMap((item) => {
    const alike = numbered(item.id, item.base + item.exp);
    return alike.map((id) => ({ id, item, alike }));
  });
  const sides = pack.cards.map((card) => ({
    id: card.id,
    mania: pack.mania.find(({ id }) => id === card.mania) as ManiaSide,
    justice: pack.justice.find(({ id }) => id === card.justice) as JusticeSide,
  }));
  return {
    pack,
    constants: pack.constants,
    blockerType: new Lookup(blockerType),
    blockOf: new Lookup(blockOf),
    sets: new Lookup(sets),
    kleggs: { base: kleggs.slice(0, base), all: kleggs },
    order: new Lookup(order),
    item: new Lookup(counters.map(({ id, item }) => [id, item])),
    alike: new Lookup(counters.map(({ id, alike }) => [id, alike])),
    stock: { hardware: stockOf(pack, 'hardware'), armoury: stockOf(pack, 'armoury') },
    mania: new Lookup(sides.map(({ id, mania }) => [id, mania])),
    justice: new Lookup(sides.map(({ id, justice }) => [id, justice])),
    city: cities(pack, sets),
  };
}

function numbered(type: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => asKey(`${type}-${i + 1}`));
}

function stockOf(pack: ContentPack, container: Container) {
  const items = pack.items.filter((item) => item.container === container);
  return {
    base: items.flatMap(({ id, base }) => numbered(id, base)).sort(),
    all: items.flatMap(({ id, base, exp }) => numbered(id, base + exp)).sort(),
  };
}

/** Every row of boards is built once; the one asked for last is at hand. */
function cities(pack: ContentPack, sets: Content['sets']): Content['city'] {
  const built = new Map<string, City>();
  const recent = new RecentSkylines();
  let blocks: readonly string[] = [];
  let latest: City | undefined;
  return (boards) => {
    if (latest !== undefined && isRowOf(boards, blocks)) return latest;
    blocks = boards.map(({ block }) => block);
    const key = blocks.join();
    latest = built.get(key);
    if (latest === undefined) {
      const found = blocks.map((block) => pack.boards.find(({ id }) => id === block));
      latest = buildCity(pack, found as Board[], sets, recent);
      built.set(key, latest);
    }
    return latest;
  };
}

function isRowOf(
  boards: readonly { readonly block: string }[],
  blocks: readonly string[],
): boolean {
  if (boards.length !== blocks.length) return false;
  for (let k = 0; k < boards.length; k++) if (boards[k]?.block !== blocks[k]) return false;
  return true;
}

/** The effect of this kind on an item, if it has one. */
export function effectOf<K extends ItemEffect['kind']>(
  item: Item | undefined,
  kind: K,
): Extract<ItemEffect, { kind: K }> | undefined {
  if (item === undefined) return undefined;
  for (const effect of item.effects) if (isOfKind(effect, kind)) return effect;
  return undefined;
}

function isOfKind<K extends ItemEffect['kind']>(
  effect: ItemEffect,
  kind: K,
): effect is Extract<ItemEffect, { kind: K }> {
  return effect.kind === kind;
}
