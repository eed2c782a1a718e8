import type { Card, Zone } from '../../display/scene.js';
import { topStep } from '../../kernel/play.js';
import { capital, plural } from '../../kit/words.js';
import { cardOf } from '../describe/names.js';
import type { AskLine } from '../state/state.js';
import type { GiveLineView } from '../view/schema.js';
import type { FeudShown } from './board.js';
import { cardAs, faceDown } from './lying.js';

/** Both sides of an offer, and what the partner has picked for the cards asked for. */
export function tradeZones(shown: FeudShown): Zone[] {
  const step = topStep(shown.view);
  if (step === undefined || !('give' in step)) return [];
  const { proposer, partner, give, ask } = step;
  const side = (seat: number, name: string, lines: readonly (GiveLineView | AskLine)[]) => {
    const cards = lines.map((line, i) => lineCard(shown, `card:${name}-${i}`, line));
    return offerZone(`zone:${name}`, `Trade: ${shown.names[seat]} gives`, seat, cards);
  };
  const picks =
    'picks' in step
      ? [
          offerZone(
            'zone:picks',
            `Picked by ${shown.names[partner]}`,
            partner,
            picked(shown, step.picks),
          ),
        ]
      : [];
  return [side(proposer, 'trade-give', give), side(partner, 'trade-ask', ask), ...picks];
}

function offerZone(id: string, label: string, owner: number, cards: Card[]): Zone {
  return { id, label, owner, kind: 'display', cards, count: cards.length, current: true };
}

function picked(shown: FeudShown, picks: readonly string[] | number): Card[] {
  const id = (at: number) => `card:pick-${at}`;
  if (typeof picks !== 'number') return picks.map((card, i) => cardAs(shown, id(i), card));
  return Array.from({ length: picks }, (_, i) => faceDown(id(i), 'offer', 'Picked card'));
}

function lineCard(shown: FeudShown, id: string, line: GiveLineView | AskLine): Card {
  const plain = (title: string): Card => {
    return { id, kind: 'offer', title, lines: [], values: [], flags: [] };
  };
  switch (line.kind) {
    case 'assets':
      return plain(plural(line.amount, 'Asset'));
    case 'tokens':
      return plain(plural(line.amount, 'Ambition token'));
    case 'stored':
      return cardAs(shown, id, line.item, ['from the Warehouse']);
    case 'anyCard':
      return plain(`Any ${cardOf(line.zone)}`);
    case 'card':
      if (line.card === undefined) return faceDown(id, 'offer', capital(cardOf(line.zone)));
      return cardAs(shown, id, line.card);
  }
}
