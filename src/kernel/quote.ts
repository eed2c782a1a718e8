/* Values from outside, whatever they are, read and told without harm. */

export const longestMessage = 300;

/** A value as a short text for a message, whatever it is. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value, 40)}"`;
  if (value === null || typeof value !== 'object') return shorten(String(value), 40);
  return listOrObject(value);
}

/** Even `Array.isArray` throws on a proxy that was revoked. */
function listOrObject(value: object): string {
  try {
    return Array.isArray(value) ? 'a list' : 'an object';
  } catch {
    return 'an object';
  }
}

export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

/** Why something threw, as a short text, whatever was thrown. */
export function reasonOf(error: unknown): string {
  try {
    return shorten(error instanceof Error ? error.message : String(error), longestMessage);
  } catch {
    return 'something was thrown that cannot be told';
  }
}

/** A field of a value from outside; nothing if it cannot be read. */
export function fieldOf(value: unknown, key: PropertyKey): unknown {
  let field: unknown;
  try {
    field = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  } catch {
    // It stays nothing.
  }
  return field;
}
