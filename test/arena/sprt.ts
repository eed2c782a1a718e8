/** Wald's sequential test of a share: 50 % against 60 %, both errors 5 %. */
const shares = { even: 0.5, better: 0.6 };
const error = 0.05;
const limit = Math.log((1 - error) / error);

export interface Verdict {
  /** The logarithm of how much likelier the games are if the bot is better. */
  readonly ratio: number;
  readonly decided: 'better' | 'even' | undefined;
}

/** A shared win is half a win and half a loss. */
export function verdictOf(wins: number, games: number): Verdict {
  const losses = games - wins;
  const ratio =
    wins * Math.log(shares.better / shares.even) +
    losses * Math.log((1 - shares.better) / (1 - shares.even));
  if (ratio >= limit) return { ratio, decided: 'better' };
  return { ratio, decided: ratio <= -limit ? 'even' : undefined };
}
