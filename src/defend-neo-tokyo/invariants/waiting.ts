import type { CompiledMonster } from '../content/compiled.js';
import { listOf } from '../content/lists.js';
import type { TokyoPosition } from '../play.js';
import type { Frame, Step, StepOf } from '../state/steps.js';

/** What waits below the decision under way names what there is, and fits what it belongs to. */
export function strangeWaiting(position: TokyoPosition): string[] {
  const { agenda } = position.state;
  return agenda.flatMap((step) => {
    return isSound(position, step) ? [] : [`${step.type} does not fit the table`];
  });
}

function isSound(position: TokyoPosition, step: Step): boolean {
  switch (step.type) {
    case 'effects':
    case 'each':
      return isFrame(position, step);
    case 'monsterAttack':
      return isAttack(position, step);
    case 'hitMech':
      return step.part !== 'random' && step.stage !== 'roll';
    case 'mechAttack':
    case 'attackStep':
      return areDistinct(step.type === 'mechAttack' ? step.monsters : step.remaining);
    default:
      return true;
  }
}

/** The list is one of its source, and has not run out. */
function isFrame({ content }: TokyoPosition, step: StepOf<'effects' | 'each'>): boolean {
  const { frame, list } = step;
  const { effects } = listOf(content, list);
  if (step.type === 'effects' && step.index > effects.length) return false;
  return list.startsWith(prefixOf(frame)) && areKnown(content, frame);
}

function prefixOf({ source, card }: Frame): string {
  if ('mech' in source) return card === undefined ? 'tile:' : 'card:';
  if ('event' in source) return `event:${source.event}`;
  if ('monster' in source) return '';
  return 'citizen:';
}

function areKnown(content: TokyoPosition['content'], frame: Frame): boolean {
  const { source, card, itSpace, target, trigger, triggerCitizen, it = [] } = frame;
  if (card !== undefined && !content.cards.has(card)) return false;
  if ('monster' in source && !content.monsters.has(source.monster)) return false;
  if ('citizen' in source) {
    if (!content.citizens.has(source.citizen) || !content.spaces.has(source.space)) return false;
  }
  const spaces = [itSpace, target].every((at) => at === undefined || content.spaces.has(at));
  const monsters = [...it, trigger].every((id) => id === undefined || content.monsters.has(id));
  return (
    spaces && monsters && (triggerCitizen === undefined || content.citizens.has(triggerCitizen))
  );
}

/** The side is one of the card's; only before it is fixed there is none. */
function isAttack({ content }: TokyoPosition, step: StepOf<'monsterAttack'>): boolean {
  const { monster, stage, side, instance } = step;
  if (stage === 'declare') return false;
  if (stage === 'fix') return side === null && instance === 0;
  const { sides } = content.monsters.get(monster) as CompiledMonster;
  const rows = side === null ? undefined : sides[side];
  if (rows === undefined) return false;
  return instance <= Math.max(rows.white.instances.length, rows.red.instances.length);
}

function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
