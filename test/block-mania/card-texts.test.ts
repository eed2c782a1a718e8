import { describe, expect, test } from 'vitest';
import { compile } from '../../src/block-mania/content/compile.js';
import { cardsOf } from '../../src/block-mania/display/cards.js';
import { blockMania } from '../../src/block-mania/index.js';
import { cardText } from '../../src/display/card.js';
import { type Arrangement, arrange, bh, eventsOf, moving, play, seam, sf } from './arrange.js';
import { towers } from './towers.js';

const cards = cardsOf(compile(blockMania.content));
const said = (id: string) => cards.find((card) => card.id === id)?.lines.join(' ') ?? '';

describe('all texts', () => {
  test.each([
    ['the standard pack', blockMania],
    ['another pack', towers],
  ])('of %s are sentences that a player can read', (_name, game) => {
    const all = cardsOf(compile(game.content));
    for (const card of all) {
      expect(cardText.safeParse(card).success, card.id).toBe(true);
      for (const line of card.lines) {
        expect(line, card.id).toMatch(/^[A-Z'].*\.$/);
        expect(line, card.id).not.toMatch(/ {2}|undefined|null|\bNaN\b|\b1 [a-z]+ markers\b/);
        expect(line, card.id).not.toMatch(/[a-z][A-Z]|\.\./);
      }
    }
  });

  test('every id is there once', () => {
    const ids = cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every id of the pack and every counter of a game says something', () => {
    const state = arrange({ players: 4, steps: [{ type: 'klegg' }] });
    const { pool } = state.cards;
    const { hardware, armoury } = state.containers;
    const types = Object.values(state.blockers).map(({ type }) => type);
    const sides = [...blockMania.content.mania, ...blockMania.content.justice];
    const met = [
      ...[...pool, ...hardware, ...armoury, ...types, ...Object.keys(state.blockers)],
      ...[...sides, ...blockMania.content.boards].map(({ id }) => id),
    ];
    const ids = new Set(cards.map(({ id }) => id));
    expect(met.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('a pack may print a text of its own', () => {
    const mania = blockMania.content.mania.map((side) => ({ ...side, text: 'One.\nTwo.' }));
    const own = cardsOf(compile({ ...blockMania.content, mania }));
    expect(own.find(({ id }) => id === 'deadEye')?.lines).toEqual(['One.', 'Two.']);
    expect(blockMania.withContent({ ...blockMania.content, id: 'own', mania }).content.id).toBe(
      'own',
    );
  });
});

test('a blocker shows its values, a counter RANGE and DAMAGE', () => {
  const values = (id: string) => cards.find((card) => card.id === id)?.values;
  expect(values('sf-mob-2')).toEqual([
    { label: 'COMMAND', value: 3 },
    { label: 'STRENGTH', value: 5 },
    { label: 'MOVEMENT', value: 3 },
    { label: 'draws', value: 'H' },
  ]);
  expect(values('spitGun-4')).toEqual([
    { label: 'container', value: 'armoury' },
    { label: 'RANGE', value: 6 },
    { label: 'DAMAGE', value: 4 },
  ]);
});

describe('the number in the sentence is the number that happens', () => {
  const put = { 'sf-mob-1': sf(5, 5), 'bh-mob-1': bh(5, 5) };
  const command = { put, steps: [{ type: 'command' }] } as const;

  test('[BM-MANIA-05] Rabble-Rouser: 2 dice', () => {
    expect(said('rabbleRouser')).toContain('Roll 2 dice and add the result');
    const state = arrange({ ...command, commandPoints: 1, hands: { 0: ['card-09'] } });
    expect(play(state, [{ type: 'playCard', card: 'card-09' }, 3, 4]).state.commandPoints).toBe(8);
  });

  test('[BM-MANIA-04] Adrenalin Fizz: 4 MP', () => {
    expect(said('adrenalinFizz')).toContain('gains 4 MP');
    const state = moving('sf-mob-1', sf(5, 5), { movePoints: 1, hands: { 0: ['card-15'] } });
    expect(play(state, { type: 'playCard', card: 'card-15' }).state.active?.movePoints).toBe(5);
  });

  test('[BM-MANIA-04] Crate off a Truck: 1 armoury counter', () => {
    expect(said('looseCrate')).toContain('draws 1 armoury counter.');
    const state = arrange({ ...command, hands: { 0: ['card-17'] } });
    const { events } = play(state, { type: 'playCard', card: 'card-17' }, [
      { type: 'cardTarget', blocker: 'sf-mob-1' },
      'flamer-1',
    ]);
    expect(eventsOf(events, 'itemDrawn')).toHaveLength(1);
  });

  test('[BM-MANIA-09] Berserk Shop Droids: DAMAGE 3', () => {
    expect(said('shopDroids')).toContain('attacked with DAMAGE 3 in a shopping mall');
    const state = arrange({
      put: { 'bh-mob-1': sf(5, 6) },
      hands: { 0: ['card-36'] },
      phase: 'combat',
      steps: [{ type: 'phaseWindow', seats: [0] }],
    });
    const { events } = play(state, { type: 'playCard', card: 'card-36' }, [
      { type: 'cardTarget', blocker: 'bh-mob-1', space: sf(5, 6), via: 'stand' },
      4,
    ]);
    // 4 + 3 - 5: the die, DAMAGE, STRENGTH.
    expect(eventsOf(events, 'attackRolled')).toMatchObject([{ total: 2 }]);
  });

  test('[BM-MANIA-11] Block Frenzy: +3 for a side', () => {
    expect(said('blockFrenzy')).toContain('one side of your choice gets +3.');
    expect(said('dudCell')).toContain('Every die of the attack gets -3.');
    expect(said('deadEye')).toContain('+2');
    const state = arrange({
      put: { 'sf-mob-1': sf(5, 5), 'bh-mob-1': sf(5, 5) },
      hands: { 0: ['card-48'] },
      phase: 'combat',
      steps: [{ type: 'assault' }],
    });
    const { events } = play(
      { ...state, combat: { subPhase: 2, foughtSquares: [] } },
      { type: 'assaultHere', space: sf(5, 5) },
      { type: 'playCard', card: 'card-48' },
      [{ type: 'cardTarget', side: 'attacker' }, 1, 1],
    );
    expect(eventsOf(events, 'assaultRolled')).toMatchObject([{ totals: { attacker: 9 } }]);
  });

  test.each([
    [4, true],
    [5, false],
  ])('[BM-JUST-02] Riot Foam: a %i', (die, removed) => {
    expect(said('riotFoam')).toContain('on a 4 or less it is removed');
    const state = arrange({
      ...command,
      stage: 'endgame',
      phase: 'justice',
      hands: { 0: ['card-05'] },
      steps: [{ type: 'justice' }],
    });
    const { events } = play(state, { type: 'playJustice', card: 'card-05' }, [
      { type: 'justiceTarget', blocker: 'bh-mob-1' },
      die,
    ]);
    expect(eventsOf(events, 'justiceRolled')).toMatchObject([{ removed }]);
  });

  test('[BM-DEMO-03] the demo charge: DAMAGE 4, half a die', () => {
    const text = said('demoCharge-1');
    expect(text).toContain('attacked with DAMAGE 4');
    expect(text).toContain('divided by 2 and rounded up');
    expect(text).toContain('goes off on a 6.');
    const state = arrange({
      put: { 'sf-mob-1': seam(1) },
      laid: [{ space: seam(1), item: 'demoCharge-1' }],
      steps: [{ type: 'klegg' }, { type: 'explodeCharges' }],
    });
    const { events } = play(state, [{ type: 'pass' }, 1, 5]);
    // 1 + 4 - 5, +1 in the open; 5 by 2.
    expect(eventsOf(events, 'attackRolled')).toMatchObject([{ total: 1 }]);
    expect(eventsOf(events, 'structuralRolled')).toMatchObject([{ count: 3 }]);
  });

  test('[BM-FAT-04] fatties add 2 when they charge', () => {
    expect(said('fatties')).toContain('Adds 2 in close assault when it charges.');
    const state = arrange({
      put: { 'sf-fatties-1': sf(5, 5), 'bh-mob-1': sf(5, 4) },
      steps: [{ type: 'assault' }],
      phase: 'combat',
    });
    const strengths = blockMania.questions.charge(state, 'sf-fatties-1', sf(5, 4));
    expect(strengths?.attacker.parts.charge).toBe(2);
  });

  test('[BM-SCORE-03] [BM-SCORE-05] what rubble and a looted bank count', () => {
    expect(said('marker:collapsed')).toContain('counts 6 defeat points');
    expect(said('location:bank')).toContain('counts 4 defeat points');
    const squares = { [sf(4, 8)]: { looted: true }, [sf(5, 5)]: { collapsed: true } };
    const points = blockMania.questions.defeatPoints(arrange({ ...command, squares }), 0);
    expect(points).toMatchObject({ collapsed: 6, vaults: 4 });
  });
});

describe('the numbers of weapons are those that happen', () => {
  const guard = 'sf-cityDef-1';
  const shooting = (put: NonNullable<Arrangement['put']>) => {
    return arrange({ put, phase: 'combat', steps: [{ type: 'shoot' }] });
  };
  const aim = (space: string, at: 'counter' | 'square') => {
    return { type: 'target', space, outside: false, aim: at } as const;
  };

  test('[BM-FLAMER-01] the flamer: 1 or 3 fire markers, empty after 3', () => {
    expect(said('flamer-1')).toContain("puts 1 or 3 fire markers into the target's square");
    expect(said('flamer-1')).toContain('Once it has placed 3 at a time it is empty');
    const put = { [guard]: { at: sf(4, 4), items: ['flamer-1'] }, 'bh-mob-1': sf(4, 5) };
    const shot = { type: 'declareShot', blocker: guard, item: 'flamer-1' } as const;
    const asked = play(shooting(put), shot, aim(sf(4, 5), 'counter')).state;
    const used = [1, 3].map((count) => {
      const { spaces, blockers } = play(asked, [{ type: 'markers', count }, 1]).state;
      return [spaces[sf(4, 5)]?.fire, blockers[guard]?.items];
    });
    expect(used).toEqual([
      [1, ['flamer-1']],
      [3, []],
    ]);
  });

  test('[BM-ML-03] the missile launcher: DAMAGE 1 and 2 fire markers', () => {
    const text = said('missileLauncher-1');
    expect(text).toContain(
      'Incendiary: everybody in the square is attacked with DAMAGE 1, and it gets 2 fire markers.',
    );
    expect(text).toContain('a die from 1 to 6 puts 1, 1, 2, 2, 3 or 3 structural markers on it');
    const launcher = ['missileLauncher-1'];
    const put = {
      [guard]: { at: sf(8, 5), items: launcher, deployed: launcher },
      'bh-mob-1': bh(2, 5),
    };
    const shot = (mode: string) => {
      return { type: 'declareShot', blocker: guard, item: 'missileLauncher-1', mode } as const;
    };
    const fire = play(shooting(put), shot('incendiary'), [aim(bh(2, 5), 'square'), 5]);
    // 5 + 1 - 5: the die, DAMAGE, STRENGTH.
    expect(eventsOf(fire.events, 'attackRolled')).toMatchObject([{ total: 1 }]);
    expect(fire.state.spaces[bh(2, 5)]?.fire).toBe(2);
    const deep = { [guard]: { at: sf(5, 5), items: launcher, deployed: launcher } };
    const homed = play(shooting(deep), shot('homingExplosive'), [aim(bh(8, 8), 'square'), 1]);
    expect(homed.state.spaces[bh(8, 8)]?.structural).toBe(1);
  });

  test('[BM-DRILL-01] the vibro-drill: 1 structural marker without a roll', () => {
    expect(said('vibroDrill-1')).toContain('puts 1 structural marker on the square it is in');
    const drill = ['vibroDrill-1'];
    const put = { 'sf-mob-1': { at: sf(5, 5), items: drill, deployed: drill } };
    const move = { type: 'drill', blocker: 'sf-mob-1', item: 'vibroDrill-1' } as const;
    expect(play(shooting(put), [move, 1]).state.spaces[sf(5, 5)]?.structural).toBe(1);
  });

  test('[BM-ASLT-04] the spit gun adds 4 in close assault', () => {
    expect(said('spitGun-1')).toContain('Adds 4 to its bearer in close assault.');
    const strengthOf = (items: string[]) => {
      const put = { [guard]: { at: sf(5, 5), items }, 'bh-mob-1': sf(5, 4) };
      const state = arrange({ put, phase: 'combat', steps: [{ type: 'assault' }] });
      return blockMania.questions.charge(state, guard, sf(5, 4))?.attacker.total ?? 0;
    };
    expect(strengthOf(['spitGun-1']) - strengthOf([])).toBe(4);
  });
});

describe('the numbers of justice are those that happen', () => {
  const justice = (card: string, more: Partial<Arrangement> = {}) => {
    const put = { 'sf-cityDef-1': sf(3, 5), 'sf-mob-1': sf(4, 4) };
    const hands = { 0: [card] };
    const steps = [{ type: 'justice' }] as const;
    return arrange({ put, stage: 'endgame', phase: 'justice', hands, steps: [...steps], ...more });
  };
  const card = (id: string) => ({ type: 'playJustice', card: id }) as const;

  test('[BM-JUST-10] stumm gas: a 4 or less', () => {
    expect(said('stummGas')).toContain('a die is rolled for each of them, and on a 4 or less');
    const { events } = play(justice('card-02'), card('card-02'), [
      { type: 'justiceTarget', space: sf(3, 5) },
      5,
      4,
    ]);
    expect(eventsOf(events, 'justiceRolled').map(({ removed }) => removed)).toEqual([false, true]);
  });

  test('[BM-JUST-14] [BM-JUST-15] a sonic cannon: 2 times their COMMAND, and -1', () => {
    const text = said('sonicCannon');
    expect(text).toContain('no more than 2 are in play');
    expect(text).toContain('cost 2 times their COMMAND to activate');
    expect(text).toContain('whatever they roll for is at -1');
    const placed = play(justice('card-13'), card('card-13')).state;
    const after = play(placed, { type: 'justiceTarget', board: 0 }).state;
    expect(after.markers.sonic).toHaveLength(1);
    const state = arrange({
      put: { 'sf-mob-1': sf(5, 5) },
      stage: 'endgame',
      commandPoints: 9,
      markers: { sonic: [{ board: 0, space: sf(1, 1) }] },
      steps: [{ type: 'command' }],
    });
    // A mob has COMMAND 3.
    expect(play(state, { type: 'activate', blocker: 'sf-mob-1' }).state.commandPoints).toBe(3);
  });
});
