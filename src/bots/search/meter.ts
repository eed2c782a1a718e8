import type { Game, GameTypes } from '../../kernel/game.js';

/** A game that counts the steps made in it, whoever makes them: the same work is the same number on every machine. */
export interface Meter<G extends GameTypes> {
  readonly game: Game<G>;
  readonly steps: number;
}

export function metered<G extends GameTypes>(game: Game<G>): Meter<G> {
  const meter = { game, steps: 0 };
  const step: Game<G>['step'] = (...stepped) => {
    meter.steps++;
    return game.step(...stepped);
  };
  const known = new Map<string | symbol, unknown>([['step', step]]);
  meter.game = new Proxy(game, {
    get: (_, name) => {
      if (known.has(name)) return known.get(name);
      const value: unknown = Reflect.get(game, name, game);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(game);
      known.set(name, bound);
      return bound;
    },
  });
  return meter;
}
