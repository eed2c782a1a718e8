import type { State } from '../../defend-neo-tokyo/index.js';
import { pileSize } from '../../kit/piles.js';
import { cardWorth, lifeOf } from './prospect.js';
import type { Sheet } from './sheet.js';

/*
 * What the table has to do with winning, as the logarithm of the odds. The weights were fitted to what became of 800 games
 * of sensible players, seen at the end of every round; the chassis was given a small weight of its own, since such
 * players spare it.
 */

/** While Monsters are fought, before the Boss is there. */
const before = {
  none: 0.3,
  monsterLife: -0.026,
  destruction: -0.32,
  cityDamage: -0.65,
  limb: -0.12,
};

/** When he is: all that counts is how long there is to bring him down. */
const fight = {
  none: -0.2,
  life: -0.045,
  lifeByRound: -0.168,
  round: 1.75,
  fire: 0.2,
  token: -0.27,
  monster: -3,
  monsterLife: -0.117,
  destruction: -0.072,
  limb: -0.075,
};

/** Of every Mech more than two. */
const mech = 1.7;
const chassis = -0.8;
const cards = 0.01;
/** What a card is worth on average that is not drawn yet. */
const undrawn = 4;

/** The logarithm of the odds that the city is saved. */
export function oddsOf(sheet: Sheet, state: State): number {
  let odds = mech * (state.options.players - 2) + cards * handsOf(sheet, state);
  let limbs = 0;
  for (const { tiles, damage } of state.mechs) {
    const hurt = damage.chassis / (sheet.chassisSpaces.get(tiles.chassis) ?? 1);
    odds += chassis * hurt ** 2;
    limbs += damage.leftArm + damage.rightArm + damage.legs;
  }
  return odds + (state.bossAppeared ? bossOdds : monsterOdds)(sheet, state, limbs);
}

function monsterOdds(sheet: Sheet, state: State, limbs: number): number {
  let odds = before.none + before.limb * limbs + before.destruction * state.destruction ** 2;
  for (const { id, damage } of state.monsters) {
    odds += before.monsterLife * (lifeOf(sheet, state, id, false) - damage);
  }
  for (const [at, capacity] of sheet.capacities) {
    odds += before.cityDamage * ((state.board[at]?.cityDamage ?? 0) / capacity) ** 2;
  }
  return odds;
}

function bossOdds(sheet: Sheet, state: State, limbs: number): number {
  const rounds = pileSize(state.eventDeck);
  let odds = fight.none + fight.limb * limbs + fight.destruction * state.destruction ** 2;
  odds += fight.round * rounds;
  for (const { id, damage, isBoss, fire, plus, minus } of state.monsters) {
    const life = lifeOf(sheet, state, id, isBoss) - damage;
    if (isBoss) {
      odds += (fight.life + fight.lifeByRound / (rounds + 1)) * life;
      odds += fight.fire * fire * Math.min(fire, rounds) + fight.token * (plus - minus);
    } else odds += fight.monster + fight.monsterLife * life;
  }
  return odds;
}

/** What all hands hit with, filled up again. */
function handsOf(sheet: Sheet, state: State): number {
  const { handSize } = sheet.pack.constants;
  let worth = 0;
  for (const own of state.mechs) {
    for (const card of own.hand) worth += cardWorth(sheet, own, card);
    worth += undrawn * Math.max(0, handSize - own.hand.length);
  }
  return worth;
}
