import type { Content } from './content/compile.js';
import type { Part, WindowKind } from './content/schema.js';
import type { Event } from './events.js';
import type { Move } from './moves/index.js';
import type { TokyoPosition } from './play.js';

const partNames: Readonly<Record<Part | 'miss' | 'random', string>> = {
  chassis: 'Chassis',
  leftArm: 'left Arm',
  rightArm: 'right Arm',
  legs: 'Legs',
  random: 'random part',
  miss: 'MISS',
};

const windowNames: Readonly<Record<WindowKind, string>> = {
  monsterAttackDeclared: 'an attack being declared',
  randomRolled: 'the Random die',
  damageToMech: 'damage to a Mech',
  cityWouldBeDamaged: 'City Damage',
  citizenEntered: 'Citizens entering',
  citizenWouldBeDestroyed: 'Citizens in danger',
  damageRolled: 'the damage dice',
  monsterAttacked: 'an attack',
  monsterDefeated: 'a Monster being defeated',
  monsterMoved: 'a Monster arriving',
};

/** A move as one English sentence. */
export function describeMove({ content }: TokyoPosition, move: Move): string {
  const who = `Seat ${move.seat}`;
  const name = namer(content);
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
    case 'useTile':
      return move.discard === undefined
        ? `${who} uses ${move.action}.`
        : `${who} uses ${move.action}, discarding ${name(move.discard)}.`;
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
      return `${who} chooses option ${move.option}.`;
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
      return `${who} ends the round.`;
  }
}

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  return describeRound(event, content) ?? describeFight(event, content);
}

function describeRound(event: Event, content: Content): string | undefined {
  const name = namer(content);
  const names = (ids: readonly string[]) => (ids.length > 0 ? ids.map(name).join(', ') : 'nothing');
  switch (event.type) {
    case 'gameSetUp':
      return `The game begins: ${plural(event.players, 'player')} against ${name(event.threat)}, seat ${event.captain} is Captain.`;
    case 'tilePicked':
      return `Seat ${event.seat} takes ${names(event.tiles)}.`;
    case 'mechAssembled':
      return `Seat ${event.seat} pilots ${names(Object.values(event.tiles))}.`;
    case 'deckShuffled': {
      const whose =
        event.seat === undefined ? `the ${event.deck} deck` : `the deck of seat ${event.seat}`;
      return `${plural(event.cards, 'card')} are shuffled into ${whose}.`;
    }
    case 'roundStarted':
      return `Round ${event.round} begins.`;
    case 'phaseStarted':
      return `The phase ${event.phase} begins.`;
    case 'cardsDrawn':
      return `Seat ${event.seat} draws ${event.cards === undefined ? plural(event.count, 'card') : names(event.cards)}.`;
    case 'powerAssigned':
      return `Seat ${event.seat} has Power ${event.leftArm} on the left Arm, ${event.rightArm} on the right Arm and ${event.legs} on the Legs.`;
    case 'evacuated':
      return `Seat ${event.seat} evacuates to HQ and discards ${names(event.cards)}.`;
    case 'eventDrawn':
      return `The Event card ${name(event.card)} is ${event.resolved ? 'drawn' : 'discarded'}.`;
    case 'monsterAppeared':
      return `${name(event.monster)} appears in ${name(event.space)}.`;
    case 'bossAppeared':
      return `${name(event.boss)} appears in ${name(event.space)}.`;
    case 'eventDeckRebuilt':
      return `The Event deck is rebuilt from ${plural(event.cards, 'card')}.`;
    case 'attackTrackMoved':
      return `The Monster Attack tracker is on ${event.to}.`;
    case 'captainChanged':
      return `Seat ${event.to} is Captain now.`;
    case 'mechPassed':
      return `Seat ${event.seat} has passed.`;
    case 'mechStoodUp':
      return `The Mech of seat ${event.seat} stands up.`;
    case 'mechKnockedDown':
      return `The Mech of seat ${event.seat} is knocked down.`;
    case 'mechMoved':
      return `The Mech of seat ${event.seat} moves from ${name(event.from)} to ${name(event.to)}.`;
    case 'mechHurled':
      return `The Mech of seat ${event.seat} is thrown from ${name(event.from)} to ${name(event.to)}.`;
    case 'cardPlayed':
      return `Seat ${event.seat} plays ${name(event.card)}.`;
    case 'tileActionUsed':
      return `Seat ${event.seat} uses ${event.action} of ${name(event.tile)}.`;
    case 'cardDiscarded':
      return `${name(event.card)} of seat ${event.seat} is discarded.`;
    case 'reactPlayed':
      return `Seat ${event.seat} reacts to ${windowNames[event.window]} with ${name(event.card)}.`;
    case 'reactDeclined':
      return `Seat ${event.seat} does not react.`;
    case 'deckPeeked': {
      if (event.placed !== undefined) {
        return `${names(event.cards)} goes to the ${event.placed} of the ${event.deck} deck.`;
      }
      return `The top of the ${event.deck} deck is turned up: ${names(event.cards)}.`;
    }
    case 'choiceForced':
      return `Seat ${event.seat} has only one choice.`;
    case 'modifiersCleared':
      return `The lasting effects of seat ${event.seat} end.`;
    case 'roundEnded':
      return `Round ${event.round} ends.`;
    case 'gameOver':
      return `The game is ${event.status === 'win' ? 'won' : 'lost'}: ${endNames[event.reason]}.`;
    default:
      return undefined;
  }
}

const endNames = {
  bossDefeated: 'the Boss is defeated',
  destruction: 'the city is destroyed',
  bossDeckExhausted: 'the Boss attacks and his deck is empty',
} as const;

function describeFight(event: Event, content: Content): string {
  const name = namer(content);
  switch (event.type) {
    case 'monsterMoved':
      return `${name(event.monster)} is ${event.how} from ${name(event.from)} to ${name(event.to)}.`;
    case 'monsterMoveCancelled':
      return `${name(event.monster)} cannot move to ${name(event.to)}, which is destroyed.`;
    case 'monsterAttackDeclared':
      return `${name(event.monster)} attacks (${event.symbol === 'white' ? 'Regular' : 'Special'}).`;
    case 'monsterAttackCancelled':
      return `The attack of ${name(event.monster)} is cancelled.`;
    case 'monsterSideFixed':
      return `${name(event.monster)} uses the ${event.side} side.`;
    case 'instanceResolved':
      return `${name(event.monster)}: ${event.value} ${event.symbol}.`;
    case 'randomDieRolled':
      return `The Random die for seat ${event.seat} shows ${partNames[event.face]}.`;
    case 'damageDiceRolled':
      return `The damage dice show ${event.dice.join(', ')}.`;
    case 'diceRerolled':
      return `Seat ${event.seat} rolls again: ${event.before.join(', ')} becomes ${event.after.join(', ')}.`;
    case 'monsterDamaged':
      return `${name(event.monster)} takes ${event.amount} damage and has ${event.damage} now.`;
    case 'monsterHealed':
      return `${name(event.monster)} heals ${event.amount}.`;
    case 'monsterDefeated':
      return `${name(event.monster)} is defeated in ${name(event.space)}.`;
    case 'mechDamaged':
      return `The ${partNames[event.part]} of seat ${event.seat} takes ${event.amount} damage.`;
    case 'damagePrevented':
      return `Seat ${event.seat} is spared ${event.amount} damage.`;
    case 'damageRedirected':
      return `The damage goes to the ${partNames[event.part]} of seat ${event.to}.`;
    case 'powerExpelled':
      return `The ${partNames[event.part]} of seat ${event.seat} loses ${event.amount} Power.`;
    case 'powerMoved':
      return `Seat ${event.seat} moves 1 Power from the ${partNames[event.from]} to the ${partNames[event.to]}.`;
    case 'powerGained':
      return `The ${partNames[event.part]} of seat ${event.seat} gains ${event.amount} Power.`;
    case 'armorTokenUsed': {
      const whose = event.monster === undefined ? `Seat ${event.seat ?? 0}` : name(event.monster);
      return `${whose} uses up ${plural(event.amount, 'Armor token')}.`;
    }
    case 'criticalFailure':
      return `The Mech of seat ${event.seat} suffers Critical Failure.`;
    case 'repaired':
      return `The ${partNames[event.part]} of seat ${event.seat} is repaired by ${event.amount}.`;
    case 'botSpent':
      return `Seat ${event.seat} spends a Repair Bot and has ${event.left} left.`;
    case 'botsRestocked':
      return `Seat ${event.seat} has ${plural(event.bots, 'Repair Bot')} again.`;
    default:
      return describeCity(event, content);
  }
}

function describeCity(event: Event, content: Content): string {
  const name = namer(content);
  switch (event.type) {
    case 'cityDamaged':
      return `${name(event.space)} takes ${event.amount} City Damage and has ${event.damage} now.`;
    case 'cityDamagePrevented':
      return `${name(event.space)} is spared ${event.amount} City Damage.`;
    case 'citySheltered':
      return `${event.amount} City Damage is removed from ${name(event.space)}.`;
    case 'spaceDestroyed':
      return `${name(event.space)} is destroyed.`;
    case 'citizenEntered':
      return `${name(event.citizen)} enters play in ${name(event.space)}.`;
    case 'citizenMoved':
      return `${name(event.citizen)} moves from ${name(event.from)} to ${name(event.to)}.`;
    case 'citizenDestroyed':
      return `${name(event.citizen)} (population ${event.pop}) is destroyed.`;
    case 'citizenDiscarded':
      return `${name(event.citizen)} is discarded.`;
    case 'populationChecked':
      return `The Destroyed stack holds a population of ${event.population}.`;
    case 'destructionAdvanced':
      return `The Destruction tracker is on ${event.to}.`;
    case 'tokenPlaced': {
      const whose = event.monster === undefined ? `seat ${event.seat ?? 0}` : name(event.monster);
      return `${event.amount} ${tokenNames[event.token]} placed on ${whose}.`;
    }
    case 'tokenRemoved':
      return `${event.amount} ${tokenNames[event.token]} removed from ${name(event.monster)}.`;
    default:
      return `Something happens: ${event.type}.`;
  }
}

const tokenNames = {
  fire: 'Fire token(s)',
  plus: '+1 Damage token(s)',
  minus: '-1 Damage token(s)',
  armor: 'Armor token(s)',
} as const;

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Names are display text; what the pack does not know is shown by its id. */
function namer(content: Content): (id: string) => string {
  return (id) => {
    const { pack } = content;
    const found =
      content.cards.get(id) ??
      content.spaces.get(id) ??
      content.monsters.get(id) ??
      content.citizens.get(id) ??
      content.events.get(id) ??
      content.chassis.get(id) ??
      content.legs.get(id) ??
      content.arms.get(id) ??
      [...pack.prebuilt, ...pack.sets, ...pack.cityCards].find((one) => one.id === id);
    return found?.name ?? `"${id}"`;
  };
}
