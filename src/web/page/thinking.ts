import type { GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import type { Reckoned } from './reckon.js';

export const botNames = ['sensible', 'search', 'random'] as const;
export type BotName = (typeof botNames)[number];

/** A move with how much of the thinking went into it. */
export interface Hinted {
  readonly move: GameTypes['move'];
  /** Of all tries, from 0 to 1. */
  readonly share: number;
}

/** What the page asks the worker. */
export interface Asked {
  readonly number: number;
  readonly game: string;
  readonly state: GameTypes['state'];
  readonly seat: Seat;
  readonly seed: string;
  readonly names: readonly string[];
  readonly about: BotName | 'hint' | 'odds';
}

/** What the worker answers. */
export interface Thought {
  readonly number: number;
  readonly move?: GameTypes['move'];
  readonly hints?: readonly Hinted[];
  readonly odds?: readonly Reckoned[];
  readonly problem?: string;
}

/** The worker as a function that takes its time. */
export class Thinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (thought: Thought) => void>();
  #number = 0;

  constructor(address: string) {
    this.#worker = new Worker(address, { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
  }

  think(question: Omit<Asked, 'number'>): Promise<Thought> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage({ number, ...question });
    });
  }
}
