import { InvalidInput, quote } from '../kernel/errors.js';
import type { Seat } from '../kernel/play.js';
import { notThere } from '../kit/asked.js';
import { teamName, unitOf } from './describe/names.js';
import {
  allianceOf,
  alliesOf,
  areAllied,
  blockersOf,
  isPossiblePartner,
  isQuorate,
  mayCounter,
} from './mechanics/alliances.js';
import { giftsOf } from './mechanics/bonuses.js';
import {
  type AttackResult,
  attackResult,
  attackStrength,
  attackTargets,
  defenceStrength,
  type Strength,
  type Target,
  totalOf,
} from './mechanics/combat.js';
import { controllerOf, nextPowerParts, type PowerParts, powerParts } from './mechanics/control.js';
import { votingPower } from './mechanics/council.js';
import { mayDiscount, noRebates, priceOf, rebatesOf, storeLimit } from './mechanics/market.js';
import { sealsFree, whyVoidOf } from './mechanics/orders.js';
import { isAt, quorum, seatsAt, seatsWhere } from './mechanics/stations.js';
import { isFulfilled, type Need, needsOf } from './mechanics/stats.js';
import { nearestOpenSpace } from './mechanics/sun.js';
import { readinessOf, stackOn, unitLimit, unitsOn } from './mechanics/units.js';
import type { FeudReading, OpenPosition } from './play.js';
import {
  domainOf,
  type Station,
  stations,
  teamOf,
  type UnitName,
  unitName,
} from './state/state.js';

/** What everybody at the table can read off, asked of a state or a view alike. */
export const questions = {
  /** Which team controls a Domain since control was determined last; null if none does. */
  control(reading: FeudReading, domain: string): Seat | null {
    return domainAsked(reading, domain).control;
  },

  /** Which team would control a Domain if control were determined now, by the Units there. */
  nextControl(reading: FeudReading, domain: string): Seat | null {
    return controllerOf(domainAsked(reading, domain));
  },

  /** A team's Power and its parts: the Domains it controls, and what Events and the limits made of them. */
  powerParts(reading: FeudReading, seat: Seat): PowerParts {
    return powerParts(positionFor(reading, seat), seat);
  },

  /** The same if Power were determined now; null where a storyteller records it. */
  nextPower(reading: FeudReading, seat: Seat): PowerParts | null {
    const position = positionFor(reading, seat);
    const isRecorded = reading.table.options.houseRules.powerSource === 'recorded';
    return isRecorded ? null : nextPowerParts(position, seat);
  },

  /** How many Assets a team gets in the next Income step, as control stands. */
  income(reading: FeudReading, seat: Seat): number {
    return giftsOf(positionFor(reading, seat), seat).income;
  },

  /** How many Units a team has on a Domain, and how many it may have. */
  unitLimit(reading: FeudReading, seat: Seat, domain: string): { units: number; limit: number } {
    const position = positionFor(reading, seat);
    domainAsked(reading, domain);
    const limit = unitLimit(position, seat, domain);
    return { units: unitsOn(reading.table, domain, seat), limit };
  },

  /** The Units that an Attack of a team on a Domain could name. */
  attackTargets(reading: FeudReading, seat: Seat, domain: string): Target[] {
    positionFor(reading, seat);
    domainAsked(reading, domain);
    return attackTargets(reading.table, seat, domain);
  },

  /**
   * How an Attack of a team would end as the table lies, with an Order card that the asker names or without one: both
   * Combat Strengths by part, what would happen to the Unit, and what keeps the Attack from having any effect. Sealed
   * Orders count nowhere.
   */
  combat(
    reading: FeudReading,
    seat: Seat,
    domain: string,
    team: Seat,
    unit: UnitName,
    card?: string,
  ): Combat {
    const position = positionFor(reading, seat);
    const target = targetAsked(reading, domain, team, unit);
    if (team === seat) throw wrong('target', 'no team attacks itself');
    if (card !== undefined) attackAsked(reading, card);
    const attack = { seat, domain, card };
    const strength = attackStrength(position, attack, target);
    const defence = defenceStrength(position, attack, target);
    return {
      attack: { total: totalOf(strength), parts: strength },
      defence: { total: totalOf(defence), parts: defence },
      result: attackResult(position, attack, target),
      reason: whyNoAttack(position, attack, target),
    };
  },

  /** How many teams a station needs for a quorum, which are there, and whether they are enough. */
  quorum(reading: FeudReading, station: Station) {
    oneOf('station', station, stations);
    const needed = quorum(reading.table);
    const teams = seatsAt(reading.table, station);
    return { needed, teams, reached: teams.length >= needed };
  },

  /** Whether a team fulfils an Ambition now, and what is missing; of any Ambition, whoever holds it. */
  ambition(reading: FeudReading, seat: Seat, card: string): { fulfilled: boolean; needs: Need[] } {
    const position = positionFor(reading, seat);
    const { condition } = entryAsked('Ambition', card, reading.content.ambitions);
    const fulfilled = isFulfilled(position, seat, condition);
    return { fulfilled, needs: needsOf(position, seat, condition) };
  },

  /** The Ambitions that a team holds, and which of them it fulfils now; null where they are hidden. */
  ambitionsHeld(reading: FeudReading, seat: Seat): HeldAmbition[] | null {
    const position = positionFor(reading, seat);
    const { ambitions } = teamOf(reading.table, seat);
    if (typeof ambitions === 'number') return null;
    return ambitions.map((card) => {
      const { condition, points } = entryAsked('Ambition', card, reading.content.ambitions);
      return { card, points, fulfilled: isFulfilled(position, seat, condition) };
    });
  },

  /**
   * What a Market card or an Ambition token ("token") costs a team: as printed, to purchase, and to purchase with the
   * discount of the weakest; null where the team has none.
   */
  price(reading: FeudReading, seat: Seat, item: string): Price {
    const position = positionFor(reading, seat);
    oneOf('Market item', item, [...reading.content.goods.keys(), 'token']);
    const rebates = rebatesOf(position, seat);
    return {
      cost: priceOf(position, noRebates, item, undefined),
      price: priceOf(position, rebates, item, undefined),
      discounted: mayDiscount(position, seat) ? priceOf(position, rebates, item, true) : null,
    };
  },

  /** The highest Cost that a team may store, before any discount; null if it has stored this round. */
  storeLimit(reading: FeudReading, seat: Seat): number | null {
    const position = positionFor(reading, seat);
    return teamOf(reading.table, seat).used.store ? null : storeLimit(position, seat);
  },

  /** How many Orders a team can still place this round. */
  sealsFree(reading: FeudReading, seat: Seat): number {
    return sealsFree(positionFor(reading, seat), seat);
  },

  /** With how much Voting Power a team votes. */
  votingPower(reading: FeudReading, seat: Seat): number {
    return votingPower(positionFor(reading, seat), seat);
  },

  /** The space of the Sun Track that can be blocked next, and its price in Ambition tokens; null if none is open. */
  sunSpace({ table, content }: FeudReading): { space: number; price: number } | null {
    const nearest = nearestOpenSpace({ state: table, content });
    return nearest === undefined ? null : { space: nearest.space, price: nearest.cost };
  },

  /** The teams that a team is allied with. */
  allies(reading: FeudReading, seat: Seat): Seat[] {
    return alliesOf(positionFor(reading, seat).state, seat);
  },

  /** To which teams a team may propose an Alliance: quorum, presence and Assets as they are. */
  alliancePartners(reading: FeudReading, seat: Seat): Seat[] {
    const { state } = positionFor(reading, seat);
    if (!canNegotiate(reading, seat)) return [];
    return seatsWhere(state, (_, other) => isPossiblePartner(state, seat, other));
  },

  /** Which teams may block an Alliance of these two as it is declared. */
  allianceBlockers(reading: FeudReading, proposer: Seat, partner: Seat): Seat[] {
    const position = positionFor(reading, proposer, partner);
    return blockersOf(position, proposer, partner);
  },

  /** Whether a team may declare an Alliance of two others blocked, and whether these could then ally at once. */
  allianceBlock(reading: FeudReading, seat: Seat, one: Seat, other: Seat) {
    const { state } = positionFor(reading, seat, one, other);
    const isOther = one !== seat && other !== seat && one !== other;
    const possible =
      isOther && canNegotiate(reading, seat) && allianceOf(state, one, other) === undefined;
    return { possible, answered: possible && mayCounter(state, seat, [one, other]) };
  },
};

/** Both sides of an Attack. */
interface Combat {
  readonly attack: Side;
  readonly defence: Side;
  readonly result: AttackResult;
  /** Why it would have no effect at all: `allied`, or as the events say; null if nothing keeps it. */
  readonly reason: ReturnType<typeof whyNoAttack>;
}

interface Side {
  readonly total: number;
  readonly parts: Strength;
}

interface HeldAmbition {
  readonly card: string;
  readonly points: number;
  readonly fulfilled: boolean;
}

interface Price {
  readonly cost: number;
  readonly price: number;
  readonly discounted: number | null;
}

function whyNoAttack(
  position: OpenPosition,
  { seat, domain }: { readonly seat: Seat; readonly domain: string },
  { team }: Target,
) {
  if (areAllied(position.state, seat, team)) return 'allied';
  return whyVoidOf(position, domain, seat, 'attack') ?? null;
}

/** BF-PROP-01, BF-BLOCK-01: what proposing and blocking ask of the team itself. */
function canNegotiate({ table }: FeudReading, seat: Seat): boolean {
  const team = teamOf(table, seat);
  return isQuorate(table) && isAt(team, 'orders') && team.assets >= 1;
}

/** What is asked about these teams can be read here. */
function positionFor({ table, content }: FeudReading, ...seats: readonly Seat[]): OpenPosition {
  for (const seat of seats) {
    if (Number.isInteger(seat) && table.teams[seat] !== undefined) continue;
    throw wrong('team', `teams are 0 to ${table.teams.length - 1}, not ${quote(seat)}`);
  }
  return { state: table, content };
}

function domainAsked({ table }: FeudReading, domain: string) {
  oneOf('Domain', domain, Object.keys(table.domains));
  return domainOf(table, domain);
}

function targetAsked(reading: FeudReading, domain: string, team: Seat, unit: UnitName): Target {
  const position = positionFor(reading, team);
  domainAsked(reading, domain);
  oneOf('Unit', unit, unitName.options);
  if (readinessOf(stackOn(reading.table, domain, team), unit) === undefined) {
    const whose = `${teamName(position, team)} does not have ${unitOf(unit)}`;
    throw wrong('target', `${whose} on ${domain}`);
  }
  return { team, unit };
}

function attackAsked({ content }: FeudReading, card: string): void {
  const { type, name } = entryAsked('Order', card, content.orders);
  if (type !== 'attack') throw wrong('Order', `${name} is no Attack`);
}

function entryAsked<T>(what: string, id: string, entries: ReadonlyMap<string, T>): T {
  return entries.get(oneOf(what, id, [...entries.keys()])) as T;
}

function oneOf(what: string, asked: string, known: readonly string[]): string {
  if (known.includes(asked)) return asked;
  throw notThere(what, asked, known);
}

function wrong(what: string, message: string): InvalidInput {
  return new InvalidInput(what, [{ path: [], message }]);
}
