import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import type { Battle, BattleCard, Step } from '../../src/neon-gods/state/steps.js';
import { arrange, play, seat } from './arrange.js';
import { blind, choose, lay, stop } from './fight.js';

/*
 * States in which every invariant holds, but which no play leads to: `load` refuses them, since somebody would get stuck
 * later on. Each is made of one that loads.
 */

const grunt = (type: string, gang = 'mums') => `start-${gang}-${type}`;

/** The warrior is being played: two figures may move. */
function moving(): State {
  const hand = [grunt('warrior'), grunt('doc')];
  const state = arrange({ at: 'activate', seats: { 0: { hand } } });
  return play(state, { type: 'playCard', seat: 0, card: grunt('warrior') }).state;
}

/** Crowd Surge has been bought. */
function pushing(): State {
  const state = arrange({
    noAndys: true,
    row: ['evt-crowd-surge', 'rec-xena', 'rec-happy', 'rec-tess'],
    seats: { 1: { figures: { D3: 1, D4: 1 } } },
  });
  return play(state, { type: 'buyEvent', seat: 0, slot: 0 }).state;
}

/** Crowd Surge has pushed a figure from D3 to D2, and is to push the one on D4. */
function pushingAnother(): State {
  const pick = { type: 'pushPick', seat: 0, owner: 1 } as const;
  const to = { type: 'pushTo', seat: 0, to: 'D2' } as const;
  return play(pushing(), { ...pick, from: 'D3' }, to, { ...pick, from: 'D4' }).state;
}

/** Three gangs on C3; the attacker has laid a blind card. */
function laying(): State {
  const figures = { C3: 1 };
  const state = arrange({
    layout: 'LS3',
    at: 'battles',
    noAndys: true,
    seats: {
      0: { figures, hand: [grunt('bandit')], draw: [grunt('doc')] },
      1: { figures, hand: [grunt('doc', 'tykes')], money: 3 },
      2: { figures, hand: [grunt('doc', 'cupids')], money: 3 },
    },
  });
  return play(state, choose('C3'), blind(0), blind(0)).state;
}

/** The attacker has a $ to steal, from one of two. */
function stealing(): State {
  const state = play(laying(), lay(0, grunt('bandit')), stop(1)).state;
  const rolls = [grunt('doc'), grunt('charmer'), '1h', '1h', '0h1s'];
  return play(state, [stop(2), ...rolls]).state;
}

/** The last turn of a round is over; both may buy. */
function buying(round = 3): State {
  const state = arrange({
    at: 'endTurn',
    round,
    active: 1,
    firstPlayer: 0,
    seats: { 0: { money: 20 }, 1: { money: 20 } },
  });
  const waiting: State = { ...state, agenda: [...state.agenda, { type: 'gain', left: 1 }] };
  return play(waiting, { type: 'done', seat: 1 }).state;
}

function over(): State {
  let state = arrange({
    at: 'endTurn',
    round: 9,
    active: 1,
    firstPlayer: 0,
    seats: { 0: { money: 20 }, 1: { money: 20 } },
  });
  state = { ...state, agenda: [...state.agenda, { type: 'gain', left: 1 }] };
  const pass = (seat: number) => ({ type: 'passExchange', seat }) as const;
  return play(state, { type: 'done', seat: 1 }, pass(0), pass(1)).state;
}

function replaceTop<T extends Step['type']>(
  state: State,
  type: T,
  change: (step: Extract<Step, { type: T }>) => Step,
): void {
  const step = topStep(state);
  if (step?.type !== type) throw new Error(`${step?.type} is not ${type}`);
  state.agenda[state.agenda.length - 1] = change(step as Extract<Step, { type: T }>);
}

function changeBattle(state: State, change: (battle: Battle) => Partial<Battle>): void {
  state.agenda = state.agenda.map((step) => {
    return 'battle' in step
      ? { ...step, battle: { ...step.battle, ...change(step.battle) } }
      : step;
  });
}

/** Of the attacker's cards, the first. */
function changeFirstCard(state: State, change: (card: string) => BattleCard): void {
  const step = topStep(state);
  if (step?.type !== 'battleSteal') throw new Error(`${step?.type} is no stealing`);
  const [mine, ...others] = step.battle.played;
  const [first, ...more] = mine?.cards ?? [];
  const played = [{ seat: 0, cards: [change(first?.card ?? ''), ...more] }, ...others];
  const stealsLeft = step.battle.stealsLeft;
  changeBattle(state, () => ({ played }));
  replaceTop(state, 'battleSteal', ({ type, battle }) => ({
    type,
    battle: { ...battle, stealsLeft },
  }));
}

/** These dice of a seat show neither hits nor steals. */
function rollOf(state: State, roller: number, dice: Battle['rolls'][number]['dice']): void {
  changeBattle(state, ({ rolls }) => ({
    rolls: rolls.map((roll) => (roll.seat === roller ? { ...roll, dice } : roll)),
  }));
}

type Case = [what: string, make: () => State, breaks: (state: State) => void, says: RegExp];

const agendas: Case[] = [
  [
    'the end of the turn is gone',
    arrange,
    ({ agenda }) => agenda.shift(),
    /discard cannot be the last step of an agenda/,
  ],
  [
    'no clean-up follows the battles',
    arrange,
    ({ agenda }) => agenda.splice(2, 1),
    /battleChoose cannot come before discard/,
  ],
  [
    'two decisions of one kind',
    () => arrange({ at: 'activate' }),
    ({ agenda }) => agenda.push({ type: 'activate', left: 1 }),
    /activate cannot come before activate/,
  ],
  [
    'an effect of no card',
    () => arrange({ at: 'activate' }),
    ({ agenda }) => agenda.push({ type: 'gain', left: 2 }),
    /gain cannot come before activate/,
  ],
  [
    'a turn in daylight',
    () => buying(),
    ({ agenda }) => agenda.push({ type: 'recruit' }),
    /recruit cannot come before exchange/,
  ],
];

const turns: Case[] = [
  [
    'a movement to come has begun',
    arrange,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'move', left: 1, spaces: 3, moved: {} };
    },
    /the movement to come has begun already/,
  ],
  [
    'a movement to come over other spaces',
    arrange,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'move', left: 2, spaces: 2, moved: {} };
    },
    /the movement to come has begun already/,
  ],
  [
    'a movement to come of figures that have moved',
    arrange,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'move', left: 2, spaces: 3, moved: { A1: 1 } };
    },
    /the movement to come has begun already/,
  ],
  [
    'too few activations to come after the figure picked up',
    () => play(arrange({ at: 'move' }), { type: 'pickFigure', seat: 0, from: 'A1' }).state,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'activate', left: 2 };
    },
    /2 activations follow the movement/,
  ],
  [
    'four cards activated by the time of the battles',
    () => {
      const activated = ['bandit', 'builder', 'charmer'].map((type) => grunt(type));
      const figures = { C3: 1, D4: 1 };
      const seats = { 0: { figures, hand: [grunt('doc')], activated }, 1: { figures } };
      return arrange({ at: 'battles', noAndys: true, seats });
    },
    (state) => seat(state, 0).activated.push(seat(state, 0).hand.pop() as string),
    /4 cards are activated, and 0 may be/,
  ],
  [
    'too few activations to come',
    () => arrange({ at: 'move' }),
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'activate', left: 2 };
    },
    /2 activations follow the movement/,
  ],
  [
    'too many activations',
    () => arrange({ at: 'activate' }),
    (state) => replaceTop(state, 'activate', () => ({ type: 'activate', left: 4 })),
    /0 cards are activated, and 4 may be/,
  ],
  [
    'a card is activated before the activations',
    arrange,
    (state) => seat(state, 0).activated.push(seat(state, 0).hand.pop() as string),
    /1 cards are activated, and 3 may be/,
  ],
  [
    'a card is activated after the clean-up',
    () => {
      const hand = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'];
      return arrange({ at: 'discard', seats: { 0: { hand: hand.map((type) => grunt(type)) } } });
    },
    (state) => {
      state.seats[1]?.hand.pop();
      seat(state, 0).activated.push('rec-uri');
      const deck = state.recruitDeck[0] as string[];
      deck.splice(deck.indexOf('rec-uri'), 1);
      const tyke = 'start-tykes-builder';
      seat(state, 1).draw = [[...seat(state, 1).draw.flat(), tyke].sort()];
    },
    /1 cards are activated, and 3 may be/,
  ],
  [
    'a daylight phase too early',
    () => arrange({ round: 3 }),
    (state) => {
      state.daylights = 1;
    },
    /1 daylight phases are over in round 3/,
  ],
  [
    'a draw pile in two layers',
    arrange,
    (state) => {
      const [first = '', ...rest] = seat(state, 0).draw.flat();
      seat(state, 0).draw = [[first], rest];
    },
    /the draw pile of seat 0 has too many layers/,
  ],
];

const piles: Case[] = [
  [
    'a layer below the blind cards that they do not need',
    laying,
    (state) => layHandCard(state),
    /the draw pile of seat 0 has too many layers/,
  ],
  [
    'two layers, and a discard pile as well',
    laying,
    ({ seats: [mine] }) => mine?.discard.push(...(mine.draw[1]?.splice(0, 1) ?? [])),
    /the draw pile of seat 0 has too many layers/,
  ],
  [
    'three layers',
    laying,
    ({ seats: [mine] }) => mine?.draw.push(mine.draw[1]?.splice(0, 1) ?? []),
    /the draw pile of seat 0 has too many layers/,
  ],
  [
    'two layers of somebody who has laid nothing',
    laying,
    (state) => {
      const [first = '', ...rest] = seat(state, 1).draw.flat();
      seat(state, 1).draw = [[first], rest];
    },
    /the draw pile of seat 1 has too many layers/,
  ],
];

/** One of the two blind cards is one of the hand. */
function layHandCard(state: State): void {
  const [card = ''] = seat(state, 0).hand.splice(0, 1);
  changeBattle(state, ({ played: [, ...others] }) => {
    return { played: [{ seat: 0, cards: [{ card }, { blind: true }] }, ...others] };
  });
}

const effects: Case[] = [
  [
    'another card than the one played',
    moving,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'effects', card: grunt('bandit'), index: 1 };
    },
    /start-mums-bandit is not the card being played/,
  ],
  [
    'an effect that the card does not have',
    moving,
    ({ agenda }) => {
      agenda[agenda.length - 2] = { type: 'effects', card: grunt('warrior'), index: 2 };
    },
    /start-mums-warrior has no effect 2/,
  ],
  [
    'another effect than the card has',
    moving,
    (state) => replaceTop(state, 'move', () => ({ type: 'sell', left: 2 })),
    /sell is not the effect of start-mums-warrior/,
  ],
  [
    'more of the effect than is printed',
    moving,
    (state) => replaceTop(state, 'move', (step) => ({ ...step, left: 3 })),
    /move is not the effect of start-mums-warrior/,
  ],
  [
    'fewer figures to move, though none has',
    moving,
    (state) => replaceTop(state, 'move', (step) => ({ ...step, left: 1 })),
    /move does not fit the figures on the board/,
  ],
  [
    'a figure has moved to where none is',
    moving,
    (state) => replaceTop(state, 'move', (step) => ({ ...step, left: 1, moved: { E5: 1 } })),
    /move does not fit the figures on the board/,
  ],
  [
    'no figure has moved to where one is',
    moving,
    (state) => replaceTop(state, 'move', (step) => ({ ...step, moved: { A1: 0 } })),
    /move does not fit the figures on the board/,
  ],
  [
    'money of which some has been taken',
    () => {
      const state = arrange({ at: 'activate', seats: { 0: { hand: [grunt('charmer')] } } });
      return play(state, { type: 'playCard', seat: 0, card: grunt('charmer') }).state;
    },
    (state) => replaceTop(state, 'gain', ({ type }) => ({ type, left: 1 })),
    /gain is not the effect of start-mums-charmer/,
  ],
  [
    'an event on the agenda that lies in the deck',
    pushing,
    (state) => {
      state.recruitDeck = [[...state.recruitDeck.flat(), 'evt-crowd-surge'].sort()];
      state.pendingEvent = null;
    },
    /the event bought and the agenda disagree/,
  ],
  [
    'figures that fly',
    moving,
    (state) => replaceTop(state, 'move', (step) => ({ ...step, spaces: 9 })),
    /move does not fit the figures on the board/,
  ],
  [
    'the figure picked up has moved already',
    () => {
      const to = { type: 'moveTo', seat: 0, to: 'B1' } as const;
      const pick = { type: 'pickFigure', seat: 0, from: 'A1' } as const;
      return play(moving(), pick, to, pick).state;
    },
    (state) => replaceTop(state, 'moveTo', (step) => ({ ...step, from: 'B1' })),
    /moveTo does not fit the figures on the board/,
  ],
  [
    'an event being carried out that is not on the agenda',
    arrange,
    (state) => {
      const deck = state.recruitDeck[0] as string[];
      [state.pendingEvent = null] = deck.splice(deck.indexOf('evt-owls'), 1);
    },
    /the event bought and the agenda disagree/,
  ],
  [
    'a figure pushed that is not there',
    pushing,
    (state) => {
      replaceTop(state, 'pushFigures', (step) => ({ ...step, left: 1, moved: { '1:E5': 1 } }));
    },
    /pushFigures does not fit the figures on the board/,
  ],
  [
    'an own figure being pushed',
    () => play(pushing(), { type: 'pushPick', seat: 0, owner: 1, from: 'D3' }).state,
    (state) => replaceTop(state, 'pushTo', (step) => ({ ...step, owner: 0, from: 'A1' })),
    /pushTo does not fit the figures on the board/,
  ],
  [
    'the figure being pushed has been already',
    pushingAnother,
    (state) => replaceTop(state, 'pushTo', (step) => ({ ...step, from: 'D2' })),
    /pushTo does not fit the figures on the board/,
  ],
];

const battles: Case[] = [
  [
    'a battle where nobody is met',
    laying,
    (state) => changeBattle(state, () => ({ space: 'D4' })),
    /nobody can be laying cards on D4/,
  ],
  [
    'a gang on the space takes no part',
    laying,
    (state) => {
      changeBattle(state, ({ participants, played }) => {
        return { participants: participants.slice(0, 2), played: played.slice(0, 2) };
      });
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'somebody lays who takes no part',
    () => {
      const figures = { D4: 1 } as const;
      const seats = { 0: { figures }, 1: { figures } };
      return play(arrange({ layout: 'LS3', at: 'battles', noAndys: true, seats }), choose('D4'))
        .state;
    },
    (state) => replaceTop(state, 'battleCards', (step) => ({ ...step, turnOf: 2 })),
    /nobody can be laying cards on D4/,
  ],
  [
    'a card laid before its turn',
    laying,
    (state) => {
      changeBattle(state, ({ played }) => {
        return { played: played.map((one) => ({ ...one, cards: [{ blind: true }] })) };
      });
      seat(state, 0).draw = [seat(state, 0).draw.flat().sort()];
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'a card that is neither known nor blind',
    laying,
    (state) => {
      changeBattle(state, ({ played: [mine, ...others] }) => {
        return { played: [{ seat: 0, cards: [...(mine?.cards ?? []), {}] }, ...others] };
      });
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'a card that is known and blind',
    laying,
    (state) => {
      const [card = ''] = seat(state, 0).hand.splice(0, 1);
      changeBattle(state, ({ played: [mine, ...others] }) => {
        const cards = [...(mine?.cards ?? []), { card, blind: true } as const];
        return { played: [{ seat: 0, cards }, ...others] };
      });
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'too many cards',
    laying,
    (state) => {
      changeBattle(state, ({ played: [, ...others] }) => {
        const cards = [1, 2, 3, 4].map(() => ({ blind: true }) as const);
        return { played: [{ seat: 0, cards }, ...others] };
      });
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'dice rolled before the reveal',
    laying,
    (state) => changeBattle(state, () => ({ stealsLeft: 1 })),
    /nobody can be laying cards on C3/,
  ],
  [
    'an andy still face down',
    laying,
    (state) => state.board.C3.andys.push({ down: 0 }),
    /nobody can be laying cards on C3/,
  ],
  [
    'a battle against andys, where none are',
    () => {
      const seats = { 0: { figures: { C3: 1 } }, 1: { figures: { C3: 1 } } } as const;
      const board = { C3: { andys: ['andy-01'] } };
      const state = arrange({ at: 'battles', noAndys: true, board, seats });
      return play(state, choose('C3', 'andys')).state;
    },
    (state) => {
      const [andy] = state.board.C3.andys.splice(0, 1);
      if (andy && 'up' in andy) state.supply.andys[0]?.unshift(andy.up);
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'a battle where somebody is met, but not by the attacker',
    () => {
      const seats = { 0: { figures: { C3: 1 } }, 1: { figures: { C3: 1, D4: 1 } } } as const;
      return play(arrange({ at: 'battles', noAndys: true, seats }), choose('C3')).state;
    },
    (state) => changeBattle(state, () => ({ space: 'D4' })),
    /nobody can be laying cards on D4/,
  ],
  [
    'dice lie there before the reveal',
    laying,
    (state) => {
      changeBattle(state, () => ({ rolls: [{ seat: 0, dice: [], hits: 0, steals: 0 }] }));
    },
    /nobody can be laying cards on C3/,
  ],
  [
    'a victim to be chosen where only one gang defends',
    stealing,
    (state) => {
      const [base = 'A1'] = spaceIds.filter((at) => state.board[at].base === 2);
      state.board.C3.figures[2] = 0;
      state.board[base].figures[2] = (state.board[base].figures[2] ?? 0) + 1;
      changeBattle(state, ({ participants, played, rolls }) => ({
        participants: participants.slice(0, 2),
        played: played.slice(0, 2),
        rolls: rolls.slice(0, 2),
      }));
    },
    /nobody can be stealing on C3/,
  ],
  [
    'a gang that has not rolled',
    stealing,
    (state) => changeBattle(state, ({ rolls }) => ({ rolls: rolls.slice(0, 2) })),
    /nobody can be stealing on C3/,
  ],
  [
    'a face that the die does not have',
    stealing,
    (state) => rollOf(state, 1, [{ color: 'blue', face: '9h' }]),
    /nobody can be stealing on C3/,
  ],
  [
    'a die that is not in the box',
    stealing,
    (state) => rollOf(state, 1, [{ color: 'mauve', face: '1h' }]),
    /nobody can be stealing on C3/,
  ],
  [
    'steals that the dice do not show',
    stealing,
    (state) => {
      changeBattle(state, ({ rolls: [first, ...others] }) => {
        return { rolls: first ? [{ ...first, steals: first.steals + 1 }, ...others] : [] };
      });
    },
    /nobody can be stealing on C3/,
  ],
  [
    'nothing left to steal',
    stealing,
    (state) => {
      replaceTop(state, 'battleSteal', ({ type, battle }) => {
        return { type, battle: { ...battle, stealsLeft: 0 } };
      });
    },
    /nobody can be stealing on C3/,
  ],
  [
    'a revealed card that is still blind',
    stealing,
    (state) => changeFirstCard(state, (card) => ({ card, blind: true })),
    /nobody can be stealing on C3/,
  ],
  [
    'a card that is not revealed',
    stealing,
    (state) => {
      changeFirstCard(state, (card) => {
        seat(state, 0).draw = [[...seat(state, 0).draw.flat(), card].sort()];
        return {};
      });
    },
    /nobody can be stealing on C3/,
  ],
  [
    'more to steal than was rolled',
    stealing,
    (state) => {
      replaceTop(state, 'battleSteal', ({ type, battle }) => {
        return { type, battle: { ...battle, stealsLeft: 2 } };
      });
    },
    /nobody can be stealing on C3/,
  ],
  [
    'another battle than the one to be resolved',
    stealing,
    (state) => {
      replaceTop(state, 'battleSteal', ({ type, battle }) => {
        return { type, battle: { ...battle, rolls: battle.rolls.slice(1) } };
      });
    },
    /nobody can be stealing on C3/,
  ],
  [
    'hits that the dice do not show',
    stealing,
    (state) => {
      changeBattle(state, ({ rolls: [first, ...others], stealsLeft }) => {
        const rolls = first ? [{ ...first, hits: first.hits + 1 }, ...others] : [];
        return { rolls, stealsLeft };
      });
    },
    /nobody can be stealing on C3/,
  ],
];

/** The warrior is being played, and must do something: where cards may not be played for nothing, that is noted. */
function movingSomebody(): State {
  const hand = [grunt('warrior'), grunt('doc')];
  const houseRules = { emptyActivation: 'forbidden' } as const;
  const state = arrange({ at: 'activate', houseRules, seats: { 0: { hand } } });
  return play(state, { type: 'playCard', seat: 0, card: grunt('warrior') }).state;
}

/** One of the two figures has moved. */
function movedOne(): State {
  const pick = { type: 'pickFigure', seat: 0, from: 'A1' } as const;
  return play(movingSomebody(), pick, { type: 'moveTo', seat: 0, to: 'B1' }).state;
}

function note(state: State, used: true | undefined): void {
  state.agenda = state.agenda.map((step) => {
    if (step.type !== 'effects') return step;
    const { type, card, index } = step;
    return { type, card, index, ...(used && { used }) };
  });
}

const uses: Case[] = [
  [
    'nothing done yet, noted as done',
    movingSomebody,
    (state) => note(state, true),
    /what start-mums-warrior has done is noted wrongly/,
  ],
  [
    'a figure moved, and it is not noted',
    movedOne,
    (state) => note(state, undefined),
    /what start-mums-warrior has done is noted wrongly/,
  ],
  [
    'noted where cards may be played for nothing',
    movedOne,
    (state) => {
      state.houseRules.emptyActivation = 'allowed';
    },
    /what start-mums-warrior has done is noted wrongly/,
  ],
];

const endings: Case[] = [
  [
    'buying out of turn',
    () => buying(),
    (state) => replaceTop(state, 'exchange', ({ type }) => ({ type, seats: [1, 0] })),
    /daylight does not fit round 3, or not the order of seats/,
  ],
  [
    'nobody is left to buy',
    () => buying(),
    (state) => replaceTop(state, 'exchange', ({ type }) => ({ type, seats: [] })),
    /daylight does not fit round 3, or not the order of seats/,
  ],
  [
    'a seat buys twice',
    () => buying(),
    (state) => replaceTop(state, 'exchange', ({ type }) => ({ type, seats: [0, 0] })),
    /a seat is there twice/,
  ],
  [
    'the end of the game in round 3',
    () => buying(),
    ({ agenda }) => {
      agenda[0] = { type: 'endGame' };
    },
    /daylight does not fit round 3, or not the order of seats/,
  ],
  [
    'daylight in round 2',
    () => buying(),
    (state) => {
      state.round = 2;
    },
    /daylight does not fit round 2, or not the order of seats/,
  ],
  [
    'daylight before the last turn',
    () => buying(),
    (state) => {
      state.active = 0;
      state.turnInRound = 0;
    },
    /daylight does not fit round 3, or not the order of seats/,
  ],
  [
    'cards still activated in daylight',
    () => buying(),
    (state) => seat(state, 1).activated.push(seat(state, 1).hand.pop() as string),
    /daylight does not fit round 3, or not the order of seats/,
  ],
  [
    'another round after the last',
    () => buying(9),
    ({ agenda }) => {
      agenda[0] = { type: 'nextRound' };
    },
    /daylight does not fit round 9, or not the order of seats/,
  ],
  [
    'a game that ended before its last daylight',
    over,
    (state) => {
      state.daylights = 2;
    },
    /the outcome does not fit the blurp and \$ of the seats/,
  ],
  [
    'another winner than the blurp says',
    over,
    (state) => {
      seat(state, 0).blurp = 99;
    },
    /the outcome does not fit the blurp and \$ of the seats/,
  ],
  [
    'a game that ended in round 8',
    over,
    (state) => {
      state.round = 8;
      state.daylights = 2;
    },
    /the outcome does not fit the blurp and \$ of the seats/,
  ],
];

describe.each([
  ['agenda', agendas],
  ['turn', turns],
  ['draw piles', piles],
  ['effects', effects],
  ['[NG-ACT-02] what a card has done', uses],
  ['battle', battles],
  ['daylight and end', endings],
])('not reached by any play: %s', (_subject, cases) => {
  test.each(cases)('%s', (_what, make, breaks, says) => {
    const state = JSON.parse(JSON.stringify(make())) as State;
    expect(neonGods.load(structuredClone(state))).toEqual(state);
    breaks(state);
    if (!/there twice/.test(says.source)) expect(neonGods.invariants(state)).toEqual([]);
    expect(() => neonGods.load(state)).toThrow(says);
  });
});

test('[NG-BATTLE-05] a battle in which three cards have been laid can be loaded', () => {
  const { state } = play(laying(), lay(0, grunt('bandit')));
  expect(topStep(state)).toMatchObject({ type: 'battleCards', turnOf: 1 });
  expect(neonGods.load(structuredClone(state))).toEqual(state);
});

test('[NG-MOVE-01] a movement under way can be loaded', () => {
  const pick = { type: 'pickFigure', seat: 0, from: 'A1' } as const;
  const { state } = play(arrange({ at: 'move' }), pick, { type: 'moveTo', seat: 0, to: 'B1' });
  expect(topStep(state)).toMatchObject({ type: 'move', left: 1 });
  expect(neonGods.load(structuredClone(state))).toEqual(state);
});
