import {
  buttonTouch,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
} from '../../display/touch.js';
import { type Seat, topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { actionNames, arcs, nameOf, optionName, tileName, tokenName } from '../describe/names.js';
import { bribeCost, buildCosts, marketCosts, salePrice } from '../mechanics/limits.js';
import { findTile, freePlacements, placementOf } from '../mechanics/tiles.js';
import { isPlayedOut, mayPlay } from '../mechanics/windows.js';
import type { Move, MoveOf, MoveType } from '../moves/index.js';
import { questions } from '../questions.js';
import type { Step, StepOf } from '../state/steps.js';
import type { Action, Option } from '../state/terms.js';
import {
  type CityShown,
  cardId,
  discardId,
  drawId,
  poolId,
  seatId,
  seatNameIn,
  seenIn,
  spaceId,
  tileId,
  tokenId,
} from './shown.js';

/** What a person touches to make a move of City of Remnants. */
export function touchesOf(shown: CityShown, move: Move): Touch[] {
  const touch = touches[move.type] as (move: Move, shown: CityShown) => Touch[];
  return touch(move, shown);
}

const touches: {
  readonly [T in MoveType]: (move: MoveOf<T>, shown: CityShown) => Touch[];
} = {
  pickLeader: ({ leader }, shown) => [thingTouch(cardId(leader), shown.card(leader).title)],
  pickEntry: (move) => [space(move.space)],
  discardFromHand: ({ card }, shown) => [cardTouch(shown, card)],
  takeAction: ({ seat, action }, shown) => {
    return [buttonTouch(`action-${action}`, actionLabel(shown, seat, action))];
  },
  recruitPick: ({ card }, shown) => [cardTouch(shown, card)],
  bid: ({ amount }) => [numberTouch('bid', 'ARCs to bid', amount)],
  pass: () => [buttonTouch('pass', 'Pass')],
  buyCard: ({ seat, card }, shown) => {
    const cost = marketCosts(seenIn(shown), seat)(card);
    return [thingTouch(cardId(card), `${nameOf(shown.content, card)} for ${arcs(cost)}`)];
  },
  buyRenown: ({ count }, { content }) => {
    return [
      numberTouch('renown', `Renown for ${arcs(content.constants.renown.price)} each`, count),
    ];
  },
  produceTile: ({ tile }, shown) => [tileTouch(shown, tile)],
  buildPick: ({ seat, development }, shown) => {
    const cost = buildCosts(seenIn(shown), seat)(development);
    const label = `${nameOf(shown.content, development)} for ${arcs(cost)}`;
    return [thingTouch(cardId(development), label)];
  },
  buildPlace: (move, shown) => placing(move, shown),
  sellProduct: ({ seat, tile }, shown) => {
    const seen = seenIn(shown);
    const found = findTile(seen, tile);
    const price = found === undefined ? '' : ` for ${arcs(salePrice(seen, seat, found))}`;
    return [thingTouch(tileId(tile), `A product of ${tileName(shown.content, tile)}${price}`)];
  },
  moveFigure: ({ seat, from }) => {
    return [from === 'pool' ? thingTouch(poolId(seat), 'A figure of your pool') : space(from)];
  },
  moveTo: ({ to }) => [space(to)],
  layFromHand: ({ seat, card }, shown) => {
    const lay = optionTouch('lay', 'Lay it face down');
    return [cardTouch(shown, card), ...(isPlayable(shown, seat, card) ? [lay] : [])];
  },
  layFromDeck: () => [buttonTouch('blind', 'Lay the top card of your draw pile unseen')],
  removeUnit: ({ card }, shown) => [cardTouch(shown, card)],
  searchDrawPile: () => [buttonTouch('search', 'Search your draw pile for a unit')],
  ycuFight: ({ token }, shown) => [tokenTouch(shown, token), optionTouch('fight', 'Fight it')],
  ycuBribe: ({ seat, token }, shown) => {
    const cost = bribeCost(seenIn(shown), seat, token);
    return [tokenTouch(shown, token), optionTouch('bribe', `Bribe it with ${arcs(cost)}`)];
  },
  choose: ({ seat, option }, shown) => [optionOf(shown, seat, option)],
  done: (_move, { view }) => [buttonTouch('done', stopLabel(topStep(view)))],
  playCard: ({ seat, card }, shown) => {
    const touch = cardTouch(shown, card);
    if (topStep(shown.view)?.type !== 'layCards')
      return [{ ...touch, label: `Play ${touch.label}` }];
    const play = optionTouch('play', 'Play it for its ability');
    return [touch, ...(isPlayable(shown, seat, card) ? [play] : [])];
  },
  endTurn: () => [buttonTouch('end-turn', 'End your turn')],
};

/** Whether a card that can be laid could also be played now: then both have to be told apart. */
function isPlayable(shown: CityShown, seat: Seat, card: string): boolean {
  const seen = seenIn(shown);
  const step = topStep(shown.view);
  if (step === undefined || !mayPlay(seen, seat, step)) return false;
  return shown.content.cards.get(card)?.isForTurn === true && !isPlayedOut(seen, card);
}

function actionLabel({ view, content }: CityShown, seat: Seat, action: Action): string {
  const name = actionNames[action];
  const { figures, steps } = questions.limits({ table: view, content }, seat);
  if (action !== 'move') return name;
  return `${name} up to ${plural(figures, 'figure')}, ${plural(steps, 'space')} each`;
}

/**
 * The spaces that the tile will cover, from the lower left: as many as leave no other place for it that begins there.
 * Their order does not count, or somebody who means another corner would lay the wrong one.
 */
function placing({ anchor, rotation }: MoveOf<'buildPlace'>, shown: CityShown): Touch[] {
  const step = topStep(shown.view);
  const development = step?.type === 'buildPlace' ? step.development : '';
  const seen = seenIn(shown);
  const own = placementOf(seen, development, anchor, rotation);
  if (own === undefined) return [space(anchor)];
  const others = freePlacements(seen, development).filter(({ cells, ...one }) => {
    return cells[0] === own.cells[0] && (one.anchor !== anchor || one.rotation !== rotation);
  });
  const shares = (count: number) => {
    return others.some(({ cells }) => own.cells.slice(0, count).every((at) => cells.includes(at)));
  };
  let needed = 1;
  while (needed < own.cells.length && shares(needed)) needed++;
  return own.cells.slice(0, needed).map(space);
}

function optionOf(shown: CityShown, seat: Seat, option: Option): Touch {
  if (typeof option === 'string') return wordTouch(shown, option);
  if ('card' in option) return cardTouch(shown, option.card);
  if ('development' in option) return cardTouch(shown, option.development);
  if ('tile' in option) return tileTouch(shown, option.tile);
  if ('token' in option) return tokenTouch(shown, option.token);
  if ('space' in option) return space(option.space);
  if ('seat' in option) return thingTouch(seatId(option.seat), seatNameIn(shown, option.seat));
  const id = option.zone === 'draw' ? drawId(seat) : discardId(seat);
  return thingTouch(id, optionName(shown.content, option));
}

function wordTouch({ view }: CityShown, word: Extract<Option, string>): Touch {
  if (word === 'keep') return optionTouch(word, 'Leave it there');
  if (word === 'bottom') return optionTouch(word, 'Put it under the deck');
  const step = topStep(view);
  return buttonTouch(word, step?.type === 'effectChoice' ? payLabel(step.choice) : 'Yes');
}

function payLabel(choice: StepOf<'effectChoice'>['choice']): string {
  if (choice.kind === 'wager') return `Wager ${arcs(choice.stake)}`;
  return choice.kind === 'payForRenown' ? `Pay ${arcs(choice.cost)}` : 'Yes';
}

/** What the button that ends a chain says. */
function stopLabel(step: Step | undefined): string {
  if (step?.type !== 'effectChoice') return stops[step?.type ?? ''] ?? 'Stop here';
  return choiceStops[step.choice.kind] ?? 'Leave it at that';
}

const stops: Partial<Record<string, string>> = {
  resetDiscard: 'Discard no more',
  refreshDiscard: 'Discard no more',
  buy: 'Buy no more',
  produce: 'Produce no more, go on to build',
  buildPick: 'Build no more',
  sell: 'Sell no more',
  moveSelect: 'Move no more figures',
  layCards: 'Lay no more cards',
} satisfies Partial<Record<Step['type'], string>>;

const choiceStops: Partial<Record<StepOf<'effectChoice'>['choice']['kind'], string>> = {
  trash: 'Remove no card',
  recruitDirect: 'Recruit nobody',
  produceOne: 'Produce nothing',
  sellNow: 'Sell no more',
  removeYcu: 'Return no more tokens',
  deploy: 'Place no more figures',
  wager: 'Wager nothing',
  payForRenown: 'Pay nothing',
  tradeUnit: 'Give up no unit',
  cycle: 'Discard no more',
  freeMove: 'Move no more figures',
};

function space(at: string): Touch {
  return thingTouch(spaceId(at), at);
}

function cardTouch({ content }: CityShown, card: string): Touch {
  return thingTouch(cardId(card), nameOf(content, card));
}

function tileTouch({ content }: CityShown, tile: string): Touch {
  return thingTouch(tileId(tile), tileName(content, tile));
}

function tokenTouch({ content, view }: CityShown, token: string): Touch {
  const at = view.ycu.onBoard[token];
  return thingTouch(tokenId(token), `${tokenName(content, token)} on ${at ?? 'the board'}`);
}
