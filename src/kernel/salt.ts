/** 128 bits that nobody can guess, as 32 hex digits: for seeds and salts. Never asked by the rules. */
export function randomHex(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
