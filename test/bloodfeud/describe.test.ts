import { describe, expect, test } from 'vitest';
import { bloodfeud, type Event, type Move } from '../../src/bloodfeud/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange } from './arrange.js';

/*
 * Moves, events and refusals as sentences: with printed names, also of what a viewer may only see in
 * part.
 */

const four = { players: 4, seed: 1 };
const { startingOrders, orders, advancements, events, ambitions, factionAmbitions } =
  bloodfeud.content;
const cards = [startingOrders.cards, orders, advancements, events, ambitions, factionAmbitions];
const ids = new Set<string>(cards.flat().map(({ id }) => id));

/** One sentence, with nothing in it that is only for programs. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z][^\n]*[^.,: ]\.$/);
  expect(text).not.toMatch(/\. |undefined|null|\[object|[a-z][A-Z]| {2}/);
  expect(text.split(/[^A-Za-z0-9]+/).filter((word) => ids.has(word))).toEqual([]);
}

test('every move and event of random games is one sentence with printed names', () => {
  const told = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const playersPerTeam = [4, 4, 4, 4];
    const setup = { players: 4, seed, storyteller: 'auto', actionBudget: 16 } as const;
    const state = bloodfeud.setup({ ...setup, playersPerTeam });
    const random = new SeededChance(seedChance(`sentences ${seed}`));
    const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
    while (bloodfeud.toAct(state).length > 0) {
      const moves = bloodfeud.legalMoves(state, any(bloodfeud.toAct(state)));
      const types = [...new Set(moves.map(({ type }) => type))];
      const type = any(types);
      const move = any(moves.filter((one) => one.type === type));
      expectSentence(bloodfeud.describe(state, move));
      told.add(move.type);
      for (const event of bloodfeud.step(state, move)) {
        const [seen = event] = bloodfeud.viewEvents([event], 'spectator');
        expectSentence(bloodfeud.describeEvent(event));
        expectSentence(bloodfeud.describeEvent(seen));
        told.add(event.type);
      }
    }
  }
  expect(told.size).toBeGreaterThan(80);
});

test.each<[Move, string]>([
  [{ type: 'castVote', seat: 0, choice: 1 }, 'Brujah votes for the Event of Nosferatu.'],
  [{ type: 'castVote', seat: 0, choice: 'noEvent' }, 'Brujah votes for No Event.'],
  [{ type: 'castVote', seat: 0, choice: 'abstain' }, 'Brujah abstains from the vote.'],
  [
    { type: 'tradeAsk', seat: 2, line: { kind: 'anyCard', zone: 'orders' } },
    'City Hall asks for any Order card.',
  ],
  [
    { type: 'tradeGive', seat: 2, line: { kind: 'card', zone: 'events', card: 'e01' } },
    'City Hall offers Blood Moon.',
  ],
  [
    { type: 'bonusBuryAmbition', seat: 1, slot: 2 },
    'Nosferatu buries the Ambition Puppet Parliament.',
  ],
  [
    { type: 'activate', seat: 1, source: 'faction', domain: 'D5', number: 3 },
    "Nosferatu activates the faction's ability to look at Order 3 on D5.",
  ],
])('%j', (move, sentence) => {
  expect(bloodfeud.describe(arrange(), move)).toBe(sentence);
});

const nothing = { assets: 0, tokens: 0, stored: [], counts: {} };
const goods = { assets: 3, tokens: 0, stored: ['o12'], counts: { events: 2 } };

test.each<[Event, string]>([
  [
    {
      type: 'tradeOffered',
      seat: 2,
      with: 1,
      give: { ...nothing, counts: { orders: 1 } },
      ask: goods,
    },
    'Team 2 offers 1 Order card to team 1 for 3 Assets, Sunlight Rounds and 2 Event cards.',
  ],
  [
    { type: 'tradeCompleted', seat: 2, with: 1, give: { ...nothing, tokens: 1 }, get: nothing },
    'Team 2 gives 1 Ambition token to team 1 for nothing.',
  ],
  [
    { type: 'tradeAccepted', seat: 1, with: 2, cards: ['e01', 'sAtk'] },
    'Team 1 accepts the trade with team 2 and picks Blood Moon and Attack.',
  ],
  [
    { type: 'tradeAccepted', seat: 1, with: 2 },
    'Team 1 accepts the trade with team 2 and picks its cards.',
  ],
  [
    { type: 'voteCallFailed', willing: [0, 3], needed: 3 },
    'The call fails because only team 0 and team 3 are willing and 3 are needed.',
  ],
  [
    {
      type: 'ballotsRevealed',
      ballots: [],
      totals: [
        { option: 0, votes: 4 },
        { option: 'noEvent', votes: 1 },
      ],
    },
    'The vote gives 4 to the Event of team 0 and 1 to No Event.',
  ],
  [
    { type: 'revoteStarted', options: [0, 1, 'noEvent'] },
    'The vote is repeated between the Event of team 0, the Event of team 1 and No Event.',
  ],
  [
    { type: 'powerDetermined', powers: [3, 1, 2, 1] },
    'Power is now 3 for team 0, 1 for team 1, 2 for team 2 and 1 for team 3.',
  ],
  [{ type: 'ordersReturned', buried: [] }, 'Orders and Seals return.'],
  [
    { type: 'ordersReturned', buried: ['o05', 'o12'] },
    'Orders and Seals return, but Last Stand and Sunlight Rounds are buried.',
  ],
  [
    { type: 'abilityActivated', seat: 1, ability: 'peekOrder', source: 'nosferatu' },
    'Team 1 activates the ability of its faction.',
  ],
  [
    { type: 'gameEnded', winners: [0, 2], tieBreak: 'shared' },
    'The game ends, and the victory is shared by team 0 and team 2.',
  ],
  [
    { type: 'gameEnded', winners: [1], tieBreak: 'none' },
    'The game ends, and the winner is team 1.',
  ],
])('%j', (event, sentence) => {
  expect(bloodfeud.describeEvent(event)).toBe(sentence);
});

describe('what the seats are called', () => {
  const state = arrange({ seats: { 0: { at: 'marketplace' } } });
  const names = bloodfeud.seatNames(state);

  test('their factions, and the storyteller', () => {
    expect(names).toEqual(['Brujah', 'Nosferatu', 'City Hall', 'FIRSTLIGHT', 'The storyteller']);
    expect(bloodfeud.seatNames(bloodfeud.setup({ ...four, storyteller: 'auto' }))).toHaveLength(4);
  });

  test('events tell the names that are given', () => {
    const event: Event = { type: 'allianceBlocked', seat: 1, teams: [0, 2] };
    const given = 'Nosferatu blocks an Alliance of Brujah and City Hall.';
    expect(bloodfeud.describeEvent(event, { names })).toBe(given);
    const plain = 'Team 1 blocks an Alliance of team 0 and team 2.';
    expect(bloodfeud.describeEvent(event)).toBe(plain);
  });

  test('moves tell the factions, or the names that are given', () => {
    const move: Move = { type: 'proposeAlliance', seat: 0, with: 2 };
    expect(bloodfeud.describe(state, move)).toBe('Brujah proposes an Alliance to City Hall.');
    const told = bloodfeud.describe(state, move, { names: ['Ada', 'Ben', 'Cleo'] });
    expect(told).toBe('Ada proposes an Alliance to Cleo.');
    const end: Move = { type: 'endGameplayPhase', seat: 4 };
    expect(bloodfeud.describe(state, end)).toBe('The storyteller ends the Gameplay Phase.');
  });

  test('done says what it ends', () => {
    const done: Move = { type: 'done', seat: 0 };
    const burying = arrange({ steps: [{ type: 'marketBonus', seat: 0, left: 1 }] });
    expect(bloodfeud.describe(burying, done)).toBe('Brujah buries no more cards.');
    const cycle = { type: 'councilCycle', seat: 0, left: 1, discarded: 1 } as const;
    const cycling = arrange({ steps: [cycle] });
    expect(bloodfeud.describe(cycling, done)).toBe('Brujah discards no more Events.');
  });
});

test.each<[Move, string]>([
  [
    { type: 'placeOrder', seat: 0, card: 'o10', domain: 'D1' },
    'Brujah needs a player at the Orders station',
  ],
  [{ type: 'placeOrder', seat: 1, card: 'o10', domain: 'D1' }, 'Shakedown is for human teams'],
  [{ type: 'placeOrder', seat: 1, card: 'o01', domain: 'D1' }, 'Nosferatu does not hold Ambush'],
  [
    { type: 'purchaseItem', seat: 0, item: { pile: 'gear', slot: 3 } },
    'Courier Network costs 4 Assets; Brujah has 1',
  ],
  [
    { type: 'purchaseStored', seat: 0, item: 'o02' },
    'Blood Hunt is not in the Warehouse of Brujah',
  ],
  [{ type: 'equip', seat: 0, card: 'v02', player: 'P1' }, 'Brujah does not hold Potence'],
  [{ type: 'blockAlliance', seat: 1, teams: [0, 2] }, '2 teams are needed at the Orders station'],
  [{ type: 'openTrade', seat: 0, with: 0 }, 'choose another team, not Brujah'],
  [{ type: 'movePlayer', seat: 0, player: 'P3', to: 'orders' }, 'Brujah has no P3'],
  [{ type: 'endGameplayPhase', seat: 0 }, 'Brujah is not the storyteller'],
])('the refusal of %j', (move, sentence) => {
  const state = arrange({
    seats: {
      0: { at: 'marketplace', assets: 1 },
      1: { at: 'orders', orders: ['o10'] },
    },
  });
  const tried = bloodfeud.tryApply(state, move);
  expect(tried.ok ? 'allowed' : tried.message).toContain(sentence);
});
