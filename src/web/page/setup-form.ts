import * as z from 'zod';
import type { Game } from '../../kernel/game.js';
import { make } from './dom.js';
import { type BotName, botNames } from './thinking.js';

/** Who sits where. */
export interface Sitting {
  readonly name: string;
  readonly kind: 'person' | BotName;
}

export interface Chosen {
  readonly setup: Record<string, unknown>;
  readonly sittings: readonly Sitting[];
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A form with the options of a game, made from its schema; calls back with what was chosen. */
export function setupForm(game: Game, start: (chosen: Chosen) => void): HTMLElement {
  const schema = z.toJSONSchema(game.schemas.setup, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
  const seats = make('fieldset', {}, make('legend', {}, 'Who plays'));
  const players = make('input', {
    type: 'number',
    name: 'players',
    min: String(game.players.min),
    max: String(game.players.max),
    value: String(game.players.min),
  });
  const seed = make('input', { name: 'seed', placeholder: 'chosen by chance' });
  const options = make('details', {}, make('summary', {}, 'Further options'));
  const readers = fieldsOf(schema, options);
  const sit = () => fillSeats(seats, Number(players.value));
  players.addEventListener('input', sit);
  sit();
  const form = make(
    'form',
    { class: 'setup panel' },
    make('h2', {}, `A game of ${game.title}`),
    make('label', {}, 'Players ', players),
    seats,
    make('label', {}, 'Seed ', seed),
    options,
    make('button', {}, 'Start'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const setup: Record<string, unknown> = { players: Number(players.value) };
    if (seed.value !== '') setup.seed = seed.value;
    for (const read of readers) read(setup);
    start({ setup, sittings: sittingsIn(seats) });
  });
  return form;
}

function fillSeats(seats: HTMLElement, count: number): void {
  const before = sittingsIn(seats);
  for (const row of seats.querySelectorAll('div')) row.remove();
  for (let seat = 0; seat < count; seat++) {
    const { name = `Seat ${seat}`, kind = seat === 0 ? 'person' : 'sensible' } = before[seat] ?? {};
    const who = make('select', { 'aria-label': `Who plays seat ${seat}` });
    for (const one of ['person', ...botNames]) {
      const text = one === 'person' ? 'a person' : `bot: ${one}`;
      who.append(make('option', { value: one, selected: one === kind }, text));
    }
    const called = make('input', { value: name, 'aria-label': `Name of seat ${seat}`, size: '10' });
    seats.append(make('div', {}, `${seat} `, called, ' ', who));
  }
}

function sittingsIn(seats: HTMLElement): Sitting[] {
  return [...seats.querySelectorAll('div')].map((row) => ({
    name: row.querySelector('input')?.value ?? '',
    kind: (row.querySelector('select')?.value ?? 'sensible') as Sitting['kind'],
  }));
}

type Read = (setup: Record<string, unknown>) => void;

/** A field for every option that is a choice, a number or a switch; lists per seat keep their defaults. */
function fieldsOf({ properties = {} }: Schema, into: HTMLElement): Read[] {
  return Object.entries(properties).flatMap(([key, schema]): Read[] => {
    if (key === 'players' || key === 'seed') return [];
    if (schema.type === 'object' && schema.properties !== undefined) {
      const group = make('fieldset', {}, make('legend', {}, inWords(key)));
      const readers = fieldsOf(schema, group);
      into.append(group);
      return [
        (setup) => {
          const inner: Record<string, unknown> = {};
          for (const read of readers) read(inner);
          if (Object.keys(inner).length > 0) setup[key] = inner;
        },
      ];
    }
    return fieldOf(key, schema, into);
  });
}

const asUsual = 'as usual';

function fieldOf(key: string, schema: Schema, into: HTMLElement): Read[] {
  const values = valuesOf(schema);
  if (values.length === 0 && schema.type !== 'integer') return [];
  if (values.length === 0) {
    const { minimum, maximum } = schema;
    const input = make('input', {
      type: 'number',
      min: minimum === undefined ? undefined : String(minimum),
      max: maximum === undefined ? undefined : String(maximum),
      placeholder: String(schema.default ?? asUsual),
    });
    into.append(make('label', {}, `${inWords(key)} `, input));
    return [
      (setup) => {
        if (input.value !== '') setup[key] = Number(input.value);
      },
    ];
  }
  const list = make('select', {}, make('option', { value: '' }, asUsual));
  values.forEach((value, i) => {
    list.append(
      make(
        'option',
        { value: String(i) },
        typeof value === 'string' ? inWords(value) : String(value),
      ),
    );
  });
  into.append(make('label', {}, `${inWords(key)} `, list));
  return [
    (setup) => {
      if (list.value !== '') setup[key] = values[Number(list.value)];
    },
  ];
}

function valuesOf({ type, enum: words, anyOf, const: only }: Schema): unknown[] {
  if (words !== undefined) return [...words];
  if (only !== undefined) return [only];
  if (type === 'boolean') return [true, false];
  return (anyOf ?? []).flatMap(valuesOf);
}

/** `monumentPays` as people would say it. */
function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}
