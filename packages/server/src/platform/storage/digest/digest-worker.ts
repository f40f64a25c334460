import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readlinkSync, readSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createFollower } from './digest-follower.ts';
import type { DigestAnswer, DigestFailure, DigestMessage, DigestQuestion } from './digest-thread.ts';
import { forReading } from '../disk/disk-places.ts';

/** Between two slices the next one gets a turn: a film of hours must not hold up others. */
const sliceBytes = 4 * 1024 * 1024;
const lowPriority = 10;
/** What a processor keeps close at hand. */
const buffer = Buffer.allocUnsafeSlow(256 * 1024);

type Running = {
  readonly question: DigestQuestion;
  readonly fd: number;
  readonly hash: Hash;
  at: number;
  readonly end: number;
};
const running: Running[] = [];

/** 1 while uploads step back for others (`upload-pace.ts`); the second is only ever waited for. */
const held = workerData as Int32Array;
const never = new Int32Array(new SharedArrayBuffer(4));

/** A thread that never sleeps keeps its processor until the next tick of the system, whatever its priority. */
function rest(sinceMs: number): void {
  if (Atomics.load(held, 0) === 1) Atomics.wait(never, 0, 0, 2 * (performance.now() - sinceMs));
}

/** Feeds a hash with one slice of a file; answers how far it came. */
function feed(hash: Hash, fd: number, { at, end }: { readonly at: number; readonly end: number }): number {
  let done = at;
  while (done < Math.min(end, at + sliceBytes)) {
    const since = performance.now();
    const read = readSync(fd, buffer, 0, Math.min(buffer.length, end - done), done);
    if (read === 0) throw new Error('the file is shorter than it should be');
    hash.update(buffer.subarray(0, read));
    done += read;
    rest(since);
  }
  return done;
}

const follower = createFollower(feed);

const answer = (message: DigestAnswer): void => parentPort?.postMessage(message, []);

const failureOf = (error: unknown): DigestFailure => {
  const { message, code } = error as NodeJS.ErrnoException;
  return { message, code };
};

function begin(question: DigestQuestion): void {
  const { id, path, size, upload } = question;
  try {
    const known = follower.take(upload);
    const hash = known?.hash ?? createHash('sha256');
    running.push({ question, fd: openSync(path, forReading), hash, at: known?.at ?? 0, end: size });
  } catch (error) {
    answer({ id, failure: failureOf(error) });
  }
}

function advance(one: Running): void {
  try {
    one.at = feed(one.hash, one.fd, one);
    if (one.at < one.end) return void running.push(one);
    answer({ id: one.question.id, digest: one.hash.digest() });
  } catch (error) {
    answer({ id: one.question.id, failure: failureOf(error) });
  }
  closeSync(one.fd);
}

let isTurning = false;

/** Who waits for an answer comes first; only then is anything worked out in advance. */
function turn(): void {
  const one = running.shift();
  if (one) advance(one);
  else isTurning = follower.step();
  if (isTurning) setImmediate(turn);
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
parentPort?.on('message', (message: DigestMessage) => {
  if ('settled' in message) {
    follower.settle(message.upload, message.settled);
    return;
  }
  if ('written' in message) follower.note(message.upload, message.written);
  else begin(message);
  if (!isTurning) setImmediate(turn);
  isTurning = true;
});
