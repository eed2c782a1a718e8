import { type Touch, thingTouch } from '../../display/touch.js';
import { topStep } from '../../kernel/play.js';
import { capital } from '../../kit/words.js';
import { domainName, edgeName, nameOf, placeName, unitOf } from '../describe/names.js';
import { attackStrength, defenceStrength, totalOf } from '../mechanics/combat.js';
import { stackOn } from '../mechanics/units.js';
import type { Location, PlayerId, UnitName, Zone } from '../state/state.js';
import { type FeudShown, positionOf } from './board.js';
import {
  basicsThing,
  domainThing,
  edgeThing,
  heldThing,
  playerThing,
  stationThing,
  unitThing,
} from './things.js';

/* Things on the table as somebody touches them. */

export function held({ content }: FeudShown, seat: number, zone: Zone, card: string): Touch {
  return thingTouch(heldThing(seat, zone, card), nameOf(content, card));
}

export function person({ names }: FeudShown, seat: number, player: PlayerId): Touch {
  return thingTouch(playerThing(seat, player), `${player} of ${names[seat]}`);
}

export function station(at: Location): Touch {
  return thingTouch(stationThing(at), capital(placeName(at)));
}

export function domain(shown: FeudShown, at: string): Touch {
  return thingTouch(domainThing(at), domainName(positionOf(shown), at));
}

export function edge(shown: FeudShown, at: string): Touch {
  return thingTouch(edgeThing(at), capital(edgeName(positionOf(shown), at)));
}

/** A Unit on the Cityscape, with its Domain, so that nobody takes it for the player at a station. */
export function unit(shown: FeudShown, seat: number, which: UnitName, at: string): Touch {
  const { label, ...touch } = fighter(shown, seat, which, at);
  return { ...touch, label: `${label} on ${domainName(positionOf(shown), at)}` };
}

/** A Unit by its team; of Basic Units a ready one, if there is one. */
function fighter({ view, names }: FeudShown, seat: number, which: UnitName, at: string): Touch {
  const label = `${unitOf(which)} of ${names[seat]}`;
  if (which !== 'basic') return thingTouch(unitThing(seat, which), label);
  const how = stackOn(view, at, seat).ready > 0 ? 'ready' : 'tired';
  return thingTouch(basicsThing(seat, at, how), capital(label));
}

/** The Unit that an Order names where it is carried out; of an Attack also what would stand against what. */
export function target(shown: FeudShown, seat: number, which: UnitName): Touch {
  const step = topStep(shown.view);
  const isOrder = step?.type === 'attackTarget' || step?.type === 'embraceTarget';
  const touch = fighter(shown, seat, which, isOrder ? step.domain : '');
  if (step?.type !== 'attackTarget') return touch;
  const aimed = { team: seat, unit: which };
  const attack = totalOf(attackStrength(positionOf(shown), step, aimed));
  const defence = totalOf(defenceStrength(positionOf(shown), step, aimed));
  return { ...touch, label: `${touch.label} (${attack} against ${defence})` };
}
