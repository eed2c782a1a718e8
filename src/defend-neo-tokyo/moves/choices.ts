import type { BaseMove, MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import * as z from '../../kernel/schema.js';
import { count, id } from '../../kit/terms.js';
import { listed } from '../../kit/words.js';
import { nameOf, namesOf, partNames } from '../describe/names.js';
import type { Answer } from '../effects/handler.js';
import { answerEffect } from '../effects/index.js';
import { showHand } from '../mechanics/mech-damage.js';
import { isTransfer, transfers } from '../mechanics/mechs.js';
import { defineMove, refuse, type TokyoPosition, type TokyoTable } from '../play.js';
import type { RuleId } from '../rules.js';
import { mechOf } from '../state/state.js';
import { limbName, seat as mechOfSeat, partName } from '../state/terms.js';
import { cannotName, cannotTakeFromHand } from './naming.js';

/* Answers to effects that ask. One that is the only way is told as forced. */

export const chooseSpace = defineMove({
  type: 'chooseSpace',
  at: ['chooseSpace'],
  params: { space: id },
  options: (_position, seat, { among }) => {
    return among.map((space) => ({ type: 'chooseSpace', seat, space }));
  },
  forbid(position, move, { among, rule }) {
    if (among.includes(move.space)) return undefined;
    return cannotName(position, move) ?? cannotChoose(position, rule, move.space, among);
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.among.length)),
});
export interface ChooseSpaceMove extends MoveIn<typeof chooseSpace> {}

export const chooseMech = defineMove({
  type: 'chooseMech',
  at: ['chooseMech'],
  params: { mech: mechOfSeat },
  options: (_position, seat, { among }) => {
    return among.map((mech) => ({ type: 'chooseMech', seat, mech }));
  },
  forbid(position, move, { among, rule }) {
    if (among.includes(move.mech)) return undefined;
    return (
      cannotName(position, move) ??
      refuse(rule, () => `choose the Mech of seat ${listed(among, 'or')}, not of seat ${move.mech}`)
    );
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.among.length)),
});
export interface ChooseMechMove extends MoveIn<typeof chooseMech> {}

export const choosePart = defineMove({
  type: 'choosePart',
  at: ['choosePart'],
  params: { part: partName },
  options: (_position, seat, { among }) => {
    return among.map((part) => ({ type: 'choosePart', seat, part }));
  },
  forbid(_position, { part }, { among, rule }) {
    if (among.includes(part)) return undefined;
    const others = among.map((other) => `the ${partNames[other]}`);
    return refuse(rule, () => `choose ${listed(others, 'or')}, not the ${partNames[part]}`);
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.among.length)),
});
export interface ChoosePartMove extends MoveIn<typeof choosePart> {}

export const choosePower = defineMove({
  type: 'choosePower',
  at: ['choosePower'],
  params: { from: limbName, to: limbName },
  options(position, seat) {
    const pairs = transfers(position, mechOf(position.state, seat));
    return pairs.map(({ from, to }) => ({ type: 'choosePower', seat, from, to }));
  },
  forbid(position, { seat, from, to }) {
    if (from === to) {
      return refuse('DN-RULING-16', () => `the ${partNames[from]} cannot give Power to itself`);
    }
    const mech = mechOf(position.state, seat);
    if (isTransfer(position, mech, from, to)) return undefined;
    const isEmpty = mech.power[from] === 0;
    return refuse('DN-CHAS-03', () => {
      return isEmpty
        ? `the ${partNames[from]} has no Power`
        : `the ${partNames[to]} has no open space`;
    });
  },
  perform(table, move, asked) {
    const isOnly = !asked.optional && transfers(table, mechOf(table.state, move.seat)).length === 1;
    answer(table, move, isOnly);
  },
});
export interface ChoosePowerMove extends MoveIn<typeof choosePower> {}

export const chooseCitizen = defineMove({
  type: 'chooseCitizen',
  at: ['chooseCitizen'],
  params: { citizen: id },
  options: (_position, seat, { among }) => {
    return among.map((citizen) => ({ type: 'chooseCitizen', seat, citizen }));
  },
  forbid(position, move, { among, rule }) {
    if (among.includes(move.citizen)) return undefined;
    return cannotName(position, move) ?? cannotChoose(position, rule, move.citizen, among);
  },
  perform: (table, move) => answerEffect(table, move),
});
export interface ChooseCitizenMove extends MoveIn<typeof chooseCitizen> {}

export const chooseCard = defineMove({
  type: 'chooseCard',
  at: ['chooseCard'],
  params: { card: id },
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((card) => ({ type: 'chooseCard', seat, card }));
  },
  forbid(position, move, { rule }) {
    return cannotTakeFromHand(position, move, move.card, rule);
  },
  perform(table, move, asked) {
    const isOnly = isOnlyWay(asked, mechOf(table.state, move.seat).hand.length);
    if (isOnly) showHand(table, move.seat);
    answer(table, move, isOnly);
  },
});
export interface ChooseCardMove extends MoveIn<typeof chooseCard> {}

export const chooseOption = defineMove({
  type: 'chooseOption',
  at: ['chooseOption'],
  params: { option: z.enum(['a', 'b']) },
  options: (_position, seat, { among }) => {
    return among.map((option) => ({ type: 'chooseOption', seat, option }) as const);
  },
  forbid(_position, { option }, { among, rule }) {
    if (among.includes(option)) return undefined;
    return refuse(
      rule,
      () => `nothing of the ${option === 'a' ? 'first' : 'second'} option can be done now`,
    );
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.among.length)),
});
export interface ChooseOptionMove extends MoveIn<typeof chooseOption> {}

export const chooseDice = defineMove({
  type: 'chooseDice',
  at: ['chooseDice'],
  params: { count },
  options: (_position, seat, { max }) => {
    return Array.from({ length: max }, (_, i) => ({ type: 'chooseDice', seat, count: i + 1 }));
  },
  forbid(_position, move, { max, rule }) {
    if (move.count >= 1 && move.count <= max) return undefined;
    const dice = max === 1 ? '1 die' : `1 to ${max} dice`;
    return refuse(rule, () => `roll ${dice} again, not ${move.count}`);
  },
  perform: (table, move, asked) => answer(table, move, isOnlyWay(asked, asked.max)),
});
export interface ChooseDiceMove extends MoveIn<typeof chooseDice> {}

/** Something that the effect does not offer, refused with what it offers. */
export function cannotChoose(
  { content }: TokyoPosition,
  rule: RuleId,
  chosen: string,
  among: readonly string[],
): Refusal<RuleId> {
  return refuse(rule, () => {
    return `choose ${namesOf(content, among, 'or')}, not ${nameOf(content, chosen)}`;
  });
}

/** Whether one of so many ways must be gone, and there is but one. */
export function isOnlyWay({ optional }: { readonly optional: boolean }, ways: number): boolean {
  return ways === 1 && !optional;
}

export function answer(table: TokyoTable, move: Answer & BaseMove, isOnly: boolean): void {
  if (isOnly) tellForced(table, move);
  answerEffect(table, move);
}

export function tellForced(table: TokyoTable, { type, seat }: BaseMove): void {
  table.emit({ type: 'choiceForced', seat, move: type });
}
