import { createHash, type Hash } from 'node:crypto';
import { readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../../../world/temp-folder.ts';
import { createFollower } from './digest-follower.ts';

const folder = tempFolder('follower');
afterAll(() => folder.remove());

const path = join(folder.path, 'film');
const [size, slice] = [8, 3];
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function feed(hash: Hash, fd: number, { at, end }: { readonly at: number; readonly end: number }): number {
  const bytes = Buffer.alloc(Math.min(slice, end - at));
  readSync(fd, bytes, 0, bytes.length, at);
  hash.update(bytes);
  return at + bytes.length;
}

/** A file of three parts that are told of one by one; `read` is how far it was followed. */
function begin(parts: string[]) {
  const follower = createFollower(feed);
  const partOf = (number: number) => ({ start: number * size, digest: sha256(parts[number] ?? '') });
  return {
    follower,
    partOf,
    write: (number: number, text = parts[number] ?? '') => {
      parts[number] = text;
      writeFileSync(path, parts.join(''));
      follower.note('one', { ...partOf(number), path, end: (number + 1) * size });
    },
    followToTheEnd: () => {
      while (follower.step());
    },
  };
}

const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];

test('what lies side by side from the beginning is read on the way, in whatever order it came', () => {
  const { follower, partOf, write, followToTheEnd } = begin([a, b, c]);
  for (const number of [2, 1]) write(number);
  followToTheEnd();
  write(0);
  followToTheEnd();
  follower.settle('one', [0, 1, 2].map(partOf));
  const known = follower.take('one');
  expect([known?.at, known?.hash.digest('hex')]).toEqual([3 * size, sha256(a + b + c)]);
  expect(follower.take('one')).toBeNull();
});

test('a part that is written again after it was read makes what was read worthless', () => {
  const { follower, partOf, write, followToTheEnd } = begin(['wrong...', b, c]);
  for (const number of [0, 1, 2]) write(number);
  followToTheEnd();
  write(0, a);
  followToTheEnd();
  follower.settle('one', [0, 1, 2].map(partOf));
  const known = follower.take('one');
  expect([known?.at, known?.hash.digest('hex')]).toEqual([size, sha256(a)]);
});

test('a part that turned out not to count, because another process wrote it, is not taken for the one that does', () => {
  const { follower, partOf, write, followToTheEnd } = begin(['wrong...', b, c]);
  for (const number of [0, 1, 2]) write(number);
  followToTheEnd();
  follower.settle('one', [{ start: 0, digest: sha256(a) }, partOf(1), partOf(2)]);
  expect(follower.take('one')).toBeNull();
});
