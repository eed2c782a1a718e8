import { capital, listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Event, EventOf, VoidReason } from '../events.js';
import type { BallotOption } from '../state/state.js';
import { nameOf, placeName, sideName, slotName, unitOf } from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, names: readonly string[]): string {
  const tell = told[event.type] as (event: Event, teller: Teller) => string;
  return `${capital(tell(event, tellerOf(content, names)))}.`;
}

/** What sentences are made of: teams by their names, cards as printed. */
interface Teller {
  readonly content: Content;
  team(seat: number): string;
  teams(seats: readonly number[]): string;
  card(id: string): string;
  cards(ids: readonly string[]): string;
}

function tellerOf(content: Content, names: readonly string[]): Teller {
  const team = (seat: number) => names[seat] ?? `team ${seat}`;
  const card = (id: string) => nameOf(content, id);
  return {
    content,
    team,
    teams: (seats) => listed(seats.map(team)),
    card,
    cards: (ids) => listed(ids.map(card)),
  };
}

const told: {
  readonly [T in Event['type']]: (event: EventOf<T>, teller: Teller) => string;
} = {
  gameStarted({ factions }, { content }) {
    const names = factions.map((id) => content.factions.get(id)?.name ?? id);
    return `the game begins with ${listed(names)}`;
  },
  eventDrawn: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} draws ${card ? `the Event ${name(card)}` : 'an Event card'}`,
  ambitionDealt: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} is dealt ${card ? name(card) : 'an Ambition card'}`,
  ambitionRevealed: ({ slot, card }, { card: name }) =>
    `the Ambition ${name(card)} is turned up in space ${slot}`,
  ambitionsKept: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} puts ${card ? name(card) : 'an Ambition'} under the deck`,
  roundStarted: ({ round, space }) => `round ${round} starts on space ${space} of the Sun Track`,
  playerMoved: ({ seat, player, from, to }, { team }) =>
    `${player} of ${team(seat)} goes from ${placeName(from)} to ${placeName(to)}`,
  unitMoved: ({ seat, unit, from, to }, { team }) =>
    `${team(seat)} moves ${unitOf(unit)} from ${from} to ${to}`,
  barricadePlaced: ({ seat, edge }, { team }) => `${team(seat)} places a Barricade on ${edge}`,
  barricadeRemoved: ({ owner, edge }, { team }) =>
    `the Barricade of ${team(owner)} on ${edge} is removed`,
  sunBlocked: ({ seat, space, paid }, { team }) =>
    `${team(seat)} blocks space ${space} of the Sun Track for ${plural(paid, 'token')}`,
  allianceProposed: ({ seat, with: partner }, { team }) =>
    `${team(seat)} proposes an Alliance to ${team(partner)}`,
  allianceRefused: ({ seat, with: partner }, { team }) =>
    `${team(seat)} refuses the Alliance with ${team(partner)}`,
  allianceFormed: ({ teams: pair }, { teams }) => `an Alliance of ${teams(pair)} is formed`,
  allianceBlocked: ({ seat, teams: pair }, { team, teams }) =>
    `${team(seat)} blocks an Alliance of ${teams(pair)}`,
  orderPlaced: ({ seat, domain, card }, { team, card: name }) =>
    `${team(seat)} places ${card ? name(card) : 'an Order'} on ${domain}`,
  itemPurchased: ({ seat, item, paid }, { team, card }) =>
    `${team(seat)} purchases ${card(item)} for ${plural(paid, 'Asset')}`,
  itemStored: ({ seat, item }, { team, card }) => `${team(seat)} stores ${card(item)}`,
  storedPurchased: ({ seat, item, paid }, { team, card }) =>
    `${team(seat)} purchases ${card(item)} from its Warehouse for ${plural(paid, 'Asset')}`,
  marketCardBuried: ({ card }, { card: name }) => `the Market card ${name(card)} is buried`,
  marketRefilled: ({ pile, slot, card }, { card: name }) =>
    `the Market shows ${name(card)} in ${slotName(pile, slot)}`,
  tradeOpened: ({ seat, with: partner }, { team }) =>
    `${team(seat)} opens a trade with ${team(partner)}`,
  tradeOffered({ seat, with: partner, give, ask }, { team, content }) {
    return `${team(seat)} offers ${sideName(content, give)} to ${team(partner)} for ${sideName(content, ask)}`;
  },
  tradeAccepted({ seat, with: partner, cards }, { team, cards: names }) {
    const picked = cards ? names(cards) : 'its cards';
    return `${team(seat)} accepts the trade with ${team(partner)} and picks ${picked}`;
  },
  tradeDeclined: ({ seat, with: partner }, { team }) =>
    `${team(seat)} declines the trade with ${team(partner)}`,
  tradeCancelled: ({ seat, with: partner }, { team }) =>
    `${team(seat)} breaks off the trade with ${team(partner)}`,
  tradeCompleted({ seat, with: partner, give, get }, { team, content }) {
    return `${team(seat)} gives ${sideName(content, give)} to ${team(partner)} for ${sideName(content, get)}`;
  },
  eventProposed: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} proposes the Event ${name(card)}`,
  voteCalled: ({ seat }, { team }) => `${team(seat)} calls the Council to vote`,
  voteCallFailed({ willing, needed }, { teams }) {
    const verb = willing.length === 1 ? 'is' : 'are';
    return `the call fails because only ${teams(willing)} ${verb} willing and ${needed} are needed`;
  },
  voteAnnounced: () => 'the vote is announced',
  councilJoined: ({ seat, player }, { team }) => `${player} of ${team(seat)} joins the Council`,
  ballotsRevealed({ totals }, teller) {
    const results = totals.map(({ option, votes }) => `${votes} to ${ballotName(option, teller)}`);
    return `the vote gives ${listed(results)}`;
  },
  revoteStarted: ({ options }, teller) =>
    `the vote is repeated between ${listed(options.map((option) => ballotName(option, teller)))}`,
  eventSelected: ({ seat, card }, { team, card: name }) =>
    `the Event ${name(card)} of ${team(seat)} is selected`,
  noEventResult: () => 'no Event wins the vote',
  randomEventDrawn: () => 'the top card of the Event deck is laid aside unseen',
  proposalsDiscarded: ({ cards }, { cards: names }) =>
    `the proposals not selected are discarded: ${names(cards)}`,
  ambitionPurchased: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} purchases ${card ? `the Ambition ${name(card)}` : 'an unseen Ambition'}`,
  ambitionBuried: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} buries the Ambition ${name(card)}`,
  eventDiscarded: ({ seat, card }, { team, card: name }) =>
    `${team(seat)} discards the Event ${name(card)}`,
  eventsCycled: ({ seat, count }, { team }) => `${team(seat)} exchanges ${plural(count, 'Event')}`,
  advancementEquipped: ({ seat, player, card }, { team, card: name }) =>
    `${player} of ${team(seat)} is equipped with ${name(card)}`,
  abilityActivated({ seat, source }, { team, card, content }) {
    const ability = content.factions.has(source) ? 'the ability of its faction' : card(source);
    return `${team(seat)} activates ${ability}`;
  },
  orderPeeked: ({ seat, domain, card }, { team, card: name }) =>
    `${team(seat)} looks at an Order on ${domain}${card ? `: ${name(card)}` : ''}`,
  unitPushed: ({ seat, team: pushed, from, to }, { team }) =>
    `${team(seat)} pushes a Basic Unit of ${team(pushed)} from ${from} to ${to}`,
  unitRefreshed: ({ seat, unit, domain }, { team }) =>
    `${unitOf(unit)} of ${team(seat)} is ready again on ${domain}`,
  teamPassed: ({ seat }, { team }) => `${team(seat)} passes`,
  phaseEnded: () => 'the Gameplay Phase ends',
  eventRevealed: ({ card }, { card: name }) => `the Event is ${name(card)}`,
  eventEffect({ card, domain }, { card: name, content }) {
    const source = content.scenarios.get(card)?.name ?? name(card);
    return `${source} takes effect${domain ? ` on ${domain}` : ''}`;
  },
  ordersRevealed: ({ domain, orders }, { cards }) =>
    `the Orders on ${domain} are revealed: ${cards(orders.map(({ card }) => card))}`,
  orderVoid: ({ seat, domain, card, reason }, { team, card: name }) =>
    `${name(card)} of ${team(seat)} on ${domain} has no effect because ${voided[reason]}`,
  orderResolved: ({ seat, domain, card }, { team, card: name }) =>
    `${name(card)} of ${team(seat)} on ${domain} takes effect`,
  attackDeclared: ({ seat, domain, team: target, unit }, { team }) =>
    `${team(seat)} attacks ${unitOf(unit)} of ${team(target)} on ${domain}`,
  attackResolved({ seat, attack, defence, success, armored }, { team }) {
    const result = `${success ? 'succeeds' : 'fails'}: ${attack} against ${defence}`;
    return `the Attack of ${team(seat)} ${result}${armored ? ', stopped by armor' : ''}`;
  },
  unitSlain: ({ seat, team: target, unit, domain }, { team }) =>
    `${team(seat)} slays ${unitOf(unit)} of ${team(target)} on ${domain}`,
  advancementBuried: ({ seat, player, card }, { team, card: name }) =>
    `${player} of ${team(seat)} loses ${name(card)}`,
  playerSlain: ({ seat, player }, { team }) => `${player} of ${team(seat)} is slain`,
  tokenClaimed: ({ seat, space }, { team }) =>
    `${team(seat)} claims the token on space ${space} of its Graveyard`,
  unitEmbraced: ({ seat, team: target, domain }, { team }) =>
    `${team(seat)} embraces a Basic Unit of ${team(target)} on ${domain}`,
  unitsGained: ({ seat, domain, count }, { team }) =>
    `${team(seat)} gains ${plural(count, 'Basic Unit')} on ${domain}`,
  unitsLost: ({ seat, domain, count }, { team }) =>
    `${team(seat)} loses ${plural(count, 'Basic Unit')} on ${domain}`,
  assetsGained: ({ seat, amount }, { team }) => `${team(seat)} gains ${plural(amount, 'Asset')}`,
  assetsLost: ({ seat, amount }, { team }) => `${team(seat)} loses ${plural(amount, 'Asset')}`,
  tokensGained: ({ seat, amount }, { team }) =>
    `${team(seat)} gains ${plural(amount, 'Ambition token')}`,
  tokensLost: ({ seat, amount }, { team }) =>
    `${team(seat)} loses ${plural(amount, 'Ambition token')}`,
  deckReshuffled: ({ count }) => `the Event discard of ${plural(count, 'card')} becomes the deck`,
  controlChanged: ({ domain, seat }, { team }) =>
    `${domain} is controlled by ${seat === null ? 'nobody' : team(seat)}`,
  powerDetermined: ({ powers }, { team }) =>
    `Power is now ${listed(powers.map((power, seat) => `${power} for ${team(seat)}`))}`,
  powerRecorded: ({ team: named, value }, { team }) =>
    `the Power of ${team(named)} is recorded as ${value}`,
  incomePaid: ({ seat, amount }, { team }) =>
    `${team(seat)} gets an income of ${plural(amount, 'Asset')}`,
  unitsRefreshed: () => 'all Units become ready',
  allianceBoardCleared: () => 'all Alliances and blocks end',
  ordersReturned({ buried }, { cards }) {
    if (buried.length === 0) return 'Orders and Seals return';
    return `Orders and Seals return, but ${cards(buried)} ${buried.length === 1 ? 'is' : 'are'} buried`;
  },
  playerUnitReturned: ({ seat, player, domain }, { team }) =>
    `${player} of ${team(seat)} returns on ${domain}`,
  reinforcementsPlaced: ({ seat, domain, count }, { team }) =>
    `${team(seat)} gets ${plural(count, 'Basic Unit')} on ${domain} as reinforcements`,
  sunAdvanced: ({ space }) => `the Sun moves to space ${space}`,
  daybreak: () => 'the Sun reaches Daybreak',
  ambitionScored({ seat, card, fulfilled, scored, points }, { team, card: name }) {
    const unscored = fulfilled ? 'fulfilled, not counted' : 'not fulfilled';
    return `${team(seat)} reveals ${name(card)}: ${scored ? plural(points, 'Victory Point') : unscored}`;
  },
  gameEnded({ winners }, { teams }) {
    const result = winners.length > 1 ? 'the victory is shared by' : 'the winner is';
    return `the game ends, and ${result} ${teams(winners)}`;
  },
};

const voided: Readonly<Record<VoidReason, string>> = {
  notFirst: 'it is not the first there',
  blackout: 'of the blackout',
  cancelled: 'such Orders are cancelled',
  noUnit: 'no own Unit is there',
  shielded: 'the Domain is shielded',
  noTarget: 'there is no target',
  limit: 'the Unit limit is reached',
  noSupply: 'the Supply is empty',
  declined: 'no target was named',
};

function ballotName(option: BallotOption, { team }: Teller): string {
  return option === 'noEvent' ? 'No Event' : `the Event of ${team(option)}`;
}
