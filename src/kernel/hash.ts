/** Final mix of a 32-bit word: every input bit reaches every output bit. */
export function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Four well mixed 32-bit words of a text, never all zero. The values are public behaviour: they must not change. */
export function hashWords(text: string): [number, number, number, number] {
  let a = 0x243f6a88;
  let b = 0x85a308d3 | 0;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x85ebca77);
    c = Math.imul(c ^ unit ^ (b >>> 13), 0xc2b2ae3d);
    d = Math.imul(d ^ unit ^ (c >>> 16), 0x27d4eb2f);
  }
  a = scramble(a ^ text.length);
  b = scramble(b ^ a);
  c = scramble(c ^ b);
  d = scramble(d ^ c);
  a = scramble((a + d) | 0);
  b = scramble((b + a) | 0);
  c = scramble((c + b) | 0);
  d = scramble((d + c) | 0);
  return a === 0 && b === 0 && c === 0 && d === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}
