import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readlinkSync, readSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DigestAnswer, DigestQuestion } from './digest-thread.ts';
import { forReading } from './disk-places.ts';

/** Between two slices the next one gets a turn: a film of hours must not hold up the parts of others. */
const sliceBytes = 4 * 1024 * 1024;
const lowPriority = 10;
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);

type Running = { readonly id: number; readonly fd: number; readonly hash: Hash; at: number; readonly end: number };
const running: Running[] = [];

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (message: DigestAnswer): void => parentPort?.postMessage(message);

function begin({ id, path, start, size }: DigestQuestion): void {
  try {
    running.push({ id, fd: openSync(path, forReading), hash: createHash('sha256'), at: start, end: start + size });
  } catch (error) {
    answer({ id, error: error as Error });
  }
}

/** True when there is nothing left of it. */
function advance(one: Running): boolean {
  for (const pause = one.at + sliceBytes; one.at < one.end && one.at < pause;) {
    const read = readSync(one.fd, buffer, 0, Math.min(buffer.length, one.end - one.at), one.at);
    if (read === 0) throw new Error('the file is shorter than it should be');
    one.hash.update(buffer.subarray(0, read));
    one.at += read;
  }
  return one.at >= one.end;
}

function turn(): void {
  const one = running.shift();
  if (!one) return;
  try {
    if (!advance(one)) {
      running.push(one);
    } else {
      closeSync(one.fd);
      answer({ id: one.id, digest: one.hash.digest() });
    }
  } catch (error) {
    closeSync(one.fd);
    answer({ id: one.id, error: error as Error });
  }
  if (running.length > 0) setImmediate(turn);
}

/** Whoever waits for an answer goes first. Where a thread cannot be told apart from its process, all are equal. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), lowPriority);
  } catch {
    // Not on this system.
  }
}

stepBack();
parentPort?.on('message', (question: DigestQuestion) => {
  begin(question);
  if (running.length === 1) setImmediate(turn);
});
