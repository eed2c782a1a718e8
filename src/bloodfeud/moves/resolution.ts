import { setDomainEffect } from '../effects/domains.js';
import { areAllied } from '../mechanics/alliances.js';
import { boardOf } from '../mechanics/board.js';
import { attackTargets, carryOutAttack, embrace, embraceTargets } from '../mechanics/combat.js';
import { basicsOn, takeBasic } from '../mechanics/units.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { domainId, type StepOf, team, teamOf, unitName } from '../state/state.js';
import { nextEmbrace, replacements } from '../steps/orders.js';

export const chooseTarget = defineMove({
  type: 'chooseTarget',
  at: ['attackTarget'],
  params: { team, unit: unitName },
  options: ({ state }, seat, { domain }) =>
    attackTargets(state, seat, domain).map((target) => ({ type: 'chooseTarget', seat, ...target })),
  forbid({ state }, { seat, team: other, unit }, { domain }) {
    const isTarget = attackTargets(state, seat, domain).some((target) => {
      return target.team === other && target.unit === unit;
    });
    if (isTarget) return undefined;
    if (other !== seat && areAllied(state, seat, other)) {
      return refuse('BF-ALLY-04', () => `team ${other} is an ally of team ${seat}`);
    }
    return refuse('BF-ATK-01', () => `no enemy Unit ${unit} of team ${other} is on ${domain}`);
  },
  perform(table, { seat, team: other, unit }, { domain, card }) {
    table.emit({ type: 'orderResolved', seat, domain, card, order: 'attack' });
    carryOutAttack(table, { seat, domain, card }, { team: other, unit });
  },
});

export const chooseEmbrace = defineMove({
  type: 'chooseEmbrace',
  at: ['embraceTarget'],
  params: { team },
  options: ({ state }, seat, { domain }) =>
    embraceTargets(state, seat, domain).map((other) => {
      return { type: 'chooseEmbrace', seat, team: other };
    }),
  forbid({ state }, { seat, team: other }, { domain }) {
    if (embraceTargets(state, seat, domain).includes(other)) return undefined;
    return refuse('BF-EMB-02', () => `team ${other} has no Human Basic Unit on ${domain}`);
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
  forbid({ state }, { domain }) {
    if (state.domains[domain] !== undefined) return undefined;
    return refuse('BF-EVENT-02', () => `there is no Domain ${domain}`);
  },
  perform: (table, { domain }, { effect }) => setDomainEffect(table, effect, domain),
});

export const loseUnit = defineMove({
  type: 'loseUnit',
  at: ['eventLoseUnit'],
  params: { domain: domainId },
  options: (position, seat) =>
    boardOf(position)
      .cells.filter((domain) => basicsOn(position.state, domain, seat) > 0)
      .map((domain) => ({ type: 'loseUnit', seat, domain })),
  forbid({ state }, { seat, domain }) {
    if (basicsOn(state, domain, seat) > 0) return undefined;
    return refuse('BF-EVENT-02', () => `team ${seat} has no Basic Unit on ${domain}`);
  },
  perform(table, { seat, domain }, { queue }) {
    takeBasic(table.state, domain, seat, 'tired');
    teamOf(table.state, seat).supply += 1;
    table.emit({ type: 'unitsLost', seat, domain, count: 1 });
    const [first, ...rest] = queue;
    const left = (first?.left ?? 1) - 1;
    const next = left > 0 ? [{ seat, left }, ...rest] : rest;
    if (next.length > 0) table.next({ type: 'eventLoseUnit', queue: next });
  },
});
