export const columns = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const rows = [1, 2, 3, 4, 5, 6] as const;

/** The 36 spaces of the city in canonical order: A1 is top left, then along each row. */
// biome-ignore format: laid out like the board
export const spaceIds = [
  'A1', 'B1', 'C1', 'D1', 'E1', 'F1',
  'A2', 'B2', 'C2', 'D2', 'E2', 'F2',
  'A3', 'B3', 'C3', 'D3', 'E3', 'F3',
  'A4', 'B4', 'C4', 'D4', 'E4', 'F4',
  'A5', 'B5', 'C5', 'D5', 'E5', 'F5',
  'A6', 'B6', 'C6', 'D6', 'E6', 'F6',
] as const;

export type SpaceId = (typeof spaceIds)[number];
