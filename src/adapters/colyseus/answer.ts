import type { GameTypes } from '../../kernel/game.js';
import type { LogPeople } from '../../kernel/log-people.js';
import type { Frame } from '../../kernel/match.js';
import type { Refusal } from './messages.js';

/** What has just happened, for everybody. */
export interface Happened<G extends GameTypes> {
  readonly frames: readonly Frame<G>[];
  readonly undone: number;
  readonly people: readonly LogPeople[];
}

export type Answer =
  | { readonly ok: true; readonly line: number; readonly log?: string }
  | ({ readonly ok: false } & Refusal);

/** What listens to a match. */
export interface Listener<G extends GameTypes> {
  onHappened(happened: Happened<G>): void;
  /** Who sits where, or the draw of the dice, has changed. */
  onLobby(): void;
  /** The match still belongs to this process. */
  onRenewed(): void;
  /** Another process has the match now, or the store does not answer: everybody has to come again. */
  onLost(): void;
}

export function refused(title: string, message: string): Answer {
  return { ok: false, rule: null, title, message };
}

export function refusalOf({ rule, title, message }: Refusal): Answer {
  return { ok: false, rule, title, message };
}
