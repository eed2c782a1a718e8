/** Why somebody cannot join, as the code of the error that they get. */
export const joinErrors = {
  noMatch: 4301,
  /** Another process has the match, or had it a moment ago: try again. */
  busy: 4302,
  full: 4303,
  wrongSecret: 4304,
  badOptions: 4305,
} as const;

/** Why somebody was sent away, as the code with which their connection is closed. */
export const closeCodes = {
  /** Another process has the match now, or it could not be kept here: come again. */
  lost: 4311,
  /** They have sent far too much. */
  flooded: 4312,
} as const;

/** Whether trying to join again is no use after this error. */
export function isFinal(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  const { noMatch, full, wrongSecret, badOptions } = joinErrors;
  return [noMatch, full, wrongSecret, badOptions].some((final) => final === code);
}
