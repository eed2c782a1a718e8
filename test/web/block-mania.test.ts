import { playedInABrowser } from './games.js';

playedInABrowser('block-mania', { random: 4 });
