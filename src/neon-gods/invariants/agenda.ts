import { topStep } from '../../kernel/play.js';
import { figuresOf } from '../mechanics/control.js';
import type { NeonPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Battle } from '../state/steps.js';

/** The step under way fits the table. */
export function brokenAgenda({ state, content }: NeonPosition): string[] {
  const step = topStep(state);
  if (step === undefined) return [];
  switch (step.type) {
    case 'moveTo':
      return figuresOf(state.board[step.from], state.active) > 0
        ? []
        : [`no figure to move is on ${step.from}`];
    case 'pushTo':
      return figuresOf(state.board[step.from], step.owner) > 0
        ? []
        : [`no figure to push is on ${step.from}`];
    case 'effects':
      return content.gangCards.has(step.card) || content.events.has(step.card)
        ? []
        : [`there is no card ${step.card}`];
    default:
      return [];
  }
}

/** Attacker first, everybody once, and cards for each of them. */
export function brokenBattle({ state }: NeonPosition): string[] {
  const now = battleNow(state);
  if (now === undefined) return [];
  const { participants, played } = now;
  const isOnce = new Set(participants).size === participants.length;
  const isEach = participants.every((seat, i) => played[i]?.seat === seat);
  const isFine = isOnce && isEach && participants[0] === state.active;
  return isFine ? [] : [`the battle on ${now.space} has strange participants`];
}

/** The battle under way, if any: every step of it carries the same cards. */
export function battleNow(state: State): Battle | undefined {
  for (const step of state.agenda) {
    if ('battle' in step) return step.battle;
  }
  return undefined;
}
