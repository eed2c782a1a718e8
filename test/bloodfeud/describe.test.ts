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
    'Nosferatu buries the Ambition Puppet Parliament for free.',
  ],
  [
    { type: 'activate', seat: 1, source: 'faction', domain: 'D5', number: 3 },
    "Nosferatu activates the faction's ability to look at Order 3 on Midtown (D5).",
  ],
  [
    { type: 'moveUnit', seat: 0, unit: 'P1', from: 'D1', to: 'D2', swift: true },
    'Brujah moves P1 from Financial District (D1) to Chinatown (D2) without tiring it.',
  ],
  [
    { type: 'placeBarricade', seat: 0, unit: 'basic', domain: 'D1', edge: 'D1-D4' },
    'Brujah places a Barricade on the edge between Financial District (D1) and Greenwich Village (D4) with a Basic Unit on Financial District (D1).',
  ],
  [
    { type: 'placeOrder', seat: 0, card: 'sFeed', domain: 'D9' },
    'Brujah places Feed under a Seal on Brooklyn Heights (D9).',
  ],
])('%j', (move, sentence) => {
  expect(bloodfeud.describe(arrange(), move)).toBe(sentence);
});

const market = { type: 'purchaseItem', seat: 1, item: { pile: 'orders', slot: 1 } } as const;
const stored = { type: 'purchaseStored', seat: 1, item: 'v02' } as const;
const token = { type: 'purchaseItem', seat: 2, item: 'token' } as const;

/** Nosferatu has Power 1 and so the discount; City Hall has Back Channel, so that Orders cost it 1 Asset less. */
test.each<[Move, string]>([
  [market, 'Nosferatu purchases Ambush for 3 Assets.'],
  [{ ...market, discount: true }, 'Nosferatu purchases Ambush for 2 Assets with the discount.'],
  [{ ...market, seat: 2 }, 'City Hall purchases Ambush for 2 Assets.'],
  [token, 'City Hall purchases an Ambition token for 6 Assets.'],
  [stored, 'Nosferatu purchases Potence from the Warehouse for 4 Assets.'],
  [
    { ...stored, discount: true },
    'Nosferatu purchases Potence from the Warehouse for 3 Assets with the discount.',
  ],
  [
    { type: 'buryMarketCard', seat: 2, pile: 'gear', slot: 1 },
    'City Hall pays 1 Asset to bury Kevlar Vest.',
  ],
  [
    { type: 'purchaseAmbition', seat: 2, from: 'faceUp', slot: 2 },
    'City Hall purchases the Ambition Puppet Parliament for 1 Ambition token.',
  ],
  [
    { type: 'purchaseAmbition', seat: 2, from: 'deck' },
    'City Hall purchases the top card of the Ambition deck for 1 Ambition token.',
  ],
  [
    { type: 'reduceSun', seat: 2 },
    'City Hall blocks space 5 of the Sun Track for 2 Ambition tokens.',
  ],
  [
    { type: 'blockAlliance', seat: 2, teams: [0, 1] },
    'City Hall declares an Alliance of Brujah and Nosferatu blocked for 1 Asset.',
  ],
  [
    { type: 'answerAlliance', seat: 2, accept: true },
    'City Hall agrees to the Alliance for 1 Asset.',
  ],
  [{ type: 'answerAlliance', seat: 2, accept: false }, 'City Hall refuses the Alliance.'],
  [{ type: 'respondBlock', seat: 2, block: true }, 'City Hall blocks the Alliance for 1 Asset.'],
  [
    { type: 'answerCounter', seat: 2, ally: true },
    'City Hall wants to ally against the block for 1 Asset.',
  ],
])('what it costs: %j', (move, sentence) => {
  const state = arrange({
    seats: {
      1: { power: 1, warehouse: ['v02'] },
      2: { power: 2, lanyards: { P1: ['h10'] } },
    },
    market: { orders: { slots: ['o01', 'o02', 'o03'] }, gear: { slots: ['h01', 'h02', 'h03'] } },
    faceUp: ['a03', 'a08', 'a14', 'a20'],
    sun: { marker: 1, blocked: [6] },
  });
  expect(bloodfeud.describe(state, move)).toBe(sentence);
  expect(bloodfeud.describe(bloodfeud.view(state, 'spectator'), move)).toBe(sentence);
});

/** City Hall offers Nosferatu 3 Assets and an Event for 1 Ambition token and any Order card. */
const offer = {
  proposer: 2,
  partner: 1,
  give: [
    { kind: 'assets', amount: 3 },
    { kind: 'card', zone: 'events', card: 'e01' },
  ],
  ask: [
    { kind: 'tokens', amount: 1 },
    { kind: 'anyCard', zone: 'orders' },
  ],
} as const;
const proposed = 'to give 3 Assets and 1 Event card to Nosferatu';
const accepted = 'to give 1 Ambition token and 1 Order card to City Hall';

test.each<['tradeDraft' | 'tradeAnswer' | 'tradeConfirm', Move, string]>([
  [
    'tradeDraft',
    { type: 'tradeSend', seat: 2 },
    `City Hall sends the offer, ${proposed} for 1 Ambition token and 1 Order card.`,
  ],
  [
    'tradeAnswer',
    { type: 'answerTrade', seat: 1, accept: true },
    `Nosferatu accepts the offer, ${accepted} for 3 Assets and 1 Event card.`,
  ],
  ['tradeAnswer', { type: 'answerTrade', seat: 1, accept: false }, 'Nosferatu declines the offer.'],
  [
    'tradeConfirm',
    { type: 'confirmTrade', seat: 2, confirm: true },
    `City Hall confirms the trade, ${proposed} for 1 Ambition token and 1 Order card.`,
  ],
  [
    'tradeConfirm',
    { type: 'confirmTrade', seat: 2, confirm: false },
    'City Hall cancels the trade.',
  ],
])(
  '[BF-INFO-05] %s: what a trade is about, and no card of it, is told to everybody',
  (type, move, sentence) => {
    const terms = { ...offer, give: [...offer.give], ask: [...offer.ask] };
    const step = type === 'tradeConfirm' ? { type, ...terms, picks: ['o01'] } : { type, ...terms };
    const state = arrange({
      seats: { 1: { tokens: 1, orders: ['o01'] }, 2: { assets: 3, events: ['e01'] } },
      steps: [step],
    });
    expect(bloodfeud.describe(state, move)).toBe(sentence);
    for (const viewer of [0, 1, 2, 'spectator', 'open'] as const) {
      expect(bloodfeud.describe(bloodfeud.view(state, viewer), move)).toBe(sentence);
    }
  },
);

test('an Attack and an Embrace tell where', () => {
  const order = { domain: 'D5', seat: 0, card: 'sAtk' } as const;
  const attacked = arrange({
    seats: { 0: { units: { D5: 2 } }, 2: { units: { D5: 1 } } },
    placed: [['D5', 0, 'sAtk']],
    steps: [{ type: 'attackTarget', ...order }],
  });
  const target: Move = { type: 'chooseTarget', seat: 0, team: 2, unit: 'basic' };
  const sentence = 'Brujah attacks a Basic Unit of City Hall on Midtown (D5).';
  expect(bloodfeud.describe(attacked, target)).toBe(sentence);
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
