/*
 * SHA-256 (FIPS 180-4), at once and the same on every runtime: what hashes a seed into a key, and chains the lines of
 * a log. Web Crypto's is asynchronous, which setting up a game is not.
 */

/** The eight words of the hash of these bytes. */
export function sha256(bytes: Uint8Array): Int32Array {
  const hash = new Int32Array(initial);
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) compress(hash, bytes, at);
  const length = endOf(bytes, whole);
  for (let at = 0; at < length; at += 64) compress(hash, end, at);
  return hash;
}

/** The same as 64 hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return hexOf(sha256(bytes));
}

/** A text as UTF-8, whatever it holds: half a surrogate pair stays what it is. */
export function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    } else {
      const middle = [0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63)];
      bytes.push(0xf0 | (code >> 18), ...middle, 0x80 | (code & 63));
    }
  }
  return new Uint8Array(bytes);
}

export function hexOf(words: Iterable<number>): string {
  let hex = '';
  for (const word of words) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

/** The last block or two. One for all: to make buffers took most of the time of a short text. */
const end = new Uint8Array(128);

/** Writes what follows the whole blocks to `end`: the bytes, a one bit, zeros, and the number of bits. How long that is. */
function endOf(bytes: Uint8Array, whole: number): number {
  const left = bytes.length - whole;
  const length = left + 9 > 64 ? 128 : 64;
  end.fill(0);
  for (let i = 0; i < left; i++) end[i] = bytes[whole + i] as number;
  end[left] = 0x80;
  const bits = bytes.length * 8;
  for (let i = 1; i <= 8; i++) end[length - i] = Math.floor(bits / 256 ** (i - 1)) % 256;
  return length;
}

/** The words that a block is stretched to. */
const w = new Int32Array(64);

function compress(hash: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = wordAt(bytes, at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (constants[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

function wordAt(bytes: Uint8Array, at: number): number {
  const high = ((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16);
  return high | ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const initial = Int32Array.from(primes(8).map((prime) => fraction(Math.sqrt(prime))));

/** The same of the cube roots of the first 64 primes. */
const constants = Int32Array.from(primes(64).map((prime) => fraction(Math.cbrt(prime))));

function fraction(root: number): number {
  return ((root % 1) * 0x100000000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(n);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let part = 2; part * part <= n; part++) if (n % part === 0) return false;
  return true;
}
