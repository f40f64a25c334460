import { Worker } from 'node:worker_threads';
import type { Settled } from './digest-follower.ts';

export type DigestQuestion = {
  readonly id: number;
  readonly path: string;
  readonly start: number;
  readonly size: number;
  /** The upload these bytes are of: its whole is worked out while its parts arrive. */
  readonly upload?: string;
  readonly isWhole?: true;
};
export type DigestMessage = DigestQuestion | { readonly upload: string; readonly settled: readonly Settled[] };
/** An error loses its code on its way between threads. */
export type DigestFailure = { readonly message: string; readonly code: string | undefined };
export type DigestAnswer = { readonly id: number; readonly digest?: Uint8Array; readonly failure?: DigestFailure };

type Waiting = { readonly done: (digest: Buffer) => void; readonly fail: (error: unknown) => void };

/**
 * SHA-256 of what is on the disk, worked out beside the thread that answers requests, which a film would otherwise keep
 * from answering. Started with the first question.
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
    const started = new Worker(new URL('digest-worker.ts', import.meta.url));
    started.on('message', ({ id, digest, failure }: DigestAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (digest) one?.done(Buffer.from(digest));
      else one?.fail(Object.assign(new Error(failure?.message), { code: failure?.code }));
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('the thread for digests ended')));
    return started;
  }

  const ask = (question: Omit<DigestQuestion, 'id'>): Promise<Buffer> =>
    new Promise((done, fail) => {
      asked += 1;
      waiting.set(asked, { done, fail });
      worker ??= start();
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: asked, ...question } satisfies DigestMessage);
    });

  return {
    ofPart: (upload: string, part: Omit<DigestQuestion, 'id' | 'upload'>) => ask({ ...part, upload }),
    ofWhole: (upload: string, path: string, size: number) => ask({ path, start: 0, size, upload, isWhole: true }),
    /** Which bytes the parts of an upload turned out to be. */
    settle: (upload: string, settled: readonly Settled[]): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker?.postMessage({ upload, settled } satisfies DigestMessage);
    },
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
}

export type Digests = ReturnType<typeof openDigests>;
