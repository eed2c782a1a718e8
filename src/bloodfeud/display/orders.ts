import { plural } from '../../kit/words.js';
import type { Constants, Order } from '../content/schema.js';
import { kindNames, signed } from './words.js';

/** What an Order does on its Domain when it is resolved, a sentence a line. */
export function orderLines(order: Order, constants: Constants): string[] {
  const { kind, oneShot } = order;
  return [
    ...told[order.type](order, constants),
    ...(kind === undefined ? [] : [`Only ${kindNames[kind]} teams can place it.`]),
    ...(oneShot ? ['It is buried in Cleanup, resolved or not.'] : []),
  ];
}

const told: Readonly<Record<Order['type'], (order: Order, constants: Constants) => string[]>> = {
  attack: ({ strength, vsPlayer, vsKind }) => [
    "Name a Unit here of a team that is not your ally: the Attack succeeds if your Combat Strength is higher than that team's.",
    'A Basic Unit is slain; a Player Unit loses its front Advancement or is slain.',
    ...strengthLine(strength, ''),
    ...strengthLine(vsPlayer, ' against a Player Unit'),
    ...(vsKind === undefined
      ? []
      : strengthLine(vsKind.amount, ` against a ${kindNames[vsKind.kind]} team`)),
  ],
  defend: ({ defend }, constants) => [
    `For the rest of the round your team and your allies have ${signed(defend ?? constants.defend)} Combat Strength when they are attacked here.`,
  ],
  embrace: ({ count = 1 }) => [
    count === 1
      ? 'Replace a Human Basic Unit here by a Basic Unit from your Supply, if you are below your Unit limit.'
      : `Replace up to ${count} Human Basic Units here by Basic Units from your Supply, as far as your Unit limit allows.`,
  ],
  feed({ bonus = 0 }, { feed }) {
    const most = plural(feed.withHumans + bonus, 'Asset');
    return [`Gain ${most} if a Human Unit is here, otherwise ${feed.without + bonus}.`];
  },
  recruit({ bonus = 0 }, { recruitWithVampires }) {
    const few = plural(recruitWithVampires + bonus, 'Basic Unit');
    return [
      'Gain Basic Units here from your Supply, up to your Unit limit.',
      `Where a Vampire Unit is, gain no more than ${few}.`,
    ];
  },
  requisition({ bonus = 0 }, { requisition }) {
    const most = plural(requisition.without + bonus, 'Asset');
    return [
      `Gain ${most} if no Vampire Unit is here, otherwise ${requisition.withVampires + bonus}.`,
    ];
  },
};

function strengthLine(amount: number | undefined, against: string): string[] {
  return amount === undefined ? [] : [`You have ${signed(amount)} Combat Strength${against}.`];
}
