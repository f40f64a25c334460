import { openHolds } from './held-uploads.ts';
import { type UploadDependencies, runUpload } from './run-upload.ts';
import type { Memory } from './unfinished.ts';
import { createLine, isUnderWay, type Upload } from './upload-line.ts';

/** Files at once; each sends several parts. */
const filesAtOnce = 2;

type Options = Omit<UploadDependencies, 'now'> & {
  readonly now?: () => number;
  readonly memory?: Memory;
  /** A failure the list does not show itself: a session that ended. */
  readonly onError?: (error: unknown) => void;
};

type Remembering = {
  readonly memory: Memory | undefined;
  readonly holds: ReturnType<typeof openHolds>;
  readonly find: (id: string) => Upload | undefined;
};

/** What a later visit, and other tabs, know of an upload: from its first part until it is done or given up. */
function rememberer({ memory, holds, find }: Remembering) {
  const note = (id: string): void => {
    const one = find(id);
    if (one?.uploadId) memory?.note({ ...one, uploadId: one.uploadId });
  };
  return {
    note,
    begin: (id: string): void => {
      note(id);
      const uploadId = find(id)?.uploadId;
      if (uploadId) holds.hold(id, uploadId);
    },
    forget: (id: string, file: File): void => {
      memory?.forget(file);
      holds.release(id);
    },
  };
}

/** The files of one field on their way. It outlives the parts that show it and knows nothing of the page. */
export function createUploads({ now = Date.now, memory, onError = () => undefined, ...means }: Options) {
  const line = createLine(now);
  const { store, find, change } = line;
  const running = new Map<string, AbortController>();

  const { note, begin, forget } = rememberer({ memory, holds: openHolds(), find });

  async function run(upload: Upload): Promise<void> {
    const { id, file } = upload;
    const ending = new AbortController();
    running.set(id, ending);
    const { signal } = ending;
    const isDone = await runUpload(upload, { ...means, now }, { line, signal, onError, onSession: () => begin(id) });
    if (isDone) forget(id, file);
    // Paused and gone on with, another run has its place already.
    if (running.get(id) === ending) running.delete(id);
    next();
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
    handOver: line.handOver,
    add: (files: readonly File[], isMetadataKept = false): void => {
      line.add(files, (file) => memory?.recall(file) ?? null, isMetadataKept);
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
      if (gone?.uploadId && gone.state !== 'done') means.transport.drop(gone.uploadId).catch(() => undefined);
      if (gone) forget(id, gone.file);
      line.remove(id);
      next();
    },
    /** Nobody is there to go on for: everything rests where it is. */
    rest: (): void => {
      for (const one of store.getState().items) if (isUnderWay(one) || one.state === 'waiting') stop(one.id);
    },
  };
}

export type UploadManager = ReturnType<typeof createUploads>;
