import type { TokyoPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';

/** Whatever a state names that does not exist, so that no other check stumbles over it. */
export function unknownNames(position: TokyoPosition): string[] {
  return [...seats(position.state), ...places(position), ...agenda(position)];
}

function seats({
  options,
  mechs,
  muted,
  captain,
  phase,
  agenda,
  outcome,
  attackTrackMover,
}: State) {
  const { players } = options;
  const broken: string[] = [];
  const isBuilding = phase === 'build' && options.build !== 'assigned';
  if (mechs.length !== (isBuilding ? 0 : players) && !(isBuilding && mechs.length === players)) {
    broken.push(`${players} players need as many Mechs`);
  }
  if (muted.length !== players) broken.push('every seat is muted or not');
  const named = [captain, attackTrackMover ?? 0, ...agenda.flatMap(seatsNamed)];
  for (const seat of named) if (seat >= players) broken.push(`there is no seat ${seat}`);
  if ((outcome !== null) !== (agenda.length === 0)) {
    broken.push('a game is over exactly when nothing is left to happen');
  }
  if ((outcome !== null) !== (phase === 'over'))
    broken.push('over is the phase of a game that is over');
  return broken;
}

/** The seats that a step names, wherever it names them. */
function seatsNamed(step: Step): number[] {
  const found: number[] = [];
  if ('seat' in step) found.push(step.seat);
  if ('seats' in step) found.push(...step.seats);
  if ('order' in step) found.push(...step.order);
  if ('mech' in step) found.push(step.mech);
  if ('mechs' in step) found.push(...step.mechs);
  if (step.type === 'chooseMech') found.push(...step.among);
  if (step.type === 'begin' && step.captain !== null) found.push(step.captain);
  if ('subject' in step && step.subject.mech !== undefined) found.push(step.subject.mech);
  if ('frame' in step) {
    const { source, itMech } = step.frame;
    if ('mech' in source) found.push(source.mech);
    if (itMech !== undefined) found.push(itMech);
  }
  if (step.type === 'each' && step.of === 'mech') found.push(...step.elements.map(Number));
  return found;
}

/** Spaces and Monsters that the pack knows. */
function places({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const spaces = Object.keys(state.board);
  if (spaces.length !== content.spaces.size || !spaces.every((at) => content.spaces.has(at))) {
    broken.push('the board has not the spaces of the pack');
  }
  for (const { space } of [...state.mechs, ...state.monsters]) {
    if (!content.spaces.has(space)) broken.push(`there is no space ${space}`);
  }
  for (const { id } of state.monsters) {
    if (!content.monsters.has(id)) broken.push(`there is no Monster ${id}`);
  }
  const { threat } = state.options;
  if (threat !== null && !content.sets.has(threat)) broken.push(`there is no set ${threat}`);
  if (threat === null && state.agenda[0]?.type !== 'begin') broken.push('there is no threat');
  for (const { citizens } of Object.values(state.board)) {
    for (const one of citizens) {
      if (!content.citizens.has(one)) broken.push(`there is no Citizen ${one}`);
    }
  }
  return broken;
}

/** Ids on the agenda that the pack knows. */
function agenda({ state, content }: TokyoPosition): string[] {
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
    if (step.type === 'each' && step.of !== 'mech') {
      const known = step.of === 'space' ? content.spaces : content.monsters;
      for (const one of step.elements) check(known.has(one), `${step.of} ${one}`);
    }
  }
  return broken;
}
