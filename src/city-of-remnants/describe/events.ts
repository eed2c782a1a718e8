import { capital, listed, plural, seatName } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { ArcReason, Event, EventOf, EventType, RenownReason } from '../events.js';
import {
  actionNames,
  arcs,
  conditionName,
  leaderName,
  nameOf,
  namesOf,
  optionName,
  tileName,
  tokenName,
  who,
  zoneNames,
} from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, names: readonly string[]): string {
  const tell = sentences[event.type] as (event: Event, table: Table) => string;
  return tell(event, { content, names });
}

interface Table {
  readonly content: Content;
  readonly names: readonly string[];
}

type Sentences<T extends EventType> = {
  readonly [K in T]: (event: EventOf<K>, table: Table) => string;
};

const rounds: Sentences<
  | 'gameStarted'
  | 'leaderPicked'
  | 'entryPicked'
  | 'firstPlayerRolled'
  | 'roundStarted'
  | 'phaseStarted'
  | 'firstPlayerPassed'
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
  | 'gameEnded'
> = {
  gameStarted: ({ players, board }) => {
    return `The game begins with ${players} players on the side ${board}.`;
  },
  leaderPicked: ({ seat, leader }, { content, names }) => {
    return `${who(seat, names)} leads the gang of ${leaderName(content, leader)}.`;
  },
  entryPicked: ({ seat, space }, { names }) => `${who(seat, names)} enters on ${space}.`,
  firstPlayerRolled: ({ seat }, { names }) => `${who(seat, names)} is first player.`,
  roundStarted: ({ round }) => `Round ${round} begins.`,
  phaseStarted: ({ phase }) => `${capital(phaseNames[phase])} begins.`,
  firstPlayerPassed: ({ seat, before }, { names }) => {
    return `The first player token passes from ${seatName(before, names)} to ${seatName(seat, names)}.`;
  },
  turnStarted: ({ seat, turn }, { names }) => `${who(seat, names)} begins turn ${turn}.`,
  turnSkipped: ({ seat }, { names }) => `${who(seat, names)} has no turn left and is skipped.`,
  actionTaken: ({ seat, action }, { names }) => {
    return `${who(seat, names)} chooses ${actionNames[action]}.`;
  },
  turnTrackerAdvanced: ({ seat, turnsTaken }, { names }) => {
    return `${who(seat, names)} has now taken ${plural(turnsTaken, 'turn')}.`;
  },
  arcsChanged: (event, { names }) => {
    const amount = arcs(Math.abs(event.amount));
    return `${who(event.seat, names)} ${changed(event)} ${amount} ${arcReasonNames[event.reason]}.`;
  },
  renownChanged: ({ seat, amount, reason }, { names }) => {
    const renown = `${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} renown`;
    return `${who(seat, names)} ${renown} ${renownReasonNames[reason]}.`;
  },
  influenceGained: ({ seat, condition, influence }, { content, names }) => {
    const met = conditionName(content, condition);
    return `${who(seat, names)} has met "${met}" and has influence ${influence}.`;
  },
  renownAwarded: ({ seat, amount, claimed }, { names }) => {
    const rest = claimed ? '' : ', more than the pool holds';
    return `${who(seat, names)} is awarded ${amount} renown${rest}.`;
  },
  turnEnded: ({ seat }, { names }) => `${who(seat, names)} ends the turn.`,
  roundEnded: ({ round }) => `Round ${round} ends.`,
  gameEnded: ({ reason, winners, scores }, { names }) => {
    const won = listed(winners.map((seat) => seatName(seat, names)));
    const win = winners.length === 1 ? 'wins' : 'win together';
    return `The game ends (${reason}): ${won} ${win} with ${Math.max(...scores)} renown.`;
  },
};

/** Cards, auctions, tiles and figures. */
const cards: Sentences<
  | 'handDiscarded'
  | 'discardShuffledUnder'
  | 'cardsDrawn'
  | 'rowRefilled'
  | 'deckReshuffled'
  | 'cardPlayed'
  | 'auctionStarted'
  | 'bidPlaced'
  | 'bidPassed'
  | 'auctionWon'
  | 'unitRecruited'
  | 'marketCardBought'
  | 'tileProduced'
  | 'productsPlaced'
  | 'productSold'
  | 'developmentBuilt'
  | 'controlChanged'
  | 'figureDeployed'
  | 'figureMoved'
  | 'unitRemoved'
  | 'pileSearched'
  | 'effectApplied'
> = {
  handDiscarded: (event, { content, names }) => {
    return `${who(event.seat, names)} discards ${namesOf(content, event.cards)}.`;
  },
  discardShuffledUnder: ({ seat, count }, { names }) => {
    return `${who(seat, names)} shuffles ${plural(count, 'card')} under the draw pile.`;
  },
  cardsDrawn: (event, { content, names }) => {
    const drawn = event.cards ? namesOf(content, event.cards) : plural(event.count, 'card');
    return `${who(event.seat, names)} draws ${drawn}.`;
  },
  rowRefilled: (event, { content }) => {
    const row = event.row === 'developments' ? 'drafted developments are' : `${event.row} row is`;
    return `The ${row} now ${namesOf(content, event.cards)}.`;
  },
  deckReshuffled: ({ deck, count }) => {
    return `The discard pile of ${plural(count, 'card')} becomes a new ${deck} deck.`;
  },
  cardPlayed: ({ seat, card }, { content, names }) => {
    return `${who(seat, names)} plays ${nameOf(content, card)}.`;
  },
  auctionStarted: ({ seat, card }, { content, names }) => {
    return `${who(seat, names)} puts ${nameOf(content, card)} up for auction.`;
  },
  bidPlaced: ({ seat, amount }, { names }) => `${who(seat, names)} bids ${arcs(amount)}.`,
  bidPassed: ({ seat, automatic }, { names }) => {
    return `${who(seat, names)} passes${automatic ? ' for want of ARCs' : ''}.`;
  },
  auctionWon: ({ seat, card, paid }, { content, names }) => {
    return `${who(seat, names)} wins ${nameOf(content, card)} and pays ${arcs(paid)}.`;
  },
  unitRecruited: ({ seat, card, figure }, { content, names }) => {
    const joined = figure === null ? 'without a figure' : 'and a figure';
    return `${who(seat, names)} recruits ${nameOf(content, card)} ${joined}.`;
  },
  marketCardBought: ({ seat, card, paid }, { content, names }) => {
    return `${who(seat, names)} buys ${nameOf(content, card)} for ${arcs(paid)}.`;
  },
  tileProduced: ({ seat, tile }, { content, names }) => {
    return `${who(seat, names)} produces with ${tileName(content, tile)}.`;
  },
  productsPlaced: ({ tile, count }, { content }) => {
    const products = `${plural(count, 'product')} ${count === 1 ? 'is' : 'are'}`;
    return `${capital(products)} put on ${tileName(content, tile)}.`;
  },
  productSold: ({ seat, tile, price }, { content, names }) => {
    const sold = `a product of ${tileName(content, tile)}`;
    return `${who(seat, names)} sells ${sold} for ${arcs(price)}.`;
  },
  developmentBuilt: ({ seat, tile, spaces, paid }, { content, names }) => {
    const built = `${tileName(content, tile)} on ${listed(spaces)}`;
    return `${who(seat, names)} builds ${built} for ${arcs(paid)}.`;
  },
  controlChanged: ({ tile, seat }, { content, names }) => {
    const name = tileName(content, tile);
    if (seat === null) return `Nobody controls ${name} any more.`;
    return `${who(seat, names)} controls ${name}.`;
  },
  figureDeployed: ({ seat, to }, { names }) =>
    `A figure of ${seatName(seat, names)} enters on ${to}.`,
  figureMoved: ({ seat, from, to }, { names }) => {
    const start = from === 'pool' ? 'the pool' : from;
    return `A figure of ${seatName(seat, names)} moves from ${start} to ${to}.`;
  },
  unitRemoved: ({ seat, card, zone }, { content, names }) => {
    return `${who(seat, names)} gives up ${nameOf(content, card)} (${zoneNames[zone]}).`;
  },
  pileSearched: ({ seat, count }, { names }) => {
    return `${who(seat, names)} looks through the ${plural(count, 'card')} of the draw pile.`;
  },
  effectApplied: (event, { content, names }) => {
    return `${who(event.seat, names)} ${applied(event, content)}.`;
  },
};

const battles: Sentences<
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
> = {
  battleStarted: ({ attacker, defender, token, space }, { content, names }) => {
    const ycu = token === null ? 'nobody' : tokenName(content, token);
    const first = attacker === null ? capital(ycu) : who(attacker, names);
    const second = defender === null ? ycu : seatName(defender, names);
    return `${first} fights ${second} on ${space}.`;
  },
  cardLaid: ({ seat, source, card }, { content, names }) => {
    if (source === 'draw') return `${who(seat, names)} lays a card from the draw pile unseen.`;
    return `${who(seat, names)} lays ${card ? nameOf(content, card) : 'a card'} face down.`;
  },
  cardsRevealed: (event, { content, names }) => {
    return `${who(event.seat, names)} reveals ${namesOf(content, event.cards)}.`;
  },
  battleAbility: ({ seat, card, added }, { content, names }) => {
    const more = added.length > 0 ? ` and brings ${namesOf(content, added)}` : '';
    return `${nameOf(content, card)} of ${seatName(seat, names)} takes effect${more}.`;
  },
  diceRolled: (event, { names }) => `${who(event.seat, names)} ${rolled('rolls', event)}.`,
  diceRerolled: (event, { names }) => {
    return `${who(event.seat, names)} ${rolled('rolls blanks again:', event)}.`;
  },
  battleResolved: ({ space, totals, value, winner }, { names }) => {
    const [first, ...rest] = totals.map(({ seat, total }, i) => {
      return `${i === 0 ? who(seat, names) : seatName(seat, names)} has ${total}`;
    });
    if (value !== null) rest.push(`the YCU have ${value}`);
    const won = winner === 'ycu' ? 'the YCU win' : `${seatName(winner, names)} wins`;
    return `${listed([first ?? 'Nobody fights', ...rest])}: ${won} the battle on ${space}.`;
  },
  figureRemoved: ({ seat, from, to }, { names }) => {
    return `${who(seat, names)} loses a figure on ${from} to the ${to}.`;
  },
  ycuRevealed: (event) => {
    const isOne = event.cards.length === 1;
    const revealed = isOne ? 'is revealed' : 'are revealed';
    return `The coordinate ${isOne ? 'card' : 'cards'} ${listed(event.cards)} ${revealed}.`;
  },
  ycuPlaced: ({ token, space }, { content }) => {
    return `${capital(tokenName(content, token))} lands on ${space}.`;
  },
  ycuReturned: ({ tokens }) => {
    const returned = tokens.length === 1 ? 'returns' : 'return';
    return `${plural(tokens.length, 'YCU token')} ${returned} to the bag.`;
  },
  ycuBribed: ({ seat, token, space, paid }, { content, names }) => {
    const bribed = `${tokenName(content, token)} on ${space}`;
    return `${who(seat, names)} bribes ${bribed} with ${arcs(paid)}.`;
  },
  ycuDefeated: ({ seat, token, space }, { content, names }) => {
    return `${who(seat, names)} defeats ${tokenName(content, token)} on ${space}.`;
  },
  alertRolled: ({ seat, die, name, carriedOut }, { names }) => {
    const rest = carriedOut ? '' : ', but no more tokens come';
    return `${who(seat, names)} rolls ${die} for the alert: ${name}${rest}.`;
  },
};

const sentences: Sentences<EventType> = { ...rounds, ...cards, ...battles };

function rolled(
  verb: string,
  { dice, hits }: Pick<EventOf<'diceRolled'>, 'dice' | 'hits'>,
): string {
  if (dice.length === 0) return 'has no dice to roll';
  return `${verb} ${listed(dice)}, ${plural(hits, 'hit')}`;
}

function applied(event: EventOf<'effectApplied'>, content: Content): string {
  const { effect, die, option, card } = event;
  switch (effect) {
    case 'search':
      return `takes ${card ? nameOf(content, card) : 'a card'} into the hand`;
    case 'trash':
      return `removes ${card ? nameOf(content, card) : 'a card'} from the game`;
    case 'discount':
      return `gets ${option ? optionName(content, option) : 'something'} at a discount this turn`;
    case 'peekYcu':
      if (option === 'keep') return 'leaves a coordinate card where it is';
      if (option === 'bottom') return 'puts a coordinate card under the deck';
      return `looks at ${event.cards ? listed(event.cards) : 'coordinate cards'}`;
    case 'rollTable':
      return `rolls ${die}`;
    default:
      return `${grantNames[effect]} this turn`;
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
