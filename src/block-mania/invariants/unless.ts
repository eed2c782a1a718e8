/** What does not hold of these. */
export function unless(...facts: readonly (readonly [holds: boolean, otherwise: string])[]) {
  return facts.filter(([holds]) => !holds).map(([, otherwise]) => otherwise);
}
