import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import * as z from '../kernel/schema.js';
import { id } from '../kit/terms.js';
import { noSuch } from '../kit/words.js';
import type { Content } from './content/compiled.js';
import { builds, houseRules, type Mech, type State, type Tiles, tiles } from './state/state.js';
import { seat } from './state/terms.js';

export const setupOptions = z.strictObject({
  players: z.int().min(2).max(5),
  seed: setupSeed,
  /** A Monster set of the pack. */
  threat: z.union([id, z.literal('random')]).default('random'),
  captain: z.union([seat, z.literal('random')]).default('random'),
  build: z.enum(builds).default('prebuilt'),
  /** One Mech a seat, with `build` = assigned only. */
  mechs: z.array(tiles).min(2).max(5).exactOptional(),
  houseRules: houseRules.prefault({}),
});
/** The options of a game with all defaults filled in. */
export interface SetupOptions extends z.output<typeof setupOptions> {}
/** What `setup` takes: the number of players, a seed, and the options of Defend Neo Tokyo, most with a default. */
export interface SetupInput extends z.input<typeof setupOptions> {}

export function checkSetup(options: SetupOptions, content: Content): InputIssue[] {
  const { players, threat, captain, build, mechs } = options;
  const issues: InputIssue[] = [];
  const wrong = (rule: string, path: (string | number)[], message: string) => {
    issues.push({ rule, path, message });
  };
  if (threat !== 'random' && !content.sets.has(threat)) {
    wrong('DN-SETUP-03', ['threat'], noSuch('Monster set', threat, content.sets));
  }
  if (captain !== 'random' && captain >= players) {
    wrong('DN-SETUP-09', ['captain'], `there is no seat ${captain}; choose 0 to ${players - 1}`);
  }
  if ((build === 'assigned') !== (mechs !== undefined)) {
    wrong('DN-SETUP-01', ['mechs'], 'give mechs with build "assigned", and only then');
  }
  if (mechs !== undefined && mechs.length !== players) {
    wrong('DN-SETUP-01', ['mechs'], `give one Mech for each of ${players} players`);
  }
  const taken = new Set<string>();
  mechs?.forEach((mech, seat) => {
    for (const [part, tile] of Object.entries(mech)) {
      const tiles = tilesFor(content, part);
      if (!tiles.has(tile)) {
        wrong('DN-MECH-01', ['mechs', seat, part], noSuch(`${part} tile`, tile, tiles));
      } else if (taken.has(tile)) {
        wrong(
          'DN-BUILD-01',
          ['mechs', seat, part],
          `each tile exists once; "${tile}" is taken already`,
        );
      }
      taken.add(tile);
    }
  });
  return issues;
}

function tilesFor(content: Content, part: string): ReadonlyMap<string, unknown> {
  if (part === 'chassis') return content.chassis;
  return part === 'legs' ? content.legs : content.arms;
}

/** Everything that needs no chance; the agenda does the rest. */
export function begin(options: SetupOptions, content: Content): State {
  const { players, seed, threat, captain, build } = options;
  const { constants, pack } = content;
  const { eventDeck, tokens } = constants;
  const size = eventDeck[String(players) as keyof typeof eventDeck];
  const blanks = [
    ...Array.from({ length: size.appears }, () => 'appears'),
    ...Array.from({ length: size.event }, () => 'event'),
  ];
  return {
    game: 'defend-neo-tokyo',
    pack: pack.id,
    options: { players, threat: null, build, houseRules: options.houseRules },
    chance: seedChance(seed),
    agenda: [
      {
        type: 'begin',
        captain: captain === 'random' ? null : captain,
        threat: threat === 'random' ? null : threat,
      },
    ],
    phase: 'build',
    round: 0,
    captain: 0,
    board: Object.fromEntries(
      pack.spaces.map(({ id }) => [id, { cityDamage: 0, destroyed: false, citizens: [] }]),
    ),
    mechs: (options.mechs ?? []).map((one) => newMech(content, one)),
    monsters: [],
    defeated: [],
    bossAppeared: false,
    eventDeck: [blanks],
    eventUnseen: { appears: [], events: [] },
    eventDiscard: [],
    eventRemoved: [],
    cityDeck: [[...content.decks.city]],
    cityDiscard: [],
    citizenDeck: [[...content.decks.citizen]],
    citizenDiscard: [],
    destroyedStack: [],
    citizenRemoved: [],
    populationCarry: 0,
    attackTrack: 0,
    attackTrackMover: null,
    destruction: 0,
    tokenSupply: { ...tokens },
    currentEvent: null,
    muted: Array.from({ length: players }, () => false),
    outcome: null,
  };
}

/** DN-MECH-02, DN-SETUP-08, DN-CHAS-05: an undamaged Mech in HQ, with the cards of its tiles as its deck. */
export function newMech(content: Content, parts: Tiles): Mech {
  const { chassis, leftArm, rightArm, legs } = parts;
  const cards: string[] = [];
  // In the order of tiles, after which cards are called: little is left to sort. With flatMap, unsorted, 2 per cent of random play.
  for (const tile of [chassis, leftArm, rightArm, legs].sort()) {
    for (const card of content.cardsOfTile.get(tile) ?? []) cards.push(card);
  }
  return {
    tiles: parts,
    power: { leftArm: 0, rightArm: 0, legs: 0 },
    damage: { chassis: 0, leftArm: 0, rightArm: 0, legs: 0 },
    armorTokens: 0,
    repairBots: content.constants.repairBots,
    space: content.hq,
    lying: false,
    hand: [],
    deck: [cards.sort()],
    discard: [],
    front: [],
    modifiers: [],
  };
}
