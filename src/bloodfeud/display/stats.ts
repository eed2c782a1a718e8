import { plural } from '../../kit/words.js';
import type { Condition, PlainStat, Stat, Who } from '../content/schema.js';
import { kindNames } from './words.js';

/** What an Ambition asks for, a sentence a line. */
export function conditionLines(condition: Condition): string[] {
  if (condition.type === 'all') {
    const lines = condition.of.flatMap(conditionLines);
    return lines.map((line, i) => (i === 0 ? line : `Also ${uncapital(line)}`));
  }
  const { does, one, many, tail = '', when } = phraseOf(condition.stat);
  const place = tail.replace('OWN', 'your');
  if (condition.type === 'most') {
    return [`${does} more ${many ?? `${one}s`}${place} ${when} than every other team.`];
  }
  const { op, value } = condition;
  return [`${does} ${counted(op, value, one, many)}${place} ${when}.`];
}

/** Whom an Event means, as the subject of a sentence. */
export function teamsLine(who: Who): string {
  if (who === 'all') return 'Every team';
  if ('kind' in who) return `Every ${kindNames[who.kind]} team`;
  if ('stat' in who) {
    const { having, one, many, tail = '' } = phraseOf(who.stat);
    const number = counted(who.op, who.value, one, many);
    return `Every team ${having} ${number}${tail.replace('OWN', 'its')}`;
  }
  const isMost = 'most' in who;
  const {
    having,
    one,
    many,
    tail = '',
    fewest = 'fewest',
  } = phraseOf(isMost ? who.most : who.least);
  const thing = `${isMost ? 'most' : fewest} ${many ?? `${one}s`}${tail.replace('OWN', 'its')}`;
  return `The team ${having} the ${thing} (all teams if tied)`;
}

/** For every how many of them an Event pays: `for each Domain it controls`. */
export function eachLine(stat: Stat): string {
  return `for each ${phraseOf(stat).each}`;
}

function counted(op: '>=' | '<=' | '==', value: number, one: string, many?: string): string {
  if (value === 0 && op !== '>=') return `no ${one}`;
  const number = plural(value, one, many);
  if (op === '>=') return `at least ${number}`;
  return op === '<=' ? `at most ${number}` : `exactly ${number}`;
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** How something that is counted is spoken of. */
interface Phrase {
  /** What a team does to fulfil an Ambition. */
  readonly does: string;
  /** `every team with …`, `every team that has won …`. */
  readonly having: string;
  readonly one: string;
  /** Where it is not one with an s. */
  readonly many?: string;
  /** What comes after it; OWN is `your` or `its`. */
  readonly tail?: string;
  readonly each: string;
  readonly fewest?: string;
  readonly when: 'at Daybreak' | 'during the game';
}

const atDaybreak = { does: 'Have', having: 'with', when: 'at Daybreak' } as const;
const duringGame = { when: 'during the game' } as const;

const phrases: Readonly<Record<PlainStat, Phrase>> = {
  attacksWon: {
    ...duringGame,
    does: 'Win',
    having: 'that has won',
    one: 'Attack',
    each: 'Attack it has won',
  },
  graveyard: {
    ...atDaybreak,
    one: 'Unit',
    tail: ' in OWN Graveyard',
    each: 'Unit in its Graveyard',
  },
  graveyardHumans: {
    ...atDaybreak,
    one: 'Human Unit',
    tail: ' in OWN Graveyard',
    each: 'Human Unit in its Graveyard',
  },
  graveyardVampires: {
    ...atDaybreak,
    one: 'Vampire Unit',
    tail: ' in OWN Graveyard',
    each: 'Vampire Unit in its Graveyard',
  },
  graveyardPlayers: {
    ...atDaybreak,
    one: 'Player Unit',
    tail: ' in OWN Graveyard',
    each: 'Player Unit in its Graveyard',
  },
  eventsPassed: {
    ...duringGame,
    does: 'Win',
    having: 'that has won',
    one: 'Council vote',
    tail: ' with OWN own Events',
    each: 'Council vote it has won with its own Event',
  },
  alliancesFormed: {
    ...duringGame,
    does: 'Form',
    having: 'that has formed',
    one: 'Alliance',
    each: 'Alliance it has formed',
  },
  alliancesBlocked: {
    ...duringGame,
    does: 'Block',
    having: 'that has blocked',
    one: 'Alliance',
    each: 'Alliance it has blocked',
  },
  distinctAllies: {
    ...duringGame,
    does: 'Ally with',
    having: 'that has allied with',
    one: 'different team',
    each: 'team it has been allied with',
  },
  tradesCompleted: {
    ...duringGame,
    does: 'Complete',
    having: 'that has completed',
    one: 'trade',
    each: 'trade it has completed',
  },
  assets: { ...atDaybreak, one: 'Asset', each: 'Asset it has' },
  ambitionTokens: { ...atDaybreak, one: 'Ambition token', each: 'Ambition token it has' },
  warehouseItems: {
    ...atDaybreak,
    one: 'item',
    tail: ' in OWN Warehouse',
    each: 'item in its Warehouse',
  },
  ordersOwned: { ...atDaybreak, one: 'Order card', each: 'Order card it owns' },
  advancementsEquipped: {
    ...atDaybreak,
    one: 'equipped Advancement',
    each: 'Advancement it has equipped',
  },
  itemsBought: {
    ...duringGame,
    does: 'Purchase',
    having: 'that has purchased',
    one: 'Market item',
    each: 'Market item it has purchased',
  },
  domainsControlled: {
    ...atDaybreak,
    does: 'Control',
    having: 'that controls',
    one: 'Domain',
    each: 'Domain it controls',
  },
  power: {
    ...atDaybreak,
    one: 'Power',
    many: 'Power',
    each: 'point of its Power',
    fewest: 'least',
  },
  domainsOccupied: {
    ...atDaybreak,
    does: 'Have Units on',
    having: 'with Units on',
    one: 'Domain',
    each: 'Domain it has Units on',
  },
  barricadesPlaced: {
    ...atDaybreak,
    one: 'Barricade',
    tail: ' of OWN own on the Cityscape',
    each: 'Barricade of its own on the Cityscape',
  },
  barricadesOnMap: {
    ...atDaybreak,
    one: 'Barricade',
    tail: ' of all teams together on the Cityscape',
    each: 'Barricade on the Cityscape',
  },
  unitsOnMap: {
    ...atDaybreak,
    one: 'Unit',
    tail: ' on the Cityscape',
    each: 'Unit it has on the Cityscape',
  },
  ambitionCardsHeld: {
    ...atDaybreak,
    does: 'Hold',
    having: 'that holds',
    one: 'Ambition card',
    each: 'Ambition card it holds',
  },
  playersLost: {
    ...atDaybreak,
    one: 'Player Unit',
    tail: ' of OWN own off the Cityscape',
    each: 'Player Unit of its own off the Cityscape',
  },
};

function phraseOf(stat: Stat): Phrase {
  if (!isTagged(stat)) return phrases[stat];
  const domain = `${stat.slice(tagged.length)} Domain`;
  return { ...phrases.domainsControlled, one: domain, each: `${domain} it controls` };
}

const tagged = 'domainsControlledTag:';

function isTagged(stat: Stat): stat is Exclude<Stat, PlainStat> {
  return stat.startsWith(tagged);
}
