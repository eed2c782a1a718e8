import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/bots/defend-neo-tokyo/odds.js';
import { prospect } from '../../src/bots/defend-neo-tokyo/prospect.js';
import { hasty, sensible } from '../../src/bots/defend-neo-tokyo/sensible.js';
import { sheetOf } from '../../src/bots/defend-neo-tokyo/sheet.js';
import { defendNeoTokyo as game } from '../../src/defend-neo-tokyo/index.js';
import { choiceOf, randomBot, seededRandom, simulate } from '../../src/kernel/simulate.js';
import { arrange, card, play } from '../defend-neo-tokyo/arrange.js';

describe('the sensible bot of Defend Neo Tokyo', () => {
  test.each([2, 5])('%i of them play legal moves to the end', (players) => {
    const state = game.setup({ players, seed: `sensible ${players}` });
    const random = seededRandom(`sensible ${players}`);
    for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
      const seat = seats[random.below(seats.length)] as number;
      const choice = choiceOf(game, state, seat, random);
      const move = sensible(choice);
      expect(choice.moves).toContainEqual(move);
      game.step(state, move);
    }
    expect(game.outcome(state)).not.toBeNull();
  });

  test.each(['draft', 'prebuilt'] as const)('it builds its Mech: %s', (build) => {
    const { decisions } = simulate(game, {
      games: 1,
      players: 3,
      seed: 'build',
      bot: sensible,
      setup: { build },
    });
    expect(decisions).toBeGreaterThan(50);
  });

  test('three of them save the city as a rule, where random ones never do', () => {
    const options = { games: 8, players: 3, seed: 'city' };
    const winsOf = (bot: typeof sensible) => simulate(game, { ...options, bot }).seats[0]?.wins;
    expect(winsOf(randomBot)).toBe(0);
    expect(winsOf(sensible)).toBeGreaterThanOrEqual(4);
  });

  test('the same seed gives the same game', () => {
    const options = { games: 1, players: 2, seed: 'twice', bot: sensible };
    expect(simulate(game, options).checksum).toBe(simulate(game, options).checksum);
  });
});

describe('an action that others may react to', () => {
  const table = (crossfire: string[]) =>
    arrange({
      acts: 1,
      seats: {
        0: { hand: crossfire, space: 's05' },
        1: { hand: ['ar-chainfist-3#1'], space: 's05', power: [3, 0, 1] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
  const chosen = (state: ReturnType<typeof table>, seat: number) => {
    return sensible(choiceOf(game, state, seat, seededRandom('reacts')));
  };

  test('is worth as much as one that nobody can react to', () => {
    const haymaker = card(1, 'ar-chainfist-3#1');
    expect(chosen(table([]), 1)).toEqual(haymaker);
    expect(chosen(table(['ch-patriot-3#1', 'ch-patriot-3#2']), 1)).toEqual(haymaker);
  });

  test('is helped by whoever can: both copies of Crossfire are played', () => {
    const state = table(['ch-patriot-3#1', 'ch-patriot-3#2']);
    const rolled = play(state, [card(1, 'ar-chainfist-3#1'), 1, 1, 1]).state;
    const first = chosen(rolled, 0);
    expect(first).toMatchObject({ type: 'react', seat: 0 });
    expect(chosen(play(rolled, first).state, 0)).toMatchObject({ type: 'react', seat: 0 });
  });
});

describe('an action that asks something before it hits', () => {
  test.each([
    ['Full Auto', 'ar-mg-3#1'],
    ['Shoulder Charge', 'lg-medium-3#1'],
  ])('is seen by the hasty one too: %s', (_name, attack) => {
    const state = arrange({
      seats: { 0: { hand: [attack, 'lg-medium-4#1'], space: 's05', power: [3, 0, 2] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    const choice = choiceOf(game, state, 0, seededRandom('asks'));
    expect(hasty(choice)).toEqual(card(0, attack));
    expect(sensible(choice)).toEqual(card(0, attack));
  });
});

describe('how things look', () => {
  const state = game.setup({ players: 3, seed: 'look' });
  const random = seededRandom('look');
  while (state.monsters.length === 0) {
    const [seat = 0] = game.toAct(state);
    game.step(state, sensible(choiceOf(game, state, seat, random)));
  }
  const sheet = sheetOf(game.content);
  const changed = (change: (copy: typeof state) => void) => {
    const copy = structuredClone(state);
    change(copy);
    return prospect(sheet, copy) - prospect(sheet, state);
  };

  test.each<[string, 1 | -1, (copy: typeof state) => void]>([
    ['a wounded Monster is good', 1, ({ monsters: [first] }) => first && void first.damage++],
    ['a step on the Destruction track is bad', -1, (copy) => void copy.destruction++],
    ['a damaged chassis is bad', -1, ({ mechs: [mech] }) => mech && void mech.damage.chassis++],
    ['a repair bot is good', 1, ({ mechs: [mech] }) => mech && void mech.repairBots++],
  ])('%s', (_what, sign, change) => {
    expect(Math.sign(changed(change))).toBe(sign);
  });
});

describe('the odds of winning', () => {
  const state = game.setup({ players: 2, seed: 'odds' });
  const random = seededRandom('odds');
  while (!state.bossAppeared) {
    const [seat = 0] = game.toAct(state);
    game.step(state, sensible(choiceOf(game, state, seat, random)));
  }
  const sheet = sheetOf(game.content);
  const changed = (change: (copy: typeof state) => void) => {
    const copy = structuredClone(state);
    change(copy);
    return oddsOf(sheet, copy) - oddsOf(sheet, state);
  };
  const boss = ({ monsters }: typeof state) => monsters.find(({ isBoss }) => isBoss);

  test('ten damage to the Boss are worth more, the less time is left', () => {
    const hit = (copy: typeof state) => void Object.assign(boss(copy) ?? {}, { damage: 10 });
    const last = (copy: typeof state) => void copy.eventDeck.splice(0);
    const now = changed(hit);
    const late = changed((copy) => [last(copy), hit(copy)]) - changed(last);
    expect(now).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(now);
  });

  test.each<[string, 1 | -1, (copy: typeof state) => void]>([
    ['a card less in the deck of Events is bad', -1, (copy) => void copy.eventDeck[0]?.pop()],
    ['a step on the Destruction track is bad', -1, (copy) => void copy.destruction++],
    ['a damaged limb is bad', -1, ({ mechs: [mech] }) => mech && void mech.damage.legs++],
    ['a damaged chassis is bad', -1, ({ mechs: [mech] }) => mech && void mech.damage.chassis++],
  ])('%s', (_what, sign, change) => {
    expect(Math.sign(changed(change))).toBe(sign);
  });
});
