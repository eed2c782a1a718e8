import type { RuleId } from '../rules.js';

/** One thing that is wrong with a pack, and where. */
export interface PackIssue {
  readonly rule: RuleId;
  readonly path: (string | number)[];
  readonly message: string;
}

/** `1 tunnel`, `2 tunnels`, `3 skyscrapers of value 1`. */
export function many(count: number, name: string): string {
  const [noun = name, ...rest] = name.split(' of ');
  return `${count} ${[count === 1 ? noun : `${noun}s`, ...rest].join(' of ')}`;
}
