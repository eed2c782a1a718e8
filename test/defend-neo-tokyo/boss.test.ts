import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import {
  arrange,
  attacks,
  card,
  effects,
  eventsOf,
  letHappen,
  mech,
  monster,
  pass,
  play,
  react,
  refusedBy,
  space,
  topStep,
} from './arrange.js';

const boss = 'boss-gorganicus';

/** What players do who do nothing. */
const quiet = new Set(['assignPower', 'stay', 'pass', 'declineReact', 'endTurn']);

describe('the arrival', () => {
  test("[DN-EVENT-03] [DN-RULING-33] [DN-RULING-35] [DN-BOSS-02] [DN-BOSS-04] [DN-RULING-34] [DN-FX-50] [DN-FX-51] an empty board after the text brings the Boss, who attacks with the card's symbol", () => {
    const state = arrange({
      eventDeck: [['event', 'event', 'event', 'event']],
      eventDiscard: ['rb-a1', 'rb-a2'],
      board: { s08: { destroyed: true } },
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after, events } = letHappen(
      state,
      ...['event', 'rb-e02'],
      ...['event', 'rb-e03', 'event', 'rb-e04', 'event', 'rb-e05'],
      ...['c08', 'c09'],
      // White: 3 city, no Mech there, 2 city destroy s09: he goes on from s10.
    );
    expect(after.eventDeck).toEqual([['rb-e02', 'rb-e03', 'rb-e04', 'rb-e05']]);
    expect(eventsOf(events, 'eventDrawn').map(({ card, resolved }) => [card, resolved])).toEqual([
      ['rb-e02', true],
      ['rb-e03', false],
      ['rb-e04', false],
      ['rb-e05', false],
    ]);
    expect(after.eventRemoved).toEqual(['rb-a1', 'rb-a2']);
    expect(after.eventDiscard).toEqual([]);
    expect(after.cityDiscard).toEqual(['c08', 'c09']);
    expect(space(after, 's09').destroyed).toBe(true);
    // Displaced to s10; next lower that is not destroyed: s07.
    expect(monster(after, boss).space).toBe('s07');
    expect(space(after, 's07').cityDamage).toBe(2);
    expect(topStep(after)).toEqual({ type: 'action', seat: 0 });
  });

  test('[DN-RULING-33] with the house rule he does not attack on arrival', () => {
    const state = arrange({
      houseRules: { bossAttacksOnArrival: false },
      eventDeck: [['event', 'event']],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after, events } = letHappen(state, 'event', 'rb-e02', 'event', 'rb-e03', 'c09');
    expect(eventsOf(events, 'monsterAttackDeclared')).toEqual([]);
    expect(monster(after, boss).space).toBe('s09');
  });

  test('[DN-RULING-33] that is about his arrival only: in later Event Phases he attacks', () => {
    const state = arrange({
      houseRules: { bossAttacksOnArrival: false },
      monsters: [{ id: boss, space: 's04' }],
      steps: [{ type: 'eventPhase' }],
    });
    const { events } = letHappen(state, 'rb-e03', 'cz-mall', 'cz-stadium');
    expect(eventsOf(events, 'monsterAttackDeclared')).toMatchObject([{ monster: boss }]);
  });

  test('[DN-EVENT-03] a Monster Appears card brings a Monster instead, which attacks', () => {
    const state = arrange({ eventDeck: [['appears', 'event']], steps: [{ type: 'eventPhase' }] });
    const { state: after, events } = letHappen(
      state,
      'appears',
      'rb-a6',
      'c09',
      'cz-students',
      'cz-vendors',
    );
    expect(after.bossAppeared).toBe(false);
    expect(eventsOf(events, 'monsterAttackDeclared').map(({ monster: id }) => id)).toEqual([
      'rb-leadhide',
    ]);
    expect(space(after, 's09').cityDamage).toBe(2);
  });

  test('[DN-BOSS-03] [DN-RULING-72] [DN-RULING-61] after the last card he comes at the end of the phase, whatever Monsters remain, and does not attack', () => {
    const state = arrange({
      eventDeck: [['event']],
      monsters: [
        { id: 'rb-leadhide', space: 's03' },
        { id: 'rb-geigeraptor', space: 's12' },
      ],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after, events } = letHappen(state, 'event', 'rb-e02', 'c09');
    expect(eventsOf(events, 'monsterAttackDeclared').map(({ monster: id }) => id)).toEqual([
      'rb-leadhide',
      'rb-geigeraptor',
    ]);
    expect(after.monsters).toHaveLength(3);
    expect(after.eventDeck).toEqual([['rb-e02']]);
  });

  test('[DN-RULING-32] [DN-BOSS-02] killing the last Monster alone brings nobody before the next checkpoint', () => {
    const state = arrange({
      acts: 1,
      seats: { 1: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 18 }],
    });
    const { state: after } = play(state, [card(1, 'ar-chainfist-1#1'), 1, 1]);
    expect([after.monsters, after.bossAppeared]).toEqual([[], false]);
  });

  test('[DN-BOSS-01] he appears only once', () => {
    const state = arrange({ bossAppeared: true, steps: [{ type: 'bossCheck', lastCard: true }] });
    expect(letHappen(state).state.monsters).toEqual([]);
  });

  test('[DN-FX-50] [DN-FX-36] Thalassar arrives with City Damage around him', () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      eventDeck: [],
      eventDiscard: ['th-a1', 'th-e01', 'th-e02', 'th-e03', 'th-e04'],
      steps: [{ type: 'bossCheck', lastCard: true }],
    });
    const { state: after } = letHappen(state, 'c13');
    expect(['s01', 's02', 's14', 's18'].map((at) => space(after, at).cityDamage)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(space(after, 'hq').cityDamage).toBe(0);
    expect(after.eventDeck).toEqual([['th-e01', 'th-e02', 'th-e03', 'th-e04']]);
  });
});

describe('his attacks', () => {
  test('[DN-BOSS-05] [DN-BOSS-10] [DN-RULING-37] [DN-RULING-38] [DN-RULING-69] [DN-FX-46] [DN-FX-47] the white row, the City strike and the text after it', () => {
    const state = arrange({
      seats: { 0: { space: 's16' } },
      board: { s03: { citizens: ['cz-students#1', 'cz-jets#1'] } },
      monsters: [{ id: boss, space: 's16' }],
      steps: [attacks('white', boss)],
    });
    const { state: after } = letHappen(state, 'legs', 'c03', 'c16');
    expect(mech(after, 0).damage).toMatchObject({ legs: 2, chassis: 3 });
    expect(space(after, 's03')).toEqual({ cityDamage: 2, destroyed: false, citizens: [] });
    expect(after.destroyedStack).toEqual(['cz-jets#1', 'cz-students#1']);
    expect(space(after, 's16').destroyed).toBe(true);
    expect(monster(after, boss).space).toBe('s15');
    expect(space(after, 's15').cityDamage).toBe(2);
    expect(after.cityDiscard).toEqual(['c03', 'c16']);
  });

  test('[DN-FX-47] the City discard is shuffled in before the strike, and a drawn ruin is skipped', () => {
    const state = arrange({
      board: { s03: { destroyed: true } },
      monsters: [{ id: boss, space: 's18' }],
      steps: [attacks('white', boss)],
    });
    const discarded = {
      ...state,
      cityDeck: [['c05']],
      cityDiscard: state.cityDeck.flat().filter((one) => one !== 'c05'),
    };
    const { state: after } = letHappen(discarded, 'c03', 'c01');
    expect(space(after, 's01').cityDamage).toBe(2);
    expect(after.cityDeck.flat()).toHaveLength(16);
  });

  test('[DN-BOSS-09] [DN-FX-48] [DN-CIT-05] RADIATION BLAST purges two Citizen cards: POP up to 8 is destroyed, without Exiting effects', () => {
    const given = () =>
      arrange({ monsters: [{ id: boss, space: 's16' }], steps: [attacks('red', boss)] });
    const { state: after } = letHappen(given(), 'cz-apartments', 'cz-mall');
    expect([after.destroyedStack, after.citizenDiscard]).toEqual([
      ['cz-apartments#1'],
      ['cz-mall#1'],
    ]);
    const { state: fuel, events } = letHappen(given(), 'cz-fuel', 'cz-mall');
    expect(fuel.destroyedStack).toEqual(['cz-fuel#1']);
    expect(eventsOf(events, 'cityDamaged').map(({ space: at, amount }) => [at, amount])).toEqual([
      ['s16', 3],
      ['s15', 2],
    ]);
  });

  test('[DN-BOSS-07] [DN-FX-42] after each attack he moves to the next lower space and deals 2 City Damage there', () => {
    const state = arrange({
      monsters: [{ id: boss, space: 's04' }],
      steps: [attacks('red', boss)],
    });
    const { state: after } = letHappen(state, 'cz-students', 'cz-vendors');
    expect(monster(after, boss).space).toBe('s03');
    expect(space(after, 's03').cityDamage).toBe(2);
  });

  test('[DN-RULING-37] with the house rule the rows of the Boss trade places, and no others', () => {
    const state = arrange({
      houseRules: { bossRows: 'lightRegular' },
      monsters: [{ id: boss, space: 's16' }],
      steps: [attacks('white', boss)],
    });
    expect(letHappen(state, 'cz-students', 'cz-vendors').state.destroyedStack).toHaveLength(2);
    const beside = arrange({
      houseRules: { bossRows: 'lightRegular' },
      monsters: [
        { id: 'rb-leadhide', space: 's03' },
        { id: boss, space: 's16' },
      ],
      steps: [attacks('white', 'rb-leadhide')],
    });
    expect(space(letHappen(beside).state, 's03').cityDamage).toBe(2);
  });

  test('[DN-RULING-37] the house rule is about the lost icons of Gorganicus: Thalassar keeps his rows', () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      houseRules: { bossRows: 'lightRegular' },
      monsters: [{ id: 'boss-thalassar', space: 's16' }],
      board: { s16: { citizens: ['cz-students#1', 'cz-vendors#1'] } },
      steps: [attacks('white', 'boss-thalassar')],
    });
    // Regular: 3 city, 1 citizen, the 2 highest are destroyed; then higher, a Citizen, 2 city.
    const { state: after } = letHappen(state, 'cz-commuters', 'cz-tourists');
    expect(after.destroyedStack).toEqual(['cz-commuters#1', 'cz-students#1']);
    expect([space(after, 's16').cityDamage, space(after, 's17').cityDamage]).toEqual([3, 2]);
  });

  test('[DN-BOSS-06] [DN-OVER-03] [DN-RULING-36] [DN-RULING-01] an empty deck on his card when he attacks loses, before any React', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { space: 's16', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] } },
      eventDeck: [['rb-e02']],
      monsters: [{ id: boss, space: 's16' }],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after } = letHappen(state, 'rb-e02');
    expect(after.outcome).toMatchObject({
      status: 'loss',
      reason: 'bossDeckExhausted',
      winners: [],
    });
    expect(defendNeoTokyo.outcome(after)).toMatchObject({
      winners: [],
      scores: [30, 30],
      ranking: [[0, 1]],
      reason: 'bossDeckExhausted',
    });
  });

  test.each([
    ['printed', 2, 99],
    ['perPlayer', 2, 69],
    ['perPlayer', 3, 104],
  ] as const)(
    '[DN-RULING-75] bossLife %s, %i players: he lives with %i damage and falls with 1 more',
    (bossLife, players, damage) => {
      const given = (hurt: number) =>
        arrange({
          mechs: (['patriot', 'anansi', 'zakh'] as const).slice(0, players),
          houseRules: { bossLife },
          acts: 1,
          seats: { 1: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] } },
          monsters: [{ id: boss, space: 's05', damage: hurt }],
        });
      expect(() => given(damage + 1)).toThrow('yet in play');
      // The dice make 4, less the Armor Rating of 3.
      const hit = [{ type: 'playCard', seat: 1, card: 'ar-chainfist-1#1' } as const, 3, 1] as const;
      expect(play(given(damage), [...hit]).state.outcome).toMatchObject({ status: 'win' });
      expect(play(given(damage - 1), [...hit]).state.outcome).toBeNull();
    },
  );

  test('[DN-RULING-36] [DN-BOSS-06] in a Monster Attack Phase too', () => {
    const state = arrange({
      eventDeck: [],
      monsters: [
        { id: 'rb-leadhide', space: 's03' },
        { id: boss, space: 's16' },
      ],
      steps: [{ type: 'trackFull' }],
    });
    const { state: after } = letHappen(state);
    expect(space(after, 's03').cityDamage).toBe(2);
    expect(after.outcome).toMatchObject({ reason: 'bossDeckExhausted' });
  });

  test('[DN-RULING-36] [DN-BOSS-03] after he has come with the last card there are four more Event Phases; the fourth is lost', () => {
    const arrived = arrange({
      seats: { 0: { lying: true }, 1: { lying: true } },
      eventDeck: [['rb-e08']],
      eventDiscard: ['rb-a1', 'rb-e02', 'rb-e05', 'rb-e10'],
      monsters: [{ id: 'rb-leadhide', space: 's03' }],
      steps: [{ type: 'eventPhase' }, { type: 'endRound' }],
    });
    let now = letHappen(arrived, 'rb-e08', 'c09').state;
    const sizes = [];
    while (now.outcome === null) {
      const round = now.round;
      while (now.outcome === null && (now.round === round || now.phase === 'planning')) {
        const [move] = defendNeoTokyo.legalMoves(now).filter(({ type }) => quiet.has(type));
        now = defendNeoTokyo.apply(now, move as Move).state;
      }
      sizes.push(now.eventDeck.flat().length);
    }
    expect(sizes).toEqual([3, 2, 1, 0]);
    expect(now.outcome).toMatchObject({ status: 'loss', reason: 'bossDeckExhausted' });
  });

  test('[DN-RULING-40] with the Boss in play and no card left, the phase goes on with the white symbol', () => {
    const state = arrange({
      eventDeck: [],
      bossAppeared: true,
      monsters: [{ id: 'rb-leadhide', space: 's03' }],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after, events } = letHappen(state);
    expect(eventsOf(events, 'eventDrawn')).toEqual([]);
    expect(space(after, 's03').cityDamage).toBe(2);
  });

  test('[DN-OVER-01] [DN-OVER-04] [DN-RULING-61] his defeat wins at once, with Monsters left; then nothing is legal', () => {
    const state = arrange({
      acts: 1,
      track: 4,
      seats: { 1: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] } },
      monsters: [
        { id: boss, space: 's05', damage: 97 },
        { id: 'rb-glowfang', space: 's05' },
      ],
    });
    const { state: after, events } = play(
      state,
      { type: 'playCard', seat: 1, card: 'ar-chainfist-1#1' },
      [{ type: 'chooseMonster', seat: 1, monster: boss }, 3, 3],
    );
    expect(after.outcome).toMatchObject({ status: 'win', reason: 'bossDefeated', winners: [0, 1] });
    expect(eventsOf(events, 'monsterAttackDeclared')).toEqual([]);
    expect(defendNeoTokyo.legalMoves(after)).toEqual([]);
    expect(defendNeoTokyo.toAct(after)).toEqual([]);
    expect(refusedBy(after, pass(0))).toBe('DN-OVER-04');
    expect(defendNeoTokyo.invariants(after)).toEqual([]);
    expect(mech(after, 1).discard).toEqual(['ar-chainfist-1#1']);
  });

  test('[DN-RULING-38] the text after the attack of Thalassar: he moves higher, a Citizen comes, 2 City Damage', () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      monsters: [{ id: 'boss-thalassar', space: 's04' }],
      steps: [
        effects('boss:boss-thalassar/afterAttack', { source: { monster: 'boss-thalassar' } }),
      ],
    });
    const { state: after } = letHappen(state, 'cz-students');
    expect(space(after, 's05')).toMatchObject({ cityDamage: 2, citizens: ['cz-students#1'] });
  });

  test('[DN-RULING-38] [DN-TOK-02] first the Reacts to his attack, then Fire, then his text', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { space: 's16', power: [2, 0, 0], hand: ['ar-chainfist-4#1'] } },
      monsters: [{ id: boss, space: 's16', fire: 2 }],
      steps: [attacks('red', boss)],
    });
    // Radiation Blast: 3 city, 3 random, the purge.
    const asked = letHappen(state, 'legs', 'cz-mall', 'cz-stadium').state;
    const { state: after, events } = play(asked, [react(0, 'ar-chainfist-4#1'), 1, 2, 3, 4]);
    const order = [
      'reactPlayed',
      'damageDiceRolled',
      'tokenRemoved',
      'monsterMoved',
      'cityDamaged',
    ];
    expect(events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual([
      'reactPlayed',
      'damageDiceRolled',
      'damageDiceRolled',
      'tokenRemoved',
      'monsterMoved',
      'cityDamaged',
    ]);
    expect(monster(after, boss)).toMatchObject({ space: 's15', damage: 3 + 7, fire: 1 });
  });

  test('[DN-RULING-39] a City card of a destroyed space: a Monster is placed by the next card', () => {
    const state = arrange({
      board: { s03: { destroyed: true } },
      monsters: [{ id: 'rb-isotoad', space: 's18' }],
      eventDeck: [['appears', 'event']],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after } = letHappen(
      state,
      'appears',
      'rb-a1',
      'c03',
      'c04',
      'cz-students',
      'cz-vendors',
      'cz-commuters',
      'cz-commuters',
      'cz-tourists',
    );
    expect(monster(after, 'rb-glowfang').space).toBe('s04');
  });
});
