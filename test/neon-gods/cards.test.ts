import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import { arrange, eventsOf, play } from './arrange.js';
import { atBattles, choose, lay, stop } from './fight.js';

/* The recruits one by one: id, name, type, effects, dice. */
const recruits = `
  rec-uri              | Uri            | warrior  | move 2, draw 1     | P B
  rec-ruckus           | Ruckus         | warrior  | move 2, gain 1     | P B
  rec-battering-ram    | Battering Ram  | warrior  | move 2, recover 1  | P P
  rec-night-shift      | Night Shift    | warrior  | move 2, sell 1     | P G
  rec-girder           | Girder         | warrior  | move 2, work 1     | P B
  rec-xena             | Xena           | warrior  | move 3             | P P
  rec-natalie          | Natalie        | warrior  | move 2, gain 2     | P
  rec-hector           | Hector         | bandit   | draw 2, move 1     | G B
  rec-quickfingers     | Quickfingers   | bandit   | draw 2, gain 1     | G G
  rec-second-story     | Second Story   | bandit   | draw 2, recover 1  | G
  rec-fence            | Fence          | bandit   | draw 2, sell 1     | G B
  rec-crowbar          | Crowbar        | bandit   | draw 2, work 1     | G P
  rec-ghostlight       | Ghostlight     | bandit   | draw 3             | G G
  rec-getaway          | Getaway        | bandit   | draw 2, move 2     | G
  rec-farris           | Farris         | charmer  | gain 2, draw 1     | P
  rec-heartthrob       | Heartthrob     | charmer  | gain 2, move 1     | B B
  rec-lullaby          | Lullaby        | charmer  | gain 2, recover 1  | B
  rec-smooth-talk      | Smooth Talk    | charmer  | gain 2, sell 1     | G
  rec-velvet-rope      | Velvet Rope    | charmer  | gain 2, work 1     | B
  rec-starlet          | Starlet        | charmer  | gain 3             | B G
  rec-silver-tongue    | Silver Tongue  | charmer  | gain 2, sell 2     | B
  rec-happy            | Happy          | doc      | recover 2, move 1  | B
  rec-stacy            | Stacy          | doc      | recover 2, draw 1  | B
  rec-patchwork        | Patchwork      | doc      | recover 2, gain 1  | B B
  rec-scalpel          | Scalpel        | doc      | recover 2, sell 1  | P
  rec-duct-tape        | Duct Tape      | doc      | recover 2, work 1  | B
  rec-defib            | Defib          | doc      | recover 3          | B P
  rec-cold-compress    | Cold Compress  | doc      | recover 2, draw 2  | B
  rec-isiah            | Isiah          | merchant | sell 2, gain 1     | B
  rec-hot-wheels       | Hot Wheels     | merchant | sell 2, move 1     | B
  rec-trunk-sale       | Trunk Sale     | merchant | sell 2, draw 1     | G
  rec-pawn-ticket      | Pawn Ticket    | merchant | sell 2, recover 1  | B B
  rec-bulk-rate        | Bulk Rate      | merchant | sell 2, work 1     | B
  rec-big-spender      | Big Spender    | merchant | sell 3             | G B
  rec-loose-change     | Loose Change   | merchant | sell 2, recover 2  | G
  rec-rivet            | Rivet          | builder  | work 2, move 1     | B B
  rec-blueprint        | Blueprint      | builder  | work 2, draw 1     | B
  rec-hardhat          | Hardhat        | builder  | work 2, recover 1  | P
  rec-payday           | Payday         | builder  | work 2, gain 1     | B
  rec-loading-dock     | Loading Dock   | builder  | work 2, sell 1     | B
  rec-jackhammer       | Jackhammer     | builder  | work 3             | P B
  rec-scaffold         | Scaffold       | builder  | work 2, move 2     | B
  rec-tess             | Tess           | general  | gain 4             | P G
  rec-winry            | Winry          | general  | move 4             | P P
  rec-the-architect    | The Architect  | general  | work 4             | B P
  rec-mastermind       | Mastermind     | general  | draw 4             | G P
`;

interface Listed {
  id: string;
  name: string;
  type: string;
  effects: { kind: string; amount: number }[];
  dice: string[];
}

const colors: Record<string, string> = { B: 'blue', P: 'pink', G: 'green' };

const listed = recruits
  .trim()
  .split('\n')
  .map((line): Listed => {
    const [id = '', name = '', type = '', effects = '', dice = ''] = line.trim().split(/ +\| /);
    return {
      id,
      name,
      type,
      effects: effects.split(', ').map((effect) => {
        const [kind = '', amount] = effect.split(' ');
        return { kind, amount: Number(amount) };
      }),
      dice: dice.split(' ').map((letter) => colors[letter] ?? '?'),
    };
  });

/** Seat 0 holds just this card, and every symbol finds something to do. */
function holding(card: string): State {
  const own = ['bandit', 'doc', 'merchant', 'warrior', 'builder', 'charmer'];
  const others = own.map((type) => `start-mums-${type}`).filter((other) => other !== card);
  return arrange({
    at: 'activate',
    seats: { 0: { hand: [card], draw: others.slice(1), discard: others.slice(0, 1) } },
    board: { A1: { build: ['factory'], products: 1 } },
  });
}

/** The chains that playing the card brings, each ended at once. */
function chainsOf(card: string): { kind: string; amount: number }[] {
  let { state } = play(holding(card), { type: 'playCard', seat: 0, card });
  const chains: { kind: string; amount: number }[] = [];
  for (let step = topStep(state); step?.type !== 'activate'; step = topStep(state)) {
    if (step === undefined || !('left' in step)) throw new Error(`no chain: ${step?.type}`);
    chains.push({ kind: step.type, amount: step.left });
    state = play(state, { type: 'done', seat: 0 }).state;
  }
  return chains;
}

/** The colours of the dice that the card brings to a battle. */
const oneHit: Record<string, string> = { blue: '1h', pink: '1h', green: '1h0s' };

/** Rolled for dice of these colours: no other faces would be taken. */
function diceOf(card: string, dice: readonly string[]): string[] {
  const figures = { D4: 1 } as const;
  const state = atBattles({ seats: { 0: { hand: [card], figures }, 1: { figures } } });
  const rolls = dice.map((color) => oneHit[color] as string);
  const moves = [choose('D4'), lay(0, card), stop(0)] as const;
  const { events } = play(state, ...moves, [stop(1), ...rolls]);
  return eventsOf(events, 'diceRolled').flatMap((event) => event.dice.map(({ color }) => color));
}

describe('recruits', () => {
  test('[NG-RULING-30] there are 46', () => {
    expect(listed).toHaveLength(46);
    expect(neonGods.content.recruits.map(({ id, name, type }) => ({ id, name, type }))).toEqual(
      listed.map(({ id, name, type }) => ({ id, name, type })),
    );
  });

  test.each(listed)('[NG-RULING-30] $name brings its symbols in order', ({ id, effects }) => {
    expect(chainsOf(id)).toEqual(effects);
  });

  test.each(listed)('[NG-DICE-02] $name brings its dice in order', ({ id, dice }) => {
    expect(diceOf(id, dice)).toEqual(dice);
  });
});

describe('gangs', () => {
  test.each([
    ['warrior', 'move', 'pink'],
    ['bandit', 'draw', 'green'],
    ['charmer', 'gain', 'blue'],
    ['doc', 'recover', 'blue'],
    ['merchant', 'sell', 'blue'],
    ['builder', 'work', 'blue'],
  ])('[NG-RULING-31] the grunt that is a %s: 2 of %s, one %s die', (type, kind, color) => {
    expect(chainsOf(`start-mums-${type}`)).toEqual([{ kind, amount: 2 }]);
    expect(diceOf(`start-mums-${type}`, [color])).toEqual([color]);
  });

  test.each([
    [['mums', 'tykes', 'cupids', 'slimes']],
    [['slimes', 'mums']],
    [['cupids', 'slimes', 'tykes']],
  ])('[NG-RULING-31] [NG-RULING-32] %j start with their own six grunts', (gangs) => {
    const state = neonGods.setup({ players: gangs.length, gangs, seed: 'grunts' });
    const types = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'];
    state.seats.forEach(({ gang, hand, draw }, seat) => {
      expect(gang).toBe(gangs[seat]);
      const cards = [...hand, ...draw.flat()].sort();
      expect(cards).toEqual(types.map((type) => `start-${gang}-${type}`));
    });
  });

  test('[NG-RULING-32] the four gangs', () => {
    expect(neonGods.content.gangs.map(({ id, name, color }) => [id, name, color])).toEqual([
      ['mums', 'The Mums', 'yellow'],
      ['tykes', 'Disco Tykes', 'blue'],
      ['cupids', 'Chrome Cupids', 'pink'],
      ['slimes', 'Slime Kings', 'green'],
    ]);
  });
});
