import type { Theme } from '../../display/theme.js';
import type { Colour } from '../content/schema.js';

/** Rust, concrete and sodium lamps. */
export const theme: Theme = {
  titles: "'Rockwell', 'Roboto Slab', Georgia, serif",
  light: {
    paper: '#f3ece2',
    ink: '#2b211a',
    faint: '#75655a',
    panel: '#fffaf3',
    line: '#c3b09c',
    accent: '#8a3d0f',
    lit: '#7a1fd0',
    chosen: '#000000',
  },
  dark: {
    paper: '#17120e',
    ink: '#f5ebdf',
    faint: '#b09c89',
    panel: '#261d17',
    line: '#58473a',
    accent: '#ff9d4d',
    lit: '#d9a3ff',
    chosen: '#ffffff',
  },
  looks: {
    slum: { fill: ['#efd2c4', '#44251d'], pattern: 'bricks' },
    midtown: { fill: ['#cddbea', '#1f3147'], symbol: '▒', ascii: ':' },
    heights: { fill: ['#cfe5cd', '#1e3d2a'], pattern: 'dots', symbol: '▓', ascii: '#' },
    renown: { icon: 'crown', fill: ['#a26a00', '#ffc94d'], symbol: '♛', ascii: '*' },
    entry: {
      icon: 'cross',
      fill: ['#6d5b4c', '#cbb8a4'],
      symbol: '⌖',
      ascii: '+',
      name: 'entry space',
    },
    slumTile: {
      icon: 'house',
      fill: ['#b0532f', '#e07a4e'],
      symbol: '⌂',
      ascii: 'd',
      name: 'development',
    },
    midtownTile: {
      icon: 'house',
      fill: ['#3f6da3', '#6fa3de'],
      symbol: '⌂',
      ascii: 'd',
      name: 'development',
    },
    heightsTile: {
      icon: 'house',
      fill: ['#3c8052', '#74c68c'],
      symbol: '⌂',
      ascii: 'd',
      name: 'development',
    },
    product: { icon: 'crate', fill: ['#7a4a12', '#e0b070'], symbol: '¤', ascii: '$' },
    figure: { symbol: '♟', ascii: 'f' },
    ycu: {
      icon: 'shield',
      fill: ['#3d4450', '#c6ceda'],
      symbol: '☒',
      ascii: 'Y',
      name: 'YCU token',
    },
    gang: { icon: 'flag', symbol: '⚑', ascii: 'G' },
    'gang leader': { icon: 'crown', fill: ['#a26a00', '#ffc94d'], symbol: '♛', ascii: 'L' },
    'gang member': { icon: 'person', fill: ['#8a3d0f', '#ff9d4d'], symbol: '♟', ascii: 'm' },
    'ability card': { icon: 'bolt', fill: ['#6b4b9a', '#b79be6'], symbol: '⚡', ascii: 'a' },
    'market card': { icon: 'crate', fill: ['#2c6e63', '#63c2b2'], symbol: '▣', ascii: 'b' },
    development: { icon: 'house', fill: ['#5c5148', '#b5a597'], symbol: '⌂', ascii: 'd' },
    'YCU token': { icon: 'shield', fill: ['#3d4450', '#c6ceda'], symbol: '☒', ascii: 'Y' },
    'YCU coordinate card': { icon: 'eye', fill: ['#3d4450', '#c6ceda'], symbol: '◎', ascii: 'c' },
    'YCU alert': { icon: 'bolt', fill: ['#a02020', '#ff8a80'], symbol: '!', ascii: '!' },
    'influence condition': { icon: 'star', fill: ['#a26a00', '#ffc94d'], symbol: '★', ascii: 'i' },
    'face-down card': { icon: 'card', symbol: '▮', ascii: '?' },
  },
};

/** The colours of the figures, light enough for both grounds. */
export const figureColours: Readonly<Record<Colour, string>> = {
  yellow: '#dbaa00',
  red: '#c8372d',
  blue: '#2f74cc',
  green: '#2f8f4a',
};
