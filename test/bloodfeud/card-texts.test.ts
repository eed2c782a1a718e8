import { describe, expect, test } from 'vitest';
import { compile } from '../../src/bloodfeud/content/compile.js';
import {
  abilities,
  type EventEffect,
  type Order,
  type TeamEffect,
} from '../../src/bloodfeud/content/schema.js';
import { cardsOf } from '../../src/bloodfeud/display/cards.js';
import { bloodfeud, type ContentPack, type Event, type State } from '../../src/bloodfeud/index.js';
import { cardText } from '../../src/display/card.js';
import type { Roll } from '../../src/kernel/chance.js';
import { type Arrangement, arrange, quiet } from './arrange.js';

/*
 * What cards say: every card of the pack in good sentences, and the number in a sentence is the number that happens.
 */

const { content } = bloodfeud;

/** The pack with some entries changed; it keeps its id, so that arranged tables fit it. */
function packWith(changed: Partial<ContentPack>) {
  return bloodfeud.withContent({ ...content, ...changed });
}

/** A list of entries, one of them changed. */
function changed<T extends { id: string }>(list: readonly T[], id: string, now: Partial<T>): T[] {
  return list.map((one) => (one.id === id ? { ...one, ...now } : one));
}

function textOf(game: typeof bloodfeud, id: string) {
  const found = cardsOf(compile(game.content)).find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** The numbers in the sentences of a card, in their order. */
function numbersOn(game: typeof bloodfeud, id: string): number[] {
  const { lines } = textOf(game, id);
  for (const line of lines) expectPlain(line);
  return numbersIn(lines.join(' '));
}

function numbersIn(words: string): number[] {
  return (words.match(/[+-]?\d+/g) ?? []).map(Number);
}

describe('every card of the pack', () => {
  const cards = cardsOf(compile(content));

  test('has the form of a card, and an id of its own', () => {
    for (const card of cards) expect(cardText.parse(card)).toEqual(card);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test('is there', () => {
    const { factions, tiles, startingOrders, orders, advancements, events } = content;
    const { ambitions, factionAmbitions, scenarios, layouts } = content;
    const cardsOnly = [orders, advancements, events, ambitions, factionAmbitions];
    const entries = [factions, tiles, startingOrders.cards, ...cardsOnly, scenarios, layouts];
    const ids = [...entries.flat().map(({ id }) => id), 'token'];
    expect(cards.map(({ id }) => id)).toEqual(ids);
  });

  test.each(cards.map((card) => [card.id, card] as const))('%s speaks plainly', (_id, card) => {
    for (const line of card.lines) expectPlain(line);
    expect(card.lines.length).toBeGreaterThan(0);
  });
});

const ids = new Set(cardsOf(compile(content)).map(({ id }) => id));
ids.delete('token');

/** A sentence for people, with singular and plural in their places. */
function expectPlain(line: string): void {
  expect(line).toMatch(/^[A-Z].*[a-z0-9)]\.$/);
  expect(line).not.toMatch(/undefined|null|OWN|[a-z][A-Z]| {2}|\.\./);
  expect(line.split(/[^A-Za-z0-9]+/).filter((word) => ids.has(word))).toEqual([]);
  const nouns = 'Asset|Unit|token|card|Domain|Order|Attack|vote|Alliance|trade|item|Advancement';
  const between = '(?:(?:more|Basic|Human|Vampire|Player|Ambition|Event|Market|Council) )*';
  expect(line).not.toMatch(new RegExp(`\\b1 ${between}(?:${nouns}|Barricade)s\\b`));
  expect(line).not.toMatch(
    new RegExp(`\\b(?!1\\b)\\d+ ${between}(?:${nouns}|Barricade)\\b(?! card)`),
  );
}

test('a text of the pack itself wins', () => {
  const text = 'Pay the piper.\nThen run.';
  const game = packWith({ events: changed(content.events, 'e01', { text }) });
  expect(textOf(game, 'e01')).toMatchObject({
    title: 'Blood Moon',
    lines: ['Pay the piper.', 'Then run.'],
  });
});

test('several parts of an Ambition are all needed', () => {
  expect(textOf(bloodfeud, 'f14').lines).toEqual([
    'Have no Player Unit of your own off the Cityscape at Daybreak.',
    'Also have at most 1 Unit in your Graveyard at Daybreak.',
  ]);
});

/** Plays on an arranged table with another pack. */
function played(game: typeof bloodfeud, state: State, ...rolls: Roll[]) {
  const move = { type: 'endGameplayPhase', seat: state.teams.length } as const;
  return game.apply(state, move, rolls.length > 0 ? { rolls } : undefined);
}

function gainedBy(seat: number, events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    const isGain = event.type === 'assetsGained' && event.seat === seat;
    return isGain && event.reason !== 'event' ? sum + event.amount : sum;
  }, 0);
}

type Home = 'faction' | 'tile' | 'advancement';

/** Brujah, its tile D1 and the card of its P1 are T01 and v01. */
const homes: Readonly<Record<Home, string>> = {
  faction: 'brujah',
  tile: 'T01',
  advancement: 'v01',
};

function packAt(home: Home, effects: TeamEffect[]) {
  const factions = changed(content.factions, 'brujah', {
    effects: home === 'faction' ? effects : [],
  });
  const statics = effects.filter((one) => one.type !== 'activate');
  const tiles = changed(content.tiles, 'T01', { effects: home === 'tile' ? statics : [] });
  const advancements = changed(content.advancements, 'v01', {
    effects: home === 'advancement' ? effects : [{ type: 'swift' }],
  });
  return packWith({ factions, tiles, advancements });
}

const withCard: Arrangement = {
  seats: { 0: { lanyards: { P1: ['v01'] }, at: 'council' } },
};
const { questions } = bloodfeud;
type Asked = Parameters<typeof questions.income>[0];

function orderAt(card: string, more: Arrangement = {}): State {
  const seats = { ...more.seats, 0: { ...withCard.seats?.[0], ...more.seats?.[0] } };
  return arrange(quiet({ ...more, seats, placed: [['D1', 0, card]] }));
}

/** What each effect with a number adds: asked or played, never read from the effect. */
type Measure = (game: typeof bloodfeud) => number;

const strengthOf =
  (role: 'attack' | 'defence'): Measure =>
  (game) => {
    const state = arrange({ seats: { ...withCard.seats, 2: { units: { D1: 1 } } } });
    const [seat, team] = role === 'attack' ? [0, 2] : [2, 0];
    return game.questions.combat(state, seat, 'D1', team, 'basic')[role].total;
  };

const feeds: Measure = (game) => gainedBy(0, played(game, orderAt('sFeed')).events);

const asking =
  (ask: (game: typeof bloodfeud, state: Asked) => number): Measure =>
  (game) =>
    ask(game, arrange(withCard));

/** An effect, where it can stand, and what it adds; without a measure its sentence has no number. */
type Case = readonly [TeamEffect, Home[], Measure?];

const anywhere: Home[] = ['faction', 'tile', 'advancement'];
const ofTeams: Home[] = ['faction', 'advancement'];

const cases: { readonly [T in TeamEffect['type']]: readonly Case[] } = {
  strength: [
    [{ type: 'strength', role: 'attack', amount: 2 }, anywhere, strengthOf('attack')],
    [{ type: 'strength', role: 'attack', amount: -2 }, anywhere, strengthOf('attack')],
    [{ type: 'strength', role: 'defend', amount: 3 }, anywhere, strengthOf('defence')],
  ],
  unitLimit: [
    [
      { type: 'unitLimit', amount: 2 },
      ofTeams,
      asking((game, state) => game.questions.unitLimit(state, 0, 'D2').limit),
    ],
  ],
  unitLimitHere: [
    [
      { type: 'unitLimitHere', amount: 2 },
      ['tile'],
      asking((game, state) => game.questions.unitLimit(state, 3, 'D1').limit),
    ],
  ],
  noBarricades: [[{ type: 'noBarricades' }, ['tile']]],
  ignoreBarricades: [[{ type: 'ignoreBarricades' }, ofTeams]],
  swift: [[{ type: 'swift' }, ['advancement']]],
  armor: [[{ type: 'armor' }, ['advancement']]],
  votePower: [
    [
      { type: 'votePower', amount: 2 },
      anywhere,
      asking((game, state) => game.questions.votingPower(state, 0)),
    ],
  ],
  orderBonus: [[{ type: 'orderBonus', order: 'feed', amount: 2 }, anywhere, feeds]],
  marketDiscount: [
    [
      { type: 'marketDiscount', pile: 'orders', amount: 2 },
      anywhere,
      asking((game, state) => -game.questions.price(state, 0, 'o02').price),
    ],
  ],
  storeBonus: [
    [
      { type: 'storeBonus', amount: 2 },
      anywhere,
      asking((game, state) => game.questions.storeLimit(state, 0) ?? 0),
    ],
  ],
  income: [
    [
      { type: 'income', assets: 2 },
      anywhere,
      asking((game, state) => game.questions.income(state, 0)),
    ],
  ],
  allianceShield: [[{ type: 'allianceShield' }, ['faction']]],
  extraSeal: [
    [
      { type: 'extraSeal', amount: 2 },
      ofTeams,
      asking((game, state) => game.questions.sealsFree(state, 0)),
    ],
  ],
  eventCycle: [
    [
      { type: 'eventCycle', amount: 1 },
      ofTeams,
      (game) => {
        const state = arrange({ seats: { 0: { ...withCard.seats?.[0], power: 3 } } });
        const cycled = game.apply(state, { type: 'cycleEvent', seat: 0, card: 'e01' });
        const step = cycled.state.agenda.at(-1);
        return step?.type === 'councilCycle' ? step.left : 0;
      },
    ],
  ],
  activate: abilities.map((ability): Case => [{ type: 'activate', ability }, ['advancement']]),
};

describe('the number in a sentence is the number that happens', () => {
  const rows = Object.values(cases)
    .flat()
    .flatMap(([effect, at, measure]) => {
      return at.map((home) => [JSON.stringify(effect), home, effect, measure] as const);
    });
  test.each(rows)('[BF-ADV-04] %s of a %s', (_name, home, effect, measure) => {
    const game = packAt(home, [effect]);
    const without = packAt(home, [{ type: 'strength', role: 'attack', amount: 0 }]);
    const numbers = numbersIn(sentenceAt(game, home));
    if (measure === undefined) return expect(numbers).toEqual([]);
    expect(measure(game) - measure(without)).toBe(numbers[0]);
  });

  test('[BF-ORDER-02] nobody has more Seals than the sentence says', () => {
    const game = packAt('faction', [{ type: 'extraSeal', amount: 9 }]);
    const [, most] = numbersIn(sentenceAt(game, 'faction'));
    expect(game.questions.sealsFree(arrange(withCard), 0)).toBe(most);
  });

  /** A tile says first what Power it gives. */
  function sentenceAt(game: typeof bloodfeud, home: Home): string {
    return textOf(game, homes[home]).lines[home === 'tile' ? 1 : 0] ?? '';
  }

  /** Central Park (D7) with City Hall, and Brujah beside it. */
  const park = (card: string, seat: number) => {
    const players = { P1: 'ready', P2: 'ready' } as const;
    const seats = { 0: { units: { D7: 1 } }, 2: { units: { D7: 1, D8: { players } } } };
    return arrange(quiet({ seats, placed: [['D7', seat, card]] }));
  };
  const bonusAt = (order: 'recruit' | 'embrace' | 'requisition', amount: number) => {
    const effects: TeamEffect[] = amount > 0 ? [{ type: 'orderBonus', order, amount }] : [];
    return packWith({ tiles: changed(content.tiles, 'T07', { effects: effects as never }) });
  };

  test.each([
    ['requisition', 'sReq', 2, 3],
    ['recruit', 'sRec', 2, 1],
    ['embrace', 'sEmb', 0, 1],
  ] as const)('[BF-REQ-01] [BF-REC-01] [BF-EMB-01] a bonus of %s', (order, card, seat, amount) => {
    const happens = (game: typeof bloodfeud): number => {
      const { state, events } = played(game, park(card, seat));
      const step = state.agenda.at(-1);
      if (step?.type === 'embraceTarget') return step.left;
      return gainedBy(seat, events) + unitsGained(events);
    };
    const game = bonusAt(order, amount);
    expect(numbersOn(game, 'T07').slice(1)).toEqual([amount]);
    expect(happens(game) - happens(bonusAt(order, 0))).toBe(amount);
  });
});

function unitsGained(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'unitsGained' ? event.count : 0), 0);
}

describe('Orders do what they say', () => {
  /** Starting Orders with other numbers, held and placed as usual. */
  const packOf = (id: string, now: Partial<Order>) => {
    const cards = changed(content.startingOrders.cards, id, now as never);
    return packWith({ startingOrders: { ...content.startingOrders, cards } });
  };

  test.each([
    [{ strength: 2 }, 'basic', 2],
    [{ vsPlayer: 3 }, 'P1', 3],
    [{ vsPlayer: 3 }, 'basic', 0],
    [{ vsKind: { kind: 'human', amount: 4 } }, 'basic', 4],
    [{ vsKind: { kind: 'vampire', amount: 4 } }, 'basic', 0],
  ] as const)('[BF-ATK-02] an Attack with %j against %s', (now, unit, added) => {
    const game = packOf('sAtk', now);
    const state = arrange({
      seats: { 2: { units: { D1: { ready: 1, players: { P1: 'ready' } } } } },
    });
    const { attack } = game.questions.combat(state, 0, 'D1', 2, unit, 'sAtk');
    expect(attack.parts.orders).toBe(added);
    if (added > 0) expect(numbersOn(game, 'sAtk')).toEqual([added]);
  });

  test.each([{ defend: 3 }, { defend: 0 }])('[BF-DEF-01] a Defend with %j', (now) => {
    const game = packOf('sDef', now);
    const seats = { 2: { units: { D1: 1 } } };
    const placed: Arrangement['placed'] = [
      ['D1', 0, 'sDef'],
      ['D1', 2, 'sAtk'],
    ];
    const state = arrange(quiet({ seats: { ...seats, 0: { power: 1 } }, placed }));
    const after = played(game, state).state;
    const { defence } = game.questions.combat(after, 2, 'D1', 0, 'P1', 'sAtk');
    expect(numbersOn(game, 'sDef')).toEqual([defence.parts.orders]);
    expect(defence.parts.orders).toBe(now.defend);
  });

  test.each([
    ['sFeed', { bonus: 2 }, 0, 'D1'],
    ['sReq', { bonus: 2 }, 2, 'D7'],
  ] as const)(
    '[BF-FEED-01] [BF-REQ-01] %s with %j pays by whom it meets',
    (card, now, seat, at) => {
      const game = packOf(card, now);
      const gained = (other: number) => {
        const seats = { [other]: { units: { [at]: 1 } } };
        return gainedBy(
          seat,
          played(game, arrange(quiet({ seats, placed: [[at, seat, card]] }))).events,
        );
      };
      const [human, vampire] = [3, 1];
      const expected = [gained(human), gained(vampire)];
      expect(numbersOn(game, card)).toEqual(expected);
      expect(expected).toEqual([4, 3]);
    },
  );

  test.each([0, 1])('[BF-REC-01] a Recruit with a bonus of %i beside Vampires', (bonus) => {
    const game = packOf('sRec', { bonus });
    const players = { P1: 'ready', P2: 'ready' } as const;
    const seats = { 0: { units: { D7: 1 } }, 2: { units: { D7: 1, D8: { players } } } };
    const { events } = played(game, arrange(quiet({ seats, placed: [['D7', 2, 'sRec']] })));
    expect(numbersOn(game, 'sRec')).toEqual([unitsGained(events)]);
    expect(unitsGained(events)).toBe(1 + bonus);
  });

  test('[BF-EMB-01] an Embrace of two', () => {
    const game = packOf('sEmb', { count: 2 });
    const seats = { 0: { units: { D7: 1 } }, 2: { units: { D7: 3 } } };
    const { state } = played(game, arrange(quiet({ seats, placed: [['D7', 0, 'sEmb']] })));
    expect(state.agenda.at(-1)).toMatchObject({ type: 'embraceTarget', left: 2 });
    expect(numbersOn(game, 'sEmb')).toEqual([2]);
  });
});

describe('Events do what they say', () => {
  type EffectType = EventEffect['type'];
  interface Case {
    readonly effect: EventEffect;
    readonly table?: Arrangement;
    /** Without one its sentence has no number. */
    readonly measure?: (after: { state: State; events: readonly Event[] }) => number;
    readonly times?: number;
  }
  const amountFor =
    (type: 'assetsGained' | 'assetsLost' | 'tokensGained' | 'tokensLost') =>
    ({ events }: { events: readonly Event[] }) => {
      const found = events.find((event) => event.type === type && event.seat === 0);
      return found !== undefined && 'amount' in found ? found.amount : 0;
    };
  const who = 'all';

  /** An Attack under way, so that what lasts until Cleanup is seen. */
  const attacking: Arrangement = {
    seats: { 2: { units: { D1: 1 } } },
    placed: [['D1', 2, 'sAtk']],
  };

  const all: Readonly<Record<EffectType, Case>> = {
    gainAssets: {
      effect: { type: 'gainAssets', who, amount: 2, per: 'domainsControlled' },
      table: { control: { D2: 0, D4: 0 } },
      measure: amountFor('assetsGained'),
      times: 3,
    },
    gainTokens: {
      effect: { type: 'gainTokens', who, amount: 2 },
      measure: amountFor('tokensGained'),
    },
    loseAssets: {
      effect: { type: 'loseAssets', who, amount: 3 },
      measure: amountFor('assetsLost'),
    },
    loseTokens: {
      effect: { type: 'loseTokens', who, amount: 2 },
      table: { seats: { 0: { tokens: 4 } } },
      measure: amountFor('tokensLost'),
    },
    loseUnits: {
      effect: { type: 'loseUnits', who: { most: 'power' }, count: 2 },
      table: { seats: { 0: { power: 6, units: { D1: 2, D2: 1 } } } },
      measure: ({ state }) => {
        const step = state.agenda.at(-1);
        return step?.type === 'eventLoseUnit' ? (step.queue[0]?.left ?? 0) : 0;
      },
    },
    gainUnits: {
      effect: { type: 'gainUnits', who: { kind: 'human' }, count: 2, ignoreLimit: true },
      measure: ({ events }) => unitsGained(events),
      times: 2,
    },
    drawEvents: {
      effect: { type: 'drawEvents', who, count: 2 },
      measure: ({ events }) => events.filter(({ type }) => type === 'eventDrawn').length,
      times: 4,
    },
    roundOrderBonus: {
      effect: { type: 'roundOrderBonus', order: 'feed', amount: 3 },
      table: { placed: [['D1', 0, 'sFeed']] },
      /** Without Humans a Feed gains 1. */
      measure: ({ events }) => gainedBy(0, events) - 1,
    },
    roundStrength: {
      effect: { type: 'roundStrength', role: 'attack', amount: 2 },
      table: attacking,
      measure: ({ state }) => questions.combat(state, 2, 'D1', 0, 'P1').attack.parts.event,
    },
    powerChange: {
      effect: { type: 'powerChange', who: { most: 'power' }, amount: 2 },
      /** Brujah has Power 3 of its tile. */
      measure: ({ state }) => (state.teams[0]?.power ?? 0) - 3,
    },
    removeBarricades: { effect: { type: 'removeBarricades', scope: 'all' } },
    marketSweep: { effect: { type: 'marketSweep', piles: 'all' } },
    cancelOrder: { effect: { type: 'cancelOrder', order: 'feed' } },
    shieldDomain: { effect: { type: 'shieldDomain', choose: 1 } },
    blackoutDomain: { effect: { type: 'blackoutDomain', choose: 1 } },
    endAlliances: { effect: { type: 'endAlliances' } },
  };

  test.each(Object.entries(all))('[BF-EVENT-01] %s', (_type, one) => {
    const { effect, table = {}, measure, times = 1 } = one;
    const game = packWith({ events: changed(content.events, 'e05', { effects: [effect] }) });
    if (measure === undefined) return expect(numbersOn(game, 'e05')).toEqual([]);
    const council = { resolved: true, selected: { card: 'e05', by: 1 } };
    const seats = { ...table.seats, 1: { events: ['e02', 'e03'] } };
    const after = played(game, arrange({ ...table, seats, council }));
    const [number = 0] = numbersOn(game, 'e05');
    expect(number).toBeGreaterThan(1);
    expect(measure(after)).toBe(number * times);
  });
});

describe('Ambitions say what is needed', () => {
  const cards = [...content.ambitions, ...content.factionAmbitions].map(({ id }) => id);
  test.each(cards)('[BF-END-02] %s', (card) => {
    const state = arrange();
    const { needs } = bloodfeud.questions.ambition(state, 0, card);
    const numbers = needs.flatMap(({ op, value }) => (op === '>' || value === 0 ? [] : [value]));
    expect(numbersOn(bloodfeud, card)).toEqual(numbers);
    const words = textOf(bloodfeud, card).lines;
    needs.forEach(({ op, value }, i) => {
      const sign = { '>=': 'at least', '<=': 'at most', '==': 'exactly', '>': 'more' }[op];
      expect(words[i]).toContain(value === 0 && op === '==' ? 'no ' : sign);
    });
  });
});
