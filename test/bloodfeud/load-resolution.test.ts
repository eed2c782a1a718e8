import { describe, expect, test } from 'vitest';
import type { State, Step, StepOf } from '../../src/bloodfeud/state/state.js';
import type { Arrangement } from './arrange.js';
import { copyOf, refusals, unfit } from './broken.js';

/* Choices of the Resolution Phase: everything that keeps one from having come up, alone. */

const before: Step[] = [{ type: 'cleanup' }, { type: 'income' }, { type: 'power' }];

/** What `load` says where this is under way, with these Orders of Domains carried out. */
function said(at: number, steps: Step[], a?: Arrangement): string[] {
  const state = copyOf(a);
  state.phase = 'resolution';
  state.agenda = [...before, { type: 'afterOrders' }, { type: 'orders', at }, ...steps];
  return refusals(state);
}

describe('Events', () => {
  const selected = (card: string, by: number | null = 0): Arrangement => {
    return { council: { resolved: true, selected: { card, by } } };
  };
  const riot = selected('e03');
  const effects = (card: string, fields: Partial<StepOf<'effects'>> = {}): Step => {
    return { type: 'effects', of: 'event', card, index: 1, ...fields };
  };
  const lose = (...queue: StepOf<'eventLoseUnit'>['queue']): Step => {
    return { type: 'eventLoseUnit', queue };
  };
  const one = lose({ seat: 0, left: 1 }, { seat: 1, left: 1 });
  const gone: Arrangement = { ...riot, seats: { 1: { units: {} } } };
  test.each<[string, Step[], Arrangement, boolean]>([
    ['each its one', [effects('e03'), one], riot, true],
    ['the second effect of one', [effects('e03', { index: 2 }), one], riot, false],
    ['no effect yet', [effects('e03', { index: 0 }), one], riot, false],
    ['an effect of a scenario', [effects('e03', { of: 'scenario' }), one], riot, false],
    ['another Event', [effects('e13'), one], riot, false],
    ['no Event', [effects('e03'), one], { council: { resolved: true } }, false],
    ['an Event that takes none', [effects('e08'), one], selected('e08'), false],
    ['none', [effects('e03'), lose({ seat: 0, left: 0 })], riot, false],
    ['two', [effects('e03'), lose({ seat: 0, left: 2 })], riot, false],
    [
      'one team twice',
      [effects('e03'), lose({ seat: 0, left: 1 }, { seat: 0, left: 1 })],
      riot,
      false,
    ],
    ['one that is not there', [effects('e03'), lose({ seat: 1, left: 1 })], gone, false],
    ['one of two is not there', [effects('e03'), one], gone, false],
    ['one that is there', [effects('e03'), lose({ seat: 0, left: 1 })], gone, true],
  ])('[BF-EVENT-02] Units to be lost: %s', (_what, steps, a, isFine) => {
    expect(said(0, steps, a)).toEqual(isFine ? [] : unfit('eventLoseUnit'));
  });

  test('[BF-EVENT-01] the effects of an Event come before all Orders, or after them', () => {
    expect(said(1, [effects('e03'), one], riot)).toEqual(unfit('eventLoseUnit'));
    const late: State = copyOf(riot);
    late.phase = 'resolution';
    late.agenda = [...before, effects('e03'), one];
    expect(refusals(late)).toEqual(unfit('eventLoseUnit'));
  });

  const shield = (seat: number): Step => ({ type: 'eventDomain', effect: 'shieldDomain', seat });
  test.each<[string, number, Arrangement, boolean]>([
    ['the proposer', 0, selected('e08'), true],
    ['another team', 1, selected('e08'), false],
    ['the storyteller, of a random Event', 4, selected('e08', null), true],
    ['the storyteller, of a proposed one', 4, selected('e08'), false],
    ['a team, of a random Event', 0, selected('e08', null), false],
  ])('[BF-EVENT-02] a Domain is chosen by %s', (_who, seat, a, isFine) => {
    expect(said(0, [effects('e08'), shield(seat)], a)).toEqual(isFine ? [] : unfit('eventDomain'));
  });

  test('[BF-EVENT-02] a Domain is chosen for what the Event does', () => {
    expect(said(0, [effects('e19'), shield(0)], selected('e19'))).toEqual(unfit('eventDomain'));
    const random = copyOf(selected('e08', null));
    random.phase = 'resolution';
    random.storyteller = 'auto';
    random.agenda = [
      ...before,
      { type: 'afterOrders' },
      { type: 'orders', at: 0 },
      effects('e08'),
      shield(4),
    ];
    expect(refusals(random)).toEqual(unfit('eventDomain'));
  });
});

describe('Orders', () => {
  const placed: Arrangement['placed'] = [
    ['D5', 0, 'sAtk'],
    ['D5', 2, 'sAtk'],
    ['D5', 0, 'sEmb'],
  ];
  const field: Arrangement = {
    council: { resolved: true },
    seats: { 0: { power: 1, units: { D5: 2 } }, 2: { power: 2, units: { D5: 2 } } },
    placed,
  };
  const attack = (seat: number, fields: Partial<StepOf<'attackTarget'>> = {}): Step => {
    return { type: 'attackTarget', domain: 'D5', seat, card: 'sAtk', ...fields };
  };
  const rest = (queue: StepOf<'resolveOrders'>['queue'], domain = 'D5'): Step => {
    return { type: 'resolveOrders', domain, queue };
  };
  const second = [{ seat: 2, card: 'sAtk', number: 2 }];
  const first = { seat: 0, card: 'sAtk', number: 1 };
  const three: Arrangement = { ...field, seats: { ...field.seats, 1: { units: { D5: 2 } } } };
  const alone: Arrangement = { ...field, seats: { ...field.seats, 2: { power: 2 } } };
  test.each<[string, number, Step[], Arrangement, boolean]>([
    ['the first of two', 5, [rest(second), attack(0)], field, true],
    ['the second', 5, [attack(2)], field, true],
    ['the second, and one waits', 5, [rest(second), attack(2)], field, false],
    ['the first, and nobody waits', 5, [attack(0)], field, false],
    ['before its Domain', 4, [rest(second), attack(0)], field, false],
    ['after its Domain', 6, [rest(second), attack(0)], field, false],
    ['while another Domain waits', 5, [rest(second, 'D4'), attack(0)], field, false],
    ['one that is not there', 5, [attack(1)], field, false],
    ['one that nobody placed, before all', 5, [rest([first, ...second]), attack(1)], three, false],
    ['another card', 5, [attack(2, { card: 'o01' })], field, false],
    ['nobody to attack', 5, [rest(second), attack(0)], alone, false],
    ['another Domain', 5, [attack(2, { domain: 'D4' })], field, false],
  ])('[BF-RES-01] [BF-RES-02] an Attack: %s', (_what, at, steps, a, isFine) => {
    expect(said(at, steps, a)).toEqual(isFine ? [] : unfit('attackTarget'));
  });

  const embrace = (fields: Partial<StepOf<'embraceTarget'>> = {}): Step => {
    return { type: 'embraceTarget', domain: 'D5', seat: 0, card: 'sEmb', left: 1, ...fields };
  };
  const court: Arrangement = { ...field, placed: [['D5', 0, 'sEmb']] };
  const crowd: Arrangement = {
    ...court,
    seats: { ...court.seats, 0: { power: 1, units: { D5: 3 } } },
  };
  const mass: Arrangement = {
    ...court,
    seats: { ...court.seats, 0: { ...court.seats?.[0], orders: [] } },
    placed: [['D5', 0, 'o06']],
  };
  test.each<[string, Step, Arrangement, boolean]>([
    ['one Unit', embrace(), court, true],
    ['two Units', embrace({ left: 2 }), court, false],
    ['two Units with a better card', embrace({ left: 2, card: 'o06' }), mass, true],
    ['three Units with it', embrace({ left: 3, card: 'o06' }), mass, false],
    ['at the limit', embrace(), crowd, false],
    ['a card that is not there', embrace({ card: 'o06' }), court, false],
    ['an Attack', attack(0, { card: 'sEmb' }), court, false],
    ['by an Attack', embrace({ card: 'sAtk' }), { ...field, placed: [['D5', 0, 'sAtk']] }, false],
  ])('[BF-EMB-01] an Embrace: %s', (_what, step, a, isFine) => {
    expect(said(5, [step], a)).toEqual(isFine ? [] : unfit(step.type));
  });
});
