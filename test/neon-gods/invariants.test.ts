import { describe, expect, test } from 'vitest';
import { neonGods } from '../../src/neon-gods/index.js';
import type { SeatState, State } from '../../src/neon-gods/state/state.js';
import { type Arrangement, arrange, seat } from './arrange.js';
import { atBattles, blind, choose, lay } from './fight.js';

/* What holds in a single state, shown by states broken on purpose. */

interface Broken {
  subject: string;
  what: string;
  breaks: (state: State) => void;
  says: RegExp;
  on?: Arrangement;
}

const first = (state: State): SeatState => seat(state, 0);

const tokens = ['tunnels', 'owls', 'products', 'factories', 'watchtowers', 'monuments'] as const;

const broken: Broken[] = [
  {
    subject: 'every card once',
    what: 'a card is missing',
    breaks: (state) => state.recruitDeck[0]?.pop(),
    says: /^rec-\w+ is nowhere$/,
  },
  {
    subject: 'every card once',
    what: 'a card is there twice',
    breaks: (state) => seat(state, 1).discard.push(state.row[0] as string),
    says: /, in the row, is there too often$/,
  },
  {
    subject: 'every card once',
    what: 'a card that does not exist',
    breaks: (state) => first(state).discard.push('rec-nobody'),
    says: /^rec-nobody, in the discard pile of seat 0, is not part of this game$/,
  },
  {
    subject: 'cards where they may be',
    what: 'an event in a hand',
    breaks: (state) => {
      const deck = state.recruitDeck[0] as string[];
      first(state).hand.unshift(...deck.splice(deck.indexOf('evt-owls'), 1));
    },
    on: { row: ['rec-uri', 'rec-xena', 'rec-happy', 'rec-tess'] },
    says: /^evt-owls may not be in the hand of seat 0$/,
  },
  {
    subject: 'cards where they may be',
    what: 'a starting card of one gang with another',
    breaks: (state) => seat(state, 1).discard.push(first(state).hand.pop() as string),
    says: /^start-mums-\w+ may not be in the discard pile of seat 1$/,
  },
  {
    subject: 'cards where they may be',
    what: 'a starting card in the recruitment deck',
    breaks: (state) => {
      const deck = state.recruitDeck[0] as string[];
      deck.push(first(state).hand.pop() as string);
      deck.sort();
    },
    says: /^start-mums-\w+ may not be in the recruitment deck$/,
  },
  {
    subject: 'cards where they may be',
    what: 'a gang member as the event being carried out',
    breaks: (state) => {
      state.pendingEvent = state.recruitDeck[0]?.pop() as string;
    },
    says: /is not an event$/,
  },
  {
    subject: 'all figures',
    what: 'a figure too many on the board',
    breaks: (state) => {
      state.board.A1.figures = [7, 0];
    },
    says: /^seat 0 has 17 figures$/,
  },
  {
    subject: 'all figures',
    what: 'a figure missing in a supply',
    breaks: (state) => {
      seat(state, 1).figureSupply--;
    },
    says: /^seat 1 has 15 figures$/,
  },
  {
    subject: 'figures where they may stand',
    what: 'three figures of a gang on a space',
    breaks: (state) => {
      state.board.A1.figures = [3, 0];
      state.board.A2.figures = [3, 0];
    },
    says: /^seat 0 has 3 figures on A2$/,
  },
  {
    subject: 'figures where they may stand',
    what: 'a figure on the base of another',
    breaks: (state) => {
      state.board.A1.figures = [5, 0];
      state.board.F6.figures = [1, 6];
    },
    says: /^seat 0 is on the base F6$/,
  },
  ...tokens.map((kind): Broken => {
    return {
      subject: 'all tokens',
      what: `one more of ${kind}`,
      breaks: (state) => {
        state.supply[kind]++;
      },
      says: new RegExp(`^there are ${kind === 'products' ? 31 : 11} ${kind}, not`),
    };
  }),
  {
    subject: 'all tokens',
    what: 'an andy missing',
    breaks: (state) => state.supply.andys[0]?.pop(),
    says: /^andy-15 is nowhere$/,
  },
  {
    subject: 'all tokens',
    what: 'an andy twice',
    breaks: (state) => {
      state.supply.andys[0]?.splice(0, 1, 'andy-02');
    },
    says: /^andy-02, in the batches, is there too often$/,
  },
  {
    subject: 'all tokens',
    what: 'an andy that does not exist',
    breaks: (state) => {
      state.supply.andys[0]?.splice(14, 1, 'andy-16');
    },
    says: /^andy-16, in the batches, is not part of this game$/,
  },
  {
    subject: 'all tokens',
    what: 'more andys face down than their batch has',
    breaks: (state) => {
      state.supply.andys = [state.supply.andys[0]?.slice(0, 5) ?? [], []];
      state.supply.andys[1] = Array.from({ length: 10 }, (_, i) => `andy-${i + 6}`).map((id) => {
        return id.replace(/-(\d)$/, '-0$1');
      });
    },
    says: /^batch 0 has too many face-down andys$/,
  },
  {
    subject: 'all tokens',
    what: 'an andy of a batch that does not exist',
    breaks: (state) => {
      state.board.C2.andys = [{ down: 1 }];
    },
    says: /^C2: no batch 1$/,
  },
  {
    subject: 'the layout stays',
    what: 'another skyscraper',
    breaks: (state) => {
      state.board.C1.skyscraper = 3;
    },
    says: /^C1 is not as the scenario says$/,
  },
  {
    subject: 'the layout stays',
    what: 'another dead zone',
    breaks: (state) => {
      state.board.B1.dead = true;
    },
    says: /^B1 is not as the scenario says$/,
  },
  {
    subject: 'the layout stays',
    what: 'a base that is gone',
    breaks: (state) => {
      state.board.F6.base = null;
    },
    says: /^F6 is not as the scenario says$/,
  },
  ...(['factory', 'watchtower', 'monument'] as const).map((structure): Broken => {
    return {
      subject: 'structures where they may be',
      what: `a ${structure} on a dead zone`,
      breaks: (state) => {
        state.board.D1[structure] = true;
      },
      says: /^a structure is on the dead zone D1$/,
    };
  }),
  {
    subject: 'structures where they may be',
    what: 'a monument without a skyscraper',
    breaks: (state) => {
      state.board.B1.monument = true;
      state.supply.monuments--;
    },
    says: /^the monument on B1 has no skyscraper$/,
  },
  ...(['A1', 'D1'] as const).map((at): Broken => {
    return {
      subject: 'tunnels and walls',
      what: `a tunnel on ${at}, a base or dead zone`,
      breaks: (state) => {
        state.board[at].tunnel = true;
        state.supply.tunnels--;
      },
      says: new RegExp(`^a tunnel may not be on ${at}$`),
    };
  }),
  {
    subject: 'tunnels and walls',
    what: 'Tunnel Assault: a tunnel and a structure',
    on: { layout: 'TA2' },
    breaks: (state) => {
      state.board.E3.factory = true;
      state.supply.factories--;
    },
    says: /^E3 has a tunnel and a structure$/,
  },
  {
    subject: 'tunnels and walls',
    what: 'Tunnel Assault: a base without a tunnel beside it',
    on: { layout: 'TA2' },
    breaks: (state) => {
      state.board.E6.tunnel = false;
      state.supply.tunnels++;
    },
    says: /^the base F6 has no tunnel beside it$/,
  },
  {
    subject: 'tunnels and walls',
    what: 'Tunnel Assault: a figure on a dead zone',
    on: { layout: 'TA2' },
    breaks: (state) => {
      state.board.A1.figures = [5, 0];
      state.board.D1.figures = [1, 0];
    },
    says: /^a figure is on the wall D1$/,
  },
  {
    subject: 'a full row',
    what: 'a hole in the row though the deck has cards',
    breaks: (state) => {
      const deck = state.recruitDeck[0] as string[];
      deck.push(state.row[3] as string);
      deck.sort();
      state.row[3] = null;
    },
    says: /^the row is not full though the deck has cards$/,
  },
  {
    subject: 'after a turn',
    what: 'activated cards of a seat that is not active',
    breaks: (state) => {
      const player = seat(state, 1);
      player.activated.push(player.hand.pop() as string);
    },
    says: /^seat 1 has activated cards out of turn$/,
  },
  {
    subject: 'after a turn',
    what: 'six cards in the hand of a seat that has had its turn',
    on: { active: 1, firstPlayer: 0 },
    breaks: (state) => {
      const player = first(state);
      player.hand = [...player.hand, ...player.draw.flat()].sort();
      player.draw = [];
    },
    says: /^seat 0 holds too many cards$/,
  },
  {
    subject: 'after a turn',
    what: 'six cards in the hand of a seat that is to come, in a later round',
    on: { active: 0, round: 2 },
    breaks: (state) => {
      const player = seat(state, 1);
      player.hand = [...player.hand, ...player.draw.flat()].sort();
      player.draw = [];
    },
    says: /^seat 1 holds too many cards$/,
  },
  {
    subject: 'andys where they may lie',
    what: 'an andy on a base',
    breaks: (state) => state.board.F6.andys.push({ down: 0 }),
    says: /^an andy is on the base F6$/,
  },
  {
    subject: 'canonical order',
    what: 'a hand that is not sorted',
    breaks: (state) => first(state).hand.reverse(),
    says: /^the cards of seat 0 are not in canonical order$/,
  },
  {
    subject: 'canonical order',
    what: 'a discard pile that is not sorted',
    on: { seats: { 0: { discard: ['start-mums-doc', 'start-mums-warrior'] } } },
    breaks: (state) => first(state).discard.reverse(),
    says: /^the cards of seat 0 are not in canonical order$/,
  },
  {
    subject: 'canonical order',
    what: 'a draw pile that is not sorted',
    breaks: (state) => seat(state, 1).draw[0]?.reverse(),
    says: /^the cards of seat 1 are not in canonical order$/,
  },
  {
    subject: 'canonical order',
    what: 'an empty layer',
    breaks: (state) => first(state).draw.push([]),
    says: /^the cards of seat 0 are not in canonical order$/,
  },
  {
    subject: 'canonical order',
    what: 'a recruitment deck with an order',
    breaks: (state) => {
      const [deck = []] = state.recruitDeck;
      state.recruitDeck = [deck.slice(0, 10), deck.slice(10)];
    },
    says: /^the recruitment deck is not in canonical order$/,
  },
  {
    subject: 'canonical order',
    what: 'a batch of andys with an order',
    breaks: (state) => state.supply.andys[0]?.reverse(),
    says: /^batch 0 is not in canonical order$/,
  },
  {
    subject: 'somebody acts',
    what: 'nothing to do, but no outcome',
    breaks: (state) => {
      state.agenda = [];
    },
    says: /^outcome and agenda disagree$/,
  },
  {
    subject: 'somebody acts',
    what: 'an outcome, but something to do',
    breaks: (state) => {
      state.outcome = { ranking: [], winners: [0], tieBreak: 'none' };
    },
    says: /^outcome and agenda disagree$/,
  },
  {
    subject: 'somebody acts',
    what: 'a seat to act that is not in the game',
    breaks: (state) => {
      state.active = 3;
    },
    says: /^there is no seat 3$/,
  },
  {
    subject: 'somebody acts',
    what: 'a picked figure that is not there',
    breaks: (state) => {
      state.agenda.push({ type: 'moveTo', from: 'C3', left: 1, spaces: 3, moved: {} });
    },
    says: /^no figure to move is on C3$/,
  },
  {
    subject: 'somebody acts',
    what: 'a figure to be pushed that is not there',
    breaks: (state) => {
      state.agenda.push({ type: 'pushTo', owner: 1, from: 'C3', left: 1, moved: {} });
    },
    says: /^no figure to push is on C3$/,
  },
  {
    subject: 'somebody acts',
    what: 'the effects of a card that does not exist',
    breaks: (state) => {
      state.agenda.push({ type: 'effects', card: 'rec-nobody', index: 0 });
    },
    says: /^there is no card rec-nobody$/,
  },
  {
    subject: 'rounds and turns',
    what: 'a tenth round',
    breaks: (state) => {
      state.round = 10;
    },
    says: /^round 10 of 9$/,
  },
  {
    subject: 'rounds and turns',
    what: 'a daylight phase too many',
    on: { round: 5 },
    breaks: (state) => {
      state.daylights = 2;
    },
    says: /^2 daylight phases by round 5$/,
  },
  {
    subject: 'rounds and turns',
    what: 'a daylight phase too few',
    on: { round: 7 },
    breaks: (state) => {
      state.daylights = 1;
    },
    says: /^1 daylight phases by round 7$/,
  },
  {
    subject: 'rounds and turns',
    what: 'a turn that is not the active seat’s',
    on: { layout: 'LS3', active: 1, firstPlayer: 0 },
    breaks: (state) => {
      state.turnInRound = 2;
    },
    says: /^seat 1 does not have turn 2 of the round$/,
  },
];

describe('states broken on purpose', () => {
  test.each(broken)('$subject: $what', ({ breaks, says, on }) => {
    const state = arrange(on);
    expect(neonGods.invariants(state)).toEqual([]);
    breaks(state);
    expect(neonGods.invariants(state)).toContainEqual(expect.stringMatching(says));
    expect(() => neonGods.load(JSON.parse(JSON.stringify(state)))).toThrow();
  });

  test.each<[string, (state: State) => void]>([
    [
      'there is no scenario nowhere',
      (state) => {
        state.scenario = 'nowhere';
      },
    ],
    [
      '2 players need as many seats',
      (state) => {
        state.seats.push(structuredClone(first(state)));
      },
    ],
    [
      'D4 counts figures of strange seats',
      (state) => {
        state.board.D4.figures.push(0);
      },
    ],
  ])('%s', (says, breaks) => {
    const state = arrange();
    breaks(state);
    expect(new Set(neonGods.invariants(state))).toEqual(new Set([says]));
    expect(() => neonGods.load(JSON.parse(JSON.stringify(state)))).toThrow(says);
  });

  test.each<[string, Arrangement]>([
    ['a structure on a tunnel', { board: { B2: { build: ['factory'] } } }],
    ['a figure on a dead zone', { seats: { 0: { figures: { D1: 1 } } } }],
    ['six cards in a hand before the first turn', { seats: { 1: { draw: [], discard: [] } } }],
    [
      'five cards in a hand after a turn',
      { round: 2, seats: { 1: { draw: ['start-tykes-doc'], discard: [] } } },
    ],
    ['two figures on a space', { seats: { 0: { figures: { B1: 2 } } } }],
  ])('nothing is wrong with %s', (_what, on) => {
    expect(neonGods.invariants(arrange(on))).toEqual([]);
  });

  test('a gang that the pack does not have is none', () => {
    const state = arrange();
    first(state).gang = 'nobodies';
    expect(neonGods.invariants(state)).toContain('there is no gang nobodies');
  });

  test('every card once: cards laid in a battle count', () => {
    const figures = { D4: 1 } as const;
    const hand = ['start-mums-doc', 'start-mums-warrior'];
    const state = atBattles({ seats: { 0: { figures, hand }, 1: { figures } } });
    const laid = neonGods.apply(state, choose('D4')).state;
    const { state: now } = neonGods.apply(laid, lay(0, 'start-mums-doc'));
    expect(neonGods.invariants(now)).toEqual([]);
    first(now).hand = hand;
    expect(neonGods.invariants(now)).toEqual([
      'start-mums-doc, in the battle cards of seat 0, is there too often',
    ]);
  });

  test.each([[[1, 1]], [[1, 0]], [[0, 1, 1]]])(
    'a battle of the seats %j is none',
    (participants) => {
      const figures = { D4: 1 } as const;
      const state = atBattles({ seats: { 0: { figures }, 1: { figures } } });
      const { state: now } = neonGods.apply(state, choose('D4'));
      const step = now.agenda.pop();
      if (step?.type !== 'battleCards') throw new Error('no battle');
      now.agenda.push({ ...step, battle: { ...step.battle, participants } });
      expect(neonGods.invariants(now)).toEqual(['the battle on D4 has strange participants']);
    },
  );

  test('every card once: blind cards laid in a battle are in the draw pile', () => {
    const figures = { D4: 1 } as const;
    const own = { figures, hand: [], draw: ['start-mums-doc'] };
    const state = atBattles({ seats: { 0: own, 1: { figures } } });
    const laid = neonGods.apply(state, choose('D4')).state;
    const { state: now } = neonGods.apply(laid, blind(0));
    expect(neonGods.invariants(now)).toEqual([]);
    first(now).discard = [...first(now).discard, 'start-mums-doc'].sort();
    first(now).draw = [];
    expect(neonGods.invariants(now)).toEqual([
      'seat 0 has laid more blind cards than its draw pile holds',
    ]);
  });

  test.each<[string, (state: State) => void]>([
    [
      'money',
      (state) => {
        first(state).money = -1;
      },
    ],
    [
      'money',
      (state) => {
        first(state).money = 1.5;
      },
    ],
    [
      'blurp',
      (state) => {
        first(state).blurp = -1;
      },
    ],
    [
      'figureSupply',
      (state) => {
        first(state).figureSupply = -1;
      },
    ],
    [
      'round',
      (state) => {
        state.round = 0;
      },
    ],
  ])('a number that cannot be, %s, is refused by its form', (field, breaks) => {
    const state = arrange();
    breaks(state);
    expect(() => neonGods.load(state)).toThrow(field);
  });
});
