import type { Seat } from '../../kernel/play.js';
import type { EffectKind, EffectOf } from '../content/schema.js';
import { changeFrame, push } from '../mechanics/agenda.js';
import { ownerOf } from '../mechanics/targets.js';
import type { TokyoTable } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Frame, Step, StepOf } from '../state/steps.js';

/** One effect of a list on its way: what it knows, and how it goes on. */
export class Run {
  readonly frame: Frame;

  constructor(
    readonly table: TokyoTable,
    readonly step: StepOf<'effects'>,
  ) {
    this.frame = step.frame;
  }

  /** The seat whose card this is, or the Captain where nobody owns it (DN-RULING-49). */
  get decider(): Seat {
    return ownerOf(this.frame) ?? this.table.state.captain;
  }

  /** The answer to the question asked last, as an id. */
  get picked(): string | undefined {
    const { choice } = this.step;
    return choice !== undefined && 'pick' in choice ? String(choice.pick) : undefined;
  }

  get isDone(): boolean {
    const { choice } = this.step;
    return choice !== undefined && 'done' in choice;
  }

  /** The next effect of the list follows, after what is pushed from now on. */
  goOn(change?: Partial<Frame>): void {
    const { type, list, index, nested } = this.step;
    const frame = change === undefined ? this.frame : changeFrame(this.frame, change);
    push(this.table, { type, list, index: index + 1, frame, nested, progress: 0 });
  }

  /** The same effect follows again, so many units further, after what is pushed from now on. */
  again(progress: number, picked = this.step.picked): void {
    const { type, list, index, frame, nested } = this.step;
    push(
      this.table,
      picked === undefined
        ? { type, list, index, frame, nested, progress }
        : { type, list, index, frame, nested, progress, picked },
    );
  }

  /** The same effect follows again, with the answer. */
  ask(question: Step): void {
    this.again(this.step.progress);
    push(this.table, question);
  }

  /** A list inside this effect. */
  inner(key: string): string {
    const { list, index } = this.step;
    return this.table.content.lists.get(list)?.inner[index]?.[key] ?? '';
  }
}

export type Handlers<K extends EffectKind> = {
  readonly [One in K]: (run: Run, effect: EffectOf<One>) => void;
};

/** The rule of each kind of effect. */
export const ruleOf = {
  attack: 'DN-FX-01',
  token: 'DN-FX-02',
  move: 'DN-FX-03',
  moveAlly: 'DN-FX-04',
  push: 'DN-FX-05',
  repair: 'DN-FX-06',
  charge: 'DN-FX-07',
  shift: 'DN-FX-08',
  losePower: 'DN-FX-09',
  draw: 'DN-FX-10',
  discardCards: 'DN-FX-11',
  payCards: 'DN-FX-12',
  rescue: 'DN-FX-13',
  shelter: 'DN-FX-14',
  calm: 'DN-FX-15',
  boost: 'DN-FX-16',
  guard: 'DN-FX-17',
  regainBot: 'DN-FX-18',
  scry: 'DN-FX-19',
  standUp: 'DN-FX-20',
  extraAction: 'DN-FX-21',
  selfDamage: 'DN-FX-22',
  choose: 'DN-FX-23',
  when: 'DN-FX-24',
  prevent: 'DN-FX-25',
  redirect: 'DN-FX-26',
  intercept: 'DN-FX-27',
  rerollRandom: 'DN-FX-28',
  reroll: 'DN-FX-29',
  addDamage: 'DN-FX-30',
  strike: 'DN-FX-31',
  cancelAttack: 'DN-FX-32',
  preventCity: 'DN-FX-33',
  save: 'DN-FX-34',
  each: 'DN-FX-35',
  cityDamage: 'DN-FX-36',
  addCitizens: 'DN-FX-37',
  destroyCitizens: 'DN-FX-38',
  discardCitizens: 'DN-FX-39',
  mechDamage: 'DN-FX-40',
  heal: 'DN-FX-41',
  moveMonster: 'DN-FX-42',
  hurl: 'DN-FX-43',
  knockDown: 'DN-FX-44',
  provoke: 'DN-FX-45',
  drawCity: 'DN-FX-46',
  shuffleCityDiscard: 'DN-FX-47',
  purgeCitizenDeck: 'DN-FX-48',
  appear: 'DN-FX-49',
  placeBoss: 'DN-FX-50',
  rebuildEventDeck: 'DN-FX-51',
} as const satisfies Record<EffectKind, RuleId>;
