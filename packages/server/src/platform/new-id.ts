import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeLength = 10;
const countLength = 4;
const randomLength = 12;

/** Asked for many at a time: every request has an id, and a call for so few bytes costs more than the bytes. */
const random = new Uint8Array(randomLength * 256);
let used = random.length;

function nextRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += randomLength;
  return random.subarray(used - randomLength, used);
}

function digitsOf(value: number, length: number): string {
  let [rest, digits] = [value, ''];
  for (let i = 0; i < length; i++) {
    digits = alphabet[rest % 32] + digits;
    rest = Math.floor(rest / 32);
  }
  return digits;
}

/** How many ids this process has made. It is never set back: a clock that stands still must not mix up their order. */
let made = 0;

/**
 * D-027: an opaque string, 26 characters, that sorts by the time it was made (so that indexes grow at one end). Ids that
 * one process makes in the same millisecond sort in the order they were made: two entries of one log have one order.
 */
export function newId(now: number = Date.now()): string {
  let id = digitsOf(now, timeLength) + digitsOf(made++, countLength);
  for (const byte of nextRandom()) id += alphabet[byte % 32];
  return id;
}

/** A text that all ids made from this moment on sort behind, and all earlier ones before. */
export const firstIdAt = (at: number): string => digitsOf(at, timeLength);
