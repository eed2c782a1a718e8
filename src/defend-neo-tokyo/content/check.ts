import { issuesOf, type PackIssue, uniqueIds } from '../../kit/pack.js';
import type { RuleId } from '../rules.js';
import { contains } from './lists.js';
import type { ContentPack, Side } from './schema.js';

/** The board is printed with so many. */
const citySpaces = 18;
/** Each needs a Mech: a Chassis, Legs and two Arms. */
const mostPlayers = 5;

type Wrong = (path: (string | number)[], message: string) => void;

/** What is wrong with a pack of the right form (DN-PACK-01); empty is good. */
export function checkPack(pack: ContentPack): PackIssue<RuleId>[] {
  return issuesOf((note) => {
    const wrong: Wrong = (path, message) => note('DN-PACK-01', path, message);
    uniqueIds(pack, sections, 'DN-PACK-01', note);
    checkReserved(pack, wrong);
    checkBoard(pack, wrong);
    checkTiles(pack, wrong);
    checkPrebuilt(pack, wrong);
    checkCards(pack, wrong);
    checkMonsters(pack, wrong);
    for (const set of pack.sets) checkSet(pack, set.id, wrong);
    checkEvents(pack, wrong);
    checkEventDeck(pack, wrong);
    checkCitizens(pack, wrong);
  });
}

const sections = [
  'spaces',
  'cityCards',
  'citizens',
  'chassis',
  'legs',
  'arms',
  'prebuilt',
  'cards',
  'sets',
  'monsters',
  'bosses',
  'events',
] as const;

/** Blanks of the Event deck, and words of setup: not to be used as ids. */
const reserved = new Set(['appears', 'event', 'random']);

function checkReserved(pack: ContentPack, wrong: Wrong): void {
  for (const section of sections) {
    for (const [index, { id }] of pack[section].entries()) {
      if (reserved.has(id)) wrong([section, index, 'id'], `Id "${id}" has a meaning of its own.`);
    }
  }
}

function checkBoard({ spaces, cityCards }: ContentPack, wrong: Wrong): void {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const numbers = spaces.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  if (numbers.length !== citySpaces || numbers.some((number, i) => number !== i + 1)) {
    wrong(['spaces'], `The City Spaces are numbered 1 to ${citySpaces}, each once.`);
  }
  if (spaces.filter(({ number }) => number === null).length !== 1) {
    wrong(['spaces'], 'Exactly one space, the Defense HQ, has no number.');
  }
  for (const [index, { id, number, capacity, adjacent }] of spaces.entries()) {
    if ((number === null) !== (capacity === null)) {
      wrong(['spaces', index, 'capacity'], `${id}: City Spaces have a capacity, HQ has none.`);
    }
    for (const to of adjacent) {
      if (to === id || !byId.get(to)?.adjacent.includes(id)) {
        wrong(['spaces', index, 'adjacent'], `The line from ${id} to ${to} does not lead back.`);
      }
    }
    const cards = cityCards.filter(({ space }) => space === id).length;
    if (cards !== (number === null ? 0 : 1)) {
      wrong(['cityCards'], `${cards} City cards name ${id}.`);
    }
  }
  if (cityCards.some(({ space }) => !byId.has(space))) wrong(['cityCards'], 'A space is unknown.');
}

function checkTiles(pack: ContentPack, wrong: Wrong): void {
  for (const [index, { id, areas }] of pack.chassis.entries()) {
    if (areas.some(({ power }, i) => power > (areas[i - 1]?.power ?? power))) {
      wrong(['chassis', index, 'areas'], `The outputs of ${id} rise to the left.`);
    }
  }
  for (const section of ['chassis', 'legs', 'arms'] as const) {
    for (const [index, { id, actions }] of pack[section].entries()) {
      const names = new Set(actions.map(({ name }) => name));
      if (names.size < actions.length)
        wrong([section, index], `${id} has two actions of one name.`);
      for (const [i, { name, type, symbol }] of actions.entries()) {
        if (type === 'action' || symbol) continue;
        wrong([section, index, 'actions', i], `${name} of ${id} is an attack without the symbol.`);
      }
    }
  }
  if (pack.prebuilt.length < mostPlayers) {
    wrong(['prebuilt'], `There are fewer than ${mostPlayers} prebuilt Mechs.`);
  }
  for (const section of ['chassis', 'legs'] as const) {
    if (pack[section].length < mostPlayers) {
      wrong([section], `There are fewer than ${mostPlayers} tiles.`);
    }
  }
  const arms = 2 * mostPlayers;
  if (pack.arms.length < arms) wrong(['arms'], `There are fewer than ${arms} tiles.`);
}

function checkPrebuilt(pack: ContentPack, wrong: Wrong): void {
  const taken = new Set<string>();
  for (const [index, { id, chassis, arms, legs }] of pack.prebuilt.entries()) {
    const tiles = [
      ['chassis', chassis],
      ['arms', arms[0]],
      ['arms', arms[1]],
      ['legs', legs],
    ] as const;
    for (const [section, tile] of tiles) {
      const isKnown = pack[section].some((one) => one.id === tile);
      if (!isKnown)
        wrong(['prebuilt', index, section], `${id}: ${tile} is not among the ${section}.`);
      if (taken.has(tile)) wrong(['prebuilt', index, section], `${id} shares the tile ${tile}.`);
      taken.add(tile);
    }
  }
}

function checkCards(pack: ContentPack, wrong: Wrong): void {
  const { cardsPerTile } = pack.constants.deckSizes;
  const counts = new Map<string, number>();
  for (const { id } of [...pack.chassis, ...pack.legs, ...pack.arms]) counts.set(id, 0);
  for (const [index, { id, tile, copies, type, symbol, trigger }] of pack.cards.entries()) {
    const count = counts.get(tile);
    if (count === undefined) wrong(['cards', index, 'tile'], `${id}: there is no tile ${tile}.`);
    counts.set(tile, (count ?? 0) + copies);
    if ((type === 'attack' || type === 'melee') && !symbol) {
      wrong(['cards', index, 'symbol'], `${id} is an attack without the symbol.`);
    }
    if ((type === 'react') !== (trigger !== undefined)) {
      wrong(['cards', index, 'trigger'], `${id}: exactly the Reacts have a trigger.`);
    }
  }
  for (const [tile, count] of counts) {
    if (count !== cardsPerTile)
      wrong(['cards'], `${tile} has ${count} cards, not ${cardsPerTile}.`);
  }
}

function checkMonsters(pack: ContentPack, wrong: Wrong): void {
  const sets = new Set(pack.sets.map(({ id }) => id));
  for (const section of ['monsters', 'bosses'] as const) {
    for (const [index, one] of pack[section].entries()) {
      const { id, set, mech, city, combined } = one;
      const isTwoSided = mech !== undefined && city !== undefined && combined === undefined;
      const isOneSided = mech === undefined && city === undefined && combined !== undefined;
      if (!isTwoSided && !isOneSided) {
        wrong([section, index], `${id} has neither a Mech and a City side nor a combined one.`);
      }
      if (!sets.has(set)) wrong([section, index, 'set'], `${id}: there is no set ${set}.`);
      for (const side of [mech, city, combined]) {
        if (side !== undefined && provokes(side)) {
          wrong([section, index], `A Regular row of ${id} raises the Attack tracker.`);
        }
      }
    }
  }
}

function provokes({ regular }: Side): boolean {
  return contains(regular.effects, 'provoke');
}

function checkSet(pack: ContentPack, set: string, wrong: Wrong): void {
  const { monstersPerSet, appearsPerSet, eventsPerSet } = pack.constants.deckSizes;
  const monsters = pack.monsters.filter((one) => one.set === set);
  const events = pack.events.filter((one) => one.set === set);
  const appears = events.filter(({ kind }) => kind === 'appears');
  const count = (found: number, wanted: number, what: string) => {
    if (found !== wanted) wrong(['sets'], `${set} has ${found} ${what}, not ${wanted}.`);
  };
  count(monsters.length, monstersPerSet, 'Stat cards');
  count(appears.length, appearsPerSet, 'Monster Appears cards');
  count(events.length - appears.length, eventsPerSet, 'other Event cards');
  count(pack.bosses.filter((one) => one.set === set).length, 1, 'Bosses');
  for (const { id } of monsters) {
    const brought = appears.filter(({ effects }) => {
      return effects.some((one) => one.kind === 'appear' && one.monster === id);
    });
    count(brought.length, 1, `Monster Appears cards for ${id}`);
  }
}

function checkEvents(pack: ContentPack, wrong: Wrong): void {
  const sets = new Map(pack.monsters.map(({ id, set }) => [id, set]));
  const known = new Set(pack.sets.map(({ id }) => id));
  for (const [index, { id, set, kind, effects }] of pack.events.entries()) {
    if (!known.has(set)) wrong(['events', index, 'set'], `${id}: there is no set ${set}.`);
    const places = effects.filter((one) => one.kind === 'appear');
    if (places.length !== (kind === 'appears' ? 1 : 0)) {
      wrong(['events', index], `${id}: exactly the Monster Appears cards place one Monster.`);
    }
    for (const { monster } of places) {
      if (sets.get(monster) !== set)
        wrong(['events', index], `${id}: ${monster} is not of ${set}.`);
    }
  }
}

/** What setup takes from a set must be there: the starting Monsters, and the Event deck (DN-SETUP-04, -06, -07). */
function checkEventDeck({ constants }: ContentPack, wrong: Wrong): void {
  const { eventDeck, startingMonsters, deckSizes } = constants;
  for (const [players, { appears, event }] of Object.entries(eventDeck)) {
    const path = ['constants', 'eventDeck', players];
    const used = startingMonsters * Number(players) + appears;
    if (used > deckSizes.appearsPerSet) {
      wrong(path, `${players} players need ${used} Monster Appears cards of a set.`);
    }
    if (event > deckSizes.eventsPerSet) {
      wrong(path, `${players} players need ${event} other Event cards of a set.`);
    }
    if (appears + event === 0) wrong(path, `The Event deck for ${players} players is empty.`);
  }
}

function checkCitizens({ citizens, constants }: ContentPack, wrong: Wrong): void {
  const total = citizens.reduce((sum, { copies }) => sum + copies, 0);
  const wanted = constants.deckSizes.citizens;
  if (total !== wanted) wrong(['citizens'], `There are ${total} Citizen cards, not ${wanted}.`);
}
