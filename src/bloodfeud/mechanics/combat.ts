import { withEntry } from '../../kit/values.js';
import type { Order, Role, TeamEffect } from '../content/schema.js';
import type { FeudPosition, FeudTable } from '../play.js';
import { withTallies, withUsed } from '../state/change.js';
import {
  domainOf,
  type PlayerId,
  playerIds,
  playersOf,
  type State,
  teamOf,
  type UnitName,
} from '../state/state.js';
import { alliesOf, areAllied } from './alliances.js';
import { equipped, tileEffects } from './bonuses.js';
import { buryCard, refill } from './market.js';
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

/** BF-ATK-01, BF-ALLY-04: Units of other, not allied teams on the Domain. */
export function attackTargets(state: State, seat: number, domain: string): Target[] {
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
export function embraceTargets(state: State, seat: number, domain: string): number[] {
  const teams: number[] = [];
  for (const key in domainOf(state, domain).units) {
    const team = Number(key);
    if (team === seat || teamOf(state, team).kind !== 'human') continue;
    if (basicsOn(state, domain, team) > 0) teams.push(team);
  }
  return teams;
}

/** BF-ATK-02: Units, allies, the card, and what adds to them. */
function attackStrength(position: FeudPosition, attack: Attack, target: Target): number {
  const { state, content } = position;
  const card = content.orders.get(attack.card) as Order;
  const isPlayer = target.unit !== 'basic';
  const isKind = card.vsKind?.kind === teamOf(state, target.team).kind;
  return (
    unitsWithAllies(state, attack.seat, attack.domain) +
    (card.strength ?? 0) +
    (isPlayer ? (card.vsPlayer ?? 0) : 0) +
    (isKind ? (card.vsKind?.amount ?? 0) : 0) +
    modifiers(position, 'attack', attack.seat, attack, target)
  );
}

function defenceStrength(position: FeudPosition, attack: Attack, target: Target): number {
  const { state } = position;
  const { domain } = attack;
  const side = [target.team, ...alliesOf(state, target.team)];
  let defends = 0;
  for (const defend of state.effects.defends) {
    if (defend.domain === domain && side.includes(defend.seat)) defends += defend.amount;
  }
  return (
    unitsWithAllies(state, target.team, domain) +
    defends +
    modifiers(position, 'defend', target.team, attack, target)
  );
}

function unitsWithAllies(state: State, seat: number, domain: string): number {
  let units = unitsOn(state, domain, seat);
  for (const ally of alliesOf(state, seat)) units += unitsOn(state, domain, ally);
  return units;
}

/** From the tile, the round, the faction and players of the team on the Domain; allies lend none (BF-RULING-09). */
function modifiers(
  position: FeudPosition,
  role: Role,
  seat: number,
  attack: Attack,
  target: Target,
): number {
  const { state, content } = position;
  const team = teamOf(state, seat);
  let sum = 0;
  const add = (effect: TeamEffect) => {
    if (effect.type !== 'strength' || effect.role !== role) return;
    if (effect.kind !== undefined && effect.kind !== team.kind) return;
    if (!isCondMet(state, effect.cond, attack, target)) return;
    sum += effect.amount;
  };
  for (const effect of tileEffects(position, attack.domain)) add(effect);
  for (const effect of content.factions.get(team.faction)?.effects ?? []) add(effect);
  const { players } = stackOn(state, attack.domain, seat);
  for (const player of playersOf(team)) {
    if (players[player] === undefined) continue;
    for (const card of team.lanyards[player] ?? []) {
      for (const effect of content.advancements.get(card)?.effects ?? []) add(effect);
    }
  }
  for (const one of state.effects.strength) if (one.role === role) sum += one.amount;
  return sum;
}

function isCondMet(
  state: State,
  cond: 'targetHigherPower' | 'targetVampirePlayer' | undefined,
  { seat }: Attack,
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
  const strength = attackStrength(table, attack, target);
  const defence = defenceStrength(table, attack, target);
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
  const team = teamOf(table.state, seat);
  const used = team.used.armor[player] ?? 0;
  if (used >= equipped(table, seat, player, 'armor')) return false;
  team.used = withUsed(team.used, { armor: withEntry(team.used.armor, player, used + 1) });
  return true;
}

/** BF-ATK-05, BF-ADV-05: the front Advancement is lost first. */
function hitPlayer(table: FeudTable, attack: Attack, seat: number, player: PlayerId): void {
  const { state } = table;
  const team = teamOf(state, seat);
  const [front, ...rest] = team.lanyards[player] ?? [];
  if (front !== undefined) {
    team.lanyards = withEntry(team.lanyards, player, rest);
    const pile = table.content.advancements.get(front)?.pile ?? 'gear';
    buryCard(state, front, pile);
    table.emit({ type: 'advancementBuried', seat, player, card: front });
    refill(table, pile);
    const isCushioned = state.options.houseRules.playerDeath === 'cushioned';
    if (rest.length > 0 || isCushioned) return;
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
  const open = attacker.graveyard.findIndex((grave) => grave.unit === null);
  const space = open < 0 ? null : open + 1;
  table.emit({ type: 'unitSlain', seat, team, unit, domain, space });
  if (space === null) {
    const owner = teamOf(state, team);
    if (unit === 'basic') owner.supply += 1;
    else owner.unburied = withEntry(owner.unburied, unit, { round });
    return;
  }
  const hadToken = attacker.graveyard[open]?.token ?? false;
  attacker.graveyard = attacker.graveyard.map((grave, i) => {
    return i === open ? { token: false, unit: { team, unit, round } } : grave;
  });
  if (hadToken) {
    attacker.tokens += 1;
    table.emit({ type: 'tokenClaimed', seat, space });
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
