import { describe, expect, test } from 'vitest';
import { blockMania, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import type { Viewer } from '../../src/kernel/play.js';
import { follow } from './follow.js';
import { towers } from './towers.js';

type Mania = typeof blockMania;

/** Every so many states of a random game. */
function everyFew(game: Mania, players: number, seed: string, few: number, see: Look): void {
  const random = new SeededChance(seedChance(`${seed} looks`));
  let count = 0;
  follow(
    players,
    seed,
    (state) => {
      if (count++ % few === 0) see(state, random);
    },
    game,
  );
}

type Look = (state: State, random: SeededChance) => void;

function one<T>(list: readonly T[], random: SeededChance): T {
  return list[random.below(list.length)] as T;
}

/** One of each question about something on this table. */
function asked(state: State, random: SeededChance): ((table: State | View) => unknown)[] {
  const { questions } = blockMania;
  const columns = 10 * state.players;
  const space = () => `${1 + random.below(columns - 1)},${1 + random.below(11)}`;
  const [a, b] = [space(), space()];
  const blocker = one(state.standing.length > 0 ? state.standing : ['sf-mob-1'], random);
  const { where } = state.blockers[blocker] ?? {};
  const here = typeof where === 'object' ? where.space : a;
  const [x = 0, l = 0] = here.split(',').map(Number);
  const next = l < 11 ? `${x},${l + 1}` : here;
  const seat = random.below(state.players);
  return [
    (table) => questions.range(table, a, b),
    (table) => questions.reach(table, blocker, 1),
    (table) => questions.mayStill(table, blocker),
    (table) => questions.fight(table, here),
    (table) => questions.charge(table, blocker, next),
    (table) => questions.defeatPoints(table, seat),
    (table) => questions.fireControl(table, a),
    (table) => questions.squareName(table, a),
    (table) => blockMania.standing(table),
  ];
}

type View = ReturnType<typeof blockMania.view>;

describe.each([2, 3, 4])('with %i blocks', (players) => {
  test('every viewer gets the answers of the state, whatever the others hold', () => {
    let states = 0;
    everyFew(blockMania, players, `views ${players}`, 3 * players, (state, random) => {
      states++;
      const seat = random.below(players);
      const viewers: Viewer[] = [seat, 'spectator', 'open'];
      const views = viewers.map((viewer) => blockMania.view(state, viewer));
      views.push(blockMania.view(blockMania.redeal(state, seat, states), seat));
      for (const answer of asked(state, random)) {
        const told = answer(state);
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
        for (const view of views) expect(answer(view)).toEqual(told);
      }
    });
    expect(states).toBeGreaterThan(50);
  });
});

/** What the game itself does with every moving move, and with every one after it: the cheapest way to each place. */
function played(game: Mania, state: State): Map<string, number> {
  const mover = state.active?.blocker ?? '';
  const costs = new Map<string, number>();
  const looked = new Set<string>();
  const layers: State[][] = [[state]];
  for (let spent = 0; spent < layers.length; spent++) {
    for (const now of layers[spent] ?? []) {
      const place = now.blockers[mover]?.where;
      if (typeof place !== 'object') continue;
      const name = `${place.space} ${place.outside}`;
      const key = `${name} ${spent > 0} ${now.active?.flown}`;
      if (looked.has(key)) continue;
      looked.add(key);
      if (!costs.has(name)) costs.set(name, spent);
      for (const move of game.legalMoves(now)) {
        if (!ways.includes(move.type)) continue;
        const { next, cost } = made(game, now, move);
        const layer = layers[spent + cost] ?? [];
        if (next.active !== null) layer.push(next);
        layers[spent + cost] = layer;
      }
    }
  }
  const { where } = state.blockers[mover] ?? {};
  if (typeof where === 'object') costs.delete(`${where.space} ${where.outside}`);
  return costs;
}

const ways: readonly Move['type'][] = [
  'step',
  'elevator',
  'chute',
  'skyRail',
  'pedway',
  'vehicle',
  'fly',
];

/** The move, with an elevator that nobody stops. */
function made(game: Mania, state: State, move: Move): { next: State; cost: number } {
  let { state: next, events } = game.apply(state, move);
  while (game.legalMoves(next).some(({ type }) => type === 'stopElevator')) {
    const [seat = 0] = game.toAct(next);
    const passed = game.apply(next, { type: 'stopElevator', seat, stop: false });
    next = passed.state;
    events = [...events, ...passed.events];
  }
  const paid = events.flatMap((event) => (event.type === 'blockerMoved' ? [event.paid] : []));
  return { next, cost: paid.reduce((sum, one) => sum + one, 0) };
}

test.each<[string, Mania, number]>([
  ['two blocks', blockMania, 2],
  ['three blocks', blockMania, 3],
  ['small blocks', towers, 2],
  ['four small blocks', towers, 4],
])(
  '[BM-MOVE-01] with %s the active blocker reaches what it gets to by playing',
  (name, game, players) => {
    let compared = 0;
    everyFew(game, players, `reach ${name}`, 1, (state, random) => {
      if (state.active === null || state.agenda.at(-1)?.type !== 'active') return;
      if (random.below(4) > 0 || compared >= 12) return;
      compared++;
      const reached = game.questions.reach(state, state.active.blocker);
      const costs = reached.map(
        ({ space, outside, cost }) => [`${space} ${outside}`, cost] as const,
      );
      expect(new Map(costs)).toEqual(new Map(played(game, state)));
    });
    expect(compared).toBe(12);
  },
);
