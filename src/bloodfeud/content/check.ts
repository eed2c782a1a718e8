import { issuesOf, type PackIssue, uniqueIds, type Wrong } from '../../kit/pack.js';
import type { RuleId } from '../rules.js';
import { checkLayouts, checkTracks, teamCounts } from './check-board.js';
import {
  type Condition,
  type ContentPack,
  type EventEffect,
  kinds,
  plainStats,
  type Stat,
} from './schema.js';

/** What is wrong with a pack of the right form; empty is good. */
export function checkPack(pack: ContentPack): PackIssue<RuleId>[] {
  return issuesOf<RuleId>((wrong) => {
    checkIds(pack, wrong);
    checkFactions(pack, wrong);
    checkLayouts(pack, wrong);
    checkTracks(pack, wrong);
    checkDecks(pack, wrong);
    checkCards(pack, wrong);
    checkHomes(pack, wrong);
    checkStats(pack, wrong);
    checkConstants(pack, wrong);
  });
}

const sections = [
  'factions',
  'layouts',
  'tiles',
  'orders',
  'advancements',
  'events',
  'ambitions',
  'factionAmbitions',
  'scenarios',
] as const;

/** Starting Orders share the names of all cards, though they lie one level deeper. */
const starting = 'startingOrders.cards';

function checkIds(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const named = { ...pack, [starting]: pack.startingOrders.cards };
  const all = [...sections, starting] as const;
  uniqueIds(named, all, 'BF-RULING-01', (rule, path, message) => {
    wrong(rule, path.flatMap(stepsOf), message);
  });
  for (const section of all) {
    for (const [index, { id }] of named[section].entries()) {
      if (id !== 'token') continue;
      wrong('BF-STORE-02', [...stepsOf(section), index, 'id'], '"token" is not a card.');
    }
  }
}

function stepsOf(part: string | number): (string | number)[] {
  return typeof part === 'number' ? [part] : part.split('.');
}

function checkFactions({ factions }: ContentPack, wrong: Wrong<RuleId>): void {
  for (const kind of kinds) {
    if (factions.some((faction) => faction.kind === kind)) continue;
    wrong('BF-SETUP-02', ['factions'], `No faction is ${kind}.`);
  }
}

function checkDecks({ events, ambitions, constants }: ContentPack, wrong: Wrong<RuleId>): void {
  const most = Math.max(...teamCounts);
  const count = (cards: readonly { copies: number }[]) => {
    return cards.reduce((sum, { copies }) => sum + copies, 0);
  };
  const eventsNeeded = most * constants.startEvents;
  if (count(events) < eventsNeeded) {
    const message = `${most} teams need ${eventsNeeded} Events, there are ${count(events)}.`;
    wrong('BF-SETUP-09', ['events'], message);
  }
  const ambitionsNeeded = most * constants.ambitionsDealt + constants.ambitionFaceUp;
  if (count(ambitions) < ambitionsNeeded) {
    const message = `${most} teams need ${ambitionsNeeded} Ambitions, there are ${count(ambitions)}.`;
    wrong('BF-SETUP-10', ['ambitions'], message);
  }
}

/** What is printed on Market cards. */
const marketCost = { lowest: 1, highest: 6 };

const scenarioEffects: readonly string[] = [
  'gainAssets',
  'gainTokens',
  'loseAssets',
  'loseTokens',
  'gainUnits',
  'drawEvents',
];

function checkCards(pack: ContentPack, wrong: Wrong<RuleId>): void {
  for (const section of ['orders', 'advancements'] as const) {
    pack[section].forEach(({ id, cost }, i) => {
      if (cost >= marketCost.lowest && cost <= marketCost.highest) return;
      const range = `${marketCost.lowest} to ${marketCost.highest}`;
      wrong(
        'BF-MKT-01',
        [section, i, 'cost'],
        `"${id}" costs ${cost}; Market cards cost ${range}.`,
      );
    });
  }
  pack.advancements.forEach(({ id, pile, kind }, i) => {
    if ((pile === 'disciplines') === (kind === 'vampire')) return;
    wrong('BF-RULING-54', ['advancements', i, 'kind'], `"${id}" of ${pile} is for ${kind} teams.`);
  });
  for (const section of ['ambitions', 'factionAmbitions'] as const) {
    pack[section].forEach(({ id, points }, i) => {
      if (points >= 1) return;
      wrong(
        'BF-END-02',
        [section, i, 'points'],
        `"${id}" gives ${points} Victory Points; at least 1.`,
      );
    });
  }
  const factions = new Set(pack.factions.map(({ id }) => id));
  pack.factionAmbitions.forEach(({ faction }, i) => {
    if (factions.has(faction)) return;
    wrong('BF-SETUP-14', ['factionAmbitions', i, 'faction'], `There is no faction "${faction}".`);
  });
  pack.scenarios.forEach(({ effects }, i) => {
    effects.forEach(({ type }, k) => {
      if (scenarioEffects.includes(type)) return;
      wrong('BF-SETUP-14', ['scenarios', i, 'effects', k], `A scenario cannot ${type}.`);
    });
  });
  const ids = new Set(pack.startingOrders.cards.map(({ id }) => id));
  for (const kind of kinds) {
    for (const id of Object.keys(pack.startingOrders[kind])) {
      if (ids.has(id)) continue;
      wrong('BF-SETUP-06', ['startingOrders', kind, id], `There is no starting Order "${id}".`);
    }
  }
}

const tilesOnly: readonly string[] = ['unitLimitHere', 'noBarricades'];
const teamsOnly: readonly string[] = [
  'unitLimit',
  'ignoreBarricades',
  'swift',
  'armor',
  'allianceShield',
  'extraSeal',
  'eventCycle',
];
const cardsOnly: readonly string[] = ['swift', 'armor'];

/** Whether every effect is where it can work. */
function checkHomes(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const check = (section: 'tiles' | 'factions' | 'advancements', banned: readonly string[]) => {
    pack[section].forEach(({ id, effects }, i) => {
      effects.forEach((effect, k) => {
        const isBodily =
          section === 'factions' && effect.type === 'activate' && effect.ability !== 'peekOrder';
        if (!banned.includes(effect.type) && !isBodily) return;
        const message = `"${id}" cannot have the effect ${effect.type}.`;
        wrong('BF-ADV-04', [section, i, 'effects', k], message);
      });
      if (effects.filter(({ type }) => String(type) === 'activate').length > 1) {
        const message = `"${id}" has more than one ability to activate.`;
        wrong('BF-ADV-06', [section, i, 'effects'], message);
      }
    });
  };
  check('tiles', teamsOnly);
  check('factions', [...tilesOnly, ...cardsOnly]);
  check('advancements', tilesOnly);
}

function checkStats(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const tags = new Set(pack.tiles.flatMap((tile) => tile.tags));
  const check = (path: (string | number)[], stats: readonly Stat[]) => {
    for (const stat of stats) {
      const tag = stat.startsWith('domainsControlledTag:') ? stat.split(':')[1] : undefined;
      const isKnown = tag === undefined ? isPlain(stat) : tags.has(tag);
      if (!isKnown) {
        wrong('BF-RULING-47', path, `Nothing counts "${stat}".`);
      }
    }
  };
  for (const section of ['ambitions', 'factionAmbitions'] as const) {
    pack[section].forEach(({ condition }, i) => {
      check([section, i, 'condition'], statsOf(condition));
    });
  }
  for (const section of ['events', 'scenarios'] as const) {
    pack[section].forEach(({ effects }, i) => {
      check([section, i, 'effects'], effects.flatMap(statsIn));
    });
  }
}

function isPlain(stat: string): boolean {
  return plainStats.some((one) => one === stat);
}

function statsOf(condition: Condition): Stat[] {
  return condition.type === 'all' ? condition.of.flatMap(statsOf) : [condition.stat];
}

function statsIn(effect: EventEffect): Stat[] {
  const stats: Stat[] = 'per' in effect && effect.per !== undefined ? [effect.per] : [];
  const who = 'who' in effect ? effect.who : 'all';
  if (who === 'all' || 'kind' in who) return stats;
  if ('stat' in who) return [...stats, who.stat];
  return [...stats, 'most' in who ? who.most : who.least];
}

/** The house rule `startUnits` at its highest, one of them a Player Unit. */
const mostStartBasics = 7;

function checkConstants({ constants, graveyard }: ContentPack, report: Wrong<RuleId>): void {
  const wrong = (rule: RuleId, field: string, message: string) => {
    report(rule, ['constants', field], message);
  };
  const most = Math.max(...teamCounts);
  const { assets, startAssets, tokens, startTokens, power, marketSlots } = constants;
  if (assets < most * startAssets) {
    wrong('BF-ASSET-01', 'assets', `${most} teams begin with ${most * startAssets} Assets.`);
  }
  const tokensNeeded = most * (startTokens + graveyard.tokens.length);
  if (tokens < tokensNeeded) {
    wrong('BF-TOKEN-01', 'tokens', `${most} teams need ${tokensNeeded} tokens at first.`);
  }
  if (power.lowest > power.highest) {
    wrong('BF-POWER-02', 'power', 'The lowest Power is above the highest.');
  }
  if (constants.ambitionsKept !== constants.ambitionsDealt - 1) {
    wrong('BF-SETUP-11', 'ambitionsKept', 'Each team puts back exactly one Ambition.');
  }
  if (constants.basicUnits <= mostStartBasics) {
    const message = `A team may begin with up to ${mostStartBasics} Basic Units.`;
    wrong('BF-SETUP-05', 'basicUnits', message);
  }
  for (const teams of teamCounts) {
    if (marketSlots.some((one) => one.teams.includes(teams))) continue;
    wrong('BF-SETUP-08', 'marketSlots', `Nothing is said for ${teams} teams.`);
  }
}
