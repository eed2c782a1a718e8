import type { Board } from '../content/compile.js';
import { sum } from '../mechanics/stats.js';
import { basicsOn } from '../mechanics/units.js';
import type { FeudPosition } from '../play.js';
import { domainOf, playersOf, type State, teamOf, type UnitName } from '../state/state.js';
import { isRising } from './rising.js';

/** The Cityscape is the one of this number of teams, and every tile lies there once. */
export function cityscape({ state, content }: FeudPosition): string[] {
  const { teams, domains } = state;
  const { cells, layout } = content.board(teams.length);
  const broken: string[] = [];
  if (state.layout !== layout) broken.push(`${teams.length} teams play on ${layout}`);
  const isLaid = Object.keys(domains).length === cells.length;
  if (!isLaid || cells.some((cell) => domains[cell] === undefined)) {
    return [...broken, `the Domains are not those of ${layout}`];
  }
  for (const [id, { tile, units: there }] of Object.entries(domains)) {
    if (!content.tiles.has(tile)) broken.push(`there is no tile ${tile}`);
    const isStrange = Object.keys(there).some((seat) => teams[Number(seat)] === undefined);
    if (isStrange) broken.push(`Units of no team are on ${id}`);
  }
  const tiles = Object.values(domains).map(({ tile }) => tile);
  if (new Set(tiles).size !== tiles.length) broken.push('a tile is laid twice');
  return broken;
}

export function units({ state, content }: FeudPosition): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const onMap = sum(Object.keys(state.domains).map((at) => basicsOn(state, at, seat)));
    const total = onMap + team.supply + buried(state, seat, 'basic');
    const expected = content.constants.basicUnits;
    if (total !== expected) broken.push(`team ${seat} has ${total} Basic Units, not ${expected}`);
    for (const player of playersOf(team)) {
      const places = Object.values(state.domains).filter(({ units: there }) => {
        return there[seat]?.players[player] !== undefined;
      }).length;
      const unburied = team.unburied[player] === undefined ? 0 : 1;
      const all = places + unburied + buried(state, seat, player);
      if (all !== 1) broken.push(`${player} of team ${seat} is in ${all} places`);
    }
  });
  for (const [id, { units: there }] of Object.entries(state.domains)) {
    for (const [seat, stack] of Object.entries(there)) {
      const names = Object.keys(stack.players);
      const isEmpty = stack.ready + stack.tired + names.length === 0;
      if (isEmpty) broken.push(`an empty stack of team ${seat} is on ${id}`);
      const own: readonly string[] = playersOf(teamOf(state, Number(seat)));
      const strange = names.filter((name) => !own.includes(name));
      if (strange.length > 0) broken.push(`team ${seat} has no ${strange.join()}`);
    }
  }
  return broken;
}

function buried(state: State, seat: number, unit: UnitName): number {
  return sum(
    state.teams.map(({ graveyard }) => {
      return graveyard.filter((grave) => grave.unit?.team === seat && grave.unit.unit === unit)
        .length;
    }),
  );
}

export function barricades({ state, content }: FeudPosition, { edges }: Board): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const placed = Object.values(state.barricades).filter((owner) => owner === seat).length;
    const total = placed + team.barricadesLeft;
    const expected = content.constants.barricades;
    if (total !== expected) broken.push(`team ${seat} has ${total} Barricades, not ${expected}`);
  });
  for (const edge of Object.keys(state.barricades)) {
    const ends = edges.get(edge);
    if (ends === undefined) broken.push(`there is no inner edge ${edge}`);
    if (ends?.some((end) => content.having.noBarricades.has(domainOf(state, end).tile))) {
      broken.push(`${edge} may not hold a Barricade`);
    }
  }
  return broken;
}

export function sun({ state, content }: FeudPosition): string[] {
  const { marker, blocked, tokens: paid } = state.sun;
  const { spaces } = content.pack.sun;
  const broken: string[] = [];
  if (!spaces.some(({ space }) => space === marker))
    broken.push(`the Sun Track has no space ${marker}`);
  if (blocked.includes(marker)) broken.push('the marker is on a blocked space');
  for (const n of blocked) {
    const cost = spaces.find((one) => one.space === n)?.cost ?? null;
    if (paid[n] !== cost) broken.push(`space ${n} is blocked without its cost`);
  }
  if (Object.keys(paid).length !== blocked.length) broken.push('tokens lie on open spaces');
  if (!isRising(blocked)) broken.push('the blocked spaces are not sorted');
  const passed = spaces.filter(({ space }) => space <= marker && !blocked.includes(space)).length;
  if (state.round > passed) broken.push(`round ${state.round} cannot be on space ${marker}`);
  return broken;
}

export function graveyards({ state, content }: FeudPosition): string[] {
  const { spaces, tokens: printed } = content.pack.graveyard;
  const isPermanent = state.options.houseRules.slainPlayers === 'permanent';
  return state.teams.flatMap(({ graveyard }, seat) => {
    const broken: string[] = [];
    if (graveyard.length !== spaces) broken.push(`the Graveyard of team ${seat} is too short`);
    graveyard.forEach(({ token, unit }, i) => {
      const isGap = unit !== null && graveyard[i - 1]?.unit === null;
      if (isGap && isPermanent) broken.push(`the Graveyard of team ${seat} has a gap`);
      if (token && unit !== null) broken.push(`a token lies under a slain Unit of team ${seat}`);
      if (token && !printed.includes(i + 1)) broken.push(`space ${i + 1} has no token`);
      if (!token && unit === null && printed.includes(i + 1) && isPermanent) {
        broken.push(`the token of space ${i + 1} of team ${seat} is gone`);
      }
      if (unit?.team === seat) broken.push(`team ${seat} has slain its own Unit`);
    });
    return broken;
  });
}
