import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { removeFrom } from '../../kernel/sets.js';
import { effectsStep, inBatch, push } from '../agenda.js';
import type { CompiledAction, CompiledCard } from '../content/compile.js';
import { type Part, parts } from '../content/schema.js';
import { canResolveAny, exitsRuin, hasTarget, standsInRuin } from '../doable.js';
import { id, partName } from '../ids.js';
import { layDown, partOfTile, powerFor } from '../mechs.js';
import { qualityOf } from '../monsters.js';
import { nameOf, partNames } from '../names.js';
import { discardFromHand } from '../piles.js';
import { defineMove, refuse, type TokyoPosition, type TokyoTable } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Mech, mechOf } from '../state.js';
import type { Frame } from '../step.js';
import { canTransfer, placeOf } from '../targets.js';
import { raiseAttackTrack } from '../tracks.js';
import { notInHand, unknownName } from './unknown.js';

type Verdict = Refusal<RuleId> | undefined;

/** The card asked about last and the verdict on it: copies lie side by side in a hand. */
export interface LastVerdict {
  card: CompiledCard | undefined;
  verdict: Verdict;
}

export const playCard = defineMove({
  type: 'playCard',
  at: ['action'],
  params: { cardId: id },
  context: (): LastVerdict => ({ card: undefined, verdict: undefined }),
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((cardId) => ({ type: 'playCard', seat, cardId }));
  },
  forbid(position, move, _step, last) {
    const { seat, cardId } = move;
    const card = position.content.cards.get(cardId);
    const missing = notInHand(position, move, cardId, 'DN-ACT-04');
    if (card === undefined || missing !== undefined) return missing;
    if (last.card !== card) {
      last.card = card;
      last.verdict = cardVerdict(position, seat, card);
    }
    return last.verdict;
  },
  perform(table, { seat, cardId }) {
    const card = table.content.cards.get(cardId) as CompiledCard;
    const mech = mechOf(table.state, seat);
    const frame = actionFrame(seat, card, partOfTile(mech, card.tile), cardId);
    removeFrom(mech.hand, cardId);
    table.emit({ type: 'cardPlayed', seat, card: cardId });
    if (card.symbol) raiseAttackTrack(table, 1, seat);
    push(table, { type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(card.list, frame), { type: 'finishCard', seat, card: cardId });
  },
});

export const useTile = defineMove({
  type: 'useTile',
  at: ['action'],
  params: { part: partName, action: z.string().min(1).max(40), discard: id.exactOptional() },
  context: (position, _step, seat) => tileActions(position, seat),
  options({ state }, seat, _step, actions) {
    const { hand } = mechOf(state, seat);
    const moves: { type: 'useTile'; seat: Seat; part: Part; action: string; discard?: string }[] =
      [];
    for (const use of actions) {
      if (use.verdict !== undefined) continue;
      const { part } = use;
      const { name: action, cost } = use.action;
      if (cost === 'bot') moves.push({ type: 'useTile', seat, part, action });
      else for (const discard of hand) moves.push({ type: 'useTile', seat, part, action, discard });
    }
    return moves;
  },
  forbid(position, move, _step, actions) {
    const { seat, part, action: name, discard } = move;
    const isKnown = discard === undefined || position.content.cards.has(discard);
    if (!isKnown) return unknownName(position, move);
    const use = actions.find((one) => one.part === part && one.action.name === name);
    if (use === undefined) {
      return refuse('DN-ACT-03', () => `the ${partNames[part]} of seat ${seat} has no ${name}`);
    }
    if (use.noPower !== undefined) return use.noPower;
    if (use.action.cost === 'card') {
      if (discard === undefined) return refuse('DN-MECH-04', () => `${name} costs a Mech card`);
      return notInHand(position, move, discard, 'DN-MECH-04') ?? use.verdict;
    }
    if (discard !== undefined) return refuse('DN-LEGAL-01', () => `${name} costs no Mech card`);
    if (mechOf(position.state, seat).repairBots === 0) {
      return refuse('DN-MECH-04', () => `${name} costs a Repair Bot, and none is left`);
    }
    return use.verdict;
  },
  perform(table, { seat, part, action: name, discard }) {
    const { content, state } = table;
    const mech = mechOf(state, seat);
    const tile = mech.tiles[part];
    const actions = content.actions.get(tile) ?? [];
    const action = actions.find((one) => one.name === name) as CompiledAction;
    table.emit({ type: 'tileActionUsed', seat, tile, action: name });
    if (discard !== undefined) discardFromHand(table, seat, discard, 'cost');
    else {
      mech.repairBots--;
      table.emit({ type: 'botSpent', seat, left: mech.repairBots });
    }
    if (action.symbol) raiseAttackTrack(table, 1, seat);
    push(table, { type: 'afterAction', seat, extra: false });
    inBatch(table, effectsStep(action.list, actionFrame(seat, action, part)));
  },
});

export const pass = defineMove({
  type: 'pass',
  at: ['action'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table: TokyoTable, { seat }) {
    layDown(mechOf(table.state, seat));
    table.emit({ type: 'mechPassed', seat });
    push(table, { type: 'afterAction', seat, extra: false });
  },
});

/** A tile action of a Mech, and what speaks against it apart from its cost. */
class TileUse {
  readonly noPower: Verdict;
  #verdict: Verdict | null = null;

  constructor(
    readonly position: TokyoPosition,
    readonly seat: Seat,
    readonly part: Part,
    readonly action: CompiledAction,
  ) {
    this.noPower = linkVerdict(mechOf(position.state, seat), part, action);
  }

  /** Found when somebody asks, and only once. */
  get verdict(): Verdict {
    if (this.#verdict === null) {
      this.#verdict = this.noPower ?? tileVerdict(this.position, this.seat, this.action);
    }
    return this.#verdict;
  }
}

function tileActions(position: TokyoPosition, seat: Seat): TileUse[] {
  const { tiles } = mechOf(position.state, seat);
  const uses: TileUse[] = [];
  for (const part of parts) {
    for (const action of position.content.actions.get(tiles[part]) ?? []) {
      uses.push(new TileUse(position, seat, part, action));
    }
  }
  return uses;
}

/** DN-LIMB-06. */
function linkVerdict({ power }: Mech, part: Part, { name, link }: CompiledAction): Verdict {
  const there = part === 'chassis' ? 0 : power[part];
  if (link === null || there >= link) return undefined;
  return refuse('DN-LIMB-06', () => {
    return `${name} needs Power in space ${link} of the ${partNames[part]}, which has ${there}`;
  });
}

function actionFrame(
  seat: Seat,
  { type, symbol }: Pick<CompiledCard, 'type' | 'symbol'>,
  part: Part,
  card?: string,
): Frame {
  const frame: Frame = { source: { mech: seat }, action: type, symbol, part };
  return card === undefined ? frame : { ...frame, card };
}

/** DN-CARD-04, -06, DN-RUIN-03, DN-RULING-41, -42. */
function cardVerdict(position: TokyoPosition, seat: Seat, card: CompiledCard): Verdict {
  const mech = mechOf(position.state, seat);
  const { name, type, effects, requirement } = card;
  if (type === 'react') return refuse('DN-CARD-04', () => `${name} is a React`);
  const power = powerFor(position, mech, card);
  if (power < requirement) {
    return refuse('DN-CARD-06', () => `${name} needs ${requirement} Power and has ${power}`);
  }
  return ruinVerdict(position, seat, card) ?? effectVerdict(position, seat, name, type, effects);
}

function tileVerdict(position: TokyoPosition, seat: Seat, action: CompiledAction): Verdict {
  const { name, type, effects } = action;
  const inRuin = ruinVerdict(position, seat, action);
  if (inRuin !== undefined) return inRuin;
  const mech = mechOf(position.state, seat);
  if (action.moves) {
    const snare = position.state.monsters.find((monster) => {
      return monster.space === mech.space && qualityOf(position, monster, 'snare') > 0;
    });
    if (snare !== undefined) {
      return refuse('DN-FX-61', () => `${nameOf(position.content, snare.id)} holds the Mech`);
    }
  }
  if (effects.length === 1 && effects[0]?.kind === 'shift') {
    if (canTransfer(position, mech)) return undefined;
    return refuse('DN-RULING-16', () => 'no Power can be moved to another limb');
  }
  return effectVerdict(position, seat, name, type, effects);
}

function ruinVerdict(
  position: TokyoPosition,
  seat: Seat,
  { name, effects }: Pick<CompiledCard, 'name' | 'effects'>,
): Verdict {
  if (!standsInRuin(position, seat) || exitsRuin(position, seat, effects)) return undefined;
  return refuse('DN-RUIN-03', () => `${name} does not lead out of the destroyed space`);
}

function effectVerdict(
  position: TokyoPosition,
  seat: Seat,
  name: string,
  type: CompiledCard['type'],
  effects: CompiledCard['effects'],
): Verdict {
  if (type !== 'action') {
    if (hasTarget(position, placeOf(position, seat), effects)) return undefined;
    return refuse('DN-RULING-41', () => `${name} can have no target`);
  }
  if (canResolveAny(position, { source: { mech: seat } }, effects)) return undefined;
  return refuse('DN-RULING-42', () => `nothing of ${name} can be done now`);
}
