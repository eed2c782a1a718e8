import { addList, contains, type EffectList, type Lists } from './lists.js';
import type {
  AttackRow,
  BossCard,
  Chassis,
  Citizen,
  Constants,
  ContentPack,
  EventCard,
  LimbTile,
  MechCard,
  MonsterCard,
  Quality,
  Side,
  TileAction,
} from './schema.js';

export interface Space {
  readonly id: string;
  readonly name: string;
  /** 0 for the Defense HQ (DN-RULING-22). */
  readonly number: number;
  readonly capacity: number;
  readonly adjacent: readonly string[];
}

export interface CompiledCitizen extends Citizen {
  /** The ids of its effect lists. */
  readonly lists: Readonly<Record<CitizenSlot, string>>;
  /** What its text does while it is in play: the sum of each kind. */
  readonly standing: Readonly<Partial<Record<StandingKind, number>>>;
}

export type CitizenSlot = 'enter' | 'exit' | 'end';
type StandingKind = NonNullable<Citizen['while']>[number]['kind'];

export interface CompiledCard extends MechCard {
  readonly list: string;
}

export interface CompiledAction extends TileAction {
  readonly list: string;
  /** Its effects contain a move. */
  readonly moves: boolean;
}

export interface CompiledRow extends AttackRow {
  readonly list: string;
}

export const sideNames = ['mech', 'city', 'combined'] as const;
export type SideName = (typeof sideNames)[number];

export interface CompiledSide {
  readonly armor: Side['armor'];
  readonly qualities: Readonly<Partial<Record<Quality['kind'], number>>>;
  readonly white: CompiledRow;
  readonly red: CompiledRow;
}

export interface CompiledMonster {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly life: number;
  /** Part of the card is lost, and which row is the white one is a ruling (DN-RULING-37). */
  readonly reconstructed: boolean;
  readonly sides: Readonly<Partial<Record<SideName, CompiledSide>>>;
  /** Lists of the Boss only. */
  readonly arrival?: string;
  readonly afterAttack?: string;
}

export interface MonsterSet {
  readonly id: string;
  readonly monsters: readonly string[];
  readonly boss: string;
  readonly appears: readonly string[];
  readonly events: readonly string[];
}

/** A checked pack with everything found by id. Cards with copies are found by their instances. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  readonly dice: ContentPack['dice'];
  readonly hq: string;
  readonly spaces: ReadonlyMap<string, Space>;
  /** The City Spaces by number, from 1. */
  readonly cities: readonly string[];
  readonly cityCards: ReadonlyMap<string, string>;
  /** White lines on the shortest path (DN-RULING-43). */
  distance(from: string, to: string): number;
  readonly citizens: ReadonlyMap<string, CompiledCitizen>;
  readonly chassis: ReadonlyMap<string, Chassis>;
  readonly legs: ReadonlyMap<string, LimbTile>;
  readonly arms: ReadonlyMap<string, LimbTile>;
  /** Spaces of the Power Track of each limb. */
  readonly trackLengths: ReadonlyMap<string, number>;
  readonly actions: ReadonlyMap<string, readonly CompiledAction[]>;
  readonly prebuilt: ReadonlyMap<string, ContentPack['prebuilt'][number]>;
  readonly cards: ReadonlyMap<string, CompiledCard>;
  readonly cardsOfTile: ReadonlyMap<string, readonly string[]>;
  readonly monsters: ReadonlyMap<string, CompiledMonster>;
  readonly sets: ReadonlyMap<string, MonsterSet>;
  readonly events: ReadonlyMap<string, EventCard & { readonly list: string }>;
  readonly lists: ReadonlyMap<string, EffectList>;
}

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const lists: Lists = new Map();
  const spaces = new Map(
    pack.spaces.map(({ id, name, number, capacity, adjacent }) => {
      return [id, { id, name, number: number ?? 0, capacity: capacity ?? 0, adjacent }];
    }),
  );
  const cities = pack.spaces
    .filter(({ number }) => number !== null)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ id }) => id);
  const distances = new Map([...spaces.keys()].map((from) => [from, distancesFrom(spaces, from)]));
  const cards = compileCards(pack, lists);
  const tiles = [...pack.chassis, ...pack.legs, ...pack.arms];
  return {
    pack,
    constants: pack.constants,
    dice: pack.dice,
    hq: pack.spaces.find(({ number }) => number === null)?.id ?? '',
    spaces,
    cities,
    cityCards: new Map(pack.cityCards.map(({ id, space }) => [id, space])),
    distance: (from, to) => distances.get(from)?.get(to) ?? Number.POSITIVE_INFINITY,
    citizens: compileCitizens(pack, lists),
    chassis: byId(pack.chassis),
    legs: byId(pack.legs),
    arms: byId(pack.arms),
    trackLengths: new Map([...pack.legs, ...pack.arms].map(({ id, length }) => [id, length])),
    actions: new Map(tiles.map((tile) => [tile.id, compileActions(tile, lists)])),
    prebuilt: byId(pack.prebuilt),
    cards,
    cardsOfTile: cardsByTile(cards),
    monsters: compileMonsters(pack, lists),
    sets: new Map(pack.sets.map(({ id }) => [id, compileSet(pack, id)])),
    events: new Map(
      pack.events.map((one) => {
        return [one.id, { ...one, list: addList(lists, `event:${one.id}`, one.effects) }];
      }),
    ),
    lists,
  };
}

function byId<T extends { id: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function copiesOf({ id, copies }: { id: string; copies: number }): string[] {
  return Array.from({ length: copies }, (_, k) => `${id}#${k + 1}`);
}

function compileCitizens({ citizens }: ContentPack, lists: Lists): Map<string, CompiledCitizen> {
  const compiled = new Map<string, CompiledCitizen>();
  for (const card of citizens) {
    const listOf = (slot: CitizenSlot) => {
      return addList(lists, `citizen:${card.id}/${slot}`, card[slot] ?? []);
    };
    const standing: Partial<Record<StandingKind, number>> = {};
    for (const ability of card.while ?? []) {
      standing[ability.kind] = (standing[ability.kind] ?? 0) + ('n' in ability ? ability.n : 1);
    }
    const one = {
      ...card,
      lists: { enter: listOf('enter'), exit: listOf('exit'), end: listOf('end') },
      standing,
    };
    for (const id of copiesOf(card)) compiled.set(id, one);
  }
  return compiled;
}

function compileCards({ cards }: ContentPack, lists: Lists): Map<string, CompiledCard> {
  const compiled = new Map<string, CompiledCard>();
  for (const card of cards) {
    const list = addList(lists, `card:${card.id}`, card.effects);
    // A card that draws stays in front (DN-RULING-60).
    const one = { ...card, stays: card.stays || contains(card.effects, 'draw'), list };
    for (const id of copiesOf(card)) compiled.set(id, one);
  }
  return compiled;
}

function cardsByTile(cards: ReadonlyMap<string, CompiledCard>): Map<string, string[]> {
  const byTile = new Map<string, string[]>();
  for (const [id, { tile }] of cards) {
    const ids = byTile.get(tile) ?? [];
    ids.push(id);
    byTile.set(tile, ids.sort());
  }
  return byTile;
}

function compileActions(
  tile: { id: string; actions: readonly TileAction[] },
  lists: Lists,
): CompiledAction[] {
  return tile.actions.map((action) => {
    const list = addList(lists, `tile:${tile.id}/${action.name}`, action.effects);
    return { ...action, list, moves: contains(action.effects, 'move') };
  });
}

function compileMonsters(
  { monsters, bosses }: ContentPack,
  lists: Lists,
): Map<string, CompiledMonster> {
  const compiled = new Map<string, CompiledMonster>();
  for (const card of monsters) compiled.set(card.id, compileMonster(card, lists));
  for (const card of bosses) compiled.set(card.id, compileBoss(card, lists));
  return compiled;
}

function compileBoss(card: BossCard, lists: Lists): CompiledMonster {
  const arrival = addList(lists, `boss:${card.id}/arrival`, card.arrival);
  const afterAttack = addList(lists, `boss:${card.id}/afterAttack`, card.afterAttack);
  return { ...compileMonster(card, lists), arrival, afterAttack };
}

function compileMonster(card: MonsterCard, lists: Lists): CompiledMonster {
  const sides: Partial<Record<SideName, CompiledSide>> = {};
  for (const name of sideNames) {
    const side = card[name];
    if (side === undefined) continue;
    const rowOf = (kind: 'regular' | 'special') => {
      const list = addList(lists, `monster:${card.id}/${name}/${kind}`, side[kind].effects);
      return { ...side[kind], list };
    };
    const qualities: Partial<Record<Quality['kind'], number>> = {};
    for (const one of side.qualities) qualities[one.kind] = 'n' in one ? one.n : 1;
    sides[name] = {
      armor: side.armor,
      qualities,
      white: rowOf('regular'),
      red: rowOf('special'),
    };
  }
  const { id, name, set, life, reconstructed = false } = card;
  return { id, name, set, life, reconstructed, sides };
}

function compileSet(pack: ContentPack, id: string): MonsterSet {
  const idsOf = (entries: readonly { id: string; set: string }[]) => {
    return entries.filter(({ set }) => set === id).map((one) => one.id);
  };
  return {
    id,
    monsters: idsOf(pack.monsters),
    boss: idsOf(pack.bosses)[0] ?? '',
    appears: idsOf(pack.events.filter(({ kind }) => kind === 'appears')).sort(),
    events: idsOf(pack.events.filter(({ kind }) => kind === 'event')).sort(),
  };
}

function distancesFrom(spaces: ReadonlyMap<string, Space>, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue) {
    const next = (found.get(at) ?? 0) + 1;
    for (const to of spaces.get(at)?.adjacent ?? []) {
      if (found.has(to)) continue;
      found.set(to, next);
      queue.push(to);
    }
  }
  return found;
}
