import { asKey } from '../../kernel/keys.js';
import type { Effect } from './effects.js';

/** A list of effects, and by the place of an effect the ids of the lists inside it. */
export interface EffectList {
  readonly effects: readonly Effect[];
  readonly inner: readonly Readonly<Record<string, string>>[];
}

export type Lists = Map<string, EffectList>;

/** Adds a list and those inside it; returns its id. */
export function addList(lists: Lists, called: string, effects: readonly Effect[]): string {
  const id = asKey(called);
  const inner = effects.map((effect, index) => {
    return Object.fromEntries(
      innerLists(effect).map(([key, list]) => [key, addList(lists, `${id}/${index}${key}`, list)]),
    );
  });
  lists.set(id, { effects, inner });
  return id;
}

export function listOf({ lists }: { readonly lists: ReadonlyMap<string, EffectList> }, id: string) {
  return lists.get(id) as EffectList;
}

/** Whether a list has such an effect, in an inner list too. */
export function contains(effects: readonly Effect[], kind: Effect['kind']): boolean {
  return effects.some((effect) => {
    return effect.kind === kind || innerLists(effect).some(([, inner]) => contains(inner, kind));
  });
}

function innerLists(effect: Effect): [string, readonly Effect[]][] {
  switch (effect.kind) {
    case 'choose':
      return [
        ['a', effect.a],
        ['b', effect.b],
      ];
    case 'when':
      return [
        ['do', effect.do],
        ['else', effect.else ?? []],
      ];
    case 'each':
    case 'drawCity':
      return [['do', effect.do]];
    default:
      return [];
  }
}
