import type { UploadProblem, UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../../lib/api-error.ts';
import { type Digester, readDigests } from './digests.ts';
import { atRest, measure, type Speed } from './speed.ts';
import type { Transport, UploadedFile } from './transport.ts';
import { uploadFile } from './upload-file.ts';

/** `waiting`: in line; `held`: the line is away, it tries again by itself; `paused`: somebody said so. */
export type UploadState = 'waiting' | 'sending' | 'held' | 'finishing' | 'paused' | 'failed' | 'done';

export type Upload = {
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly speed: Speed;
  /** By what name the server knows it; null while nothing was sent. */
  readonly uploadId: string | null;
  readonly error: unknown;
  readonly result: UploadedFile | null;
};

export type Uploads = { readonly items: readonly Upload[] };

/** Files at once; each sends several parts. */
export const filesAtOnce = 2;

type Options = {
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly transport: Transport;
  readonly digester: () => Digester;
  readonly now?: () => number;
  readonly onDone?: (file: UploadedFile) => void;
  /** A failure the list does not show itself: a session that ended. */
  readonly onError?: (error: unknown) => void;
};

export type Refusal = { readonly file: File; readonly problem: UploadProblem };

const isUnderWay = (state: UploadState): boolean => ['sending', 'held', 'finishing'].includes(state);

/** The files of one field on their way. It outlives the parts that show it and knows nothing of the page. */
export function createUploads(options: Options) {
  const { rule, isConverted, transport, digester, now = Date.now, onDone, onError } = options;
  const store: StoreApi<Uploads> = createStore(() => ({ items: [] }));
  const running = new Map<string, AbortController>();

  const change = (id: string, to: Partial<Upload>): void =>
    store.setState(({ items }) => ({ items: items.map((one) => (one.id === id ? { ...one, ...to } : one)) }));
  const find = (id: string): Upload | undefined => store.getState().items.find((one) => one.id === id);

  async function run({ id, file, name }: Upload): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    const digests = readDigests(file, digester());
    change(id, { state: 'sending', error: null, speed: atRest(now(), find(id)?.sentBytes ?? 0) });
    try {
      const result = await uploadFile({
        ...{ file, name, rule, isConverted, digests, transport, signal: stop.signal },
        onSession: (uploadId) => change(id, { uploadId }),
        onStage: (stage) => change(id, { state: stage }),
        onWait: () => change(id, { state: 'held' }),
        onProgress: (sentBytes) => {
          const before = find(id);
          if (!before) return;
          const speed = measure(before.speed, now(), sentBytes);
          change(id, { sentBytes, speed, ...(before.state === 'held' && { state: 'sending' }) });
        },
      });
      change(id, { state: 'done', sentBytes: file.size, result });
      onDone?.(result);
    } catch (error) {
      if (!stop.signal.aborted && !isAborted(error)) {
        change(id, { state: 'failed', error });
        onError?.(error);
      }
    } finally {
      digests.close();
      running.delete(id);
      next();
    }
  }

  function next(): void {
    const { items } = store.getState();
    const free = filesAtOnce - items.filter(({ state }) => isUnderWay(state)).length;
    for (const one of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void run(one);
  }

  function stop(id: string, state: UploadState): void {
    running.get(id)?.abort();
    change(id, { state });
    next();
  }

  return {
    store,
    add: (files: readonly File[]): void => {
      const fresh = files.map((file) => ({
        ...{ id: crypto.randomUUID(), file, name: file.name, state: 'waiting' as const, sentBytes: 0 },
        ...{ speed: atRest(now(), 0), uploadId: null, error: null, result: null },
      }));
      store.setState(({ items }) => ({ items: [...items, ...fresh] }));
      next();
    },
    pause: (id: string): void => stop(id, 'paused'),
    /** After a pause, or after it failed: what is on the server already is not sent again. */
    resume: (id: string): void => {
      change(id, { state: 'waiting' });
      next();
    },
    /** Gives it up for good, or takes what is done off the list. */
    remove: (id: string): void => {
      running.get(id)?.abort();
      const gone = find(id);
      // What was sent of it is of no use to anybody; if the server cannot be told, it forgets by itself (D-166).
      if (gone?.uploadId && gone.state !== 'done') transport.drop(gone.uploadId).catch(() => undefined);
      store.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
      next();
    },
    close: (): void => {
      for (const controller of running.values()) controller.abort();
    },
  };
}

export type UploadDesk = ReturnType<typeof createUploads>;
