import { share } from '../../kernel/sharing.js';
import { copyPile } from '../../kit/piles.js';
import type { Mech, State } from './state.js';

/**
 * Steps, spaces, Monsters, modifiers and the outcome are values that are only ever replaced, so copies share them;
 * the board is shared until one of the two states changes a space. Rules change them through `change.ts`.
 */
export function copyState(from: State): State {
  const mechs: Mech[] = [];
  for (const one of from.mechs) mechs.push(copyMech(one));
  const { fire, plus, minus, armor } = from.tokenSupply;
  return {
    game: from.game,
    pack: from.pack,
    options: from.options,
    chance: from.chance,
    agenda: [...from.agenda],
    phase: from.phase,
    round: from.round,
    captain: from.captain,
    board: share(from.board),
    mechs,
    monsters: [...from.monsters],
    defeated: [...from.defeated],
    bossAppeared: from.bossAppeared,
    eventDeck: copyPile(from.eventDeck),
    eventUnseen: {
      appears: [...from.eventUnseen.appears],
      events: [...from.eventUnseen.events],
    },
    eventDiscard: [...from.eventDiscard],
    eventRemoved: [...from.eventRemoved],
    cityDeck: copyPile(from.cityDeck),
    cityDiscard: [...from.cityDiscard],
    citizenDeck: copyPile(from.citizenDeck),
    citizenDiscard: [...from.citizenDiscard],
    destroyedStack: [...from.destroyedStack],
    citizenRemoved: [...from.citizenRemoved],
    populationCarry: from.populationCarry,
    attackTrack: from.attackTrack,
    attackTrackMover: from.attackTrackMover,
    destruction: from.destruction,
    tokenSupply: { fire, plus, minus, armor },
    currentEvent: from.currentEvent,
    muted: [...from.muted],
    outcome: from.outcome,
  };
}

function copyMech(from: Mech): Mech {
  const { power, damage } = from;
  return {
    tiles: from.tiles,
    power: { leftArm: power.leftArm, rightArm: power.rightArm, legs: power.legs },
    damage: {
      chassis: damage.chassis,
      leftArm: damage.leftArm,
      rightArm: damage.rightArm,
      legs: damage.legs,
    },
    armorTokens: from.armorTokens,
    repairBots: from.repairBots,
    space: from.space,
    lying: from.lying,
    hand: [...from.hand],
    deck: copyPile(from.deck),
    discard: [...from.discard],
    front: [...from.front],
    modifiers: [...from.modifiers],
  };
}
