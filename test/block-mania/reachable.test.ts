import { beforeAll, describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { topStep } from '../../src/kernel/play.js';
import { draftOf, findStates, found, type Row, said } from './reached.js';

/*
 * `load` lets in what play leads to and nothing else: states of random games, each with one thing changed that breaks
 * no invariant.
 */

beforeAll(findStates);

test('whatever a random game comes to can be loaded', () => {
  for (const state of found.values()) expect(blockMania.load(draftOf(state))).toEqual(state);
});

describe('the agenda', () => {
  test.each<Row>([
    ['cannot be the last step', 'command', ({ agenda }) => agenda.shift()],
    [
      'command cannot come before command',
      'command',
      ({ agenda }) => agenda.splice(1, 0, { type: 'command' }),
    ],
    [
      'are not in their order',
      'defensiveFire',
      (state) => {
        state.agenda[0] = { type: 'startCombat' };
        state.agenda.splice(1, 0, { type: 'defensiveFire', seat: state.phasing });
      },
    ],
    [
      'are not in their order',
      'arson',
      ({ agenda }) => {
        const place = agenda.findIndex(({ type }) => type === 'subPhase');
        agenda[place] = { type: 'subPhase', subPhase: 2 };
      },
    ],
    [
      'are not in their order',
      'shoot',
      ({ agenda }) => {
        const place = agenda.findIndex(({ type }) => type === 'fireWagons');
        agenda[place] = { type: 'fireWagons', kind: 'hWagons', index: 1 };
      },
    ],
    [
      'drawn and placed in turn',
      'place',
      ({ agenda, players }) => {
        agenda.splice(1, agenda.length - 1, { type: 'place', seat: players - 1 });
      },
    ],
  ])('%s: %s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
});

describe('what steps say', () => {
  test.each<Row>([
    [
      'a window leaves out a seat with cards',
      'hazardWindow',
      ({ agenda }) => {
        const window = topStep({ agenda });
        if (window?.type !== 'hazardWindow') return;
        agenda[agenda.length - 1] = { ...window, seats: window.seats.slice(0, 1) };
      },
    ],
    [
      'a card that was not played is aimed',
      'cardTarget',
      ({ agenda, cards }) => {
        const step = topStep({ agenda });
        if (step?.type === 'cardTarget')
          agenda[agenda.length - 1] = { ...step, card: cards.pool[0] as string };
      },
    ],
    [
      'a weapon that is not carried is aimed',
      'target',
      ({ agenda, containers }) => {
        const step = topStep({ agenda });
        if (step?.type === 'target')
          agenda[agenda.length - 1] = { ...step, item: containers.armoury[0] as string };
      },
    ],
    [
      'fire markers are chosen twice',
      'markers',
      ({ agenda }) => {
        const step = topStep({ agenda });
        if (step?.type === 'markers')
          agenda[agenda.length - 1] = { ...step, shot: { ...step.shot, markers: 3 } };
      },
    ],
    [
      'a fight in which others fight',
      'attackWindow',
      ({ agenda, standing }) => {
        const step = topStep({ agenda });
        if (step?.type !== 'attackWindow') return;
        const attack =
          step.attack.kind === 'assault'
            ? { ...step.attack, attacker: [...step.attack.defender] }
            : {
                ...step.attack,
                blocker: standing.find(
                  (id) => id !== (step.attack as { blocker: string }).blocker,
                ) as string,
              };
        agenda[agenda.length - 1] = { ...step, attack };
      },
    ],
  ])('%s', (_, asked, change) => {
    expect(said(asked, change)).toContain('asks for what cannot be');
  });
});

describe('turn and signs', () => {
  test.each<Row>([
    [
      'the turn of another seat',
      'command',
      (state) => {
        state.turn++;
      },
    ],
    ['active while it moves', 'active', ({ agenda }) => agenda.pop()],
    [
      'part 4 of the combat phase',
      'arson',
      (state) => {
        state.combat.subPhase = 5;
      },
    ],
    [
      'water goes with the water tank',
      'command',
      ({ boards }) => {
        Object.assign(boards[0] ?? {}, { tankDead: true });
      },
    ],
    [
      'power goes with the power house',
      'command',
      ({ boards }) => {
        Object.assign(boards[1] ?? {}, { powerDead: true, power: false });
      },
    ],
    [
      'was activated in no turn',
      'command',
      ({ blockers, standing, turn }) => {
        Object.assign(blockers[standing[0] as string] ?? {}, {
          activatedTurn: turn + 1,
          activatedBy: 0,
        });
      },
    ],
    [
      'is not where its trail ends',
      'active',
      ({ active }) => {
        Object.assign(active?.trail.at(-1) ?? {}, { space: '5,5', outside: true });
      },
    ],
    [
      'charges are left',
      'arson',
      (state) => {
        const item = state.containers.armoury.find((one) => one.startsWith('demoCharge'));
        state.containers.armoury = state.containers.armoury.filter((one) => one !== item);
        state.laid.push({ space: '5,5', item: item as string });
      },
    ],
    [
      'the board tells another outcome',
      'over',
      ({ outcome }) => {
        if (outcome !== null) outcome.scores = outcome.scores.map((points) => points + 1);
      },
    ],
  ])('%s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
});
