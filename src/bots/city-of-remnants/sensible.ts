import type { CityOfRemnants, Move, State } from '../../city-of-remnants/index.js';
import { topStep } from '../../kernel/play.js';
import type { Bot, Random } from '../../kernel/simulate.js';
import { ownEntry } from '../../kit/values.js';
import {
  attackOf,
  awardsLeft,
  cellsOf,
  chanceAsLaid,
  chanceOn,
  earnedAt,
  effectOf,
  factsOf,
  fightingValue,
  figuresOn,
  incomeOf,
  type Look,
  prizesBeside,
  prospects,
  rivalOn,
  tokensOn,
  valueOfArc,
} from './table.js';

/*
 * Goes for the awards: figures onto spaces and developments that give renown, developments under own figures, fights
 * where it looks stronger. An action is chosen by what comes of it in an imagined world; the rest is scripted.
 */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
type StepType = State['agenda'][number]['type'];

interface Mind extends Look {
  readonly moves: readonly Move[];
  /** Decides between equals. */
  readonly random: Random;
}

export const sensible: Bot<CityOfRemnants> = ({ game, seat, moves, random, imagine }) => {
  const [only] = moves;
  const isForced = only !== undefined && moves.length === 1;
  return isForced ? only : decide({ game, state: imagine(), seat, moves, random });
};

/** Decisions that an action is followed through at most. */
const farthest = 80;

function decide(mind: Mind): Move {
  const step = topStep(mind.state)?.type as StepType;
  const move = cardToPlay(mind, step) ?? scripts[step]?.(mind);
  return move ?? mind.moves.find(({ type }) => type === 'done') ?? (mind.moves[0] as Move);
}

const scripts: Partial<Record<StepType, (mind: Mind) => Move | undefined>> = {
  pickLeader: (mind) => best(mind, of(mind, 'pickLeader'), ({ leader }) => deckOf(mind, leader)),
  pickEntry: (mind) => best(mind, of(mind, 'pickEntry'), () => 0),
  resetDiscard: discard,
  refreshDiscard: discard,
  turnMain(mind) {
    const action = best(mind, of(mind, 'takeAction'), (move) => worth(followed(mind, move)));
    return action ?? of(mind, 'endTurn')[0];
  },
  recruitPick: (mind) => best(mind, of(mind, 'recruitPick'), ({ card }) => attackOf(mind, card)),
  bid: raise,
  buy: (mind) => better(mind, [...of(mind, 'buyCard'), ...of(mind, 'buyRenown')], 0),
  produce: (mind) => of(mind, 'produceTile')[0],
  buildPick: (mind) => best(mind, of(mind, 'buildPick'), (move) => bestPlace(after(mind, move)), 0),
  buildPlace: (mind) => best(mind, of(mind, 'buildPlace'), (move) => gainOfTile(mind, move)),
  sell: (mind) => of(mind, 'sellProduct')[0],
  moveSelect: moveOne,
  moveTo: (mind) => best(mind, of(mind, 'moveTo'), ({ to }) => gainAt(mind, to)),
  layCards: lay,
  removeUnit: (mind) => best(mind, of(mind, 'removeUnit'), ({ card }) => -attackOf(mind, card)),
  ycuSelect: meet,
  effectChoice(mind) {
    const walk = scripts.moveTo?.(mind) ?? moveOne(mind) ?? discard(mind);
    return walk ?? cheapened(mind) ?? better(mind, of(mind, 'choose'), -0.3);
  },
};

function of<T extends Move['type']>({ moves }: Mind, type: T): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

/** Any of the best, if they are above the limit: moves come in the order of spaces and seats, which must not decide. */
function best<M>(
  { random }: Mind,
  moves: readonly M[],
  value: (move: M) => number,
  limit = -Infinity,
): M | undefined {
  let found: M[] = [];
  let most = limit;
  for (const move of moves) {
    const its = value(move);
    if (its <= limit || its < most - rounding) continue;
    if (its > most + rounding) found = [];
    most = Math.max(most, its);
    found.push(move);
  }
  return found.length > 1 ? found[random.below(found.length)] : found[0];
}

/** Values that differ by less are sums of the same numbers in another order. */
const rounding = 1e-9;

/** The move that makes the world best, if that is more than the limit better than it is. */
function better<M extends Move>(mind: Mind, moves: readonly M[], limit: number): M | undefined {
  const now = worth(mind);
  return best(mind, moves, (move) => worth(after(mind, move)) - now, limit);
}

function after(mind: Mind, move: Move): Mind {
  const { game, seat, random } = mind;
  const state = game.copy(mind.state);
  game.step(state, move);
  return { game, state, seat, moves: game.legalMoves(state, seat), random };
}

/** The world when the action has been carried out as this bot would, and others would answer. */
function followed(mind: Mind, action: Move): Mind {
  const { game, seat, random } = mind;
  const { state } = after(mind, action);
  for (let i = 0; i < farthest; i++) {
    const [next] = game.toAct(state);
    if (next === undefined || state.turn?.seat !== seat || state.turn.actionDone) break;
    const moves = game.legalMoves(state, next);
    const [only] = moves;
    const move = moves.length > 1 ? decide({ game, state, seat: next, moves, random }) : only;
    game.step(state, move as Move);
  }
  return { game, state, seat, moves: [], random };
}

/** How far ahead the seat is, of all others together. */
function worth(look: Look): number {
  const values = prospects(look);
  const own = values[look.seat] ?? 0;
  const others = values.reduce((sum, value) => sum + value, -own);
  return own - (0.6 * others) / (values.length - 1);
}

/** The figure that gains most: of the pool, or where it earns little. */
function moveOne(mind: Mind): Move | undefined {
  const gain = (move: MoveOf<'moveFigure'>) => {
    const isSpare = move.from === 'pool' || figuresOn(mind, move.from) > 1;
    const loss = isSpare ? 0 : earnedAt(mind, move.from);
    if (loss > 1) return 0;
    const there = after(mind, move);
    return Math.max(...of(there, 'moveTo').map(({ to }) => gainAt(there, to))) - loss;
  };
  return best(mind, of(mind, 'moveFigure'), gain, 0.1);
}

/** What a figure that ends its way here brings, in renown a round. */
function gainAt(mind: Mind, space: string): number {
  if (figuresOn(mind, space) > 0) return 0.02;
  const earned = earnedAt(mind, space) + 0.2 + 0.03 * prizesBeside(mind, space);
  const rival = rivalOn(mind, space) ?? null;
  if (rival === null && tokensOn(mind, space).length === 0) return earned;
  const chance = chanceOn(mind, space, rival, 1);
  const taken = rival === null ? 0 : earnedAt({ ...mind, seat: rival }, space);
  return chance < 0.6 ? -1 : chance * (earned + taken + 0.5) - (1 - chance) * 2;
}

function bestPlace(mind: Mind): number {
  return Math.max(...of(mind, 'buildPlace').map((move) => gainOfTile(mind, move)));
}

/** The development that is built with the discount, if it is a discount that is asked for. */
function cheapened(mind: Mind): Move | undefined {
  const step = topStep(mind.state);
  if (step?.type !== 'effectChoice' || step.choice.kind !== 'discount') return undefined;
  const gain = (move: MoveOf<'choose'>) => {
    const next = after(mind, move);
    const { option } = move;
    const build = of(next, 'buildPick').find(({ development }) => {
      return (
        typeof option !== 'string' && 'development' in option && option.development === development
      );
    });
    return build === undefined ? -Infinity : bestPlace(after(next, build));
  };
  return best(mind, of(mind, 'choose'), gain);
}

/** What a tile here brings until the end, less its price: it belongs under own figures. */
function gainOfTile(mind: Mind, { anchor, rotation }: MoveOf<'buildPlace'>): number {
  const step = topStep(mind.state);
  const name = step?.type === 'buildPlace' ? step.development : '';
  const development = factsOf(mind).developments.get(name);
  if (development === undefined) return 0;
  const { shape, renown, cost } = development;
  const cells = cellsOf(mind, shape, anchor, rotation);
  if (cells.some((cell) => rivalOn(mind, cell) !== undefined)) return -1;
  const empty = cells.filter((cell) => figuresOn(mind, cell) === 0).length;
  const awards = awardsLeft(mind);
  const income = incomeOf(development) * uses * awards;
  const discounts = mind.state.turn?.mods.discounts ?? {};
  const price = Math.max(0, cost - (ownEntry(discounts, name) ?? 0));
  return renown * awards * 0.6 ** empty + (income - price) * valueOfArc(awards);
}

/** How often a development produces from one award to the next. */
const uses = 0.3;

/** The best cards while there is hope, and against the YCU no more than it takes. */
function lay(mind: Mind): Move | undefined {
  const { battle } = mind.state;
  if (battle === null) return undefined;
  const { space, token, attacker, defender } = battle;
  const rival = mind.seat === attacker ? defender : attacker;
  if (chanceOn(mind, space, rival, 0) < 0.15) return undefined;
  if (token !== null && chanceAsLaid(mind, space) > 0.8) return undefined;
  const card = best(mind, of(mind, 'layFromHand'), (move) => fightingValue(mind, move.card), 0);
  return card ?? of(mind, 'layFromDeck')[0];
}

/** Fights what it can beat, else pays. */
function meet(mind: Mind): Move | undefined {
  const chance = ({ space }: MoveOf<'ycuFight'>) => chanceOn(mind, space, null, 0);
  const fight = best(mind, of(mind, 'ycuFight'), chance);
  if (fight !== undefined && chance(fight) > 0.6) return fight;
  const { tokens } = factsOf(mind);
  return best(mind, of(mind, 'ycuBribe'), ({ token }) => -(tokens.get(token)?.bribe ?? 0)) ?? fight;
}

/** Bids little, and for good fighters only; the initiator somewhat more. */
function raise(mind: Mind): Move | undefined {
  const { auction, seats } = mind.state;
  const isOwn = auction?.initiator === mind.seat;
  const most = (attackOf(mind, auction?.card ?? '') - (isOwn ? 1 : 3)) * 1000;
  const [lowest] = of(mind, 'bid');
  const means = (seats[mind.seat]?.arcs ?? 0) / 2;
  const isCheap = lowest !== undefined && lowest.amount <= Math.min(most, means);
  return isCheap ? lowest : of(mind, 'pass')[0];
}

/** Cards that neither fight nor help. */
function discard(mind: Mind): Move | undefined {
  const value = ({ card }: MoveOf<'discardFromHand'>) => {
    return Math.max(fightingValue(mind, card), helpful.has(effectOf(mind, card)) ? 2 : 1);
  };
  return best(mind, of(mind, 'discardFromHand'), (move) => -value(move), -1.5);
}

/** The effects for which cards are played before an action, and within one. */
const helpful: ReadonlySet<string | undefined> = new Set([
  ...['gainArcs', 'gainRenown', 'gainArcsPer', 'rollForArcs', 'stealArcs', 'sellNow', 'produceOne'],
  ...['drawCards', 'search', 'raidHand', 'deploy', 'freeMove', 'recruitDirect'],
]);
const moments: Partial<Record<StepType, ReadonlySet<string | undefined>>> = {
  turnMain: helpful,
  moveSelect: new Set(['extraFigures', 'extraSteps', 'removeYcu']),
  buildPick: new Set(['discount', 'extraBuild']),
  buy: new Set(['extraBuy']),
  sell: new Set(['sellBonus']),
  recruitPick: new Set(['bidRebate']),
};

/** A card that helps now; good fighters are kept for battles until the last turn of the round. */
function cardToPlay(mind: Mind, step: StepType): Move | undefined {
  const { turnsTaken = 0 } = mind.state.seats[mind.seat] ?? {};
  return of(mind, 'playCard').find(({ card }) => {
    const isSpare = turnsTaken >= 3 || attackOf(mind, card) < 3;
    return isSpare && moments[step]?.has(effectOf(mind, card));
  });
}

/** How well the cards of a leader fight. */
function deckOf({ game }: Look, leader: string): number {
  const { leaders, cards } = game.content;
  const found = leaders.find(({ id }) => id === leader);
  if (found === undefined) return 0;
  return found.deck.reduce((sum, { card, copies }) => {
    const attack = cards.find(({ id }) => id === card)?.attack?.[found.colour] ?? 0;
    return sum + copies * attack;
  }, 0);
}
