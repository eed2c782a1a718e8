import { asKey } from '../../kernel/keys.js';
import { Lookup } from '../../kernel/lookup.js';
import { byId } from '../../kit/pack.js';
import type {
  CompiledAction,
  CompiledCard,
  CompiledCitizen,
  CompiledMonster,
  CompiledSide,
  Content,
  MonsterSet,
  SideName,
  Space,
} from './compiled.js';
import { addList, contains, type Lists } from './lists.js';
import type { BossCard, ContentPack, MonsterCard, TileAction } from './schema.js';

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const lists: Lists = new Map();
  const spaces = new Lookup(
    pack.spaces.map(({ id, name, number, capacity, adjacent }) => {
      return [id, { id, name, number: number ?? 0, capacity: capacity ?? 0, adjacent }];
    }),
  );
  const cities = pack.spaces
    .filter(({ number }) => number !== null)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ id }) => id);
  const distances = new Lookup(
    [...spaces.keys()].map((from) => [from, distancesFrom(spaces, from)]),
  );
  const cards = compileCards(pack, lists);
  const citizens = compileCitizens(pack, lists);
  const tiles = [...pack.chassis, ...pack.legs, ...pack.arms];
  return {
    pack,
    constants: pack.constants,
    dice: pack.dice,
    hq: pack.spaces.find(({ number }) => number === null)?.id ?? '',
    spaces,
    cities,
    cityCards: new Lookup(pack.cityCards.map(({ id, space }) => [id, space])),
    decks: {
      city: pack.cityCards.map(({ id }) => id).sort(),
      citizen: [...citizens.keys()].sort(),
    },
    distance: (from, to) => distances.get(from)?.get(to) ?? Number.POSITIVE_INFINITY,
    citizens: new Lookup(citizens),
    chassis: byId(pack.chassis),
    legs: byId(pack.legs),
    arms: byId(pack.arms),
    trackLengths: new Lookup([...pack.legs, ...pack.arms].map(({ id, length }) => [id, length])),
    actions: new Lookup(tiles.map((tile) => [tile.id, compileActions(tile, lists)])),
    prebuilt: byId(pack.prebuilt),
    cards: new Lookup(cards),
    cardsOfTile: new Lookup(cardsByTile(cards)),
    monsters: new Lookup(compileMonsters(pack, lists)),
    sets: new Lookup(pack.sets.map(({ id }) => [id, compileSet(pack, id)])),
    events: new Lookup(
      pack.events.map(({ id, name, kind, symbol, effects }) => {
        return [id, { name, kind, symbol, list: addList(lists, `event:${id}`, effects) }];
      }),
    ),
    lists: new Lookup(lists),
  };
}

function copiesOf({ id, copies }: { id: string; copies: number }): string[] {
  return Array.from({ length: copies }, (_, k) => asKey(`${id}#${k + 1}`));
}

function compileCitizens({ citizens }: ContentPack, lists: Lists): Map<string, CompiledCitizen> {
  const compiled = new Map<string, CompiledCitizen>();
  for (const card of citizens) {
    const listOf = (slot: 'enter' | 'exit' | 'end') => {
      const effects = card[slot];
      return effects && addList(lists, `citizen:${card.id}/${slot}`, effects);
    };
    const standing = { cityShield: 0, cannotDiscard: 0, spotter: 0, bodyguard: 0 };
    for (const ability of card.while ?? []) {
      standing[ability.kind] += 'amount' in ability ? ability.amount : 1;
    }
    const one = {
      name: card.name,
      population: card.population,
      enter: listOf('enter'),
      exit: listOf('exit'),
      end: listOf('end'),
      standing,
    };
    for (const id of copiesOf(card)) compiled.set(id, one);
  }
  return compiled;
}

function compileCards({ cards }: ContentPack, lists: Lists): Map<string, CompiledCard> {
  const compiled = new Map<string, CompiledCard>();
  for (const card of cards) {
    const { name, tile, type, requirement, symbol, effects, trigger } = card;
    const one = {
      name,
      tile,
      type,
      requirement,
      symbol,
      // A card that draws stays in front (DN-RULING-60).
      stays: card.stays || contains(effects, 'draw'),
      trigger: trigger && {
        window: trigger.window,
        who: trigger.who ?? 'self',
        range: trigger.range ?? 0,
      },
      effects,
      list: addList(lists, `card:${card.id}`, effects),
    };
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
  return tile.actions.map(({ name, type, link, cost, symbol, effects }) => {
    const list = addList(lists, `tile:${tile.id}/${name}`, effects);
    return { name, type, link, cost, symbol, effects, list, moves: contains(effects, 'move') };
  });
}

function compileMonsters(
  { monsters, bosses }: ContentPack,
  lists: Lists,
): Map<string, CompiledMonster> {
  const compiled = new Map<string, CompiledMonster>();
  for (const card of [...monsters, ...bosses]) compiled.set(card.id, compileMonster(card, lists));
  return compiled;
}

function compileMonster(card: MonsterCard | BossCard, lists: Lists): CompiledMonster {
  const { id, name, set, life, reconstructed = false } = card;
  const textOf = (of: 'arrival' | 'afterAttack') => {
    return 'arrival' in card ? addList(lists, `boss:${id}/${of}`, card[of]) : undefined;
  };
  const sides = {
    mech: compileSide(card, 'mech', lists),
    city: compileSide(card, 'city', lists),
    combined: compileSide(card, 'combined', lists),
  };
  const arrival = textOf('arrival');
  return { id, name, set, life, reconstructed, sides, arrival, afterAttack: textOf('afterAttack') };
}

function compileSide(card: MonsterCard, name: SideName, lists: Lists): CompiledSide | undefined {
  const side = card[name];
  if (side === undefined) return undefined;
  const rowOf = (kind: 'regular' | 'special') => {
    const { instances, effects } = side[kind];
    return {
      instances,
      effects,
      list: addList(lists, `monster:${card.id}/${name}/${kind}`, effects),
    };
  };
  const qualities = {
    thorns: 0,
    fireproof: 0,
    heavy: 0,
    frenzy: 0,
    regenerate: 0,
    snare: 0,
    burrowed: 0,
  };
  for (const one of side.qualities) qualities[one.kind] = 'amount' in one ? one.amount : 1;
  return { name, armor: side.armor, qualities, white: rowOf('regular'), red: rowOf('special') };
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

function distancesFrom(
  spaces: ReadonlyMap<string, Space>,
  from: string,
): ReadonlyMap<string, number> {
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
  return new Lookup(found);
}
