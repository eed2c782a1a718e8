import * as z from 'zod';
import type { Display } from '../../display/display.js';
import { make } from './dom.js';
import { type OptionSchema, optionFields } from './option-fields.js';
import { type BotName, botNames } from './thinking.js';

/** Who sits where. */
export interface Sitting {
  /** Empty where the game's own name will do. */
  readonly name: string;
  readonly kind: 'person' | BotName;
}

export interface Chosen {
  readonly setup: Record<string, unknown>;
  readonly sittings: readonly Sitting[];
}

/** A form with the options of a game, made from its schema; calls back with what was chosen. */
export function setupForm(display: Display, start: (chosen: Chosen) => void): HTMLElement {
  const { game } = display;
  const schema = z.toJSONSchema(game.schemas.setup, {
    io: 'input',
    unrepresentable: 'any',
  }) as OptionSchema;
  const seats = make('fieldset', {}, make('legend', {}, 'Who plays'));
  const players = make('input', {
    type: 'number',
    name: 'players',
    min: String(game.players.min),
    max: String(game.players.max),
    value: String(game.players.min),
    required: true,
  });
  const seed = make('input', { name: 'seed', placeholder: 'chosen by chance' });
  const options = make('details', {}, make('summary', {}, 'Further options'));
  const readers = optionFields(display, schema, options);
  const chosen = () => {
    const setup: Record<string, unknown> = { players: Number(players.value) };
    if (seed.value !== '') setup.seed = seed.value;
    for (const read of readers) read(setup);
    return setup;
  };
  const sit = () => {
    const seated = schema.properties?.storyteller?.default;
    const { storyteller = seated } = chosen();
    const others = storyteller === 'seat' ? ['The storyteller'] : [];
    fillSeats(seats, [...usualNames(Number(players.value)), ...others]);
  };
  players.addEventListener('input', sit);
  options.addEventListener('change', sit);
  sit();
  const form = make(
    'form',
    { class: 'setup panel' },
    make('h2', {}, `A game of ${game.title}`),
    make('label', {}, 'Players ', players),
    seats,
    make('label', {}, 'Seed ', seed),
    make('p', { class: 'kind' }, 'The same seed and the same moves make the same game.'),
    options,
    make('button', {}, 'Start'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start({ setup: chosen(), sittings: sittingsIn(seats) });
  });
  return form;
}

/** Who sits where in a game that has begun; calls back with the answer. */
export function seatsForm(
  names: readonly string[],
  start: (sittings: readonly Sitting[]) => void,
): HTMLElement {
  const seats = make('fieldset', {}, make('legend', {}, 'Who plays on'));
  fillSeats(seats, usualNames(names.length), names);
  const form = make('form', { class: 'setup panel' }, seats, make('button', {}, 'Play on'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start(sittingsIn(seats));
  });
  return form;
}

const kindNames: Readonly<Record<Sitting['kind'], string>> = {
  person: 'a person at this screen',
  sensible: 'a sensible bot',
  search: 'a bot that thinks ahead',
  random: 'a bot that plays anything',
};

function usualNames(players: number): string[] {
  return Array.from({ length: Math.min(20, players) }, (_, seat) => `Seat ${seat}`);
}

/** A row for each, with what it is called unless somebody says otherwise. */
function fillSeats(
  seats: HTMLElement,
  usual: readonly string[],
  names: readonly string[] = [],
): void {
  const before = sittingsIn(seats);
  for (const row of seats.querySelectorAll('div')) row.remove();
  for (const [seat, placeholder] of usual.entries()) {
    const { name = names[seat] ?? '', kind = seat === 0 ? 'person' : 'sensible' } =
      before[seat] ?? {};
    const who = make('select', { 'aria-label': `Who plays seat ${seat}` });
    for (const one of ['person', ...botNames] as const) {
      who.append(make('option', { value: one, selected: one === kind }, kindNames[one]));
    }
    const called = make('input', {
      value: name,
      placeholder,
      'aria-label': `Name of seat ${seat}`,
      size: '12',
    });
    seats.append(make('div', {}, `${seat} `, called, ' ', who));
  }
}

function sittingsIn(seats: HTMLElement): Sitting[] {
  return [...seats.querySelectorAll('div')].map((row) => ({
    name: row.querySelector('input')?.value ?? '',
    kind: (row.querySelector('select')?.value ?? 'sensible') as Sitting['kind'],
  }));
}
