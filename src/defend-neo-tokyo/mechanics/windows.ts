import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { CompiledCard } from '../content/compiled.js';
import { windowNames } from '../describe/names.js';
import { refuse, type Seen, type TokyoPosition, type TokyoTable } from '../play.js';
import type { RuleId } from '../rules.js';
import type { HeldReact } from '../state/notes.js';
import { mechOf, monsterOf } from '../state/state.js';
import type { Frame, WindowSubject } from '../state/steps.js';
import { cannotHelp, cannotLeaveRuin, cannotPower, cardFrame } from './actions.js';
import { nearest } from './agenda.js';
import { spaceOfCitizen } from './board.js';
import { captainOrder } from './seats.js';
import { isAnyUseful } from './useful-effects.js';

/** Opens a window if somebody could use it at this moment: the seats are then asked in captain order. */
export function openWindow(table: TokyoTable, subject: WindowSubject): void {
  if (canAnybodyReact(table, subject)) openWindowLater(table, subject);
}

/** Opens a window after what comes onto the agenda from now on, if somebody can use it then. */
export function openWindowLater(table: TokyoTable, subject: WindowSubject): void {
  table.next({ type: 'window', subject, seats: [...captainOrder(table.state)] });
}

export function canAnybodyReact(table: TokyoTable, subject: WindowSubject): boolean {
  const { mechs } = table.state;
  for (let seat = 0; seat < mechs.length; seat++) {
    if (asksReact(table, seat, subject)) return true;
  }
  return false;
}

/** Whether the seat is asked for a React. Where its hand is hidden, the answer tells something of it. */
export function asksReact(table: TokyoTable, seat: Seat, subject: WindowSubject): boolean {
  if (!table.state.options.houseRules.openHands && mayHoldReact(table, seat, subject)) {
    table.reveal();
  }
  return canReact(table, seat, subject);
}

/** By what everybody knows: among the cards of its hand and deck is a React to such a window. */
function mayHoldReact(
  { state, content }: TokyoPosition,
  seat: Seat,
  { window }: WindowSubject,
): boolean {
  const { hand, deck, lying } = mechOf(state, seat);
  if (lying || state.muted[seat] || hand.length === 0) return false;
  const isReact = (card: string) =>
    (content.cards.get(card) as CompiledCard).trigger?.window === window;
  return hand.some(isReact) || deck.some((layer) => layer.some(isReact));
}

/** DN-REACT-04: whether there is still something to react to. */
export function isOpen(position: Seen, subject: WindowSubject): boolean {
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
      return (nearest(state, 'cityDamage')?.amount ?? 0) > 0;
    case 'citizenEntered':
    case 'citizenWouldBeDestroyed':
      return spaceOfCitizen(position, subject.citizen ?? '') !== undefined;
    default:
      return true;
  }
}

function isInPlay({ state }: Seen, { monster }: WindowSubject): boolean {
  return monsterOf(state, monster ?? '') !== undefined;
}

/** Whether the seat has a React for this window now. */
export function canReact(position: TokyoPosition, seat: Seat, subject: WindowSubject): boolean {
  const { state } = position;
  for (const { card, window } of reactsOf(position, seat)) {
    if (window !== subject.window) continue;
    if (mechOf(state, seat).lying || state.muted[seat]) return false;
    if (cannotReact(position, seat, card, subject) === undefined) return true;
  }
  return false;
}

/** The Reacts in a hand, noted: a move opens window after window, and to look them up each time took 4 per cent of random play. */
function reactsOf({ state, content, notes }: TokyoPosition, seat: Seat): readonly HeldReact[] {
  const noted = notes.reacts[seat];
  if (noted !== undefined) return noted;
  const found: HeldReact[] = [];
  for (const card of mechOf(state, seat).hand) {
    const { trigger } = content.cards.get(card) as CompiledCard;
    if (trigger !== undefined) found.push({ card, window: trigger.window });
  }
  notes.reacts[seat] = found;
  return found;
}

/** What speaks against playing a card of the hand in this window. */
export function cannotReact(
  position: Seen,
  seat: Seat,
  id: string,
  subject: WindowSubject,
): Refusal<RuleId> | undefined {
  const card = position.content.cards.get(id) as CompiledCard;
  if (card.type !== 'react') return cannotReactWith(card);
  if (!fits(position, seat, card, subject)) return cannotReactTo(subject, card);
  const prevented =
    cannotPower(position, seat, card, card.requirement) ??
    cannotLeaveRuin(position, seat, card, 'DN-REACT-05');
  if (prevented !== undefined) return prevented;
  const frame = reactFrame(position, seat, id, subject);
  return isAnyUseful(position, frame, card.effects) ? undefined : cannotHelp(card);
}

function cannotReactWith({ name }: CompiledCard) {
  return refuse('DN-CARD-04', () => `${name} is not a React`);
}

function cannotReactTo({ window }: WindowSubject, { name }: CompiledCard) {
  return refuse('DN-REACT-02', () => `${name} is not a React to ${windowNames[window]} here`);
}

/** DN-REACT-02: whether the trigger of the card is what happens here. */
function fits(
  position: Seen,
  seat: Seat,
  { trigger }: CompiledCard,
  subject: WindowSubject,
): boolean {
  const { window, who, range } = trigger as NonNullable<CompiledCard['trigger']>;
  if (window !== subject.window) return false;
  const { state, content } = position;
  const own = mechOf(state, seat).space;
  const struck = struckMech(position, subject);
  if (struck !== undefined) {
    if (who === 'self') return struck === seat;
    return struck !== seat && content.distance(own, mechOf(state, struck).space) <= range;
  }
  const where = whereIs(position, subject);
  return where !== undefined && content.distance(own, where) <= range;
}

/** The Mech that is hit, rolls or attacks. Interception may have changed it. */
function struckMech({ state }: Seen, subject: WindowSubject): Seat | undefined {
  if (subject.window === 'damageToMech') return nearest(state, 'hitMech')?.mech;
  return subject.mech;
}

function whereIs(position: Seen, { monster, space, citizen }: WindowSubject) {
  if (monster !== undefined) return monsterOf(position.state, monster)?.space;
  return citizen !== undefined ? spaceOfCitizen(position, citizen) : space;
}

/** What the effects of a React know: also what it reacts to. */
export function reactFrame(
  position: Seen,
  seat: Seat,
  card: string,
  { monster, citizen }: WindowSubject,
): Frame {
  const frame = cardFrame(position, seat, card);
  if (monster !== undefined) frame.trigger = monster;
  if (citizen !== undefined) frame.triggerCitizen = citizen;
  return frame;
}
