import { playedInABrowser } from './games.js';

playedInABrowser('city-of-remnants', { options: { roundLimit: 3 }, random: 4 });
