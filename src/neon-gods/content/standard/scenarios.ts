import type { Scenario } from '../schema.js';

/** A mixed city with few andys and some tunnels. */
const lifeOnTheStreets: Scenario = {
  id: 'life-on-the-streets',
  name: 'Life on the Streets',
  flags: {
    deadZonesImpassable: false,
    protectBaseTunnels: false,
    noStructureOnTunnel: false,
    passEnemiesInTunnels: false,
    pvpWinBonus: 0,
    andyWinBonus: 0,
  },
  workCards: ['work-product', 'work-factory', 'work-watchtower', 'work-monument'],
  startFigures: 6,
  // biome-ignore format: laid out like the board
  layouts: {
    2: [
      ['B0', '.', 'S1',   'X',    'X', 'X'],
      ['.',  'T', 'A',    'S2',   'X', 'X'],
      ['S1', 'A', 'S2',   'S3+A', '.', 'X'],
      ['X',  '.', 'S3+A', 'S2',   'A', 'S1'],
      ['X',  'X', 'S2',   'A',    'T', '.'],
      ['X',  'X', 'X',    'S1',   '.', 'B1'],
    ],
    3: [
      ['B0', 'T',  'A',    '.',    'X',  'S2'],
      ['T',  'S2', '.',    '.',    '.',  'X'],
      ['A',  '.',  'S1',   'S3+A', '.',  '.'],
      ['.',  '.',  'S3+A', 'T',    'S1', 'B1'],
      ['X',  '.',  '.',    'S1',   'A',  '.'],
      ['S2', 'X',  '.',    'B2',   '.',  'X'],
    ],
    4: [
      ['B0', '.', 'S1',   'S2',   '.', 'B1'],
      ['.',  'X', 'A',    'T',    'X', '.'],
      ['S2', 'T', 'S3+A', 'S3+A', 'A', 'S1'],
      ['S1', 'A', 'S3+A', 'S3+A', 'T', 'S2'],
      ['.',  'X', 'T',    'A',    'X', '.'],
      ['B3', '.', 'S2',   'S1',   '.', 'B2'],
    ],
  },
  layoutSource: 'house',
  source: 'rulebook',
};

/** Bases near each other, dead zones all round. */
const closeQuarters: Scenario = {
  id: 'close-quarters',
  name: 'Close Quarters',
  flags: {
    deadZonesImpassable: false,
    protectBaseTunnels: false,
    noStructureOnTunnel: false,
    passEnemiesInTunnels: false,
    pvpWinBonus: 1,
    andyWinBonus: 0,
  },
  workCards: ['work-product', 'work-factory', 'work-watchtower', 'work-monument'],
  startFigures: 6,
  // biome-ignore format: laid out like the board
  layouts: {
    2: [
      ['X',    'X',  'S2+A', 'X',    'X',  'X'],
      ['X',    '.',  'S1',   '.',    '.',  'X'],
      ['X',    'B0', '.',    'S3',   'S1', 'S2+A'],
      ['S2+A', 'S1', 'S3',   '.',    'B1', 'X'],
      ['X',    '.',  '.',    'S1',   '.',  'X'],
      ['X',    'X',  'X',    'S2+A', 'X',  'X'],
    ],
    3: [
      ['.',    'X',  'S2+A', 'X',    'S3', 'X'],
      ['X',    'B0', '.',    'S1',   '.',  'X'],
      ['S2+A', '.',  '.',    'S1',   'B1', 'X'],
      ['X',    'S1', 'S1',   'S2+A', '.',  'X'],
      ['S3',   '.',  'B2',   '.',    '.',  'X'],
      ['X',    'X',  'X',    'X',    'X',  'X'],
    ],
    4: [
      ['X',    'X',  'S2+A', 'X',    'X',  'X'],
      ['X',    'B0', '.',    'S1',   'B1', 'X'],
      ['X',    'S1', 'S3',   'S3',   '.',  'S2+A'],
      ['S2+A', '.',  'S3',   'S3',   'S1', 'X'],
      ['X',    'B3', 'S1',   '.',    'B2', 'X'],
      ['X',    'X',  'X',    'S2+A', 'X',  'X'],
    ],
  },
  layoutSource: 'house',
  source: 'rulebook',
};

/** Walled pockets joined only by tunnels, and a protected tunnel beside every base. */
const tunnelAssault: Scenario = {
  id: 'tunnel-assault',
  name: 'Tunnel Assault',
  flags: {
    deadZonesImpassable: true,
    protectBaseTunnels: true,
    noStructureOnTunnel: true,
    passEnemiesInTunnels: true,
    pvpWinBonus: 0,
    andyWinBonus: 0,
  },
  workCards: ['work-product', 'work-factory', 'work-watchtower', 'work-monument'],
  startFigures: 6,
  // biome-ignore format: laid out like the board
  layouts: {
    2: [
      ['B0',   'T',  'S1',   'X',    'T',  '.'],
      ['.',    'S1', 'X',    'X',    '.',  'S2+A'],
      ['S2',   'X',  'X',    'S3+A', 'T',  'X'],
      ['X',    'T',  'S3+A', 'X',    'X',  'S2'],
      ['S2+A', '.',  'X',    'X',    'S1', '.'],
      ['.',    'T',  'X',    'S1',   'T',  'B1'],
    ],
    3: [
      ['B0',   'T',  'X',    'X',    'T',    'B1'],
      ['.',    'S1', 'X',    'X',    'S1',   '.'],
      ['S2+A', 'X',  'S3+A', 'T',    'X',    'S2+A'],
      ['.',    'X',  'T',    'S3+A', 'X',    '.'],
      ['X',    'S1', 'X',    'X',    'S2+A', 'X'],
      ['X',    'T',  'B2',   'T',    '.',    'X'],
    ],
    4: [
      ['B0',   'T',  'X',    'S2+A', '.',  'B1'],
      ['.',    'S1', 'X',    'X',    'S1', 'T'],
      ['S2+A', 'X',  'T',    'S3+A', 'X',  'X'],
      ['X',    'X',  'S3+A', 'T',    'X',  'S2+A'],
      ['T',    'S1', 'X',    'X',    'S1', '.'],
      ['B3',   '.',  'S2+A', 'X',    'T',  'B2'],
    ],
  },
  layoutSource: 'house',
  source: 'rulebook',
};

/** Andys everywhere, owls on the roofs. */
const noPlaceToHide: Scenario = {
  id: 'no-place-to-hide',
  name: 'No Place to Hide',
  flags: {
    deadZonesImpassable: false,
    protectBaseTunnels: false,
    noStructureOnTunnel: false,
    passEnemiesInTunnels: false,
    pvpWinBonus: 0,
    andyWinBonus: 1,
  },
  workCards: ['work-product', 'work-factory', 'work-watchtower', 'work-monument'],
  startFigures: 6,
  // biome-ignore format: laid out like the board
  layouts: {
    2: [
      ['B0', '.', 'S1+A', 'X',    'X', 'X'],
      ['.',  'A', 'O',    'A',    'X', 'X'],
      ['S2', 'A', 'S3+A', 'A',    '.', 'X'],
      ['X',  '.', 'A',    'S3+A', 'A', 'S2'],
      ['X',  'X', 'A',    'O',    'A', '.'],
      ['X',  'X', 'X',    'S1+A', '.', 'B1'],
    ],
    3: [
      ['B0',   'A',    'S2',   'A',    'S1+A', '.'],
      ['A',    'S2',   'O',    'S3+A', '.',    'B1'],
      ['S2',   'O',    'S1+A', '.',    '.',    'A'],
      ['A',    'S3+A', '.',    '.',    '.',    'X'],
      ['S1+A', '.',    '.',    '.',    'O',    'X'],
      ['.',    'B2',   'A',    'X',    'X',    'X'],
    ],
    4: [
      ['B0',   '.', 'S1+A', 'S2',   '.', 'B1'],
      ['.',    'A', 'O',    'X',    'A', '.'],
      ['S2',   'X', 'S3+A', 'S3+A', 'O', 'S1+A'],
      ['S1+A', 'O', 'S3+A', 'S3+A', 'X', 'S2'],
      ['.',    'A', 'X',    'O',    'A', '.'],
      ['B3',   '.', 'S2',   'S1+A', '.', 'B2'],
    ],
  },
  layoutSource: 'house',
  source: 'rulebook',
};

/** Products lie beside every base, and a few on skyscrapers further off. */
const raids: Scenario = {
  id: 'raids',
  name: 'Raids',
  flags: {
    deadZonesImpassable: false,
    protectBaseTunnels: false,
    noStructureOnTunnel: false,
    passEnemiesInTunnels: false,
    pvpWinBonus: 0,
    andyWinBonus: 0,
  },
  workCards: ['work-product', 'work-factory', 'work-watchtower', 'work-monument'],
  startFigures: 6,
  // biome-ignore format: laid out like the board
  layouts: {
    2: [
      ['B0', 'P3', 'S1',    '.',     'X',  'X'],
      ['P3', '.',  'T',     'A',     'X',  'X'],
      ['S1', 'X',  'S2+P1', 'S3+A',  '.',  'X'],
      ['X',  '.',  'S3+A',  'S2+P1', 'X',  'S1'],
      ['X',  'X',  'A',     'T',     '.',  'P3'],
      ['X',  'X',  '.',     'S1',    'P3', 'B1'],
    ],
    3: [
      ['B0', 'P2',      'S2', 'A',       'S1', 'P2'],
      ['P2', 'S2',      '.',  'S3+A+P1', '.',  'B1'],
      ['S2', '.',       'S1', '.',       'X',  'P2'],
      ['A',  'S3+A+P1', '.',  '.',       '.',  'T'],
      ['S1', '.',       'X',  '.',       'T',  'X'],
      ['P2', 'B2',      'P2', 'T',       'X',  'X'],
    ],
    4: [
      ['B0', 'P2', 'S1',      'S2',      'P2', 'B1'],
      ['P2', '.',  'X',       'T',       '.',  'P2'],
      ['S2', 'T',  'S3+A+P1', 'S3+A+P1', 'X',  'S1'],
      ['S1', 'X',  'S3+A+P1', 'S3+A+P1', 'T',  'S2'],
      ['P2', '.',  'T',       'X',       '.',  'P2'],
      ['B3', 'P2', 'S2',      'S1',      'P2', 'B2'],
    ],
  },
  layoutSource: 'house',
  source: 'rulebook',
};

export const scenarios: Scenario[] = [
  lifeOnTheStreets,
  closeQuarters,
  tunnelAssault,
  noPlaceToHide,
  raids,
];
