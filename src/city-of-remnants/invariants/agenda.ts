import type { Board } from '../content/board.js';
import type { Content } from '../content/compile.js';
import { sidesOf } from '../mechanics/battle.js';
import { biddingMeans } from '../mechanics/limits.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';

export function time(state: State): string[] {
  const broken: string[] = [];
  const isOver = state.result !== null;
  if (isOver !== (state.phase === 'ended')) broken.push('only an ended game has a result');
  if (isOver !== (state.agenda.length === 0)) broken.push('only an ended game has nothing to do');
  if (state.turn !== null && state.phase !== 'turns') broken.push('a turn outside Player Turns');
  const { roundLimit } = state.options;
  if (roundLimit !== null && state.round > roundLimit) broken.push('a round after the last');
  return broken;
}

/** The auction is the active seat's, and the high bid is one that its seat can pay (CR-RULING-42). */
export function auction(state: State): string[] {
  const { auction: open, turn, gang, seats } = state;
  if (open === null) return [];
  const broken: string[] = [];
  const { card, initiator, highBid, highSeat, passed } = open;
  if (!gang.row.includes(card)) broken.push('the card up for auction is not face up');
  if (turn?.seat !== initiator || turn.action !== 'recruit') broken.push('nobody recruits');
  if (new Set(passed).size !== passed.length) broken.push('a seat has passed twice');
  if (highSeat === null ? highBid > 0 : highBid === 0) broken.push('the high bid is of nobody');
  if (highSeat === null || seats[highSeat] === undefined) return broken;
  if (passed.includes(highSeat)) broken.push(`seat ${highSeat} has bid and passed`);
  if (biddingMeans(state, highSeat) < highBid) broken.push(`seat ${highSeat} cannot pay its bid`);
  return broken;
}

const inTurn: ReadonlySet<Step['type']> = new Set([
  'turnMain',
  'endAction',
  'recruitReveal',
  'recruitPick',
  'auctionTurn',
  'bid',
  'buy',
  'produce',
  'buildPick',
  'buildPlace',
  'sell',
  'refreshDiscard',
  'moveSelect',
  'moveTo',
  'contest',
  'battleStart',
  'effects',
  'effectChoice',
]);
const inBattle: ReadonlySet<Step['type']> = new Set([
  'layCards',
  'reveal',
  'rollDice',
  'reroll',
  'totals',
  'losses',
  'removeUnit',
  'winEffects',
  'cleanUp',
]);
const inAuction: ReadonlySet<Step['type']> = new Set(['auctionTurn', 'bid']);
const inQueue: ReadonlySet<Step['type']> = new Set(['ycuNext', 'ycuSelect', 'alert']);

/** Every step finds what it needs. */
export function agenda(state: State, content: Content): string[] {
  const { turn, battle, auction, ycuQueue } = state;
  return state.agenda.flatMap((step) => {
    const missing = (what: string) => [`${step.type} needs ${what}`];
    if (inTurn.has(step.type) && turn === null) return missing('a turn');
    if (inBattle.has(step.type) && battle === null) return missing('a battle');
    if (inBattle.has(step.type) && 'seat' in step && battle !== null) {
      if (!sidesOf(battle).includes(step.seat)) return missing('a seat that fights');
    }
    if (inAuction.has(step.type) && auction === null) return missing('an auction');
    if (inQueue.has(step.type) && ycuQueue === null) return missing('a YCU resolution');
    if (step.type === 'battleStart' && !turn?.enemySpace) return missing('an enemy space');
    return named(state, content, step);
  });
}

/** The sides of a battle and what they have laid fit each other. */
export function fight(state: State, board: Board): string[] {
  const { battle, agenda: ahead } = state;
  if (battle === null) return [];
  const broken: string[] = [];
  const { space, attacker, defender, token, laid, dice } = battle;
  if (!ahead.some(({ type }) => inBattle.has(type))) broken.push('a battle is left over');
  if (!board.index.has(space)) broken.push(`a battle is fought on ${space}`);
  const sides = sidesOf(battle);
  if (sides.length !== (token === null ? 2 : 1)) broken.push('the sides of the battle are wrong');
  if (attacker === defender) broken.push('a seat fights itself');
  if (new Set(battle.revealed).size !== battle.revealed.length) {
    broken.push('a seat has revealed twice');
  }
  if (laid.length !== state.seats.length || dice.length !== state.seats.length) {
    broken.push('the battle has other seats');
  }
  laid.forEach((cards, seat) => {
    const isUnknown = cards.some(({ card }) => card === null);
    if (isUnknown && battle.revealed.includes(seat)) {
      broken.push(`seat ${seat} has revealed an unknown card`);
    }
    if (cards.length > 0 && !sides.includes(seat)) broken.push(`seat ${seat} does not fight`);
  });
  return broken;
}

/** Figures, cards, tiles and developments that a step names exist and are whose they must be. */
function named(state: State, content: Content, step: Step): string[] {
  const isOwn = (id: string, seat: number | undefined) => {
    const figure = state.figures[id];
    return figure !== undefined && figure.seat === seat && figure.at !== 'supply';
  };
  switch (step.type) {
    case 'moveTo':
      return isOwn(step.figure, state.turn?.seat) ? [] : [`no figure ${step.figure} moves`];
    case 'effectChoice':
      if (step.choice.kind === 'freeMoveTo' && !isOwn(step.choice.figure, step.seat)) {
        return [`no figure ${step.choice.figure} moves`];
      }
      return step.seat === state.turn?.seat ? [] : [`seat ${step.seat} has no effect to decide`];
    case 'buildPlace':
      return state.drafted.includes(step.development) ? [] : [`no ${step.development} to build`];
    case 'effects':
      if (step.seat !== state.turn?.seat) return [`seat ${step.seat} has no effect under way`];
      if ('card' in step.source) return content.cards.has(step.source.card) ? [] : ['no such card'];
      return hasTile(state, step.source.tile) ? [] : ['no such tile'];
    default:
      return [];
  }
}

function hasTile({ tiles }: State, id: string): boolean {
  return tiles.some((tile) => tile.id === id);
}
