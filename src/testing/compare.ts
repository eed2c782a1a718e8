import { fingerprint } from '../kernel/fingerprint.js';

/** Whether two values say the same, in whatever order. */
export function same(a: unknown, b: unknown): boolean {
  return fingerprint(a) === fingerprint(b);
}

export function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The beginning of it, for a message. */
export function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 300);
}
