/** The same text in the form that property keys have: engines look such strings up, and compare them, by their address. */
export function asKey(text: string): string {
  const [key = text] = Object.keys({ [text]: true });
  return key;
}
