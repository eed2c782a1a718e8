/* `cityrules/kit`: plain functions that table games share and may ignore. */
export { type AgendaPlan, misplacedSteps } from './agenda.js';
export { misplacedCards, seatsNamed, strangeSeats, type Zone } from './conserve.js';
export { happened } from './events.js';
export {
  bury,
  cardsIn,
  drawLayered,
  hasSeen,
  type Layer,
  layerOf,
  peek,
  type SeenBy,
  shuffledLayers,
} from './layers.js';
export { byId, issuesOf, type PackIssue, uniqueIds, type Wrong } from './pack.js';
export {
  copyPile,
  type Drawing,
  drawTop,
  isTidy,
  type Pile,
  pileOf,
  pileSize,
  refill,
  shuffleInto,
  shuffleUnder,
} from './piles.js';
export { take } from './random.js';
export { clockwise, groupsBy, nextSeat, others, sees } from './seats.js';
export {
  addAll,
  addTo,
  copiesOf,
  distinct,
  isSorted,
  removeFrom,
  withId,
  withoutId,
} from './sets.js';
export { stepOf } from './steps.js';
export {
  count,
  id,
  name,
  ownText,
  packId,
  seatSet,
  seatTerm,
  source,
  sources,
  viewerTerm,
} from './terms.js';
export type { Same } from './types.js';
export { newer, withEntry, withoutEntry, withPlace } from './values.js';
export { capital, listed, plural, seatName, sentence, withArticle } from './words.js';
