import type { Board, Mark, Space } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { type Limb, limbs, type Part } from '../content/terms.js';
import { nameOf, partNames } from '../describe/names.js';
import { actionsOf } from '../mechanics/actions.js';
import { chassisSpaces, powerOutput, trackLength } from '../mechanics/mechs.js';
import type { SeenMech } from '../state/state.js';
import { nameOfSeat, type TokyoShown, tileId } from './shown.js';

/** A tile is this wide, whatever the length of its track, so that the tracks stand below each other. */
const tileWidth = 2.2;
/** Width of a space of a limb's track, of a Chassis, and of its last one. */
const cell = 1.15;
const chassisCell = 0.5;
const failureWidth = 1.4;
const rowHeight = 1.35;

/** Every Mech with its tiles: Power and Damage on the tracks of the limbs, Damage on that of the Chassis. */
export function mats(shown: TokyoShown): Board[] {
  const { view } = shown;
  const rows = view.mechs.map((mech, seat) => matOf(shown, mech, seat));
  const width = Math.max(...rows.flat().map(({ at: [x = 0, , wide = 0] }) => x + wide));
  return rows.map((spaces, seat) => ({
    id: `board:mech-${seat}`,
    label: `The Mech of ${nameOfSeat(shown, seat)}`,
    size: [width, (1 + limbs.length) * rowHeight],
    spaces,
    links: [],
    pieces: [],
  }));
}

/** The Chassis above, the limbs below. */
function matOf(shown: TokyoShown, mech: SeenMech, seat: Seat): Space[] {
  return [
    ...chassis(shown, mech, seat),
    ...limbs.flatMap((limb, i) => limbTrack(shown, mech, seat, limb, (1 + i) * rowHeight)),
  ];
}

function tile(shown: TokyoShown, mech: SeenMech, seat: Seat, part: Part, at: number[]): Space {
  const { content, card } = shown;
  const name = nameOf(content, mech.tiles[part]);
  return {
    id: tileId(seat, part),
    label: name,
    shape: 'rect',
    at,
    kind: 'tile',
    marks: part === 'chassis' ? bots(mech) : [],
    owner: seat,
    note: `${partNames[part]} of ${nameOfSeat(shown, seat)}. ${card(mech.tiles[part]).lines.join(' ')}`.slice(
      0,
      400,
    ),
  };
}

function bots({ repairBots, armorTokens }: SeenMech): Mark[] {
  const marks: Mark[] = [
    { kind: 'repairBot', label: plural(repairBots, 'Repair Bot'), value: repairBots },
  ];
  if (armorTokens === 0) return marks;
  return [
    ...marks,
    { kind: 'armor', label: plural(armorTokens, 'Armor token'), value: armorTokens },
  ];
}

/** From the Critical Failure space at the left to the area that fills first at the right. */
function chassis(shown: TokyoShown, mech: SeenMech, seat: Seat): Space[] {
  const { content } = shown;
  const areas = content.chassis.get(mech.tiles.chassis)?.areas ?? [];
  const length = chassisSpaces(content, mech);
  const output = powerOutput(content, mech);
  const spaces: Space[] = [tile(shown, mech, seat, 'chassis', [0, 0, tileWidth, rowHeight])];
  const common = { shape: 'rect', partOf: tileId(seat, 'chassis') } as const;
  spaces.push({
    ...common,
    id: `${tileId(seat, 'chassis')}-0`,
    label: 'Critical Failure',
    at: [tileWidth, 0, failureWidth, rowHeight],
    kind: 'criticalFailure',
    marks: [{ kind: 'failure', label: 'Critical Failure' }],
  });
  const left = tileWidth + failureWidth;
  let filled = 0;
  for (const { color, spaces: count, power } of areas) {
    for (let i = 0; i < count; i++, filled++) {
      const isDamaged = filled < mech.damage.chassis;
      spaces.push({
        ...common,
        id: `${tileId(seat, 'chassis')}-${filled + 1}`,
        label: i === 0 ? String(power) : '',
        at: [left + chassisCell * (length - filled - 1), 0, chassisCell, rowHeight],
        kind: areaKinds.has(color) ? color : 'area',
        marks: isDamaged ? [{ kind: 'damage', label: 'Damage token' }] : [],
        note: `Power output ${power} with Damage here; it is ${output} now.`,
      });
    }
  }
  return spaces;
}

const areaKinds = new Set(['green', 'yellow', 'orange', 'red']);

/** Power from the left, Damage from the right; the space that an action is linked to has its name. */
function limbTrack(
  shown: TokyoShown,
  mech: SeenMech,
  seat: Seat,
  limb: Limb,
  top: number,
): Space[] {
  const { content } = shown;
  const length = trackLength(content, mech, limb);
  const linked = new Map<number, string>();
  for (const { link, name } of actionsOf(content, mech, limb)) {
    const before = linked.get(link ?? 0);
    linked.set(link ?? 0, before === undefined ? name : `${before}, ${name}`);
  }
  const cells = Array.from({ length }, (_, i): Space => {
    const names = linked.get(i + 1) ?? '';
    return {
      id: `${tileId(seat, limb)}-${i + 1}`,
      partOf: tileId(seat, limb),
      label: names,
      shape: 'rect',
      at: [tileWidth + i * cell, top, cell, rowHeight],
      kind: 'powerSpace',
      marks: lyingOn(mech, limb, i, length),
      ...(names === '' ? {} : { note: `${names} needs Power here.` }),
    };
  });
  return [tile(shown, mech, seat, limb, [0, top, tileWidth, rowHeight]), ...cells];
}

function lyingOn({ power, damage }: SeenMech, limb: Limb, at: number, length: number): Mark[] {
  if (at < power[limb]) return [{ kind: 'power', label: 'Power token' }];
  if (at >= length - damage[limb]) return [{ kind: 'damage', label: 'Damage token' }];
  return [];
}
