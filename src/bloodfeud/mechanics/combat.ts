import { withEntry } from '../../kit/values.js';
import type { Advancement, Faction, Order, Role, TeamEffect } from '../content/schema.js';
import type { FeudTable, OpenPosition } from '../play.js';
import { withTallies, withUsed } from '../state/change.js';
import {
  domainOf,
  type Open,
  type PlayerId,
  playerIds,
  playersOf,
  teamOf,
  type UnitName,
} from '../state/state.js';
import { alliesOf, areAllied } from './alliances.js';
import { equipped, tileEffects } from './bonuses.js';
import { buryCard, refill } from './market.js';
import { sum } from './stats.js';
import { addBasics, basicsOn, stackOn, takeBasic, takePlayer, unitsOn } from './units.js';

/** A Unit that an Attack or Embrace names. */
export interface Target {
  readonly team: number;
  readonly unit: UnitName;
}

export interface Attack {
  readonly seat: number;
  readonly domain: string;
  readonly card: string;
}

/** An Attack of which the card may not be known. */
export type OpenAttack = Omit<Attack, 'card'> & { readonly card?: string | undefined };

/** BF-ATK-01, BF-ALLY-04: Units of other, not allied teams on the Domain. */
export function attackTargets(state: Open, seat: number, domain: string): Target[] {
  const targets: Target[] = [];
  for (const key in domainOf(state, domain).units) {
    const team = Number(key);
    if (team === seat || areAllied(state, seat, team)) continue;
    const stack = stackOn(state, domain, team);
    if (stack.ready + stack.tired > 0) targets.push({ team, unit: 'basic' });
    for (const unit of playerIds) if (stack.players[unit]) targets.push({ team, unit });
  }
  return targets;
}

/** BF-EMB-02: teams with a Human Basic Unit on the Domain, allies too. */
export function embraceTargets(state: Open, seat: number, domain: string): number[] {
  const teams: number[] = [];
  for (const key in domainOf(state, domain).units) {
    const team = Number(key);
    if (team === seat || teamOf(state, team).kind !== 'human') continue;
    if (basicsOn(state, domain, team) > 0) teams.push(team);
  }
  return teams;
}

/** BF-ATK-02: what a side's Combat Strength is made of. */
export interface Strength {
  /** Own Units on the Domain, then those of allies. */
  readonly units: number;
  readonly allies: number;
  /** Orders: the attacker's card, or the Defends in force for the target. */
  readonly orders: number;
  readonly tile: number;
  readonly faction: number;
  /** Of Player Units on the Domain. */
  readonly advancements: number;
  /** Until Cleanup. */
  readonly event: number;
}

/** Without a card: by Units and modifiers alone. */
export function attackStrength(
  position: OpenPosition,
  attack: OpenAttack,
  target: Target,
): Strength {
  const { state, content } = position;
  const card: Partial<Order> = content.orders.get(attack.card ?? '') ?? {};
  const { strength = 0, vsPlayer = 0, vsKind } = card;
  const againstPlayer = target.unit === 'basic' ? 0 : vsPlayer;
  const againstKind = vsKind?.kind === teamOf(state, target.team).kind ? vsKind.amount : 0;
  const orders = strength + againstPlayer + againstKind;
  return strengthOf(position, 'attack', attack, target, orders);
}

export function defenceStrength(
  position: OpenPosition,
  attack: OpenAttack,
  target: Target,
): Strength {
  const { state } = position;
  const side = [target.team, ...alliesOf(state, target.team)];
  let defends = 0;
  for (const { domain, seat, amount } of state.effects.defends) {
    if (domain === attack.domain && side.includes(seat)) defends += amount;
  }
  return strengthOf(position, 'defend', attack, target, defends);
}

export function totalOf(strength: Strength): number {
  const { units, allies, orders, tile, faction, advancements, event } = strength;
  return units + allies + orders + tile + faction + advancements + event;
}

/** Modifiers come from the tile, the round, the faction and players of the team on the Domain; allies lend none (BF-RULING-09). */
function strengthOf(
  position: OpenPosition,
  role: Role,
  attack: OpenAttack,
  target: Target,
  orders: number,
): Strength {
  const { state, content } = position;
  const { domain } = attack;
  const seat = role === 'attack' ? attack.seat : target.team;
  const team = teamOf(state, seat);
  const amountOf = (effect: TeamEffect): number => {
    if (effect.type !== 'strength' || effect.role !== role) return 0;
    if (effect.kind !== undefined && effect.kind !== team.kind) return 0;
    return isCondMet(state, effect.cond, attack, target) ? effect.amount : 0;
  };
  const from = ({ effects }: { readonly effects: readonly TeamEffect[] }) => {
    return sum(effects.map(amountOf));
  };
  const { players } = stackOn(state, domain, seat);
  const cards = playersOf(team).flatMap((player) => {
    return players[player] === undefined ? [] : (team.lanyards[player] as string[]);
  });
  const round = state.effects.strength.filter((one) => one.role === role);
  return {
    units: unitsOn(state, domain, seat),
    allies: sum(alliesOf(state, seat).map((ally) => unitsOn(state, domain, ally))),
    orders,
    tile: from({ effects: tileEffects(position, domain) }),
    faction: from(content.factions.get(team.faction) as Faction),
    advancements: sum(cards.map((card) => from(content.advancements.get(card) as Advancement))),
    event: sum(round.map(({ amount }) => amount)),
  };
}

function isCondMet(
  state: Open,
  cond: 'targetHigherPower' | 'targetVampirePlayer' | undefined,
  { seat }: OpenAttack,
  { team, unit }: Target,
): boolean {
  switch (cond) {
    case undefined:
      return true;
    case 'targetHigherPower':
      return teamOf(state, team).power > teamOf(state, seat).power;
    case 'targetVampirePlayer':
      return unit !== 'basic' && teamOf(state, team).kind === 'vampire';
  }
}

/** Compares, and carries out a success (BF-ATK-03 to 05). */
export function carryOutAttack(table: FeudTable, attack: Attack, target: Target): void {
  const { seat, domain } = attack;
  const { team, unit } = target;
  table.emit({ type: 'attackDeclared', seat, domain, team, unit });
  const strength = totalOf(attackStrength(table, attack, target));
  const defence = totalOf(defenceStrength(table, attack, target));
  const armored = strength > defence && unit !== 'basic' && useArmor(table, team, unit);
  const success = strength > defence && !armored;
  table.emit({
    type: 'attackResolved',
    seat,
    domain,
    team,
    unit,
    attack: strength,
    defence,
    success,
    armored,
  });
  if (!success) return;
  const attacker = teamOf(table.state, seat);
  attacker.tallies = withTallies(attacker.tallies, { attacksWon: attacker.tallies.attacksWon + 1 });
  if (unit === 'basic') slay(table, attack, target);
  else hitPlayer(table, attack, team, unit);
}

/** Whether an unused `armor` card stops the Attack. */
function useArmor(table: FeudTable, seat: number, player: PlayerId): boolean {
  if (armorLeft(table, seat, player) === 0) return false;
  const team = teamOf(table.state, seat);
  const used = (team.used.armor[player] ?? 0) + 1;
  team.used = withUsed(team.used, { armor: withEntry(team.used.armor, player, used) });
  return true;
}

/** How many Attacks a player's `armor` cards still stop this round. */
function armorLeft(position: OpenPosition, seat: number, player: PlayerId): number {
  const used = teamOf(position.state, seat).used.armor[player] ?? 0;
  return Math.max(0, equipped(position, seat, player, 'armor') - used);
}

/** What an Attack does to its target. */
export type AttackResult = 'fails' | 'armor' | 'advancementBuried' | 'slain';

/** BF-ATK-03 to 05: what this Attack would do as the table lies. */
export function attackResult(
  position: OpenPosition,
  attack: OpenAttack,
  target: Target,
): AttackResult {
  const strength = totalOf(attackStrength(position, attack, target));
  if (strength <= totalOf(defenceStrength(position, attack, target))) return 'fails';
  const { team, unit } = target;
  if (unit === 'basic') return 'slain';
  if (armorLeft(position, team, unit) > 0) return 'armor';
  const cards = teamOf(position.state, team).lanyards[unit] as string[];
  return isSlainWith(position.state, cards.length) ? 'slain' : 'advancementBuried';
}

/** BF-ATK-05: whether a hit slays a player who has so many Advancements. */
function isSlainWith({ options }: Open, cards: number): boolean {
  return cards <= (options.houseRules.playerDeath === 'cushioned' ? 0 : 1);
}

/** BF-ATK-05, BF-ADV-05: the front Advancement is lost first. */
function hitPlayer(table: FeudTable, attack: Attack, seat: number, player: PlayerId): void {
  const { state } = table;
  const team = teamOf(state, seat);
  const [front, ...rest] = team.lanyards[player] as string[];
  if (front !== undefined) {
    team.lanyards = withEntry(team.lanyards, player, rest);
    const { pile } = table.content.advancements.get(front) as Advancement;
    buryCard(state, front, pile);
    table.emit({ type: 'advancementBuried', seat, player, card: front });
    refill(table, pile);
    if (!isSlainWith(state, rest.length + 1)) return;
  }
  slay(table, attack, { team: seat, unit: player });
  table.emit({ type: 'playerSlain', seat, player, by: attack.seat });
}

/** BF-GRAVE-01 to 03: to the attacker's Graveyard, where a token may lie. */
function slay(table: FeudTable, { seat, domain }: Attack, { team, unit }: Target): void {
  const { state } = table;
  const { round } = state;
  if (unit === 'basic') takeBasic(state, domain, team, 'tired');
  else takePlayer(state, domain, team, unit);
  const attacker = teamOf(state, seat);
  const open = attacker.graveyard.findIndex((one) => one.unit === null);
  const grave = attacker.graveyard[open];
  const space = grave === undefined ? null : open + 1;
  table.emit({ type: 'unitSlain', seat, team, unit, domain, space });
  if (grave === undefined) {
    const owner = teamOf(state, team);
    if (unit === 'basic') owner.supply += 1;
    else owner.unburied = withEntry(owner.unburied, unit, { round });
    return;
  }
  attacker.graveyard = attacker.graveyard.map((one, i) => {
    return i === open ? { token: false, unit: { team, unit, round } } : one;
  });
  if (grave.token) {
    attacker.tokens += 1;
    table.emit({ type: 'tokenClaimed', seat, space: open + 1 });
  }
}

/** BF-EMB-01: replaces one Human Basic Unit by an own one. */
export function embrace(table: FeudTable, seat: number, domain: string, team: number): void {
  const { state } = table;
  takeBasic(state, domain, team, 'tired');
  teamOf(state, team).supply += 1;
  const own = teamOf(state, seat);
  own.supply -= 1;
  addBasics(state, domain, seat, 1);
  table.emit({ type: 'unitEmbraced', seat, team, domain });
}
