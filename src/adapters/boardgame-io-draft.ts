import { fieldOf } from '../kernel/errors.js';

/** Where Immer, which boardgame.io uses, keeps what a draft stands for. */
const immerState = Symbol.for('immer-state');

interface Draft {
  readonly [immerState]?: object;
}

/**
 * Moves and hooks get a draft of `G`, and every look at a draft goes through proxies: a move took five times as long.
 * The rules only read the state, so they get what is behind the draft. Its name there depends on the build of Immer.
 */
export function behindDraft<T extends { readonly recent: unknown }>(table: T): T {
  const kept = (table as Draft)[immerState];
  const isBehind = (value: unknown): value is T => {
    return fieldOf(value, 'recent') !== undefined && (value as Draft)[immerState] === undefined;
  };
  return Object.values(kept ?? {}).find(isBehind) ?? table;
}
