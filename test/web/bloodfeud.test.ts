import { playedInABrowser } from './games.js';

playedInABrowser('bloodfeud', { random: 4 });
