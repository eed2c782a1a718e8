import type { Seat } from '../kernel/play.js';
import type { Content } from './content/compile.js';
import type { Event, EventOf } from './events.js';
import type { Move } from './moves/index.js';
import type { NeonPosition } from './play.js';

/** A move as one English sentence. */
export function describeMove({ state, content }: NeonPosition, move: Move): string {
  const who = `Seat ${move.seat}`;
  const { constants } = content;
  switch (move.type) {
    case 'recruit':
      return `${who} recruits ${inSlot(state.row, move.slot)} for ${constants.recruitPrices[move.slot]} $.`;
    case 'buyEvent':
      return `${who} buys the event ${inSlot(state.row, move.slot)} for ${constants.recruitPrices[move.slot]} $.`;
    case 'drawInstead':
      return `${who} recruits nobody and draws a card.`;
    case 'pickFigure':
      return `${who} picks up a figure on ${move.from}.`;
    case 'moveTo':
      return `${who} moves the figure to ${move.to}.`;
    case 'playCard':
      return `${who} plays ${nameOf(content, move.card)} for its effects.`;
    case 'drawCard':
      return `${who} uses an activation to draw a card.`;
    case 'takeMoney':
      return `${who} takes ${move.amount} $.`;
    case 'effectDraw':
      return `${who} draws a card.`;
    case 'recoverCard':
      return `${who} takes ${nameOf(content, move.card)} back from the discard pile.`;
    case 'sell':
      return `${who} sells a product on ${move.space}.`;
    case 'work':
      return `${who} uses ${content.workCards.get(move.work)?.name ?? move.work} on ${move.space}${
        move.count ? ` for ${plural(move.count, 'product')}` : ''
      }.`;
    case 'placeToken':
      return `${who} places ${placedBy(state.agenda.at(-1)?.type)} on ${move.space}.`;
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
      return `${who} places a figure on the own base.`;
    case 'chooseBattle':
      return `${who} fights ${opponent(move.against)} on ${move.space}.`;
    case 'battleCard':
      return `${who} lays ${nameOf(content, move.card)} face down for the battle.`;
    case 'battleBlind':
      return `${who} lays the top card of the draw pile unseen for the battle.`;
    case 'battleDone':
      return `${who} lays no more cards.`;
    case 'stealFrom':
      return `${who} steals 1 $ from seat ${move.from}.`;
    case 'discard':
      return `${who} discards ${nameOf(content, move.card)}.`;
    case 'exchange': {
      const line = constants.exchange[move.line];
      return `${who} buys ${line?.blurp ?? '?'} blurp for ${line?.pay ?? '?'} $.`;
    }
    case 'passExchange':
      return `${who} buys no blurp.`;
    case 'done':
      return `${who} stops here.`;
  }

  function inSlot(row: readonly (string | null)[], slot: number): string {
    const card = row[slot];
    return card ? nameOf(content, card) : `slot ${slot}`;
  }
}

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const name = (card: string | undefined) => (card ? nameOf(content, card) : 'a card');
  switch (event.type) {
    case 'gameStarted':
      return `The game begins: ${scenarioName(content, event.scenario)}, ${gangList(content, event.gangs)}. Seat ${event.firstPlayer} is first player.`;
    case 'turnStarted':
      return `Round ${event.round}: the turn of seat ${event.seat}.`;
    case 'cardDrawn':
      return `Seat ${event.seat} draws ${name(event.card)}.`;
    case 'deckReshuffled':
      return `Seat ${event.seat} shuffles ${plural(event.cards, 'discarded card')} into the draw pile.`;
    case 'recruited':
      return `Seat ${event.seat} recruits ${name(event.card)}.`;
    case 'eventBought':
      return `Seat ${event.seat} buys the event ${name(event.card)}.`;
    case 'rowRefilled':
      return `The row is now ${event.row.map((card) => (card ? name(card) : 'empty')).join(', ')}.`;
    case 'eventShuffledBack':
      return `${name(event.card)} is shuffled into the recruitment deck.`;
    case 'figureMoved':
      return `A figure of seat ${event.seat} moves from ${event.from} to ${event.to}.`;
    case 'andyRevealed':
      return `An andy of value ${event.value} turns up on ${event.space}.`;
    case 'cardPlayed':
      return `Seat ${event.seat} plays ${name(event.card)}.`;
    case 'moneyGained':
      return `Seat ${event.seat} gains ${event.amount} $.`;
    case 'moneyPaid':
      return `Seat ${event.seat} pays ${event.amount} $.`;
    case 'moneyStolen':
      return `Seat ${event.seat} steals ${event.amount} $ from seat ${event.from}.`;
    case 'cardRecovered':
      return `Seat ${event.seat} takes ${name(event.card)} back from the discard pile.`;
    case 'productSold':
      return `Seat ${event.seat} sells a product on ${event.space} for ${event.price} $.`;
    case 'productsPlaced':
      return `Seat ${event.seat} creates ${plural(event.count, 'product')} on ${event.space}.`;
    case 'structureBuilt':
      return `Seat ${event.seat} builds a ${event.structure} on ${event.space}.`;
    case 'tokenPlaced':
      return `Seat ${event.seat} places ${withArticle(event.token)} on ${event.space}.`;
    case 'tokenRemoved':
      return `Seat ${event.seat} removes ${plural(event.count, event.token)} from ${event.space}.`;
    case 'figurePlaced':
      return `A new figure of seat ${event.seat} enters on ${event.space}.`;
    case 'figureRemoved':
      return `Seat ${event.seat} removes a figure of seat ${event.owner} from ${event.space}.`;
    case 'figurePushed':
      return `Seat ${event.seat} pushes a figure of seat ${event.owner} from ${event.from} to ${event.to}.`;
    case 'diceRolled':
      return describeRoll(event);
    case 'battleStarted':
    case 'battleCardPlayed':
    case 'battleRevealed':
    case 'battleValued':
    case 'battleResolved':
    case 'figuresReturned':
    case 'owlsRemoved':
    case 'andysDefeated':
    case 'battleCardsDiscarded':
      return describeBattle(event, content);
    case 'cardDiscarded':
      return `Seat ${event.seat} discards ${name(event.card)}.`;
    case 'turnEnded':
      return `Seat ${event.seat} ends the turn.`;
    case 'roundEnded':
      return `Round ${event.round} ends.`;
    case 'daylightStarted':
      return `Daylight after round ${event.round}.`;
    case 'blurpGained':
      return describeBlurp(event);
    case 'blurpBought':
      return `Seat ${event.seat} buys ${event.amount} blurp for ${event.paid} $.`;
    case 'firstPlayerPassed':
      return `The first player token passes from seat ${event.from} to seat ${event.to}.`;
    case 'gameEnded':
      return `The game ends: ${winners(event.winners)} (tie-break: ${event.tieBreak}).`;
  }
}

type BattleEvent = EventOf<
  | 'battleStarted'
  | 'battleCardPlayed'
  | 'battleRevealed'
  | 'battleValued'
  | 'battleResolved'
  | 'figuresReturned'
  | 'owlsRemoved'
  | 'andysDefeated'
  | 'battleCardsDiscarded'
>;

function describeBattle(event: BattleEvent, content: Content): string {
  const names = (cards: readonly string[]) => listed(cards.map((card) => nameOf(content, card)));
  switch (event.type) {
    case 'battleStarted':
      return `Seat ${event.participants[0]} fights ${opponent(event.against)} on ${event.space}.`;
    case 'battleCardPlayed':
      return event.blind
        ? `Seat ${event.seat} lays a card from the draw pile unseen.`
        : `Seat ${event.seat} lays ${event.card ? nameOf(content, event.card) : 'a card'} face down.`;
    case 'battleRevealed':
      return `Battle cards on ${event.space}: ${event.cards
        .map(({ seat, cards }) => `seat ${seat} ${cards.length > 0 ? names(cards) : 'none'}`)
        .join('; ')}.`;
    case 'battleValued':
      return `Battle values on ${event.space}: ${event.values
        .map(({ side, value }) => `${sideName(side)} ${value}`)
        .join(', ')}.`;
    case 'battleResolved':
      return `${capital(listed(event.winners.map(sideName)))} ${
        event.winners.length > 1 || event.winners[0] === 'andys' ? 'win' : 'wins'
      } the battle on ${event.space}.`;
    case 'figuresReturned':
      return `${capital(plural(event.count, 'figure'))} of seat ${event.seat} on ${event.from} ${
        event.count === 1 ? 'goes' : 'go'
      } home.`;
    case 'owlsRemoved':
      return `${capital(plural(event.count, 'owl'))} on ${event.space} ${
        event.count === 1 ? 'flies' : 'fly'
      } off.`;
    case 'andysDefeated':
      return `Seat ${event.seat} clears ${plural(event.tokens.length, 'andy')} from ${event.space}.`;
    case 'battleCardsDiscarded':
      return `Seat ${event.seat} discards ${names(event.cards)} after the battle.`;
  }
}

function describeRoll({ seat, dice, hits, steals }: EventOf<'diceRolled'>): string {
  const stolen = steals > 0 ? ` and ${plural(steals, 'steal')}` : '';
  return `Seat ${seat} rolls ${listed(dice.map(({ color }) => color))}: ${plural(hits, 'hit')}${stolen}.`;
}

function describeBlurp({ seat, amount, reason, space }: EventOf<'blurpGained'>): string {
  const verb = amount < 0 ? 'loses' : 'gains';
  const where = space ? ` on ${space}` : '';
  const why = reason === 'space' ? 'controlled spaces' : `${withArticle(reason)}${where}`;
  return `Seat ${seat} ${verb} ${Math.abs(amount)} blurp for ${reason === 'factory' ? 'factories' : why}.`;
}

function nameOf(content: Content, card: string): string {
  const member = content.gangCards.get(card);
  if (member === undefined) return content.events.get(card)?.name ?? card;
  return 'gang' in member ? `${member.name} (${member.type})` : member.name;
}

function scenarioName(content: Content, id: string): string {
  return content.scenarios.get(id)?.name ?? id;
}

function gangList(content: Content, gangs: readonly string[]): string {
  return listed(gangs.map((id, seat) => `seat ${seat} ${content.gangs.get(id)?.name ?? id}`));
}

function placedBy(step: string | undefined): string {
  if (step === 'placeOwls') return 'an owl';
  if (step === 'placeTunnels') return 'a tunnel';
  return step === 'placeAndys' ? 'an andy' : 'a token';
}

function opponent(against: 'gangs' | 'andys' | Seat): string {
  if (against === 'gangs') return 'the other gangs';
  return against === 'andys' ? 'the andys' : `seat ${against}`;
}

function sideName(side: Seat | 'andys'): string {
  return side === 'andys' ? 'the andys' : `seat ${side}`;
}

function winners(seats: readonly Seat[]): string {
  const names = listed(seats.map((seat) => `seat ${seat}`));
  return `${names} ${seats.length === 1 ? 'wins' : 'win together'}`;
}

function plural(count: number, noun: string): string {
  const nouns = noun.endsWith('y') && noun !== 'andy' ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : nouns}`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
