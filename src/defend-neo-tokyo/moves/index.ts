import type { MovesIn } from '../../kernel/play.js';
import type { Same } from '../../kit/types.js';
import {
  type PassMove,
  type PlayCardMove,
  pass,
  playCard,
  type UseTileMove,
  useTile,
} from './action.js';
import {
  type AssembleMove,
  assemble,
  type PickArmMove,
  type PickChassisMove,
  type PickLegsMove,
  type PickPrebuiltMove,
  pickArm,
  pickChassis,
  pickLegs,
  pickPrebuilt,
} from './build.js';
import {
  type ChooseCardMove,
  type ChooseCitizenMove,
  type ChooseDiceMove,
  type ChooseMechMove,
  type ChooseOptionMove,
  type ChoosePartMove,
  type ChoosePowerMove,
  type ChooseSpaceMove,
  chooseCard,
  chooseCitizen,
  chooseDice,
  chooseMech,
  chooseOption,
  choosePart,
  choosePower,
  chooseSpace,
} from './choices.js';
import { type ChooseMonsterMove, chooseMonster } from './choose-monster.js';
import { type DoneMove, done } from './done.js';
import {
  type AssignPowerMove,
  assignPower,
  type DiscardCardMove,
  discardCard,
  type EndTurnMove,
  type EvacMove,
  endTurn,
  evac,
  type StayMove,
  stay,
} from './planning.js';
import { type DeclineReactMove, declineReact, type ReactMove, react } from './react.js';
import { type PlaceCardMove, placeCard } from './scry.js';
import { type StepMove, step } from './walk.js';

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

/** A move of Defend Neo Tokyo, told by its `type`: what `legalMoves` lists and `apply` takes. */
export type Move =
  | PickPrebuiltMove
  | PickChassisMove
  | PickLegsMove
  | PickArmMove
  | AssembleMove
  | AssignPowerMove
  | EvacMove
  | StayMove
  | PlayCardMove
  | UseTileMove
  | PassMove
  | ReactMove
  | DeclineReactMove
  | ChooseMonsterMove
  | ChooseSpaceMove
  | ChooseMechMove
  | ChoosePartMove
  | ChoosePowerMove
  | ChooseCitizenMove
  | ChooseCardMove
  | ChooseOptionMove
  | ChooseDiceMove
  | PlaceCardMove
  | StepMove
  | DoneMove
  | DiscardCardMove
  | EndTurnMove;
export type MoveType = Move['type'];
true satisfies Same<Move, MovesIn<typeof moves>>;
