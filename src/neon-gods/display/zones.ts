import type { Card, Zone } from '../../display/scene.js';
import { topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { type BattleAhead, type BattleSide, questions } from '../questions.js';
import type { LaidCardView, StepView, View } from '../view/schema.js';
import { type NeonShown, nameOf, noteOf, readingOf } from './shown.js';

/** Cards, piles and what else lies beside the city; first what matters for a decision. */
export function zonesOf(shown: NeonShown): Zone[] {
  return [
    ...battle(shown),
    event(shown),
    ...own(shown),
    row(shown),
    work(shown),
    ...shown.view.seats.map((player, seat) => activated(shown, player, seat)),
    exchange(shown),
    scenario(shown),
    ...others(shown),
    ...shown.view.seats.flatMap((player, seat) => piles(shown, player, seat)),
    counted('zone:deck', 'Recruitment deck', shown.view.recruitDeck),
    ...supply(shown),
  ];
}

/** A card as it lies open. */
function cardOf({ card }: NeonShown, id: string, flags: string[] = []): Card {
  const { kind, title, lines, values } = card(id);
  return { id: `card:${id}`, kind, title, lines, values, flags };
}

function counted(id: string, label: string, count: number): Zone {
  return { id, label, kind: 'pile', cards: [], count };
}

type BattleStep = Extract<StepView, { readonly battle: unknown }>;

/** What lies in the battle under way, and how strong everybody is without what is still to be rolled. */
function battle(shown: NeonShown): Zone[] {
  const step = topStep(shown.view);
  if (step === undefined || !('battle' in step)) return [];
  const { space, against } = step.battle;
  const ahead = questions.battles(readingOf(shown)).find((one) => {
    return one.space === space && one.against === against;
  });
  return ahead === undefined ? [] : ahead.sides.map((side) => sideZone(shown, step, ahead, side));
}

function sideZone(shown: NeonShown, step: BattleStep, at: BattleAhead, one: BattleSide): Zone {
  const { side, hits, value } = one;
  const id = `zone:battle-${side}`;
  const note = partsOf(one);
  if (side === 'andys') {
    const label = `Battle on ${at.space}: the andys have ${value}; tokens`;
    const count = shown.view.board[at.space].andys.length;
    return { id, label, kind: 'display', cards: [], count, current: true, note };
  }
  const { played, rolls } = step.battle;
  const laid = played.find(({ seat }) => seat === side)?.cards ?? [];
  const dice = rolls.length > 0 ? `with ${plural(hits, 'hit')}` : 'before dice';
  return {
    id,
    label: `Battle on ${at.space}: ${nameOf(shown, side)} has ${value} ${dice}; cards laid`,
    owner: side,
    kind: 'display',
    cards: laid.map((card, index) => laidCard(shown, card, `card:laid-${side}-${index}`)),
    count: laid.length,
    current: true,
    note,
  };
}

/** `2 figures, 1 next door, 3 by watchtowers, 2 less by owls.` */
function partsOf({ side, hits, figures, neighbours, towers, owls }: BattleSide): string {
  const parts = [
    side === 'andys' ? 'What they are worth' : plural(figures, 'figure'),
    neighbours > 0 ? `${neighbours} next door` : '',
    towers > 0 ? `${towers} by watchtowers` : '',
    hits > 0 ? plural(hits, 'hit') : '',
    owls > 0 ? `${owls} less by owls` : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}

function laidCard(shown: NeonShown, laid: LaidCardView, id: string): Card {
  if ('card' in laid && laid.card !== undefined) return cardOf(shown, laid.card, ['laid']);
  const isBlind = 'blind' in laid;
  return {
    id,
    kind: 'gang member',
    title: isBlind ? 'Blind card' : 'Face-down card',
    lines: [],
    values: [],
    faceDown: true,
    flags: isBlind ? ['blind'] : [],
  };
}

/** The event being carried out. */
function event(shown: NeonShown): Zone {
  const { pendingEvent } = shown.view;
  const zone = { id: 'zone:event', label: 'Event being carried out', kind: 'display' } as const;
  if (pendingEvent === null) return { ...zone, cards: [] };
  return { ...zone, cards: [cardOf(shown, pendingEvent)], current: true };
}

function own(shown: NeonShown): Zone[] {
  return handsOf(shown).filter(({ owner }) => owner === shown.viewer);
}

function others(shown: NeonShown): Zone[] {
  return handsOf(shown).filter(({ owner }) => owner !== shown.viewer);
}

function handsOf(shown: NeonShown): Zone[] {
  return shown.view.seats.map(({ hand }, seat): Zone => {
    const known = Array.isArray(hand) ? hand : [];
    return {
      id: `zone:hand-${seat}`,
      label: shown.viewer === seat ? 'Your hand' : `Hand of ${nameOf(shown, seat)}`,
      owner: seat,
      kind: 'hand',
      cards: known.map((card) => cardOf(shown, card)),
      count: Array.isArray(hand) ? hand.length : hand,
    };
  });
}

/** What each costs by its place. */
function row(shown: NeonShown): Zone {
  const { recruitPrices } = shown.content.constants;
  const cards = shown.view.row.flatMap((id, slot): Card[] => {
    if (id === null) return [];
    const card = cardOf(shown, id);
    return [
      { ...card, values: [{ label: 'Price', value: `${recruitPrices[slot]} $` }, ...card.values] },
    ];
  });
  return { id: 'zone:row', label: 'Row', kind: 'row', cards };
}

function work(shown: NeonShown): Zone {
  const cards = shown.content.setting(shown.view).workCards.map(({ id }) => cardOf(shown, id));
  return { id: 'zone:work', label: 'Work cards', kind: 'display', cards };
}

function activated(shown: NeonShown, player: View['seats'][number], seat: number): Zone {
  const playing = shown.view.agenda.find((step) => step.type === 'effects');
  const now = playing?.type === 'effects' ? playing.card : undefined;
  return {
    id: `zone:activated-${seat}`,
    label: `Played by ${nameOf(shown, seat)} in this turn`,
    owner: seat,
    kind: 'display',
    cards: player.activated.map((card) => cardOf(shown, card, card === now ? ['in use'] : [])),
  };
}

function piles(shown: NeonShown, { discard, draw }: View['seats'][number], owner: number): Zone[] {
  const name = nameOf(shown, owner);
  const cards = discard.map((card) => cardOf(shown, card));
  const pile = { owner, kind: 'pile' } as const;
  const id = `zone:discard-${owner}`;
  return [
    { ...pile, id, label: `Discard pile of ${name}`, cards, count: cards.length },
    { ...pile, id: `zone:draw-${owner}`, label: `Draw pile of ${name}`, cards: [], count: draw },
  ];
}

function exchange(shown: NeonShown): Zone {
  const cards = shown.content.constants.exchange.map(({ pay, blurp }, line): Card => {
    const title = `${blurp} blurp for ${pay} $`;
    return {
      id: `slot:exchange-${line}`,
      kind: 'exchange',
      title,
      lines: [],
      values: [],
      flags: [],
    };
  });
  const note = noteOf(shown, 'board:exchange');
  return { id: 'zone:exchange', label: 'Blurp exchange at daylight', kind: 'mat', cards, note };
}

function scenario(shown: NeonShown): Zone {
  const cards = [cardOf(shown, shown.view.scenario)];
  return { id: 'zone:scenario', label: 'Scenario', kind: 'mat', cards };
}

/** What is left of the tokens. */
function supply({ view }: NeonShown): Zone[] {
  return (Object.keys(view.supply) as (keyof View['supply'])[]).map((kind) => {
    return counted(`zone:supply-${kind}`, `Supply of ${kind}`, view.supply[kind]);
  });
}
