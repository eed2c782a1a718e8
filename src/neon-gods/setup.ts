import { seedChance, setupSeed } from '../kernel/chance.js';
import type { Seat } from '../kernel/play.js';
import * as z from '../kernel/schema.js';
import { issuesOf, type PackIssue } from '../kit/pack.js';
import { id } from '../kit/terms.js';
import { noSuch } from '../kit/words.js';
import { forEachSpace, spaceIds } from './content/board.js';
import type { Content, Setting } from './content/compile.js';
import type { Scenario } from './content/schema.js';
import type { RuleId } from './rules.js';
import { houseRules, type State } from './state/state.js';
import { seatNumber, slots } from './state/terms.js';

export const setupOptions = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)], {
    error: 'a game has 2, 3 or 4 players',
  }),
  seed: setupSeed,
  /** Default: the first scenario of the pack. */
  scenario: id.optional(),
  /** One gang a seat, all different. Default: the first gangs of the pack. */
  gangs: z.array(id).max(12).optional(),
  firstPlayer: z.union([seatNumber, z.literal('random')]).default('random'),
  houseRules: houseRules.prefault({}),
});
/** The options of a game with all defaults filled in. */
export interface SetupOptions extends z.output<typeof setupOptions> {}
interface ParsedInput extends z.input<typeof setupOptions> {}
/** What `setup` takes: the number of players, a seed, and the options of Neon Gods, most with a default. */
export interface SetupInput extends Omit<ParsedInput, 'players'> {
  players: number;
}

export function checkSetup(options: SetupOptions, content: Content): PackIssue<RuleId>[] {
  const { players, scenario, gangs, firstPlayer } = options;
  return issuesOf<RuleId>((wrong) => {
    if (scenario !== undefined && !content.scenarios.has(scenario)) {
      wrong('NG-SCEN-01', ['scenario'], noSuch('scenario', scenario, content.scenarios));
    }
    if (gangs !== undefined && gangs.length !== players) {
      const message = `${players} players need ${players} gangs, not ${gangs.length}`;
      wrong('NG-SETUP-01', ['gangs'], message);
    }
    gangs?.forEach((gang, seat) => {
      if (!content.gangs.has(gang)) {
        wrong('NG-SETUP-01', ['gangs', seat], noSuch('gang', gang, content.gangs));
      } else if (gangs.indexOf(gang) !== seat) {
        wrong('NG-SETUP-01', ['gangs', seat], `the gang "${gang}" is taken already`);
      }
    });
    if (firstPlayer !== 'random' && firstPlayer >= players) {
      wrong('NG-SETUP-11', ['firstPlayer'], `there is no seat ${firstPlayer}`);
    }
  });
}

/** Everything that needs no chance; the agenda deals the rest. */
export function begin(options: SetupOptions, content: Content): State {
  const { players, seed, firstPlayer } = options;
  const { constants, pack } = content;
  const scenario = content.scenarios.get(options.scenario ?? '') ?? (pack.scenarios[0] as Scenario);
  const gangs = options.gangs ?? pack.gangs.slice(0, players).map((gang) => gang.id);
  const setting = content.setting({ scenario: scenario.id, players });
  const recruits = [...pack.recruits, ...pack.events].map((card) => card.id);
  return {
    game: 'neon-gods',
    pack: pack.id,
    scenario: scenario.id,
    players,
    houseRules: options.houseRules,
    chance: seedChance(seed),
    agenda: [{ type: 'deal', firstPlayer: firstPlayer === 'random' ? null : firstPlayer }],
    round: 1,
    daylights: 0,
    firstPlayer: 0,
    active: 0,
    turnInRound: 0,
    seats: gangs.map((gang) => ({
      gang,
      blurp: 0,
      money: constants.startMoney,
      figureSupply: constants.figuresPerGang - scenario.startFigures,
      hand: [],
      discard: [],
      activated: [],
      draw: [[...(content.startingCards.get(gang) as readonly string[])]],
    })),
    board: layOut(setting, players, scenario.startFigures),
    supply: stock(content, setting),
    recruitDeck: [recruits.sort()],
    row: slots.map(() => null),
    pendingEvent: null,
    outcome: null,
  };
}

function layOut({ layout }: Setting, players: number, startFigures: number): State['board'] {
  return forEachSpace((at) => {
    const { base, dead, skyscraper, tunnel, owls, products, andys } = layout[at];
    return {
      base,
      dead,
      skyscraper,
      tunnel,
      owls,
      products,
      factory: false,
      watchtower: false,
      monument: false,
      andys: Array.from({ length: andys }, () => ({ down: 0 })),
      figures: figuresAt(base, players, startFigures),
    };
  });
}

function figuresAt(base: Seat | null, players: number, startFigures: number): number[] {
  const figures = new Array<number>(players).fill(0);
  if (base !== null) figures[base] = startFigures;
  return figures;
}

/** What the layout leaves of the box. */
function stock({ pack }: Content, { layout }: Setting): State['supply'] {
  const { box } = pack;
  const cells = spaceIds.map((at) => layout[at]);
  return {
    tunnels: box.tunnels - cells.filter(({ tunnel }) => tunnel).length,
    owls: cells.reduce((left, { owls }) => left - owls, box.owls),
    products: cells.reduce((left, { products }) => left - products, box.products),
    factories: box.factories,
    watchtowers: box.watchtowers,
    monuments: box.monuments,
    andys: [pack.andys.map((andy) => andy.id).sort()],
  };
}
