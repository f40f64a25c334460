import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../../lib/api-error.ts';
import { type Digester, readDigests } from './digests.ts';
import { atRest, measure, type Speed } from './speed.ts';
import type { Transport, UploadedFile } from './transport.ts';
import type { Memory } from './unfinished.ts';
import { uploadFile } from './upload-file.ts';

/** `waiting`: in line; `held`: the line is away, it tries again by itself; `paused`: somebody said so. */
export type UploadState = 'waiting' | 'sending' | 'held' | 'finishing' | 'paused' | 'failed' | 'done';

export type Upload = {
  readonly id: string;
  readonly file: File;
  /** As its owner wants it called; the server hears of a later wish when the file is there. */
  readonly name: string;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly speed: Speed;
  /** By what name the server knows it; null while nothing was sent. */
  readonly uploadId: string | null;
  /** Why it failed, or why it is held. */
  readonly error: unknown;
  readonly result: UploadedFile | null;
};

/** `handed`: what was done since the line was last empty and has left it, and the last of that. */
export type Uploads = {
  readonly items: readonly Upload[];
  readonly handed: { readonly count: number; readonly bytes: number; readonly last: readonly UploadedFile[] };
};

/** Files at once; each sends several parts. */
export const filesAtOnce = 2;

type Options = {
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly transport: Transport;
  readonly digester: () => Digester;
  readonly memory?: Memory;
  readonly now?: () => number;
  /** A failure the list does not show itself: a session that ended. */
  readonly onError?: (error: unknown) => void;
};

const underWay: ReadonlySet<UploadState> = new Set(['sending', 'held', 'finishing']);
export const isUnderWay = ({ state }: Upload): boolean => underWay.has(state);

/** The files of one field on their way. It outlives the parts that show it and knows nothing of the page. */
export function createUploads({ now = Date.now, ...options }: Options) {
  const { rule, isConverted, transport, digester, memory, onError } = options;
  const store: StoreApi<Uploads> = createStore(() => ({ items: [], handed: { count: 0, bytes: 0, last: [] } }));
  const running = new Map<string, AbortController>();

  const begin = (file: File, name: string): Upload => ({
    id: crypto.randomUUID(),
    file,
    name,
    state: 'waiting',
    sentBytes: 0,
    speed: atRest(now(), 0),
    uploadId: null,
    error: null,
    result: null,
  });
  const find = (id: string): Upload | undefined => store.getState().items.find((one) => one.id === id);
  const change = (id: string, to: Partial<Upload>): void =>
    store.setState(({ items }) => ({ items: items.map((one) => (one.id === id ? { ...one, ...to } : one)) }));
  const note = (id: string): void => {
    const one = find(id);
    if (one?.uploadId) memory?.note({ ...one, uploadId: one.uploadId });
  };

  /** A name given after the first part was sent is not in the session; the file itself takes it. */
  async function named(id: string, result: UploadedFile): Promise<UploadedFile> {
    const name = find(id)?.name ?? result.name;
    return name === result.name ? result : transport.rename(result.id, name).catch(() => result);
  }

  async function run({ id, file, name }: Upload): Promise<void> {
    const ending = new AbortController();
    const { signal } = ending;
    running.set(id, ending);
    const digests = readDigests(file, digester());
    // A run that was stopped may still hear of its last part while the next one is at work already.
    const tell = (to: Partial<Upload>): void => (signal.aborted ? undefined : change(id, to));
    tell({ state: 'sending', error: null, speed: atRest(now(), find(id)?.sentBytes ?? 0) });
    try {
      const result = await uploadFile({
        file,
        name,
        rule,
        isConverted,
        digests,
        transport,
        signal,
        onSession: (uploadId) => {
          tell({ uploadId });
          note(id);
        },
        onStage: (state) => tell({ state }),
        onWait: (error) => tell({ state: 'held', error }),
        onProgress: (sentBytes) => {
          const before = find(id);
          if (!before) return;
          const speed = measure(before.speed, now(), sentBytes);
          tell({ sentBytes, speed, ...(before.state === 'held' && { state: 'sending', error: null }) });
        },
      });
      tell({ state: 'done', sentBytes: file.size, result: await named(id, result) });
      memory?.forget(file);
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) {
        tell({ state: 'failed', error });
        onError?.(error);
      }
    } finally {
      digests.close();
      if (running.get(id) === ending) running.delete(id);
      next();
    }
  }

  function next(): void {
    const { items } = store.getState();
    const free = filesAtOnce - items.filter(isUnderWay).length;
    for (const one of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void run(one);
  }

  function stop(id: string): void {
    running.get(id)?.abort();
    change(id, { state: 'paused' });
    note(id);
  }

  return {
    store,
    add: (files: readonly File[]): void => {
      const fresh = files.map((file) => begin(file, memory?.nameOf(file) ?? file.name));
      store.setState(({ items, handed }) => ({
        items: [...items, ...fresh],
        handed: items.length === 0 ? { ...handed, count: 0, bytes: 0 } : handed,
      }));
      next();
    },
    rename: (id: string, name: string): void => {
      change(id, { name });
      note(id);
    },
    pause: (id: string): void => {
      stop(id);
      next();
    },
    /** After a pause, or after it failed: what is on the server already is not sent again. */
    resume: (id: string): void => {
      change(id, { state: 'waiting', error: null });
      next();
    },
    /** Gives it up for good. */
    remove: (id: string): void => {
      running.get(id)?.abort();
      const gone = find(id);
      // What was sent of it is of no use to anybody; if the server cannot be told, it forgets by itself (D-166).
      if (gone?.uploadId && gone.state !== 'done') transport.drop(gone.uploadId).catch(() => undefined);
      if (gone) memory?.forget(gone.file);
      store.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
      next();
    },
    /** What is done leaves the line, into the hands of whoever wanted it. */
    handOver: (): UploadedFile[] => {
      const results = store.getState().items.flatMap(({ state, result }) => (state === 'done' && result ? result : []));
      if (results.length === 0) return results;
      const bytes = results.reduce((sum, { size }) => sum + size, 0);
      store.setState(({ items, handed }) => ({
        items: items.filter(({ state }) => state !== 'done'),
        handed: { count: handed.count + results.length, bytes: handed.bytes + bytes, last: results },
      }));
      return results;
    },
    /** Nobody is there to go on for: everything rests where it is. */
    rest: (): void => {
      for (const one of store.getState().items) if (isUnderWay(one) || one.state === 'waiting') stop(one.id);
    },
  };
}

export type UploadDesk = ReturnType<typeof createUploads>;
