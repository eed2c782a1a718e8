import type { ContentPack, DefendNeoTokyo, Move, State } from '../../defend-neo-tokyo/index.js';
import type { Bot, Choice } from '../../kernel/simulate.js';
import { meanDie, type Sheet, sheetOf } from './sheet.js';

/*
 * A player of Defend Neo Tokyo who plays sensibly: tries every move in an imagined world, follows the choices that it
 * leads to, and takes the one after which the city, the Monsters and the Mechs look best.
 */

type Mech = State['mechs'][number];
type Monster = State['monsters'][number];
type Card = ContentPack['cards'][number];
type Limb = keyof Mech['power'];

/** How many choices within an action are followed, and how many answers are tried at each. */
const depth = 2;
const width = 6;

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
/** A card that lacks Power, one of a Mech that has passed, and what the deck may give instead, measured in cards. */
const unready = 0.6;
const passed = 0.4;
const fromDeck = 6;

export const sensible: Bot<DefendNeoTokyo> = (choice) => {
  const { moves } = choice;
  const [first] = moves;
  if (moves.length === 1) return first as Move;
  const sheet = sheetOf(choice.game.content);
  const world = choice.imagine();
  switch (first?.type) {
    case 'pickPrebuilt':
    case 'pickChassis':
    case 'pickLegs':
    case 'pickArm':
      return best(moves, (move) => strengthOf(sheet, move));
    case 'evac':
    case 'stay':
      return best(moves, ({ type, seat }) => {
        return (type === 'evac') === isWrecked(sheet, world.mechs[seat] as Mech) ? 1 : 0;
      });
    case 'discardCard':
    case 'endTurn':
      return best(moves, (move) => keeping(sheet, world, move));
    default:
      return best(moves, (move) => worthOf(choice, sheet, world, move, depth));
  }
};

/** The first of the best. */
function best(moves: readonly Move[], worth: (move: Move) => number): Move {
  let found = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value <= most) continue;
    most = value;
    found = move;
  }
  return found;
}

/** What things look like after the move, and after the best answers to what it asks. */
function worthOf(
  choice: Choice<DefendNeoTokyo>,
  sheet: Sheet,
  world: State,
  move: Move,
  left: number,
): number {
  const { game } = choice;
  const after = game.copy(world);
  game.step(after, move);
  const asked = after.agenda[after.agenda.length - 1]?.type ?? '';
  if (left === 0 || !(asked.startsWith('choose') || asked === 'step')) return look(sheet, after);
  let most = Number.NEGATIVE_INFINITY;
  for (const next of game.legalMoves(after).slice(0, width)) {
    most = Math.max(most, worthOf(choice, sheet, after, next, left - 1));
  }
  return most;
}

/** How things look: the city, the Monsters, the Mechs. */
function look(sheet: Sheet, state: State): number {
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

function lifeOf({ lives, pack }: Sheet, { options }: State, id: string, isBoss: boolean): number {
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

function cardWorth(sheet: Sheet, mech: Mech, id: string): number {
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

/** Time to leave: little is missing to Critical Failure. */
function isWrecked({ chassisSpaces }: Sheet, { tiles, damage }: Mech): boolean {
  return damage.chassis >= 0.75 * (chassisSpaces.get(tiles.chassis) ?? 1);
}

/** Cards worth less than what the deck may give are put away. */
function keeping(sheet: Sheet, state: State, move: Move): number {
  if (move.type !== 'discardCard') return 0;
  const mech = state.mechs[move.seat] as Mech;
  return fromDeck - cardWorth(sheet, mech, move.card);
}

/** Of tiles: what their cards hit with. */
function strengthOf({ tileStrength, pack }: Sheet, move: Move): number {
  if ('tile' in move) return tileStrength.get(move.tile) ?? 0;
  if (move.type !== 'pickPrebuilt') return 0;
  const mech = pack.prebuilt.find(({ id }) => id === move.prebuilt);
  if (mech === undefined) return 0;
  const tiles = [mech.chassis, ...mech.arms, mech.legs];
  return tiles.reduce((sum, tile) => sum + (tileStrength.get(tile) ?? 0), 0);
}

const limbs: readonly Limb[] = ['leftArm', 'rightArm', 'legs'];

/** The id of a card without the number of its copy. */
function bare(id: string): string {
  const at = id.indexOf('#');
  return at < 0 ? id : id.slice(0, at);
}
