import type { ContentPack } from '../schema.js';

// biome-ignore format: a line a token
export const ycuTokens: ContentPack['ycuTokens'] = [
  { id: 'ycu-t01', attack: 5, bribe: 1000, source: 'house' },
  { id: 'ycu-t02', attack: 5, bribe: 1000, source: 'house' },
  { id: 'ycu-t03', attack: 5, bribe: 1000, source: 'house' },
  { id: 'ycu-t04', attack: 5, bribe: 1000, source: 'house' },
  { id: 'ycu-t05', attack: 7, bribe: 2000, source: 'house' },
  { id: 'ycu-t06', attack: 7, bribe: 2000, source: 'house' },
  { id: 'ycu-t07', attack: 7, bribe: 2000, source: 'house' },
  { id: 'ycu-t08', attack: 7, bribe: 2000, source: 'house' },
  { id: 'ycu-t09', attack: 7, bribe: 2000, source: 'house' },
  { id: 'ycu-t10', attack: 9, bribe: 3000, source: 'house' },
  { id: 'ycu-t11', attack: 9, bribe: 3000, source: 'house' },
  { id: 'ycu-t12', attack: 9, bribe: 3000, source: 'house' },
  { id: 'ycu-t13', attack: 9, bribe: 3000, source: 'house' },
  { id: 'ycu-t14', attack: 9, bribe: 3000, source: 'house' },
  { id: 'ycu-t15', attack: 11, bribe: 4000, source: 'house' },
  { id: 'ycu-t16', attack: 11, bribe: 4000, source: 'house' },
  { id: 'ycu-t17', attack: 11, bribe: 4000, source: 'house' },
  { id: 'ycu-t18', attack: 11, bribe: 4000, source: 'house' },
  { id: 'ycu-t19', attack: 13, bribe: 5000, source: 'house' },
  { id: 'ycu-t20', attack: 13, bribe: 5000, source: 'house' },
];

// biome-ignore format: a line a card
export const ycuCards: ContentPack['ycuCards'] = [
  { id: 'ycu-01', coords24: ['A5', 'B2', 'C4', 'F4'], coords3: ['D4', 'E3', 'E6', 'F1'], source: 'house' },
  { id: 'ycu-02', coords24: ['B7', 'D2', 'D4', 'E3'], coords3: ['C1', 'D4', 'F1', 'F3'], source: 'house' },
  { id: 'ycu-03', coords24: ['B3', 'D3', 'D5', 'G2'], coords3: ['A2', 'C4', 'D1', 'D3'], source: 'house' },
  { id: 'ycu-04', coords24: ['B4', 'C1', 'C5', 'E2'], coords3: ['B4', 'C3', 'D2', 'G2'], source: 'house' },
  { id: 'ycu-05', coords24: ['C6', 'E5', 'F3', 'G6'], coords3: ['B1', 'C3', 'E3', 'G5'], source: 'house' },
  { id: 'ycu-06', coords24: ['B2', 'C5', 'D6', 'G5'], coords3: ['B4', 'C1', 'D3', 'E2'], source: 'house' },
  { id: 'ycu-07', coords24: ['C4', 'D5', 'E7', 'F2'], coords3: ['A6', 'C2', 'E2', 'F4'], source: 'house' },
  { id: 'ycu-08', coords24: ['B5', 'E4', 'E6', 'F1'], coords3: ['C2', 'E3', 'F4', 'G6'], source: 'house' },
  { id: 'ycu-09', coords24: ['A1', 'C2', 'D4', 'F5'], coords3: ['B5', 'E2', 'E4', 'F5'], source: 'house' },
  { id: 'ycu-10', coords24: ['A2', 'B3', 'B6', 'C4'], coords3: ['B3', 'C4', 'D2', 'E1'], source: 'house' },
  { id: 'ycu-11', coords24: ['A7', 'C3', 'C5', 'F3'], coords3: ['B2', 'C5', 'D3', 'F5'], source: 'house' },
  { id: 'ycu-12', coords24: ['C6', 'D3', 'E5', 'F7'], coords3: ['B1', 'C4', 'D3', 'F2'], source: 'house' },
  { id: 'ycu-13', coords24: ['D6', 'E1', 'E4', 'F6'], coords3: ['C2', 'C5', 'E4', 'F6'], source: 'house' },
  { id: 'ycu-14', coords24: ['A6', 'C2', 'D5', 'F4'], coords3: ['B2', 'C3', 'D1', 'E5'], source: 'house' },
  { id: 'ycu-15', coords24: ['B5', 'C3', 'D2', 'G7'], coords3: ['A4', 'C3', 'D5', 'E2'], source: 'house' },
  { id: 'ycu-16', coords24: ['B1', 'B4', 'D4', 'E3'], coords3: ['B6', 'D4', 'E1', 'E3'], source: 'house' },
  { id: 'ycu-17', coords24: ['D3', 'F2', 'F5', 'G3'], coords3: ['B5', 'D4', 'E5', 'F3'], source: 'house' },
  { id: 'ycu-18', coords24: ['A3', 'C3', 'E2', 'E4'], coords3: ['C2', 'C4', 'C6', 'F2'], source: 'house' },
  { id: 'ycu-19', coords24: ['E3', 'E5', 'F6', 'G1'], coords3: ['A5', 'D2', 'D5', 'E4'], source: 'house' },
  { id: 'ycu-20', coords24: ['B6', 'C7', 'D4', 'E6'], coords3: ['B3', 'D2', 'E4', 'G4'], source: 'house' },
];
