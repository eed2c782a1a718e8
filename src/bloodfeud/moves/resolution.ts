import type { MoveIn } from '../../kernel/play.js';
import { teamName, unitOf } from '../describe/names.js';
import { setDomainEffect } from '../effects/domains.js';
import { areAllied } from '../mechanics/alliances.js';
import { boardOf } from '../mechanics/board.js';
import { attackTargets, carryOutAttack, embrace, embraceTargets } from '../mechanics/combat.js';
import { replacements } from '../mechanics/orders.js';
import { basicsOn, takeBasic } from '../mechanics/units.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { domainId, type StepOf, team, teamOf, unitName } from '../state/state.js';
import { nextEmbrace } from '../steps/orders.js';
import { cannotFindDomain } from './gameplay.js';

export const chooseTarget = defineMove({
  type: 'chooseTarget',
  at: ['attackTarget'],
  params: { team, unit: unitName },
  options: ({ state }, seat, { domain }) =>
    attackTargets(state, seat, domain).map((target) => ({ type: 'chooseTarget', seat, ...target })),
  forbid(position, { seat, team: other, unit }, { domain }) {
    const { state } = position;
    const isTarget = attackTargets(state, seat, domain).some((target) => {
      return target.team === other && target.unit === unit;
    });
    if (isTarget) return undefined;
    if (other !== seat && areAllied(state, seat, other)) {
      return refuse(
        'BF-ALLY-04',
        () => `${teamName(position, other)} is an ally of ${teamName(position, seat)}`,
      );
    }
    return refuse('BF-ATK-01', () => {
      return `${unitOf(unit)} of ${teamName(position, other)} on ${domain} is not an enemy there`;
    });
  },
  perform(table, { seat, team: other, unit }, { domain, card }) {
    table.emit({ type: 'orderResolved', seat, domain, card, order: 'attack' });
    carryOutAttack(table, { seat, domain, card }, { team: other, unit });
  },
});

export interface ChooseTargetMove extends MoveIn<typeof chooseTarget> {}

export const chooseEmbrace = defineMove({
  type: 'chooseEmbrace',
  at: ['embraceTarget'],
  params: { team },
  options: ({ state }, seat, { domain }) =>
    embraceTargets(state, seat, domain).map((other) => {
      return { type: 'chooseEmbrace', seat, team: other };
    }),
  forbid(position, { seat, team: other }, { domain }) {
    if (embraceTargets(position.state, seat, domain).includes(other)) return undefined;
    return refuse('BF-EMB-02', () => {
      return `${teamName(position, other)} has no Human Basic Unit on ${domain}`;
    });
  },
  perform(table, { seat, team: other }, step) {
    const { domain, card } = step;
    if (isUntouched(table, step)) {
      table.emit({ type: 'orderResolved', seat, domain, card, order: 'embrace' });
    }
    embrace(table, seat, domain, other);
    nextEmbrace(table, { ...step, left: step.left - 1 });
  },
});

export interface ChooseEmbraceMove extends MoveIn<typeof chooseEmbrace> {}

export const declineTarget = defineMove({
  type: 'declineTarget',
  at: ['attackTarget', 'embraceTarget'],
  params: {},
  options: (_position, seat) => [{ type: 'declineTarget', seat }],
  forbid({ state }) {
    if (state.options.houseRules.orderTargets === 'optional') return undefined;
    return refuse('BF-ATK-06', () => 'a target must be named if there is one');
  },
  perform(table, { seat }, step) {
    const { domain, card } = step;
    if (!isUntouched(table, step)) return;
    table.emit({ type: 'orderVoid', seat, domain, card, reason: 'declined' });
  },
});

export interface DeclineTargetMove extends MoveIn<typeof declineTarget> {}

/** Whether the Order has had no effect yet; an Embrace may have replaced a Unit already. */
function isUntouched(
  position: FeudPosition,
  step: StepOf<'attackTarget' | 'embraceTarget'>,
): boolean {
  return step.type === 'attackTarget' || step.left === replacements(position, step);
}

export const chooseDomain = defineMove({
  type: 'chooseDomain',
  at: ['eventDomain'],
  params: { domain: domainId },
  options: (position, seat) =>
    boardOf(position).cells.map((domain) => ({ type: 'chooseDomain', seat, domain })),
  forbid(position, { domain }) {
    if (position.state.domains[domain] !== undefined) return undefined;
    return cannotFindDomain(position, 'BF-EVENT-02', domain);
  },
  perform: (table, { domain }, { effect }) => setDomainEffect(table, effect, domain),
});

export interface ChooseDomainMove extends MoveIn<typeof chooseDomain> {}

export const loseUnit = defineMove({
  type: 'loseUnit',
  at: ['eventLoseUnit'],
  params: { domain: domainId },
  options: (position, seat) =>
    boardOf(position)
      .cells.filter((domain) => basicsOn(position.state, domain, seat) > 0)
      .map((domain) => ({ type: 'loseUnit', seat, domain })),
  forbid(position, { seat, domain }) {
    if (basicsOn(position.state, domain, seat) > 0) return undefined;
    return refuse('BF-EVENT-02', () => {
      return `${teamName(position, seat)} has no Basic Unit on ${domain}`;
    });
  },
  perform(table, { seat, domain }, { queue }) {
    takeBasic(table.state, domain, seat, 'tired');
    teamOf(table.state, seat).supply += 1;
    table.emit({ type: 'unitsLost', seat, domain, count: 1 });
    const [first, ...rest] = queue as [Loss, ...Loss[]];
    const left = first.left - 1;
    const next = left > 0 ? [{ seat, left }, ...rest] : rest;
    if (next.length > 0) table.next({ type: 'eventLoseUnit', queue: next });
  },
});

type Loss = StepOf<'eventLoseUnit'>['queue'][number];

export interface LoseUnitMove extends MoveIn<typeof loseUnit> {}
