import { describe, expect, test } from 'vitest';
import type { State } from '../../src/bloodfeud/index.js';
import { type Arrangement, team } from './arrange.js';
import { all, type Change, domain, patch, told } from './broken.js';

/* Every clause about teams, broken alone: what is told is all that is told. */

describe('teams', () => {
  test.each<[string, Change]>([
    ['5 factions need as many teams', (s) => s.factions.push('gangrel')],
    ['team 0 is not brujah', patch(0, { faction: 'ventrue' })],
    ['team 3 is of the wrong kind', patch(3, { kind: 'vampire' })],
    ['team 2 has 2 start Domains', domain('D5', { start: 2 })],
    ['team 1 has 0 start Domains', domain('D3', { start: null })],
    ['the players of team 0 are not all somewhere', patch(0, { location: { P1: 'neutral' } })],
    ['the players of team 1 do not all have a lanyard', patch(1, { lanyards: { P2: [] } })],
    [
      'the players of team 1 do not all have a lanyard',
      patch(1, { lanyards: { P1: [], P2: [], P3: [] } }),
    ],
    [
      'a faction is there twice',
      all((s) => s.factions.splice(1, 1, 'brujah'), patch(1, { faction: 'brujah' })),
    ],
  ])('[BF-SETUP-01] %s', (text, change) => {
    expect(told(change)).toEqual([text]);
  });

  test('[BF-SETUP-01] in which order players are written down does not matter', () => {
    const location = { P2: 'neutral', P1: 'neutral' };
    expect(told(patch(0, { location, lanyards: { P2: [], P1: [] } }))).toEqual([]);
  });

  test.each<[string, Change, Arrangement?]>([
    ['159 Assets are in the game, not 160', patch(0, { assets: 3 })],
    ['161 Assets are in the game, not 160', (s) => Object.assign(s.assets, { spent: 1 })],
    [
      '158 Assets are in the game, not 160',
      (s) => Object.assign(s, { alliances: {} }),
      { alliances: [[0, 1]] },
    ],
    [
      '159 Assets are in the game, not 160',
      (s) => Object.assign(s, { alliances: {} }),
      { alliances: [[0, 1, 2]] },
    ],
    ['61 Ambition tokens are in the game, not 60', patch(2, { tokens: 2 })],
    [
      '59 Ambition tokens are in the game, not 60',
      patch(2, { warehouse: [] }),
      { seats: { 2: { warehouse: ['token'] } } },
    ],
    ['the Power of team 0 is 0', patch(0, { power: 0 })],
    ['the Power of team 3 is 7', patch(3, { power: 7 })],
    ['team 1 has 0 Orders under its Seals', patch(1, { seals: { placed: 1 } })],
    ['an empty Order space', (s) => Object.assign(s, { ordersBoard: { D5: [] } })],
  ])('[BF-SETUP-06] %s', (text, change, a) => {
    expect(told(change, a)).toEqual([text]);
  });

  test('[BF-POWER-02] the lowest and the highest Power are fine', () => {
    expect(told(patch(0, { power: 1 }))).toEqual([]);
    expect(told(patch(0, { power: 6 }))).toEqual([]);
  });

  test.each<[pair: string, 'allied' | 'blocked', by: number | null]>([
    ['2|1', 'allied', null],
    ['2|2', 'allied', null],
    ['1|4', 'allied', null],
    ['1|2', 'allied', 3],
    ['1|2', 'blocked', null],
    ['1|2', 'blocked', 1],
    ['1|2', 'blocked', 2],
  ])('[BF-ALLY-01] %s, %s by %s', (pair, status, by) => {
    const change: Change = (s) => {
      s.alliances = { [pair]: { status, by } };
      s.assets.supply -= status === 'allied' ? 2 : 1;
    };
    expect(told(change)).toEqual([`${pair} is not a pair that can be ${status}`]);
  });

  const proposed: Arrangement = { council: { proposals: [{ card: 'e04', by: 0 }] } };
  test.each<[string, Change]>([
    ['team 0 has proposed without its right', (s) => unuse(s, 0)],
    ['proposals are left after the vote', (s) => Object.assign(s.council, { resolved: true })],
    [
      'a team has proposed twice',
      (s) => {
        s.council.proposals.push({ card: 'e06', by: 0 });
        s.events.deck[0]?.cards.splice(s.events.deck[0].cards.indexOf('e06'), 1);
      },
    ],
  ])('[BF-EVT-01] %s', (text, change) => {
    expect(told(change, proposed)).toEqual([text]);
  });

  function unuse(state: State, seat: number): void {
    team(state, seat).used = { ...team(state, seat).used, proposed: false };
  }
});

describe('lanyards and Orders', () => {
  const equip = (cards: string[]): Change => patch(0, { lanyards: { P1: cards, P2: [] } });
  const worn: Arrangement = { seats: { 0: { lanyards: { P1: ['v02', 'v03', 'v04'] } } } };

  test('[BF-ADV-02] three Advancements fit, a fourth does not', () => {
    expect(told(() => undefined, worn)).toEqual([]);
    const fourth: Change = (s) => {
      equip(['v02', 'v03', 'v04', 'v06'])(s);
      s.market.disciplines.pile[0]?.cards.splice(5, 1);
    };
    const texts = told(fourth, worn);
    expect(texts).toContain('P1 of team 0 has 4 Advancements');
  });

  test('[BF-ADV-03] only Advancements of the own kind', () => {
    const text = 'P1 of team 0 has an Advancement of the other kind';
    expect(told(equip(['v02', 'v03', 'h02']), worn)).toContain(text);
    expect(told(equip(['v02', 'v03', 'e04']), worn)).toContain(text);
    expect(told(equip(['v02', 'v03', 'v03']), worn)).not.toContain(text);
  });

  test('[BF-GRAVE-05] who is slain has no Advancements', () => {
    const a: Arrangement = { seats: { 1: { graveyard: [[0, 'P1']] } } };
    expect(told(() => undefined, a)).toEqual([]);
    const texts = told(equip(['v02']), a);
    expect(texts).toContain('P1 of team 0 is slain and has Advancements');
  });

  test.each([
    [0, 'sReq', 'team 0 has placed sReq, which is for human teams'],
    [2, 'o07', 'team 2 has placed o07, which is for vampire teams'],
  ])('[BF-ORDER-05] team %i: %s', (seat, card, text) => {
    const placed: Change = (s) => {
      s.ordersBoard = { D5: [{ seat, card, number: 0 }] };
    };
    expect(told(placed)).toContain(text);
  });

  test('[BF-ORDER-05] what is no Order is not of the other kind', () => {
    const placed: Change = (s) => {
      s.ordersBoard = { D5: [{ seat: 0, card: 'e04', number: 0 }] };
    };
    const texts = told(placed);
    expect(texts).toContain('e04 may not be in the Orders board at D5');
    expect(texts.join()).not.toContain('has placed');
  });
});
