import { Worker } from 'node:worker_threads';

export type DigestQuestion = {
  readonly id: number;
  readonly path: string;
  readonly start: number;
  readonly size: number;
};
export type DigestAnswer = { readonly id: number; readonly digest?: Uint8Array; readonly error?: Error };

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
    started.on('message', ({ id, digest, error }: DigestAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (digest) one?.done(Buffer.from(digest));
      else one?.fail(error);
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('the thread for digests ended')));
    return started;
  }

  return {
    of: (path: string, { start: from, size }: { readonly start: number; readonly size: number }): Promise<Buffer> =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail });
        worker ??= start();
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id: asked, path, start: from, size } satisfies DigestQuestion);
      }),
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
}

export type Digests = ReturnType<typeof openDigests>;
