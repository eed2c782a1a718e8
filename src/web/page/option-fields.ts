import type { Display } from '../../display/display.js';
import { make } from './dom.js';
import { inWords, noLimit, wordsOf } from './option-words.js';

/** As much of JSON Schema as options need. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly anyOf?: readonly OptionSchema[];
  readonly items?: OptionSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Writes what was chosen into the setup. */
export type Read = (setup: Record<string, unknown>) => void;

/** A field with words for every option; what is left alone is as usual. */
export function optionFields(
  display: Display,
  { properties = {} }: OptionSchema,
  into: HTMLElement,
): Read[] {
  return Object.entries(properties).flatMap(([key, schema]): Read[] => {
    if (key === 'players' || key === 'seed') return [];
    if (schema.type === 'object' && schema.properties !== undefined) {
      return [optionGroup(display, key, schema, into)];
    }
    if (schema.items?.properties !== undefined) return [optionRows(display, key, schema, into)];
    const field = fieldOf(display, key, schema);
    if (field === undefined) return [];
    const { label, about } = wordsOf(display, key);
    const hint = `about-${key}`;
    field.input.setAttribute('aria-describedby', hint);
    into.append(
      make(
        'div',
        { class: 'option' },
        make('label', {}, `${label} `, field.input),
        ...(field.beside === undefined ? [] : [' ', field.beside]),
        make('p', { id: hint, class: 'kind' }, about),
      ),
    );
    return [
      (setup) => {
        const value = field.value();
        if (value !== undefined) setup[key] = value;
      },
    ];
  });
}

function optionGroup(display: Display, key: string, schema: OptionSchema, into: HTMLElement): Read {
  const { label, about } = wordsOf(display, key);
  const group = make('fieldset', { class: 'options' }, make('legend', {}, label));
  group.append(make('p', { class: 'kind' }, about));
  const readers = optionFields(display, schema, group);
  into.append(group);
  return (setup) => {
    const inner: Record<string, unknown> = {};
    for (const read of readers) read(inner);
    if (Object.keys(inner).length > 0) setup[key] = inner;
  };
}

/** One row a seat, where each has several parts; rows in which nothing is chosen do not count. */
function optionRows(
  display: Display,
  key: string,
  { items = {}, maxItems = 0 }: OptionSchema,
  into: HTMLElement,
): Read {
  const { label, about } = wordsOf(display, key);
  const group = make('fieldset', { class: 'options' }, make('legend', {}, label));
  group.append(make('p', { class: 'kind' }, about));
  const rows = Array.from({ length: maxItems }, (_, seat) => {
    const row = make('div', { class: 'row' }, make('b', {}, `Seat ${seat}`));
    group.append(row);
    return Object.keys(items.properties ?? {}).map((part) => {
      const field = choiceField(cardsFor(display, part) ?? [], undefined, 'not chosen');
      row.append(make('label', {}, `${inWords(part)} `, field.input));
      return { part, value: field.value };
    });
  });
  into.append(group);
  return (setup) => {
    const chosen = rows.map((parts) => {
      const entries = parts.map(({ part, value }) => [part, value()] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    });
    const filled = chosen.filter((row) => Object.keys(row).length > 0);
    if (filled.length > 0) setup[key] = filled;
  };
}

interface Field {
  readonly input: HTMLInputElement | HTMLSelectElement;
  /** Another way to answer. */
  readonly beside?: HTMLElement;
  /** Nothing where it is as usual. */
  value(): unknown;
}

function fieldOf(display: Display, key: string, schema: OptionSchema): Field | undefined {
  const forms = schema.anyOf ?? [schema];
  const list = forms.find(({ type }) => type === 'array');
  if (list !== undefined) return listField(display, list);
  const number = forms.find(({ type }) => type === 'integer');
  if (number !== undefined) {
    const field = numberField(number, schema.default);
    return forms.some(({ type }) => type === 'null') ? limitField(field) : field;
  }
  const named = cardsFor(display, key);
  const values = named ?? valuesOf(schema).map((value) => [value, nameOf(value)] as const);
  return values.length === 0 ? undefined : choiceField(values, schema.default);
}

/** Options whose values are cards of the pack. */
const kinds: Readonly<Record<string, string>> = {
  scenario: 'scenario',
  threat: 'Monster set',
  chassis: 'Chassis',
  leftArm: 'Arm',
  rightArm: 'Arm',
  legs: 'Legs',
};

function cardsFor({ cards }: Display, key: string): (readonly [string, string])[] | undefined {
  const kind = kinds[key];
  if (kind === undefined) return undefined;
  return cards.flatMap((card) => (card.kind === kind ? [[card.id, card.title] as const] : []));
}

function choiceField(
  values: readonly (readonly [value: unknown, name: string])[],
  usual: unknown,
  otherwise = 'as usual',
): Field {
  const named = values.find(([value]) => value === usual)?.[1];
  const first = named === undefined ? otherwise : `${otherwise}: ${named.toLowerCase()}`;
  const input = make('select', {}, make('option', { value: '' }, first));
  values.forEach(([value, name], i) => {
    if (value !== usual) input.append(make('option', { value: String(i) }, name));
  });
  return {
    input,
    value: () => (input.value === '' ? undefined : values[Number(input.value)]?.[0]),
  };
}

function numberField({ minimum, maximum }: OptionSchema, usual: unknown): Field {
  const bounded = (bound: number | undefined) => {
    return bound === undefined || !(Math.abs(bound) < 1e9) ? undefined : String(bound);
  };
  const input = make('input', {
    type: 'number',
    min: bounded(minimum),
    max: bounded(maximum),
    placeholder: usual === undefined ? 'as usual' : String(usual),
  });
  return { input, value: () => (input.value === '' ? undefined : Number(input.value)) };
}

/** A number, or none: a box beside it lifts the limit. */
function limitField({ input, value }: Field): Field {
  const box = make('input', { type: 'checkbox' });
  box.addEventListener('change', () => {
    input.disabled = box.checked;
  });
  const beside = make('label', {}, box, ` ${noLimit}`);
  return { input, beside, value: () => (box.checked ? null : value()) };
}

/** Printed names or ids, or numbers, separated by commas. */
function listField({ cards }: Display, { items }: OptionSchema): Field {
  const input = make('input', { placeholder: 'as usual' });
  const idOf = (name: string) => {
    const card = cards.find(({ title }) => title.toLowerCase() === name.toLowerCase());
    return card?.id ?? name;
  };
  return {
    input,
    value() {
      const names = input.value.split(',').map((name) => name.trim());
      if (input.value.trim() === '') return undefined;
      return items?.type === 'integer' ? names.map(Number) : names.map(idOf);
    },
  };
}

function valuesOf({ type, enum: words, anyOf, const: only }: OptionSchema): unknown[] {
  if (words !== undefined) return [...words];
  if (only !== undefined) return [only];
  if (type === 'boolean') return [true, false];
  return (anyOf ?? []).flatMap(valuesOf);
}

function nameOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? inWords(value) : String(value);
}
