import { listed, plural, sentence } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Event, EventOf } from '../events.js';
import {
  blockerName,
  blockerNames,
  blockName,
  cardName,
  carriedName,
  itemName,
  justiceName,
  maniaName,
  placeOf,
  seatIn,
  type Told,
  termName,
} from './names.js';

type Type = Event['type'];

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, seats: readonly string[]): string {
  const tell = told[event.type] as (event: Event, names: Told) => string;
  return sentence(`${tell(event, { content, seats })}.`, seats);
}

const told: { readonly [T in Type]: (event: EventOf<T>, names: Told) => string } = {
  blocksDealt: ({ blocks }, names) => {
    return `The blocks are ${listed(blocks.map((block) => blockName(names, block)))}`;
  },
  orderRolled: ({ order }) => `The players play in this order: ${order.map(placeOf).join(', ')}`,
  gameStarted: ({ blocks }, names) => {
    const homes = blocks.map((block, seat) => {
      return `${seatIn(names, seat)} has ${blockName(names, block)}`;
    });
    return `The game begins: ${listed(homes)}`;
  },
  blockerDrawn: ({ seat, blocker }, names) =>
    `${seatIn(names, seat)} draws ${blockerName(names, blocker)}`,
  blockerPlaced: ({ seat, blocker, space }, names) => {
    return `${seatIn(names, seat)} places ${blockerName(names, blocker)} in ${space}`;
  },
  itemDrawn: ({ blocker, item, kept }, names) => {
    const use = kept ? '' : ' and cannot use it';
    return `${blockerName(names, blocker)} draws ${itemName(names, item)}${use}`;
  },
  itemDiscarded: ({ blocker, item }, names) => {
    return `${blockerName(names, blocker)} gives ${itemName(names, item)} back`;
  },
  itemPassed: ({ from, to, item }, names) => {
    return `${blockerName(names, from)} passes ${itemName(names, item)} to ${blockerName(names, to)}`;
  },
  cardsDealt: ({ seat, cards }, names) => {
    const hand =
      cards === undefined ? 'a card' : listed(cards.map((card) => cardName(names, card)));
    return `${seatIn(names, seat)} is dealt ${hand}`;
  },
  turnStarted: ({ seat, turn }, names) => `Turn ${turn} is the turn of ${seatIn(names, seat)}`,
  commandPointsRolled: ({ seat, dice, commandPoints }, names) =>
    `${seatIn(names, seat)} rolls ${listed(dice)} and has ${commandPoints} CP`,
  commandPointsSpent: ({ seat, amount, left }, names) =>
    `${seatIn(names, seat)} spends ${amount} CP and has ${left} left`,
  blockerDeployed: ({ blocker, space, address }, names) => {
    return `${blockerName(names, blocker)} comes to address ${address}, ${space}`;
  },
  blockerActivated: ({ seat, blocker }, names) =>
    `${seatIn(names, seat)} activates ${blockerName(names, blocker)}`,
  blockerMoved: ({ blocker, via, path, outside, paid }, names) => {
    const to = `${path[path.length - 1] ?? 'its square'}${outside ? ', outside the window' : ''}`;
    const isFree = via === 'charge' || via === 'hazard';
    return `${blockerName(names, blocker)} ${ways[via]} ${to}${isFree ? '' : ` for ${paid} MP`}`;
  },
  elevatorStopped: ({ seat, blocker, space }, names) => {
    return `${seatIn(names, seat)} stops ${blockerName(names, blocker)} in ${space}`;
  },
  chuteDeath: ({ blocker, space }, names) => {
    return `${blockerName(names, blocker)} falls down the severed chute under ${space}`;
  },
  powerSwitched: ({ board, on }, names) => {
    return `The power of ${theBlock(names, board)} goes ${on ? 'on' : 'off'}`;
  },
  heavyDeployed: ({ blocker, item }, names) => {
    return `${blockerName(names, blocker)} sets up ${itemName(names, item)}`;
  },
  heavyFolded: ({ blocker, items }, names) => {
    return `${blockerName(names, blocker)} folds ${listed(items.map((item) => itemName(names, item)))}`;
  },
  chargeLaid: ({ blocker, item, space }, names) => {
    return `${blockerName(names, blocker)} lays ${itemName(names, item)} in ${space}`;
  },
  cardPlayed: ({ seat, card }, names) => `${seatIn(names, seat)} plays ${maniaName(names, card)}`,
  modifierSet: ({ seat, amount, side }, names) => {
    const sum = amount > 0 ? `+${amount}` : `${amount}`;
    return `${seatIn(names, seat)} gives ${side === null ? 'the attack' : `the ${side}`} ${sum}`;
  },
  moveGained: ({ blocker, amount }, names) => `${blockerName(names, blocker)} gains ${amount} MP`,
  carPlaced: ({ space }) => `A sky-rail car waits in ${space}`,
  kleggPlaced: ({ seat, blocker, space }, names) => {
    return `${seatIn(names, seat)} places ${blockerName(names, blocker)} in ${space}`;
  },
  hazardHalted: ({ seat, blocker, space }, names) => {
    return `${seatIn(names, seat)} halts ${blockerName(names, blocker)} in ${space}`;
  },
  attackDeclared: ({ kind, blocker, item, space }, names) => {
    const weapon = item === null ? '' : ` with ${itemName(names, item)}`;
    return `${blockerName(names, blocker)} ${attacks[kind]} ${space}${weapon}`;
  },
  attackCancelled: ({ seat, blocker }, names) => {
    return `${seatIn(names, seat)} spoils the attack of ${blockerName(names, blocker)}`;
  },
  attackRolled: ({ blocker, die, total, hit }, names) => {
    return `${blockerName(names, blocker)} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  squareAttacked: ({ space, die, total, hit }) => {
    return `The square ${space} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  blockerDestroyed: ({ blocker, space }, names) =>
    `${blockerName(names, blocker)} is destroyed in ${space}`,
  blockerRemoved: ({ blocker, space }, names) =>
    `${blockerName(names, blocker)} is removed from ${space}`,
  cargoRolled: ({ blocker, item, die, explodes }, names) => {
    return `A ${die} for ${carriedName(names, blocker, item)}: it ${explodes ? 'explodes' : 'holds'}`;
  },
  blast: ({ space, item }, names) =>
    `There is a blast in ${space}: ${itemName(names, item)} explodes`,
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
  tankDestroyed: ({ board }, names) => `The water tank of ${theBlock(names, board)} breaks`,
  linkHit: ({ space, count }) => `The link square ${space} has ${plural(count, 'hit')}`,
  assaultRolled: ({ space, totals, loser }) => {
    const result = loser === null ? 'a draw' : `the ${loser} loses`;
    return `In ${space} it is ${totals.attacker} against ${totals.defender}: ${result}`;
  },
  locked: ({ space }) => `Both sides are locked in combat in ${space}`,
  lootRolled: ({ blocker, space, die, total }, names) => {
    return `${blockerName(names, blocker)} tries to loot ${space}: die ${die}, total ${total}`;
  },
  looted: ({ blocker, space }, names) => `${space} is looted by ${blockerName(names, blocker)}`,
  arsonRolled: ({ blocker, space, die, total }, names) => {
    return `${blockerName(names, blocker)} tries to light ${space}: die ${die}, total ${total}`;
  },
  firePlaced: ({ space, count }) => `${space} burns with ${plural(count, 'fire marker')}`,
  fireSpread: ({ from, dice, to }) => {
    const end = to === null ? 'are lost' : `reach ${to}`;
    return `Sparks from ${from} roll ${listed(dice)} and ${end}`;
  },
  fireLost: ({ space }) => `A fire marker for ${space} is lost`,
  fireFought: ({ blocker, space, dice, count }, names) => {
    const result = `${plural(count, 'marker')} put out`;
    return `${blockerName(names, blocker)} fights the fire in ${space}: dice ${listed(dice)}, ${result}`;
  },
  fireRemoved: ({ space, count }) => `${space} has ${plural(count, 'fire marker')} left`,
  scrawled: ({ blocker, space }, names) => `${blockerName(names, blocker)} scrawls on ${space}`,
  fireDamageRolled: ({ space, die, count }) => {
    return `The fire in ${space} rolls ${die} with ${plural(count, 'marker')}`;
  },
  burnRolled: ({ blocker, die, total, destroyed }, names) => {
    const fate = destroyed ? 'burns' : 'gets through the fire';
    return `${blockerName(names, blocker)} ${fate}: die ${die}, total ${total}`;
  },
  blockerFlipped: ({ blocker }, names) => `${blockerName(names, blocker)} is flipped`,
  cardDrawn: ({ seat, card }, names) => {
    return `${seatIn(names, seat)} draws ${cardName(names, card)}`;
  },
  cardDiscarded: ({ seat, card }, names) =>
    `${seatIn(names, seat)} discards ${cardName(names, card)}`,
  deckReshuffled: ({ count }) => {
    return `The discard pile becomes the justice deck of ${plural(count, 'card')}`;
  },
  endgameStarted: ({ count }) => {
    return `The endgame begins with a justice deck of ${plural(count, 'card')}`;
  },
  justicePlayed: ({ seat, card, fizzles }, names) => {
    return `${seatIn(names, seat)} plays ${justiceName(names, card)}${fizzles ? ' in vain' : ''}`;
  },
  justiceRolled: ({ blocker, die, removed }, names) => {
    return `A ${die} for ${blockerName(names, blocker)}, who is ${removed ? 'taken' : 'spared'}`;
  },
  markerPlaced: ({ marker, space }) => `The ${termName(marker)} arrives in ${space}`,
  wagonFired: ({ marker, space, blocker }, names) => {
    return `The ${termName(marker)} in ${space} takes aim at ${blockerName(names, blocker)}`;
  },
  foamRolled: ({ blocker, die, removed }, names) => {
    return `Foam on ${blockerName(names, blocker)}: a ${die}, ${removed ? 'taken' : 'spared'}`;
  },
  catastropheRolled: ({ board, dice, count, falls }, names) => {
    const block = `${theBlock(names, board)} with ${plural(count, 'collapse marker')}`;
    return `${block} rolls ${listed(dice)} and ${falls ? 'falls' : 'stands'}`;
  },
  blockCollapsed: ({ board }, names) => `${theBlock(names, board)} collapses`,
  flippedUp: ({ blockers }, names) => {
    return `${blockerNames(names, blockers)} turn${blockers.length === 1 ? 's' : ''} face up`;
  },
  turnEnded: ({ seat }, names) => `The turn of ${seatIn(names, seat)} ends`,
  gameEnded: ({ winners, points }, names) => {
    const seats = listed(winners.map((seat) => seatIn(names, seat)));
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

/** The block of the seat that owns this board. */
function theBlock(names: Told, board: number): string {
  return `the block of ${seatIn(names, board)}`;
}
