import type { MovesIn } from '../../kernel/play.js';
import type { Same } from '../../kit/types.js';
import {
  type AssaultHereMove,
  assaultHere,
  type ChargeMove,
  charge,
  type HeroSupportMove,
  heroSupport,
  type UseFlamesMove,
  useFlames,
} from './assault.js';
import { type CardTargetMove, cardTarget } from './card-target.js';
import {
  type ActivateMove,
  activate,
  type DeployMove,
  type DrawMove,
  deploy,
  draw,
} from './command.js';
import { type DefensiveFireMove, defensiveFire } from './defensive-fire.js';
import { type DoneMove, done } from './done.js';
import { type FlyMove, fly } from './flying.js';
import {
  type DeployHeavyMove,
  type DiscardItemMove,
  deployHeavy,
  discardItem,
  type LayChargeMove,
  layCharge,
  type ReceiveMove,
  receive,
  type SwitchPowerMove,
  switchPower,
} from './gear.js';
import { type DiscardCardMove, discardCard } from './hand.js';
import {
  type JusticeTargetMove,
  justiceTarget,
  type PlayJusticeMove,
  playJustice,
} from './justice.js';
import { type PlaceKleggMove, placeKlegg } from './kleggs.js';
import {
  type PedwayMove,
  pedway,
  type SkyRailMove,
  skyRail,
  type VehicleMove,
  vehicle,
} from './lines.js';
import { type PlayCardMove, playCard } from './mania.js';
import {
  type ArsonMove,
  arson,
  type FightFireMove,
  fightFire,
  type LootMove,
  loot,
  type ScrawlMove,
  scrawl,
} from './mischief.js';
import { type PassMove, pass } from './pass.js';
import { type PlaceBlockerMove, placeBlocker } from './place.js';
import {
  type ChuteMove,
  chute,
  type ElevatorMove,
  elevator,
  type StopElevatorMove,
  stopElevator,
} from './shafts.js';
import {
  type DeclareShotMove,
  type DrillMove,
  declareShot,
  drill,
  type MarkersMove,
  markers,
  type TargetMove,
  target,
} from './shooting.js';
import { type StepMove, step } from './walking.js';

/** Every move, in the order in which legal moves are listed. */
export const moves = [
  placeBlocker,
  playJustice,
  justiceTarget,
  deploy,
  activate,
  step,
  elevator,
  stopElevator,
  chute,
  skyRail,
  pedway,
  vehicle,
  fly,
  receive,
  layCharge,
  switchPower,
  deployHeavy,
  draw,
  playCard,
  cardTarget,
  placeKlegg,
  discardItem,
  defensiveFire,
  declareShot,
  drill,
  target,
  markers,
  assaultHere,
  charge,
  heroSupport,
  useFlames,
  loot,
  arson,
  scrawl,
  fightFire,
  done,
  pass,
  discardCard,
] as const;

/** A move of Block Mania, told by its `type`: what `legalMoves` lists and `apply` takes. */
export type Move =
  | PlaceBlockerMove
  | PlayJusticeMove
  | JusticeTargetMove
  | DeployMove
  | ActivateMove
  | StepMove
  | ElevatorMove
  | StopElevatorMove
  | ChuteMove
  | SkyRailMove
  | PedwayMove
  | VehicleMove
  | FlyMove
  | ReceiveMove
  | LayChargeMove
  | SwitchPowerMove
  | DeployHeavyMove
  | DrawMove
  | PlayCardMove
  | CardTargetMove
  | PlaceKleggMove
  | DiscardItemMove
  | DefensiveFireMove
  | DeclareShotMove
  | DrillMove
  | TargetMove
  | MarkersMove
  | AssaultHereMove
  | ChargeMove
  | HeroSupportMove
  | UseFlamesMove
  | LootMove
  | ArsonMove
  | ScrawlMove
  | FightFireMove
  | DoneMove
  | PassMove
  | DiscardCardMove;
export type MoveType = Move['type'];
true satisfies Same<Move, MovesIn<typeof moves>>;
