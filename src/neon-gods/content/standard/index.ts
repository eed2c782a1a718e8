import type { ContentPack } from '../schema.js';
import { andys } from './andys.js';
import { box, constants } from './constants.js';
import { dice } from './dice.js';
import { events } from './events.js';
import { gangs } from './gangs.js';
import { recruits } from './recruits.js';
import { scenarios } from './scenarios.js';
import { startingCards } from './starting-cards.js';
import { workCards } from './work-cards.js';

export const standard = (): ContentPack => ({
  id: 'standard',
  title: 'Neon Gods',
  publicFacts: [
    {
      fact: '36 square spaces; 4 cards in the row, from 5 $ to free; 2 cards and 5 $ at first',
      where: 'review on czechboardgamer.com and deskovehry.com',
    },
    {
      fact: 'Seven types of gang member; a figure with each recruit; basic grunts to start with',
      where: "publisher's preview quoted on tabletopgamingnews.com",
    },
    {
      fact: 'Warriors fight, bandits steal $',
      where: "publisher's preview quoted on tabletopgamingnews.com",
    },
    {
      fact: 'Blue dice have few hits, pink dice more, green dice few, but they steal $',
      where: "publisher's preview, plaidhatgames.com/news/949",
    },
    {
      fact: 'Battles are fought only where the active player has figures',
      where: "publisher's preview, plaidhatgames.com/news/949",
    },
    {
      fact: 'Older cards in the row are cheaper',
      where: "publisher's article in gametrademagazine.com #223",
    },
    { fact: 'Six cards in a starting deck', where: 'review on geekbecois.com' },
    { fact: 'Bases in opposite corners', where: 'review on alwaysplayblue.com' },
    {
      fact: 'Neon pink, green, yellow and blue are the colours of the game',
      where: 'news item on tabletopgaming.co.uk',
    },
    { fact: '20 tiles and 9 dice', where: 'news item on icv2.com' },
  ],
  constants,
  box,
  dice,
  andys,
  gangs,
  startingCards,
  recruits,
  events,
  workCards,
  scenarios,
});
