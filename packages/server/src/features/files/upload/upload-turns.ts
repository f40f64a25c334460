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
  readonly tell: () => void;
};

type Writer = { readonly end: AbortController; readonly done: Promise<void>; lastAt: number };
type Desk = { readonly writers: Map<number, Writer>; merging: Promise<void> | null };
type Ports = Pick<Context, 'storage' | 'locks'>;

/** One set for each installation in this process. */
const desksBy = new WeakMap<Ports['storage'], Map<string, Desk>>();

function desksOf(storage: Ports['storage']): Map<string, Desk> {
  const desks = desksBy.get(storage) ?? new Map<string, Desk>();
  desksBy.set(storage, desks);
  return desks;
}

function deskOf(storage: Ports['storage'], id: string): Desk {
  const desks = desksOf(storage);
  const desk = desks.get(id) ?? { writers: new Map(), merging: null };
  desks.set(id, desk);
  return desk;
}

function tidy(storage: Ports['storage'], id: string): void {
  const { writers, merging } = deskOf(storage, id);
  if (writers.size === 0 && !merging) desksOf(storage).delete(id);
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

type Place = { readonly id: string; readonly number: number };

/**
 * One body at a time writes a part, and none while the upload is merged, in whichever process: what was checked must not
 * change afterwards.
 */
export async function inTurn<T>(
  { storage, locks }: Ports,
  { id, number }: Place,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  let desk = deskOf(storage, id);
  // Found free and taken in one go, or two who waited would both come in.
  for (; desk.writers.has(number) || desk.merging; desk = deskOf(storage, id)) {
    await wait(desk.writers.get(number), desk.merging);
  }
  const done = Promise.withResolvers<void>();
  const writer: Writer = { end: new AbortController(), done: done.promise, lastAt: performance.now() };
  desk.writers.set(number, writer);
  const held: Held[] = [];
  try {
    held.push(await waitForLock(() => locks.share(`upload:${id}`)));
    held.push(await waitForLock(() => locks.alone(`upload:${id}:${number}`)));
    const signal = AbortSignal.any([writer.end.signal, ...held.map(({ lost }) => lost)]);
    signal.throwIfAborted();
    return await work({
      signal,
      tell: () => {
        writer.lastAt = performance.now();
      },
    });
  } finally {
    for (const { release } of held) await release();
    desk.writers.delete(number);
    done.resolve();
    tidy(storage, id);
  }
}

/** Alone with an upload: who still writes here is a latecomer and is sent away. */
export async function alone<T>({ storage, locks }: Ports, id: string, work: () => Promise<T>): Promise<T> {
  let desk = deskOf(storage, id);
  for (; desk.merging; desk = deskOf(storage, id)) await desk.merging;
  const done = Promise.withResolvers<void>();
  desk.merging = done.promise;
  let held: Held | null = null;
  try {
    for (const writer of desk.writers.values()) writer.end.abort(new AppError('request.still-running'));
    await Promise.all([...desk.writers.values()].map((writer) => writer.done));
    held = await waitForLock(() => locks.alone(`upload:${id}`));
    return await work();
  } finally {
    await held?.release();
    desk.merging = null;
    done.resolve();
    tidy(storage, id);
  }
}
