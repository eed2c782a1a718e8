import { describe, expect, test } from 'vitest';
import { compile } from '../../src/defend-neo-tokyo/content/compile.js';
import type { Effect, EffectKind } from '../../src/defend-neo-tokyo/content/effects.js';
import type {
  AttackRow,
  Citizen,
  ContentPack,
  Quality,
} from '../../src/defend-neo-tokyo/content/schema.js';
import { cardsOf } from '../../src/defend-neo-tokyo/display/cards.js';
import type { Event } from '../../src/defend-neo-tokyo/events.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Frame, Step, StepOf } from '../../src/defend-neo-tokyo/state/steps.js';
import { cardText } from '../../src/display/card.js';
import {
  arrange,
  attacks,
  changedGame,
  content,
  effects,
  eventsOf,
  gameOf,
  letHappen,
  topStep,
} from './arrange.js';

const cards = cardsOf(content);

function linesOf(pack: ContentPack, id: string): string[] {
  return cardsOf(compile(pack)).find((card) => card.id === id)?.lines ?? [];
}

describe('every card', () => {
  test('has an id of its own and the form of a card', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const card of cards) expect(cardText.parse(card)).toEqual(card);
  });

  test('that a table can show is there', () => {
    const known = new Set(cards.map(({ id }) => id));
    const met = [
      ...content.cards.keys(),
      ...content.citizens.keys(),
      ...content.monsters.keys(),
      ...content.events.keys(),
      ...content.spaces.keys(),
      ...content.cityCards.keys(),
      ...content.actions.keys(),
      ...content.prebuilt.keys(),
      ...content.sets.keys(),
      'appears',
      'event',
    ];
    expect(met.filter((id) => !known.has(id.replace(/#\d+$/, '')))).toEqual([]);
  });

  test.each(cards.map((card) => [card.id, card] as const))('%s speaks English', (_id, card) => {
    for (const line of card.lines) {
      expect(line).toMatch(/^[A-Z0-9].*[^.\s]\.$/);
      expect(line).not.toMatch(/[a-z][A-Z]|_|#|undefined|null|NaN| {2}|\bs\d\d\b/);
      expect(line).not.toMatch(/\b(?:ar|ch|lg|rb|th|cz|pb|boss)-[a-z0-9]/);
      expect(line).not.toMatch(
        /(?<![+-])\b1 (?:[A-Z][a-z]+ )?(?:cards|spaces|tokens|Citizens|Bots)\b/,
      );
      expect(line).not.toMatch(
        /\b(?:[2-9]|\d\d) (?:[A-Z][a-z]+ )?(?:card|space|token|Citizen(?! card)|Bot)\b/,
      );
    }
  });

  test('with effects says something', () => {
    const silent = cards.filter(({ lines }) => lines.length === 0);
    expect(silent.every(({ kind }) => kind === 'Citizen')).toBe(true);
    const able = content.pack.citizens.filter(({ enter, exit, end, while: standing }) => {
      return enter ?? exit ?? end ?? standing;
    });
    expect(silent).toHaveLength(content.pack.citizens.length - able.length);
  });

  test('says what the pack prints on it instead, line by line', () => {
    const pack = structuredClone(defendNeoTokyo.content);
    const [first] = pack.cards;
    if (first !== undefined) first.text = 'Weave.\nWait.';
    expect(linesOf(pack, first?.id ?? '')).toEqual(['Weave.', 'Wait.']);
    expect(
      defendNeoTokyo.withContent({ ...pack, id: 'told' }).content.cards[0]?.text,
    ).toBeDefined();
  });
});

test.each([
  [
    'ar-whip-4',
    [
      'React when a Monster up to 1 space away begins an attack.',
      'That attack does not happen; a Boss gets a -1 Damage token instead.',
    ],
  ],
  [
    'ar-knife-4',
    [
      'React when your Mech would take damage.',
      'Prevent 2 of that damage.',
      'Deal 2 damage to the Monster that deals it.',
    ],
  ],
  [
    'ar-flame-3',
    ['Deal 1d+1 damage to every Monster in your space.', 'Put a Fire token on each Monster hit.'],
  ],
  [
    'ar-mg-1',
    [
      'Deal 1d damage to a Monster up to 1 space away for each Power token on this part, at most 4d.',
    ],
  ],
  [
    'lg-rabbit',
    [
      'WALK (Action, with Power in space 1): Discard 1 card - move 1 space.',
      'LEAP (Action, with Power in space 2): Discard 1 card - move 1 or 2 spaces; you may pass through destroyed spaces.',
    ],
  ],
  [
    'rb-glowfang',
    [
      'Mech side, Regular Attack: deal 1 damage to the left Arm, 1 damage to the right Arm and 1 damage to a random part of every Mech in its space.',
      'Mech side, Special Attack Gamma Bite: deal 3 damage to the Chassis and 1 damage to a random part of every Mech in its space.',
      'City side, Regular Attack: deal 1 City Damage to its space; then 1 Citizen enters play in its space.',
      'City side, Special Attack: deal 2 City Damage to its space; then destroy the 2 Citizens of the highest population in its space.',
    ],
  ],
  [
    'cz-minister',
    ['Exiting: if this Citizen was destroyed, the pilot of each Mech discards 1 card of choice.'],
  ],
  [
    'rb-e06',
    [
      'Destroy the Citizen of the lowest population in each City Space with a Monster but no Mech.',
      'Then each Monster makes its Special Attack.',
    ],
  ],
])('%s', (id, lines) => {
  expect(linesOf(defendNeoTokyo.content, id)).toEqual(lines);
});

test('what stands in the corners', () => {
  const valuesOf = (id: string) => {
    const found = cards.find((card) => card.id === id)?.values ?? [];
    return Object.fromEntries(found.map(({ label, value }) => [label, value]));
  };
  expect(valuesOf('ar-sword-4')).toEqual({
    Type: 'React',
    Part: 'Power Sword',
    'Power Requirement': 2,
    'Monster Attack Track': '+1',
    Copies: 1,
  });
  expect(valuesOf('rb-isotoad')).toEqual({
    Life: 28,
    'Armor, Mech side': '2 Non-Melee',
    'Armor, City side': 1,
  });
  expect(valuesOf('cz-stadium')).toEqual({ Population: 12, Copies: 1 });
  expect(valuesOf('s18')).toEqual({ Number: 18, 'City Damage': 7 });
  expect(valuesOf('ch-zakharovich')).toMatchObject({ 'Power output': 6, 'Damage Track': 15 });
});

/** What an effect says and does, with all Damage dice showing 1, so that dice and damage are one number. */
interface Case {
  readonly effect: readonly [Effect, ...Effect[]];
  /** What happened, as the number that the sentence tells. */
  readonly count?: (events: readonly Event[]) => number;
  /** What waits for the effect. */
  readonly pending?: Step;
  readonly knowing?: Partial<Frame>;
  /** Where the number is not the first of the sentence. */
  readonly which?: 'last';
}

const blow = {
  type: 'hitMech',
  mech: 0,
  amount: 3,
  part: 'legs',
  from: 'rb-glowfang',
  stage: 'deal',
} as const;
const roll: StepOf<'mechAttack'> = {
  type: 'mechAttack',
  seat: 0,
  monsters: ['rb-glowfang'],
  dice: [1, 1, 1],
  flat: 0,
  melee: false,
  pierce: false,
};
const sum = <T extends Event['type']>(type: T) => {
  return (events: readonly Event[]) => {
    return eventsOf(events, type).reduce((total, event) => {
      return total + ('amount' in event ? event.amount : 'count' in event ? event.count : 1);
    }, 0);
  };
};
const howMany = (type: Event['type']) => (events: readonly Event[]) =>
  eventsOf(events, type).length;
const tracker = (events: readonly Event[]) => {
  return Math.abs((eventsOf(events, 'attackTrackMoved')[0]?.to ?? 2) - 2);
};
const peeked = (events: readonly Event[]) => eventsOf(events, 'deckPeeked')[0]?.cards.length ?? 0;

/** A kind without a number tells none. */
const cases: { readonly [K in EffectKind]: Case } = {
  attack: { effect: [{ kind: 'attack', dice: 3, flat: 2 }], count: sum('monsterDamaged') },
  token: {
    effect: [{ kind: 'token', token: 'fire', count: 3, on: 'monster' }],
    count: sum('tokenPlaced'),
  },
  move: { effect: [{ kind: 'move', steps: 3 }], count: howMany('mechMoved') },
  moveAlly: { effect: [{ kind: 'moveAlly', steps: 2 }], count: howMany('mechMoved') },
  push: { effect: [{ kind: 'push', on: 'monster', to: 'adjacent' }] },
  repair: { effect: [{ kind: 'repair', amount: 3, on: 'self' }], count: sum('repaired') },
  charge: { effect: [{ kind: 'charge', amount: 2, on: 'self' }], count: sum('powerGained') },
  shift: { effect: [{ kind: 'shift', amount: 2 }], count: howMany('powerMoved') },
  losePower: {
    effect: [{ kind: 'losePower', amount: 2, on: 'it' }],
    count: sum('powerExpelled'),
  },
  draw: { effect: [{ kind: 'draw', count: 2 }], count: sum('cardsDrawn') },
  discardCards: {
    effect: [{ kind: 'discardCards', count: 2, on: 'it' }],
    count: howMany('cardDiscarded'),
  },
  payCards: { effect: [{ kind: 'payCards', max: 2 }], count: howMany('cardDiscarded') },
  rescue: { effect: [{ kind: 'rescue', count: 2 }], count: howMany('citizenDiscarded') },
  shelter: { effect: [{ kind: 'shelter', amount: 2 }], count: sum('citySheltered') },
  calm: { effect: [{ kind: 'calm', steps: 2 }], count: tracker },
  boost: {
    effect: [
      { kind: 'boost', flat: 3, uses: 'next' },
      { kind: 'attack', flat: 1 },
    ],
    count: (events) => sum('monsterDamaged')(events) - 1,
  },
  guard: { effect: [{ kind: 'guard', amount: 2 }], count: sum('damagePrevented'), pending: blow },
  regainBot: { effect: [{ kind: 'regainBot', count: 2 }], count: sum('botsRestocked') },
  scry: { effect: [{ kind: 'scry', deck: 'event', count: 2 }], count: peeked },
  standUp: { effect: [{ kind: 'standUp', range: 'any' }] },
  extraAction: { effect: [{ kind: 'extraAction' }] },
  selfDamage: {
    effect: [{ kind: 'selfDamage', part: 'legs', amount: 2 }],
    count: sum('mechDamaged'),
  },
  prevent: {
    effect: [{ kind: 'prevent', amount: 2 }],
    count: sum('damagePrevented'),
    pending: blow,
  },
  redirect: { effect: [{ kind: 'redirect' }], pending: blow },
  intercept: { effect: [{ kind: 'intercept' }], pending: blow },
  rerollRandom: { effect: [{ kind: 'rerollRandom' }], pending: blow },
  reroll: {
    effect: [{ kind: 'reroll', max: 2 }],
    count: (events) => {
      const { before = [], after = [] } = eventsOf(events, 'diceRerolled')[0] ?? {};
      return before.filter((die, i) => die !== after[i]).length;
    },
    pending: { ...roll, dice: [6, 6, 6] },
    which: 'last',
  },
  addDamage: {
    effect: [{ kind: 'addDamage', flat: 2 }],
    count: (events) => sum('monsterDamaged')(events) - 3,
    pending: roll,
  },
  strike: {
    effect: [{ kind: 'strike', dice: 2, flat: 1, on: 'it' }],
    count: sum('monsterDamaged'),
  },
  cancelAttack: { effect: [{ kind: 'cancelAttack' }] },
  preventCity: {
    effect: [{ kind: 'preventCity', amount: 2 }],
    count: sum('cityDamagePrevented'),
    pending: { type: 'cityDamage', space: 's05', amount: 3, stage: 'place' },
  },
  save: { effect: [{ kind: 'save' }], knowing: { triggerCitizen: 'cz-students#1' } },
  cityDamage: {
    effect: [{ kind: 'cityDamage', amount: 2, where: 'here' }],
    count: sum('cityDamaged'),
  },
  addCitizens: {
    effect: [{ kind: 'addCitizens', count: 2, where: 'here' }],
    count: howMany('citizenEntered'),
  },
  destroyCitizens: {
    effect: [{ kind: 'destroyCitizens', count: 2, where: 'here' }],
    count: howMany('citizenDestroyed'),
  },
  discardCitizens: {
    effect: [{ kind: 'discardCitizens', count: 2, which: 'lowest', where: 'it' }],
    count: howMany('citizenDiscarded'),
  },
  mechDamage: {
    effect: [{ kind: 'mechDamage', amount: 2, part: 'legs', on: 'it' }],
    count: sum('mechDamaged'),
  },
  heal: { effect: [{ kind: 'heal', amount: 4, on: 'it' }], count: sum('monsterHealed') },
  moveMonster: { effect: [{ kind: 'moveMonster', on: 'it', to: 'higher' }] },
  hurl: { effect: [{ kind: 'hurl', to: 'lower', on: 'it' }] },
  knockDown: { effect: [{ kind: 'knockDown', on: 'it' }] },
  provoke: { effect: [{ kind: 'provoke', steps: 2 }], count: tracker },
  shuffleCityDiscard: { effect: [{ kind: 'shuffleCityDiscard' }] },
  purgeCitizenDeck: {
    effect: [{ kind: 'purgeCitizenDeck', count: 3, maxPopulation: 5 }],
    count: (events) => howMany('citizenDestroyed')(events) + howMany('citizenDiscarded')(events),
  },
  appear: {
    effect: [{ kind: 'appear', monster: 'rb-isotoad', citizens: 2 }],
    count: howMany('citizenEntered'),
  },
  placeBoss: { effect: [{ kind: 'placeBoss' }] },
  rebuildEventDeck: { effect: [{ kind: 'rebuildEventDeck' }] },
  choose: {
    effect: [{ kind: 'choose', a: [{ kind: 'draw', count: 2 }], b: [{ kind: 'calm', steps: 1 }] }],
    count: sum('cardsDrawn'),
  },
  when: {
    effect: [{ kind: 'when', condition: 'defeated', do: [{ kind: 'draw', count: 2 }] }],
    count: sum('cardsDrawn'),
    knowing: { defeated: true },
  },
  each: {
    effect: [{ kind: 'each', of: 'monsters', do: [{ kind: 'strike', flat: 2, on: 'it' }] }],
    count: sum('monsterDamaged'),
  },
  drawCity: {
    effect: [{ kind: 'drawCity', count: 2, do: [{ kind: 'cityDamage', amount: 1, where: 'it' }] }],
    count: peeked,
  },
};

/** Enough of everything that effects can take away, add to or move. */
function tableOf(game: typeof defendNeoTokyo, steps: Step[]) {
  return arrange({
    game,
    track: 2,
    seats: {
      0: {
        space: 's05',
        power: [2, 1, 0],
        damage: { chassis: 2, rightArm: 2 },
        bots: 0,
        hand: ['ar-mg-2#1', 'ar-mg-2#2', 'lg-medium-1#1', 'lg-medium-1#2'],
      },
      1: { space: 's05', lying: true },
    },
    monsters: [{ id: 'rb-glowfang', space: 's05', damage: 9 }],
    board: { s05: { damage: 2, citizens: ['cz-students#1', 'cz-school#1', 'cz-vendors#1'] } },
    steps,
  });
}

describe('the number in a sentence is the number that happens', () => {
  test.each(Object.entries(cases))('%s', (kind, { effect, count, pending, knowing, which }) => {
    const game = changedGame(`says-${kind.toLowerCase()}`, (pack) => {
      pack.dice.damage = [1];
      for (const one of pack.citizens) Object.assign(one, { enter: [], exit: [], end: [] });
      const card = pack.cards.find(({ id }) => id === 'ar-mg-1');
      if (card !== undefined) card.effects = [...effect];
    });
    const [sentence = ''] = linesOf(game.content, 'ar-mg-1');
    if (count === undefined) return expect(sentence).not.toMatch(/(?<!-)\d/);
    const happened = count(happening(game, pending, knowing));
    expect(happened).toBeGreaterThan(1);
    expect(numberIn(sentence, which)).toBe(happened);
  });
});

/** `3d+2` counts as 5: every die shows 1. */
function numberIn(sentence: string, which?: 'last'): number {
  const found = [...sentence.matchAll(/(\d+)d?(?:\+(\d+))?/g)];
  const match = found.at(which === 'last' ? -1 : 0);
  return Number(match?.[1]) + Number(match?.[2] ?? 0);
}

/** Runs the effects of the changed card; whoever is asked takes the first answer, the most of it, and never leaves off. */
function happening(
  game: typeof defendNeoTokyo,
  pending: Step | undefined,
  knowing: Partial<Frame> | undefined,
): Event[] {
  const frame: Frame = {
    source: { mech: 0 },
    action: 'attack',
    part: 'leftArm',
    it: ['rb-glowfang'],
    itMech: 0,
    itSpace: 's05',
    trigger: 'rb-glowfang',
    ...knowing,
  };
  const batch: Step = { type: 'batch', added: false };
  const waiting = pending === undefined ? [] : [pending];
  const start = tableOf(game, [effects('card:ar-mg-1', frame), batch, ...waiting]);
  let { state, events } = letHappenFreely(start);
  while (topStep(state)?.type !== 'discard') {
    const moves = game.legalMoves(state).filter(({ type }) => type !== 'done');
    const dice = moves.filter(({ type }) => type === 'chooseDice');
    const move = dice.at(-1) ?? moves[0];
    if (move === undefined) throw new Error('nobody can answer');
    const next = game.apply(state, move);
    state = next.state;
    events = [...events, ...next.events];
  }
  return events;
}

/** Like `letHappen`, but dice and draws fall as they like. */
function letHappenFreely(state: ReturnType<typeof arrange>) {
  const subject = { window: 'monsterDefeated', space: 'hq' } as const;
  const asked: Step = { type: 'react', subject, seat: 0 };
  const waiting = { ...state, agenda: [...state.agenda, asked] };
  return gameOf(state).apply(waiting, { type: 'declineReact', seat: 0, until: 'window' });
}

/** What a quality of a Monster or a Citizen in play says and does; without `happens` its sentence has no number. */
interface Lasting {
  readonly id: string;
  /** A word of its sentence. */
  readonly word: string;
  readonly happens?: () => number;
}

describe('abilities and qualities', () => {
  const game = changedGame('says-abilities', (pack) => {
    for (const one of pack.monsters) {
      for (const side of [one.mech, one.city, one.combined]) {
        for (const quality of side?.qualities ?? []) {
          if ('amount' in quality) quality.amount = 3;
        }
      }
    }
    for (const one of pack.citizens) {
      for (const ability of one.while ?? []) if ('amount' in ability) ability.amount = 3;
    }
  });

  const qualities: { readonly [K in Quality['kind']]: Lasting } = {
    thorns: {
      id: 'rb-toxipede',
      word: 'Thorns',
      happens: () => {
        const state = arrange({
          game,
          seats: { 0: { space: 's05' } },
          monsters: [{ id: 'rb-toxipede', space: 's05' }],
          steps: [{ type: 'thorns', seat: 0, monsters: ['rb-toxipede'] }],
        });
        return sum('mechDamaged')(letHappen(state).events);
      },
    },
    fireproof: { id: 'th-stormray', word: 'Fireproof' },
    heavy: { id: 'rb-leadhide', word: 'Heavy' },
    frenzy: {
      id: 'th-brinejaw',
      word: 'Frenzy',
      happens: () => {
        const worth = (damage: number) => {
          const { events } = letHappen(attacked(game, 'th-brinejaw', damage), 'legs');
          return eventsOf(events, 'instanceResolved')[0]?.value ?? 0;
        };
        return worth(11) - worth(10);
      },
    },
    regenerate: {
      id: 'th-coralisk',
      word: 'Regenerate',
      happens: () => {
        const state = arrange({
          game,
          threat: 'tideborn-horrors',
          monsters: [{ id: 'th-coralisk', space: 's05', damage: 9 }],
          steps: [{ type: 'endMonsters' }],
        });
        return sum('monsterHealed')(letHappen(state).events);
      },
    },
    snare: { id: 'th-hookclaw', word: 'Snare' },
    burrowed: { id: 'th-trenchworm', word: 'Burrowed' },
  };

  const standing: { readonly [K in NonNullable<Citizen['while']>[number]['kind']]: Lasting } = {
    cityShield: {
      id: 'cz-firebrigade',
      word: 'less',
      happens: () => {
        const state = arrange({
          game,
          board: { s05: { citizens: ['cz-firebrigade#1'] } },
          steps: [{ type: 'cityDamage', space: 's05', amount: 4, stage: 'start' }],
        });
        return sum('cityDamagePrevented')(letHappen(state).events);
      },
    },
    cannotDiscard: { id: 'cz-holdouts', word: 'cannot be discarded' },
    spotter: {
      id: 'cz-spotters',
      word: 'more',
      happens: () => {
        const state = arrange({
          game,
          seats: { 0: { space: 's05' } },
          monsters: [{ id: 'rb-glowfang', space: 's05' }],
          board: { s05: { citizens: ['cz-spotters#1'] } },
          steps: [{ ...roll, dice: [1] }],
        });
        return sum('monsterDamaged')(letHappen(state).events) - 1;
      },
    },
    bodyguard: { id: 'cz-barricade', word: 'chosen first' },
  };

  test.each(Object.entries({ ...qualities, ...standing }))(
    '[DN-FX-52] [DN-FX-54] [DN-FX-56] [DN-FX-59] [DN-FX-60] %s',
    (_kind, { id, word, happens }) => {
      const line = linesOf(game.content, id).find((one) => one.includes(word));
      expect(line).toBeDefined();
      const numbers = [...(line ?? '').matchAll(/\d+/g)].map(Number);
      expect(numbers).toEqual(happens === undefined ? [] : [happens()]);
    },
  );
});

describe('the number of a Damage Instance is the damage that is done', () => {
  type Symbol = AttackRow['instances'][number]['symbol'];
  const all: { readonly [S in Symbol]: (events: readonly Event[]) => number } = {
    chassis: sum('mechDamaged'),
    leftArm: sum('mechDamaged'),
    rightArm: sum('mechDamaged'),
    legs: sum('mechDamaged'),
    random: sum('mechDamaged'),
    city: sum('cityDamaged'),
    citizen: howMany('citizenEntered'),
  };
  test.each(Object.entries(all))('[DN-MATK-03] %s', (symbol, count) => {
    const game = changedGame(`says-instance-${symbol.toLowerCase()}`, (pack) => {
      const card = pack.monsters.find(({ id }) => id === 'th-brinejaw');
      const side = card?.mech ?? card?.combined;
      if (side === undefined) throw new Error('it has no such side');
      side.regular = { instances: [{ value: 2, symbol: symbol as Symbol }], effects: [] };
      for (const one of pack.citizens) Object.assign(one, { enter: [], exit: [], end: [] });
    });
    const line = linesOf(game.content, 'th-brinejaw').find((one) => one.includes('Regular Attack'));
    const { events } = letHappenFreely(attacked(game, 'th-brinejaw', 0));
    expect(count(events)).toBe(2);
    expect(numberIn(line ?? '')).toBe(2);
  });
});

/** A Monster of the sea makes its Regular Attack in the space of a Mech. */
function attacked(game: typeof defendNeoTokyo, id: string, damage: number) {
  return arrange({
    game,
    threat: 'tideborn-horrors',
    seats: { 0: { space: 's05' } },
    monsters: [{ id, space: 's05', damage }],
    steps: [attacks('white', id)],
  });
}
