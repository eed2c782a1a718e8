import { bury, drawLayered } from '../../kit/layers.js';
import { withId, withoutId } from '../../kit/sets.js';
import { marketPiles } from '../content/schema.js';
import { refillAmbitions } from '../mechanics/ambitions.js';
import { determineControl, determinePower } from '../mechanics/control.js';
import { drawEvents } from '../mechanics/event-deck.js';
import { refill } from '../mechanics/market.js';
import type { FeudTable } from '../play.js';
import { type Domain, playersOf, type Stack, type StepOf, teamOf } from '../state/state.js';
import { awaited, type Steps } from './rule.js';

/** BF-SETUP-15: what is drawn, in this order. */
export const setupSteps: Steps<'deal' | 'keepAmbition'> = {
  deal: {
    resolve(table) {
      const { state, content } = table;
      layOut(table);
      for (const pile of marketPiles) refill(table, pile);
      dealRounds(table, content.constants.startEvents, (seat) => drawEvents(table, seat, 1));
      dealRounds(table, content.constants.ambitionsDealt, (seat) => dealAmbition(table, seat));
      refillAmbitions(table);
      determineControl(table);
      if (state.options.houseRules.powerSource === 'control') determinePower(table);
      const { scenario } = state.options;
      const awaiting = [...state.teams.keys()];
      table.next({ type: 'keepAmbition', awaiting, answers: {} });
      if (scenario !== null) {
        table.next({ type: 'effects', of: 'scenario', card: scenario, index: 0 });
      }
    },
  },
  keepAmbition: awaited,
};

function layOut(table: FeudTable): void {
  const { state, content } = table;
  const { cells, starts, tier } = content.board(state.teams.length);
  const tiles = content.pack.tiles.filter((tile) => tile.tier <= tier).map(({ id }) => id);
  for (const cell of cells) {
    const tile = table.draw('setup.tiles', tiles, cell);
    state.domains[cell] = { tile, start: null, control: null, units: {} };
  }
  const left = [...starts];
  const drawn = state.teams.map((_, seat) => {
    const start = table.draw(`setup.starts.${seat}`, left);
    const { tile } = state.domains[start] as Domain;
    const units = { [seat]: startUnits(table, seat) };
    state.domains[start] = { tile, start: seat, control: null, units };
    return start;
  });
  const laid = Object.entries(state.domains).map(([domain, { tile }]) => [domain, tile]);
  table.emitCopy({
    type: 'gameStarted',
    factions: [...state.factions],
    tiles: Object.fromEntries(laid),
    starts: drawn,
  });
}

/** BF-SETUP-05: Player Units, and Basic Units up to the number at the start. */
function startUnits({ state }: FeudTable, seat: number): Stack {
  const team = teamOf(state, seat);
  const ready = Math.max(0, state.options.houseRules.startUnits - team.players);
  const players = Object.fromEntries(playersOf(team).map((player) => [player, 'ready' as const]));
  return { ready, tired: 0, players };
}

function dealRounds({ state }: FeudTable, rounds: number, deal: (seat: number) => void): void {
  for (let i = 0; i < rounds; i++) {
    state.teams.forEach((_, seat) => {
      deal(seat);
    });
  }
}

function dealAmbition(table: FeudTable, seat: number): void {
  const { ambitions } = table.state;
  const { card, pile } = drawLayered(table, `ambition.draw.${seat}`, ambitions.deck);
  ambitions.deck = pile;
  const team = teamOf(table.state, seat);
  team.ambitions = withId(team.ambitions, card);
  table.emit({ type: 'ambitionDealt', seat, card, hidden: { card: [seat] } });
}

/** BF-SETUP-11: when all are in, the cards go under the deck in seat order. */
export function nextKeep(table: FeudTable, step: StepOf<'keepAmbition'>): void {
  if (step.awaiting.length > 0) return table.next(step);
  const { state } = table;
  state.teams.forEach((team, seat) => {
    const card = step.answers[seat] as string;
    team.ambitions = withoutId(team.ambitions, card);
    state.ambitions.deck = bury(state.ambitions.deck, card, [seat]);
    table.emit({ type: 'ambitionsKept', seat, card, hidden: { card: [seat] } });
  });
  table.next({ type: 'startRound' });
  if (state.options.houseRules.powerSource === 'recorded') {
    table.next({ type: 'recordPower', team: 0 });
  }
}
