import { Lookup } from '../../kernel/lookup.js';
import { byId } from '../../kit/pack.js';
import { type SpaceId, spaceIds } from './board.js';
import { type PrintedDie, printed } from './dice.js';
import { type Layout, parseLayout } from './layout.js';
import type {
  Cells,
  Constants,
  ContentPack,
  EventCard,
  Gang,
  GangCard,
  PlayerCount,
  Scenario,
  WorkCard,
} from './schema.js';

/** A checked pack with everything found by id. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  /** Starting cards and recruits. */
  readonly gangCards: ReadonlyMap<string, GangCard>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly workCards: ReadonlyMap<string, WorkCard>;
  readonly andyValue: ReadonlyMap<string, number>;
  /** By colour. */
  readonly dice: ReadonlyMap<string, PrintedDie>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly gangs: ReadonlyMap<string, Gang>;
  /** Ids of the starting cards of each gang, sorted. */
  readonly startingCards: ReadonlyMap<string, readonly string[]>;
  /** The scenario and layout that a game is played with. */
  setting(game: { readonly scenario: string; readonly players: PlayerCount }): Setting;
}

/** A scenario for a number of players. */
export interface Setting {
  readonly flags: Scenario['flags'];
  /** In play, in the scenario's order. */
  readonly workCards: readonly WorkCard[];
  readonly layout: Layout;
  /** The base of each seat. */
  readonly bases: readonly SpaceId[];
}

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const workCards = byId(pack.workCards);
  const settings = new Lookup(pack.scenarios.map((one) => [one.id, settingsOf(one, workCards)]));
  return {
    pack,
    constants: pack.constants,
    gangCards: byId<GangCard>([...pack.startingCards, ...pack.recruits]),
    events: byId(pack.events),
    workCards,
    andyValue: new Lookup(pack.andys.map(({ id, value }) => [id, value])),
    dice: new Lookup(pack.dice.map((die) => [die.color, printed(die)])),
    scenarios: byId(pack.scenarios),
    gangs: byId(pack.gangs),
    startingCards: new Lookup(pack.gangs.map(({ id }) => [id, startingCardsOf(pack, id)])),
    setting: ({ scenario, players }) => settingOf(settings, scenario, players),
  };
}

function startingCardsOf(pack: ContentPack, gang: string): string[] {
  return pack.startingCards
    .filter((card) => card.gang === gang)
    .map((card) => card.id)
    .sort();
}

type Settings = Readonly<Record<PlayerCount, Setting>>;

function settingOf(
  settings: ReadonlyMap<string, Settings>,
  scenario: string,
  players: PlayerCount,
): Setting {
  const found = settings.get(scenario);
  if (found === undefined) throw new Error(`there is no scenario "${scenario}"`);
  return found[players];
}

function settingsOf(scenario: Scenario, workCards: ReadonlyMap<string, WorkCard>): Settings {
  const { flags, layouts } = scenario;
  const inPlay = scenario.workCards.flatMap((id) => workCards.get(id) ?? []);
  const forPlayers = (cells: Cells): Setting => {
    const layout = parseLayout(cells);
    if (layout === undefined) throw new Error(`a layout of "${scenario.id}" cannot be read`);
    return { flags, workCards: inPlay, layout, bases: basesOf(layout) };
  };
  return { 2: forPlayers(layouts[2]), 3: forPlayers(layouts[3]), 4: forPlayers(layouts[4]) };
}

function basesOf(layout: Layout): SpaceId[] {
  const bases: SpaceId[] = [];
  for (const at of spaceIds) {
    const { base } = layout[at];
    if (base !== null) bases[base] = at;
  }
  return bases;
}
