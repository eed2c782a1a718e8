import type { Content } from '../content/compile.js';
import type { Event, EventOf } from '../events.js';
import { capital, cardName, listed, opponentName, plural, sideName, withArticle } from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const name = (card: string | undefined) => (card ? cardName(content, card) : 'a card');
  switch (event.type) {
    case 'gameStarted':
      return describeStart(event, content);
    case 'turnStarted':
      return `Seat ${event.seat} begins its turn of round ${event.round}.`;
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
      return `Seat ${event.seat} gains ${event.amount} $${gainedFrom[event.reason]}.`;
    case 'moneyPaid':
      return `Seat ${event.seat} pays ${event.amount} $ for ${paidFor[event.reason]}.`;
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
      return `Daylight follows round ${event.round}.`;
    case 'blurpGained':
      return describeBlurp(event);
    case 'blurpBought':
      return `Seat ${event.seat} buys ${event.amount} blurp for ${event.paid} $.`;
    case 'firstPlayerPassed':
      return `The first player token passes from seat ${event.from} to seat ${event.to}.`;
    case 'gameEnded':
      return describeEnd(event);
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
  const names = (cards: readonly string[]) => listed(cards.map((card) => cardName(content, card)));
  switch (event.type) {
    case 'battleStarted':
      return describeBattleStart(event);
    case 'battleCardPlayed':
      return event.blind
        ? `Seat ${event.seat} lays a card from the draw pile unseen.`
        : `Seat ${event.seat} lays ${event.card ? cardName(content, event.card) : 'a card'} face down.`;
    case 'battleRevealed':
      return `On ${event.space} ${event.cards
        .map(
          ({ seat, cards }) =>
            `seat ${seat} reveals ${cards.length > 0 ? names(cards) : 'no card'}`,
        )
        .join('; ')}.`;
    case 'battleValued':
      return `The battle values on ${event.space} are ${listed(
        event.values.map(({ side, value }) => `${value} for ${sideName(side)}`),
      )}.`;
    case 'battleResolved':
      return `${capital(listed(event.winners.map(sideName)))} ${
        event.winners.length > 1 || event.winners[0] === 'andys' ? 'win' : 'wins'
      } the battle on ${event.space}.`;
    case 'figuresReturned':
      return `${plural(event.count, 'figure')} of seat ${event.seat} on ${event.from} ${
        event.count === 1 ? 'goes' : 'go'
      } home.`;
    case 'owlsRemoved':
      return `${plural(event.count, 'owl')} on ${event.space} ${
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

function describeStart(event: EventOf<'gameStarted'>, content: Content): string {
  const scenario = content.scenarios.get(event.scenario)?.name ?? event.scenario;
  const gangs = event.gangs.map((id, seat) => {
    return `seat ${seat} leads ${content.gangs.get(id)?.name ?? id}`;
  });
  return `The game begins with seat ${event.firstPlayer}: in ${scenario} ${listed(gangs)}.`;
}

function describeBattleStart({ against, participants, space }: EventOf<'battleStarted'>): string {
  const [attacker, ...defenders] = participants;
  const enemies = defenders.length > 0 ? listed(defenders.map(sideName)) : opponentName(against);
  return `Seat ${attacker} fights ${enemies} on ${space}.`;
}

function describeEnd({ winners, tieBreak }: EventOf<'gameEnded'>): string {
  const names = listed(winners.map(sideName));
  return `The game ends: ${names} ${winners.length > 1 ? 'win' : 'wins'}${wonBy[tieBreak]}.`;
}

const wonBy = {
  none: '',
  money: ' the tie with more $',
  shared: ' together',
  random: ' the tie by lot',
} as const satisfies Record<EventOf<'gameEnded'>['tieBreak'], string>;

const gainedFrom = {
  effect: '',
  andys: ' by stealing from the andys',
  monument: ' for a monument',
} as const satisfies Record<EventOf<'moneyGained'>['reason'], string>;

const paidFor = {
  row: 'a card of the row',
  work: 'work',
  exchange: 'blurp',
} as const satisfies Record<EventOf<'moneyPaid'>['reason'], string>;
