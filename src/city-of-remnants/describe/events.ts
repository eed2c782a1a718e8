import type { Content } from '../content/compile.js';
import type { ArcReason, Event, EventOf, RenownReason } from '../events.js';
import {
  actionNames,
  arcs,
  capital,
  conditionName,
  leaderName,
  listed,
  nameOf,
  optionName,
  plural,
  tileName,
  tokenName,
  zoneNames,
} from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  switch (event.type) {
    case 'gameStarted':
      return `The game begins with ${event.players} players on the side ${event.board}.`;
    case 'leaderPicked':
      return `Seat ${event.seat} leads the gang of ${leaderName(content, event.leader)}.`;
    case 'entryPicked':
      return `Seat ${event.seat} enters on ${event.space}.`;
    case 'firstPlayerRolled':
      return `Seat ${event.seat} is first player.`;
    case 'roundStarted':
      return `Round ${event.round} begins.`;
    case 'phaseStarted':
      return `${capital(phaseNames[event.phase])} begins.`;
    case 'firstPlayerPassed':
      return `The first player token passes from seat ${event.from} to seat ${event.to}.`;
    case 'deckReshuffled':
      return `The discard pile of ${plural(event.count, 'card')} becomes a new ${event.deck} deck.`;
    case 'turnStarted':
      return `Seat ${event.seat} begins turn ${event.turn}.`;
    case 'turnSkipped':
      return `Seat ${event.seat} has no turn left and is skipped.`;
    case 'actionTaken':
      return `Seat ${event.seat} chooses ${actionNames[event.action]}.`;
    case 'turnTrackerAdvanced':
      return `Seat ${event.seat} has now taken ${plural(event.turnsTaken, 'turn')}.`;
    case 'arcsChanged':
      return `Seat ${event.seat} ${changed(event)} ${arcs(Math.abs(event.amount))} ${
        arcReasonNames[event.reason]
      }.`;
    case 'renownChanged':
      return `Seat ${event.seat} ${event.amount < 0 ? 'loses' : 'gains'} ${Math.abs(
        event.amount,
      )} renown ${renownReasonNames[event.reason]}.`;
    case 'influenceGained':
      return `Seat ${event.seat} has met "${conditionName(content, event.condition)}" and has influence ${event.influence}.`;
    case 'renownAwarded':
      return `Seat ${event.seat} is awarded ${event.award} renown${
        event.claimed ? '' : ', more than the pool holds'
      }.`;
    case 'turnEnded':
      return `Seat ${event.seat} ends the turn.`;
    case 'roundEnded':
      return `Round ${event.round} ends.`;
    case 'gameEnded':
      return `The game ends (${event.reason}): ${listed(event.winners.map((seat) => `seat ${seat}`))} ${
        event.winners.length === 1 ? 'wins' : 'win together'
      } with ${Math.max(...event.scores)} renown.`;
    default:
      return describeCards(event, content);
  }
}

type Told =
  | 'gameStarted'
  | 'leaderPicked'
  | 'entryPicked'
  | 'firstPlayerRolled'
  | 'roundStarted'
  | 'phaseStarted'
  | 'firstPlayerPassed'
  | 'deckReshuffled'
  | 'turnStarted'
  | 'turnSkipped'
  | 'actionTaken'
  | 'turnTrackerAdvanced'
  | 'arcsChanged'
  | 'renownChanged'
  | 'influenceGained'
  | 'renownAwarded'
  | 'turnEnded'
  | 'roundEnded'
  | 'gameEnded';

/** Cards, auctions, tiles and figures. */
function describeCards(event: Exclude<Event, { type: Told }>, content: Content): string {
  const name = (card: string | undefined) => (card ? nameOf(content, card) : 'a card');
  const names = (cards: readonly string[]) => listed(cards.map((card) => nameOf(content, card)));
  switch (event.type) {
    case 'handDiscarded':
      return `Seat ${event.seat} discards ${names(event.cards)}.`;
    case 'discardShuffledUnder':
      return `Seat ${event.seat} shuffles ${plural(event.count, 'card')} under the draw pile.`;
    case 'cardsDrawn':
      return `Seat ${event.seat} draws ${event.cards ? names(event.cards) : plural(event.count, 'card')}.`;
    case 'rowRefilled':
      return `The ${event.row === 'developments' ? 'drafted developments are' : `${event.row} row is`} now ${names(event.cards)}.`;
    case 'cardPlayed':
      return `Seat ${event.seat} plays ${name(event.card)}.`;
    case 'auctionStarted':
      return `Seat ${event.seat} puts ${name(event.card)} up for auction.`;
    case 'bidPlaced':
      return `Seat ${event.seat} bids ${arcs(event.amount)}.`;
    case 'bidPassed':
      return `Seat ${event.seat} passes${event.automatic ? ' for want of ARCs' : ''}.`;
    case 'auctionWon':
      return `Seat ${event.seat} wins ${name(event.card)} and pays ${arcs(event.paid)}.`;
    case 'unitRecruited':
      return `Seat ${event.seat} recruits ${name(event.card)} ${
        event.figure === null ? 'without a figure' : 'and a figure'
      }.`;
    case 'marketCardBought':
      return `Seat ${event.seat} buys ${name(event.card)} for ${arcs(event.paid)}.`;
    case 'tileProduced':
      return `Seat ${event.seat} produces with ${tileName(content, event.tile)}.`;
    case 'productsPlaced':
      return `${capital(plural(event.count, 'product'))} ${
        event.count === 1 ? 'is' : 'are'
      } put on ${tileName(content, event.tile)}.`;
    case 'productSold':
      return `Seat ${event.seat} sells a product of ${tileName(content, event.tile)} for ${arcs(event.price)}.`;
    case 'developmentBuilt':
      return `Seat ${event.seat} builds ${tileName(content, event.tile)} on ${listed(event.cells)} for ${arcs(event.paid)}.`;
    case 'controlChanged':
      return event.to === null
        ? `Nobody controls ${tileName(content, event.tile)} any more.`
        : `Seat ${event.to} controls ${tileName(content, event.tile)}.`;
    case 'figureDeployed':
      return `A figure of seat ${event.seat} enters on ${event.to}.`;
    case 'figureMoved':
      return `A figure of seat ${event.seat} moves from ${
        event.from === 'pool' ? 'the pool' : event.from
      } to ${event.to}.`;
    case 'unitRemoved':
      return `Seat ${event.seat} gives up ${name(event.card)} (${zoneNames[event.zone]}).`;
    case 'pileSearched':
      return `Seat ${event.seat} looks through the ${plural(event.count, 'card')} of the draw pile.`;
    case 'effectApplied':
      return describeEffect(event, content);
    default:
      return describeBattle(event, content);
  }
}

type BattleEvent = EventOf<
  | 'battleStarted'
  | 'cardLaid'
  | 'cardsRevealed'
  | 'battleAbility'
  | 'diceRolled'
  | 'diceRerolled'
  | 'battleResolved'
  | 'figureRemoved'
  | 'ycuRevealed'
  | 'ycuPlaced'
  | 'ycuReturned'
  | 'ycuBribed'
  | 'ycuDefeated'
  | 'alertRolled'
>;

function describeBattle(event: BattleEvent, content: Content): string {
  const names = (cards: readonly string[]) => listed(cards.map((card) => nameOf(content, card)));
  switch (event.type) {
    case 'battleStarted':
      return `${capital(sideName(event.attacker, event.token, content))} fights ${sideName(
        event.defender,
        event.token,
        content,
      )} on ${event.space}.`;
    case 'cardLaid': {
      if (event.source === 'draw')
        return `Seat ${event.seat} lays a card from the draw pile unseen.`;
      const card = event.card ? nameOf(content, event.card) : 'a card';
      return `Seat ${event.seat} lays ${card} face down.`;
    }
    case 'cardsRevealed':
      return `Seat ${event.seat} reveals ${names(event.cards)}.`;
    case 'battleAbility':
      return `${nameOf(content, event.card)} of seat ${event.seat} takes effect${
        event.added.length > 0 ? ` and brings ${names(event.added)}` : ''
      }.`;
    case 'diceRolled':
    case 'diceRerolled':
      if (event.dice.length === 0) return `Seat ${event.seat} has no dice to roll.`;
      return `Seat ${event.seat} ${event.type === 'diceRolled' ? 'rolls' : 'rolls blanks again:'} ${listed(
        event.dice.map(String),
      )}, ${plural(event.hits, 'hit')}.`;
    case 'battleResolved': {
      const totals = event.totals.map(({ seat, total }) => `seat ${seat} has ${total}`);
      if (event.value !== null) totals.push(`the YCU have ${event.value}`);
      const winner = event.winner === 'ycu' ? 'the YCU win' : `seat ${event.winner} wins`;
      return `${capital(listed(totals))}: ${winner} the battle on ${event.space}.`;
    }
    case 'figureRemoved':
      return `Seat ${event.seat} loses a figure on ${event.from} to the ${event.to}.`;
    case 'ycuRevealed':
      return event.cards.length === 1
        ? `The coordinate card ${listed(event.cards)} is revealed.`
        : `The coordinate cards ${listed(event.cards)} are revealed.`;
    case 'ycuPlaced':
      return `${capital(tokenName(content, event.token))} lands on ${event.space}.`;
    case 'ycuReturned':
      return `${capital(plural(event.tokens.length, 'YCU token'))} ${
        event.tokens.length === 1 ? 'returns' : 'return'
      } to the bag.`;
    case 'ycuBribed':
      return `Seat ${event.seat} bribes ${tokenName(content, event.token)} on ${event.space} with ${arcs(event.paid)}.`;
    case 'ycuDefeated':
      return `Seat ${event.seat} defeats ${tokenName(content, event.token)} on ${event.space}.`;
    case 'alertRolled':
      return `Seat ${event.seat} rolls ${event.roll} for the alert: ${event.name}${
        event.carriedOut ? '' : ', but no more tokens come'
      }.`;
  }
}

function describeEffect(event: EventOf<'effectApplied'>, content: Content): string {
  const { effect, roll, option, card, cards } = event;
  const seat = `Seat ${event.seat}`;
  const named = option === undefined ? 'something' : optionName(content, option);
  switch (effect) {
    case 'search':
      return `${seat} takes ${card ? nameOf(content, card) : 'a card'} into the hand.`;
    case 'trash':
      return `${seat} removes ${card ? nameOf(content, card) : 'a card'} from the game.`;
    case 'discount':
      return `${seat} gets ${named} at a discount this turn.`;
    case 'peekYcu':
      if (option === 'keep') return `${seat} leaves a coordinate card where it is.`;
      if (option === 'bottom') return `${seat} puts a coordinate card under the deck.`;
      return `${seat} looks at ${cards ? listed(cards) : 'coordinate cards'}.`;
    case 'rollTable':
      return `${seat} rolls ${roll}.`;
    default:
      return `${seat} ${grantNames[effect]} this turn.`;
  }
}

const grantNames = {
  extraBuy: 'may buy more market cards',
  extraBuild: 'may build more developments',
  extraFigures: 'may move more figures',
  extraSteps: 'may move figures further',
  bidRebate: 'pays less for the next auction won',
  sellBonus: 'gets more for every product sold',
} as const;

const phaseNames = {
  setup: 'the setup',
  reset: 'the Reset phase',
  turns: 'the Player Turns phase',
  patrol: 'the Yugai Patrol phase',
  award: 'the Award Renown phase',
  ended: 'the end',
} as const;

const arcReasonNames = {
  income: 'as income',
  effect: 'by an effect',
  auction: 'for the auction',
  recruit: 'to recruit',
  market: 'for the market card',
  renown: 'for renown',
  development: 'for the development',
  sale: 'for a product',
  theft: 'by theft',
  bribe: 'as a bribe',
  win: 'for the victory',
  alert: 'by the alert',
  wager: 'in the wager',
} as const satisfies Record<ArcReason, string>;

const renownReasonNames = {
  bought: 'for ARCs',
  effect: 'by an effect',
  win: 'for the victory',
  alert: 'by the alert',
} as const satisfies Record<RenownReason, string>;

function changed({ amount, reason }: EventOf<'arcsChanged'>): string {
  if (amount > 0) return 'gains';
  return reason === 'theft' || reason === 'alert' ? 'loses' : 'pays';
}

function sideName(seat: number | null, token: string | null, content: Content): string {
  if (seat !== null) return `seat ${seat}`;
  return token === null ? 'nobody' : tokenName(content, token);
}
