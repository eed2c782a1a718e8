/** The six-sided die: first player, alerts and some tiles. The battle die is in the pack. */
export const d6 = [1, 2, 3, 4, 5, 6] as const;
