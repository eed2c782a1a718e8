import type { Game } from '../../src/index.js';

/** The rules that can refuse a move of any type: over, another seat, another type, malformed. */
export function generalRules(game: Game): Set<string> {
  const state = game.setup({ players: game.players.min, seed: 'general' });
  const over = { ...state, agenda: [] };
  const [seat = 0] = game.toAct(state);
  const [type = ''] = game.moveTypes;
  const refused = [
    game.tryApply(over, { type, seat }),
    game.tryApply(state, { type: 'nothing', seat: 99 }),
    game.tryApply(state, { type: 'nothing', seat }),
    game.tryApply(state, null),
  ];
  return new Set(refused.flatMap((tried) => (tried.ok ? [] : (tried.rule ?? []))));
}
