import { isSorted } from '../kernel/sets.js';
import { copiesOf } from './cards.js';
import type { Board } from './content/compile.js';
import { type MarketPile, marketPiles } from './content/schema.js';
import { cardsIn } from './piles.js';
import type { FeudPosition } from './play.js';
import {
  type GiveLine,
  type Layer,
  playersOf,
  type State,
  type Step,
  type Team,
  type UnitName,
  zones,
} from './state.js';
import { askedZones } from './trade.js';
import { basicsOn, whereIs } from './units.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: FeudPosition): string[] {
  const { state, content } = position;
  const basics = form(position);
  if (basics.length > 0) return basics;
  const board = content.board(state.teams.length);
  return [
    ...assets(position),
    ...tokens(position),
    ...cards(position),
    ...order(state),
    ...units(position),
    ...barricades(position, board),
    ...powers(position),
    ...seals(state),
    ...alliances(state),
    ...council(state),
    ...sun(position),
    ...graveyards(position),
    ...lanyards(position),
    ...placedKinds(position),
    ...piles(state),
    ...phases(state),
    ...agenda(position),
  ];
}

/** Whether the parts of the state are there at all. */
function form({ state, content }: FeudPosition): string[] {
  const broken: string[] = [];
  const { teams, seats, domains } = state;
  if (teams.length !== seats.length) return [`${seats.length} seats need as many teams`];
  const { cells, layout } = content.board(teams.length);
  if (state.layout !== layout) broken.push(`${teams.length} teams play on ${layout}`);
  const isLaid = Object.keys(domains).length === cells.length;
  if (!isLaid || cells.some((cell) => domains[cell] === undefined)) {
    return [...broken, `the Domains are not those of ${layout}`];
  }
  for (const [id, { tile, units, start, control }] of Object.entries(domains)) {
    if (!content.tiles.has(tile)) broken.push(`there is no tile ${tile}`);
    const named = [...Object.keys(units).map(Number), start ?? 0, control ?? 0];
    if (named.some((seat) => seat >= teams.length)) broken.push(`a strange team on ${id}`);
  }
  const tiles = Object.values(domains).map(({ tile }) => tile);
  if (new Set(tiles).size !== tiles.length) broken.push('a tile is laid twice');
  teams.forEach((team, seat) => {
    if (team.faction !== seats[seat]) broken.push(`team ${seat} is not ${seats[seat]}`);
    if (content.factions.get(team.faction)?.kind !== team.kind) {
      broken.push(`team ${seat} is of the wrong kind`);
    }
    const starts = Object.values(domains).filter(({ start }) => start === seat).length;
    if (starts !== 1) broken.push(`team ${seat} has ${starts} start Domains`);
    const names = [...playersOf(team)].join();
    if (Object.keys(team.location).sort().join() !== names) {
      broken.push(`the players of team ${seat} are not all somewhere`);
    }
    if (Object.keys(team.lanyards).sort().join() !== names) {
      broken.push(`the players of team ${seat} do not all have a lanyard`);
    }
  });
  if (new Set(seats).size !== seats.length) broken.push('a faction is there twice');
  return broken;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function assets({ state, content }: FeudPosition): string[] {
  const allied = Object.values(state.alliances).map(({ status }) => (status === 'allied' ? 2 : 1));
  const held = state.teams.map((team) => team.assets);
  const total = state.assets.supply + state.assets.spent + sum(allied) + sum(held);
  const expected = content.constants.assets;
  return total === expected ? [] : [`${total} Assets are in the game, not ${expected}`];
}

function tokens({ state, content }: FeudPosition): string[] {
  const held = state.teams.map(({ tokens: own, graveyard, warehouse }) => {
    return own + graveyard.filter(({ token }) => token).length + copiesOf(warehouse, 'token');
  });
  const onTrack = sum(Object.values(state.sun.tokens));
  const total = state.ambitionBoard + onTrack + sum(held);
  const expected = content.constants.tokens;
  return total === expected ? [] : [`${total} Ambition tokens are in the game, not ${expected}`];
}

/** Every card is somewhere exactly as often as it has copies, and only where it may be. */
function cards({ state, content }: FeudPosition): string[] {
  const expected = new Map<string, number>();
  const expect = (card: string, n: number) => expected.set(card, (expected.get(card) ?? 0) + n);
  for (const deck of Object.values(content.decks)) for (const card of deck) expect(card, 1);
  for (const { kind, faction } of state.teams) {
    for (const [card, n] of Object.entries(content.pack.startingOrders[kind])) expect(card, n);
    if (!state.options.immersive) continue;
    for (const card of content.factionAmbitions.get(faction) ?? []) expect(card, 1);
  }
  const broken: string[] = [];
  const found = new Map<string, number>();
  const put = (
    list: readonly (string | null)[],
    where: string,
    fits: (card: string) => boolean,
  ) => {
    for (const card of list) {
      if (card === null || card === 'token') continue;
      found.set(card, (found.get(card) ?? 0) + 1);
      if (!fits(card)) broken.push(`${card} may not be in ${where}`);
    }
  };
  placeCards({ state, content }, put);
  for (const card of new Set([...expected.keys(), ...found.keys()])) {
    const [is, should] = [found.get(card) ?? 0, expected.get(card) ?? 0];
    if (is !== should) broken.push(`${card} is there ${is} times, not ${should}`);
  }
  return broken;
}

type Put = (
  list: readonly (string | null)[],
  where: string,
  fits: (card: string) => boolean,
) => void;

/** Shows every card to `put`, with the place it lies in. */
function placeCards({ state, content }: FeudPosition, put: Put): void {
  const isOrder = (card: string) => content.orders.has(card);
  const isAdvancement = (card: string) => content.advancements.has(card);
  const isEvent = (card: string) => content.events.has(card);
  const isAmbition = (card: string) => content.ambitions.has(card);
  const isOf = (pile: MarketPile) => (card: string) => content.goods.get(card)?.pile === pile;
  for (const pile of marketPiles) {
    const market = state.market[pile];
    put([...cardsIn(market.pile), ...market.slots], `the pile ${pile}`, isOf(pile));
  }
  for (const team of state.teams) {
    put(team.orders, 'a hand of Orders', isOrder);
    put(team.advancements, 'a hand of Advancements', isAdvancement);
    put(team.ambitions, 'a hand of Ambitions', isAmbition);
    put(team.events, 'a hand of Events', isEvent);
    put(team.warehouse, 'a Warehouse', (card) => content.goods.has(card));
    for (const player of playersOf(team)) {
      put(team.lanyards[player] ?? [], 'a lanyard', isAdvancement);
    }
  }
  for (const placed of Object.values(state.board)) {
    put(
      placed.map(({ card }) => card),
      'the Orders board',
      isOrder,
    );
  }
  const { events, ambitions, council: open } = state;
  const proposed = open.proposals.map(({ card }) => card);
  const selected = open.selected === null ? [] : [open.selected.card];
  put([...cardsIn(events.deck), ...events.discard, ...proposed, ...selected], 'Events', isEvent);
  const isOfDeck = (card: string) => content.pack.ambitions.some(({ id }) => id === card);
  put([...cardsIn(ambitions.deck), ...ambitions.faceUp], 'the Ambition deck', isOfDeck);
  for (const [seat, aside] of Object.entries(ambitions.faction)) {
    const own = content.factionAmbitions.get(state.teams[Number(seat)]?.faction ?? '') ?? [];
    put(aside, 'set-aside Ambitions', (card) => own.includes(card));
  }
}

/** Sets are sorted, so that equal situations are equal states. */
function order(state: State): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const sets = [...zones.map((zone) => team[zone]), team.warehouse];
    if (!sets.every(isSorted)) broken.push(`the cards of team ${seat} are not sorted`);
  });
  const layers = [...marketPiles.flatMap((pile) => state.market[pile].pile)];
  layers.push(...state.events.deck, ...state.ambitions.deck);
  const isTidy = layers.every(({ cards: own }) => own.length > 0 && isSorted(own));
  if (!isTidy || !isSorted(state.events.discard)) broken.push('a pile is not sorted');
  return broken;
}

function units({ state, content }: FeudPosition): string[] {
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
      const out = team.out[player] === undefined ? 0 : 1;
      const all = places + out + buried(state, seat, player);
      if (all !== 1) broken.push(`${player} of team ${seat} is in ${all} places`);
    }
  });
  for (const [id, { units: there }] of Object.entries(state.domains)) {
    for (const [seat, stack] of Object.entries(there)) {
      const names = Object.keys(stack.players);
      const isEmpty = stack.ready + stack.tired + names.length === 0;
      if (isEmpty) broken.push(`an empty stack of team ${seat} is on ${id}`);
      const team = state.teams[Number(seat)];
      const strange = names.filter((name) => !playersOf(team as Team).some((own) => own === name));
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

function barricades({ state, content }: FeudPosition, { edges }: Board): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const placed = Object.values(state.barricades).filter((owner) => owner === seat).length;
    const total = placed + team.barricadesLeft;
    const expected = content.constants.barricades;
    if (total !== expected) broken.push(`team ${seat} has ${total} Barricades, not ${expected}`);
  });
  for (const [edge, owner] of Object.entries(state.barricades)) {
    const ends = edges.get(edge);
    if (ends === undefined) broken.push(`there is no inner edge ${edge}`);
    if (owner >= state.teams.length) broken.push(`there is no team ${owner}`);
    if (ends?.some((end) => content.having.noBarricades.has(state.domains[end]?.tile ?? ''))) {
      broken.push(`${edge} may hold no Barricade`);
    }
  }
  return broken;
}

function powers({ state, content }: FeudPosition): string[] {
  const { lowest, highest } = content.constants.power;
  return state.teams.flatMap(({ power }, seat) => {
    return power >= lowest && power <= highest ? [] : [`the Power of team ${seat} is ${power}`];
  });
}

function seals({ board, teams, seq }: State): string[] {
  const placed = Object.values(board).flat();
  const broken = teams.flatMap((team, seat) => {
    const own = placed.filter((one) => one.seat === seat).length;
    return own === team.seals.placed ? [] : [`team ${seat} has ${own} Orders under its Seals`];
  });
  const numbers = placed.map((one) => one.seq);
  if (new Set(numbers).size !== numbers.length || numbers.some((one) => one > seq)) {
    broken.push('the Orders are numbered wrongly');
  }
  if (placed.some(({ seat }) => seat >= teams.length)) broken.push('an Order of no team');
  if (Object.values(board).some((there) => there.length === 0)) broken.push('an empty Order space');
  return broken;
}

function alliances({ alliances: board, teams }: State): string[] {
  return Object.entries(board).flatMap(([pair, { status, by }]) => {
    const [a = 0, b = 0] = pair.split('|').map(Number);
    const isPair = a < b && b < teams.length;
    const isBy = status === 'allied' ? by === null : by !== null && by < teams.length;
    const isOther = by === null || (by !== a && by !== b);
    return isPair && isBy && isOther ? [] : [`${pair} is no pair that can be ${status}`];
  });
}

function council({ council: open, teams }: State): string[] {
  const broken: string[] = [];
  const proposers = open.proposals.map(({ by }) => by);
  if (new Set(proposers).size !== proposers.length) broken.push('a team has proposed twice');
  for (const by of proposers) {
    if (!teams[by]?.used.proposed) broken.push(`team ${by} has proposed without its right`);
  }
  if (open.resolved && proposers.length > 0) broken.push('proposals are left after the vote');
  const { selected } = open;
  if (selected !== null && selected.by !== null && selected.by >= teams.length) {
    broken.push('the Event is by no team');
  }
  return broken;
}

function sun({ state, content }: FeudPosition): string[] {
  const { marker, blocked, tokens: paid } = state.sun;
  const { spaces } = content.pack.sun;
  const broken: string[] = [];
  if (!spaces.some(({ n }) => n === marker)) broken.push(`the Sun Track has no space ${marker}`);
  if (blocked.includes(marker)) broken.push('the marker is on a blocked space');
  if (new Set(blocked).size !== blocked.length) broken.push('a space is blocked twice');
  for (const n of blocked) {
    const cost = spaces.find((space) => space.n === n)?.cost ?? null;
    if (cost === null || paid[n] !== cost) broken.push(`space ${n} is not blocked rightly`);
  }
  if (Object.keys(paid).length !== blocked.length) broken.push('tokens lie on open spaces');
  if (blocked.some((n, i) => i > 0 && n < (blocked[i - 1] ?? 0))) {
    broken.push('the blocked spaces are not sorted');
  }
  const passed = spaces.filter(({ n }) => n <= marker && !blocked.includes(n)).length;
  if (state.round > passed) broken.push(`round ${state.round} cannot be on space ${marker}`);
  return broken;
}

function graveyards({ state, content }: FeudPosition): string[] {
  const { spaces, tokens: printed } = content.pack.graveyard;
  const isPermanent = state.options.houseRules.slainPlayers === 'permanent';
  return state.teams.flatMap(({ graveyard }, seat) => {
    const broken: string[] = [];
    if (graveyard.length !== spaces) broken.push(`the Graveyard of team ${seat} is too short`);
    graveyard.forEach(({ token, unit }, i) => {
      const isGap = unit !== null && i > 0 && graveyard[i - 1]?.unit === null;
      if (isGap && isPermanent) broken.push(`the Graveyard of team ${seat} has a gap`);
      if (token && unit !== null) broken.push(`a token lies under a slain Unit of team ${seat}`);
      if (token && !printed.includes(i + 1)) broken.push(`space ${i + 1} has no token`);
      if (!token && unit === null && printed.includes(i + 1) && isPermanent) {
        broken.push(`the token of space ${i + 1} of team ${seat} is gone`);
      }
      if (unit !== null && unit.team >= state.teams.length) broken.push('a grave of no team');
      if (unit?.team === seat) broken.push(`team ${seat} has slain its own Unit`);
    });
    return broken;
  });
}

function lanyards({ state, content }: FeudPosition): string[] {
  return state.teams.flatMap((team, seat) =>
    playersOf(team).flatMap((player) => {
      const own = team.lanyards[player] ?? [];
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

function placedKinds({ state, content }: FeudPosition): string[] {
  return Object.values(state.board)
    .flat()
    .flatMap(({ seat, card }) => {
      const kind = content.orders.get(card)?.kind;
      const isFine = kind === undefined || kind === state.teams[seat]?.kind;
      return isFine ? [] : [`team ${seat} has placed ${card}, which is for ${kind} teams`];
    });
}

/** No slot is empty while its pile holds a card; only the setup shuffle's layer holds several. */
function piles({ market, ambitions, events }: State): string[] {
  const broken: string[] = [];
  const check = (pile: readonly Layer[], slots: readonly (string | null)[], what: string) => {
    if (pile.length > 0 && slots.includes(null)) broken.push(`an empty slot of ${what}`);
    pile.forEach(({ cards: own, seen }, i) => {
      const isShuffle = i === 0 && seen === undefined;
      if (!isShuffle && own.length !== 1) broken.push(`a layer of ${what} with several cards`);
    });
  };
  for (const pile of marketPiles) check(market[pile].pile, market[pile].slots, pile);
  check(ambitions.deck, ambitions.faceUp, 'ambitions');
  if (events.deck.length > 1) broken.push('the Event deck has several layers');
  return broken;
}

function phases({ phase, agenda: steps, result, council: open, teams, options }: State): string[] {
  const broken: string[] = [];
  if ((phase === 'ended') !== (result !== null)) broken.push('a result before the end');
  if ((phase === 'ended') !== (steps.length === 0)) broken.push('nothing happens before the end');
  const isOpen = steps.some(({ type }) => type === 'open' || type === 'afterMove');
  if (isOpen && phase !== 'gameplay') broken.push('the Gameplay Phase is over');
  if (phase === 'gameplay' && open.selected !== null && !open.resolved) {
    broken.push('an Event is selected before the vote');
  }
  const budget = options.actionBudget;
  for (const team of teams) {
    const isFine = budget === null ? team.budget === null : (team.budget ?? budget + 1) <= budget;
    if (!isFine) broken.push('a budget is larger than it can be');
  }
  return broken;
}

/** Steps name teams and Domains that are there, and offers are covered. */
function agenda({ state }: FeudPosition): string[] {
  const { length } = state.teams;
  const broken: string[] = [];
  for (const step of state.agenda) {
    if (seatsNamed(step).some((seat) => seat >= length)) {
      broken.push(`${step.type} names a team that is not there`);
    }
    if ('domain' in step && state.domains[step.domain] === undefined) {
      broken.push(`${step.type} names a Domain that is not there`);
    }
    if ('awaiting' in step && step.awaiting.length === 0) broken.push(`${step.type} awaits nobody`);
    if (step.type === 'eventDomain' && step.seat > length) broken.push('nobody can choose');
    if ('give' in step) broken.push(...offer(state, step));
  }
  return broken;
}

function seatsNamed(step: Step): number[] {
  const seats: number[] = [];
  if ('seat' in step && step.type !== 'eventDomain') seats.push(step.seat);
  if ('awaiting' in step) seats.push(...step.awaiting);
  if ('willing' in step) seats.push(...step.willing);
  if ('proposer' in step) seats.push(step.proposer, step.partner);
  if ('teams' in step) seats.push(step.blocker, ...step.teams);
  if ('team' in step) seats.push(step.team);
  if ('queue' in step) for (const one of step.queue) seats.push(one.seat);
  return seats;
}

type TradeStep = Extract<Step, { give: GiveLine[] }>;

function offer({ teams }: State, step: TradeStep): string[] {
  const broken: string[] = [];
  const proposer = teams[step.proposer];
  const partner = teams[step.partner];
  if (proposer === undefined || partner === undefined || proposer === partner) {
    return ['a trade of no two teams'];
  }
  for (const zone of zones) {
    const given = step.give.flatMap((line) => {
      return line.kind === 'card' && line.zone === zone ? [line.card] : [];
    });
    const picks = 'picks' in step ? step.picks : [];
    const picked = picks.filter((_, i) => askedZones(step.ask)[i] === zone);
    if (given.some((card) => copiesOf(given, card) > copiesOf(proposer[zone], card))) {
      broken.push('an offer is not covered');
    }
    if (picked.some((card) => copiesOf(picked, card) > copiesOf(partner[zone], card))) {
      broken.push('a pick is not covered');
    }
  }
  return broken;
}
