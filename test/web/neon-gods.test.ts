import { playedInABrowser } from './games.js';

playedInABrowser('neon-gods', { random: 4 });
