import * as z from 'zod';
import { count, id, name, packId } from '../../src/kit/terms.js';

/*
 * Schemas as text that a person can compare: every field, its type and its bounds. What is used all over has a name;
 * long lists of values are told once, at the end.
 */

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

const width = 120;
/** Lists of more values than these are told apart. */
const longList = 8;

const termNames = new Map(
  Object.entries({ id, count, name, packId }).map(([term, schema]) => [bare(jsonOf(schema)), term]),
);
/** What the table writes into every event. */
const written = ['rolls', 'hidden'];

/** Each schema under its heading, and the long lists of values in them. */
export function compact(schemas: Readonly<Record<string, z.ZodType>>): string[] {
  const lists = new Map<string, string>();
  const parts = Object.entries(schemas).map(([heading, schema]) => {
    const writer = new Writer(lists, heading === 'Event' ? written : []);
    const json = jsonOf(schema);
    const variants = json.oneOf ?? json.anyOf;
    const lines = variants ? variants.map((one) => writer.text(one, '')) : [writer.text(json, '')];
    return `## ${heading}\n\n${lines.join('\n')}`;
  });
  const told = [...lists].map(([list, short]) => `${short}: ${list}`);
  return told.length > 0 ? [...parts, `## Values\n\n${told.join('\n')}`] : parts;
}

function jsonOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
}

function bare(schema: JsonSchema): string {
  const { $schema: _, ...rest } = schema as JsonSchema & { $schema?: string };
  return JSON.stringify(rest);
}

class Writer {
  constructor(
    readonly lists: Map<string, string>,
    readonly unsaid: readonly string[],
  ) {}

  /** On one line if it fits, else a line for each part. */
  text(schema: JsonSchema, indent: string): string {
    const term = termNames.get(bare(schema));
    if (term !== undefined) return term;
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return this.#union(options, indent);
    if (schema.enum !== undefined) return this.#values(schema.enum);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.$ref !== undefined) return schema.$ref;
    if (schema.type === 'object') return this.#object(schema, indent);
    if (schema.type === 'array') return this.#array(schema, indent);
    return plain(schema);
  }

  #values(values: readonly unknown[]): string {
    const list = values.map((one) => JSON.stringify(one)).join(' | ');
    if (values.length <= longList) return list;
    const short = `${values[0]} to ${values[values.length - 1]} (${values.length} values)`;
    this.lists.set(list, short);
    return short;
  }

  #union(options: readonly JsonSchema[], indent: string): string {
    const line = options.map((one) => this.text(one, indent)).join(' | ');
    if (fits(line, indent)) return line;
    const inner = `${indent}  `;
    return options.map((one) => `\n${inner}| ${this.text(one, `${inner}  `)}`).join('');
  }

  /** `moveTo { seat: int, to: id }` where it has a type. */
  #object({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string) {
    const { type } = properties;
    const isTyped = typeof type?.const === 'string';
    const fields = (inner: string) => {
      const named = Object.entries(properties)
        .filter(([key]) => !this.unsaid.includes(key) && !(isTyped && key === 'type'))
        .map(([key, value]) => {
          return `${key}${required.includes(key) ? '' : '?'}: ${this.text(value, inner)}`;
        });
      if (typeof additionalProperties !== 'object') return named;
      return [...named, `[key]: ${this.text(additionalProperties, inner)}`];
    };
    const head = isTyped ? `${type.const} ` : '';
    const inline = fields(indent);
    if (inline.length === 0) return `${head}{}`;
    const line = `${head}{ ${inline.join(', ')} }`;
    if (fits(line, indent)) return line;
    const inner = `${indent}  `;
    const lines = fields(inner).map((field) => `${inner}${field}\n`);
    return `${head}{\n${lines.join('')}${indent}}`;
  }

  #array({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string {
    if (prefixItems !== undefined) {
      return `[${prefixItems.map((one) => this.text(one, indent)).join(', ')}]`;
    }
    const item = items ? this.text(items, indent) : 'anything';
    const bounds = range(minItems, maxItems);
    return `${/^[\w ]+$|^\{[^|]*\}$/.test(item) ? item : `(${item})`}[${bounds}]`;
  }
}

function plain({ type, minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string {
  if (pattern !== undefined) return `text like ${pattern}`;
  if (type === 'integer') return spaced('int', range(minimum, maximum));
  if (type === 'number') return spaced('number', range(minimum, maximum));
  if (type === 'string') return spaced('text', range(minLength, maxLength));
  return type ?? 'anything';
}

function spaced(word: string, bounds: string): string {
  return bounds === '' ? word : `${word} ${bounds}`;
}

/** `0..5`, `1..`, or nothing where there are no bounds worth telling. */
function range(least: number | undefined, most: number | undefined): string {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? '' : String(least);
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? '' : String(most);
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

function fits(line: string, indent: string): boolean {
  return indent.length + line.length <= width && !line.includes('\n');
}
