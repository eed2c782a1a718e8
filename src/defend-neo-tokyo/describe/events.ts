import type { Seat } from '../../kernel/play.js';
import { listed, plural, sentence } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Event, EventOf } from '../events.js';
import {
  deckNames,
  partVerb,
  phaseNames,
  thePart,
  tokensOf,
  type Words,
  windowNames,
  wordsOf,
} from './names.js';

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, names: readonly string[]): string {
  const tell = sentences[event.type] as (event: Event, words: Words) => string;
  return sentence(`${tell(event, wordsOf(content, names))}.`, names);
}

type Sentences<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: (event: EventOf<K>, words: Words) => string;
};

const endNames = {
  bossDefeated: 'the Boss is defeated',
  destruction: 'the city is destroyed',
  bossDeckExhausted: 'the Boss attacks and his deck is empty',
} as const;

const sideNames = { mech: 'Mech side', city: 'City side', combined: 'only side' } as const;

const moveNames = { moved: 'moves', pushed: 'is pushed', displaced: 'is displaced' } as const;

const round = {
  gameStarted: ({ players, threat, captain }, { name, seat }) =>
    `the game begins: ${plural(players, 'player')} against ${name(threat)}, with ${seat(captain)} as Captain`,
  tilePicked: ({ seat, tiles }, words) => `${words.seat(seat)} takes ${words.names(tiles)}`,
  mechAssembled: ({ seat, tiles }, words) =>
    `${words.seat(seat)} pilots ${words.names(Object.values(tiles))}`,
  deckReshuffled: ({ count, deck, seat }, words) =>
    `${plural(count, 'card is', 'cards are')} shuffled into the ${deckNames[deck]} deck${seat === undefined ? '' : ` of ${words.seat(seat)}`}`,
  roundStarted: ({ round: number }) => `round ${number} begins`,
  phaseStarted: ({ phase }) => `the ${phaseNames[phase]} begins`,
  cardsDrawn: ({ seat, count, cards }, words) =>
    `${words.seat(seat)} draws ${cards === undefined ? plural(count, 'card') : words.names(cards)}`,
  powerAssigned: ({ seat, leftArm, rightArm, legs }, words) =>
    `${words.seat(seat)} assigns ${leftArm} Power to the left Arm, ${rightArm} to the right Arm and ${legs} to the Legs`,
  evacuated: ({ seat, cards }, words) =>
    `${words.seat(seat)} evacuates to HQ and discards ${words.names(cards)}`,
  eventDrawn: ({ card, resolved }, { name }) =>
    `the Event card ${name(card)} is ${resolved ? 'drawn' : 'discarded'}`,
  eventDeckRebuilt: ({ count }) => `the Event deck is rebuilt from ${plural(count, 'card')}`,
  attackTrackMoved: ({ to }) => `the Monster Attack tracker is on ${to}`,
  captainChanged: ({ to }, { seat }) => `${seat(to)} is Captain now`,
  roundEnded: ({ round: number }) => `round ${number} ends`,
  gameEnded: ({ status, reason }) =>
    `the game is ${status === 'win' ? 'won' : 'lost'}: ${endNames[reason]}`,
} satisfies Partial<Sentences>;

const actions = {
  mechPassed: ({ seat }, words) => `${words.seat(seat)} passes`,
  mechStoodUp: ({ seat }, { mech }) => `${mech(seat)} stands up`,
  mechKnockedDown: ({ seat }, { mech }) => `${mech(seat)} is knocked down`,
  mechMoved: ({ seat, from, to }, { mech, name }) =>
    `${mech(seat)} moves from ${name(from)} to ${name(to)}`,
  mechHurled: ({ seat, from, to }, { mech, name }) =>
    `${mech(seat)} is thrown from ${name(from)} to ${name(to)}`,
  cardPlayed: ({ seat, card }, words) => `${words.seat(seat)} plays ${words.name(card)}`,
  tileActionUsed: ({ seat, action, tile }, words) =>
    `${words.seat(seat)} uses ${action} of ${words.name(tile)}`,
  cardDiscarded: ({ seat, card }, words) => `${words.seat(seat)} discards ${words.name(card)}`,
  reactPlayed: ({ seat, window, card }, words) =>
    `${words.seat(seat)} reacts to ${windowNames[window]} with ${words.name(card)}`,
  reactDeclined: ({ seat, until }, words) =>
    `${words.seat(seat)} ${until === 'phase' ? 'plays no more Reacts for now' : 'does not react'}`,
  deckPeeked: ({ deck, cards, placed }, { names }) =>
    placed === undefined
      ? `the ${deckNames[deck]} deck shows ${names(cards)}`
      : `${names(cards)} ${cards.length === 1 ? 'goes' : 'go'} to the ${placed} of the ${deckNames[deck]} deck`,
  choiceForced: ({ seat }, words) => `${words.seat(seat)} has only one choice`,
  modifiersCleared: ({ seat, cards }, words) =>
    `the lasting effects of ${words.seat(seat)} end${cards.length === 0 ? '' : `, and ${words.names(cards)} ${cards.length === 1 ? 'is' : 'are'} discarded`}`,
  botSpent: ({ seat, left }, words) =>
    `${words.seat(seat)} spends a Repair Bot and has ${left} left`,
  botsRestocked: ({ seat, count }, words) =>
    `${words.seat(seat)} has ${plural(count, 'Repair Bot')} again`,
} satisfies Partial<Sentences>;

const monsters = {
  monsterAppeared: ({ monster, space }, { name }) => `${name(monster)} appears in ${name(space)}`,
  bossAppeared: ({ boss, space }, { name }) => `${name(boss)} appears in ${name(space)}`,
  monsterMoved: ({ monster, how, from, to }, { name }) =>
    `${name(monster)} ${moveNames[how]} from ${name(from)} to ${name(to)}`,
  monsterMoveCancelled: ({ monster, to }, { name }) =>
    `${name(monster)} cannot move to ${name(to)}, which is destroyed`,
  monsterAttackDeclared: ({ monster, symbol }, { name }) =>
    `${name(monster)} begins a ${symbol === 'white' ? 'Regular' : 'Special'} Attack`,
  monsterAttackCancelled: ({ monster }, { name }) => `the attack of ${name(monster)} is cancelled`,
  monsterSideFixed: ({ monster, side }, { name }) =>
    `${name(monster)} attacks with its ${sideNames[side]}`,
  instanceResolved: ({ monster, value, symbol }, { name }) =>
    `${name(monster)} ${instance(value, symbol)}`,
  monsterDamaged: ({ monster, amount, damage: total }, { name }) =>
    `${name(monster)} takes ${amount} damage and has ${total} now`,
  monsterHealed: ({ monster, amount }, { name }) => `${name(monster)} heals ${amount} damage`,
  monsterDefeated: ({ monster, space }, { name }) =>
    `${name(monster)} is defeated in ${name(space)}`,
  tokenPlaced: ({ token, count, monster, seat }, words) =>
    `${bearer(words, monster, seat)} gets ${tokensOf(count, token)}`,
  tokenRemoved: ({ token, count, monster }, { name }) =>
    `${name(monster)} loses ${tokensOf(count, token)}`,
  armorTokenUsed: ({ count, monster, seat }, words) =>
    `${bearer(words, monster, seat)} uses up ${tokensOf(count, 'armor')}`,
} satisfies Partial<Sentences>;

function instance(value: number, symbol: EventOf<'instanceResolved'>['symbol']): string {
  if (symbol === 'city') return `deals ${value} City Damage`;
  if (symbol === 'citizen') return `brings out ${plural(value, 'Citizen')}`;
  const part = symbol === 'random' ? 'a random part' : thePart(symbol);
  return `deals ${value} damage to ${part} of every Mech in its space`;
}

function bearer({ name, mech }: Words, monster: string | undefined, seat: Seat | undefined) {
  return monster === undefined ? mech(seat ?? 0) : name(monster);
}

const damage = {
  randomDieRolled: ({ seat, face, again }, words) =>
    `the Random die for ${words.seat(seat)} ${again ? 'now shows' : 'shows'} ${face === 'miss' ? 'a miss' : thePart(face)}`,
  damageDiceRolled: ({ dice }) =>
    `the Damage ${dice.length === 1 ? 'die shows' : 'dice show'} ${listed(dice)}`,
  diceRerolled: ({ seat, before, after }, words) =>
    `${words.seat(seat)} rolls again: ${listed(before)} ${before.length === 1 ? 'becomes' : 'become'} ${listed(after)}`,
  mechDamaged: ({ seat, part, amount }, words) =>
    `${words.part(part, seat)} ${partVerb(part, 'takes', 'take')} ${amount} damage`,
  damagePrevented: ({ seat, amount }, { mech }) => `${mech(seat)} is spared ${amount} damage`,
  damageRedirected: ({ to, part }, words) => `the damage goes to ${words.part(part, to)}`,
  powerExpelled: ({ seat, part, amount }, words) =>
    `${words.part(part, seat)} ${partVerb(part, 'loses', 'lose')} ${amount} Power`,
  powerMoved: ({ seat, from, to }, words) =>
    `${words.seat(seat)} moves 1 Power from ${thePart(from)} to ${thePart(to)}`,
  powerGained: ({ seat, part, amount }, words) =>
    `${words.part(part, seat)} ${partVerb(part, 'gains', 'gain')} ${amount} Power`,
  criticalFailure: ({ seat, cards }, { mech, names }) =>
    `${mech(seat)} suffers Critical Failure and discards ${names(cards)}`,
  repaired: ({ seat, part, amount }, words) =>
    `${amount} damage of ${words.part(part, seat)} is repaired`,
} satisfies Partial<Sentences>;

const city = {
  cityDamaged: ({ space, amount, damage: total }, { name }) =>
    `${name(space)} takes ${amount} City Damage and has ${total} now`,
  cityDamagePrevented: ({ space, amount }, { name }) =>
    `${name(space)} is spared ${amount} City Damage`,
  citySheltered: ({ space, amount }, { name }) =>
    `${amount} City Damage is removed from ${name(space)}`,
  spaceDestroyed: ({ space }, { name }) => `${name(space)} is destroyed`,
  citizenEntered: ({ citizen, space }, { name }) =>
    `the Citizen card ${name(citizen)} enters play in ${name(space)}`,
  citizenMoved: ({ citizen, from, to }, { name }) =>
    `the Citizen card ${name(citizen)} moves from ${name(from)} to ${name(to)}`,
  citizenDestroyed: ({ citizen, population }, { name }) =>
    `the Citizen card ${name(citizen)} (population ${population}) is destroyed`,
  citizenDiscarded: ({ citizen }, { name }) => `the Citizen card ${name(citizen)} is discarded`,
  populationChecked: ({ population }) => `the Destroyed stack holds a population of ${population}`,
  destructionAdvanced: ({ to }) => `the Destruction tracker is on ${to}`,
} satisfies Partial<Sentences>;

const sentences: Sentences = { ...round, ...actions, ...monsters, ...damage, ...city };
