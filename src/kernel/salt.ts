/** So many bytes that nobody can guess, as hex digits: for seeds, salts and secrets. Never asked by the rules. */
export function randomHex(bytes = 16): string {
  const drawn = globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
