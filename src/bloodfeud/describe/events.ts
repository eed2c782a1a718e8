import type { Content } from '../content/compile.js';
import type { Event, TradeSide } from '../events.js';
import { type BallotOption, zones } from '../state/state.js';
import { cardOf, listed, nameOf, place, plural, unit } from './names.js';

const voided = {
  notFirst: 'it is not the first there',
  blackout: 'of the blackout',
  cancelled: 'such Orders are cancelled',
  noUnit: 'no own Unit is there',
  shielded: 'the Domain is shielded',
  noTarget: 'there is no target',
  limit: 'the Unit limit is reached',
  noSupply: 'the Supply is empty',
  declined: 'no target was named',
} as const;

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const name = (card: string | undefined) => (card ? nameOf(content, card) : 'a card');
  const names = (cards: readonly string[]) => listed(cards.map(name));
  const teams = (seats: readonly number[]) => listed(seats.map((seat) => `team ${seat}`));
  switch (event.type) {
    case 'gameCreated':
      return `The game begins with ${listed(event.factions.map((id) => content.factions.get(id)?.name ?? id))}.`;
    case 'eventDrawn':
      return `Team ${event.seat} draws ${event.card ? `the Event ${name(event.card)}` : 'an Event card'}.`;
    case 'ambitionDealt':
      return `Team ${event.seat} is dealt ${event.card ? name(event.card) : 'an Ambition card'}.`;
    case 'ambitionRevealed':
      return `The Ambition ${name(event.card)} is turned up in space ${event.slot}.`;
    case 'ambitionsKept':
      return `Team ${event.seat} puts ${event.card ? name(event.card) : 'an Ambition'} under the deck.`;
    case 'roundStarted':
      return `Round ${event.round} starts on space ${event.sun} of the Sun Track.`;
    case 'playerMoved':
      return `${event.player} of team ${event.seat} goes from ${place(event.from)} to ${place(event.to)}.`;
    case 'unitMoved':
      return `Team ${event.seat} moves ${unit(event.unit)} from ${event.from} to ${event.to}.`;
    case 'barricadePlaced':
      return `Team ${event.seat} places a Barricade on ${event.edge}.`;
    case 'barricadeRemoved':
      return `The Barricade of team ${event.owner} on ${event.edge} is removed.`;
    case 'sunBlocked':
      return `Team ${event.seat} blocks space ${event.space} of the Sun Track for ${plural(event.cost, 'token')}.`;
    case 'allianceProposed':
      return `Team ${event.seat} proposes an Alliance to team ${event.with}.`;
    case 'allianceRefused':
      return `Team ${event.seat} refuses the Alliance with team ${event.with}.`;
    case 'allianceFormed':
      return `An Alliance of ${teams(event.teams)} is formed.`;
    case 'allianceBlocked':
      return `Team ${event.seat} blocks an Alliance of ${teams(event.teams)}.`;
    case 'orderPlaced':
      return `Team ${event.seat} places ${event.card ? name(event.card) : 'an Order'} on ${event.domain}.`;
    case 'itemPurchased':
      return `Team ${event.seat} purchases ${name(event.item)} for ${plural(event.paid, 'Asset')}.`;
    case 'itemStored':
      return `Team ${event.seat} stores ${name(event.item)}.`;
    case 'storedPurchased':
      return `Team ${event.seat} purchases ${name(event.item)} from its Warehouse for ${plural(event.paid, 'Asset')}.`;
    case 'marketCardBuried':
      return `The Market card ${name(event.card)} is buried.`;
    case 'marketRefilled':
      return `The Market shows ${name(event.card)} in slot ${event.slot} of ${event.pile}.`;
    case 'tradeOpened':
      return `Team ${event.seat} opens a trade with team ${event.with}.`;
    case 'tradeOffered':
      return `Team ${event.seat} offers ${side(event.give, content)} to team ${event.with} for ${side(event.ask, content)}.`;
    case 'tradeAccepted':
      return `Team ${event.seat} accepts the trade with team ${event.with} and picks ${event.cards ? names(event.cards) : 'its cards'}.`;
    case 'tradeDeclined':
      return `Team ${event.seat} declines the trade with team ${event.with}.`;
    case 'tradeCancelled':
      return `Team ${event.seat} breaks off the trade with team ${event.with}.`;
    case 'tradeCompleted':
      return `Team ${event.seat} gives ${side(event.give, content)} to team ${event.with} for ${side(event.get, content)}.`;
    case 'eventProposed':
      return `Team ${event.seat} proposes the Event ${name(event.card)}.`;
    case 'voteCalled':
      return `Team ${event.seat} calls the Council to vote.`;
    case 'voteCallFailed':
      return `The call fails because only ${teams(event.willing)} ${event.willing.length === 1 ? 'is' : 'are'} willing and ${event.needed} are needed.`;
    case 'voteAnnounced':
      return `The vote is announced.`;
    case 'councilJoined':
      return `${event.player} of team ${event.seat} joins the Council.`;
    case 'ballotsRevealed':
      return `The vote gives ${listed(event.totals.map(({ option, votes }) => `${votes} to ${ballotName(option)}`))}.`;
    case 'revoteStarted':
      return `The vote is repeated between ${listed(event.options.map(ballotName))}.`;
    case 'eventSelected':
      return `The Event ${name(event.card)} of team ${event.seat} is selected.`;
    case 'noEventResult':
      return 'No Event wins the vote.';
    case 'randomEventDrawn':
      return 'The top card of the Event deck is laid aside unseen.';
    case 'proposalsDiscarded':
      return `The proposals not selected are discarded: ${names(event.cards)}.`;
    case 'ambitionPurchased':
      return `Team ${event.seat} purchases ${event.card ? `the Ambition ${name(event.card)}` : 'an unseen Ambition'}.`;
    case 'ambitionBuried':
      return `Team ${event.seat} buries the Ambition ${name(event.card)}.`;
    case 'eventDiscarded':
      return `Team ${event.seat} discards the Event ${name(event.card)}.`;
    case 'eventsCycled':
      return `Team ${event.seat} exchanges ${plural(event.count, 'Event')}.`;
    case 'advancementEquipped':
      return `${event.player} of team ${event.seat} is equipped with ${name(event.card)}.`;
    case 'abilityActivated':
      return `Team ${event.seat} activates ${content.factions.has(event.source) ? 'the ability of its faction' : name(event.source)}.`;
    case 'orderPeeked':
      return `Team ${event.seat} looks at an Order on ${event.domain}${event.card ? `: ${name(event.card)}` : ''}.`;
    case 'unitPushed':
      return `Team ${event.seat} pushes a Basic Unit of team ${event.team} from ${event.from} to ${event.to}.`;
    case 'unitRefreshed':
      return `${event.unit} of team ${event.seat} is ready again on ${event.domain}.`;
    case 'teamPassed':
      return `Team ${event.seat} passes.`;
    case 'phaseEnded':
      return 'The Gameplay Phase ends.';
    case 'eventRevealed':
      return `The Event is ${name(event.card)}.`;
    case 'eventEffect':
      return `${content.scenarios.get(event.card)?.name ?? name(event.card)} takes effect${event.domain ? ` on ${event.domain}` : ''}.`;
    case 'ordersRevealed':
      return `The Orders on ${event.domain} are revealed: ${names(event.orders.map(({ card }) => card))}.`;
    case 'orderVoid':
      return `${name(event.card)} of team ${event.seat} on ${event.domain} has no effect because ${voided[event.reason]}.`;
    case 'orderResolved':
      return `${name(event.card)} of team ${event.seat} on ${event.domain} takes effect.`;
    case 'attackDeclared':
      return `Team ${event.seat} attacks ${unit(event.unit)} of team ${event.team} on ${event.domain}.`;
    case 'attackResolved':
      return `The Attack of team ${event.seat} ${event.success ? 'succeeds' : 'fails'}: ${event.attack} against ${event.defence}${event.armored ? ', stopped by armor' : ''}.`;
    case 'unitSlain':
      return `Team ${event.seat} slays ${unit(event.unit)} of team ${event.team} on ${event.domain}.`;
    case 'advancementBuried':
      return `${event.player} of team ${event.seat} loses ${name(event.card)}.`;
    case 'playerSlain':
      return `${event.player} of team ${event.seat} is slain.`;
    case 'tokenClaimed':
      return `Team ${event.seat} claims the token on space ${event.space} of its Graveyard.`;
    case 'unitEmbraced':
      return `Team ${event.seat} embraces a Basic Unit of team ${event.team} on ${event.domain}.`;
    case 'unitsGained':
      return `Team ${event.seat} gains ${plural(event.count, 'Basic Unit')} on ${event.domain}.`;
    case 'unitsLost':
      return `Team ${event.seat} loses ${plural(event.count, 'Basic Unit')} on ${event.domain}.`;
    case 'assetsGained':
      return `Team ${event.seat} gains ${plural(event.amount, 'Asset')}.`;
    case 'assetsLost':
      return `Team ${event.seat} loses ${plural(event.amount, 'Asset')}.`;
    case 'tokensGained':
      return `Team ${event.seat} gains ${plural(event.amount, 'Ambition token')}.`;
    case 'tokensLost':
      return `Team ${event.seat} loses ${plural(event.amount, 'Ambition token')}.`;
    case 'deckReshuffled':
      return `The Event discard of ${plural(event.cards, 'card')} becomes the deck.`;
    case 'controlChanged':
      return `${event.domain} is controlled by ${event.seat === null ? 'nobody' : `team ${event.seat}`}.`;
    case 'powerDetermined':
      return `Power is now ${listed(event.powers.map((power, seat) => `${power} for team ${seat}`))}.`;
    case 'powerRecorded':
      return `The Power of team ${event.team} is recorded as ${event.value}.`;
    case 'incomePaid':
      return `Team ${event.seat} gets an income of ${plural(event.amount, 'Asset')}.`;
    case 'unitsRefreshed':
      return 'All Units become ready.';
    case 'allianceBoardCleared':
      return 'All Alliances and blocks end.';
    case 'ordersReturned':
      return `Orders and Seals return${event.buried.length > 0 ? `, but ${names(event.buried)} ${event.buried.length === 1 ? 'is' : 'are'} buried` : ''}.`;
    case 'playerUnitReturned':
      return `${event.player} of team ${event.seat} returns on ${event.domain}.`;
    case 'reinforcementsPlaced':
      return `Team ${event.seat} gets ${plural(event.count, 'Basic Unit')} on ${event.domain} as reinforcements.`;
    case 'sunAdvanced':
      return `The Sun moves to space ${event.space}.`;
    case 'daybreak':
      return 'The Sun reaches Daybreak.';
    case 'ambitionScored':
      return `Team ${event.seat} reveals ${name(event.card)}: ${event.scored ? plural(event.vp, 'Victory Point') : event.fulfilled ? 'fulfilled, not counted' : 'not fulfilled'}.`;
    case 'gameEnded':
      return `The game ends, and ${event.winners.length > 1 ? 'the victory is shared by' : 'the winner is'} ${teams(event.winners)}.`;
  }
}

function side({ assets, tokens, stored, cards }: TradeSide, content: Content): string {
  const parts = [
    ...plurals(assets, 'Asset'),
    ...plurals(tokens, 'Ambition token'),
    ...stored.map((item) => nameOf(content, item)),
    ...zones.flatMap((zone) => plurals(cards[zone], cardOf(zone))),
  ];
  return parts.length > 0 ? listed(parts) : 'nothing';
}

/** Nothing at all of what is not there. */
function plurals(n: number | undefined, noun: string): string[] {
  return n ? [plural(n, noun)] : [];
}

function ballotName(option: BallotOption): string {
  return option === 'noEvent' ? 'No Event' : `the Event of team ${option}`;
}
