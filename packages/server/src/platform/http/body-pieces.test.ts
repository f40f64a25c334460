import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { piecesOf } from './body-pieces.ts';

const chunk = 64 * 1024;
const piece = 4 * chunk;

test('however many send at once, a round of the event loop has one piece, and no byte is lost', async () => {
  let rounds = 0;
  let isOver = false;
  const count = (): void => {
    rounds += 1;
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
  expect(await Promise.all(Array.from({ length: 6 }, read))).toEqual(Array.from({ length: 6 }, () => true));
  isOver = true;
  expect(Math.max(...inRound.values())).toBe(1);
});
