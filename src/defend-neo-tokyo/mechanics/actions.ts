import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { CompiledAction, CompiledCard, Content } from '../content/compiled.js';
import type { Effect } from '../content/effects.js';
import type { Part } from '../content/terms.js';
import { nameOf, thePart } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { isDestroyed, type Monster, mechOf, type SeenMech } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { canTransfer, handSize, ofLimb, partOfTile, placeOf, powerFor } from './mechs.js';
import { hasTarget } from './monster-targets.js';
import { leadsElsewhere } from './movement.js';
import { qualitiesOf } from './stat-cards.js';
import { isAnyUseful } from './useful-effects.js';

/* What a Mech can do as its action. Lists of moves ask this of every card in hand. */

type Deed = CompiledCard | CompiledAction;

/** What keeps a card in hand from being played. */
export function cannotPlay(
  position: Seen,
  seat: Seat,
  card: CompiledCard,
): Refusal<RuleId> | undefined {
  if (card.type === 'react') return cannotActWith(card);
  return (
    cannotPower(position, seat, card, card.requirement) ??
    cannotLeaveRuin(position, seat, card, 'DN-RUIN-03') ??
    cannotTakeEffect(position, seat, card)
  );
}

/** Here and below sentences are apart: a function that holds one sets aside what it mentions at every call. */
function cannotActWith({ name }: CompiledCard) {
  return refuse('DN-CARD-04', () => `${name} is a React; it answers what happens`);
}

/** What keeps a tile action, with its Power and its cost, from being used. */
export function cannotUse(
  position: Seen,
  seat: Seat,
  action: CompiledAction,
): Refusal<RuleId> | undefined {
  const stuck = cannotLeaveRuin(position, seat, action, 'DN-RUIN-03');
  if (stuck !== undefined) return stuck;
  const snare = action.moves ? snareOf(position, seat) : undefined;
  if (snare !== undefined) return cannotEscape(position, snare);
  const { effects } = action;
  if (effects.length === 1 && (effects[0] as Effect).kind === 'shift') {
    if (canTransfer(position, mechOf(position.state, seat))) return undefined;
    return refuse('DN-RULING-16', () => 'no Power can be moved to another limb');
  }
  return cannotTakeEffect(position, seat, action);
}

function cannotEscape({ content }: Seen, { id }: Monster) {
  return refuse('DN-FX-61', () => `${nameOf(content, id)} holds the Mech`);
}

/** DN-LIMB-06: no Power in the space linked to the action. */
export function cannotLink(
  mech: SeenMech,
  part: Part,
  { name, link }: CompiledAction,
): Refusal<RuleId> | undefined {
  const there = powerAtLink(mech, part);
  if (there >= (link ?? 0)) return undefined;
  return refuse('DN-LIMB-06', () => {
    return `${name} needs Power in space ${link} of ${thePart(part)}, where Power reaches space ${there}`;
  });
}

/** DN-LIMB-06: Power fills a limb from the left, so the number tells which spaces hold it. */
export function powerAtLink({ power }: SeenMech, part: Part): number {
  return part === 'chassis' ? 0 : ofLimb(power, part);
}

/** DN-MECH-04: no card or Repair Bot to pay with. */
export function cannotAfford(
  mech: SeenMech,
  { name, cost }: CompiledAction,
): Refusal<RuleId> | undefined {
  if (cost === 'bot') {
    if (mech.repairBots > 0) return undefined;
    return refuse('DN-MECH-04', () => `${name} costs a Repair Bot, and none is left`);
  }
  if (handSize(mech) > 0) return undefined;
  return refuse('DN-MECH-04', () => `${name} costs a Mech card, and the hand is empty`);
}

/** DN-CARD-06: the part that the card belongs to has too little Power. */
export function cannotPower(
  position: Seen,
  seat: Seat,
  card: CompiledCard,
  requirement: number,
): Refusal<RuleId> | undefined {
  const power = powerFor(position, mechOf(position.state, seat), card);
  return power >= requirement ? undefined : cannotDoWith(power, card, requirement);
}

function cannotDoWith(power: number, { name }: CompiledCard, requirement: number) {
  return refuse('DN-CARD-06', () => `${name} needs ${requirement} Power and has ${power}`);
}

/** In a destroyed space only what leads out of it can be done. */
export function cannotLeaveRuin(
  position: Seen,
  seat: Seat,
  deed: Deed,
  rule: 'DN-RUIN-03' | 'DN-REACT-05',
): Refusal<RuleId> | undefined {
  const { space } = mechOf(position.state, seat);
  if (!isDestroyed(position.state, space)) return undefined;
  return leadsElsewhere(position, space, deed.effects) ? undefined : cannotLeaveWith(deed, rule);
}

function cannotLeaveWith({ name }: Deed, rule: RuleId) {
  return refuse(rule, () => `${name} does not lead out of the destroyed space`);
}

/** An attack needs a target, other cards and actions something to do. */
function cannotTakeEffect(position: Seen, seat: Seat, deed: Deed): Refusal<RuleId> | undefined {
  const { type, effects } = deed;
  if (type !== 'action') {
    return hasTarget(position, placeOf(position, seat), effects) ? undefined : cannotHit(deed);
  }
  const isUseful = isAnyUseful(position, { source: { mech: seat } }, effects);
  return isUseful ? undefined : cannotHelp(deed);
}

function cannotHit({ name }: Deed) {
  return refuse('DN-RULING-41', () => `no Monster can be a target of ${name}`);
}

export function cannotHelp({ name }: Deed) {
  return refuse('DN-RULING-42', () => `nothing of ${name} can be done now`);
}

/** DN-FX-61: a Monster that holds the Mech where it is. */
function snareOf(position: Seen, seat: Seat): Monster | undefined {
  const { space } = mechOf(position.state, seat);
  for (const monster of position.state.monsters) {
    if (monster.space === space && qualitiesOf(position, monster).snare > 0) return monster;
  }
  return undefined;
}

export function actionsOf(
  content: Content,
  { tiles }: SeenMech,
  part: Part,
): readonly CompiledAction[] {
  const tile = part === 'chassis' ? tiles.chassis : ofLimb(tiles, part);
  return content.actions.get(tile) as readonly CompiledAction[];
}

export function findAction(
  content: Content,
  mech: SeenMech,
  part: Part,
  name: string,
): CompiledAction | undefined {
  for (const action of actionsOf(content, mech, part)) if (action.name === name) return action;
  return undefined;
}

/** What the effects of a tile action know when it is used. */
export function actionFrame(seat: Seat, part: Part, { type, symbol }: CompiledAction): Frame {
  return { source: { mech: seat }, action: type, symbol, part };
}

/** What the effects of a card know when it is played. */
export function cardFrame({ state, content }: Seen, seat: Seat, card: string): Frame {
  const { type: action, symbol, tile } = content.cards.get(card) as CompiledCard;
  const part = partOfTile(mechOf(state, seat), tile);
  return { source: { mech: seat }, action, symbol, part, card };
}
