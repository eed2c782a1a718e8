import {
  buttonTouch,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
} from '../../display/touch.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import type { SpaceId } from '../content/board.js';
import { structures } from '../content/schema.js';
import { cardName, opponentName } from '../describe/names.js';
import { battlesToFight } from '../mechanics/battle.js';
import type { Move } from '../moves/index.js';
import type { StepView } from '../view/schema.js';
import { figuresId, type NeonShown } from './scene.js';

/** What a person touches to make a move of Neon Gods. */
export function touchesOf(shown: NeonShown, move: Move): Touch[] {
  const touch = touches[move.type] as (move: Move, shown: NeonShown) => Touch[];
  return touch(move, shown);
}

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const touches: {
  readonly [T in Move['type']]: (move: MoveOf<T>, shown: NeonShown) => Touch[];
} = {
  recruit: ({ slot }, shown) => [offer(shown, slot)],
  buyEvent: ({ slot }, shown) => [offer(shown, slot)],
  drawInstead: () => [buttonTouch('draw-instead', 'Draw a card instead')],
  pickFigure: ({ from }) => [space(from)],
  moveTo: ({ to }) => [space(to)],
  playCard: ({ card }, shown) => [cardTouch(shown, card)],
  drawCard: () => [buttonTouch('draw', 'Draw a card')],
  takeMoney: ({ amount }) => [numberTouch('amount', '$ to take', amount)],
  effectDraw: () => [buttonTouch('draw', 'Draw a card')],
  recoverCard: ({ card }, shown) => [cardTouch(shown, card)],
  sell: (move) => [space(move.space)],
  work: (move, shown) => [
    cardTouch(shown, move.card),
    space(move.space),
    ...(move.count === undefined ? [] : [numberTouch('count', 'products', move.count)]),
  ],
  placeToken: (move) => [space(move.space)],
  removeToken: (move) => {
    const isStructure = structures.some((structure) => structure === move.token);
    if (!isStructure) return [space(move.space)];
    return [thingTouch(`piece:${move.token}@${move.space}`, `${move.token} on ${move.space}`)];
  },
  removeFigure: (move, shown) => [figures(shown, move.owner, move.space)],
  pushPick: ({ owner, from }, shown) => [figures(shown, owner, from)],
  pushTo: ({ to }) => [space(to)],
  placeFigure: () => [buttonTouch('place-figure', 'Place a figure on your base')],
  chooseBattle: (move, { view, names }) => {
    const here = battlesToFight(view as never).filter((battle) => battle.space === move.space);
    if (here.length < 2) return [space(move.space)];
    const opponent = capital(opponentName(move.against, names));
    return [space(move.space), optionTouch(`against-${move.against}`, opponent)];
  },
  battleCard: ({ card }, shown) => [cardTouch(shown, card)],
  battleBlind: () => [buttonTouch('blind', 'Lay the top card of your draw pile')],
  battleDone: () => [buttonTouch('done', 'Lay no more cards')],
  stealFrom: ({ from }, { names }) => [thingTouch(`seat:${from}`, names[from] ?? `Seat ${from}`)],
  discard: ({ card }, shown) => [cardTouch(shown, card)],
  exchange: ({ line }, { content }) => {
    const { pay, blurp } = content.constants.exchange[line] ?? { pay: 0, blurp: 0 };
    return [thingTouch(`slot:exchange-${line}`, `${blurp} blurp for ${plural(pay, '$', '$')}`)];
  },
  passExchange: () => [buttonTouch('pass', 'Buy no blurp')],
  done: (_move, { view }) => {
    return [buttonTouch('done', stops[topStep(view)?.type ?? ''] ?? 'Stop here')];
  },
};

/** What the button that ends a chain says. */
const stops: Partial<Record<string, string>> = {
  move: 'Move no more figures',
  gain: 'Take no $',
  draw: 'Draw no more cards',
  recover: 'Take no more cards back',
  sell: 'Sell no more',
  work: 'Do no more work',
  placeOwls: 'Place no more owls',
  placeTunnels: 'Place no more tunnels',
  placeAndys: 'Place no more andys',
  placeFigures: 'Place no more figures',
  removeTunnels: 'Remove no more tunnels',
  removeAndys: 'Remove no more andys',
  removeStructures: 'Remove no more structures',
  removeFigures: 'Remove no more figures',
  pushFigures: 'Push no more figures',
  activate: 'Play no more cards',
} satisfies Partial<Record<StepView['type'], string>>;

function space(at: SpaceId): Touch {
  return thingTouch(`space:${at}`, at);
}

function cardTouch({ content }: NeonShown, card: string): Touch {
  const name = content.workCards.get(card)?.name ?? cardName(content, card);
  return thingTouch(`card:${card}`, name);
}

function offer(shown: NeonShown, slot: number): Touch {
  return cardTouch(shown, shown.view.row[slot] ?? '');
}

function figures({ names }: NeonShown, owner: Seat, at: SpaceId): Touch {
  return thingTouch(figuresId(owner, at), `a figure of ${names[owner]} on ${at}`);
}
