import type {
  CompiledMonster,
  CompiledRow,
  CompiledSide,
  Content,
  Qualities,
  SideName,
} from '../content/compiled.js';
import type { AttackSymbol, TokenKind } from '../content/terms.js';
import type { Seen } from '../play.js';
import { type Monster, mechOf, type State } from '../state/state.js';
import type { Place } from './mechs.js';
import { hasTokens } from './tokens.js';

/* What the card of a Monster says at this moment. */

export function cardOf({ content }: Seen, monster: string): CompiledMonster {
  return content.monsters.get(monster) as CompiledMonster;
}

/** The Life of a Monster; that of the Boss may go by the number of players (DN-RULING-75). */
export function lifeOf(position: Seen, monster: string): number {
  const { state, content } = position;
  const card = cardOf(position, monster);
  return card.arrival === undefined ? card.life : bossLife(state.options, content, card);
}

export function bossLife(
  { players, houseRules }: State['options'],
  { constants }: Content,
  { life }: CompiledMonster,
): number {
  return houseRules.bossLife === 'perPlayer' ? constants.bossLifePerPlayer * players : life;
}

/** DN-MON-01: with a Mech in its space a Monster shows its Mech side. */
export function sideOf(position: Seen, monster: Monster, supposed?: Place): CompiledSide {
  const { mech, city, combined } = cardOf(position, monster.id).sides;
  if (combined !== undefined) return combined;
  return (isFaced(position, monster, supposed) ? mech : city) as CompiledSide;
}

function isFaced({ state }: Seen, monster: Monster, supposed?: Place): boolean {
  for (let seat = 0; seat < state.mechs.length; seat++) {
    const space = supposed?.seat === seat ? supposed.space : mechOf(state, seat).space;
    if (space === monster.space) return true;
  }
  return false;
}

/** DN-MON-09: the qualities of the face-up side. */
export function qualitiesOf(position: Seen, monster: Monster, supposed?: Place): Qualities {
  return sideOf(position, monster, supposed).qualities;
}

/** DN-MON-02, -03: the Armor Rating in force against this type of attack. */
export function armorRating(
  position: Seen,
  monster: Monster,
  against: 'melee' | 'nonMelee',
): number {
  const { armor } = sideOf(position, monster);
  if (armor === null) return 0;
  return armor.against === 'all' || armor.against === against ? armor.value : 0;
}

/** The row of attacks that the symbol calls for (DN-MATK-02, DN-RULING-37). */
export function rowOf(
  position: Seen,
  monster: Monster,
  side: SideName,
  symbol: AttackSymbol,
): CompiledRow {
  const card = cardOf(position, monster.id);
  const { bossRows } = position.state.options.houseRules;
  const isSwapped = card.reconstructed && monster.isBoss && bossRows === 'lightRegular';
  const rows = card.sides[side] as CompiledSide;
  return (symbol === 'white') !== isSwapped ? rows.white : rows.red;
}

/** DN-TOK-03, DN-FX-59: the value of a Damage Instance at this moment. */
export function instanceValue(position: Seen, monster: Monster, printed: number): number {
  const isFrenzied =
    qualitiesOf(position, monster).frenzy > 0 && monster.damage * 2 >= lifeOf(position, monster.id);
  return Math.max(0, printed + monster.plus - monster.minus + (isFrenzied ? 1 : 0));
}

/** Whether the Monster could get at least one token of the kind. */
export function canGetToken(
  position: Seen,
  monster: Monster,
  kind: TokenKind,
  supposed?: Place,
): boolean {
  if (!hasTokens(position.state, kind)) return false;
  return kind !== 'fire' || qualitiesOf(position, monster, supposed).fireproof === 0;
}
