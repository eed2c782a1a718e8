/*
 * Small pictures of our own, drawn in a box of 24 by 24. Filled with the colour of their owner or kind; what is cut
 * out shows the ground.
 */
export const icons = {
  disc: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  square: 'M4 4h16v16h-16z',
  diamond: 'M12 2l10 10l-10 10l-10-10z',
  triangle: 'M12 3l10 18h-20z',
  hexagon: 'M12 2l9 5v10l-9 5l-9-5v-10z',
  star: 'M12 2l3 7h7l-5.6 4.6l2.2 7.4l-6.6-4.4l-6.6 4.4l2.2-7.4l-5.6-4.6h7z',
  cross: 'M9 3h6v6h6v6h-6v6h-6v-6h-6v-6h6z',
  drop: 'M12 2c4 6 7 9 7 13a7 7 0 1 1-14 0c0-4 3-7 7-13z',
  pawn: 'M12 2a4.5 4.5 0 0 1 2.6 8.2c1.4 3 2.2 5 4.4 8.3v3.5h-14v-3.5c2.2-3.3 3-5.3 4.4-8.3a4.5 4.5 0 0 1 2.6-8.2z',
  crowd:
    'M7 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM17 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM2 21c0-6 2-9 5-9s5 3 5 9zM12 21c0-6 2-9 5-9s5 3 5 9z',
  tower:
    'M7 22v-20h10v20zM9.5 5v2.5h2v-2.5zM12.500 5v2.5h2v-2.5zM9.500 10v2.5h2v-2.5zM12.500 10v2.5h2v-2.5zM9.500 15v2.5h2v-2.5zM12.500 15v2.5h2v-2.5z',
  house: 'M12 3l10 9h-3v9h-14v-9h-3zM10 14v7h4v-7z',
  factory: 'M2 21v-10l6 4v-4l6 4v-12h4l1 18h3zM6 17v2h2v-2zM11 17v2h2v-2z',
  watch: 'M6 3h12v5h-2l2 13h-3l-.8-5h-4.400l-.8 5h-3l2-13h-2zM10.500 9l-.5 4h4l-.5-4z',
  monument: 'M10 2h4l1.500 15h2.500v4h-12v-4h2.500z',
  tunnel: 'M2 21v-8a10 10 0 0 1 20 0v8h-5v-8a5 5 0 0 0-10 0v8z',
  owl: 'M5 3l4 2h6l4-2v10a7 8 0 0 1-14 0zM9 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM15 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
  crate: 'M3 5h18v15h-18zM5.500 7.500v2.500h13v-2.500zM5.500 12.500v5h13v-5z',
  robot:
    'M11 1h2v3h5v7h-12v-7h5zM8.500 6v2.500h2.500v-2.500zM13 6v2.500h2.500v-2.500zM4 12h16v10h-4v-5h-8v5h-4z',
  coin: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM11 6h2v2.500h2.500v2h-5v1h5v5.500h-2.500v1.500h-2v-1.500h-2.500v-2h5v-1.500h-5v-5h2.500z',
  flame: 'M12 1c1 4 6 7 6 13a6 7 0 1 1-12 0c0-3 2-4 2.500-7c2 1 2.500 2 3 4c1.500-3 1-6 .5-10z',
  skull:
    'M12 2a9 8.500 0 0 1 9 8.500c0 3-1.500 5-4 6.500v5h-10v-5c-2.500-1.500-4-3.500-4-6.500a9 8.500 0 0 1 9-8.500zM8 8.500a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400zM16 8.500a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400z',
  shield: 'M12 2l9 3v7c0 5-4 8-9 10c-5-2-9-5-9-10v-7z',
  heart: 'M12 21c-6-5-10-8-10-13a5 5 0 0 1 10-2a5 5 0 0 1 10 2c0 5-4 8-10 13z',
  bolt: 'M14 1l-10 13h6l-2 9l11-14h-7z',
  gear: 'M10 2h4l.6 3l2.600 1.100l2.600-1.700l2.800 2.800l-1.700 2.600l1.100 2.600l3 .6v-2v4l-3 .6l-1.100 2.600l1.700 2.600l-2.800 2.800l-2.600-1.700l-2.600 1.100l-.6 3h-4l-.6-3l-2.600-1.100l-2.600 1.700l-2.800-2.800l1.700-2.600l-1.100-2.600l-3-.6v-4l3-.6l1.100-2.600l-1.700-2.600l2.800-2.800l2.600 1.700l2.600-1.100zM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7z',
  eye: 'M1 12c5-8 17-8 22 0c-5 8-17 8-22 0zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  crown: 'M2 20v-13l5 4l5-8l5 8l5-4v13z',
  flag: 'M5 2h2v1h13l-4 4.500l4 4.500h-13v10h-2z',
  sun: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2h-4zM19 11h4v2h-4z',
  moon: 'M15 2a10 10 0 1 0 7 15a9 9 0 0 1-7-15z',
  lock: 'M7 10v-3a5 5 0 0 1 10 0v3h2v12h-14v-12zM9.500 10h5v-3a2.500 2.500 0 0 0-5 0z',
  key: 'M8 7a5 5 0 0 1 4.600 3h9.400v4h-2v3h-3v-3h-4.400a5 5 0 1 1-4.600-7zM8 10.500a1.500 1.500 0 1 0 0 3a1.500 1.500 0 1 0 0-3z',
  wall: 'M2 5h9v4h-9zM13 5h9v4h-9zM2 15h9v4h-9zM13 15h9v4h-9zM6 10h12v4h-12z',
  door: 'M6 2h12v20h-12zM14 11a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600z',
  lift: 'M4 2h16v20h-16zM12 4l-4 6h8zM12 20l4-6h-8z',
  rail: 'M2 9h20v2h-20zM2 14h20v2h-20zM5 7h2v11h-2zM11 7h2v11h-2zM17 7h2v11h-2z',
  wheel: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  car: 'M3 16v-5l3-5h12l3 5v5h-2a2.500 2.500 0 0 1-5 0h-4a2.500 2.500 0 0 1-5 0zM7.500 8l-1.500 3h5v-3zM13 8v3h5l-1.500-3z',
  tank: 'M3 14h3l1-5h8l.5 2h7v2h-6.500l1 1h4a3.500 3.500 0 0 1 0 7h-18a3.500 3.500 0 0 1 0-7z',
  gun: 'M2 8h20v5h-9l-1 3h-4l-2 5h-4z',
  blade: 'M21 2l-12 14l-2-2l12-14zM5 14l5 5l-2 1l-2-1l-3 3l-2-2l3-3l-1-2z',
  bomb: 'M14 4l2-2l2 2l-1 2.500a8.500 8.500 0 1 1-3-.5z',
  wing: 'M2 6c8 0 14 2 20 12c-4-1-6 0-8 3c-1-3-3-4-6-4c1-2 0-3-2-4c1-2-1-4-4-7z',
  can: 'M8 6h8l2 3v13h-12v-13zM10 2h4v3h-4z',
  mask: 'M2 6c6-3 14-3 20 0c0 8-4 14-10 14c-6 0-10-6-10-14zM6 10a2.500 2 0 1 0 5 0zM13 10a2.500 2 0 1 0 5 0z',
  claw: 'M4 22c-2-8 0-15 5-20c-1 5 0 9 2 12c0-5 2-8 5-11c0 5 0 8 1 11c1-3 2-5 5-6c0 8-8 14-18 14z',
  mech: 'M9 1h6v4h5l2 8h-4l-1-3v4l2 9h-5l-2-7l-2 7h-5l2-9v-4l-1 3h-4l2-8h5z',
  person: 'M12 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 22c0-7 3-10.500 8-10.500s8 3.500 8 10.500z',
  card: 'M5 2h14v20h-14z',
  scroll: 'M5 2h15v4h-3v16h-14v-4h2zM8 7v2h6v-2zM8 11v2h6v-2z',
  box: 'M12 2l9 4v11l-9 5l-9-5v-11zM12 5l-5 2.300l5 2.500l5-2.500z',
  arrow: 'M12 2l9 10h-6v10h-6v-10h-6z',
  question:
    'M12 2a6 6 0 0 1 6 6c0 4-4.500 4.500-4.500 8h-3c0-5 4.500-5 4.500-8a3 3 0 0 0-6 0h-3a6 6 0 0 1 6-6zM10.500 18.500h3v3h-3z',
} as const;

export type Icon = keyof typeof icons;

/** The sign of a seat, so that nobody needs its colour. */
export const seatIcons = [
  'disc',
  'square',
  'diamond',
  'triangle',
  'hexagon',
  'star',
  'cross',
  'drop',
] as const satisfies readonly Icon[];

export function seatIcon(seat: number): Icon {
  return seatIcons[seat % seatIcons.length] as Icon;
}
