import type { Box, Constants } from '../schema.js';

/** From the rulebook, except where a line says otherwise. */
export const constants: Constants = {
  rounds: 9,
  daylightAfterRounds: [3, 6, 9],
  startHand: 2,
  startMoney: 5,
  figuresPerGang: 16,
  handLimit: 5,
  stepMove: { figures: 2, spaces: 3 },
  effectMoveSpaces: 3,
  activations: 3,
  battleCards: 3,
  maxOwnFiguresPerSpace: 2,
  recruitPrices: [0, 1, 3, 5], // 0 is public, 1 and 3 are house-made
  exchange: [
    { pay: 6, blurp: 3 },
    { pay: 10, blurp: 6 },
    { pay: 14, blurp: 9 },
    { pay: 20, blurp: 14 },
  ],
  battleWinBlurp: 1,
  andyWinBlurp: 1,
  owlPenalty: 2,
  watchtower: { same: 3, adjacent: 1 },
  monumentPay: 2,
  factoryTable: [0, 1, 3, 6, 10, 15, 21, 28],
};

/** From the rulebook, except how the 16 skyscrapers split into values. */
export const box: Box = {
  tunnels: 10,
  owls: 10,
  factories: 10,
  watchtowers: 10,
  monuments: 10,
  products: 30,
  skyscrapers: { 1: 6, 2: 6, 3: 4 },
  deadZones: 16,
  bases: 4,
};
