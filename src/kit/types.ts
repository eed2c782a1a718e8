/**
 * `true` if both types are assignable to each other: `true satisfies Same<Move, MovesIn<typeof moves>>` keeps a list of
 * names complete, and costs nothing when the game runs.
 */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
