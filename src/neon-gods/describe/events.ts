import { listed, plural, sentence, withArticle } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type {
  BattleRevealedEvent,
  BattleStartedEvent,
  BlurpGainedEvent,
  DiceRolledEvent,
  Event,
  EventOf,
  GameEndedEvent,
  GameStartedEvent,
  MoneyGainedEvent,
  MoneyPaidEvent,
} from '../events.js';
import { type Words, wordsOf } from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, names: readonly string[]): string {
  const tell = told[event.type] as (event: Event, words: Words) => string;
  return sentence(`${tell(event, wordsOf(content, names))}.`, names);
}

/** What happens, by the type of the event. */
const told: { readonly [T in Event['type']]: (event: EventOf<T>, words: Words) => string } = {
  gameStarted: tellStart,
  turnStarted: ({ seat, round }, words) => {
    return `the turn of ${words.seat(seat)} in round ${round} begins`;
  },
  cardDrawn: ({ seat, card }, words) => `${words.seat(seat)} draws ${words.card(card)}`,
  deckReshuffled: ({ seat, count }, words) => {
    return `${words.seat(seat)} shuffles ${plural(count, 'discarded card')} into the draw pile`;
  },
  recruited: ({ seat, card }, words) => `${words.seat(seat)} recruits ${words.card(card)}`,
  eventBought: ({ seat, card }, words) => `${words.seat(seat)} buys the event ${words.card(card)}`,
  rowRefilled: ({ row }, words) => {
    return `the row is now ${row.map((card) => (card ? words.card(card) : 'empty')).join(', ')}`;
  },
  eventShuffledBack: ({ card }, words) => {
    return `${words.card(card)} is shuffled into the recruitment deck`;
  },
  figureMoved: ({ seat, from, to }, words) => {
    return `a figure of ${words.seat(seat)} moves from ${from} to ${to}`;
  },
  andyRevealed: ({ space, value }) => `an andy of value ${value} turns up on ${space}`,
  cardPlayed: ({ seat, card }, words) => `${words.seat(seat)} plays ${words.card(card)}`,
  moneyGained: ({ seat, amount, reason }, words) => {
    return `${words.seat(seat)} gains ${amount} $${gainedFrom[reason]}`;
  },
  moneyPaid: ({ seat, amount, reason }, words) => {
    return `${words.seat(seat)} pays ${amount} $ for ${paidFor[reason]}`;
  },
  moneyStolen: ({ seat, from, amount }, words) => {
    return `${words.seat(seat)} steals ${amount} $ from ${words.seat(from)}`;
  },
  cardRecovered: ({ seat, card }, words) => {
    return `${words.seat(seat)} takes ${words.card(card)} back from the discard pile`;
  },
  productSold: ({ seat, space, price }, words) => {
    return `${words.seat(seat)} sells a product on ${space} for ${price} $`;
  },
  productsPlaced: ({ seat, space, count }, words) => {
    return `${words.seat(seat)} creates ${plural(count, 'product')} on ${space}`;
  },
  structureBuilt: ({ seat, space, structure }, words) => {
    return `${words.seat(seat)} builds ${withArticle(structure)} on ${space}`;
  },
  tokenPlaced: ({ seat, space, token }, words) => {
    return `${words.seat(seat)} places ${withArticle(token)} on ${space}`;
  },
  tokenRemoved: ({ seat, space, token, count }, words) => {
    return `${words.seat(seat)} removes ${plural(count, token)} from ${space}`;
  },
  figurePlaced: ({ seat, space }, words) => {
    return `a new figure of ${words.seat(seat)} enters on ${space}`;
  },
  figureRemoved: ({ seat, owner, space }, words) => {
    return `${words.seat(seat)} removes a figure of ${words.seat(owner)} from ${space}`;
  },
  figurePushed: ({ seat, owner, from, to }, words) => {
    return `${words.seat(seat)} pushes a figure of ${words.seat(owner)} from ${from} to ${to}`;
  },
  battleStarted: tellBattleStart,
  battleCardPlayed: ({ seat, blind, card }, words) => {
    const laid = blind ? 'a card from the draw pile unseen' : `${words.card(card)} face down`;
    return `${words.seat(seat)} lays ${laid}`;
  },
  battleRevealed: tellReveal,
  diceRolled: tellRoll,
  battleValued: ({ space, values }, words) => {
    const each = values.map(({ side, value }) => `${value} for ${words.side(side)}`);
    return `the battle values on ${space} are ${listed(each)}`;
  },
  battleResolved: ({ space, winners }, words) => {
    const verb = winners.length > 1 || winners[0] === 'andys' ? 'win' : 'wins';
    return `${listed(winners.map(words.side))} ${verb} the battle on ${space}`;
  },
  figuresReturned: ({ seat, from, count }, words) => {
    const figures = `${plural(count, 'figure')} of ${words.seat(seat)} on ${from}`;
    return `${figures} ${count === 1 ? 'goes' : 'go'} home`;
  },
  owlsRemoved: ({ space, count }) => {
    return `${plural(count, 'owl')} on ${space} ${count === 1 ? 'flies' : 'fly'} off`;
  },
  andysDefeated: ({ seat, space, tokens }, words) => {
    return `${words.seat(seat)} clears ${plural(tokens.length, 'andy')} from ${space}`;
  },
  battleCardsDiscarded: ({ seat, cards }, words) => {
    return `${words.seat(seat)} discards ${words.cards(cards)} after the battle`;
  },
  cardDiscarded: ({ seat, card }, words) => `${words.seat(seat)} discards ${words.card(card)}`,
  turnEnded: ({ seat }, words) => `${words.seat(seat)} ends the turn`,
  roundEnded: ({ round }) => `round ${round} ends`,
  daylightStarted: ({ round }) => `daylight follows round ${round}`,
  blurpGained: tellBlurp,
  blurpBought: ({ seat, paid, amount }, words) => {
    return `${words.seat(seat)} buys ${amount} blurp for ${paid} $`;
  },
  firstPlayerPassed: ({ from, to }, words) => {
    return `the first player token passes from ${words.seat(from)} to ${words.seat(to)}`;
  },
  gameEnded: tellEnd,
};

function tellStart(event: GameStartedEvent, { content, seat: nameOf }: Words): string {
  const scenario = content.scenarios.get(event.scenario)?.name ?? event.scenario;
  const gangs = event.gangs.map((gang, seat) => {
    return `${nameOf(seat)} leads ${content.gangs.get(gang)?.name ?? gang}`;
  });
  return `the game begins with ${nameOf(event.firstPlayer)}: in ${scenario} ${listed(gangs)}`;
}

function tellBattleStart({ against, participants, space }: BattleStartedEvent, words: Words) {
  const [attacker = 0, ...defenders] = participants;
  const enemies =
    defenders.length > 0 ? listed(defenders.map(words.seat)) : words.opponent(against);
  return `${words.seat(attacker)} fights ${enemies} on ${space}`;
}

function tellReveal({ space, cards: revealed }: BattleRevealedEvent, words: Words): string {
  const each = revealed.map(({ seat, cards }) => {
    return `${words.seat(seat)} reveals ${cards.length > 0 ? words.cards(cards) : 'no card'}`;
  });
  return `on ${space} ${each.join('; ')}`;
}

function tellRoll({ seat, dice, hits, steals }: DiceRolledEvent, words: Words): string {
  const stolen = steals > 0 ? ` and ${plural(steals, 'steal')}` : '';
  const faces = listed(dice.map(({ color, face }) => `${color} ${face}`));
  return `${words.seat(seat)} rolls ${faces}: ${plural(hits, 'hit')}${stolen}`;
}

function tellBlurp({ seat, amount, reason, space }: BlurpGainedEvent, words: Words): string {
  const verb = amount < 0 ? 'loses' : 'gains';
  const where = space ? ` on ${space}` : '';
  return `${words.seat(seat)} ${verb} ${Math.abs(amount)} blurp for ${blurpFor[reason]}${where}`;
}

function tellEnd({ winners, tieBreak }: GameEndedEvent, words: Words): string {
  const verb = winners.length > 1 ? 'win' : 'wins';
  return `the game ends: ${listed(winners.map(words.seat))} ${verb}${wonBy[tieBreak]}`;
}

const wonBy = {
  none: '',
  money: ' the tie with more $',
  shared: ' together',
  random: ' the tie by lot',
} as const satisfies Record<GameEndedEvent['tieBreak'], string>;

const blurpFor = {
  space: 'controlled spaces',
  skyscraper: 'a skyscraper',
  monument: 'a monument',
  battle: 'a battle',
  event: 'an event',
  factory: 'factories',
} as const satisfies Record<BlurpGainedEvent['reason'], string>;

const gainedFrom = {
  effect: '',
  andys: ' by stealing from the andys',
  monument: ' for a monument',
} as const satisfies Record<MoneyGainedEvent['reason'], string>;

const paidFor = {
  row: 'a card of the row',
  work: 'work',
  exchange: 'blurp',
} as const satisfies Record<MoneyPaidEvent['reason'], string>;
