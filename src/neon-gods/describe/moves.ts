import type { Seat } from '../../kernel/play.js';
import { defendersOn } from '../mechanics/battle.js';
import type { Move } from '../moves/index.js';
import type { NeonPosition } from '../play.js';
import { type State, type Step, topStep } from '../state/state.js';
import { cardName, listed, opponentName, plural, sideName } from './names.js';

/** A move as one English sentence, told by the state it is made in. */
export function describeMove(position: NeonPosition, move: Move): string {
  const { state, content } = position;
  const who = `Seat ${move.seat}`;
  switch (move.type) {
    case 'recruit':
      return `${who} recruits ${offer(position, move.slot)}.`;
    case 'buyEvent':
      return `${who} buys the event ${offer(position, move.slot)}.`;
    case 'drawInstead':
      return `${who} recruits nobody and draws a card.`;
    case 'pickFigure':
      return `${who} picks up a figure on ${move.from}.`;
    case 'moveTo':
      return `${who} moves the figure to ${move.to}.`;
    case 'playCard':
      return `${who} plays ${cardName(content, move.card)} for its effects.`;
    case 'drawCard':
      return `${who} uses an activation to draw a card.`;
    case 'takeMoney':
      return `${who} takes ${move.amount} $.`;
    case 'effectDraw':
      return `${who} draws a card.`;
    case 'recoverCard':
      return `${who} takes ${cardName(content, move.card)} back from the discard pile.`;
    case 'sell':
      return `${who} sells a product on ${move.space}.`;
    case 'work':
      return `${who} uses ${content.workCards.get(move.work)?.name ?? move.work} on ${move.space}${
        move.count ? ` for ${plural(move.count, 'product')}` : ''
      }.`;
    case 'placeToken':
      return `${who} places ${tokenPlaced(topStep(state))} on ${move.space}.`;
    case 'removeToken':
      return move.token === 'andy'
        ? `${who} removes all andys from ${move.space}.`
        : `${who} removes the ${move.token} from ${move.space}.`;
    case 'removeFigure':
      return `${who} removes a figure of seat ${move.owner} from ${move.space}.`;
    case 'pushPick':
      return `${who} picks a figure of seat ${move.owner} on ${move.from} to push.`;
    case 'pushTo':
      return `${who} pushes the figure to ${move.to}.`;
    case 'placeFigure':
      return `${who} places a figure on its base.`;
    case 'chooseBattle':
      return `${who} fights ${opponents(state, move)} on ${move.space}.`;
    case 'battleCard':
      return `${who} lays ${cardName(content, move.card)} face down for the battle.`;
    case 'battleBlind':
      return `${who} lays the top card of the draw pile unseen for the battle.`;
    case 'battleDone':
      return `${who} lays no more cards.`;
    case 'stealFrom':
      return `${who} steals 1 $ from seat ${move.from}.`;
    case 'discard':
      return `${who} discards ${cardName(content, move.card)}.`;
    case 'exchange':
      return `${who} buys ${purchase(position, move.line)}.`;
    case 'passExchange':
      return `${who} buys no blurp.`;
    case 'done':
      return `${who} ${endOf[topStep(state)?.type ?? ''] ?? 'stops here'}.`;
  }
}

/** What somebody does who ends a chain. */
const endOf: Partial<Record<string, string>> = {
  move: 'moves no more figures',
  gain: 'takes no $',
  draw: 'draws no more cards',
  recover: 'recovers no more cards',
  sell: 'sells no more products',
  work: 'does no more work',
  placeOwls: 'places no more owls',
  placeTunnels: 'places no more tunnels',
  placeAndys: 'places no more andys',
  placeFigures: 'places no more figures',
  removeTunnels: 'removes no more tunnels',
  removeAndys: 'removes no more andys',
  removeStructures: 'removes no more structures',
  removeFigures: 'removes no more figures',
  pushFigures: 'pushes no more figures',
} satisfies Partial<Record<Step['type'], string>>;

function offer({ state, content }: NeonPosition, slot: number): string {
  const card = state.row[slot];
  const name = card ? cardName(content, card) : `in slot ${slot}`;
  return `${name} for ${content.constants.recruitPrices[slot]} $`;
}

function tokenPlaced(step: Step | undefined): string {
  if (step?.type === 'placeOwls') return 'an owl';
  if (step?.type === 'placeTunnels') return 'a tunnel';
  return step?.type === 'placeAndys' ? 'an andy' : 'a token';
}

function opponents(state: State, { space, against }: Extract<Move, { type: 'chooseBattle' }>) {
  const defenders: Seat[] = against === 'gangs' ? defendersOn(state, state.board[space]) : [];
  return defenders.length > 0 ? listed(defenders.map(sideName)) : opponentName(against);
}

function purchase({ content }: NeonPosition, line: number): string {
  const offer = content.constants.exchange[line];
  return offer ? `${offer.blurp} blurp for ${offer.pay} $` : `line ${line} of the exchange`;
}
