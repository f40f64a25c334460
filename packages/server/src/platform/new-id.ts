import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLength = 16;

/** D-027: an opaque string, 26 characters, that sorts by the time it was made (so that indexes grow at one end). */
export function newId(now: number = Date.now()): string {
  let time = now;
  let id = '';
  for (let i = 0; i < 10; i++) {
    id = alphabet[time % 32] + id;
    time = Math.floor(time / 32);
  }
  for (const byte of randomFillSync(new Uint8Array(randomLength))) id += alphabet[byte % 32];
  return id;
}
