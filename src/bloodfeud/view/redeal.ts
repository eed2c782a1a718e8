import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import type { FeudPosition } from '../play.js';
import { redealStep } from './redeal-agenda.js';
import { redealAdvancements, redealAmbitions, redealEvents, redealOrders } from './redeal-cards.js';

/**
 * Exchanges, at random, what the viewer does not know: cards in other hands, sealed Orders, hidden
 * layers, the unseen Event, and answers still secret. All counts stay as they are.
 */
export function redeal(position: FeudPosition, viewer: Viewer, random: SeededChance): void {
  redealOrders(position, viewer, random);
  redealAdvancements(position, viewer, random);
  redealEvents(position, viewer, random);
  redealAmbitions(position, viewer, random);
  const { agenda } = position.state;
  position.state.agenda = agenda.map((step) => redealStep(position, step, viewer, random));
}
