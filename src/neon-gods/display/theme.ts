import type { Theme } from '../../display/theme.js';

/** Night, rain and neon signs. */
export const theme: Theme = {
  titles: "'Trebuchet MS', 'Segoe UI', Verdana, sans-serif",
  light: {
    paper: '#f4f1fa',
    ink: '#221a33',
    faint: '#6a6080',
    panel: '#ffffff',
    line: '#b8aecf',
    accent: '#a3117a',
    lit: '#d14900',
    chosen: '#111111',
  },
  dark: {
    paper: '#120c1f',
    ink: '#f2ecff',
    faint: '#a99dc4',
    panel: '#211735',
    line: '#4b3d6b',
    accent: '#ff4fd0',
    lit: '#2fe6ff',
    chosen: '#ffffff',
  },
  looks: {
    street: { fill: ['#e6e0f2', '#2a1f42'] },
    skyscraperSpace: { fill: ['#d5cbe9', '#3a2c5a'] },
    home: { icon: 'house', symbol: '⌂', ascii: '#', name: 'base' },
    base: { fill: ['#fff6dd', '#453a20'] },
    dead: {
      fill: ['#8d8798', '#08060d'],
      pattern: 'stripes',
      symbol: '░',
      ascii: ':',
      name: 'dead zone',
    },
    skyscraper: { icon: 'tower', symbol: '▲', ascii: 'S' },
    tunnel: { icon: 'tunnel', fill: ['#5b5470', '#b9aee0'], symbol: '∩', ascii: 'T' },
    factory: { icon: 'factory', fill: ['#7a5a1f', '#f0c060'], symbol: 'F', ascii: 'F' },
    watchtower: { icon: 'watch', fill: ['#1f6f5a', '#6fe0c0'], symbol: 'W', ascii: 'W' },
    monument: { icon: 'monument', fill: ['#7d3c98', '#e0a0ff'], symbol: 'M', ascii: 'M' },
    owl: { icon: 'owl', fill: ['#8a5a2b', '#e8b070'], symbol: 'o', ascii: 'o' },
    product: { icon: 'crate', fill: ['#a04a00', '#ffae5c'], symbol: '¤', ascii: '$' },
    andy: { icon: 'robot', fill: ['#454545', '#d0d0d0'], symbol: '☺', ascii: '@' },
    figure: { symbol: '♟', ascii: 'f' },
    'gang member': { icon: 'person' },
    recruit: { icon: 'person' },
    'starting card': { icon: 'person', fill: ['#8a7fa6', '#9485bd'] },
    event: { icon: 'bolt', fill: ['#c77700', '#ffc14d'] },
    'work card': { icon: 'gear', fill: ['#1f6f5a', '#6fe0c0'] },
    exchange: { icon: 'coin', fill: ['#b8860b', '#ffd75e'] },
    scenario: { icon: 'scroll', fill: ['#5b5470', '#b9aee0'] },
  },
};

/** The gangs' own colours where the pack uses their words, light enough for both grounds. */
export const colours: Readonly<Record<string, string>> = {
  yellow: '#e0b400',
  blue: '#2f7fd6',
  pink: '#e0559f',
  green: '#2e9e4f',
  red: '#d1402f',
  orange: '#e07b1a',
  purple: '#8657c9',
  white: '#d8d8d8',
  black: '#3a3a3a',
};
