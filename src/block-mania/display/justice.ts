import { plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { JusticeEffect, JusticeSide, MarkerKind } from '../content/schema.js';
import { termName } from '../describe/names.js';

/** What a justice side does. */
export function justiceLines({ effect }: JusticeSide, content: Content): string[] {
  const tell = told[effect.kind] as (effect: JusticeEffect, content: Content) => string[];
  return tell(effect, content);
}

type EffectOf<K extends JusticeEffect['kind']> = Extract<JusticeEffect, { kind: K }>;

const told: {
  readonly [K in JusticeEffect['kind']]: (effect: EffectOf<K>, content: Content) => string[];
} = {
  removeBlocker: ({ filter, rollMax }) => {
    const who =
      filter === 'any' ? 'a blocker' : "a blocker on a civic square or a 'tween block plaza";
    if (rollMax === undefined) return [`Remove ${who} of your choice.`];
    return [`Choose ${who} and roll a die: on ${upTo(rollMax)} it is removed.`];
  },
  removeArea: ({ centre, area, rollMax }) => {
    const square = centre === 'anyWithBlocker' ? 'a square' : 'an interior square';
    const around =
      area === 'square8' ? 'the eight squares around it' : "the block's interior squares around it";
    const fate =
      rollMax === undefined
        ? ': all of them are removed.'
        : `: a die is rolled for each of them, and on ${upTo(rollMax)} it is removed.`;
    return [`Choose ${square} with a blocker, and take everybody in it and in ${around}${fate}`];
  },
  removeFires: () => ['All fires in one block of your choice go out.'],
  placeMarker: ({ marker, where, max }, content) => {
    const most = Math.min(max, content.pack.markerLimits[marker]);
    return [
      `Place the ${termName(marker)} ${spots[where]}; no more than ${most} are in play.`,
      ...markerLines(marker, content),
    ];
  },
  removeKleggs: () => ['All kleggs are removed.'],
};

const spots: Readonly<Record<EffectOf<'placeMarker'>['where'], string>> = {
  openAir: 'in an open-air square',
  tweenPlaza: "on a 'tween block plaza",
  nextToBlock: 'next to a block that has none',
};

/** What wagons and cannons do as long as they are there. */
export function markerLines(marker: MarkerKind, { constants }: Content): string[] {
  const { hWagonDamage, foamMax, sonicFactor, sonicPenalty } = constants;
  switch (marker) {
    case 'hWagon':
      return [
        `In every combat phase it attacks a blocker in its line of fire, and everybody with it, with DAMAGE ${hWagonDamage}: first who has a heavy weapon set up, then who has fired, then who is armed, then the closest.`,
        'Whoever it hits is removed.',
      ];
    case 'patWagon':
      return [
        `In every combat phase it foams the closest blocker in its line of fire, the strongest of several: on ${upTo(foamMax)} it is removed.`,
      ];
    case 'sonicCannon':
      return [
        `Blockers inside that block cost ${sonicFactor} times their COMMAND to activate, and whatever they roll for is at -${sonicPenalty}.`,
      ];
  }
}

/** "a 1", "a 4 or less". */
export function upTo(face: number): string {
  return face === 1 ? 'a 1' : `a ${face} or less`;
}

/** "2 shopping malls". */
export function counted(count: number, noun: string): string {
  return plural(count, noun, noun === 'armoury' ? 'armouries' : undefined);
}
