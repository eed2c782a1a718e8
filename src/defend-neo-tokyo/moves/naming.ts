import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Content } from '../content/compiled.js';
import { nameOf } from '../describe/names.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { mechOf } from '../state/state.js';

interface Naming {
  readonly field: string;
  readonly what: string;
  readonly known: (content: Content) => { has(name: string): boolean };
}

const card: Naming = { field: 'card', what: 'Mech card', known: ({ cards }) => cards };

/** The field in which a type of move names something, and what that may be. */
const namings: ReadonlyMap<unknown, Naming> = new Map<string, Naming>([
  ['pickPrebuilt', { field: 'prebuilt', what: 'Mech', known: ({ prebuilt }) => prebuilt }],
  ['pickChassis', { field: 'tile', what: 'Chassis', known: ({ chassis }) => chassis }],
  ['pickLegs', { field: 'tile', what: 'Legs', known: ({ legs }) => legs }],
  ['pickArm', { field: 'tile', what: 'Arm', known: ({ arms }) => arms }],
  ['assemble', { field: 'leftArm', what: 'Arm', known: ({ arms }) => arms }],
  ['playCard', card],
  ['useTile', card],
  ['react', card],
  ['chooseMonster', { field: 'monster', what: 'Monster', known: ({ monsters }) => monsters }],
  ['chooseSpace', { field: 'space', what: 'space', known: ({ spaces }) => spaces }],
  ['chooseCitizen', { field: 'citizen', what: 'Citizen', known: ({ citizens }) => citizens }],
  ['chooseCard', card],
  ['step', { field: 'to', what: 'space', known: ({ spaces }) => spaces }],
  ['discardCard', card],
]);

/** DN-LEGAL-04: a card, tile, Monster, space, Citizen or seat that a move names and this game does not have. */
export function cannotName(
  { state, content }: TokyoPosition,
  move: Readonly<Record<string, unknown>>,
): Refusal<RuleId> | undefined {
  for (const seat of [move.seat, move.mech]) {
    if (typeof seat === 'number' && (seat < 0 || seat >= state.options.players)) {
      return refuse('DN-LEGAL-04', () => `there is no seat ${seat} in this game`);
    }
  }
  const naming = namings.get(move.type);
  if (naming === undefined) return undefined;
  const { field, what, known } = naming;
  const name = move[field];
  if (typeof name !== 'string' || known(content).has(name)) return undefined;
  return refuse('DN-LEGAL-04', () => `there is no ${what} "${name}" in this game`);
}

/** A card that the seat does not hold; the rule is that of the move. */
export function cannotTakeFromHand(
  position: TokyoPosition,
  move: { readonly type: string; readonly seat: Seat },
  card: string,
  rule: RuleId,
): Refusal<RuleId> | undefined {
  if (mechOf(position.state, move.seat).hand.includes(card)) return undefined;
  const unknown = cannotName(position, { ...move });
  if (unknown !== undefined) return unknown;
  return refuse(rule, () => {
    return `${nameOf(position.content, card)} (${card}) is not in the hand of seat ${move.seat}`;
  });
}
