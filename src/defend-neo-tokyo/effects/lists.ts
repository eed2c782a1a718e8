import { addAll } from '../../kit/sets.js';
import type { Selector } from '../content/effects.js';
import { listOf } from '../content/lists.js';
import { hereOf, inBoardOrder, spaceNumber } from '../mechanics/board.js';
import { deciderOf } from '../mechanics/mechs.js';
import { drawCityCard } from '../mechanics/piles.js';
import { captainOrder } from '../mechanics/seats.js';
import { isAnyUseful } from '../mechanics/useful-effects.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { withFrame } from '../state/change.js';
import { isDestroyed, mechOf, monsterOf, spaceOf } from '../state/state.js';
import type { Frame, StepOf } from '../state/steps.js';
import type { AnswerTo, Handlers, Running } from './handler.js';

/** Effects that hold lists of effects: one of two, and one list for each of several targets. */
export const listEffects: Handlers<'choose' | 'when' | 'each' | 'drawCity'> = {
  choose: {
    ask(table, { frame }, effect) {
      const among = (['a', 'b'] as const).filter((key) => isAnyUseful(table, frame, effect[key]));
      if (among.length === 0) return undefined;
      const seat = deciderOf(table, frame);
      return { type: 'chooseOption', seat, rule: 'DN-FX-23', optional: false, among };
    },
    answered: (table, running, _effect, { option }: AnswerTo<'chooseOption'>) => {
      return runInner(table, running, option);
    },
  },
  when: (table, running, { condition }) => {
    return runInner(table, running, running.frame[condition] ? 'do' : 'else');
  },
  each(table, running, { of }) {
    const { frame } = running;
    const { kind, elements } = select(table, of, hereOf(table, frame));
    const within = of.endsWith('Here') ? 0 : of === 'mechsWithin1' ? 1 : null;
    const list = innerList(table, running, 'do');
    table.next({ type: 'each', list, frame, of: kind, elements, within });
  },
  drawCity(table, running, { count }) {
    const { state, content } = table;
    const cards: string[] = [];
    for (let i = 0; i < count; i++) {
      if (state.cityDeck.length === 0 && state.cityDiscard.length === 0) break;
      cards.push(drawCityCard(table));
    }
    addAll(state.cityDiscard, cards);
    table.emitCopy({ type: 'deckPeeked', deck: 'city', cards });
    const spaces = new Set(cards.map((card) => content.cityCards.get(card)));
    const elements = content.cities.filter((at) => spaces.has(at));
    const list = innerList(table, running, 'do');
    const { frame } = running;
    table.next({ type: 'each', list, frame, of: 'space', elements, within: null });
  },
};

function innerList({ content }: TokyoTable, { list, index }: Running, key: string): string {
  return (listOf(content, list).inner[index] as Readonly<Record<string, string>>)[key] as string;
}

/** The list inside an effect; its frame is handed on to the rest of the outer list. */
function runInner(table: TokyoTable, running: Running, key: string): undefined {
  const { type, frame } = running;
  const list = innerList(table, running, key);
  table.next({ type, list, index: 0, frame, nested: true, progress: 0 });
}

interface Selected {
  readonly kind: StepOf<'each'>['of'];
  readonly elements: string[];
}

/** DN-FX-35: the targets by space number, HQ first; ties as DN-RULING-23 says. */
function select(table: TokyoTable, of: Selector, here: string | undefined): Selected {
  const { state, content } = table;
  switch (of) {
    case 'monsters':
      return { kind: 'monster', elements: inBoardOrder(content, state.monsters) };
    case 'monstersHere': {
      const near = state.monsters.filter(({ space }) => space === here);
      return { kind: 'monster', elements: inBoardOrder(content, near) };
    }
    case 'mechs':
      return { kind: 'mech', elements: mechsInOrder(table, () => true) };
    case 'mechsHere':
      return { kind: 'mech', elements: mechsInOrder(table, (at) => at === here) };
    case 'mechsWithin1': {
      const near = (at: string) => here !== undefined && content.distance(here, at) <= 1;
      return { kind: 'mech', elements: mechsInOrder(table, near) };
    }
    default:
      return { kind: 'space', elements: spacesInOrder(table, of) };
  }
}

function mechsInOrder(
  { state, content }: TokyoPosition,
  isThere: (space: string) => boolean,
): string[] {
  const numberOf = (seat: number) => spaceNumber(content, mechOf(state, seat).space);
  return captainOrder(state)
    .filter((seat) => isThere(mechOf(state, seat).space))
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map(String);
}

function spacesInOrder({ state, content }: TokyoPosition, of: Selector): string[] {
  const hasMonster = (at: string) => state.monsters.some(({ space }) => space === at);
  const hasMech = (at: string) => state.mechs.some(({ space }) => space === at);
  const hasCitizen = (at: string) => spaceOf(state, at).citizens.length > 0;
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

/** What the list knows for one target; nothing if it is out of reach or out of play by now. */
export function elementFrame(
  position: TokyoPosition,
  { frame, within, of }: StepOf<'each'>,
  element: string,
): Frame | undefined {
  const { state, content } = position;
  if (of === 'space') {
    return isDestroyed(state, element) ? undefined : withFrame(frame, { itSpace: element });
  }
  const at =
    of === 'mech' ? mechOf(state, Number(element)).space : monsterOf(state, element)?.space;
  if (at === undefined) return undefined;
  if (within !== null) {
    const here = hereOf(position, frame);
    if (here === undefined || content.distance(here, at) > within) return undefined;
  }
  return withFrame(frame, of === 'mech' ? { itMech: Number(element) } : { it: [element] });
}
