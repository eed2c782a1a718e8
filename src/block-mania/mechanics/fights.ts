import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { d6, effectOf } from '../content/compile.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { type ManiaTable, refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, placeOf, squareOf } from '../state/state.js';
import { type Fight, type Side, sides } from '../state/steps.js';
import {
  canFly,
  controllerOf,
  flip,
  isContested,
  isDeafened,
  isEnemy,
  isQuarrel,
  itemOf,
  kindOf,
  leave,
  ownerOf,
  strengthOf,
} from './blockers.js';
import {
  isBlockSquare,
  isClosed,
  isNextTo,
  isSevered,
  isSound,
  pedwayAt,
  pedwayWorks,
  squareAt,
} from './board.js';
import { cargoOf, rollCargo } from './damage.js';
import { insideAt, isAnyShared, outsideAt } from './occupancy.js';
import { useFire } from './shots.js';
import { openAttackWindow } from './windows.js';

/** Contested squares with a counter of the phasing player that have not been fought in (BM-ASLT-01). */
export function squaresToFight(position: Seen): string[] {
  const { state } = position;
  const found: string[] = [];
  if (!isAnyShared(position)) return found;
  for (const blocker of state.standing) {
    if (controllerOf(position, blocker) !== state.phasing) continue;
    const { space, outside } = placeOf(state, blocker);
    if (outside || found.includes(space) || state.combat.foughtSquares.includes(space)) continue;
    if (isContested(position, space)) found.push(space);
  }
  return found;
}

/** BM-ASLT-02, -03: why it cannot charge into that square. Whether it may attack at all is asked before. */
export function cannotCharge(
  position: Seen,
  blocker: string,
  to: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const place = placeOf(state, blocker);
  const inside = insideAt(position, to.id);
  const [across] = inside.length > 0 ? [] : outsideAt(position, to.id);
  const hovering = place.outside ? blocker : across;
  if (hovering !== undefined) {
    return refuse('BM-RULING-32', () => {
      return `${blockerName(position, hovering)} hovers outside a window`;
    });
  }
  if (isContested(position, place.space) || isQuarrel(position, inside)) {
    return refuse('BM-ASLT-08', () => 'counters there are locked in combat');
  }
  const from = squareAt(position, place.space);
  if (!isNextTo(from, to.id) || !inside.some((id) => isEnemy(position, id, blocker))) {
    return refuse('BM-ASLT-02', () => {
      return `no enemy of ${blockerName(position, blocker)} is in ${to.id}, 1 square away`;
    });
  }
  if (canChargeOver(position, blocker, from, to)) return undefined;
  return refuse('BM-RULING-31', () => {
    return `${blockerName(position, blocker)} cannot get from ${from.id} into ${to.id}`;
  });
}

/** Over ground, along a stopped pedway, or through the air with wings (BM-RULING-31). */
function canChargeOver(position: Seen, blocker: string, from: Square, to: Square) {
  const { state } = position;
  if (isClosed(state, to)) return false;
  const isGround = (square: Square) => square.plaza || isBlockSquare(state, square);
  if (isGround(from) && isGround(to)) return true;
  if (isWalkway(position, from, to)) return true;
  if (!canFly(position, blocker)) return false;
  const isPad = (square: Square) => square.balcony && isSound(state, square);
  const isDoor = from.location === 'entrancePlaza' && isSound(state, from);
  const isAir = (square: Square) => square.exposure === 'air';
  if (isAir(from)) return isAir(to) || isPad(to);
  return isPad(from) || isDoor;
}

/** Between terminus and pedway, or along it, where it has stopped and is not severed. */
function isWalkway(position: Seen, from: Square, to: Square): boolean {
  const gap = pedwayAt(position, to) ?? pedwayAt(position, from);
  if (gap === undefined || pedwayWorks(position, gap) || isSevered(position.state, to))
    return false;
  const isOn = (square: Square) => {
    return gap.pedway.includes(square.id) || gap.termini.includes(square.id);
  };
  return isOn(from) && isOn(to);
}

/** BM-KLEGG-05, BM-RULING-69: an unflipped klegg with a charge at another seat's blocker. */
export function kleggMustCharge(position: Seen, blocker: string): boolean {
  const { state } = position;
  if (kindOf(position, blocker) !== 'klegg' || blockerOf(state, blocker).flipped) return false;
  const controller = controllerOf(position, blocker);
  const from = squareAt(position, squareOf(state, blocker));
  return [from.up, from.right, from.down, from.left].some((space) => {
    if (space === null) return false;
    const isAnothers = insideAt(position, space).some((id) => {
      return ownerOf(position, id) !== controller;
    });
    return isAnothers && cannotCharge(position, blocker, squareAt(position, space)) === undefined;
  });
}

/** The two sides in a contested square, fighter first, its superhero second (BM-RULING-98, -106). */
function sidesIn(position: Seen, seat: Seat, space: string): Record<Side, string[]> {
  const inside = insideAt(position, space);
  const mine = inside.filter((id) => controllerOf(position, id) === seat);
  const others = inside.filter((id) => !mine.includes(id));
  if (others.length > 0)
    return { attacker: line(position, mine), defender: line(position, others) };
  const futsies = mine.filter((id) => kindOf(position, id) === 'futsy');
  const sane = mine.filter((id) => !futsies.includes(id));
  if (sane.length > 0) return { attacker: line(position, sane), defender: line(position, futsies) };
  return { attacker: futsies.slice(0, 1), defender: futsies.slice(1, 2) };
}

function line(position: Seen, side: readonly string[]): string[] {
  const isHero = (id: string) => kindOf(position, id) === 'superhero';
  const fighter = side.find((id) => !isHero(id)) ?? (side[0] as string);
  const owner = ownerOf(position, fighter);
  const hero = side.find((id) => {
    return id !== fighter && isHero(id) && ownerOf(position, id) === owner;
  });
  return hero === undefined ? [fighter] : [fighter, hero];
}

/** Declares the close assault in a contested square and asks what there is to ask. */
export function startFight(table: ManiaTable, space: string, how: 'standing' | 'charging'): void {
  const { state } = table;
  const fight = fightIn(table, state.phasing, space, how);
  const { subPhase, foughtSquares } = state.combat;
  state.combat = { subPhase, foughtSquares: [...foughtSquares, space] };
  const [blocker = ''] = fight.attacker;
  const { kind, seat } = fight;
  table.emit({ type: 'attackDeclared', seat, kind, blocker, item: null, space });
  goOn(table, fight);
}

/** A close assault of this seat before anybody has answered anything. */
export function fightIn(
  position: Seen,
  seat: Seat,
  space: string,
  how: 'standing' | 'charging',
): Fight {
  const { state } = position;
  const { attacker, defender } = sidesIn(position, seat, space);
  const fighters = { attacker: attacker.slice(0, 1), defender: defender.slice(0, 1) };
  const heroes = sides.flatMap((side) => {
    const hero = (side === 'attacker' ? attacker : defender)[1];
    return hero === undefined ? [] : [{ side, hero }];
  });
  const weapons = sides.flatMap((side) => {
    const blocker = fighters[side][0] as string;
    return blockerOf(state, blocker).items.flatMap((item) => {
      const fire = effectOf(itemOf(position, item), 'fireWeapon');
      return fire?.modes.includes('assault') ? [{ side, blocker, item }] : [];
    });
  });
  return {
    kind: 'assault',
    seat,
    space,
    ...fighters,
    charge: how === 'charging',
    heroes,
    weapons,
    flames: [],
    modifiers: { attacker: 0, defender: 0 },
  };
}

/** The next question of a close assault: superheroes, fire weapons, then cards. */
export function goOn(table: ManiaTable, fight: Fight): void {
  if (fight.heroes.length > 0) return table.next({ type: 'hero', fight });
  if (fight.weapons.length > 0) return table.next({ type: 'flames', fight });
  openAttackWindow(table, fight);
}

/** The superhero whose owner is asked. */
export function nextHero({ heroes }: Fight): Fight['heroes'][number] {
  return heroes[0] as Fight['heroes'][number];
}

/** The fire weapon that is asked for. */
export function nextFlame({ weapons }: Fight): Fight['weapons'][number] {
  return weapons[0] as Fight['weapons'][number];
}

/** A close assault from the dice on. */
export function resolveFight(table: ManiaTable, fight: Fight): void {
  const { space, attacker, defender } = fight;
  const { order } = table.content;
  const everyone = [...attacker, ...defender].sort((a, b) => {
    return (order.get(a) as number) - (order.get(b) as number);
  });
  const cargo = cargoOf(table, everyone);
  const dice = {
    attacker: table.roll('assault.attacker', d6, space),
    defender: table.roll('assault.defender', d6, space),
  };
  const totals = {
    attacker: dice.attacker + totalOf(strengthIn(table, fight, 'attacker')),
    defender: dice.defender + totalOf(strengthIn(table, fight, 'defender')),
  };
  const loser = loserOf(totals);
  table.emitCopy({ type: 'assaultRolled', space, dice, totals, loser });
  if (loser === null) table.emit({ type: 'locked', space });
  else for (const blocker of fight[loser]) leave(table, blocker, 'destroyed');
  rollCargo(table, cargo);
  for (const side of sides) {
    for (const flame of fight.flames) {
      if (flame.side === side)
        useFire(table, fight[side][0] as string, flame.item, space, flame.count);
    }
  }
  for (const blocker of attacker) flip(table, blocker);
  table.next({ type: 'checkEnd' });
}

function loserOf(totals: Record<Side, number>): Side | null {
  if (totals.attacker === totals.defender) return null;
  return totals.attacker < totals.defender ? 'attacker' : 'defender';
}

/** BM-ASLT-04, -05: what a side adds to its die, by part. */
export interface Strength {
  readonly blockers: number;
  readonly weapons: number;
  readonly charge: number;
  readonly sonic: number;
  readonly cards: number;
}

export function strengthIn(position: Seen, fight: Fight, side: Side): Strength {
  const { content, state } = position;
  const { fattyCharge, sonicPenalty } = content.constants;
  const [fighter = ''] = fight[side];
  let blockers = 0;
  for (const blocker of fight[side]) blockers += strengthOf(position, blocker);
  let weapons = 0;
  for (const item of blockerOf(state, fighter).items) {
    const { heavy, damage } = itemOf(position, item);
    const isSpared = fight.flames.some((flame) => flame.item === item && flame.count === 0);
    if (!heavy && !isSpared) weapons += damage ?? 0;
  }
  const isCharger = side === 'attacker' && fight.charge;
  return {
    blockers,
    weapons,
    charge: isCharger && kindOf(position, fighter) === 'fatty' ? fattyCharge : 0,
    sonic: isDeafened(position, fighter) ? -sonicPenalty : 0,
    cards: fight.modifiers[side],
  };
}

export function totalOf({ blockers, weapons, charge, sonic, cards }: Strength): number {
  return blockers + weapons + charge + sonic + cards;
}
