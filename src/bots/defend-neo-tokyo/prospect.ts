import type { ContentPack, State } from '../../defend-neo-tokyo/index.js';
import { meanDie, type Sheet } from './sheet.js';

type Mech = State['mechs'][number];
type Monster = State['monsters'][number];
type Card = ContentPack['cards'][number];
type Limb = keyof Mech['power'];

/** What things are worth; a point of damage to a Monster is 4, to the Boss 8. */
const worths = {
  destruction: 80,
  cityDamage: 60,
  population: 2,
  attackTrack: 8,
  bossToCome: 900,
  monster: 60,
  monsterLife: 4,
  bossLife: 8,
  damageToken: 10,
  fire: 20,
  unguarded: 40,
  distanceToMechs: 12,
  distanceToMonsters: 5,
  chassis: 300,
  limb: 6,
  repairBot: 8,
  armorToken: 4,
  boost: 5,
  standing: 2,
  helpfulCard: 3,
};
/** What a card is worth that lacks Power, and one of a Mech that has passed. */
const unready = 0.6;
const passed = 0.4;

/** How things look: the city, the Monsters, the Mechs. */
export function prospect(sheet: Sheet, state: State): number {
  if (state.outcome !== null) return state.outcome.status === 'win' ? 1e9 : -1e9;
  // The first steps are cheap: a city without a scratch is no use when the Boss survives.
  let worth = -worths.destruction * state.destruction ** 2;
  for (const [at, capacity] of sheet.capacities) {
    worth -= worths.cityDamage * ((state.board[at]?.cityDamage ?? 0) / capacity) ** 2;
  }
  for (const citizen of state.destroyedStack) {
    worth -= worths.population * (sheet.populations.get(bare(citizen)) ?? 0);
  }
  for (const monster of state.monsters) worth -= menace(sheet, state, monster);
  if (!state.bossAppeared) worth -= worths.bossToCome;
  worth -= worths.attackTrack * state.attackTrack;
  for (const mech of state.mechs) worth += fitness(sheet, state, mech);
  return worth;
}

/** The Life that is left, and how far the Mechs are. */
function menace(sheet: Sheet, state: State, monster: Monster): number {
  const { id, space, damage, isBoss, plus, minus, fire } = monster;
  const life = lifeOf(sheet, state, id, isBoss) - damage;
  let near = 9;
  let isGuarded = false;
  for (const mech of state.mechs) {
    near = Math.min(near, sheet.distance(mech.space, space));
    isGuarded ||= mech.space === space;
  }
  const base = isBoss ? worths.bossLife * life : worths.monster + worths.monsterLife * life;
  const burns = isBoss ? Math.min(fire, state.eventDeck.length) : fire;
  const heat = worths.fire * (burns * fire - (burns * (burns - 1)) / 2);
  const tokens = worths.damageToken * (plus - minus);
  return base + tokens - heat + worths.distanceToMechs * near + (isGuarded ? 0 : worths.unguarded);
}

export function lifeOf(
  { lives, pack }: Sheet,
  { options }: State,
  id: string,
  isBoss: boolean,
): number {
  const isByPlayers = isBoss && options.houseRules.bossLife === 'perPlayer';
  return isByPlayers ? pack.constants.bossLifePerPlayer * options.players : (lives.get(id) ?? 0);
}

/** Whole, near the enemy, with a hand that its Power can use. */
function fitness(sheet: Sheet, state: State, mech: Mech): number {
  const { chassis, leftArm, rightArm, legs } = mech.damage;
  const hurt = chassis / (sheet.chassisSpaces.get(mech.tiles.chassis) ?? 1);
  let worth = -worths.chassis * hurt ** 2 - worths.limb * (leftArm + rightArm + legs);
  worth += worths.repairBot * mech.repairBots + worths.armorToken * mech.armorTokens;
  if (!mech.lying) worth += worths.standing;
  for (const { dice, flat, uses } of mech.modifiers) {
    if (!mech.lying) worth += worths.boost * (meanDie * dice + flat) * (uses === 'turn' ? 2 : 1);
  }
  let far = 4;
  for (const { space } of state.monsters) far = Math.min(far, sheet.distance(mech.space, space));
  worth -= worths.distanceToMonsters * far;
  for (const id of mech.hand) worth += (mech.lying ? passed : 1) * cardWorth(sheet, mech, id);
  return worth;
}

export function cardWorth(sheet: Sheet, mech: Mech, id: string): number {
  const card = sheet.cards.get(bare(id));
  if (card === undefined) return 0;
  const isReady = powerFor(sheet, mech, card) >= card.requirement;
  const blow = sheet.blows.get(card.id) ?? 0;
  const worth = card.type === 'attack' || card.type === 'melee' ? blow : worths.helpfulCard;
  return 1 + (isReady ? 1 : unready) * worth;
}

function powerFor(sheet: Sheet, mech: Mech, { tile }: Card): number {
  for (const limb of limbs) if (mech.tiles[limb] === tile) return mech.power[limb];
  return outputOf(sheet, mech);
}

/** The Power output of the area in which the last Damage token lies. */
function outputOf({ areas }: Sheet, { tiles, damage }: Mech): number {
  let end = 0;
  for (const { spaces, power } of areas.get(tiles.chassis) ?? []) {
    end += spaces;
    if (damage.chassis <= end) return power;
  }
  return 0;
}

const limbs: readonly Limb[] = ['leftArm', 'rightArm', 'legs'];

/** The id of a card without the number of its copy. */
function bare(id: string): string {
  const at = id.indexOf('#');
  return at < 0 ? id : id.slice(0, at);
}
