import { describe, expect, test } from 'vitest';
import { blockMania, type Event, type Move, type State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import { arrange, bh, fill, type LooseMove, moving, sf } from './arrange.js';

describe('sentences', () => {
  const state = moving('sf-juves-1', sf(5, 5), { put: { 'bh-mob-2': bh(5, 5) } });

  test.each<[LooseMove, string]>([
    [
      { type: 'step', direction: 'left' },
      'Seat 0 moves Juves 1 of Sammy Fox Block one square left to apartment 34 (4,5) for 1 MP.',
    ],
    [
      { type: 'skyRail', board: 1, direction: 'right' },
      'Seat 0 takes the sky-rail right with Juves 1 of Sammy Fox Block to Buddy Holly Block for 1 MP.',
    ],
    [
      { type: 'receive', from: 'sf-cityDef-1', item: 'missileDefenceLaser-1' },
      'Seat 0 takes the Missile Defence Laser from City-Def Squad 1 of Sammy Fox Block for 1 MP.',
    ],
    [
      {
        type: 'declareShot',
        blocker: 'bh-mob-2',
        item: 'missileLauncher-1',
        mode: 'homingExplosive',
      },
      'Seat 0 shoots with the Missile Launcher of Mob 2 of Buddy Holly Block, homing explosive.',
    ],
    [
      { type: 'target', space: bh(2, 5), outside: true, aim: 'counter' },
      'Seat 0 aims at whoever is outside the window of apartment 45 (12,5).',
    ],
    [
      { type: 'cardTarget', blocker: 'klegg-1', space: sf(4, 3), via: 'elevator' },
      'Seat 0 aims the card at Klegg 1 in the vehicle park 4,3.',
    ],
    [{ type: 'justiceTarget', board: 1 }, 'Seat 0 chooses Buddy Holly Block.'],
    [
      { type: 'useFlames', item: 'flamer-1', count: 1 },
      'Seat 0 uses the Flamer for 1 fire marker.',
    ],
    [{ type: 'discardCard', card: 'card-01' }, 'Seat 0 discards Klegg Mercenaries / Judges.'],
    [{ type: 'deploy' }, 'Seat 0 deploys a blocker for 4 CP.'],
    [
      { type: 'activate', blocker: 'bh-mob-2' },
      'Seat 0 activates Mob 2 of Buddy Holly Block for 3 CP.',
    ],
    [{ type: 'activate', blocker: 'klegg-1' }, 'Seat 0 activates Klegg 1.'],
    [
      { type: 'fly', to: '10,8', outside: false },
      'Seat 0 flies with Juves 1 of Sammy Fox Block to the open air 10,8 for 4 MP.',
    ],
    [
      { type: 'fly', to: bh(2, 5), outside: true },
      'Seat 0 flies with Juves 1 of Sammy Fox Block to apartment 45 (12,5), outside the window, for 4 MP.',
    ],
    [
      { type: 'deployHeavy', item: 'vibroDrill-1' },
      'Seat 0 sets up the Vibro-Drill with Juves 1 of Sammy Fox Block for 2 MP.',
    ],
    [
      { type: 'step', direction: 'upLeft' },
      'Seat 0 moves Juves 1 of Sammy Fox Block one square up left.',
    ],
    [
      { type: 'loot', blocker: 'bh-mob-2' },
      'Seat 0 loots the bank 15,5 with Mob 2 of Buddy Holly Block.',
    ],
    [
      { type: 'scrawl', blocker: 'sf-mob-3' },
      'Seat 0 scrawls on its square with Mob 3 of Sammy Fox Block.',
    ],
    [{ type: 'placeKlegg', space: '10,6' }, 'Seat 0 places a klegg in the pedway 10,6.'],
    [{ type: 'placeKlegg', space: '99,9' }, 'Seat 0 places a klegg in 99,9.'],
  ])('of the move %j', (move, sentence) => {
    expect(blockMania.describe(state, fill(state, move))).toBe(sentence);
  });

  test('of a ride where nobody is active names no blocker', () => {
    const idle = arrange({ steps: [{ type: 'command' }], commandPoints: 1 });
    expect(blockMania.describe(idle, { type: 'chute', seat: 0 })).toBe(
      'Seat 0 drops a blocker down the grav chute for 1 MP.',
    );
  });

  test.each<[Event, string]>([
    [
      {
        type: 'itemDrawn',
        blocker: 'bh-mob-2',
        container: 'hardware',
        item: 'batSuit-1',
        kept: false,
      },
      'Mob 2 of Buddy Holly Block draws the Bat Suit and cannot use it.',
    ],
    [
      { type: 'gameStarted', blocks: ['bh', 'sf'] },
      'The game begins: seat 0 has Buddy Holly Block and seat 1 has Sammy Fox Block.',
    ],
    [{ type: 'cardDrawn', seat: 1 }, 'Seat 1 draws a card.'],
    [
      { type: 'cardDrawn', seat: 1, card: 'card-54' },
      'Seat 1 draws Smoke Grenade / Electro-Cordon.',
    ],
    [
      {
        type: 'blockerMoved',
        blocker: 'klegg-2',
        via: 'chute',
        path: ['7,8', '7,1'],
        outside: false,
        paid: 1,
      },
      'Klegg 2 drops down the grav chute to 7,1 for 1 MP.',
    ],
    [
      {
        type: 'blockerMoved',
        blocker: 'klegg-2',
        via: 'hazard',
        path: ['7,1'],
        outside: false,
        paid: 0,
      },
      'Klegg 2 is put back into 7,1.',
    ],
    [{ type: 'modifierSet', seat: 0, amount: -3, side: null }, 'Seat 0 gives the attack -3.'],
    [
      { type: 'flippedUp', blockers: ['sf-mob-1', 'sf-mob-2'] },
      'Mob 1 of Sammy Fox Block and Mob 2 of Sammy Fox Block turn face up.',
    ],
    [
      { type: 'gameEnded', winners: [0, 2], points: [7, 9, 7] },
      'The game is over with 7 to 9 to 7 defeat points: seat 0 and seat 2 share the first place.',
    ],
    [
      { type: 'wagonFired', marker: 'hWagon', space: '10,8', blocker: 'sf-mob-1' },
      'The H-wagon in 10,8 takes aim at Mob 1 of Sammy Fox Block.',
    ],
  ])('of the event %j', (event, sentence) => {
    expect(blockMania.describeEvent(event)).toBe(sentence);
  });

  test.each<[Step['type'], string]>([
    ['command', 'Seat 0 ends the command phase.'],
    ['shoot', 'Seat 0 shoots no more.'],
    ['fightFire', 'Seat 0 fights no more fires.'],
  ])('of the end of %s', (type, sentence) => {
    const phase = type === 'command' ? 'command' : 'combat';
    const table = arrange({ phase, steps: [{ type } as Step] });
    expect(blockMania.describe(table, { type: 'done', seat: 0 })).toBe(sentence);
  });

  test('of the end of an activation, and of a klegg that is not placed', () => {
    expect(blockMania.describe(state, { type: 'done', seat: 0 })).toBe(
      'Seat 0 is done with Juves 1 of Sammy Fox Block.',
    );
    const hiring = arrange({ steps: [{ type: 'klegg' }] });
    expect(blockMania.describe(hiring, { type: 'pass', seat: 0 })).toBe('Seat 0 places no klegg.');
  });

  test('with the names of the players', () => {
    const names = ['ada', 'Ben'];
    const step: Move = { type: 'step', seat: 0, direction: 'up' };
    expect(blockMania.describe(state, step, { names })).toBe(
      'ada moves Juves 1 of Sammy Fox Block one square up to the shopping mall 5,6 for 2 MP.',
    );
    const event: Event = { type: 'blockCollapsed', board: 1 };
    expect(blockMania.describeEvent(event, { names })).toBe('The block of Ben collapses.');
  });
});

describe('refusals', () => {
  const message = (state: State, move: LooseMove) => {
    const tried = blockMania.tryApply(state, fill(state, move));
    return tried.ok ? 'allowed' : tried.message;
  };

  test('name blockers, counters, cards and blocks as they are printed', () => {
    const put = { 'sf-mob-1': { at: sf(5, 5), flipped: true } };
    const combat = arrange({ phase: 'combat', put, steps: [{ type: 'shoot' }] });
    const shot: LooseMove = { type: 'declareShot', blocker: 'sf-mob-1', item: 'zipGun-1' };
    expect(message(combat, shot)).toContain('Mob 1 of Sammy Fox Block is flipped');
    const command = arrange({ commandPoints: 1, put, steps: [{ type: 'command' }] });
    expect(message(command, { type: 'playCard', card: 'card-01' })).toContain(
      'Klegg Mercenaries / Judges is not in your hand',
    );
    const idle = moving('sf-juves-1', sf(5, 5));
    expect(message(idle, { type: 'layCharge', item: 'flamer-1' })).toContain(
      'the Flamer is not a demo charge that it carries',
    );
    const riding = moving('sf-juves-1', sf(6, 9));
    expect(message(riding, { type: 'skyRail', board: 1, direction: 'left' })).toContain(
      'no car goes left from 6,9 to Buddy Holly Block',
    );
  });

  test('say which squares there are', () => {
    const flyer = moving('sf-superhero-1', sf(8, 5));
    expect(message(flyer, { type: 'fly', to: '30,1', outside: false })).toContain(
      'there is no square "30,1"; columns are 1 to 19, levels 1 to 11',
    );
  });
});
