import type * as z from 'zod';

/* Schemas as data: what is asked of them where patterns and paths are compared with them. */

export type Schema = z.core.$ZodType;

/** What a schema is made of. */
export function definitionOf(schema: Schema) {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The schema without what only says that a value may be absent, null or filled in. */
export function bare(schema: Schema): Schema {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return bare(definition.innerType);
    default:
      return schema;
  }
}

export function isNullable(schema: Schema): boolean {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'nullable':
      return true;
    case 'optional':
    case 'default':
    case 'readonly':
      return isNullable(definition.innerType);
    default:
      return false;
  }
}

/** The kinds that a value may be of: those of a union, and of the unions in it. */
export function kindsOf(schema: Schema): readonly Schema[] {
  const inner = bare(schema);
  const definition = definitionOf(inner);
  return definition.type === 'union' ? definition.options.flatMap(kindsOf) : [inner];
}

/** The fields of an object; nothing where it is none. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const definition = definitionOf(schema);
  return definition.type === 'object' ? definition.shape : undefined;
}

/** What the `type` of a kind of move or event is called. */
export function typeOf(schema: Schema): string | undefined {
  const type = shapeOf(schema)?.type;
  const definition = type && definitionOf(type);
  return definition?.type === 'literal' ? String(definition.values[0]) : undefined;
}

/** Whether it names something by a word that must be known: an id, and no text of some form. */
export function isId(schema: Schema): boolean {
  const checks = checksOf(schema);
  return checks.includes('min_length') && !checks.includes('string_format');
}

/** Whether it is a text of some form, as places often are. */
export function hasForm(schema: Schema): boolean {
  return checksOf(schema).includes('string_format');
}

function checksOf(schema: Schema): readonly string[] {
  const definition = definitionOf(schema);
  if (definition.type !== 'string') return [];
  return (definition.checks ?? []).map((check) => check._zod.def.check);
}

export function fits(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}
