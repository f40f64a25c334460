import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { Held } from '../../../platform/locks.ts';

/** A connection that broke without a word would otherwise hold up whoever sends the same part again. */
const silentMs = 2_000;
/** How long one waits for another process. */
const patienceMs = 10_000;
const askAgainMs = 50;

export type Turn = {
  /** Somebody else goes on with this upload: stop writing. */
  readonly signal: AbortSignal;
  /** Told with every piece that arrives. */
  readonly reportProgress: () => void;
};

type Writer = { readonly end: AbortController; readonly done: Promise<void>; lastAt: number };
type UploadLocks = { readonly writers: Map<number, Writer>; merging: Promise<void> | null };
type Ports = Pick<Context, 'storage' | 'locks'>;

/** One set for each installation in this process. */
const uploadsBy = new WeakMap<Ports['storage'], Map<string, UploadLocks>>();

function uploadsOf(storage: Ports['storage']): Map<string, UploadLocks> {
  const uploads = uploadsBy.get(storage) ?? new Map<string, UploadLocks>();
  uploadsBy.set(storage, uploads);
  return uploads;
}

function uploadLocksOf(storage: Ports['storage'], id: string): UploadLocks {
  const uploads = uploadsOf(storage);
  const upload = uploads.get(id) ?? { writers: new Map(), merging: null };
  uploads.set(id, upload);
  return upload;
}

function tidy(storage: Ports['storage'], id: string): void {
  const { writers, merging } = uploadLocksOf(storage, id);
  if (writers.size === 0 && !merging) uploadsOf(storage).delete(id);
}

async function waitForLock(take: () => Promise<Held | null>): Promise<Held> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const held = await take();
    if (held) return held;
    await sleep(askAgainMs);
  }
  throw new AppError('request.still-running');
}

/** Waits a while for who is there, and takes the place of who has stopped sending. */
async function wait(writer: Writer | undefined, merging: Promise<void> | null): Promise<void> {
  if (writer && performance.now() - writer.lastAt > silentMs) writer.end.abort(new AppError('request.still-running'));
  await Promise.race([writer?.done ?? merging, sleep(silentMs, undefined, { ref: false })]);
}

type ChunkKey = { readonly id: string; readonly number: number };

/**
 * One body at a time writes a part, and none while the upload is merged, in whichever process: what was checked must not
 * change afterwards.
 */
export async function inTurn<T>(
  { storage, locks }: Ports,
  { id, number }: ChunkKey,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  let upload = uploadLocksOf(storage, id);
  // Found free and taken in one go, or two who waited would both come in.
  for (; upload.writers.has(number) || upload.merging; upload = uploadLocksOf(storage, id)) {
    await wait(upload.writers.get(number), upload.merging);
  }
  const done = Promise.withResolvers<void>();
  const writer: Writer = { end: new AbortController(), done: done.promise, lastAt: performance.now() };
  upload.writers.set(number, writer);
  const held: Held[] = [];
  try {
    held.push(await waitForLock(() => locks.share(`upload:${id}`)));
    held.push(await waitForLock(() => locks.alone(`upload:${id}:${number}`)));
    const signal = AbortSignal.any([writer.end.signal, ...held.map(({ lost }) => lost)]);
    signal.throwIfAborted();
    return await work({
      signal,
      reportProgress: () => {
        writer.lastAt = performance.now();
      },
    });
  } finally {
    for (const { release } of held) await release();
    upload.writers.delete(number);
    done.resolve();
    tidy(storage, id);
  }
}

/** Alone with an upload: who still writes here is a latecomer and is sent away. */
export async function alone<T>({ storage, locks }: Ports, id: string, work: () => Promise<T>): Promise<T> {
  let upload = uploadLocksOf(storage, id);
  for (; upload.merging; upload = uploadLocksOf(storage, id)) await upload.merging;
  const done = Promise.withResolvers<void>();
  upload.merging = done.promise;
  let held: Held | null = null;
  try {
    for (const writer of upload.writers.values()) writer.end.abort(new AppError('request.still-running'));
    await Promise.all([...upload.writers.values()].map((writer) => writer.done));
    held = await waitForLock(() => locks.alone(`upload:${id}`));
    return await work();
  } finally {
    await held?.release();
    upload.merging = null;
    done.resolve();
    tidy(storage, id);
  }
}
