import type { SeatRow } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import type { Seat } from '../../kernel/play.js';
import { nameOf } from '../describe/names.js';
import { guardOf, handSize, powerOutput } from '../mechanics/mechs.js';
import type { SeenMech } from '../state/state.js';
import { nameOfSeat, type TokyoShown } from './shown.js';
import { strength } from './telling.js';

/** Everybody at the table; `asked` are to act. */
export function seatRows(shown: TokyoShown, asked: readonly Seat[]): SeatRow[] {
  return Array.from({ length: shown.view.options.players }, (_, seat): SeatRow => {
    const mech = shown.view.mechs[seat];
    const captain: SeatRow['facts'] = shown.view.captain === seat ? [['Captain', 'yes']] : [];
    return {
      id: `seat:${seat}`,
      seat,
      name: nameOfSeat(shown, seat),
      colour: seatColour(seat),
      facts: [...captain, ...(mech === undefined ? unbuilt : factsOf(shown, mech))],
      active: asked.includes(seat),
    };
  });
}

const unbuilt: SeatRow['facts'] = [['Mech', 'not built yet']];

function factsOf({ content }: TokyoShown, mech: SeenMech): SeatRow['facts'] {
  const { tiles, space, lying, repairBots, armorTokens } = mech;
  const facts: SeatRow['facts'] = [
    ['Chassis', nameOf(content, tiles.chassis)],
    ['In', nameOf(content, space)],
    ['Power output', powerOutput(content, mech)],
    ['Hand', handSize(mech)],
    ['Repair Bots', repairBots],
  ];
  if (armorTokens > 0) facts.push(['Armor', armorTokens]);
  if (lying) facts.push(['Mech', 'lies, has passed']);
  return [...facts, ...lasting(mech)];
}

/** What cards in front still do. */
function lasting(mech: SeenMech): SeatRow['facts'] {
  const facts: SeatRow['facts'] = mech.modifiers.flatMap(({ kind, dice, flat, melee, uses }) => {
    if (kind !== 'boost') return [];
    const attacks = melee === null ? 'attack' : melee ? 'Melee Attack' : 'other attack';
    const label = uses === 'next' ? `Next ${attacks}` : `Each ${attacks}`;
    return [[label, `+${strength(dice, flat)}`]];
  });
  const guard = guardOf(mech);
  return guard === 0 ? facts : [...facts, ['Each blow', `-${guard}`]];
}
