import type { MovesIn } from '../../kernel/play.js';
import { assaultHere, charge, endSubPhase, heroSupport, useFlames } from './assault.js';
import { cardTarget } from './card-target.js';
import { activate, deploy, draw, endActivation, endCommand } from './command.js';
import { defFire, doneDefFire } from './defensive-fire.js';
import { fly } from './flying.js';
import { deployHeavy, discardItem, layCharge, receive, switchPower } from './gear.js';
import { discardCard } from './hand.js';
import { justiceTarget, playJustice } from './justice.js';
import { placeKlegg, skipKlegg } from './kleggs.js';
import { pedway, skyRail, vehicle } from './lines.js';
import { pass, playCard } from './mania.js';
import { arson, fightFire, loot, scrawl } from './mischief.js';
import { placeBlocker } from './place.js';
import { chute, elevator, stopElevator } from './shafts.js';
import { declareShot, drill, markers, target } from './shooting.js';
import { step } from './walking.js';

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
  skipKlegg,
  discardItem,
  endActivation,
  endCommand,
  defFire,
  doneDefFire,
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
  endSubPhase,
  pass,
  discardCard,
] as const;

export type Move = MovesIn<typeof moves>;
