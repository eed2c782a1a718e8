/** The messages of what does not hold. */
export function unless(
  ...claims: readonly (readonly [holds: boolean, message: string])[]
): string[] {
  return claims.flatMap(([holds, message]) => (holds ? [] : [message]));
}
