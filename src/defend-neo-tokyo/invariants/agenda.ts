import { topStep } from '../../kernel/play.js';
import type { TokyoPosition } from '../play.js';
import type { StepOf } from '../state/steps.js';

/** Ids on the agenda that the pack does not know, and a game that is over with something left to do. */
export function unknownOnAgenda({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const check = (isKnown: boolean, what: string) => {
    if (!isKnown) broken.push(`${what} on the agenda is unknown`);
  };
  for (const step of state.agenda) {
    if ('list' in step) check(content.lists.has(step.list), `the list ${step.list}`);
    if ('card' in step) check(content.cards.has(step.card), `the card ${step.card}`);
    if ('space' in step) check(content.spaces.has(step.space), `the space ${step.space}`);
    if ('citizen' in step) check(content.citizens.has(step.citizen), `the Citizen ${step.citizen}`);
    if ('monster' in step) check(content.monsters.has(step.monster), `the Monster ${step.monster}`);
    if (step.type === 'choosePower' || step.type === 'step' || step.type === 'action') {
      check(state.mechs.length > 0, 'a Mech');
    }
    if (step.type === 'each') {
      for (const one of step.elements) check(isKnown(step, one), `${step.of} ${one}`);
    }
  }
  const isOver = state.outcome !== null;
  if (isOver !== (state.agenda.length === 0)) {
    broken.push('a game is over exactly when nothing is left to happen');
  }
  if (isOver !== (state.phase === 'over')) {
    broken.push('over is the phase of a game that is over');
  }
  return broken;

  function isKnown({ of }: StepOf<'each'>, one: string): boolean {
    if (of === 'mech') return Number(one) < state.options.players;
    return (of === 'space' ? content.spaces : content.monsters).has(one);
  }
}

/** Lying Mechs neither act nor react; at the start of a round all stand. */
export function agendaInvariants({ state }: TokyoPosition): string[] {
  const top = topStep(state);
  const broken: string[] = [];
  if (top?.type === 'action' || top?.type === 'react') {
    if (state.mechs[top.seat]?.lying) broken.push(`seat ${top.seat} lies, yet is asked`);
  }
  if (top?.type === 'assignPower' && state.mechs.some(({ lying }) => lying)) {
    broken.push('a Mech lies at the start of a round');
  }
  if (top?.type === 'assignPower' && state.attackTrack > 0) {
    broken.push('the Attack tracker is not at its start');
  }
  return broken;
}
