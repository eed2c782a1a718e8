import type { Effect, EffectKind } from '../content/effects.js';
import { listOf } from '../content/lists.js';
import { isAttacking } from '../mechanics/monsters.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { withFrame } from '../state/change.js';
import type { Frame } from '../state/steps.js';
import { attackEffects } from './attacks.js';
import { cardEffects } from './cards.js';
import { cityEffects } from './city.js';
import type { Answer, Asking, Doing, Handlers, Next, Question, Running } from './handler.js';
import { listEffects } from './lists.js';
import { mechEffects } from './mechs.js';
import { monsterEffects } from './monsters.js';
import { movementEffects } from './movement.js';
import { pileEffects } from './piles.js';
import { powerEffects } from './power.js';
import { reactEffects } from './reacts.js';
import { tokenEffects } from './tokens.js';

type Handler = Doing<EffectKind> | Asking<EffectKind>;

const handlers: Handlers<EffectKind> = {
  ...attackEffects,
  ...tokenEffects,
  ...movementEffects,
  ...mechEffects,
  ...powerEffects,
  ...cardEffects,
  ...pileEffects,
  ...monsterEffects,
  ...cityEffects,
  ...reactEffects,
  ...listEffects,
};

/** Effect after effect, as long as the next one is what happens next. */
export function runEffects(table: TokyoTable, step: Running): void {
  const { agenda } = table.state;
  let running = step;
  let { effects } = listOf(table.content, running.list);
  while (!hasEnded(table, running.frame)) {
    const effect = effects[running.index];
    if (effect === undefined) return running.nested ? handOn(table, running.frame) : undefined;
    carryOut(table, running, effect);
    const next = agenda[agenda.length - 1];
    if (next?.type !== 'effects') return;
    agenda.pop();
    if (next.list !== running.list) effects = listOf(table.content, next.list).effects;
    running = next;
  }
}

/** What the effect under way asks at this table, if it asks. */
export function questionOf(position: TokyoPosition, running: Running): Question | undefined {
  const effect = listOf(position.content, running.list).effects[running.index];
  const handler = effect && (handlers[effect.kind] as Handler);
  if (handler === undefined || typeof handler === 'function') return undefined;
  return handler.ask(position, running, effect as Effect);
}

/** The effect that asked, below its question on the agenda, goes on with the answer. */
export function answerEffect(table: TokyoTable, answer: Answer): void {
  const { running, effect, handler } = takeAsking(table);
  const at = putRestBelow(table, running);
  followUp(table, running, at, handler.answered(table, running, effect, answer));
}

/** The seat leaves off an optional chain. */
export function leaveOff(table: TokyoTable): void {
  const { running, handler } = takeAsking(table);
  const at = putRestBelow(table, running);
  followUp(table, running, at, handler.leftOff?.(running));
}

function carryOut(table: TokyoTable, running: Running, effect: Effect): void {
  const handler = handlers[effect.kind] as Handler;
  if (typeof handler === 'function') {
    putRestBelow(table, running);
    return handler(table, running, effect);
  }
  const question = handler.ask(table, running, effect);
  if (question !== undefined) return table.next(question, running);
  const at = putRestBelow(table, running);
  followUp(table, running, at, handler.unasked?.(table, running, effect));
}

/** The rest of the list waits below what the effect sets off. Tells where on the agenda. */
function putRestBelow(table: TokyoTable, { type, list, index, frame, nested }: Running): number {
  const at = table.state.agenda.length;
  table.next({ type, list, index: index + 1, frame, nested, progress: 0 });
  return at;
}

/** The list goes on as the effect says. Its frame may have changed meanwhile. */
function followUp(table: TokyoTable, running: Running, at: number, next: Next): void {
  if (next === undefined) return;
  const { agenda } = table.state;
  const rest = agenda[at] as Running;
  const { type, list, index, nested, progress, picked } = running;
  if (typeof next === 'object' && 'knowing' in next) {
    const frame = withFrame(rest.frame, next.knowing);
    agenda[at] = { type, list, index: index + 1, frame, nested, progress: 0 };
    return;
  }
  const { frame } = rest;
  const done = next === 'again' ? progress + 1 : progress;
  const chosen = next === 'again' ? picked : next.picked;
  agenda[at] =
    chosen === undefined
      ? { type, list, index, frame, nested, progress: done }
      : { type, list, index, frame, nested, progress: done, picked: chosen };
}

interface Asked {
  readonly running: Running;
  readonly effect: Effect;
  readonly handler: Asking<EffectKind>;
}

/** Takes the effect that asked off the agenda. */
function takeAsking({ state: { agenda }, content }: TokyoTable): Asked {
  const running = agenda.pop() as Running;
  const effect = listOf(content, running.list).effects[running.index] as Effect;
  return { running, effect, handler: handlers[effect.kind] as Asking<EffectKind> };
}

/** DN-MATK-07, -08: the text of an attack ends with the attack. */
export function hasEnded(table: TokyoTable, { attack, source }: Frame): boolean {
  return attack === true && !isAttacking(table, (source as { monster: string }).monster);
}

/** What an inner list has found out, the outer list knows too. */
function handOn({ state: { agenda } }: TokyoTable, frame: Frame): void {
  const outer = agenda[agenda.length - 1];
  if (outer?.type !== 'effects') return;
  const { type, list, index, nested, progress } = outer;
  agenda[agenda.length - 1] = { type, list, index, frame, nested, progress };
}
