import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLength = 16;

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

/** D-027: an opaque string, 26 characters, that sorts by the time it was made (so that indexes grow at one end). */
export function newId(now: number = Date.now()): string {
  let time = now;
  let id = '';
  for (let i = 0; i < 10; i++) {
    id = alphabet[time % 32] + id;
    time = Math.floor(time / 32);
  }
  for (const byte of nextRandom()) id += alphabet[byte % 32];
  return id;
}
