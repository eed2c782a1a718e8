import type { MovesIn } from '../../kernel/play.js';
import { assaultHere, charge, endSubPhase, heroSupport, useFlames } from './assault.js';
import { cardTarget, discardCard, pass, placeKlegg, playCard, skipKlegg } from './cards.js';
import { activate, deploy, draw, endActivation, endCommand } from './command.js';
import { deployHeavy, discardItem, layCharge, receive, switchPower } from './gear.js';
import { justiceTarget, playJustice } from './justice.js';
import { arson, fightFire, loot, scrawl } from './mischief.js';
import { offeredAnywhere } from './misplaced.js';
import { placeBlocker } from './place.js';
import { declareShot, defFire, doneDefFire, drill, markers, target } from './shooting.js';
import { chute, elevator, fly, pedway, skyRail, step, stopElevator, vehicle } from './travel.js';

/** Every move, in the order in which legal moves are listed. */
const rules = [
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

export type Move = MovesIn<typeof rules>;
export const moves = rules.map(offeredAnywhere);
