import type { CardText, CardValue } from '../../display/card.js';
import { listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type {
  Advancement,
  Ambition,
  Constants,
  EventCard,
  Faction,
  FactionAmbition,
  Layout,
  MarketOrder,
  Order,
  Scenario,
  Tile,
} from '../content/schema.js';
import { effectLine } from './effects.js';
import { eventLine } from './events.js';
import { orderLines } from './orders.js';
import { conditionLines } from './stats.js';
import { kindNames, orderNames, pileNames } from './words.js';

/** Everything of a pack that has an id, and what it says. Ids are unique over all kinds. */
export function cardsOf(content: Content): CardText[] {
  const { pack, constants } = content;
  return [
    ...pack.factions.map((faction) => factionText(faction, content)),
    ...pack.tiles.map((tile) => tileText(tile, constants)),
    ...pack.startingOrders.cards.map((order) => startingOrderText(order, constants)),
    ...pack.orders.map((order) => marketOrderText(order, constants)),
    ...pack.advancements.map((advancement) => advancementText(advancement, constants)),
    ...pack.events.map(eventText),
    ...pack.ambitions.map(ambitionText),
    ...pack.factionAmbitions.map((ambition) => factionAmbitionText(ambition, content)),
    ...pack.scenarios.map(scenarioText),
    ...pack.layouts.map(layoutText),
    tokenText(constants),
  ];
}

/** What every entry of a pack has; a text of its own wins. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly source: CardText['source'];
  readonly text?: string;
}

function textOf(
  { id, name, source, text }: Entry,
  kind: string,
  values: CardValue[],
  lines: string[],
): CardText {
  return { id, kind, title: name, lines: text?.split('\n') ?? lines, values, source };
}

function factionText(faction: Faction, { pack, orders, constants }: Content): CardText {
  const { kind, colour, effects } = faction;
  const values = [
    { label: 'Kind', value: kindNames[kind] },
    { label: 'Colour', value: colour },
  ];
  const hand = Object.entries(pack.startingOrders[kind]).map(([id, copies]) => {
    return `${orders.get(id)?.name ?? id} (${copies})`;
  });
  const start = `You begin with these Orders: ${listed(hand)}.`;
  const abilities = effects.map((effect) => effectLine(effect, 'faction', constants));
  return textOf(faction, 'faction', values, [...abilities, start]);
}

function tileText(tile: Tile, constants: Constants): CardText {
  const { power, tags, effects } = tile;
  const values = [
    { label: 'Power', value: power },
    ...tags.map((tag) => ({ label: 'Tag', value: tag })),
  ];
  const given = `It gives ${power} Power to the team that controls it.`;
  const abilities = effects.map((effect) => effectLine(effect, 'tile', constants));
  return textOf(tile, 'domain tile', values, [given, ...abilities]);
}

function startingOrderText(order: Order, constants: Constants): CardText {
  const values = [{ label: 'Order', value: orderNames[order.type] }];
  return textOf(order, 'starting order', values, orderLines(order, constants));
}

function marketOrderText(order: MarketOrder, constants: Constants): CardText {
  const values = [
    { label: 'Cost', value: order.cost },
    { label: 'Order', value: orderNames[order.type] },
  ];
  return textOf(order, 'market order', values, orderLines(order, constants));
}

function advancementText(advancement: Advancement, constants: Constants): CardText {
  const { cost, kind, pile, effects } = advancement;
  const values = [
    { label: 'Cost', value: cost },
    { label: 'For', value: kindNames[kind] },
  ];
  const lines = effects.map((effect) => effectLine(effect, 'advancement', constants));
  return textOf(advancement, pileNames[pile].toLowerCase(), values, lines);
}

function eventText(event: EventCard): CardText {
  const when = event.timing === 'beforeOrders' ? 'before Orders' : 'after Orders';
  const values = [{ label: 'Resolves', value: when }];
  return textOf(event, 'event', values, event.effects.map(eventLine));
}

function ambitionText(ambition: Ambition): CardText {
  const { theme, points, condition } = ambition;
  const values = [
    { label: 'Victory Points', value: points },
    { label: 'Theme', value: theme },
  ];
  return textOf(ambition, 'ambition', values, conditionLines(condition));
}

function factionAmbitionText(ambition: FactionAmbition, { factions }: Content): CardText {
  const { faction, points, condition } = ambition;
  const values = [
    { label: 'Victory Points', value: points },
    { label: 'Faction', value: factions.get(faction)?.name ?? faction },
  ];
  return textOf(ambition, 'faction ambition', values, conditionLines(condition));
}

function scenarioText(scenario: Scenario): CardText {
  const start = scenario.effects.map(eventLine);
  const lines = start.length > 0 ? start : ['Nothing special happens at the start.'];
  const mode = 'Every team may also purchase the Ambitions of its own faction.';
  const values = [{ label: 'Resolves', value: 'at the start' }];
  return textOf(scenario, 'scenario', values, [...lines, mode]);
}

function layoutText({ id, columns, rows, cells, starts, source }: Layout): CardText {
  const title = `Cityscape of ${columns} by ${rows}`;
  const teams = listed(
    starts.map((start) => start.teams),
    'or',
  );
  const lines = [`The Cityscape for ${teams} teams has ${plural(cells.length, 'Domain')}.`];
  return { id, kind: 'layout', title, lines, values: [], source };
}

function tokenText({ tokenCost, ambitionCost }: Constants): CardText {
  return {
    id: 'token',
    kind: 'token',
    title: 'Ambition token',
    lines: [
      `At the Council an Ambition card costs ${plural(ambitionCost, 'Ambition token')}.`,
      'At the Cityscape Ambition tokens block spaces of the Sun Track, so that the night is shorter.',
    ],
    values: [{ label: 'Cost', value: tokenCost }],
    source: 'rulebook',
  };
}
