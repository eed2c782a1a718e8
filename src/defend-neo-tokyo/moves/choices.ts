import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { listed, nameOf, namesOf, partNames, plural } from '../describe/names.js';
import { push } from '../mechanics/agenda.js';
import { isDestroyed, spaceInfo } from '../mechanics/board.js';
import { deckOf } from '../mechanics/doable.js';
import { canEnter, nextSteps } from '../mechanics/reach.js';
import { isTransfer, transfers } from '../mechanics/targets.js';
import { defineMove, refuse, type TokyoTable } from '../play.js';
import { mechOf } from '../state/state.js';
import type { Choice } from '../state/steps.js';
import { count, id, limbName, partName, seatNumber } from '../state/terms.js';
import { canStop } from '../steps/choices.js';
import { notInHand, unknownName } from './unknown.js';
import { cannotChoose, resists } from './unsuitable.js';

export const chooseMonster = defineMove({
  type: 'chooseMonster',
  at: ['chooseMonster'],
  params: { monster: id },
  options: (_position, seat, { among }) => {
    return among.map((monster) => ({ type: 'chooseMonster', seat, monster }));
  },
  forbid(position, move, { among, fx }) {
    if (among.includes(move.monster)) return undefined;
    return (
      unknownName(position, move) ??
      resists(position, move.seat, move.monster) ??
      cannotChoose(position, fx, move.monster, among)
    );
  },
  perform(table, { seat, monster }, { among, optional }) {
    answer(table, { pick: monster });
    if (among.length === 1 && !optional) tellForced(table, seat, 'chooseMonster');
  },
});

export const chooseSpace = defineMove({
  type: 'chooseSpace',
  at: ['chooseSpace'],
  params: { space: id },
  options: (_position, seat, { among }) => {
    return among.map((space) => ({ type: 'chooseSpace', seat, space }));
  },
  forbid(position, move, { among, fx }) {
    if (among.includes(move.space)) return undefined;
    return unknownName(position, move) ?? cannotChoose(position, fx, move.space, among);
  },
  perform(table, { seat, space }, { among, optional }) {
    answer(table, { pick: space });
    if (among.length === 1 && !optional) tellForced(table, seat, 'chooseSpace');
  },
});

export const chooseMech = defineMove({
  type: 'chooseMech',
  at: ['chooseMech'],
  params: { mech: seatNumber },
  options: (_position, seat, { among }) => {
    return among.map((mech) => ({ type: 'chooseMech', seat, mech }));
  },
  forbid(position, move, { among, fx }) {
    if (among.includes(move.mech)) return undefined;
    const others = listed(among.map(String), 'or');
    const reason = () => `the Mech of seat ${move.mech} cannot be chosen, but of seat ${others}`;
    return unknownName(position, move) ?? refuse(fx, reason);
  },
  perform(table, { seat, mech }, { among, optional }) {
    answer(table, { pick: mech });
    if (among.length === 1 && !optional) tellForced(table, seat, 'chooseMech');
  },
});

export const choosePart = defineMove({
  type: 'choosePart',
  at: ['choosePart'],
  params: { part: partName },
  options: (_position, seat, { among }) => {
    return among.map((part) => ({ type: 'choosePart', seat, part }));
  },
  forbid(_position, { part }, { among, fx }) {
    if (among.includes(part)) return undefined;
    const others = among.map((other) => `the ${partNames[other]}`);
    return refuse(fx, () => {
      return `the ${partNames[part]} cannot be chosen, but ${listed(others, 'or')}`;
    });
  },
  perform(table, { seat, part }, { among, optional }) {
    answer(table, { pick: part });
    if (among.length === 1 && !optional) tellForced(table, seat, 'choosePart');
  },
});

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
  perform(table, { seat, from, to }, { optional }) {
    const isForced = !optional && transfers(table, mechOf(table.state, seat)).length === 1;
    answer(table, { from, to });
    if (isForced) tellForced(table, seat, 'choosePower');
  },
});

export const chooseCitizen = defineMove({
  type: 'chooseCitizen',
  at: ['chooseCitizen'],
  params: { citizen: id },
  options: (_position, seat, { among }) => {
    return among.map((citizen) => ({ type: 'chooseCitizen', seat, citizen }));
  },
  forbid(position, move, { among, fx }) {
    if (among.includes(move.citizen)) return undefined;
    return unknownName(position, move) ?? cannotChoose(position, fx, move.citizen, among);
  },
  perform: (table, { citizen }) => answer(table, { pick: citizen }),
});

export const chooseCard = defineMove({
  type: 'chooseCard',
  at: ['chooseCard'],
  params: { cardId: id },
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((cardId) => ({ type: 'chooseCard', seat, cardId }));
  },
  forbid(position, move, { fx }) {
    return notInHand(position, move, move.cardId, fx);
  },
  perform(table, { seat, cardId }, { optional }) {
    const { hand } = mechOf(table.state, seat);
    answer(table, { pick: cardId });
    if (hand.length === 1 && !optional) tellForced(table, seat, 'chooseCard');
  },
});

export const chooseOption = defineMove({
  type: 'chooseOption',
  at: ['chooseOption'],
  params: { option: z.enum(['a', 'b']) },
  options: (_position, seat, { among }) => {
    return among.map((option) => ({ type: 'chooseOption', seat, option }) as const);
  },
  forbid(_position, { option }, { among, fx }) {
    if (among.includes(option)) return undefined;
    return refuse(fx, () => `nothing of option ${option} can be done now`);
  },
  perform(table, { seat, option }, { among, optional }) {
    answer(table, { pick: option });
    if (among.length === 1 && !optional) tellForced(table, seat, 'chooseOption');
  },
});

export const chooseDice = defineMove({
  type: 'chooseDice',
  at: ['chooseDice'],
  params: { count },
  options: (_position, seat, { max }) => {
    return Array.from({ length: max }, (_, i) => ({ type: 'chooseDice', seat, count: i + 1 }));
  },
  forbid(_position, move, { max, fx }) {
    if (move.count >= 1 && move.count <= max) return undefined;
    return refuse(
      fx,
      () => `1 to ${plural(max, 'die', 'dice')} can be rolled again, not ${move.count}`,
    );
  },
  perform(table, move, { max, optional }) {
    answer(table, { pick: move.count });
    if (max === 1 && !optional) tellForced(table, move.seat, 'chooseDice');
  },
});

export const placeCard = defineMove({
  type: 'placeCard',
  at: ['placeCard'],
  params: { where: z.enum(['top', 'bottom']) },
  options: (_position, seat) => [
    { type: 'placeCard', seat, where: 'top' },
    { type: 'placeCard', seat, where: 'bottom' },
  ],
  forbid: () => undefined,
  perform(table, { seat, where }, { deck, left, kept }) {
    const pile = deckOf(table, deck);
    const layer = pile[kept] ?? [];
    if (where === 'bottom') {
      pile.splice(kept, 1);
      pile.push(layer);
    }
    table.emit({ type: 'deckPeeked', seat, deck, cards: [...layer], placed: where });
    const next = where === 'top' ? kept + 1 : kept;
    if (left > 1) push(table, { type: 'placeCard', seat, deck, left: left - 1, kept: next });
  },
});

export const step = defineMove({
  type: 'step',
  at: ['step'],
  params: { to: id },
  options(position, seat, walk) {
    return nextSteps(position, walk).map((to) => ({ type: 'step', seat, to }));
  },
  forbid(position, move, walk) {
    const { state, content } = position;
    const { to } = move;
    const from = mechOf(state, walk.mech).space;
    if (!spaceInfo(content, from).adjacent.includes(to)) {
      const names = namesOf(content, [from, to]);
      return (
        unknownName(position, move) ?? refuse('DN-BOARD-02', () => `no white line joins ${names}`)
      );
    }
    if (canEnter(position, to, walk.left - 1, walk.through)) return undefined;
    return refuse('DN-RUIN-02', () => `${nameOf(content, to)} is destroyed`);
  },
  perform(table, { seat, to }, walk) {
    const before = nextSteps(table, walk).length;
    const isForced = before === 1 && !canStop(table, walk);
    const mech = mechOf(table.state, walk.mech);
    const from = mech.space;
    mech.space = to;
    const { type, mech: of, left, taken, min, through, escaping } = walk;
    push(table, {
      type,
      seat,
      mech: of,
      left: left - 1,
      taken: taken + 1,
      min,
      through,
      escaping,
    });
    if (isForced) tellForced(table, seat, 'step');
    table.emit({ type: 'mechMoved', seat: walk.mech, from, to, by: seat });
  },
});

/** Ends any optional chain. */
export const done = defineMove({
  type: 'done',
  at: [
    'chooseMonster',
    'chooseSpace',
    'chooseMech',
    'choosePart',
    'choosePower',
    'chooseCitizen',
    'chooseCard',
    'chooseOption',
    'chooseDice',
    'step',
  ],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid(position, _move, asked) {
    if (asked.type !== 'step') {
      if (asked.optional) return undefined;
      return refuse('DN-RULING-42', () => 'this choice is mandatory');
    }
    const { space } = mechOf(position.state, asked.mech);
    if (isDestroyed(position.state, space)) {
      const rule = asked.escaping && asked.taken === 0 ? 'DN-RUIN-03' : 'DN-RUIN-02';
      return refuse(rule, () => `${nameOf(position.content, space)} is destroyed`);
    }
    if (asked.taken >= asked.min) return undefined;
    return refuse('DN-RULING-57', () => {
      return `at least ${plural(asked.min, 'step')} must be made, not ${asked.taken}`;
    });
  },
  perform(table, _move, asked) {
    if (asked.type !== 'step') answer(table, { done: true });
  },
});

/** The effect that asked goes on with the answer. */
function answer({ state: { agenda } }: TokyoTable, choice: Choice): void {
  const asked = agenda[agenda.length - 1];
  if (asked?.type !== 'effects') return;
  const { type, list, index, frame, nested, progress, picked } = asked;
  agenda[agenda.length - 1] =
    picked === undefined
      ? { type, list, index, frame, nested, progress, choice }
      : { type, list, index, frame, nested, progress, choice, picked };
}

function tellForced(table: TokyoTable, seat: Seat, move: string): void {
  table.emit({ type: 'choiceForced', seat, move });
}
