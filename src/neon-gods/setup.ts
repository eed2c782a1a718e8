import * as z from 'zod';
import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import type { Seat } from '../kernel/play.js';
import { drawTop, shuffleInto } from '../kit/piles.js';
import { addTo } from '../kit/sets.js';
import type { Content, Setting } from './content/compile.js';
import type { Scenario } from './content/schema.js';
import { forEachSpace, spaceIds } from './mechanics/board.js';
import type { NeonTable } from './play.js';
import { houseRules, id, type State, seatNumber, seatOf } from './state/state.js';
import type { Steps } from './steps/rule.js';

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
export type SetupOptions = z.output<typeof setupOptions>;
export type SetupInput = Omit<z.input<typeof setupOptions>, 'players'> & { players: number };

export function checkSetup(options: SetupOptions, content: Content): InputIssue[] {
  const { players, scenario, gangs, firstPlayer } = options;
  const issues: InputIssue[] = [];
  const wrong = (rule: string, path: (string | number)[], message: string) => {
    issues.push({ rule, path, message });
  };
  if (scenario !== undefined && !content.scenarios.has(scenario)) {
    const known = [...content.scenarios.keys()].join(', ');
    wrong('NG-SCEN-01', ['scenario'], `there is no scenario "${scenario}", but ${known}`);
  }
  if (gangs !== undefined && gangs.length !== players) {
    wrong(
      'NG-SETUP-01',
      ['gangs'],
      `${players} players need ${players} gangs, not ${gangs.length}`,
    );
  }
  gangs?.forEach((gang, seat) => {
    if (!content.gangs.has(gang)) {
      wrong('NG-SETUP-01', ['gangs', seat], `there is no gang "${gang}"`);
    } else if (gangs.indexOf(gang) !== seat) {
      wrong('NG-SETUP-01', ['gangs', seat], `the gang "${gang}" is taken already`);
    }
  });
  if (firstPlayer !== 'random' && firstPlayer >= players) {
    wrong('NG-SETUP-11', ['firstPlayer'], `there is no seat ${firstPlayer}`);
  }
  return issues;
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
      draw: [[...(content.startingCards.get(gang) ?? [])]],
    })),
    board: layOut(setting, players, scenario.startFigures),
    supply: stock(content, setting),
    recruitDeck: [recruits.sort()],
    row: [null, null, null, null],
    pendingEvent: null,
    outcome: null,
  };
}

export const dealSteps: Steps<'deal'> = {
  deal: {
    resolve(table, { firstPlayer }) {
      const { state } = table;
      state.seats.forEach((_, seat) => {
        dealHand(table, seat);
      });
      dealRow(table);
      state.firstPlayer = firstPlayer ?? table.roll('setup.firstPlayer', [...state.seats.keys()]);
      state.active = state.firstPlayer;
      table.emit({
        type: 'gameStarted',
        scenario: state.scenario,
        gangs: state.seats.map(({ gang }) => gang),
        firstPlayer: state.firstPlayer,
      });
      table.next({ type: 'startTurn' });
    },
  },
};

/** NG-SETUP-05. */
function dealHand(table: NeonTable, seat: Seat): void {
  const { hand, draw } = seatOf(table.state, seat);
  for (let i = 0; i < table.content.constants.startHand; i++) {
    const card = drawTop(table, `setup.hand.${seat}`, draw);
    addTo(hand, card);
    table.emit({ type: 'cardDrawn', seat, card, hidden: { card: [seat] } });
  }
}

/** NG-SETUP-07, NG-RULING-07: events met on the way go back into the deck. */
function dealRow(table: NeonTable): void {
  const { state, content } = table;
  const setAside: string[] = [];
  const row: string[] = [];
  while (row.length < state.row.length) {
    const card = drawTop(table, 'setup.row', state.recruitDeck);
    (content.events.has(card) ? setAside : row).push(card);
  }
  shuffleInto(state.recruitDeck, setAside);
  state.row = row;
  table.emit({ type: 'rowRefilled', row: [...row] });
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
      figures: Array.from({ length: players }, (_, seat) => (seat === base ? startFigures : 0)),
    };
  });
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
