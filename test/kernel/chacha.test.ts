import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chacha8, type Key } from '../../src/kernel/chacha.js';
import { bytesOf, sha256Hex } from '../../src/kernel/sha256.js';

/** 32 bytes as a key, little end first, as the test vectors write it. */
function keyOf(hex: string): Key {
  const bytes = Buffer.from(hex, 'hex');
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = Array.from(
    { length: 8 },
    (_, i) => bytes.readInt32LE(4 * i),
  );
  return [a, b, c, d, e, f, g, h];
}

function blockOf(key: Key, number: number): string {
  const out = new Int32Array(16);
  chacha8(key, number, out);
  const bytes = Buffer.alloc(64);
  for (const [i, word] of out.entries()) bytes.writeInt32LE(word, 4 * i);
  return bytes.toString('hex');
}

describe('ChaCha8', () => {
  // "Test Vectors for the Stream Cipher ChaCha" (J. Strombergson, 2013): 256-bit keys, 8 rounds, an IV of zeros.
  test.each([
    [
      '00'.repeat(32),
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
    [
      `01${'00'.repeat(31)}`,
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
        '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638' +
        '291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    ],
  ])('published blocks of the key %s', (hex, first, second) => {
    expect(blockOf(keyOf(hex), 0)).toBe(first);
    expect(blockOf(keyOf(hex), 1)).toBe(second);
  });

  test('the number of a block has 64 bits', () => {
    const key = keyOf('00'.repeat(32));
    const numbers = [0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 48];
    expect(new Set(numbers.map((number) => blockOf(key, number))).size).toBe(numbers.length);
    expect(blockOf(key, 2 ** 32 + 1)).toBe(reference(key, 2 ** 32 + 1));
    expect(blockOf(key, 123_456_789_012)).toBe(reference(key, 123_456_789_012));
  });

  test('equals a plain implementation, quarter round by quarter round', () => {
    for (let i = 0; i < 500; i++) {
      const key = keyOf(sha256Hex(bytesOf(`key ${i}`)));
      expect(blockOf(key, i * 977)).toBe(reference(key, i * 977));
    }
  });
});

/** ChaCha8 as its description reads. */
function reference(key: Key, number: number): string {
  const low = number % 2 ** 32;
  const start = Uint32Array.from([
    ...[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574],
    ...key,
    ...[low, (number - low) / 2 ** 32, 0, 0],
  ]);
  const x = Uint32Array.from(start);
  const turn = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
  const add = (to: number, from: number) => {
    x[to] = (x[to] as number) + (x[from] as number);
  };
  const mix = (to: number, from: number, bits: number) => {
    x[to] = turn((x[to] as number) ^ (x[from] as number), bits);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [first, second] of [
      [16, 12],
      [8, 7],
    ] as const) {
      add(a, b);
      mix(d, a, first);
      add(c, d);
      mix(b, c, second);
    }
  };
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) {
      quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
  }
  const bytes = Buffer.alloc(64);
  for (let i = 0; i < 16; i++) {
    bytes.writeUInt32LE(((x[i] as number) + (start[i] as number)) >>> 0, 4 * i);
  }
  return bytes.toString('hex');
}

describe('SHA-256', () => {
  // FIPS 180-4 and NIST's examples.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a published text', (text, hash) => {
    expect(sha256Hex(bytesOf(text))).toBe(hash);
  });

  test('texts of every length round the ends of blocks, as Node hashes them', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'cityrules'.repeat(23).slice(0, length);
      expect(sha256Hex(bytesOf(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  test('texts are hashed as UTF-8', () => {
    for (const text of ['é', '東京', '😀', 'mixed é東😀']) {
      expect([...bytesOf(text)]).toEqual([...new TextEncoder().encode(text)]);
    }
    expect(sha256Hex(bytesOf('\ud800'))).not.toBe(sha256Hex(bytesOf('\ufffd')));
  });
});
