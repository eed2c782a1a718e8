import type { MovesIn } from '../../kernel/play.js';
import { pass, playCard, useTile } from './action.js';
import { assemble, pickArm, pickChassis, pickLegs, pickPrebuilt } from './build.js';
import {
  chooseCard,
  chooseCitizen,
  chooseDice,
  chooseMech,
  chooseMonster,
  chooseOption,
  choosePart,
  choosePower,
  chooseSpace,
  done,
  placeCard,
  step,
} from './choices.js';
import { assignPower, discardCard, endTurn, evac, stay } from './planning.js';
import { declineReact, react } from './react.js';

/** In the order in which `legalMoves` lists them. */
export const moves = [
  pickPrebuilt,
  pickChassis,
  pickLegs,
  pickArm,
  assemble,
  assignPower,
  evac,
  stay,
  playCard,
  useTile,
  pass,
  react,
  declineReact,
  chooseMonster,
  chooseSpace,
  chooseMech,
  choosePart,
  choosePower,
  chooseCitizen,
  chooseCard,
  chooseOption,
  chooseDice,
  placeCard,
  step,
  done,
  discardCard,
  endTurn,
] as const;

export type Move = MovesIn<typeof moves>;
export type MoveType = Move['type'];
