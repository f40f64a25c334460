import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { uploadPace } from '../upload-pace.ts';
import { piecesOf } from './body-pieces.ts';

const chunk = 64 * 1024;
const piece = 4 * chunk;

/** Keeps the event loop busy, as a slow answer would. */
function block(ms: number): void {
  for (const since = performance.now(); performance.now() - since < ms;);
}

/** Reads six bodies at once, and counts the pieces in each round of the event loop. */
async function readSix(eachRound: (round: number) => void) {
  let rounds = 0;
  let isOver = false;
  const count = (): void => {
    rounds += 1;
    eachRound(rounds);
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const inRound = new Map<number, number>();
  const read = async (): Promise<boolean> => {
    const bytes = randomBytes(8 * piece + 5);
    const chunks = Array.from({ length: 33 }, (_, n) => Buffer.from(bytes.subarray(n * chunk, (n + 1) * chunk)));
    const pieces = piecesOf(Readable.from(chunks, { objectMode: false }), bytes.length);
    const got: Buffer[] = [];
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      // The first of each says what it is about, and does not wait.
      if (got.length > 0) inRound.set(rounds, (inRound.get(rounds) ?? 0) + 1);
      got.push(next.value);
    }
    return Buffer.concat(got).equals(bytes);
  };
  const whole = await Promise.all(Array.from({ length: 6 }, read));
  isOver = true;
  return { whole, most: Math.max(...inRound.values()) };
}

const all = Array.from({ length: 6 }, () => true);

test('however many send at once, a round of the event loop has one piece, and no byte is lost', async () => {
  expect(await readSix(() => undefined)).toEqual({ whole: all, most: 1 });
});

test('also while others are answered late, and pieces wait for a timer', async () => {
  const busy = (round: number): void => {
    uploadPace.served();
    // A timer that is late by more than the pause lets the next piece come without one.
    block(round % 5 === 0 ? 25 : 2);
  };
  expect(await readSix(busy)).toEqual({ whole: all, most: 1 });
});
