import type { Content } from '../content/compile.js';
import type { Event, EventOf } from '../events.js';
import { listed, many, markerName, Names } from './names.js';

type Type = Event['type'];

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const tell = told[event.type] as (event: Event, names: Names) => string;
  return `${tell(event, new Names(content))}.`;
}

const told: { readonly [T in Type]: (event: EventOf<T>, names: Names) => string } = {
  blocksDealt: ({ blocks }, names) => {
    return `The blocks are ${listed(blocks.map((block) => names.block(block)))}`;
  },
  orderRolled: ({ order }) => `The order of players is ${order.join(', ')}`,
  blockerDrawn: ({ seat, blocker }, names) => `Seat ${seat} draws ${names.blocker(blocker)}`,
  blockerPlaced: ({ seat, blocker, sq }, names) => {
    return `Seat ${seat} places ${names.blocker(blocker)} in ${sq}`;
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
    return `Seat ${seat} is dealt ${hand}`;
  },
  turnStarted: ({ seat, turn }) => `Turn ${turn} is the turn of seat ${seat}`,
  cpRolled: ({ seat, dice, cp }) => `Seat ${seat} rolls ${listed(dice)} and has ${cp} CP`,
  cpSpent: ({ seat, amount, left }) => `Seat ${seat} spends ${amount} CP and has ${left} left`,
  blockerDeployed: ({ blocker, sq, address }, names) => {
    return `${names.blocker(blocker)} comes to address ${address}, ${sq}`;
  },
  blockerActivated: ({ seat, blocker }, names) =>
    `Seat ${seat} activates ${names.blocker(blocker)}`,
  blockerMoved: ({ blocker, via, path, out, cost }, names) => {
    const to = `${path[path.length - 1] ?? 'its square'}${out ? ', outside the window' : ''}`;
    const isFree = via === 'charge' || via === 'hazard';
    return `${names.blocker(blocker)} ${ways[via]} ${to}${isFree ? '' : ` for ${cost} MP`}`;
  },
  elevatorStopped: ({ seat, blocker, sq }, names) => {
    return `Seat ${seat} stops ${names.blocker(blocker)} in ${sq}`;
  },
  chuteDeath: ({ blocker, sq }, names) => {
    return `${names.blocker(blocker)} falls down the severed chute under ${sq}`;
  },
  powerSwitched: ({ board, on }) => `The power of board ${board} goes ${on ? 'on' : 'off'}`,
  heavyDeployed: ({ blocker, item }, names) => {
    return `${names.blocker(blocker)} sets up ${names.item(item)}`;
  },
  heavyFolded: ({ blocker, items }, names) => {
    return `${names.blocker(blocker)} folds ${names.items(items)}`;
  },
  chargeLaid: ({ blocker, item, sq }, names) => {
    return `${names.blocker(blocker)} lays ${names.item(item)} in ${sq}`;
  },
  cardPlayed: ({ seat, card }, names) => `Seat ${seat} plays ${names.mania(card)}`,
  modifierSet: ({ seat, amount, side }) => {
    const sum = amount > 0 ? `+${amount}` : `${amount}`;
    return `Seat ${seat} gives ${side === null ? 'the attack' : `the ${side}`} ${sum}`;
  },
  moveGained: ({ blocker, amount }, names) => `${names.blocker(blocker)} gains ${amount} MP`,
  carPlaced: ({ sq }) => `A sky-rail car waits in ${sq}`,
  kleggPlaced: ({ seat, blocker, sq }, names) => {
    return `Seat ${seat} places ${names.blocker(blocker)} in ${sq}`;
  },
  hazardHalted: ({ seat, blocker, sq }, names) => {
    return `Seat ${seat} halts ${names.blocker(blocker)} in ${sq}`;
  },
  attackDeclared: ({ kind, blocker, item, sq }, names) => {
    const weapon = item === null ? '' : ` with ${names.item(item)}`;
    return `${names.blocker(blocker)} ${attacks[kind]} ${sq}${weapon}`;
  },
  attackCancelled: ({ seat, blocker }, names) => {
    return `Seat ${seat} spoils the attack of ${names.blocker(blocker)}`;
  },
  attackRolled: ({ target, die, total, hit }, names) => {
    return `${names.blocker(target)} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  squareAttacked: ({ sq, die, total, hit }) => {
    return `The square ${sq} is attacked: die ${die}, total ${total}, ${hit ? 'hit' : 'missed'}`;
  },
  blockerDestroyed: ({ blocker, sq }, names) => `${names.blocker(blocker)} is destroyed in ${sq}`,
  blockerRemoved: ({ blocker, sq }, names) => `${names.blocker(blocker)} is removed from ${sq}`,
  cargoRolled: ({ blocker, item, die, explodes }, names) => {
    const charge = `${names.item(item)} of ${names.blocker(blocker)}`;
    return `A ${die} for ${charge}: it ${explodes ? 'explodes' : 'holds'}`;
  },
  blast: ({ sq, item }, names) => `There is a blast in ${sq}: ${names.item(item)} explodes`,
  structuralRolled: ({ sq, die, markers }) => {
    return `A ${die} brings ${many(markers, 'structural marker')} to ${sq}`;
  },
  structuralPlaced: ({ sq, markers }) => `${sq} has ${many(markers, 'structural marker')}`,
  collapseRolled: ({ sq, die, total, collapses }) => {
    return `${sq} rolls ${die}, total ${total}, and ${collapses ? 'collapses' : 'stands'}`;
  },
  squareCollapsed: ({ sq }) => `${sq} is rubble`,
  explosionRolled: ({ sq, die, explodes }) => {
    return `${sq} rolls ${die} and ${explodes ? 'explodes' : 'does not explode'}`;
  },
  exploded: ({ sq }) => `Everybody next to ${sq} is attacked`,
  tankDestroyed: ({ board }) => `The water tank of board ${board} breaks`,
  linkHit: ({ sq, hits }) => `The link square ${sq} has ${many(hits, 'hit')}`,
  assaultRolled: ({ sq, totals, loser }) => {
    const result = loser === null ? 'a draw' : `the ${loser} loses`;
    return `In ${sq} it is ${totals.attacker} against ${totals.defender}: ${result}`;
  },
  locked: ({ sq }) => `Both sides are locked in combat in ${sq}`,
  lootRolled: ({ blocker, sq, die, total }, names) => {
    return `${names.blocker(blocker)} tries to loot ${sq}: die ${die}, total ${total}`;
  },
  looted: ({ blocker, sq }, names) => `${sq} is looted by ${names.blocker(blocker)}`,
  arsonRolled: ({ blocker, sq, die, total }, names) => {
    return `${names.blocker(blocker)} tries to light ${sq}: die ${die}, total ${total}`;
  },
  firePlaced: ({ sq, fire }) => `${sq} burns with ${many(fire, 'fire marker')}`,
  fireSpread: ({ from, dice, to }) => {
    const end = to === null ? 'are lost' : `reach ${to}`;
    return `Sparks from ${from} roll ${listed(dice)} and ${end}`;
  },
  fireLost: ({ sq }) => `A fire marker for ${sq} is lost`,
  fireFought: ({ blocker, sq, dice, removed }, names) => {
    const out = `${many(removed, 'marker')} put out`;
    return `${names.blocker(blocker)} fights the fire in ${sq}: dice ${listed(dice)}, ${out}`;
  },
  fireRemoved: ({ sq, fire }) => `${sq} has ${many(fire, 'fire marker')} left`,
  scrawled: ({ blocker, sq }, names) => `${names.blocker(blocker)} scrawls on ${sq}`,
  fireDamageRolled: ({ sq, die, fire }) => {
    return `The fire in ${sq} rolls ${die} with ${many(fire, 'marker')}`;
  },
  burnRolled: ({ blocker, die, total, destroyed }, names) => {
    const fate = destroyed ? 'burns' : 'gets through the fire';
    return `${names.blocker(blocker)} ${fate}: die ${die}, total ${total}`;
  },
  blockerFlipped: ({ blocker }, names) => `${names.blocker(blocker)} is flipped`,
  cardDrawn: ({ seat, card }, names) => {
    return `Seat ${seat} draws ${card === undefined ? 'a card' : names.card(card)}`;
  },
  cardDiscarded: ({ seat, card }, names) => `Seat ${seat} discards ${names.card(card)}`,
  deckReshuffled: ({ cards }) => {
    return `The discard pile becomes the justice deck of ${many(cards, 'card')}`;
  },
  endgameStarted: ({ cards }) => {
    return `The endgame begins with a justice deck of ${many(cards, 'card')}`;
  },
  justicePlayed: ({ seat, card, fizzles }, names) => {
    return `Seat ${seat} plays ${names.justice(card)}${fizzles ? ' in vain' : ''}`;
  },
  justiceRolled: ({ blocker, die, removed }, names) => {
    return `A ${die} for ${names.blocker(blocker)}, who is ${removed ? 'taken' : 'spared'}`;
  },
  markerPlaced: ({ marker, sq }) => `The ${markerName(marker)} arrives in ${sq}`,
  wagonFired: ({ marker, sq, target }, names) => {
    return `The ${markerName(marker)} in ${sq} takes aim at ${names.blocker(target)}`;
  },
  foamRolled: ({ target, die, removed }, names) => {
    return `Foam on ${names.blocker(target)}: a ${die}, ${removed ? 'taken' : 'spared'}`;
  },
  catastropheRolled: ({ board, dice, markers, falls }) => {
    const block = `Board ${board} with ${many(markers, 'collapse marker')}`;
    return `${block} rolls ${listed(dice)} and ${falls ? 'falls' : 'stands'}`;
  },
  blockCollapsed: ({ board }) => `The block of board ${board} collapses`,
  flippedUp: ({ blockers }, names) => {
    return `${names.blockers(blockers)} turn${blockers.length === 1 ? 's' : ''} face up`;
  },
  turnEnded: ({ seat }) => `The turn of seat ${seat} ends`,
  gameOver: ({ winners, points }) => {
    const who =
      winners.length === 1
        ? `seat ${winners[0]} wins`
        : `seats ${listed(winners)} share the first place`;
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
  defFire: 'fires defensively at',
  assault: 'fights in',
  drill: 'drills in',
};
