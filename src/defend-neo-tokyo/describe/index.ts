import type { Content } from '../content/compile.js';
import type { Event, EventOf } from '../events.js';
import type { Move } from '../moves/index.js';
import type { TokyoPosition } from '../play.js';
import { listed, nameOf, namesOf, partNames, plural, windowNames } from './names.js';

/** A move as one English sentence. */
export function describeMove({ state, content }: TokyoPosition, move: Move): string {
  const who = `Seat ${move.seat}`;
  const name = (id: string) => nameOf(content, id);
  switch (move.type) {
    case 'pickPrebuilt':
      return `${who} takes the Mech ${name(move.prebuilt)}.`;
    case 'pickChassis':
    case 'pickLegs':
    case 'pickArm':
      return `${who} picks ${name(move.tile)}.`;
    case 'assemble':
      return `${who} mounts ${name(move.leftArm)} as the left Arm.`;
    case 'assignPower':
      return `${who} assigns ${move.leftArm} Power to the left Arm, ${move.rightArm} to the right Arm and ${move.legs} to the Legs.`;
    case 'evac':
      return `${who} evacuates.`;
    case 'stay':
      return `${who} stays.`;
    case 'playCard':
      return `${who} plays ${name(move.cardId)}.`;
    case 'useTile': {
      const tile = state.mechs[move.seat]?.tiles[move.part];
      const cost = move.discard === undefined ? 'a Repair Bot' : name(move.discard);
      return `${who} uses ${move.action} of ${tile ? name(tile) : 'its Mech'} for ${cost}.`;
    }
    case 'pass':
      return `${who} passes.`;
    case 'react':
      return `${who} reacts with ${name(move.cardId)}.`;
    case 'declineReact':
      return move.until === 'phase'
        ? `${who} plays no more Reacts for now.`
        : `${who} does not react.`;
    case 'chooseMonster':
      return `${who} chooses ${name(move.monster)}.`;
    case 'chooseSpace':
      return `${who} chooses ${name(move.space)}.`;
    case 'chooseMech':
      return `${who} chooses the Mech of seat ${move.mech}.`;
    case 'choosePart':
      return `${who} chooses the ${partNames[move.part]}.`;
    case 'choosePower':
      return `${who} moves Power from the ${partNames[move.from]} to the ${partNames[move.to]}.`;
    case 'chooseCitizen':
      return `${who} chooses ${name(move.citizen)}.`;
    case 'chooseCard':
      return `${who} chooses ${name(move.cardId)}.`;
    case 'chooseOption':
      return `${who} chooses the ${move.option === 'a' ? 'first' : 'second'} option.`;
    case 'chooseDice':
      return `${who} rolls ${plural(move.count, 'die', 'dice')} again.`;
    case 'placeCard':
      return `${who} puts the card on the ${move.where} of the deck.`;
    case 'step':
      return `${who} steps to ${name(move.to)}.`;
    case 'done':
      return `${who} stops here.`;
    case 'discardCard':
      return `${who} discards ${name(move.cardId)}.`;
    case 'endTurn':
      return `${who} discards no more.`;
  }
}

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const sentence = sentences[event.type] as (event: Event, content: Content) => string;
  return sentence(event, content);
}

type Sentences<T extends Event['type']> = {
  readonly [K in T]: (event: EventOf<K>, content: Content) => string;
};

const phaseNames = {
  build: 'building of the Mechs',
  planning: 'Planning Phase',
  event: 'Event Phase',
  action: 'Action Phase',
  monsterAttack: 'Monster Attack Phase',
  end: 'End Phase',
  over: 'end of the game',
} as const;

const deckNames = { command: 'Command', event: 'Event', city: 'City', citizen: 'Citizen' } as const;

const tokenNames = {
  fire: 'Fire token',
  plus: '+1 Damage token',
  minus: '-1 Damage token',
  armor: 'Armor token',
} as const;

const endNames = {
  bossDefeated: 'the Boss is defeated',
  destruction: 'the city is destroyed',
  bossDeckExhausted: 'the Boss attacks and his deck is empty',
} as const;

const sideNames = { mech: 'Mech side', city: 'City side', combined: 'only side' } as const;

const moveNames = { moved: 'moves', pushed: 'is pushed', displaced: 'is displaced' } as const;

const round = {
  gameSetUp: ({ players, threat, captain }, content) =>
    `The game begins: ${plural(players, 'player')} against ${nameOf(content, threat)}, seat ${captain} is Captain.`,
  tilePicked: ({ seat, tiles }, content) => `Seat ${seat} takes ${namesOf(content, tiles)}.`,
  mechAssembled: ({ seat, tiles }, content) =>
    `Seat ${seat} pilots ${namesOf(content, Object.values(tiles))}.`,
  deckShuffled: ({ cards, deck, seat }) =>
    `${plural(cards, 'card is', 'cards are')} shuffled into the ${deckNames[deck]} deck${seat === undefined ? '' : ` of seat ${seat}`}.`,
  roundStarted: ({ round: number }) => `Round ${number} begins.`,
  phaseStarted: ({ phase }) => `The ${phaseNames[phase]} begins.`,
  cardsDrawn: ({ seat, count, cards }, content) =>
    `Seat ${seat} draws ${cards === undefined ? plural(count, 'card') : namesOf(content, cards)}.`,
  powerAssigned: ({ seat, leftArm, rightArm, legs }) =>
    `Seat ${seat} has Power ${leftArm} on the left Arm, ${rightArm} on the right Arm and ${legs} on the Legs.`,
  evacuated: ({ seat, cards }, content) =>
    `Seat ${seat} evacuates to HQ and discards ${namesOf(content, cards)}.`,
  eventDrawn: ({ card, resolved }, content) =>
    `The Event card ${nameOf(content, card)} is ${resolved ? 'drawn' : 'discarded'}.`,
  eventDeckRebuilt: ({ cards }) => `The Event deck is rebuilt from ${plural(cards, 'card')}.`,
  attackTrackMoved: ({ to }) => `The Monster Attack tracker is on ${to}.`,
  captainChanged: ({ to }) => `Seat ${to} is Captain now.`,
  mechPassed: ({ seat }) => `Seat ${seat} has passed.`,
  mechStoodUp: ({ seat }) => `The Mech of seat ${seat} stands up.`,
  mechKnockedDown: ({ seat }) => `The Mech of seat ${seat} is knocked down.`,
  mechMoved: ({ seat, from, to }, content) =>
    `The Mech of seat ${seat} moves from ${nameOf(content, from)} to ${nameOf(content, to)}.`,
  mechHurled: ({ seat, from, to }, content) =>
    `The Mech of seat ${seat} is thrown from ${nameOf(content, from)} to ${nameOf(content, to)}.`,
  cardPlayed: ({ seat, card }, content) => `Seat ${seat} plays ${nameOf(content, card)}.`,
  tileActionUsed: ({ seat, action, tile }, content) =>
    `Seat ${seat} uses ${action} of ${nameOf(content, tile)}.`,
  cardDiscarded: ({ seat, card }, content) =>
    `${nameOf(content, card)} of seat ${seat} is discarded.`,
  reactPlayed: ({ seat, window, card }, content) =>
    `Seat ${seat} reacts to ${windowNames[window]} with ${nameOf(content, card)}.`,
  reactDeclined: ({ seat, until }) =>
    until === 'phase'
      ? `Seat ${seat} plays no more Reacts for now.`
      : `Seat ${seat} does not react.`,
  deckPeeked: ({ deck, cards, placed }, content) =>
    placed === undefined
      ? `Turned up from the ${deckNames[deck]} deck: ${namesOf(content, cards)}.`
      : `${namesOf(content, cards)} goes to the ${placed} of the ${deckNames[deck]} deck.`,
  choiceForced: ({ seat }) => `Seat ${seat} has only one choice.`,
  modifiersCleared: ({ seat, cards }, content) =>
    `The lasting effects of seat ${seat} end, and ${namesOf(content, cards)} ${cards.length > 1 ? 'are' : 'is'} discarded.`,
  roundEnded: ({ round: number }) => `Round ${number} ends.`,
  gameOver: ({ status, reason }) =>
    `The game is ${status === 'win' ? 'won' : 'lost'}: ${endNames[reason]}.`,
} satisfies Partial<Sentences<Event['type']>>;

const monsters = {
  monsterAppeared: ({ monster, space }, content) =>
    `${nameOf(content, monster)} appears in ${nameOf(content, space)}.`,
  bossAppeared: ({ boss, space }, content) =>
    `${nameOf(content, boss)} appears in ${nameOf(content, space)}.`,
  monsterMoved: ({ monster, how, from, to }, content) =>
    `${nameOf(content, monster)} ${moveNames[how]} from ${nameOf(content, from)} to ${nameOf(content, to)}.`,
  monsterMoveCancelled: ({ monster, to }, content) =>
    `${nameOf(content, monster)} cannot move to ${nameOf(content, to)}, which is destroyed.`,
  monsterAttackDeclared: ({ monster, symbol }, content) =>
    `${nameOf(content, monster)} begins a ${symbol === 'white' ? 'Regular' : 'Special'} Attack.`,
  monsterAttackCancelled: ({ monster }, content) =>
    `The attack of ${nameOf(content, monster)} is cancelled.`,
  monsterSideFixed: ({ monster, side }, content) =>
    `${nameOf(content, monster)} attacks with its ${sideNames[side]}.`,
  instanceResolved: ({ monster, value, symbol }, content) =>
    `${nameOf(content, monster)} ${instance(value, symbol)}.`,
  monsterDamaged: ({ monster, amount, damage }, content) =>
    `${nameOf(content, monster)} takes ${amount} damage and has ${damage} now.`,
  monsterHealed: ({ monster, amount }, content) => `${nameOf(content, monster)} heals ${amount}.`,
  monsterDefeated: ({ monster, space }, content) =>
    `${nameOf(content, monster)} is defeated in ${nameOf(content, space)}.`,
  tokenPlaced: ({ token, amount, monster, seat }, content) =>
    `${tokens(amount, token)} placed on ${bearer(content, monster, seat)}.`,
  tokenRemoved: ({ token, amount, monster }, content) =>
    `${tokens(amount, token)} removed from ${nameOf(content, monster)}.`,
  armorTokenUsed: ({ amount, monster, seat }, content) =>
    `${tokens(amount, 'armor')} used up for ${bearer(content, monster, seat)}.`,
} satisfies Partial<Sentences<Event['type']>>;

function instance(value: number, symbol: EventOf<'instanceResolved'>['symbol']): string {
  if (symbol === 'city') return `deals ${value} City Damage`;
  if (symbol === 'citizen') return `brings out ${plural(value, 'Citizen')}`;
  const part = symbol === 'random' ? 'a random part' : `the ${partNames[symbol]}`;
  return `deals ${value} damage to ${part} of every Mech in its space`;
}

function tokens(amount: number, kind: keyof typeof tokenNames): string {
  return `${plural(amount, tokenNames[kind])} ${amount === 1 ? 'is' : 'are'}`;
}

function bearer(content: Content, monster: string | undefined, seat: number | undefined): string {
  return monster === undefined ? `the Mech of seat ${seat}` : nameOf(content, monster);
}

const damage = {
  randomDieRolled: ({ seat, face, again }) =>
    `The Random die for seat ${seat} ${again ? 'now shows' : 'shows'} ${face === 'miss' ? 'MISS' : `the ${partNames[face]}`}.`,
  damageDiceRolled: ({ dice }) => `The Damage dice show ${listed(dice.map(String))}.`,
  diceRerolled: ({ seat, before, after }) =>
    `Seat ${seat} rolls again: ${before.join(', ')} becomes ${after.join(', ')}.`,
  mechDamaged: ({ seat, part, amount }) =>
    `The ${partNames[part]} of seat ${seat} takes ${amount} damage.`,
  damagePrevented: ({ seat, amount }) => `Seat ${seat} is spared ${amount} damage.`,
  damageRedirected: ({ to, part }) => `The damage goes to the ${partNames[part]} of seat ${to}.`,
  powerExpelled: ({ seat, part, amount }) =>
    `The ${partNames[part]} of seat ${seat} loses ${amount} Power.`,
  powerMoved: ({ seat, from, to }) =>
    `Seat ${seat} moves 1 Power from the ${partNames[from]} to the ${partNames[to]}.`,
  powerGained: ({ seat, part, amount }) =>
    `The ${partNames[part]} of seat ${seat} gains ${amount} Power.`,
  criticalFailure: ({ seat, cards }, content) =>
    `The Mech of seat ${seat} suffers Critical Failure and discards ${namesOf(content, cards)}.`,
  repaired: ({ seat, part, amount }) =>
    `The ${partNames[part]} of seat ${seat} is repaired by ${amount}.`,
  botSpent: ({ seat, left }) => `Seat ${seat} spends a Repair Bot and has ${left} left.`,
  botsRestocked: ({ seat, bots }) => `Seat ${seat} has ${plural(bots, 'Repair Bot')} again.`,
} satisfies Partial<Sentences<Event['type']>>;

const city = {
  cityDamaged: ({ space, amount, damage: total }, content) =>
    `${nameOf(content, space)} takes ${amount} City Damage and has ${total} now.`,
  cityDamagePrevented: ({ space, amount }, content) =>
    `${nameOf(content, space)} is spared ${amount} City Damage.`,
  citySheltered: ({ space, amount }, content) =>
    `${amount} City Damage is removed from ${nameOf(content, space)}.`,
  spaceDestroyed: ({ space }, content) => `${nameOf(content, space)} is destroyed.`,
  citizenEntered: ({ citizen, space }, content) =>
    `The Citizen card ${nameOf(content, citizen)} enters play in ${nameOf(content, space)}.`,
  citizenMoved: ({ citizen, from, to }, content) =>
    `The Citizen card ${nameOf(content, citizen)} moves from ${nameOf(content, from)} to ${nameOf(content, to)}.`,
  citizenDestroyed: ({ citizen, pop }, content) =>
    `The Citizen card ${nameOf(content, citizen)} (population ${pop}) is destroyed.`,
  citizenDiscarded: ({ citizen }, content) =>
    `The Citizen card ${nameOf(content, citizen)} is discarded.`,
  populationChecked: ({ population }) => `The Destroyed stack holds a population of ${population}.`,
  destructionAdvanced: ({ to }) => `The Destruction tracker is on ${to}.`,
} satisfies Partial<Sentences<Event['type']>>;

const sentences: Sentences<Event['type']> = { ...round, ...monsters, ...damage, ...city };
