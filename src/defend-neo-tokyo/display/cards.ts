import type { CardText } from '../../display/card.js';
import type { Content } from '../content/compiled.js';
import { cityTexts } from './city-cards.js';
import { mechTexts } from './mech-cards.js';
import { statTexts } from './stat-cards.js';
import { tokenTexts } from './tokens.js';

/**
 * What everything says that a player can meet, by its id in the pack. The copies of a card (`ar-mg-1#2`) say what their
 * design (`ar-mg-1`) says.
 */
export function cardsOf(content: Content): CardText[] {
  return [...mechTexts(content), ...statTexts(content), ...cityTexts(content), ...tokenTexts()];
}
