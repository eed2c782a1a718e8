import { describe, expect, test } from 'vitest';
import { compile } from '../../src/block-mania/content/compile.js';
import type {
  ItemEffect,
  JusticeEffect,
  ManiaEffect,
  MarkerKind,
} from '../../src/block-mania/content/schema.js';
import { cardsOf } from '../../src/block-mania/display/cards.js';
import { blockMania, type State } from '../../src/block-mania/index.js';
import {
  type Arrangement,
  arrange,
  bh,
  eventsOf,
  isOffered,
  moving,
  offeredMoves,
  play,
  seam,
  sf,
} from './arrange.js';

/*
 * The number in the sentence is the number that happens: a row for every kind of effect, so that a new kind without
 * one does not compile. Each says whole lines of a card, and what came of playing it, number by number.
 */

interface Said {
  readonly id: string;
  /** Lines of the card, next to each other. */
  readonly lines: readonly string[];
  /** What came of it, in the order of the sentences; left out where they have no number. */
  readonly happens?: () => number[];
}

const cards = cardsOf(compile(blockMania.content));

function tellsWhatHappens(rows: Readonly<Record<string, Said>>): void {
  test.each(Object.entries(rows))('%s', (_kind, { id, lines, happens = () => [] }) => {
    const printed = cards.find((card) => card.id === id)?.lines ?? [];
    const from = printed.indexOf(lines[0] ?? '');
    expect(printed.slice(from, from + lines.length)).toEqual(lines);
    const numbers = [...lines.join(' ').matchAll(/-?\d+/g)].map(([digits]) => Number(digits));
    expect(happens()).toEqual(numbers);
  });
}

const guard = 'sf-cityDef-1';
const mob = 'bh-mob-1';
/** STRENGTH of a mob. */
const strength = 5;

const commanding = (rest: Partial<Arrangement>) => {
  return arrange({
    put: { 'sf-mob-1': sf(5, 5), [mob]: bh(5, 5) },
    steps: [{ type: 'command' }],
    ...rest,
  });
};
const shooting = (put: NonNullable<Arrangement['put']>) => {
  return arrange({ put, phase: 'combat', steps: [{ type: 'shoot' }] });
};
const aim = (space: string, at: 'counter' | 'square') => {
  return { type: 'target', space, outside: false, aim: at } as const;
};
const playCard = (card: string) => ({ type: 'playCard', card }) as const;
/** What was added to the die against a mob indoors: the DAMAGE. */
const damageIn = ({ events }: ReturnType<typeof play>) => {
  const [rolled] = eventsOf(events, 'attackRolled');
  return (rolled?.total ?? 0) - (rolled?.die ?? 0) + strength;
};

describe('mania cards', () => {
  const rows: { readonly [K in ManiaEffect['kind']]: Said } = {
    rollCommand: {
      id: 'rabbleRouser',
      lines: ['Roll 2 dice and add the result to your command points.'],
      happens: () => {
        const state = commanding({ commandPoints: 1, hands: { 0: ['card-09'] } });
        return [play(state, [playCard('card-09'), 1, 1]).state.commandPoints - 1];
      },
    },
    freeDeploy: { id: 'openHouse', lines: ['Deploy a blocker without paying for it.'] },
    gainMP: {
      id: 'adrenalinFizz',
      lines: ['Your active blocker gains 4 MP.'],
      happens: () => {
        const state = moving('sf-mob-1', sf(5, 5), { movePoints: 1, hands: { 0: ['card-15'] } });
        return [(play(state, playCard('card-15')).state.active?.movePoints ?? 0) - 1];
      },
    },
    drawFor: {
      id: 'looseCrate',
      lines: ['One of your blockers draws 1 armoury counter.'],
      happens: () => {
        const state = commanding({ hands: { 0: ['card-17'] } });
        const { events } = play(state, playCard('card-17'), [
          { type: 'cardTarget', blocker: 'sf-mob-1' },
          'flamer-1',
        ]);
        return [eventsOf(events, 'itemDrawn').length];
      },
    },
    unflip: {
      id: 'secondWind',
      lines: ['Turn one of your flipped blockers face up: it may act again.'],
    },
    klegg: {
      id: 'kleggHire',
      lines: [
        'Place a klegg with 1 armoury counter in an empty square of your block, if one is left.',
      ],
      happens: () => {
        const state = commanding({ hands: { 0: ['card-01'] } });
        const placed = play(state, playCard('card-01'), [
          { type: 'placeKlegg', space: sf(5, 6) },
          'flamer',
        ]);
        return [placed.state.blockers['klegg-1']?.items.length ?? 0];
      },
    },
    placeCar: { id: 'allAboard', lines: ['Put a sky-rail car into a station that has none.'] },
    hazardHalt: {
      id: 'parkCurfew',
      lines: ['It is halted in a civic square, and its activation is over.'],
    },
    hazardAttack: {
      id: 'shopDroids',
      lines: ['It is attacked with DAMAGE 3 in a shopping mall.'],
      happens: () => {
        const state = arrange({
          put: { [mob]: sf(5, 6) },
          hands: { 0: ['card-36'] },
          phase: 'combat',
          steps: [{ type: 'phaseWindow', seats: [0] }],
        });
        const target = { type: 'cardTarget', blocker: mob, space: sf(5, 6), via: 'stand' } as const;
        return [damageIn(play(state, playCard('card-36'), [target, 4]))];
      },
    },
    modAttack: {
      id: 'deadEye',
      lines: [
        'Every die of the attack gets +2.',
        'In a close assault one side of your choice gets +2.',
      ],
      happens: () => [shotBonus('card-41'), assaultBonus('card-41')],
    },
    cancelAttack: {
      id: 'smokeGrenade',
      lines: ['The attack does not take place, and the attacker is flipped.'],
    },
  };
  tellsWhatHappens(rows);

  test('a card may also take away: -3 on a shot, +3 in a close assault', () => {
    const said = (id: string) => cards.find((card) => card.id === id)?.lines.at(-1);
    expect(said('dudCell')).toBe('Every die of the attack gets -3.');
    expect(shotBonus('card-45')).toBe(-3);
    expect(said('blockFrenzy')).toBe('In a close assault one side of your choice gets +3.');
    expect(assaultBonus('card-48')).toBe(3);
  });

  /** What a card adds to a shot with a spit gun, which has DAMAGE 4. */
  function shotBonus(card: string): number {
    const put = { [guard]: { at: sf(5, 5), items: ['spitGun-1'] }, [mob]: sf(5, 6) };
    const steps = [{ type: 'shoot' }] as const;
    const state = arrange({ put, phase: 'combat', hands: { 0: [card] }, steps: [...steps] });
    const shot = { type: 'declareShot', blocker: guard, item: 'spitGun-1' } as const;
    return damageIn(play(state, shot, aim(sf(5, 6), 'counter'), [playCard(card), 1])) - 4;
  }

  /** What a card adds to the side of a mob in its close assault. */
  function assaultBonus(card: string): number {
    const state = arrange({
      put: { 'sf-mob-1': sf(5, 5), [mob]: sf(5, 5) },
      hands: { 0: [card] },
      phase: 'combat',
      steps: [{ type: 'assault' }],
    });
    const { events } = play(
      { ...state, combat: { subPhase: 2, foughtSquares: [] } },
      { type: 'assaultHere', space: sf(5, 5) },
      playCard(card),
      [{ type: 'cardTarget', side: 'attacker' }, 1, 1],
    );
    return (eventsOf(events, 'assaultRolled')[0]?.totals.attacker ?? 0) - strength - 1;
  }
});

describe('counters', () => {
  const rows: { readonly [K in ItemEffect['kind']]: Said } = {
    fly: { id: 'batSuit-1', lines: ['Mobs and fatties never carry it.'] },
    spray: { id: 'sprayCan-1', lines: ['A flyer that carries it may hover outside windows.'] },
    fireWeapon: {
      id: 'flamer-1',
      lines: [
        "When it shoots or when it is used in close assault, it also puts 1 or 3 fire markers into the target's square.",
        'Once it has placed 3 at a time it is empty and goes back.',
      ],
      happens: () => {
        const put = { [guard]: { at: sf(4, 4), items: ['flamer-1'] }, [mob]: sf(4, 5) };
        const shot = { type: 'declareShot', blocker: guard, item: 'flamer-1' } as const;
        const asked = play(shooting(put), shot, aim(sf(4, 5), 'counter')).state;
        const counts = offeredMoves(asked, 'markers').map(({ count }) => count);
        const emptying = counts.filter((count) => {
          const { spaces, blockers } = play(asked, [{ type: 'markers', count }, 1]).state;
          expect(spaces[sf(4, 5)]?.fire).toBe(count);
          return blockers[guard]?.items.length === 0;
        });
        return [...counts, ...emptying];
      },
    },
    longThrow: {
      id: 'fireBomb-1',
      lines: [
        "From a window on level 3 or higher it also reaches the 'tween block plaza below and the entrance plaza across.",
      ],
      happens: () => {
        const reaches = (level: number) => {
          const put = { [guard]: { at: sf(8, level), items: ['fireBomb-1'] }, [mob]: bh(2, 1) };
          return isOffered(shooting(put), {
            type: 'declareShot',
            blocker: guard,
            item: 'fireBomb-1',
          });
        };
        const levels = [1, 2, 3, 4].filter(reaches);
        return [Math.min(...levels)];
      },
    },
    demo: {
      id: 'demoCharge-1',
      lines: [
        'Its bearer lays it for 1 MP, and it goes off at the start of the combat phase.',
        'Everybody in the square is attacked with DAMAGE 4; then a die, divided by 2 and rounded up, tells how many structural markers the square gets.',
        'Whenever its bearer is attacked, it goes off on a 6.',
      ],
      happens: () => [layingCost(), ...explosion(), ...facesThatExplode()],
    },
    aimSquare: {
      id: 'missileDefenceLaser-1',
      lines: ['It may be aimed at a square or a link itself: a hit damages it.'],
    },
    missileShield: {
      id: 'missileDefenceLaser-1',
      lines: ['Set up in a window, it keeps all missiles away from that block.'],
    },
    missile: {
      id: 'missileLauncher-1',
      lines: [
        'Explosive: everybody in the square is attacked with DAMAGE 3, and a die from 1 to 6 puts 1, 1, 2, 2, 3 or 3 structural markers on it.',
        'Incendiary: everybody in the square is attacked with DAMAGE 1, and it gets 2 fire markers.',
        'Homing incendiary: everybody in the square is attacked with DAMAGE 0, and it gets 1 fire marker. It needs no line of fire, and reaches no interior square.',
        'Homing explosive: everybody in the square is attacked with DAMAGE 2, and it gets 1 structural marker. It needs no line of fire, and reaches no interior square.',
      ],
      happens: () => [
        missile('explosive', 1).damage,
        ...[1, 6],
        ...[1, 2, 3, 4, 5, 6].map((die) => missile('explosive', die).structural),
        ...[missile('incendiary').damage, missile('incendiary').fire],
        ...[missile('homingIncendiary').damage, missile('homingIncendiary').fire],
        ...[missile('homingExplosive').damage, missile('homingExplosive').structural],
      ],
    },
    drill: {
      id: 'vibroDrill-1',
      lines: [
        'Instead of shooting, its bearer puts 1 structural marker on the square it is in, without a roll.',
        'Heavy: it is set up for 2 MP before it is used, folds when its bearer moves, and nobody flies with it.',
      ],
      happens: () => {
        const drill = ['vibroDrill-1'];
        const put = { 'sf-mob-1': { at: sf(5, 5), items: drill, deployed: drill } };
        const move = { type: 'drill', blocker: 'sf-mob-1', item: 'vibroDrill-1' } as const;
        const { structural = 0 } = play(shooting(put), [move, 1]).state.spaces[sf(5, 5)] ?? {};
        const bearer = moving('sf-mob-1', { at: sf(5, 5), items: drill }, { movePoints: 3 });
        const folded = play(bearer, { type: 'deployHeavy', item: 'vibroDrill-1' }).state;
        return [structural, 3 - (folded.active?.movePoints ?? 0)];
      },
    },
  };
  tellsWhatHappens(rows);

  function layingCost(): number {
    const state = moving('sf-mob-1', { at: sf(5, 5), items: ['demoCharge-1'] }, { movePoints: 3 });
    const laid = play(state, { type: 'layCharge', item: 'demoCharge-1' }).state;
    return 3 - (laid.active?.movePoints ?? 0);
  }

  /** DAMAGE to a mob in the open, which gets 1 more, and by what a die of 6 is divided. */
  function explosion(): number[] {
    const state = arrange({
      put: { 'sf-mob-1': seam(1) },
      laid: [{ space: seam(1), item: 'demoCharge-1' }],
      steps: [{ type: 'klegg' }, { type: 'explodeCharges' }],
    });
    const exploded = play(state, [{ type: 'pass' }, 1, 5]);
    // 5 by 2, rounded up.
    expect(eventsOf(exploded.events, 'structuralRolled')).toMatchObject([{ count: 3 }]);
    const even = play(state, [{ type: 'pass' }, 1, 6]);
    const [{ count } = { count: 0 }] = eventsOf(even.events, 'structuralRolled');
    return [damageIn(exploded) - 1, 6 / count];
  }

  function facesThatExplode(): number[] {
    const put = {
      [guard]: { at: sf(5, 5), items: ['spitGun-1'] },
      [mob]: { at: sf(5, 6), items: ['demoCharge-1'] },
    };
    const shot = { type: 'declareShot', blocker: guard, item: 'spitGun-1' } as const;
    const asked = play(shooting(put), shot).state;
    const move = { ...aim(sf(5, 6), 'counter'), seat: 0 };
    expect(blockMania.asks(asked, move, [1]).ask?.label).toBe('cargo');
    // Where it goes off, more is rolled for.
    return [1, 2, 3, 4, 5, 6].filter((face) => {
      return blockMania.asks(asked, move, [1, face]).applied === undefined;
    });
  }

  /** What a missile does to a square with a mob in it, with a die of 1 for the attack. */
  function missile(mode: string, die?: number) {
    const launcher = ['missileLauncher-1'];
    const at = mode.startsWith('homing') ? bh(8, 8) : bh(2, 5);
    const from = mode.startsWith('homing') ? sf(5, 5) : sf(8, 5);
    const put = { [guard]: { at: from, items: launcher, deployed: launcher }, [mob]: at };
    const shot = { type: 'declareShot', blocker: guard, item: 'missileLauncher-1', mode } as const;
    const asked = play(shooting(put), shot).state;
    const rolls = rollsFor(asked, { ...aim(at, 'square'), seat: 0 }, die);
    const after = play(asked, [aim(at, 'square'), ...rolls]);
    const { fire = 0, structural = 0 } = after.state.spaces[at] ?? {};
    return { damage: damageIn(after), fire, structural };
  }

  /** A 1 wherever a die is asked for, but for that of the structural markers. */
  function rollsFor(state: State, move: Parameters<typeof blockMania.asks>[1], die = 1): number[] {
    const rolls: number[] = [];
    for (;;) {
      const { ask } = blockMania.asks(state, move, rolls);
      if (ask === undefined) return rolls;
      rolls.push(ask.label === 'missile.structural' ? die : 1);
    }
  }
});

describe('justice cards and what they place', () => {
  const justice = (card: string, more: Partial<Arrangement> = {}) => {
    const put = { [guard]: sf(3, 5), 'sf-mob-1': sf(4, 4) };
    const steps = [{ type: 'justice' }] as const;
    const hands = { 0: [card] };
    return arrange({ put, stage: 'endgame', phase: 'justice', hands, steps: [...steps], ...more });
  };
  const playJustice = (card: string) => ({ type: 'playJustice', card }) as const;
  /** The highest die that removes. */
  const highest = (removes: (die: number) => boolean | undefined) => {
    return Math.max(...[1, 2, 3, 4, 5, 6].filter(removes));
  };
  const isRemoved = ({ events }: ReturnType<typeof play>) => {
    return eventsOf(events, 'justiceRolled').at(-1)?.removed;
  };
  const rows: { readonly [K in JusticeEffect['kind']]: Said } = {
    removeBlocker: {
      id: 'riotFoam',
      lines: ['Choose a blocker and roll a die: on a 4 or less it is removed.'],
      happens: () => {
        const asked = play(justice('card-05'), playJustice('card-05')).state;
        const target = { type: 'justiceTarget', blocker: 'sf-mob-1' } as const;
        return [highest((die) => isRemoved(play(asked, [target, die])))];
      },
    },
    removeArea: {
      id: 'stummGas',
      lines: [
        "Choose an interior square with a blocker, and take everybody in it and in the block's interior squares around it: a die is rolled for each of them, and on a 4 or less it is removed.",
      ],
      happens: () => {
        const asked = play(justice('card-02'), playJustice('card-02')).state;
        const target = { type: 'justiceTarget', space: sf(3, 5) } as const;
        return [highest((die) => isRemoved(play(asked, [target, 6, die])))];
      },
    },
    removeFires: { id: 'fireDepartment', lines: ['All fires in one block of your choice go out.'] },
    placeMarker: {
      id: 'hWagon',
      lines: ['Place the H-wagon in an open-air square; no more than 2 are in play.'],
      happens: () => {
        const all = ['10,8', '10,9', '10,10'];
        const counts = all.map((_, there) => {
          const state = justice('card-12', { markers: { hWagons: all.slice(0, there) } });
          const asked = play(state, playJustice('card-12')).state;
          const target = { type: 'justiceTarget', space: all[there] as string } as const;
          if (!isOffered(asked, target)) return there;
          return play(asked, target).state.markers.hWagons.length;
        });
        return [Math.max(...counts)];
      },
    },
    removeKleggs: { id: 'kleggGoHome', lines: ['All kleggs are removed.'] },
  };
  tellsWhatHappens(rows);

  const wagon = (markers: NonNullable<Arrangement['markers']>, kind: 'hWagons' | 'patWagons') => {
    return arrange({
      stage: 'endgame',
      phase: 'combat',
      put: { [mob]: bh(1, 1) },
      markers,
      steps: [{ type: 'klegg' }, { type: 'fireWagons', kind, index: 0 }],
    });
  };
  const pass = { type: 'pass' } as const;
  const markers: { readonly [K in MarkerKind]: Said } = {
    hWagon: {
      id: 'marker:hWagon',
      lines: [
        'In every combat phase it attacks a blocker in its line of fire, and everybody with it, with DAMAGE 6: first who has a heavy weapon set up, then who has fired, then who is armed, then the closest.',
        'Whoever it hits is removed.',
      ],
      // A target in the open gets 1 more.
      happens: () => [damageIn(play(wagon({ hWagons: [seam(1)] }, 'hWagons'), [pass, 1])) - 1],
    },
    patWagon: {
      id: 'marker:patWagon',
      lines: [
        'In every combat phase it foams the closest blocker in its line of fire, the strongest of several: on a 4 or less it is removed.',
      ],
      happens: () => {
        const state = wagon({ patWagons: [seam(1)] }, 'patWagons');
        return [
          highest((die) => play(state, [pass, die]).state.blockers[mob]?.where === 'removed'),
        ];
      },
    },
    sonicCannon: {
      id: 'marker:sonicCannon',
      lines: [
        'Blockers inside that block cost 2 times their COMMAND to activate, and whatever they roll for is at -1.',
      ],
      happens: () => {
        const sonic = { sonic: [{ board: 0 as const, space: sf(1, 1) }] };
        const stage = 'endgame';
        const paid = (more: Partial<Arrangement>) => {
          const state = commanding({ stage, commandPoints: 9, ...more });
          return 9 - play(state, { type: 'activate', blocker: 'sf-mob-1' }).state.commandPoints;
        };
        const shot = (more: Partial<Arrangement>) => {
          const put = { [guard]: { at: sf(5, 5), items: ['spitGun-1'] }, [mob]: sf(5, 6) };
          const state = arrange({
            put,
            stage,
            phase: 'combat',
            steps: [{ type: 'shoot' }],
            ...more,
          });
          const declared = { type: 'declareShot', blocker: guard, item: 'spitGun-1' } as const;
          return damageIn(play(state, declared, [aim(sf(5, 6), 'counter'), 1]));
        };
        return [paid({ markers: sonic }) / paid({}), shot({ markers: sonic }) - shot({})];
      },
    },
  };
  tellsWhatHappens(markers);
});
