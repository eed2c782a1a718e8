import { type Seat, topStep } from '../../kernel/play.js';
import { listed, plural } from '../../kit/words.js';
import type { ProduceEffect, TurnEffect } from '../content/schema.js';
import {
  arcsPerDevelopment,
  bribeCost,
  buildCosts,
  marketCosts,
  salePrice,
  uncommitted,
} from '../mechanics/limits.js';
import { findTile, placementOf } from '../mechanics/tiles.js';
import type { Move, MoveOf, MoveType } from '../moves/index.js';
import { type Reading, read, type Seen } from '../play.js';
import type { Turn } from '../state/state.js';
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
export function describeMove(reading: Reading, move: Move, names: readonly string[]): string {
  const tell = sentences[move.type] as (told: Telling) => string;
  return `${who(move.seat, names)} ${tell({ ...read(reading), move, names })}.`;
}

interface Telling<M extends Move = Move> extends Seen {
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
  buyCard: (told) => {
    const { seat, card } = told.move;
    return `buys ${nameOf(told.content, card)} for ${arcs(marketCosts(told, seat)(card))}`;
  },
  buyRenown: ({ content, move }) => {
    return `buys ${move.count} renown for ${arcs(move.count * content.constants.renown.price)}`;
  },
  produceTile: (told) => produced(told, told.move.seat, told.move.tile),
  buildPick: (told) => {
    const { seat, development } = told.move;
    const cost = buildCosts(told, seat)(development);
    return `builds ${developmentName(told.content, development)} for ${arcs(cost)}`;
  },
  buildPlace: (told) => placed(told),
  sellProduct: (told) => sold(told, told.move.seat, told.move.tile, 0),
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
  ycuBribe: (told) => {
    const { seat, token, space } = told.move;
    const bribed = `${tokenName(told.content, token)} on ${space}`;
    return `bribes ${bribed} with ${arcs(bribeCost(told, seat, token))}`;
  },
  choose: (told) => chosen(told),
  done: ({ state }) => ended(topStep(state), state.turn),
  playCard: (told) => {
    const { seat, card } = told.move;
    const { ability } = told.content.cards.get(card)?.card ?? {};
    const gains = ability?.timing === 'turn' ? gained(told, seat, ability.effects) : '';
    return `plays ${nameOf(told.content, card)}${gains}`;
  },
  endTurn: () => 'ends the turn',
};

function produced(seen: Seen, seat: Seat, tile: string): string {
  const development = findTile(seen, tile)?.development ?? '';
  const effects = seen.content.developments.get(development)?.produces ?? [];
  return `produces with ${tileName(seen.content, tile)}${gained(seen, seat, effects)}`;
}

/** What effects pay for certain: dice and choices are not known yet. */
function gained(seen: Seen, seat: Seat, effects: readonly (TurnEffect | ProduceEffect)[]): string {
  let amount = 0;
  let renown = 0;
  for (const effect of effects) {
    if (effect.kind === 'gainArcs') amount += effect.amount;
    if (effect.kind === 'gainArcsPer') amount += arcsPerDevelopment(seen, seat, effect);
    if (effect.kind === 'gainRenown') renown += effect.count;
  }
  const gains = [
    ...(amount > 0 ? [arcs(amount)] : []),
    ...(renown > 0 ? [`${Math.min(renown, seen.state.renownPool)} renown`] : []),
  ];
  return gains.length > 0 ? ` and gains ${listed(gains)}` : '';
}

/** A tile that cannot lie like this, or at a moment when none is laid, is told by its anchor. */
function placed(told: Telling<MoveOf<'buildPlace'>>): string {
  const { seat, anchor, rotation } = told.move;
  const step = topStep(told.state);
  const development = step?.type === 'buildPlace' ? step.development : '';
  const placement = placementOf(told, development, anchor, rotation);
  if (placement === undefined) return `lays the tile at ${anchor}, turned by ${rotation} degrees`;
  const laid = `lays ${developmentName(told.content, development)} on ${listed(placement.cells)}`;
  return `${laid} for ${arcs(buildCosts(told, seat)(development))}`;
}

function sold(seen: Seen, seat: Seat, tile: string, bonus: number): string {
  const found = findTile(seen, tile);
  const price = found === undefined ? '' : ` for ${arcs(salePrice(seen, seat, found) + bonus)}`;
  return `sells a product of ${tileName(seen.content, tile)}${price}`;
}

/** What somebody does who ends a chain; an action of which nothing was done is a pass (CR-RULING-08). */
function ended(step: Step | undefined, turn: Turn | null): string {
  switch (step?.type) {
    case 'resetDiscard':
    case 'refreshDiscard':
      return 'discards no more';
    case 'buy':
      return turn?.bought || turn?.boughtRenown ? 'buys no more' : 'passes and buys nothing';
    case 'produce':
      return turn?.produced.length ? 'produces no more' : 'produces nothing';
    case 'buildPick':
      if (turn?.built) return 'builds no more';
      return turn?.produced.length ? 'builds nothing' : 'passes and builds nothing either';
    case 'sell':
      return turn?.sold ? 'sells no more' : 'passes and sells nothing';
    case 'moveSelect':
      return turn?.moved.length ? 'moves no more' : 'passes and moves nobody';
    case 'layCards':
      return 'lays no more';
    case 'effectChoice':
      return step.choice.kind === 'cycle' ? 'discards no more' : 'leaves it at that';
    default:
      return 'leaves it at that';
  }
}

/** What the choice that is asked for means; of a move for another moment only the option is known. */
function chosen(told: Telling<MoveOf<'choose'>>): string {
  const step = topStep(told.state);
  const named = optionName(told.content, told.move.option, told.names);
  if (step?.type !== 'effectChoice') return `chooses ${named}`;
  const tell = choices[step.choice.kind] as Chosen<Choice>;
  return tell(step.choice, named, told);
}

type Chosen<C> = (choice: C, named: string, told: Telling<MoveOf<'choose'>>) => string;

const choices: { readonly [K in Choice['kind']]: Chosen<ChoiceOf<K>> } = {
  stealArcs: ({ amount }, named, { state, move: { option } }) => {
    const isSeat = typeof option === 'object' && 'seat' in option;
    const most = isSeat ? uncommitted(state, option.seat) : amount;
    return `takes ${arcs(Math.min(amount, most))} from ${named}`;
  },
  raidHand: ({ count }, named) => `makes ${named} discard ${plural(count, 'card')}`,
  discount: ({ amount }, named) => `names ${named} for a discount of ${arcs(amount)}`,
  searchZone: (_choice, named) => `searches ${named}`,
  searchCard: (_choice, named) => `takes ${named} into the hand`,
  trash: (_choice, named) => `removes ${named} from the game`,
  recruitDirect: ({ cost }, named) => `recruits ${named} for ${arcs(cost)}`,
  produceOne: (_choice, named, told) => {
    const { seat, option } = told.move;
    const isTile = typeof option === 'object' && 'tile' in option;
    return isTile ? produced(told, seat, option.tile) : `produces with ${named}`;
  },
  sellNow: ({ bonus }, named, told) => {
    const { seat, option } = told.move;
    const isTile = typeof option === 'object' && 'tile' in option;
    return isTile ? sold(told, seat, option.tile, bonus) : `sells a product of ${named}`;
  },
  removeYcu: (_choice, named) => `returns ${named} to the bag`,
  deploy: (_choice, named) => `puts a figure of the pool on ${named}`,
  peekYcu: (_choice, named) => {
    return named === 'keep' ? 'leaves the card where it is' : 'puts the card under the deck';
  },
  wager: ({ stake }) => `wagers ${arcs(stake)}`,
  payForRenown: ({ cost, renown }, _named, { state }) => {
    return `pays ${arcs(cost)} for ${Math.min(renown, state.renownPool)} renown`;
  },
  tradeUnit: ({ gain }, named) => `gives up ${named} for ${arcs(gain)}`,
  cycle: (_choice, named) => `chooses ${named}`,
  freeMove: (_choice, named) => `chooses ${named}`,
  freeMoveTo: (_choice, named) => `chooses ${named}`,
};
