import type { Seat } from '../kernel/play.js';
import { nearest, push } from './agenda.js';
import { captainOrder, isDestroyed, spaceOfCitizen } from './board.js';
import type { CompiledCard } from './content/compile.js';
import { canResolve, exitsRuin } from './doable.js';
import { partOfTile, powerFor } from './mechs.js';
import type { TokyoPosition, TokyoTable } from './play.js';
import { type Frame, mechOf, monsterOf, type WindowSubject } from './state.js';

/** Asks the seats one after the other, in captain order, those who could play a fitting React. */
export function openWindow(table: TokyoTable, subject: WindowSubject): void {
  if (table.state.round === 0) return;
  push(table, { type: 'window', subject, seats: captainOrder(table.state) });
}

/** DN-REACT-04: whether there is still something to react to. */
export function isOpen(position: TokyoPosition, subject: WindowSubject): boolean {
  const { state } = position;
  switch (subject.window) {
    case 'monsterAttackDeclared':
      return isInPlay(position, subject) && nearest(state, 'monsterAttack')?.cancelled === false;
    case 'monsterAttacked':
    case 'monsterMoved':
      return isInPlay(position, subject);
    case 'damageToMech':
      return (nearest(state, 'hitMech')?.amount ?? 0) > 0;
    case 'cityWouldBeDamaged':
      return (nearest(state, 'cityDamage')?.n ?? 0) > 0;
    case 'citizenEntered':
    case 'citizenWouldBeDestroyed':
      return spaceOfCitizen(position, subject.citizen ?? '') !== undefined;
    default:
      return true;
  }
}

function isInPlay({ state }: TokyoPosition, { monster }: WindowSubject): boolean {
  return monster !== undefined && monsterOf(state, monster) !== undefined;
}

/** Whether the seat has a React for this window now. */
export function canReact(position: TokyoPosition, seat: Seat, subject: WindowSubject): boolean {
  const { state } = position;
  const mech = mechOf(state, seat);
  if (mech.lying || state.muted[seat]) return false;
  for (const id of mech.hand) {
    const card = position.content.cards.get(id) as CompiledCard;
    if (card.type === 'react' && isOfferable(position, seat, id, card, subject)) return true;
  }
  return false;
}

function isOfferable(
  position: TokyoPosition,
  seat: Seat,
  id: string,
  card: CompiledCard,
  subject: WindowSubject,
): boolean {
  return (
    fits(position, seat, card, subject) &&
    powerFor(position, mechOf(position.state, seat), card) >= card.requirement &&
    canLeaveRuin(position, seat, card) &&
    isUseful(position, seat, id, subject)
  );
}

/** DN-REACT-02: whether the trigger of the card is what happens here. */
export function fits(
  position: TokyoPosition,
  seat: Seat,
  { trigger }: CompiledCard,
  subject: WindowSubject,
): boolean {
  if (trigger === undefined || trigger.window !== subject.window) return false;
  const { state, content } = position;
  const own = mechOf(state, seat).space;
  const range = trigger.range ?? 0;
  const struck = struckMech(position, subject);
  if (struck !== undefined) {
    if ((trigger.who ?? 'self') === 'self') return struck === seat;
    return struck !== seat && content.distance(own, mechOf(state, struck).space) <= range;
  }
  const where = whereIs(position, subject);
  return where !== undefined && content.distance(own, where) <= range;
}

/** The Mech that is hit, rolls or attacks. Interception may have changed it. */
function struckMech({ state }: TokyoPosition, subject: WindowSubject): Seat | undefined {
  if (subject.window === 'damageToMech') return nearest(state, 'hitMech')?.mech;
  return subject.mech;
}

function whereIs(position: TokyoPosition, { monster, space, citizen }: WindowSubject) {
  if (monster !== undefined) return monsterOf(position.state, monster)?.space;
  return citizen !== undefined ? spaceOfCitizen(position, citizen) : space;
}

/** DN-REACT-05. */
export function canLeaveRuin(position: TokyoPosition, seat: Seat, card: CompiledCard): boolean {
  const { state } = position;
  if (!isDestroyed(state, mechOf(state, seat).space)) return true;
  return exitsRuin(position, seat, card.effects);
}

export function isUseful(
  position: TokyoPosition,
  seat: Seat,
  card: string,
  subject: WindowSubject,
): boolean {
  const { effects } = position.content.cards.get(card) as CompiledCard;
  const frame = reactFrame(position, seat, card, subject);
  return effects.some((effect) => canResolve(position, frame, effect));
}

export function reactFrame(
  position: TokyoPosition,
  seat: Seat,
  id: string,
  { monster, citizen }: WindowSubject,
): Frame {
  const { state, content } = position;
  const card = content.cards.get(id) as CompiledCard;
  return {
    source: { mech: seat },
    card: id,
    action: card.type,
    symbol: card.symbol,
    part: partOfTile(mechOf(state, seat), card.tile),
    ...(monster === undefined ? {} : { trigger: monster }),
    ...(citizen === undefined ? {} : { triggerCitizen: citizen }),
  };
}
