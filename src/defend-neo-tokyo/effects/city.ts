import { shuffleInto } from '../../kit/piles.js';
import { addAll, addTo } from '../../kit/sets.js';
import type { EffectOf, Selector } from '../content/schema.js';
import { changeFrame, push } from '../mechanics/agenda.js';
import {
  captainOrder,
  isDestroyed,
  nextCity,
  nextStandingCity,
  spaceInfo,
  spaceNumber,
} from '../mechanics/board.js';
import { citizenCard, victims } from '../mechanics/city.js';
import { hitMech, layDown } from '../mechanics/mechs.js';
import { healMonster, moveMonster, placeMonster } from '../mechanics/monsters.js';
import { drawCitizen, drawCityCard } from '../mechanics/piles.js';
import { hereOf } from '../mechanics/targets.js';
import { addToDestroyedStack, raiseAttackTrack } from '../mechanics/tracks.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { mechOf, monsterOf } from '../state/state.js';
import type { Frame, StepOf } from '../state/steps.js';
import type { Handlers, Run } from './run.js';

/** What Monsters, the Boss, events and Citizens do. */
export const cityEffects: Handlers<
  | 'each'
  | 'cityDamage'
  | 'addCitizens'
  | 'destroyCitizens'
  | 'discardCitizens'
  | 'mechDamage'
  | 'heal'
  | 'moveMonster'
  | 'hurl'
  | 'knockDown'
  | 'provoke'
  | 'drawCity'
  | 'shuffleCityDiscard'
  | 'purgeCitizenDeck'
  | 'appear'
  | 'placeBoss'
  | 'rebuildEventDeck'
> = {
  each(run, { of }) {
    run.goOn();
    const { table, frame } = run;
    const here = hereOf(table, frame);
    const { kind, elements } = select(table, of, here);
    const within = of.endsWith('Here') ? 0 : of === 'mechsWithin1' ? 1 : null;
    push(table, { type: 'each', list: run.inner('do'), frame, of: kind, elements, within });
  },
  cityDamage(run, { n, where }) {
    run.goOn();
    for (const space of spacesOf(run, where).reverse()) {
      push(run.table, { type: 'cityDamage', space, n, stage: 'start' });
    }
  },
  addCitizens(run, { n, where }) {
    run.goOn();
    for (const space of spacesOf(run, where)) {
      push(run.table, { type: 'citizenEnters', space, left: n });
    }
  },
  destroyCitizens: (run, effect) => citizensLeave(run, effect, true),
  discardCitizens: (run, effect) => citizensLeave(run, effect, false),
  mechDamage(run, { n, part }) {
    run.goOn();
    const { itMech } = run.frame;
    if (itMech !== undefined) hitMech(run.table, itMech, n, part, null);
  },
  heal(run, { n }) {
    run.goOn();
    for (const id of run.frame.it ?? []) healMonster(run.table, id, n);
  },
  moveMonster(run, { on, to, skipDestroyed = false }) {
    run.goOn();
    const { table, frame } = run;
    const self = 'monster' in frame.source ? [frame.source.monster] : [];
    for (const id of on === 'self' ? self : (frame.it ?? [])) {
      const monster = monsterOf(table.state, id);
      if (monster === undefined) continue;
      const next = skipDestroyed
        ? nextStandingCity(table, monster.space, to)
        : nextCity(table.content, monster.space, to);
      moveMonster(table, id, next, 'moved');
    }
  },
  hurl(run, { to }) {
    run.goOn();
    const { table, frame } = run;
    if (frame.itMech === undefined) return;
    const mech = mechOf(table.state, frame.itMech);
    const from = mech.space;
    mech.space = nextStandingCity(table, from, to);
    table.emit({ type: 'mechHurled', seat: frame.itMech, from, to: mech.space });
  },
  knockDown(run) {
    run.goOn();
    const { itMech } = run.frame;
    if (itMech === undefined || mechOf(run.table.state, itMech).lying) return;
    layDown(mechOf(run.table.state, itMech));
    run.table.emit({ type: 'mechKnockedDown', seat: itMech });
  },
  provoke(run, { n }) {
    run.goOn();
    raiseAttackTrack(run.table, n, null);
  },
  drawCity(run, { n }) {
    run.goOn();
    const { table, frame } = run;
    const { state, content } = table;
    const drawn: string[] = [];
    for (let i = 0; i < n; i++) {
      if (state.cityDeck.length === 0 && state.cityDiscard.length === 0) break;
      drawn.push(drawCityCard(table));
    }
    addAll(state.cityDiscard, drawn);
    table.emit({ type: 'deckPeeked', deck: 'city', cards: drawn });
    const spaces = new Set(drawn.map((card) => content.cityCards.get(card)));
    const elements = content.cities.filter((at) => spaces.has(at));
    const list = run.inner('do');
    push(table, { type: 'each', list, frame, of: 'space', elements, within: null });
  },
  shuffleCityDiscard(run) {
    run.goOn();
    const { state } = run.table;
    const cards = state.cityDiscard.length;
    shuffleInto(state.cityDeck, state.cityDiscard);
    state.cityDiscard = [];
    run.table.emit({ type: 'deckShuffled', deck: 'city', cards });
  },
  purgeCitizenDeck(run, { n, maxPop }) {
    run.goOn();
    const { table } = run;
    for (let i = 0; i < n; i++) {
      const citizen = drawCitizen(table);
      if (citizen === undefined) return;
      const { pop } = citizenCard(table, citizen);
      if (pop <= maxPop) {
        addToDestroyedStack(table, citizen);
        table.emit({ type: 'citizenDestroyed', citizen, space: null, pop });
      } else {
        addTo(table.state.citizenDiscard, citizen);
        table.emit({ type: 'citizenDiscarded', citizen, space: null });
      }
    }
  },
  appear(run, { monster, citizens }) {
    run.goOn();
    appear(run.table, monster, citizens);
  },
  placeBoss(run) {
    run.goOn();
    const { source } = run.frame;
    if ('monster' in source) appear(run.table, source.monster, 0);
  },
  rebuildEventDeck(run) {
    run.goOn();
    const { table } = run;
    const { state, content } = table;
    const isAppears = (card: string) => content.events.get(card)?.kind === 'appears';
    const removed = state.eventDiscard.filter(isAppears);
    const kept = state.eventDiscard.filter((card) => !isAppears(card));
    addAll(state.eventRemoved, removed);
    state.eventDiscard = [];
    state.eventDeck = kept.length > 0 ? [kept] : [];
    table.emit({ type: 'eventDeckRebuilt', cards: kept.length, removed });
  },
};

/** DN-FX-49, DN-RULING-39: draws until the card names a space that is not destroyed. A Monster exists once. */
function appear(table: TokyoTable, monster: string, citizens: number): void {
  const { state, content } = table;
  if (monsterOf(state, monster) !== undefined || state.defeated.includes(monster)) return;
  const drawn: string[] = [];
  let space: string;
  do {
    const card = drawCityCard(table);
    addTo(state.cityDiscard, card);
    drawn.push(card);
    space = content.cityCards.get(card) as string;
  } while (isDestroyed(state, space));
  placeMonster(table, monster, space, drawn);
  if (citizens > 0) push(table, { type: 'citizenEnters', space, left: citizens });
  openWindow(table, { window: 'monsterMoved', monster });
}

/** The spaces that an effect is about. */
function spacesOf({ table, frame }: Run, where: EffectOf<'cityDamage'>['where']): string[] {
  const here = hereOf(table, frame);
  const one = where === 'it' ? frame.itSpace : where === 'target' ? frame.target : here;
  if (one === undefined) return [];
  if (where !== 'adjacent') return [one];
  const { adjacent } = spaceInfo(table.content, one);
  return table.content.cities.filter((at) => adjacent.includes(at));
}

function citizensLeave(
  run: Run,
  effect: EffectOf<'destroyCitizens' | 'discardCitizens'>,
  destroyed: boolean,
): void {
  run.goOn();
  const { table, frame } = run;
  const not = 'citizen' in frame.source ? frame.source.citizen : undefined;
  const spaces = spacesOf(run, effect.where);
  const citizens: string[] = [];
  for (const space of spaces) citizens.push(...victims(table, space, effect, { destroyed, not }));
  if (citizens.length > 0) push(table, { type: 'citizensLeave', citizens, destroyed });
}

interface Selected {
  readonly kind: StepOf<'each'>['of'];
  readonly elements: string[];
}

/** DN-FX-35: the targets by space number, HQ first; ties as DN-RULING-23 says. */
function select(table: TokyoTable, of: Selector, here: string | undefined): Selected {
  switch (of) {
    case 'monsters':
    case 'monstersHere':
      return { kind: 'monster', elements: monstersInOrder(table, of === 'monsters' ? null : here) };
    case 'mechs':
      return { kind: 'mech', elements: mechsInOrder(table, () => true) };
    case 'mechsHere':
      return { kind: 'mech', elements: mechsInOrder(table, (at) => at === here) };
    case 'mechsWithin1': {
      const near = (at: string) => here !== undefined && table.content.distance(here, at) <= 1;
      return { kind: 'mech', elements: mechsInOrder(table, near) };
    }
    default:
      return { kind: 'space', elements: spacesInOrder(table, of) };
  }
}

export function monstersInOrder(table: TokyoTable, here: string | undefined | null): string[] {
  return table.state.monsters
    .filter(({ space }) => here === null || space === here)
    .sort((a, b) => spaceNumber(table.content, a.space) - spaceNumber(table.content, b.space))
    .map(({ id }) => id);
}

function mechsInOrder(table: TokyoTable, isThere: (space: string) => boolean): string[] {
  const spaceOf = (seat: number) => mechOf(table.state, seat).space;
  return captainOrder(table.state)
    .filter((seat) => isThere(spaceOf(seat)))
    .sort((a, b) => spaceNumber(table.content, spaceOf(a)) - spaceNumber(table.content, spaceOf(b)))
    .map(String);
}

function spacesInOrder({ state, content }: TokyoTable, of: Selector): string[] {
  const hasMonster = (at: string) => state.monsters.some(({ space }) => space === at);
  const hasMech = (at: string) => state.mechs.some(({ space }) => space === at);
  const hasCitizen = (at: string) => (state.board[at]?.citizens.length ?? 0) > 0;
  switch (of) {
    case 'monsterSpaces':
      return content.cities.filter(hasMonster);
    case 'unguardedMonsterSpaces':
      return content.cities.filter((at) => hasMonster(at) && !hasMech(at));
    case 'lowestMonsterSpace':
      return content.cities.filter(hasMonster).slice(0, 1);
    case 'citizenSpaces':
      return content.cities.filter(hasCitizen);
    default:
      return content.cities.filter((at) => hasCitizen(at) && !hasMonster(at));
  }
}

/** Whether an element of an iteration is still to be dealt with, and the frame for it. */
export function elementFrame(
  table: TokyoTable,
  step: StepOf<'each'>,
  element: string,
): Frame | undefined {
  const { state, content } = table;
  const { frame, within, of } = step;
  if (of === 'space') {
    return isDestroyed(state, element) ? undefined : changeFrame(frame, { itSpace: element });
  }
  const at =
    of === 'mech' ? mechOf(state, Number(element)).space : monsterOf(state, element)?.space;
  if (at === undefined) return undefined;
  if (within !== null) {
    const here = hereOf(table, frame);
    if (here === undefined || content.distance(here, at) > within) return undefined;
  }
  return changeFrame(frame, of === 'mech' ? { itMech: Number(element) } : { it: [element] });
}
