import { strangeSeats } from '../../kit/conserve.js';
import { copiesOf } from '../../kit/sets.js';
import { sum } from '../mechanics/stats.js';
import { whereIs } from '../mechanics/units.js';
import type { FeudPosition } from '../play.js';
import { playersOf, type State, state as schema, teamOf } from '../state/state.js';

/** Every team is there once, as its faction is, and nothing names another. */
export function teams({ state, content }: FeudPosition): string[] {
  const { teams: all, factions } = state;
  if (all.length !== factions.length) return [`${factions.length} factions need as many teams`];
  const broken = strangeSeats(schema, state, all.length);
  all.forEach((team, seat) => {
    if (team.faction !== factions[seat]) broken.push(`team ${seat} is not ${factions[seat]}`);
    if (content.factions.get(team.faction)?.kind !== team.kind) {
      broken.push(`team ${seat} is of the wrong kind`);
    }
    const starts = Object.values(state.domains).filter(({ start }) => start === seat).length;
    if (starts !== 1) broken.push(`team ${seat} has ${starts} start Domains`);
    const names = playersOf(team).join();
    if (Object.keys(team.location).sort().join() !== names) {
      broken.push(`the players of team ${seat} are not all somewhere`);
    }
    if (Object.keys(team.lanyards).sort().join() !== names) {
      broken.push(`the players of team ${seat} do not all have a lanyard`);
    }
  });
  if (new Set(factions).size !== factions.length) broken.push('a faction is there twice');
  return broken;
}

export function assets({ state, content }: FeudPosition): string[] {
  const allied = Object.values(state.alliances).map(({ status }) => (status === 'allied' ? 2 : 1));
  const held = state.teams.map((team) => team.assets);
  const total = state.assets.supply + state.assets.spent + sum(allied) + sum(held);
  const expected = content.constants.assets;
  return total === expected ? [] : [`${total} Assets are in the game, not ${expected}`];
}

export function tokens({ state, content }: FeudPosition): string[] {
  const held = state.teams.map(({ tokens: own, graveyard, warehouse }) => {
    return own + graveyard.filter(({ token }) => token).length + copiesOf(warehouse, 'token');
  });
  const onTrack = sum(Object.values(state.sun.tokens));
  const total = state.ambitionBoard + onTrack + sum(held);
  const expected = content.constants.tokens;
  return total === expected ? [] : [`${total} Ambition tokens are in the game, not ${expected}`];
}

export function powers({ state, content }: FeudPosition): string[] {
  const { lowest, highest } = content.constants.power;
  return state.teams.flatMap(({ power }, seat) => {
    return power >= lowest && power <= highest ? [] : [`the Power of team ${seat} is ${power}`];
  });
}

export function seals({ ordersBoard, teams: all, ordersPlaced }: State): string[] {
  const placed = Object.values(ordersBoard).flat();
  const broken = all.flatMap((team, seat) => {
    const own = placed.filter((one) => one.seat === seat).length;
    return own === team.seals.placed ? [] : [`team ${seat} has ${own} Orders under its Seals`];
  });
  const numbers = placed.map((one) => one.number);
  if (new Set(numbers).size !== numbers.length || numbers.some((one) => one > ordersPlaced)) {
    broken.push('the Orders are numbered wrongly');
  }
  const spaces = Object.values(ordersBoard);
  if (spaces.some((there) => there.length === 0)) broken.push('an empty Order space');
  return broken;
}

/** What a team has peeked at lies there, and is not its own. */
export function peeks({ ordersBoard, teams: all }: State): string[] {
  return all.flatMap(({ peeked }, seat) => {
    const wrong = peeked.filter((one) => {
      const placed = ordersBoard[one.domain]?.find(({ number }) => number === one.number);
      return placed?.card !== one.card || placed.seat === seat;
    });
    return wrong.map(({ number }) => `team ${seat} has not seen Order ${number} as it is`);
  });
}

export function alliances({ alliances: board, teams: all }: State): string[] {
  return Object.entries(board).flatMap(([pair, { status, by }]) => {
    const [a = 0, b = 0] = pair.split('|').map(Number);
    const isPair = a < b && b < all.length;
    const isBy = (status === 'allied') === (by === null);
    const isOther = by === null || (by !== a && by !== b);
    return isPair && isBy && isOther ? [] : [`${pair} is not a pair that can be ${status}`];
  });
}

export function council(state: State): string[] {
  const { council: open } = state;
  const broken: string[] = [];
  const proposers = open.proposals.map(({ by }) => by);
  if (new Set(proposers).size !== proposers.length) broken.push('a team has proposed twice');
  for (const by of proposers) {
    if (!teamOf(state, by).used.proposed) broken.push(`team ${by} has proposed without its right`);
  }
  if (open.resolved && proposers.length > 0) broken.push('proposals are left after the vote');
  return broken;
}

export function lanyards({ state, content }: FeudPosition): string[] {
  return state.teams.flatMap((team, seat) =>
    playersOf(team).flatMap((player) => {
      const own = team.lanyards[player] as string[];
      const broken: string[] = [];
      if (own.length > content.constants.lanyardSlots) {
        broken.push(`${player} of team ${seat} has ${own.length} Advancements`);
      }
      if (own.some((card) => content.advancements.get(card)?.kind !== team.kind)) {
        broken.push(`${player} of team ${seat} has an Advancement of the other kind`);
      }
      if (own.length > 0 && whereIs(state, seat, player) === undefined) {
        broken.push(`${player} of team ${seat} is slain and has Advancements`);
      }
      return broken;
    }),
  );
}

export function placedKinds({ state, content }: FeudPosition): string[] {
  return Object.values(state.ordersBoard)
    .flat()
    .flatMap(({ seat, card }) => {
      const kind = content.orders.get(card)?.kind;
      const isFine = kind === undefined || kind === teamOf(state, seat).kind;
      return isFine ? [] : [`team ${seat} has placed ${card}, which is for ${kind} teams`];
    });
}
