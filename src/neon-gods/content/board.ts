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

/** Something for every space. A literal, so that all boards have one shape and copy fast. */
export function forEachSpace<T>(make: (at: SpaceId) => T): Record<SpaceId, T> {
  // biome-ignore format: laid out like the board
  return {
    A1: make('A1'), B1: make('B1'), C1: make('C1'), D1: make('D1'), E1: make('E1'), F1: make('F1'),
    A2: make('A2'), B2: make('B2'), C2: make('C2'), D2: make('D2'), E2: make('E2'), F2: make('F2'),
    A3: make('A3'), B3: make('B3'), C3: make('C3'), D3: make('D3'), E3: make('E3'), F3: make('F3'),
    A4: make('A4'), B4: make('B4'), C4: make('C4'), D4: make('D4'), E4: make('E4'), F4: make('F4'),
    A5: make('A5'), B5: make('B5'), C5: make('C5'), D5: make('D5'), E5: make('E5'), F5: make('F5'),
    A6: make('A6'), B6: make('B6'), C6: make('C6'), D6: make('D6'), E6: make('E6'), F6: make('F6'),
  };
}

/** The 36 of them in canonical order. By name: to look them up by id takes ten times as long. */
export function inOrder<T>(of: Readonly<Record<SpaceId, T>>): T[] {
  // biome-ignore format: laid out like the board
  return [
    of.A1, of.B1, of.C1, of.D1, of.E1, of.F1,
    of.A2, of.B2, of.C2, of.D2, of.E2, of.F2,
    of.A3, of.B3, of.C3, of.D3, of.E3, of.F3,
    of.A4, of.B4, of.C4, of.D4, of.E4, of.F4,
    of.A5, of.B5, of.C5, of.D5, of.E5, of.F5,
    of.A6, of.B6, of.C6, of.D6, of.E6, of.F6,
  ];
}

/** The ids of all spaces of this kind, in canonical order. */
export function spacesWhere<T>(
  board: Readonly<Record<SpaceId, T>>,
  fits: (space: T) => boolean,
): SpaceId[] {
  const spaces = inOrder(board);
  const found: SpaceId[] = [];
  for (let i = 0; i < spaces.length; i++) {
    if (fits(spaces[i] as T)) found.push(spaceIds[i] as SpaceId);
  }
  return found;
}

/** A copy, by name: to spread what a spread has made takes eight times as long. */
export function copyBySpace<T>(from: Readonly<Record<SpaceId, T>>): Record<SpaceId, T> {
  // biome-ignore format: laid out like the board
  return {
    A1: from.A1, B1: from.B1, C1: from.C1, D1: from.D1, E1: from.E1, F1: from.F1,
    A2: from.A2, B2: from.B2, C2: from.C2, D2: from.D2, E2: from.E2, F2: from.F2,
    A3: from.A3, B3: from.B3, C3: from.C3, D3: from.D3, E3: from.E3, F3: from.F3,
    A4: from.A4, B4: from.B4, C4: from.C4, D4: from.D4, E4: from.E4, F4: from.F4,
    A5: from.A5, B5: from.B5, C5: from.C5, D5: from.D5, E5: from.E5, F5: from.F5,
    A6: from.A6, B6: from.B6, C6: from.C6, D6: from.D6, E6: from.E6, F6: from.F6,
  };
}
