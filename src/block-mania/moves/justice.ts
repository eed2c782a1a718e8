import { addTo, removeFrom } from '../../kernel/sets.js';
import type { JusticeSide } from '../content/schema.js';
import { doJustice, fizzles, justiceAims } from '../justice.js';
import { defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { id, seatNumber, squareId } from '../state.js';

/** BM-ENDG-04: the card first, its target second. */
export const playJustice = defineMove({
  type: 'playJustice',
  at: ['justice'],
  params: { card: id },
  options({ state }, seat) {
    return (state.cards.hands[seat] ?? []).map((card) => ({ type: 'playJustice', seat, card }));
  },
  forbid({ state }, { seat, card }) {
    if (state.cards.hands[seat]?.includes(card)) return undefined;
    return refuse('BM-TURN-05', () => `${card} is not in your hand`);
  },
  perform(table, { seat, card }) {
    const { state, content } = table;
    const { id: side, effect } = content.justice.get(card) as JusticeSide;
    removeFrom(state.cards.hands[seat] as string[], card);
    addTo(state.cards.discard, card);
    table.reveal();
    const isIdle = fizzles(table, effect);
    table.emit({ type: 'justicePlayed', seat, card, side, fizzles: isIdle });
    if (isIdle) return;
    if (effect.kind === 'removeKleggs') doJustice(table, effect, {});
    else table.next({ type: 'justiceTarget', card });
  },
});

const ruleOf: Readonly<Record<string, RuleId>> = {
  judges: 'BM-JUST-02',
  riotFoam: 'BM-JUST-01',
  fireDepartment: 'BM-JUST-03',
  hWagon: 'BM-JUST-04',
  electroCordon: 'BM-JUST-07',
  judgeDredd: 'BM-JUST-09',
  stummGas: 'BM-JUST-10',
  patWagon: 'BM-JUST-11',
  sonicCannon: 'BM-JUST-14',
};

export const justiceTarget = defineMove({
  type: 'justiceTarget',
  at: ['justiceTarget'],
  params: {
    blocker: id.exactOptional(),
    sq: squareId.exactOptional(),
    board: seatNumber.exactOptional(),
  },
  context: (position, { card }) => {
    return justiceAims(position, (position.content.justice.get(card) as JusticeSide).effect);
  },
  options: (_position, seat, _step, aims) => {
    return aims.map((aim) => ({ type: 'justiceTarget', seat, ...aim }));
  },
  forbid({ content }, { blocker, sq, board }, { card }, aims) {
    const isListed = aims.some((aim) => {
      return aim.blocker === blocker && aim.sq === sq && aim.board === board;
    });
    if (isListed) return undefined;
    const { id: side, name } = content.justice.get(card) as JusticeSide;
    const rule = ruleOf[side] ?? 'BM-JUST-16';
    return refuse(rule, () => `that is no target for ${name}`);
  },
  perform(table, { seat: _seat, type: _type, ...aim }, { card }) {
    doJustice(table, (table.content.justice.get(card) as JusticeSide).effect, aim);
    table.next({ type: 'checkEnd' });
  },
});
