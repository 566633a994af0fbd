// Random numbers that nobody can guess: tokens, nonces, a seat's part of the dice.

/** `bytes` random bytes, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
