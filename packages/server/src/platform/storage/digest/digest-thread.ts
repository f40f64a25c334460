import { Worker } from 'node:worker_threads';
import { uploadPace } from '../../upload-pace.ts';
import type { Settled, Written } from './digest-follower.ts';

export type DigestQuestion = {
  readonly id: number;
  readonly upload: string;
  readonly path: string;
  readonly size: number;
};
export type DigestMessage =
  | DigestQuestion
  | { readonly upload: string; readonly written: Written }
  | { readonly upload: string; readonly settled: readonly Settled[] };
/** An error loses its code on its way between threads. */
export type DigestFailure = { readonly message: string; readonly code: string | undefined };
export type DigestAnswer = { readonly id: number; readonly digest?: Uint8Array; readonly failure?: DigestFailure };

type Waiting = { readonly done: (digest: Buffer) => void; readonly fail: (error: unknown) => void };

/**
 * SHA-256 of whole files on the disk, worked out beside the thread that answers requests, which a film would otherwise
 * keep from answering. Started with the first part of an upload, and goes on while others arrive.
 */
export function openDigests() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function failAll(error: unknown): void {
    worker = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('digest-worker.ts', import.meta.url), { workerData: uploadPace.held });
    started.on('message', ({ id, digest, failure }: DigestAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (digest) one?.done(Buffer.from(digest));
      else one?.fail(Object.assign(new Error(failure?.message), { code: failure?.code }));
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('the thread for digests ended')));
    // What nobody waits for does not keep a process alive.
    started.unref();
    return started;
  }

  function post(message: DigestMessage): void {
    worker ??= start();
    worker.postMessage(message, []);
  }

  return {
    /** A part is there: the digest of its whole may go on with it. */
    note: (upload: string, written: Written): void => post({ upload, written }),
    ofWhole: (upload: string, path: string, size: number): Promise<Buffer> =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail });
        post({ id: asked, upload, path, size });
        worker?.ref();
      }),
    /** Which bytes the parts of an upload turned out to be. */
    settle: (upload: string, settled: readonly Settled[]): void => {
      if (worker) post({ upload, settled });
    },
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
}

export type Digests = ReturnType<typeof openDigests>;
