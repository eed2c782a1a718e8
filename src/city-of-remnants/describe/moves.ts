import { topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { marketCosts } from '../mechanics/limits.js';
import type { Move, MoveOf, MoveType } from '../moves/index.js';
import type { CityPosition } from '../play.js';
import type { Choice, ChoiceOf, Step } from '../state/steps.js';
import {
  actionNames,
  arcs,
  developmentName,
  leaderName,
  nameOf,
  optionName,
  tileName,
  tokenName,
  who,
  zoneNames,
} from './names.js';

/** A move as one English sentence. */
export function describeMove(position: CityPosition, move: Move, names: readonly string[]): string {
  const tell = sentences[move.type] as (told: Telling) => string;
  return `${who(move.seat, names)} ${tell({ ...position, move, names })}.`;
}

interface Telling<M extends Move = Move> extends CityPosition {
  readonly move: M;
  readonly names: readonly string[];
}

const sentences: { readonly [T in MoveType]: (told: Telling<MoveOf<T>>) => string } = {
  pickLeader: ({ content, move }) => `takes the gang of ${leaderName(content, move.leader)}`,
  pickEntry: ({ move }) => `will enter on ${move.space}`,
  discardFromHand: ({ content, move }) => `discards ${nameOf(content, move.card)}`,
  takeAction: ({ move }) => `chooses ${actionNames[move.action]}`,
  recruitPick: ({ content, move }) => `puts ${nameOf(content, move.card)} up for auction`,
  bid: ({ move }) => `bids ${arcs(move.amount)}`,
  pass: () => 'passes',
  buyCard: ({ move, ...position }) => {
    const cost = marketCosts(position, move.seat)(move.card);
    return `buys ${nameOf(position.content, move.card)} for ${arcs(cost)}`;
  },
  buyRenown: ({ move }) => `buys ${move.count} renown`,
  produceTile: ({ content, move }) => `produces with ${tileName(content, move.tile)}`,
  buildPick: ({ content, move }) => `builds ${developmentName(content, move.development)}`,
  buildPlace: ({ move }) => `lays the tile at ${move.anchor}, turned by ${move.rotation} degrees`,
  sellProduct: ({ content, move }) => `sells a product of ${tileName(content, move.tile)}`,
  moveFigure: ({ move }) => {
    return `moves a figure from ${move.from === 'pool' ? 'the pool' : move.from}`;
  },
  moveTo: ({ move }) => `moves it to ${move.to}`,
  layFromHand: ({ content, move }) => `lays ${nameOf(content, move.card)} face down`,
  layFromDeck: () => 'lays the top card of the draw pile unseen',
  removeUnit: ({ content, move }) => {
    return `gives up ${nameOf(content, move.card)} (${zoneNames[move.zone]})`;
  },
  searchDrawPile: () => 'searches the draw pile for a unit to give up',
  ycuFight: ({ content, move }) => `fights ${tokenName(content, move.token)} on ${move.space}`,
  ycuBribe: ({ content, move }) => `bribes ${tokenName(content, move.token)} on ${move.space}`,
  choose: (told) => chosen(told),
  done: ({ state }) => ended(topStep(state)),
  playCard: ({ content, move }) => `plays ${nameOf(content, move.card)}`,
  endTurn: () => 'ends the turn',
};

/** What somebody does who ends a chain. */
function ended(step: Step | undefined): string {
  const isCycle = step?.type === 'effectChoice' && step.choice.kind === 'cycle';
  return isCycle ? 'discards no more' : (ends[step?.type ?? ''] ?? 'leaves it at that');
}

const ends: Partial<Record<string, string>> = {
  resetDiscard: 'discards no more',
  refreshDiscard: 'discards no more',
  buy: 'buys no more',
  produce: 'produces no more',
  buildPick: 'builds no more',
  sell: 'sells no more',
  moveSelect: 'moves no more',
  layCards: 'lays no more',
} satisfies Partial<Record<Step['type'], string>>;

/** What the choice that is asked for means; of a move for another moment only the option is known. */
function chosen({ state, content, move, names }: Telling<MoveOf<'choose'>>): string {
  const step = topStep(state);
  const named = optionName(content, move.option, names);
  if (step?.type !== 'effectChoice') return `chooses ${named}`;
  const tell = choices[step.choice.kind] as (choice: Choice, named: string) => string;
  return tell(step.choice, named);
}

const choices: {
  readonly [K in Choice['kind']]: (choice: ChoiceOf<K>, named: string) => string;
} = {
  stealArcs: ({ amount }, named) => `takes up to ${arcs(amount)} from ${named}`,
  raidHand: ({ count }, named) => `makes ${named} discard ${plural(count, 'card')}`,
  discount: ({ amount }, named) => `names ${named} for a discount of ${arcs(amount)}`,
  searchZone: (_choice, named) => `searches ${named}`,
  searchCard: (_choice, named) => `takes ${named} into the hand`,
  trash: (_choice, named) => `removes ${named} from the game`,
  recruitDirect: ({ cost }, named) => `recruits ${named} for ${arcs(cost)}`,
  produceOne: (_choice, named) => `produces with ${named}`,
  sellNow: (_choice, named) => `sells a product of ${named}`,
  removeYcu: (_choice, named) => `returns ${named} to the bag`,
  deploy: (_choice, named) => `puts a figure of the pool on ${named}`,
  peekYcu: (_choice, named) => {
    return named === 'keep' ? 'leaves the card where it is' : 'puts the card under the deck';
  },
  wager: ({ stake }) => `wagers ${arcs(stake)}`,
  payForRenown: ({ cost, renown }) => `pays ${arcs(cost)} for up to ${renown} renown`,
  tradeUnit: ({ gain }, named) => `gives up ${named} for ${arcs(gain)}`,
  cycle: (_choice, named) => `chooses ${named}`,
  freeMove: (_choice, named) => `chooses ${named}`,
  freeMoveTo: (_choice, named) => `chooses ${named}`,
};
