import type { ContentPack } from '../../defend-neo-tokyo/index.js';

type Card = ContentPack['cards'][number];

/** What a Damage die shows on average. */
export const meanDie = 3.5;

/** What is looked up all the time, by id; cards and Citizens without the number of the copy. */
export interface Sheet {
  readonly pack: ContentPack;
  readonly capacities: readonly (readonly [string, number])[];
  readonly populations: ReadonlyMap<string, number>;
  readonly lives: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly areas: ReadonlyMap<string, ContentPack['chassis'][number]['areas']>;
  readonly chassisSpaces: ReadonlyMap<string, number>;
  /** What a card does to a Boss on average. */
  readonly blows: ReadonlyMap<string, number>;
  /** The same of all cards of a tile, those with small requirements first of all. */
  readonly tileStrength: ReadonlyMap<string, number>;
  distance(from: string, to: string): number;
}

const sheets = new WeakMap<ContentPack, Sheet>();

export function sheetOf(pack: ContentPack): Sheet {
  const known = sheets.get(pack);
  if (known !== undefined) return known;
  const sheet = makeSheet(pack);
  sheets.set(pack, sheet);
  return sheet;
}

function makeSheet(pack: ContentPack): Sheet {
  const steps = new Map(pack.spaces.map(({ id }) => [id, distancesFrom(pack, id)]));
  const tileStrength = new Map<string, number>();
  const blows = new Map<string, number>();
  const armor = Math.max(...pack.bosses.map(({ combined }) => combined?.armor?.value ?? 0));
  for (const card of pack.cards) {
    const sum = tileStrength.get(card.tile) ?? 0;
    const blow = blowOf(card, armor);
    blows.set(card.id, blow);
    tileStrength.set(card.tile, sum + (card.copies * blow) / (card.requirement + 2));
  }
  return {
    pack,
    capacities: pack.spaces.flatMap(({ id, capacity }) => {
      return capacity === null ? [] : [[id, capacity] as const];
    }),
    populations: new Map(pack.citizens.map(({ id, population }) => [id, population])),
    lives: new Map([...pack.monsters, ...pack.bosses].map(({ id, life }) => [id, life])),
    cards: new Map(pack.cards.map((card) => [card.id, card])),
    areas: new Map(pack.chassis.map(({ id, areas }) => [id, areas])),
    chassisSpaces: new Map(
      pack.chassis.map(({ id, areas }) => [id, areas.reduce((sum, { spaces }) => sum + spaces, 0)]),
    ),
    tileStrength,
    blows,
    distance: (from, to) => steps.get(from)?.get(to) ?? 9,
  };
}

/** Through his Armor Rating, which stops weak attacks altogether. */
function blowOf({ effects, symbol }: Card, armor: number): number {
  let blow = 0;
  for (const effect of effects) {
    if (effect.kind === 'token' && effect.token === 'fire') blow += meanDie * effect.count;
    if (effect.kind !== 'attack' && effect.kind !== 'strike') continue;
    let hit = meanDie * (effect.dice ?? 0) + (effect.flat ?? 0);
    if (effect.kind === 'attack') hit += 2 * (effect.max ?? 0);
    const isStopped = effect.kind === 'attack' ? effect.pierce !== true : symbol;
    blow += Math.max(0.5, hit - (isStopped ? armor : 0));
  }
  return blow;
}

function distancesFrom({ spaces }: ContentPack, from: string): Map<string, number> {
  const adjacent = new Map(spaces.map((space) => [space.id, space.adjacent]));
  const found = new Map([[from, 0]]);
  for (const at of found.keys()) {
    for (const to of adjacent.get(at) ?? []) {
      if (!found.has(to)) found.set(to, (found.get(at) ?? 0) + 1);
    }
  }
  return found;
}
