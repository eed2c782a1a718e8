import { describe, expect, test } from 'vitest';
import { display } from '../../src/city-of-remnants/display/index.js';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Choice, Step } from '../../src/city-of-remnants/state/steps.js';
import type { Card, Piece, Scene, Space, Zone } from '../../src/display/scene.js';
import { idsIn } from '../../src/display/scene.js';
import type { Touch } from '../../src/display/touch.js';
import type { Viewer } from '../../src/kernel/play.js';
import { type Arrangement, arrange, gameOf, mv, play, red, yellow } from './arrange.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });
const table = display(game);

const sceneOf = (state: State, viewer: Viewer = 0) => table.scene(game.view(state, viewer));
const promptOf = (state: State, viewer: Viewer = 0) => table.prompt(game.view(state, viewer));
const touched = (state: State, move: Move) => {
  return table.touches(game.view(state, move.seat), move).map(({ id }) => id);
};
const spaceIn = ({ boards }: Scene, at: string) => {
  return boards[0]?.spaces.find(({ label }) => label === at) as Space;
};
const pieceIn = ({ boards }: Scene, id: string) => {
  return boards[0]?.pieces.find((piece) => piece.id === id) as Piece;
};
const zoneIn = ({ zones }: Scene, id: string) => zones.find((zone) => zone.id === id) as Zone;
const cardIn = ({ zones }: Scene, id: string) => {
  return zones.flatMap(({ cards }) => cards).find((card) => card.id === id) as Card;
};
const values = ({ values: corners }: Card) =>
  corners.map(({ label, value }) => `${label} ${value}`);
const facts = ({ seats }: Scene, seat: number) => Object.fromEntries(seats[seat]?.facts ?? []);

describe('the board', () => {
  const state = arrange({
    tiles: [
      ['dv-casino', 'C3 D3 C4'],
      ['dv-eden', 'A2', 2],
    ],
    tokens: { 'ycu-t15': 'E5' },
    seats: {
      0: { figures: { C3: 1, D3: 1, C4: 2, A1: 1 } },
      1: { figures: { D4: 1 }, table: ['bm-ledger:1'] },
    },
  });
  const scene = sceneOf(state);
  test('[CR-BOARD-01] [CR-BOARD-02] [CR-BOARD-04] spaces: level, renown, entry, who controls', () => {
    expect(scene.boards[0]?.size).toEqual([7, 7]);
    expect(spaceIn(scene, 'A1')).toMatchObject({ kind: 'slum', at: [0, 6, 1, 1], owner: 0 });
    expect(spaceIn(scene, 'D4')).toMatchObject({
      kind: 'heights',
      at: [3, 3, 1, 1],
      owner: 1,
      marks: [{ kind: 'renown', value: 3 }],
      note: 'Heights space. It awards 3 renown to who controls it. Seat 1 controls it.',
    });
    expect(spaceIn(scene, 'D1').marks).toEqual([
      { kind: 'entry', label: 'Entry space of Seat 0.' },
    ]);
    expect(spaceIn(scene, 'D7').note).toBe('Slum space. Entry space.');
  });
  test('[CR-SETUP-01] the side for three is shown without its unusable row', () => {
    const three = sceneOf(arrange({ players: 3 }));
    expect(three.boards[0]?.size).toEqual([7, 6]);
    expect(three.boards[0]?.spaces).toHaveLength(40);
    expect(spaceIn(three, 'D6').at).toEqual([3, 0, 1, 1]);
  });
  test('[CR-DEV-09] tiles cover their spaces and belong to who controls them', () => {
    expect(pieceIn(scene, 'tile:dv-casino:1')).toMatchObject({
      value: 'C',
      owner: 0,
      label: 'Casino 1',
      covers: ['space:C3', 'space:D3', 'space:C4'],
    });
    expect(pieceIn(scene, 'tile:dv-eden:1').owner).toBeUndefined();
    expect(pieceIn(scene, 'piece:products@dv-eden:1')).toMatchObject({ count: 2, on: 'space:A2' });
  });
  test('figures of a seat on a space are one piece; tokens show their attack', () => {
    expect(pieceIn(scene, 'piece:figures-0@C4')).toMatchObject({ count: 2, owner: 0 });
    expect(pieceIn(scene, 'piece:ycu-t15')).toMatchObject({ on: 'space:E5', value: 11 });
  });
  test('[CR-YCU-11] a bribe costs what the viewer would pay', () => {
    expect(pieceIn(scene, 'piece:ycu-t15').note).toContain('4000 ARCs');
    expect(pieceIn(sceneOf(state, 1), 'piece:ycu-t15').note).toContain('3000 ARCs');
  });
  test('[CR-MOVE-03] figures that have all moved are spent', () => {
    const moving = arrange({
      turn: { action: 'move', moved: ['yellow-01', 'yellow-02'] },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { A1: 1, A2: 2 } } },
    });
    const flags = ['A1', 'A2'].map((at) => pieceIn(sceneOf(moving), `piece:figures-0@${at}`).flags);
    expect(flags).toEqual([['spent'], []]);
  });
});

describe('cards and tokens beside it', () => {
  const state = arrange({
    leaders: [yellow, red],
    tiles: [['dv-alley', 'A2']],
    gangRow: ['gm-enforcer:1', 'gm-krull:1'],
    marketRow: ['bm-uplink:1'],
    turn: { mods: { discounts: { 'dv-alley': 1000 } } },
    seats: {
      0: { hand: ['gm-fighter:1'], figures: { A2: 1 }, discard: ['yl-ret:1'], renown: 7 },
      1: { hand: ['rl-garius:1'], table: ['bm-skim:1'], renown: 3, conditions: ['inf-crew'] },
    },
  });
  const scene = sceneOf(state);
  test('[CR-CARD-05] a unit shows the attack that counts for its owner', () => {
    expect(values(cardIn(scene, 'card:gm-enforcer:1'))).toEqual(['Attack 2', 'Ability Unpopular']);
    expect(values(cardIn(scene, 'card:gm-krull:1'))).toEqual(['Attack 4']);
    expect(values(cardIn(sceneOf(state, 1), 'card:gm-krull:1'))).toEqual(['Attack 3']);
    expect(values(cardIn(sceneOf(state, 'open'), 'card:gm-fighter:1'))).toEqual(['Attack 3']);
  });
  test('[CR-CARD-07] prices are those of the viewer, beside the printed ones', () => {
    expect(values(cardIn(scene, 'card:bm-uplink:1'))).toEqual(['Now 5000 ARCs', 'Cost 6000 ARCs']);
    expect(values(cardIn(sceneOf(state, 1), 'card:bm-uplink:1'))).toEqual(['Cost 6000 ARCs']);
    expect(values(cardIn(scene, 'card:dv-alley'))).toEqual([
      'Now 1000 ARCs',
      'Cost 2000 ARCs',
      'Renown 1',
      'Tiles left 3',
    ]);
  });
  test('[CR-RULING-32] hands are seen by their owners, their size by all', () => {
    expect(zoneIn(scene, 'zone:hand-0')).toMatchObject({ label: 'Your hand', count: 1 });
    expect(zoneIn(scene, 'zone:hand-1')).toMatchObject({ cards: [], count: 1 });
    expect(zoneIn(sceneOf(state, 'spectator'), 'zone:hand-0').cards).toEqual([]);
  });
  test('[CR-RULING-30] renown is hidden from the others; ARCs, influence and the next award are not', () => {
    expect(facts(scene, 0)).toMatchObject({ Renown: 7, ARCs: 2000, 'Next award': 1, Pool: 6 });
    expect(facts(scene, 1)).toMatchObject({ Renown: 'hidden', Influence: 5, Gang: 'Garius' });
  });
  test('permanents, discard piles, supplies, the bag, conditions and alerts lie open', () => {
    expect(zoneIn(scene, 'zone:table-1').cards.map(({ title }) => title)).toEqual(['Skim Account']);
    expect(zoneIn(scene, 'zone:discard-0').cards.map(({ id }) => id)).toEqual(['card:yl-ret:1']);
    expect(zoneIn(scene, 'zone:pool-0').count).toBe(6);
    expect(zoneIn(scene, 'zone:renown').count).toBe(190);
    expect(zoneIn(scene, 'zone:products').count).toBe(54);
    expect(zoneIn(scene, 'zone:bag').cards.map(({ title, count }) => [title, count])).toEqual([
      ['YCU token of 5', 4],
      ['YCU token of 7', 5],
      ['YCU token of 9', 5],
      ['YCU token of 11', 4],
      ['YCU token of 13', 2],
    ]);
    expect(values(cardIn(scene, 'card:inf-crew'))).toEqual(['Met by Seat 1']);
    expect(zoneIn(scene, 'zone:alerts').cards).toHaveLength(6);
  });
  test('tracks: turns and influence of every seat', () => {
    expect(scene.tracks.map(({ id, markers }) => [id, markers.map(({ at }) => at)])).toEqual([
      ['track:turns', [0, 0]],
      ['track:influence', [4, 5]],
    ]);
  });
  test('[CR-RECR-01] an auction: the card, the bid, who has passed', () => {
    const auction = {
      ...{ card: 'gm-ash:1', initiator: 0, highBid: 3000, highSeat: 1, passed: [2], toAct: 0 },
    };
    const bidding = arrange({
      players: 3,
      gangRow: ['gm-ash:1', 'gm-krull:1'],
      auction,
      turn: { action: 'recruit' },
      steps: [{ type: 'bid', seat: 0 }],
      seats: { 0: { arcs: 5000 }, 1: { arcs: 5000 } },
    });
    const shown = sceneOf(bidding);
    expect(zoneIn(shown, 'zone:gang').label).toContain(
      'auction of Sister Ash, 3000 ARCs bid by Seat 1',
    );
    expect(cardIn(shown, 'card:gm-ash:1').flags).toEqual(['up for auction']);
    expect([facts(shown, 1).Bid, facts(shown, 2).Bid]).toEqual(['3000 ARCs', 'passed']);
    expect(promptOf(bidding)).toBe(
      'Auction of Sister Ash (Seat 1 has bid most): bid 4000 to 5000 ARCs, or pass.',
    );
    expect(touched(bidding, mv(0, 'bid', { amount: 5000 }))).toEqual(['bid']);
  });
  test('a search shows the draw pile to its owner', () => {
    const asked = play(
      arrange({
        seats: { 0: { hand: ['bm-comm:1'], draw: [['yl-ret:1']], discard: ['yl-word:1'] } },
      }),
      mv(0, 'playCard', { card: 'bm-comm:1' }),
    ).state;
    const draw = mv(0, 'choose', { option: { zone: 'draw' } });
    expect(touched(asked, draw)).toEqual(['zone:draw-0']);
    const { state: looking } = play(asked, draw);
    expect(zoneIn(sceneOf(looking), 'zone:draw-0').cards.map(({ id }) => id)).toEqual([
      'card:yl-ret:1',
    ]);
    expect(zoneIn(sceneOf(looking, 1), 'zone:draw-0').cards).toEqual([]);
    expect(zoneIn(sceneOf(looking, 1), 'zone:played').cards.map(({ title }) => title)).toEqual([
      'Communication Device',
    ]);
  });
});

describe('a battle', () => {
  const laying = (hand: string[]) => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C4: 2, C3: 1 }, hand },
        1: { figures: { C4: 1 }, hand: ['bl-roden:1'] },
      },
    });
    return play(state, mv(0, 'done')).state;
  };
  const state = laying(['yl-runner:1', 'yl-bruiser:1', 'yl-squatter:1']);
  const layIt = (card: string) => mv(0, 'layFromHand', { card });
  test('[CR-BATTLE-02] [CR-BATTLE-08] both sides with their dice; cards face down for the other', () => {
    const { state: laid } = play(state, layIt('yl-bruiser:1'));
    expect(zoneIn(sceneOf(laid), 'zone:battle-0')).toMatchObject({
      label: 'Battle on C4: Seat 0, attacker (3 dice, total 0)',
      cards: [{ id: 'card:yl-bruiser:1', flags: ['face down'] }],
    });
    expect(zoneIn(sceneOf(laid, 1), 'zone:battle-0').cards).toMatchObject([
      { id: 'card:laid-0-0', faceDown: true },
    ]);
    expect(promptOf(laid)).toBe('Battle on C4 against Seat 1: you may lay 3 more cards.');
    expect(promptOf(laid, 1)).toBe('Waiting for Seat 0 to lay cards for the battle on C4.');
  });
  test('[CR-CARD-01] a card that can be laid or played asks which', () => {
    const playIt = mv(0, 'playCard', { card: 'yl-runner:1' });
    expect(touched(state, layIt('yl-runner:1'))).toEqual(['card:yl-runner:1', 'lay']);
    expect(touched(state, playIt)).toEqual(['card:yl-runner:1', 'play']);
    expect(touched(state, layIt('yl-bruiser:1'))).toEqual(['card:yl-bruiser:1']);
    const { state: begun } = play(state, layIt('yl-bruiser:1'));
    expect(touched(begun, layIt('yl-runner:1'))).toEqual(['card:yl-runner:1']);
    const again = structuredClone(state);
    if (again.turn !== null) again.turn.played = ['yl-runner:1'];
    expect(touched(again, layIt('yl-runner:1'))).toEqual(['card:yl-runner:1']);
  });
  test('[CR-YCU-02] a token, then whether it is fought or bribed', () => {
    const meeting = arrange({
      tokens: { 'ycu-t01': 'C4', 'ycu-t15': 'C4' },
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'ycuSelect', seat: 0 }],
      ycuQueue: { seat: 0, alertPlacements: 0 },
      seats: { 0: { figures: { C4: 1 } } },
    });
    const at = { space: 'C4', token: 'ycu-t01' };
    expect(touched(meeting, mv(0, 'ycuFight', at))).toEqual(['piece:ycu-t01', 'fight']);
    const bribe = table.touches(game.view(meeting, 0), mv(0, 'ycuBribe', at));
    expect(bribe.map(({ label }) => label)).toEqual([
      'a YCU token of 5 on C4',
      'Bribe it with 1000 ARCs',
    ]);
    const { state: fought } = play(meeting, mv(0, 'ycuFight', at));
    expect(promptOf(fought)).toBe('Battle on C4 against YCU of 16: you may lay 4 more cards.');
  });
});

describe('touches', () => {
  const building = (development: string, tiles: Arrangement['tiles'] = []) => {
    return arrange({
      drafted: [development],
      tiles,
      turn: { action: 'produce' },
      steps: [{ type: 'buildPlace', development }],
      seats: { 0: { arcs: 20_000 } },
    });
  };
  const place = (anchor: string, rotation = 0) => mv(0, 'buildPlace', { anchor, rotation });
  test('[CR-DEV-05] a tile is laid by the spaces it covers, as many as tell it apart', () => {
    expect(touched(building('dv-eden'), place('A1'))).toEqual(['space:A1']);
    expect(touched(building('dv-skyport'), place('C3'))).toEqual(['space:C3']);
    const domino = building('dv-protection');
    expect(touched(domino, place('B2', 90))).toEqual(['space:B2', 'space:B3']);
    expect(touched(domino, place('B2', 0))).toEqual(['space:B2', 'space:C2']);
    expect(touched(domino, place('B3', 90))).toEqual(['space:B3']);
    const corner = building('dv-casino');
    expect(touched(corner, place('C3', 90))).toEqual(['space:C3', 'space:D3', 'space:D4']);
    expect(touched(corner, place('C3', 270))).toEqual(['space:C3', 'space:C4', 'space:D4']);
  });
  test('actions are buttons that say what they allow; the pool is touched on the mat', () => {
    const state = arrange();
    const labels = (move: Move) =>
      table.touches(game.view(state, 0), move).map(({ label }) => label);
    expect(labels(mv(0, 'takeAction', { action: 'move' }))).toEqual([
      'Move up to 4 figures, 3 spaces each',
    ]);
    expect(touched(state, mv(0, 'moveFigure', { from: 'pool' }))).toEqual(['zone:pool-0']);
    expect(touched(state, mv(0, 'moveFigure', { from: 'A1' }))).toEqual(['space:A1']);
  });
  test('renown and bids are numbers', () => {
    const state = arrange({
      turn: { action: 'buy' },
      steps: [{ type: 'buy' }],
      seats: { 0: { arcs: 9000 } },
    });
    const { next } = table.narrow(game.view(state, 0), game.legalMoves(state, 0), []);
    expect(next.filter(({ kind }) => kind === 'number')).toEqual([
      { kind: 'number', id: 'renown', label: 'Renown for 3000 ARCs each', min: 1, max: 3, step: 1 },
    ]);
  });
});

describe('prompts', () => {
  const asked = (step: Step, turn: Arrangement['turn'] = {}) => {
    return promptOf(arrange({ turn, steps: [step], seats: { 0: { arcs: 8000 } } }));
  };
  const effect = (choice: Choice): Step => ({ type: 'effectChoice', seat: 0, choice });
  test.each<[string, Step, Arrangement['turn']]>([
    [
      'Choose your action of this turn or play a card of your hand before it.',
      { type: 'turnMain' },
      {},
    ],
    [
      'You may move 3 more figures up to 4 spaces: choose a space or your pool, play a card or move no more.',
      { type: 'moveSelect' },
      {
        action: 'move',
        moved: ['yellow-01'],
        mods: { extraSteps: 1 },
      },
    ],
    [
      'You may buy 1 market card and up to 4 renown for 3000 ARCs each. You have 8000 ARCs.',
      { type: 'buy' },
      { action: 'buy' },
    ],
    [
      'You may buy up to 1 renown for 3000 ARCs each. You have 8000 ARCs.',
      { type: 'buy' },
      { action: 'buy', bought: 1, boughtRenown: 3 },
    ],
    ['There is no more to buy.', { type: 'buy' }, { action: 'buy', bought: 1, boughtRenown: 4 }],
    [
      'You may sell 2 more products: choose a development or play a card.',
      { type: 'sell' },
      { action: 'sell', sold: 2 },
    ],
    [
      'Discard what you like of your hand; it is then filled to 4 cards.',
      { type: 'refreshDiscard', seat: 0 },
      { action: 'refresh' },
    ],
    [
      'You may sell 1 more product for 1000 ARCs more than usual: choose a development.',
      effect({ kind: 'sellNow', left: 1, bonus: 1000 }),
      {},
    ],
    [
      'You may discard 2 more cards; then you draw 1 or more.',
      effect({ kind: 'cycle', left: 2, discarded: 1 }),
      {},
    ],
    [
      'Do you wager 2000 ARCs? You roll 4 battle dice and gain 1000 ARCs for each hit.',
      effect({ kind: 'wager', stake: 2000, dice: 4, perHit: 1000 }),
      {},
    ],
  ])('%s', (prompt, step, turn) => {
    expect(asked(step, turn)).toBe(prompt);
  });
  test('the looked-at coordinate card is named to who looks, and to nobody else', () => {
    const { state } = play(arrange({ seats: { 0: { hand: ['gm-informer:1'] } } }), [
      mv(0, 'playCard', { card: 'gm-informer:1' }),
      'ycu-07',
      'ycu-03',
    ]);
    expect(promptOf(state)).toContain('Do you leave YCU coordinates 7 where it is');
    expect(promptOf(state, 1)).toBe('Waiting for Seat 0 to look at coordinate cards.');
  });
});

test('tiles have short names for narrow places', () => {
  const scene = sceneOf(arrange({ tiles: [['dv-dust-light', 'A1 A2']] }));
  expect(pieceIn(scene, 'tile:dv-dust-light:1').value).toBe('SDDL');
});

test('motions: figures, cards, tokens and renown, from where to where', () => {
  const view = game.view(arrange({ tiles: [['dv-eden', 'A2']] }), 0);
  const events: Event[] = [
    {
      type: 'figureMoved',
      seat: 0,
      figure: 'yellow-01',
      from: 'pool',
      to: 'D2',
      path: ['D1', 'D2'],
    },
    { type: 'figureRemoved', seat: 1, figure: 'blue-01', from: 'C4', to: 'supply' },
    { type: 'cardsDrawn', seat: 1, count: 2 },
    { type: 'unitRemoved', seat: 0, card: 'yl-ret:1', zone: 'played' },
    { type: 'productsPlaced', seat: 0, tile: 'dv-eden:1', count: 2 },
    { type: 'ycuPlaced', token: 'ycu-t01', space: 'C4' },
    { type: 'renownChanged', seat: 0, amount: -2, reason: 'alert' },
    { type: 'turnEnded', seat: 0 },
  ];
  const told = table.motions(view, events).map(({ piece, from, to, count }) => {
    return `${count} ${piece}: ${from} to ${to}`;
  });
  expect(told).toEqual([
    '1 piece:figures-0@D2: zone:pool-0 to space:D2',
    '1 piece:figures-1@C4: space:C4 to seat:1',
    '2 zone:draw-1: zone:draw-1 to zone:hand-1',
    '1 card:yl-ret:1: zone:battle-0 to zone:removed',
    '2 piece:products@dv-eden:1: zone:products to space:A2',
    '1 piece:ycu-t01: zone:bag to space:C4',
    '2 zone:renown: seat:0 to zone:renown',
  ]);
});

/** Spaces, pieces and tiles are lit on the board; everything else is read one by one. */
function isListed({ kind, id }: Pick<Touch, 'kind' | 'id'>): boolean {
  return kind !== 'thing' || !/^(space|piece|tile):/.test(id);
}

test.each([2, 3, 4])('in games of %i at most 24 things are to be read at one step', (players) => {
  let met = 0;
  follow(players, 1400, (state) => {
    const [seat] = game.toAct(state);
    if (seat === undefined || met++ % 4 > 0) return;
    const view = game.view(state, seat);
    const { next } = table.narrow(view, game.legalMoves(state, seat), []);
    expect(next.filter(isListed).length).toBeLessThanOrEqual(24);
    if (met % 10 > 1) return;
    const ids = idsIn(table.scene(view)).filter((id) => id.startsWith('card:'));
    const known = ids.filter((id) => !id.startsWith('card:laid-'));
    for (const id of known) expect(table.card(id.slice('card:'.length)).title).not.toBe('');
  });
  expect(met).toBeGreaterThan(400);
});
