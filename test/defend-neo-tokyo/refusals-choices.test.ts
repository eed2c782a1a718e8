import { describe, expect, test } from 'vitest';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import {
  type Arrangement,
  ally,
  arrange,
  at,
  card,
  changedGame,
  done,
  entering,
  eventText,
  legalMoves,
  letHappen,
  offered,
  part,
  play,
  react,
  refusedBy,
  type SeatPatch,
  step,
  target,
  tile,
} from './arrange.js';

/** An unsuitable choice is refused by the rule of the effect that asks. */

type Row = [rule: string, what: string, state: () => State, move: unknown];

const citizen = (id: string) => ({ type: 'chooseCitizen', seat: 0, citizen: id });
const cardOf = (seat: number, card: string) => ({ type: 'chooseCard', seat, card });
const power = (from: string, to: string) => ({ type: 'choosePower', seat: 0, from, to });
const dice = (count: number) => ({ type: 'chooseDice', seat: 0, count });
const option = (which: string) => ({ type: 'chooseOption', seat: 0, option: which });

const glowfang = { id: 'rb-glowfang', space: 's05' };
const isotoad = { id: 'rb-isotoad', space: 's06' };
const leadhide = { id: 'rb-leadhide', space: 's05' };
const cindermaw = { id: 'rb-cindermaw', space: 's05' };

/** Seat 0 in s05 has full Power and plays this card of its Mech. */
function playing(name: 'anansi' | 'vaquero' | 'zakh' | 'patriot' | 'raijin', id: string) {
  return (more: Arrangement = {}) => {
    const state = arrange({
      mechs: [name, name === 'anansi' ? 'patriot' : 'anansi', 'shenjian'],
      ...more,
      seats: {
        0: { space: 's05', power: [4, 4, 4], hand: [id], ...more.seats?.[0] },
        1: { space: 's06', ...more.seats?.[1] },
        2: { space: 'hq', ...more.seats?.[2] },
      },
    });
    return play(state, card(0, id)).state;
  };
}

describe('targets', () => {
  const firing = () => playing('patriot', 'ar-mg-1#1')({ monsters: [glowfang, isotoad] });
  const scatter = () => {
    const both = [glowfang, { id: 'rb-leadhide', space: 's06' }];
    const state = arrange({
      mechs: ['raijin', 'anansi'],
      seats: { 0: { space: 's05', power: [0, 4, 0], hand: ['ar-cryo-4#1'] } },
      monsters: both,
    });
    return play(state, card(0, 'ar-cryo-4#1')).state;
  };
  const igniting = () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { space: 's05', power: [2, 0, 0], hand: ['ar-whip-1#1'] } },
      monsters: [glowfang, leadhide, cindermaw],
    });
    return play(state, tile(0, 'leftArm', 'IGNITE', 'ar-whip-1#1')).state;
  };
  const walling = () => playing('raijin', 'ar-shield-1#1')({ seats: { 2: { space: 's05' } } });
  const towing = () => playing('vaquero', 'ch-vaquero-2#1')();
  const pushing = () =>
    playing('raijin', 'lg-treads-4#1')({ monsters: [glowfang, leadhide, cindermaw, isotoad] });
  /** Leadhide is heavy, but it is not here anyway. */
  const pushingAfar = () =>
    playing(
      'raijin',
      'lg-treads-4#1',
    )({ monsters: [glowfang, { id: 'rb-leadhide', space: 's06' }] });
  const away = () => play(pushing(), target(0, 'rb-glowfang')).state;
  const digging = (where: string) => () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { power: [1, 0, 0], space: 's05', hand: ['ar-sniper-1#1'] } },
      monsters: [
        { id: 'th-trenchworm', space: where },
        { id: 'th-brinejaw', space: 's06' },
        { id: 'th-coralisk', space: 's06' },
      ],
    });
    return play(state, card(0, 'ar-sniper-1#1')).state;
  };
  /** The same with an attack that reaches nobody nearer than 2 spaces. */
  const diggingNear = () => {
    const game = changedGame('far-only', ({ cards }) => {
      const found = cards.find(({ id }) => id === 'ar-sniper-1');
      if (found) found.effects = [{ kind: 'attack', dice: 1, range: 3, minRange: 2 }];
    });
    const state = arrange({
      game,
      threat: 'tideborn-horrors',
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { power: [1, 0, 0], space: 's05', hand: ['ar-sniper-1#1'] } },
      monsters: [
        { id: 'th-trenchworm', space: 's06' },
        { id: 'th-brinejaw', space: 's07' },
        { id: 'th-coralisk', space: 's07' },
      ],
    });
    return play(state, card(0, 'ar-sniper-1#1')).state;
  };
  /** A Tank Platoon has entered a space with two Monsters. */
  const platoon = () => {
    const state = arrange({ monsters: [glowfang, leadhide, isotoad], steps: [entering('s05')] });
    return letHappen(state, 'cz-tanks').state;
  };
  const rows: Row[] = [
    ['DN-FX-01', 'a Monster out of range', firing, target(0, 'rb-leadhide')],
    ['DN-LEGAL-04', 'an unknown Monster', firing, target(0, 'godzilla')],
    ['DN-RULING-42', 'no target at all', firing, done(0)],
    ['DN-LEGAL-03', 'an answer to another question', firing, at(0, 's05')],
    ['DN-FX-01', 'a space without Monster', scatter, at(0, 's04')],
    ['DN-LEGAL-04', 'an unknown space', scatter, at(0, 's99')],
    ['DN-FX-02', 'Fire on a fireproof Monster', igniting, target(0, 'rb-cindermaw')],
    ['DN-FX-02', 'Armor for a Mech out of range', walling, ally(0, 1)],
    ['DN-LEGAL-04', 'a Mech that does not play', walling, ally(0, 3)],
    ['DN-FX-04', 'towing a Mech out of range', towing, ally(0, 2)],
    ['DN-FX-04', 'towing oneself', towing, ally(0, 0)],
    ['DN-FX-05', 'pushing a Monster out of range', pushing, target(0, 'rb-isotoad')],
    ['DN-FX-58', 'pushing a heavy Monster', pushing, target(0, 'rb-leadhide')],
    ['DN-FX-05', 'pushing into a space not adjacent', away, at(0, 's09')],
    ['DN-RULING-42', 'not pushing after all', away, done(0)],
    ['DN-FX-05', 'pushing a heavy Monster out of range', pushingAfar, target(0, 'rb-leadhide')],
    ['DN-FX-62', 'a burrowed Monster', digging('s07'), target(0, 'th-trenchworm')],
    ['DN-FX-01', 'a burrowed Monster out of range', digging('s10'), target(0, 'th-trenchworm')],
    ['DN-FX-01', 'a burrowed Monster too near', digging('s05'), target(0, 'th-trenchworm')],
    ['DN-FX-01', 'a burrowed Monster nearer than allowed', diggingNear, target(0, 'th-trenchworm')],
    ['DN-FX-31', 'a Monster elsewhere', platoon, target(0, 'rb-isotoad')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('parts, Power, cards, Citizens, dice and options', () => {
  const repairing = () => {
    const damage = { chassis: 2, legs: 1 };
    const state = arrange({ seats: { 0: { damage } } });
    return play(state, tile(0, 'chassis', 'REPAIR')).state;
  };
  const fieldRepair = () => {
    const hurt = { damage: { chassis: 1 } };
    const seats = { 0: hurt, 1: hurt, 2: { ...hurt, space: 's05' } };
    return playing('patriot', 'ch-patriot-2#1')({ seats });
  };
  const charging = () => playing('raijin', 'ch-raijin-1#1')({ seats: { 0: { power: [6, 0, 0] } } });
  /** Blackout: the pilot loses 2 Power. */
  const dark = () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      seats: { 0: { power: [2, 2, 0] } },
      steps: eventText('th-e07'),
    });
    return letHappen(state).state;
  };
  /** Sleepless Night: every pilot discards a card. */
  const sleepless = () => {
    const hand = ['ar-mg-1#1', 'ar-mg-2#1'];
    return letHappen(arrange({ seats: { 0: { hand } }, steps: eventText('rb-e13') })).state;
  };
  const paying = () => {
    const hand = ['ar-mg-3#1', 'ar-mg-1#1'];
    return playing('patriot', 'ar-mg-3#1')({ seats: { 0: { hand } }, monsters: [glowfang] });
  };
  const rescuing = () => {
    const board = {
      s05: { citizens: ['cz-students#1', 'cz-holdouts#1'] },
      s06: { citizens: ['cz-vendors#1'] },
    };
    return playing('anansi', 'lg-spider-4#1')({ board });
  };
  const sheltering = () => {
    const board = { s05: { damage: 1 }, s06: { damage: 1 }, s07: { damage: 1 } };
    return playing('raijin', 'ar-cryo-3#1')({ board });
  };
  const calling = () => playing('patriot', 'ch-patriot-4#1')({ seats: { 1: { lying: true } } });
  const rerouting = () => {
    const seat: SeatPatch = { power: [2, 4, 0], damage: { legs: 4 }, hand: ['ar-mg-1#1'] };
    return play(arrange({ seats: { 0: seat } }), tile(0, 'chassis', 'REROUTE', 'ar-mg-1#1')).state;
  };
  const relay: Step = {
    type: 'chooseOption',
    seat: 0,
    rule: 'DN-FX-23',
    optional: false,
    among: ['a'],
  };
  const choosing = () => arrange({ steps: [relay] });
  const swapping = () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-2#1'], space: 's05' } },
      steps: [
        { type: 'hitMech', mech: 0, amount: 2, part: 'legs', from: null, stage: 'rolled' } as Step,
      ],
    });
    return play(letHappen(state).state, react(0, 'ch-anansi-2#1')).state;
  };
  const lucky = () => {
    const hand = ['ar-whip-1#1', 'ch-vaquero-3#1'];
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 1, 0], hand, space: 's05' } },
      monsters: [glowfang],
    });
    return play(state, [card(0, 'ar-whip-1#1'), 5, 2], react(0, 'ch-vaquero-3#1')).state;
  };
  const rows: Row[] = [
    ['DN-FX-06', 'repairing a part without damage', repairing, part(0, 'leftArm')],
    ['DN-RULING-42', 'repairing less than one can', repairing, done(0)],
    ['DN-FX-06', 'repairing a Mech out of range', fieldRepair, ally(0, 1)],
    ['DN-FX-07', 'charging a full limb', charging, part(0, 'leftArm')],
    ['DN-FX-07', 'charging the Chassis', charging, part(0, 'chassis')],
    ['DN-FX-09', 'losing Power that is not there', dark, part(0, 'legs')],
    ['DN-FX-11', 'discarding a card of the deck', sleepless, cardOf(0, 'ar-mg-1#2')],
    ['DN-LEGAL-04', 'discarding no card', sleepless, cardOf(0, 'x')],
    ['DN-RULING-42', 'discarding nothing', sleepless, done(0)],
    ['DN-FX-12', 'paying with the card itself', paying, cardOf(0, 'ar-mg-3#1')],
    ['DN-FX-13', 'rescuing who cannot be discarded', rescuing, citizen('cz-holdouts#1')],
    ['DN-FX-13', 'rescuing from afar', rescuing, citizen('cz-vendors#1')],
    ['DN-LEGAL-04', 'rescuing nobody known', rescuing, citizen('cz-x#1')],
    ['DN-FX-14', 'sheltering a space out of range', sheltering, at(0, 's07')],
    ['DN-FX-20', 'standing a Mech up that stands', calling, ally(0, 2)],
    ['DN-RULING-16', 'REROUTE within a limb', rerouting, power('leftArm', 'leftArm')],
    ['DN-CHAS-03', 'REROUTE to a full limb', rerouting, power('leftArm', 'legs')],
    ['DN-CHAS-03', 'REROUTE from an empty limb', rerouting, power('legs', 'leftArm')],
    ['DN-RULING-42', 'REROUTE of nothing', rerouting, done(0)],
    ['DN-FX-23', 'an option with nothing doable', choosing, option('b')],
    ['DN-LEGAL-04', 'no such option', choosing, option('c')],
    ['DN-FX-26', 'the part that is hit anyway', swapping, part(0, 'legs')],
    ['DN-FX-29', 'no die', lucky, dice(0)],
    ['DN-FX-29', 'more dice than rolled', lucky, dice(3)],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('steps', () => {
  const hand = ['ar-mg-1#1'];
  const march = (board: Arrangement['board'] = {}) =>
    playing('patriot', 'lg-medium-1#1')({ board });
  const walking = () => {
    const state = arrange({ seats: { 0: { space: 's05', power: [0, 0, 1], hand } } });
    return play(state, tile(0, 'legs', 'WALK', 'ar-mg-1#1')).state;
  };
  const leaping = () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { space: 's05', power: [0, 0, 1], hand: ['lg-spider-1#1'] } },
      board: { s06: { destroyed: true } },
    });
    return play(state, card(0, 'lg-spider-1#1'), step(0, 's06')).state;
  };
  const ruinAfar = () => march({ s09: { destroyed: true } });
  const lastLeap = () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { space: 's05', power: [0, 0, 1], hand: ['lg-spider-1#1'] } },
      board: { s06: { destroyed: true } },
    });
    return play(state, card(0, 'lg-spider-1#1'), step(0, 's15')).state;
  };
  const rows: Row[] = [
    ['DN-BOARD-02', 'without a white line', march, step(0, 's09')],
    ['DN-BOARD-02', 'to a ruin without a white line', ruinAfar, step(0, 's09')],
    ['DN-RUIN-02', 'into a ruin', () => march({ s06: { destroyed: true } }), step(0, 's06')],
    ['DN-LEGAL-04', 'to nowhere', march, step(0, 's99')],
    ['DN-RUIN-03', 'staying in a ruin', () => march({ s05: { destroyed: true } }), done(0)],
    ['DN-RUIN-02', 'stopping in a ruin on the way', leaping, done(0)],
    ['DN-RULING-57', 'WALK without a step', walking, done(0)],
    ['DN-RUIN-02', 'into a ruin with the last step', lastLeap, step(0, 's06')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });

  test('[DN-FX-03] a leap is offered through a ruin only if steps are left to leave it', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { space: 's05', power: [0, 0, 1], hand: ['lg-spider-1#1'] } },
      board: { s06: { destroyed: true } },
    });
    const first = play(state, card(0, 'lg-spider-1#1')).state;
    expect(offered(first, 'step', 'to')).toEqual(['s04', 's06', 's15']);
    expect(offered(play(first, step(0, 's15')).state, 'step', 'to')).not.toContain('s06');
  });

  test('[DN-RUIN-02] the way through the ruin goes on', () => {
    expect(legalMoves(leaping())).toEqual([step(0, 's05'), step(0, 's07'), step(0, 's15')]);
  });
});
