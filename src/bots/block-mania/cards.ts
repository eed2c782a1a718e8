import type { ContentPack, Move, View } from '../../block-mania/index.js';
import { topStep } from '../../kernel/play.js';
import { boardAt } from './ground.js';
import {
  activeSpace,
  around,
  isAbroad,
  isMine,
  type Mind,
  spaceOf,
  strengthOf,
  wayFrom,
} from './mind.js';

/* What Mania and Justice cards are worth, and at whom they are played. */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
type Effect = ContentPack['mania'][number]['effect'];
type Step = View['agenda'][number];

function effectOf({ pack }: Mind, card: string): Effect | undefined {
  const side = pack.cards.find(({ id }) => id === card)?.mania;
  return pack.mania.find(({ id }) => id === side)?.effect;
}

export function valueOfCard(mind: Mind, card: string): number {
  const { view, seat } = mind;
  const effect = effectOf(mind, card);
  const step = topStep(view);
  switch (effect?.kind) {
    case 'rollCommand':
    case 'freeDeploy':
    case 'klegg':
    case 'drawFor':
      return 30;
    case 'gainMP': {
      const blocker = view.active?.blocker ?? '';
      const isSpent = (view.active?.movePoints ?? 0) === 0;
      return isSpent && wayFrom(mind, blocker, activeSpace(mind)) > 2 ? 10 : -1;
    }
    case 'unflip':
      return view.standing.some((id) => {
        return isMine(mind, id) && view.blockers[id]?.flipped && isAbroad(mind, spaceOf(view, id));
      })
        ? 10
        : -1;
    case 'hazardAttack':
      return effect.damage >= 3 ? 10 : 1;
    case 'hazardHalt':
      return boardAt(mind.ground, activeSpace(mind)) === seat ? 5 : 1;
    case 'modAttack':
    case 'cancelAttack':
      return valueOfMeddling(mind, effect, step);
    default:
      return -1;
  }
}

/** Helps the own attack, and hinders one on own blockers. */
function valueOfMeddling(mind: Mind, effect: Effect, step: Step | undefined): number {
  if (step?.type !== 'attackWindow') return -1;
  const { attack } = step;
  const isOwn = attack.seat === mind.seat;
  const { view } = mind;
  const isAtMine = view.standing.some(
    (id) => spaceOf(view, id) === attack.space && isMine(mind, id),
  );
  const isGood = effect.kind === 'modAttack' && effect.amount > 0;
  if (attack.kind === 'assault') return isGood && (isOwn || isAtMine) ? 3 : -1;
  return isGood ? (isOwn ? 3 : -1) : !isOwn && isAtMine ? 3 : -1;
}

export function valueOfAim(mind: Mind, { blocker, side, space }: MoveOf<'cardTarget'>): number {
  const step = topStep(mind.view);
  if (side !== undefined) {
    const below = mind.view.agenda.at(-2);
    const isOwn = below?.type === 'attackWindow' && below.attack.seat === mind.seat;
    return (side === 'attacker') === isOwn ? 1 : 0;
  }
  if (blocker === undefined) return boardAt(mind.ground, space ?? '') === mind.seat ? 1 : 0;
  const worth = strengthOf(mind, blocker);
  const isHarm =
    step?.type === 'cardTarget' && effectOf(mind, step.card)?.kind.startsWith('hazard');
  if (isHarm) return isMine(mind, blocker) ? -worth : worth;
  return worth + (isAbroad(mind, spaceOf(mind.view, blocker)) ? 3 : 0);
}

const judgements: Readonly<Record<string, number>> = {
  removeArea: 4,
  removeBlocker: 3,
  placeMarker: 2,
};

export function valueOfJustice({ pack }: Mind, card: string): number {
  const side = pack.cards.find(({ id }) => id === card)?.justice;
  const kind = pack.justice.find(({ id }) => id === side)?.effect.kind ?? '';
  return judgements[kind] ?? 1;
}

/** Away with the strongest of the others; fires only out at home. */
export function valueOfJudgement(
  mind: Mind,
  { blocker, space, board }: MoveOf<'justiceTarget'>,
): number {
  const { view, seat, ground } = mind;
  const worth = (id: string) => (1 + strengthOf(mind, id)) * (isMine(mind, id) ? -1 : 1);
  if (blocker !== undefined) return worth(blocker);
  if (board !== undefined) {
    const step = topStep(view);
    const card = step?.type === 'justiceTarget' ? step.card : '';
    return (valueOfJustice(mind, card) === 1) === (board === seat) ? 1 : 0;
  }
  const near = around(ground, space ?? '');
  return view.standing.reduce((sum, id) => {
    return near.includes(spaceOf(view, id)) ? sum + worth(id) : sum;
  }, 0);
}

export function worthOfCard(mind: Mind, card: string): number {
  const kind = effectOf(mind, card)?.kind ?? '';
  return ['rollCommand', 'klegg', 'freeDeploy', 'drawFor'].includes(kind)
    ? 2
    : kind === 'placeCar'
      ? 0
      : 1;
}
