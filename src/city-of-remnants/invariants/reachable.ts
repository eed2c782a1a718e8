import { type AgendaPlan, misplacedSteps } from '../../kit/agenda.js';
import { clockwise } from '../../kit/seats.js';
import { mayBid, participants } from '../mechanics/auction.js';
import { buildCosts } from '../mechanics/limits.js';
import { inTurnOrder } from '../mechanics/seats.js';
import { tilesLeft } from '../mechanics/tiles.js';
import type { CityPosition } from '../play.js';
import { resultOf } from '../score.js';
import { checkSetup } from '../setup.js';
import { type State, seatOf, type Turn } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';
import type { Action } from '../state/terms.js';
import { asked } from './asked.js';
import { contests, fights } from './fights.js';
import { unless } from './unless.js';

/**
 * What no play leads to, though every invariant holds: steps in a wrong order, and counts in them that do not fit the
 * table. Asked of states from outside, never in the course of a game.
 */
export function unreachable(position: CityPosition): string[] {
  const { state, content } = position;
  const misplaced = [
    ...misplacedSteps(state.agenda, plan),
    ...checkSetup({ ...state.options, seed: 0 }, content).map(({ message }) => message),
    ...general(state),
  ];
  return misplaced.length > 0 ? misplaced : phases[state.phase](position);
}

const plan: AgendaPlan<Step['type']> = {
  bottom: ['pickLeader', 'layOut', 'turnsPhase', 'patrolPhase', 'awardPhase'],
  on: {
    pickEntry: ['layOut'],
    resetTable: ['turnsPhase'],
    resetDiscard: ['recycle'],
    recycle: ['resetTable', 'resetDiscard', 'endAction'],
    turnMain: ['patrolPhase'],
    endAction: ['turnMain'],
    recruitReveal: ['endAction'],
    recruitPick: ['endAction'],
    auctionTurn: ['endAction'],
    bid: ['endAction'],
    buy: ['endAction'],
    produce: ['endAction'],
    buildPick: ['endAction'],
    buildPlace: ['endAction'],
    sell: ['endAction'],
    refreshDiscard: ['recycle'],
    moveSelect: ['endAction'],
    moveTo: ['endAction'],
    battleStart: ['endAction'],
    ycuNext: ['endAction', 'awardPhase'],
    ycuSelect: ['endAction', 'awardPhase'],
    layCards: ['layCards', 'reveal'],
    reveal: ['reveal', 'rollDice'],
    rollDice: ['rollDice', 'reroll'],
    reroll: ['reroll', 'totals'],
    totals: ['battleStart', 'ycuNext'],
    removeUnit: ['removeUnit', 'winEffects'],
    winEffects: ['cleanUp'],
    cleanUp: ['battleStart', 'ycuNext'],
    effects: [
      'turnMain',
      'recruitReveal',
      'auctionTurn',
      'buy',
      'produce',
      'buildPick',
      'sell',
      'moveSelect',
      'layCards',
      'ycuNext',
      'effects',
    ],
    effectChoice: ['effects'],
  },
};

/** What lies at the bottom of the agenda in each phase. */
const bottoms: Readonly<Record<State['phase'], readonly Step['type'][]>> = {
  setup: ['pickLeader', 'layOut'],
  reset: ['turnsPhase'],
  turns: ['patrolPhase'],
  patrol: ['awardPhase'],
  award: [],
  ended: [],
};

function general(state: State): string[] {
  const { agenda, phase, turn, auction, ycuQueue, ycu } = state;
  const has = (...types: Step['type'][]) => agenda.some(({ type }) => types.includes(type));
  const bottom = agenda[0]?.type;
  const isRising = (seats: readonly number[]) => {
    return seats.every((seat, i) => i === 0 || seat > (seats[i - 1] as number));
  };
  return unless(
    [bottom === undefined || bottoms[phase].includes(bottom), `${bottom} is not for this phase`],
    [(turn !== null) === (phase === 'turns'), 'turns are taken in Player Turns, and always there'],
    [auction === null || has('bid', 'auctionTurn'), 'an auction is left over'],
    [ycuQueue === null || has('ycuNext', 'ycuSelect'), 'a YCU resolution is left over'],
    [ycu.revealed.length === 0, 'coordinate cards are left over'],
    [
      ycu.deck.every(({ seenBy }) => seenBy !== 'all' && isRising(seenBy)),
      'a coordinate card was seen by nobody who plays here',
    ],
  );
}

const phases: Readonly<Record<State['phase'], (position: CityPosition) => string[]>> = {
  setup: settingUp,
  reset: resetting,
  turns: (position) => [
    ...turns(position, position.state.turn as Turn),
    ...auctions(position),
    ...contests(position),
    ...fights(position),
    ...asked(position),
  ],
  patrol: (position) => [...patrol(position), ...contests(position), ...fights(position)],
  award: () => ['nobody decides anything in the Award phase'],
  ended,
};

function ended({ state, content }: CityPosition): string[] {
  const { result } = state;
  const due = resultOf(state, content);
  const isSame = (key: keyof typeof due) =>
    JSON.stringify(result?.[key]) === JSON.stringify(due[key]);
  return unless(
    [isSame('scores'), `the scores are ${due.scores}`],
    [isSame('winners') && isSame('ranking') && isSame('tieBreak'), 'the places are others'],
  );
}

/** Nothing is on the table yet; who has not chosen is still to choose, in order. */
function settingUp({ state, content }: CityPosition): string[] {
  const { seats, figures, gang, market, ycu, tiles, drafted, agenda } = state;
  const step = agenda[agenda.length - 1] as StepOf<'pickLeader' | 'pickEntry'>;
  const isLeader = step.type === 'pickLeader';
  const waiting = [...seats.keys()].filter((seat) => {
    return seatOf(state, seat)[isLeader ? 'leader' : 'entry'] === null;
  });
  const isInOrder =
    step.order.join() ===
    clockwise(step.order[0] ?? 0, seats.length)
      .slice(0, step.order.length)
      .join();
  const places = Object.values(figures).map(({ at }) => at);
  const isFresh = seats.every(({ renown, turnsTaken, wins, arcs, table, hand, discard }) => {
    const counts = [renown, turnsTaken, wins.player, wins.ycu, table.length, discard.length];
    const isIdle = counts.every((count) => count === 0);
    return isIdle && arcs === content.constants.start.arcs && (!isLeader || hand.length === 0);
  });
  return unless(
    [state.round === 1 && isFresh, 'the game has begun before it was set up'],
    [gang.deck.flat().length === content.gangDeck.length, 'gang members are dealt too early'],
    [market.deck.flat().length === content.marketDeck.length, 'market cards are dealt too early'],
    [
      [tiles, drafted, Object.keys(ycu.onBoard)].every((all) => all.length === 0),
      'the board is in use',
    ],
    [[...step.order].sort().join() === waiting.join() && isInOrder, 'others are to choose'],
    [isLeader ? places.length === 0 : places.length > 0, 'the figures are not where they start'],
    [places.every((at) => at === 'pool' || at === 'supply'), 'a figure is on the board already'],
    [isLeader || seats.every(({ leader }) => leader !== null), 'a gang has no leader'],
    [state.options[isLeader ? 'leaders' : 'entries'] === null, 'there is nothing to choose'],
  );
}

/** The last seats in turn order still discard, shuffle and draw. */
function resetting(position: CityPosition): string[] {
  const { state } = position;
  const ahead = state.agenda.slice(2).reverse();
  const due = inTurnOrder(state).slice(-Math.ceil(ahead.length / 2));
  const expected = due.flatMap((seat) => [`resetDiscard ${seat}`, `recycle ${seat} reset`]);
  const found = ahead.map((step) => {
    if (step.type === 'recycle') return `recycle ${step.seat} ${step.reason}`;
    return step.type === 'resetDiscard' ? `resetDiscard ${step.seat}` : step.type;
  });
  return unless(
    [found.join() === expected.join(), 'the Reset goes round in another order'],
    [state.round > 1, 'the first round has no Reset'],
    [state.seats.every(({ turnsTaken }) => turnsTaken === 0), 'a turn was taken before the Reset'],
  );
}

function patrol({ state, content }: CityPosition): string[] {
  const { turnsPerRound } = content.constants;
  return unless([
    state.seats.every(({ turnsTaken }) => turnsTaken === turnsPerRound),
    'the patrol comes after all turns',
  ]);
}

/** What lies on the end of each action. */
const stepsOf: Readonly<Record<Action, readonly Step['type'][]>> = {
  recruit: ['recruitReveal', 'recruitPick', 'auctionTurn', 'bid'],
  buy: ['buy'],
  produce: ['produce', 'buildPick', 'buildPlace'],
  sell: ['sell'],
  refresh: ['recycle'],
  move: ['moveSelect', 'moveTo', 'battleStart', 'ycuNext', 'ycuSelect'],
};

function turns(position: CityPosition, turn: Turn): string[] {
  const { state, content } = position;
  const { action, actionDone } = turn;
  const { turnsPerRound } = content.constants;
  const end = state.agenda.findIndex(({ type }) => type === 'endAction');
  const isActing = action !== null && !actionDone;
  const under = state.agenda[end + 1]?.type;
  return [
    ...unless(
      [seatOf(state, turn.seat).turnsTaken < turnsPerRound, `seat ${turn.seat} has no turn left`],
      [end >= 0 === isActing, 'the action of the turn is done or not'],
      [!actionDone || action !== null, 'no action is done'],
      [
        !isActing || stepsOf[action].includes(under as Step['type']),
        `${under} is not a part of the action`,
      ],
    ),
    ...done(position, turn),
    ...granted(position, turn),
    ...state.agenda.flatMap((step) => within(position, turn, step)),
  ];
}

/** What the turn has brought so far. */
function done({ state }: CityPosition, turn: Turn): string[] {
  const { action, moved, produced, bought, boughtRenown, sold, built, mods, seat } = turn;
  const isOwn = (figure: string) => state.figures[figure]?.seat === seat;
  const isTile = (id: string) => state.tiles.some((tile) => tile.id === id);
  return unless(
    [action === 'move' || moved.length + Number(turn.enemySpace !== null) === 0, 'nobody moves'],
    [isSet(moved) && moved.every(isOwn), 'a figure has moved twice, or another seat has moved it'],
    [action === 'produce' || produced.length + built === 0, 'nobody produces or builds'],
    [isSet(produced) && produced.every(isTile), 'a tile has produced twice, or it is not there'],
    [action === 'buy' || bought + boughtRenown === 0, 'nobody buys'],
    [action === 'sell' || sold === 0, 'nobody sells'],
    [bought <= 1 + mods.extraBuy && built <= 1 + mods.extraBuild, 'too much was bought or built'],
    [boughtRenown <= seatOf(state, seat).influence, 'too much renown was bought'],
  );
}

/** What cards have granted for this turn comes in tokens, for things that there are. */
function granted({ state, content }: CityPosition, { mods, played }: Turn): string[] {
  const { arcUnit } = content.constants;
  const amounts = [mods.bidRebate, mods.sellBonus, ...Object.values(mods.discounts)];
  const isForSale = (id: string) => content.cards.has(id) || content.developments.has(id);
  return unless(
    [amounts.every((amount) => amount % arcUnit === 0), 'a card granted less than a token'],
    [Object.keys(mods.discounts).every(isForSale), 'a discount is for nothing'],
    [played.every((card) => content.cards.get(card)?.isForTurn), 'a card cannot have been played'],
    [isSet(played) || !state.options.cardOncePerTurn, 'a card was played twice'],
  );
}

/** What single steps of a turn say. */
function within(position: CityPosition, { seat, moved, built, mods }: Turn, step: Step): string[] {
  const { state } = position;
  switch (step.type) {
    case 'refreshDiscard':
      return unless([step.seat === seat, 'another seat refreshes']);
    case 'recycle':
      return unless([step.seat === seat && step.reason === 'refresh', 'another seat refreshes']);
    case 'recruitPick':
      return unless([state.gang.row.length > 0, 'no gang member is face up']);
    case 'moveTo':
      return unless([!moved.includes(step.figure), 'the figure has moved']);
    case 'buildPlace': {
      const { development } = step;
      const cost = buildCosts(position, seat)(development);
      const canBuild = tilesLeft(state, development) > 0 && built <= mods.extraBuild;
      return unless([
        canBuild && cost <= seatOf(state, seat).arcs,
        `${development} cannot be built`,
      ]);
    }
    default:
      return [];
  }
}

/** Who bids has been asked in turn, and somebody else is still in. */
function auctions(position: CityPosition): string[] {
  const { state, content } = position;
  const { auction } = state;
  if (auction === null) return [];
  const { initiator, highBid, highSeat, passed, toAct } = auction;
  const left = participants(position, auction);
  const mayTakePart = [...passed, highSeat ?? initiator].every((seat) => {
    return mayBid(position, initiator, seat);
  });
  const step = state.agenda.find(({ type }) => {
    return type === 'bid' || type === 'auctionTurn';
  }) as StepOf<'bid' | 'auctionTurn'>;
  return unless(
    [step.seat === toAct, 'another seat is to bid'],
    [step.type === 'bid' || toAct === initiator, 'a card is played by a seat that has no turn'],
    [mayTakePart, 'a seat without a turn left takes part'],
    [left.length > 1 && left.includes(toAct), 'the auction is over'],
    [toAct !== highSeat, 'a seat would raise its own bid'],
    [toAct !== initiator || highSeat !== null, 'the initiator need not bid'],
    [highBid % content.constants.arcUnit === 0, 'a bid is less than a token'],
  );
}

function isSet(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
