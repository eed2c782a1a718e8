export { cardsOf } from './cards.js';
