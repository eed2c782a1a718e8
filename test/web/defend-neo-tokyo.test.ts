import { playedInABrowser } from './games.js';

playedInABrowser('defend-neo-tokyo', { random: 4 });
