// SHA-256 of a few bytes. Browsers have their own only on secure pages, and many tables are at home, without TLS.

const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let prime = 2, found = 0; found < count; prime++) {
    let divisor = 2;
    while (prime % divisor !== 0) divisor++;
    if (divisor === prime) numbers[found++] = (prime ** (1 / root) % 1) * WORD;
  }
  return numbers;
}

const ROUNDS = fractions(64, 3);
const START = fractions(8, 2);

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The bytes, a one, zeros and their length, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function block(hash: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(64);
  const word = (at: number) => words[at] ?? 0;
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = view.getUint32(from + 4 * at);
      continue;
    }
    const [late, early] = [word(at - 2), word(at - 15)];
    const one = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const zero = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    words[at] = one + word(at - 7) + zero + word(at - 16);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at++) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] ?? 0) + word));
}

/** The SHA-256 of bytes that are given in hexadecimal digits, in the same. */
export function sha256(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const [hash, view] = [START.slice(), padded(bytes)];
  for (let from = 0; from < view.byteLength; from += 64) block(hash, view, from);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}
