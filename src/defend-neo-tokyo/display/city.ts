import type { Board, Link, Mark, Piece, Space } from '../../display/scene.js';
import { listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { ContentPack } from '../content/schema.js';
import { nameOf } from '../describe/names.js';
import { armorRating, lifeOf, sideOf } from '../mechanics/stat-cards.js';
import type { Monster } from '../state/state.js';
import { mechId, nameOfSeat, seenOf, type TokyoShown } from './shown.js';

type PackSpace = ContentPack['spaces'][number];

/** Radius of a space, and how far its neighbours are. */
const radius = 0.58;
const spacing = 1.3;

/** The map of Neo Tokyo. */
export function city(shown: TokyoShown): Board {
  const { size, places, links } = mapOf(shown.content);
  return {
    id: 'board:city',
    label: 'Neo Tokyo',
    size,
    spaces: shown.content.pack.spaces.map((space) => {
      return spaceOf(shown, space, places.get(space.id) ?? [0, 0]);
    }),
    links,
    pieces: [...monsters(shown), ...mechs(shown), ...citizens(shown)],
  };
}

/** What is printed. */
interface Printed {
  readonly size: [number, number];
  readonly places: ReadonlyMap<string, Place>;
  readonly links: Link[];
}

/** Worked out once for a pack. */
const maps = new WeakMap<Content, Printed>();

function mapOf(content: Content): Printed {
  const known = maps.get(content);
  if (known !== undefined) return known;
  const { spaces } = content.pack;
  const places = placesOf(spaces);
  const all = [...places.values()];
  const width = Math.max(...all.map(([x]) => x)) + radius + 0.03;
  const height = Math.max(...all.map(([, y]) => y)) + radius + 0.03;
  const links = spaces.flatMap((space) => linesFrom(content, space, places));
  const drawn: Printed = { size: [width, height], places, links };
  maps.set(content, drawn);
  return drawn;
}

type Place = readonly [x: number, y: number];

/** `at` counts along two sides of a hexagon: here it becomes a place on paper, from the upper left corner. */
function placesOf(spaces: readonly PackSpace[]): ReadonlyMap<string, Place> {
  const rough = spaces.map(({ id, at: [q, r] }) => {
    return [id, (q + r / 2) * spacing, r * spacing * 0.87] as const;
  });
  const left = Math.min(...rough.map(([, x]) => x)) - radius - 0.03;
  const top = Math.min(...rough.map(([, , y]) => y)) - radius - 0.03;
  return new Map(rough.map(([id, x, y]) => [id, [x - left, y - top]]));
}

function spaceOf(shown: TokyoShown, space: PackSpace, [x, y]: Place): Space {
  const { id, name, number, capacity } = space;
  const common = { id: `space:${id}`, shape: 'circle' as const, at: [x, y, radius] };
  if (number === null || capacity === null) {
    const note = 'No Monster, no Citizen and no City Damage comes here.';
    return { ...common, label: name, kind: 'hq', marks: [], note };
  }
  const here = shown.view.board[id];
  const label = `${number} ${name}`;
  if (here?.destroyed) {
    const marks = [{ kind: 'destroyed', label: 'City Destroyed token' }];
    const note = 'It is destroyed: only moves that say so lead through it.';
    return { ...common, label, kind: 'ruin', marks, note };
  }
  const damage = here?.cityDamage ?? 0;
  const note = `${damage} of ${capacity} City Damage; at ${capacity} it is destroyed.`;
  const marks = [damageMark(damage, capacity)];
  return { ...common, label, kind: damage === 0 ? 'city' : 'damagedCity', marks, note };
}

function damageMark(damage: number, capacity: number): Mark {
  if (damage === 0) return { kind: 'capacity', label: `holds ${capacity}`, value: capacity };
  return {
    kind: 'cityDamage',
    label: `${damage} of ${capacity} City Damage`,
    value: `${damage}/${capacity}`,
  };
}

/** The white lines, each once, from edge to edge. */
function linesFrom(
  content: Content,
  { id, adjacent }: PackSpace,
  places: ReadonlyMap<string, Place>,
): Link[] {
  return adjacent.flatMap((to): Link[] => {
    const [from, end] = [places.get(id), places.get(to)];
    if (id > to || from === undefined || end === undefined) return [];
    const [dx, dy] = [end[0] - from[0], end[1] - from[1]];
    const share = radius / Math.hypot(dx, dy);
    const at: Link['at'] = [
      from[0] + dx * share,
      from[1] + dy * share,
      end[0] - dx * share,
      end[1] - dy * share,
    ];
    const label = `white line between ${nameOf(content, id)} and ${nameOf(content, to)}`;
    const link = { id: `edge:${id}-${to}`, label, from: `space:${id}`, to: `space:${to}` };
    return [{ ...link, kind: 'whiteLine', at }];
  });
}

export function monsterId(monster: string): string {
  return `piece:${monster}`;
}

function monsters(shown: TokyoShown): Piece[] {
  return shown.view.monsters.map((monster): Piece => {
    const { id, space, damage, isBoss, fire } = monster;
    return {
      id: monsterId(id),
      kind: isBoss ? 'boss' : 'monster',
      on: `space:${space}`,
      label: nameOf(shown.content, id),
      value: lifeOf(seenOf(shown), id) - damage,
      flags: fire > 0 ? ['burning'] : [],
      note: monsterNote(shown, monster),
    };
  });
}

/** What everybody reads off a Monster. */
function monsterNote(shown: TokyoShown, monster: Monster): string {
  const seen = seenOf(shown);
  const life = lifeOf(seen, monster.id);
  const melee = armorRating(seen, monster, 'melee');
  const other = armorRating(seen, monster, 'nonMelee');
  const armor = melee === other ? `Armor ${melee}` : `Armor ${melee} Melee, ${other} Non-Melee`;
  const side = { mech: 'Mech side up', city: 'City side up', combined: 'One side' } as const;
  const said = [
    side[sideOf(seen, monster).name],
    `${life - monster.damage} of ${life} Life left`,
    armor,
    ...tokens(monster),
  ];
  return `${said.join('; ')}.`;
}

function tokens({ fire, plus, minus, armor }: Monster): string[] {
  const told = [
    fire > 0 ? plural(fire, 'Fire token') : '',
    plus > 0 ? plural(plus, '+1 Damage token') : '',
    minus > 0 ? plural(minus, '-1 Damage token') : '',
    armor > 0 ? plural(armor, 'Armor token') : '',
  ].filter((words) => words !== '');
  return told.length === 0 ? [] : [listed(told)];
}

function mechs(shown: TokyoShown): Piece[] {
  const { view, content } = shown;
  return view.mechs.map(({ space, tiles, lying, armorTokens }, seat): Piece => {
    const parts = listed(Object.values(tiles).map((tile) => nameOf(content, tile)));
    const armor = armorTokens === 0 ? '' : `; ${plural(armorTokens, 'Armor token')}`;
    return {
      id: mechId(seat),
      kind: 'mech',
      on: `space:${space}`,
      owner: seat,
      label: `Mech of ${nameOfSeat(shown, seat)}${lying ? ', lying' : ''}`,
      ...(armorTokens === 0 ? {} : { count: armorTokens }),
      flags: lying ? ['down'] : [],
      note: `${parts}${armor}.`,
    };
  });
}

export function citizenId(citizen: string): string {
  return `piece:${citizen}`;
}

function citizens(shown: TokyoShown): Piece[] {
  const { view, content, card } = shown;
  return content.cities.flatMap((at) => {
    return (view.board[at]?.citizens ?? []).map((id): Piece => {
      const { lines } = card(id);
      const population = content.citizens.get(id)?.population ?? 0;
      const label = `${nameOf(content, id)}, population ${population}`;
      const piece = { id: citizenId(id), on: `space:${at}`, label, value: population, flags: [] };
      const kind = lines.length === 0 ? 'citizen' : 'ableCitizen';
      return { ...piece, kind, ...(lines.length === 0 ? {} : { note: lines.join(' ') }) };
    });
  });
}
