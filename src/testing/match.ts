import { fingerprint } from '../kernel/fingerprint.js';

/** Whether a value has everything that the pattern names. Fields the pattern leaves out may be anything. */
export function matches(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return false;
    return pattern.every((part, index) => matches(value[index], part));
  }
  if (typeof pattern === 'object' && pattern !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    return Object.entries(pattern).every(([key, part]) => {
      return Object.hasOwn(fields, key) && matches(fields[key], part);
    });
  }
  return value === pattern;
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function equals(a: unknown, b: unknown): boolean {
  if (a === undefined || b === undefined) return a === b;
  return fingerprint(a) === fingerprint(b);
}

/** A value as one short line. */
export function show(value: unknown, limit = 200): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
