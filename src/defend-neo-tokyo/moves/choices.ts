import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { push } from '../agenda.js';
import { isDestroyed, spaceInfo } from '../board.js';
import { deckOf } from '../doable.js';
import { ruleOf } from '../effects/run.js';
import { count, id, limbName, partName, seatNumber } from '../ids.js';
import { qualityOf } from '../monsters.js';
import { defineMove, refuse, type TokyoPosition, type TokyoTable } from '../play.js';
import { canEnter, nextSteps } from '../reach.js';
import type { RuleId } from '../rules.js';
import { mechOf, monsterOf } from '../state.js';
import type { Choice } from '../step.js';
import { canStop } from '../steps/choices.js';
import { isBurrowed, isTransfer, placeOf, transfers } from '../targets.js';

export const chooseMonster = defineMove({
  type: 'chooseMonster',
  at: ['chooseMonster'],
  params: { monster: id },
  options: (_position, seat, { among }) => {
    return among.map((monster) => ({ type: 'chooseMonster', seat, monster }));
  },
  forbid(position, { seat, monster }, { among, fx }) {
    if (among.includes(monster)) return undefined;
    if (!position.content.monsters.has(monster)) return unknown(monster);
    return refuse(whyNot(position, seat, monster, fx), () => {
      return `${monster} cannot be chosen, but ${among.join(' or ')}`;
    });
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
  forbid({ content }, { space }, { among, fx }) {
    if (among.includes(space)) return undefined;
    if (!content.spaces.has(space)) return unknown(space);
    return refuse(fx, () => `${space} cannot be chosen, but ${among.join(' or ')}`);
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
  forbid({ state }, { mech }, { among, fx }) {
    if (among.includes(mech)) return undefined;
    if (mech >= state.options.players) return unknown(`seat ${mech}`);
    return refuse(fx, () => `the Mech of seat ${mech} cannot be chosen`);
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
    return refuse(fx, () => `${part} cannot be chosen, but ${among.join(' or ')}`);
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
    return pairs.map((pair) => ({ type: 'choosePower', seat, ...pair }));
  },
  forbid(position, { seat, from, to }) {
    if (from === to) return refuse('DN-RULING-16', () => `${from} is both source and destination`);
    if (isTransfer(position, mechOf(position.state, seat), from, to)) return undefined;
    return refuse('DN-CHAS-03', () => `no Power can move from ${from} to ${to}`);
  },
  perform(table, { seat, from, to }, { optional }) {
    const pairs = transfers(table, mechOf(table.state, seat));
    answer(table, { from, to });
    if (pairs.length === 1 && !optional) tellForced(table, seat, 'choosePower');
  },
});

export const chooseCitizen = defineMove({
  type: 'chooseCitizen',
  at: ['chooseCitizen'],
  params: { citizen: id },
  options: (_position, seat, { among }) => {
    return among.map((citizen) => ({ type: 'chooseCitizen', seat, citizen }));
  },
  forbid({ content }, { citizen }, { among, fx }) {
    if (among.includes(citizen)) return undefined;
    if (!content.citizens.has(citizen)) return unknown(citizen);
    return refuse(fx, () => `${citizen} cannot be chosen`);
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
  forbid({ state, content }, { seat, cardId }, { fx }) {
    if (mechOf(state, seat).hand.includes(cardId)) return undefined;
    if (!content.cards.has(cardId)) return unknown(cardId);
    return refuse(fx, () => `${cardId} is not in the hand of seat ${seat}`);
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
    return refuse(fx, () => `from 1 to ${max} dice can be rolled again`);
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
  forbid(position, { to }, walk) {
    const { state, content } = position;
    if (!content.spaces.has(to)) return unknown(to);
    const from = mechOf(state, walk.mech).space;
    if (!spaceInfo(content, from).adjacent.includes(to)) {
      return refuse('DN-BOARD-02', () => `no white line joins ${from} and ${to}`);
    }
    if (canEnter(position, to, walk.left - 1, walk.through)) return undefined;
    return refuse('DN-RUIN-02', () => `${to} is destroyed`);
  },
  perform(table, { seat, to }, walk) {
    const before = nextSteps(table, walk).length;
    const isForced = before === 1 && !canStop(table, walk);
    const mech = mechOf(table.state, walk.mech);
    const from = mech.space;
    mech.space = to;
    push(table, { ...walk, left: walk.left - 1, taken: walk.taken + 1 });
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
      return refuse(rule, () => `${space} is destroyed`);
    }
    if (asked.taken >= asked.min) return undefined;
    return refuse('DN-RULING-57', () => `at least ${asked.min} steps must be made`);
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
  const answered = { type, list, index, frame, nested, progress, choice };
  agenda[agenda.length - 1] = picked === undefined ? answered : { ...answered, picked };
}

function tellForced(table: TokyoTable, seat: Seat, move: string): void {
  table.emit({ type: 'choiceForced', seat, move });
}

function unknown(what: string) {
  return refuse('DN-LEGAL-04', () => `this game has no ${what}`);
}

/** A quality may be the reason; else the effect that asks is. */
function whyNot(position: TokyoPosition, seat: Seat, id: string, fx: RuleId): RuleId {
  const monster = monsterOf(position.state, id);
  if (monster === undefined || fx === ruleOf.strike) return fx;
  if (isBurrowed(position, monster, placeOf(position, seat))) return 'DN-FX-62';
  if (fx === ruleOf.push && qualityOf(position, monster, 'heavy') > 0) return 'DN-FX-58';
  return fx;
}
