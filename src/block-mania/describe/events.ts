import { listed, plural, sentence } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Event, EventOf } from '../events.js';
import { markerName, Names } from './names.js';

type Type = Event['type'];

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, seats: readonly string[]): string {
  const tell = told[event.type] as (event: Event, names: Names) => string;
  return sentence(`${tell(event, new Names(content, seats))}.`, seats);
}

const told: { readonly [T in Type]: (event: EventOf<T>, names: Names) => string } = {
  blocksDealt: ({ blocks }, names) => {
    return `The blocks are ${listed(blocks.map((block) => names.block(block)))}`;
  },
  orderRolled: ({ order }) => `The order of players is ${order.join(', ')}`,
  blockerDrawn: ({ seat, blocker }, names) => `${names.seat(seat)} draws ${names.blocker(blocker)}`,
  blockerPlaced: ({ seat, blocker, space }, names) => {
    return `${names.seat(seat)} places ${names.blocker(blocker)} in ${space}`;
  },
  itemDrawn: ({ blocker, item, kept }, names) => {
    const use = kept ? '' : ' and cannot use it';
    return `${names.blocker(blocker)} draws ${names.item(item)}${use}`;
  },
  itemDiscarded: ({ blocker, item }, names) => {
    return `${names.blocker(blocker)} gives ${names.item(item)} back`;
  },
  itemPassed: ({ from, to, item }, names) => {
    return `${names.blocker(from)} passes ${names.item(item)} to ${names.blocker(to)}`;
  },
  cardsDealt: ({ seat, cards }, names) => {
    const hand = cards === undefined ? 'a card' : listed(cards.map((card) => names.card(card)));
    return `${names.seat(seat)} is dealt ${hand}`;
  },
  turnStarted: ({ seat, turn }, names) => `Turn ${turn} is the turn of ${names.seat(seat)}`,
  commandPointsRolled: ({ seat, dice, commandPoints }, names) =>
    `${names.seat(seat)} rolls ${listed(dice)} and has ${commandPoints} CP`,
  commandPointsSpent: ({ seat, amount, left }, names) =>
    `${names.seat(seat)} spends ${amount} CP and has ${left} left`,
  blockerDeployed: ({ blocker, space, address }, names) => {
    return `${names.blocker(blocker)} comes to address ${address}, ${space}`;
  },
  blockerActivated: ({ seat, blocker }, names) =>
    `${names.seat(seat)} activates ${names.blocker(blocker)}`,
  blockerMoved: ({ blocker, via, path, outside, paid }, names) => {
    const to = `${path[path.length - 1] ?? 'its square'}${outside ? ', outside the window' : ''}`;
    const isFree = via === 'charge' || via === 'hazard';
    return `${names.blocker(blocker)} ${ways[via]} ${to}${isFree ? '' : ` for ${paid} MP`}`;
  },
  elevatorStopped: ({ seat, blocker, space }, names) => {
    return `${names.seat(seat)} stops ${names.blocker(blocker)} in ${space}`;
  },
  chuteDeath: ({ blocker, space }, names) => {
    return `${names.blocker(blocker)} falls down the severed chute under ${space}`;
  },
  powerSwitched: ({ board, on }, names) => {
    return `The power of ${names.board(board)} goes ${on ? 'on' : 'off'}`;
  },
  heavyDeployed: ({ blocker, item }, names) => {
    return `${names.blocker(blocker)} sets up ${names.item(item)}`;
  },
  heavyFolded: ({ blocker, items }, names) => {
    return `${names.blocker(blocker)} folds ${names.items(items)}`;
  },
  chargeLaid: ({ blocker, item, space }, names) => {
    return `${names.blocker(blocker)} lays ${names.item(item)} in ${space}`;
  },
  cardPlayed: ({ seat, card }, names) => `${names.seat(seat)} plays ${names.mania(card)}`,
  modifierSet: ({ seat, amount, side }, names) => {
    const sum = amount > 0 ? `+${amount}` : `${amount}`;
    return `${names.seat(seat)} gives ${side === null ? 'the attack' : `the ${side}`} ${sum}`;
  },
  moveGained: ({ blocker, amount }, names) => `${names.blocker(blocker)} gains ${amount} MP`,
  carPlaced: ({ space }) => `A sky-rail car waits in ${space}`,
  kleggPlaced: ({ seat, blocker, space }, names) => {
    return `${names.seat(seat)} places ${names.blocker(blocker)} in ${space}`;
  },
  hazardHalted: ({ seat, blocker, space }, names) => {
    return `${names.seat(seat)} halts ${names.blocker(blocker)} in ${space}`;
  },
  attackDeclared: ({ kind, blocker, item, space }, names) => {
    const weapon = item === null ? '' : ` with ${names.item(item)}`;
    return `${names.blocker(blocker)} ${attacks[kind]} ${space}${weapon}`;
  },
  attackCancelled: ({ seat, blocker }, names) => {
    return `${names.seat(seat)} spoils the attack of ${names.blocker(blocker)}`;
  },
  attackRolled: ({ blocker, die, total, hit }, names) => {
    return `${names.blocker(blocker)} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  squareAttacked: ({ space, die, total, hit }) => {
    return `The square ${space} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  blockerDestroyed: ({ blocker, space }, names) =>
    `${names.blocker(blocker)} is destroyed in ${space}`,
  blockerRemoved: ({ blocker, space }, names) =>
    `${names.blocker(blocker)} is removed from ${space}`,
  cargoRolled: ({ blocker, item, die, explodes }, names) => {
    const charge = `${names.item(item)} of ${names.blocker(blocker)}`;
    return `A ${die} for ${charge}: it ${explodes ? 'explodes' : 'holds'}`;
  },
  blast: ({ space, item }, names) => `There is a blast in ${space}: ${names.item(item)} explodes`,
  structuralRolled: ({ space, die, count }) => {
    return `A ${die} brings ${plural(count, 'structural marker')} to ${space}`;
  },
  structuralPlaced: ({ space, count }) => `${space} has ${plural(count, 'structural marker')}`,
  collapseRolled: ({ space, die, total, collapses }) => {
    return `${space} rolls ${die}, total ${total}, and ${collapses ? 'collapses' : 'stands'}`;
  },
  squareCollapsed: ({ space }) => `${space} is rubble`,
  explosionRolled: ({ space, die, explodes }) => {
    return `${space} rolls ${die} and ${explodes ? 'explodes' : 'does not explode'}`;
  },
  exploded: ({ space }) => `Everybody next to ${space} is attacked`,
  tankDestroyed: ({ board }, names) => `The water tank of ${names.board(board)} breaks`,
  linkHit: ({ space, count }) => `The link square ${space} has ${plural(count, 'hit')}`,
  assaultRolled: ({ space, totals, loser }) => {
    const result = loser === null ? 'a draw' : `the ${loser} loses`;
    return `In ${space} it is ${totals.attacker} against ${totals.defender}: ${result}`;
  },
  locked: ({ space }) => `Both sides are locked in combat in ${space}`,
  lootRolled: ({ blocker, space, die, total }, names) => {
    return `${names.blocker(blocker)} tries to loot ${space}: die ${die}, total ${total}`;
  },
  looted: ({ blocker, space }, names) => `${space} is looted by ${names.blocker(blocker)}`,
  arsonRolled: ({ blocker, space, die, total }, names) => {
    return `${names.blocker(blocker)} tries to light ${space}: die ${die}, total ${total}`;
  },
  firePlaced: ({ space, count }) => `${space} burns with ${plural(count, 'fire marker')}`,
  fireSpread: ({ from, dice, to }) => {
    const end = to === null ? 'are lost' : `reach ${to}`;
    return `Sparks from ${from} roll ${listed(dice)} and ${end}`;
  },
  fireLost: ({ space }) => `A fire marker for ${space} is lost`,
  fireFought: ({ blocker, space, dice, count }, names) => {
    const result = `${plural(count, 'marker')} put out`;
    return `${names.blocker(blocker)} fights the fire in ${space}: dice ${listed(dice)}, ${result}`;
  },
  fireRemoved: ({ space, count }) => `${space} has ${plural(count, 'fire marker')} left`,
  scrawled: ({ blocker, space }, names) => `${names.blocker(blocker)} scrawls on ${space}`,
  fireDamageRolled: ({ space, die, count }) => {
    return `The fire in ${space} rolls ${die} with ${plural(count, 'marker')}`;
  },
  burnRolled: ({ blocker, die, total, destroyed }, names) => {
    const fate = destroyed ? 'burns' : 'gets through the fire';
    return `${names.blocker(blocker)} ${fate}: die ${die}, total ${total}`;
  },
  blockerFlipped: ({ blocker }, names) => `${names.blocker(blocker)} is flipped`,
  cardDrawn: ({ seat, card }, names) => {
    return `${names.seat(seat)} draws ${names.card(card)}`;
  },
  cardDiscarded: ({ seat, card }, names) => `${names.seat(seat)} discards ${names.card(card)}`,
  deckReshuffled: ({ count }) => {
    return `The discard pile becomes the justice deck of ${plural(count, 'card')}`;
  },
  endgameStarted: ({ count }) => {
    return `The endgame begins with a justice deck of ${plural(count, 'card')}`;
  },
  justicePlayed: ({ seat, card, fizzles }, names) => {
    return `${names.seat(seat)} plays ${names.justice(card)}${fizzles ? ' in vain' : ''}`;
  },
  justiceRolled: ({ blocker, die, removed }, names) => {
    return `A ${die} for ${names.blocker(blocker)}, who is ${removed ? 'taken' : 'spared'}`;
  },
  markerPlaced: ({ marker, space }) => `The ${markerName(marker)} arrives in ${space}`,
  wagonFired: ({ marker, space, blocker }, names) => {
    return `The ${markerName(marker)} in ${space} takes aim at ${names.blocker(blocker)}`;
  },
  foamRolled: ({ blocker, die, removed }, names) => {
    return `Foam on ${names.blocker(blocker)}: a ${die}, ${removed ? 'taken' : 'spared'}`;
  },
  catastropheRolled: ({ board, dice, count, falls }, names) => {
    const block = `${names.board(board)} with ${plural(count, 'collapse marker')}`;
    return `${block} rolls ${listed(dice)} and ${falls ? 'falls' : 'stands'}`;
  },
  blockCollapsed: ({ board }, names) => `${names.board(board)} collapses`,
  flippedUp: ({ blockers }, names) => {
    return `${names.blockers(blockers)} turn${blockers.length === 1 ? 's' : ''} face up`;
  },
  turnEnded: ({ seat }, names) => `The turn of ${names.seat(seat)} ends`,
  gameEnded: ({ winners, points }, names) => {
    const seats = listed(winners.map((seat) => names.seat(seat)));
    const who = winners.length === 1 ? `${seats} wins` : `${seats} share the first place`;
    return `The game is over with ${points.join(' to ')} defeat points: ${who}`;
  },
};

const ways: Readonly<Record<EventOf<'blockerMoved'>['via'], string>> = {
  start: 'starts in',
  stand: 'stands in',
  step: 'steps into',
  elevator: 'takes the elevator to',
  chute: 'drops down the grav chute to',
  skyRail: 'takes the sky-rail to',
  pedway: 'takes the pedway to',
  vehicle: 'drives to',
  fly: 'flies to',
  charge: 'charges into',
  hazard: 'is put back into',
};

const attacks: Readonly<Record<EventOf<'attackDeclared'>['kind'], string>> = {
  shoot: 'shoots at',
  defensiveFire: 'fires defensively at',
  assault: 'fights in',
  drill: 'drills in',
};
