import type { Theme } from './theme.js';

/** For games without a theme of their own. */
export const plainTheme: Theme = {
  titles: 'Georgia, serif',
  light: {
    paper: '#f7f6f2',
    ink: '#1e1e1e',
    faint: '#686868',
    panel: '#ffffff',
    line: '#b5b5b5',
    accent: '#24507a',
    lit: '#b0006a',
    chosen: '#007a5a',
  },
  dark: {
    paper: '#15171a',
    ink: '#f0f0f0',
    faint: '#a8a8a8',
    panel: '#24272c',
    line: '#54585f',
    accent: '#8fc1f0',
    lit: '#ff6ac1',
    chosen: '#4fe0b0',
  },
  looks: {},
};
