import { ApiError } from '../../../lib/api-error.ts';
import type { PartDigest } from './digest-file.ts';
import type { DigestNews, DigestTask } from './digest-messages.ts';

/** The digests of one file, as they become known. */
export type Digests = {
  readonly fileKey: Promise<string>;
  readonly part: (number: number) => Promise<PartDigest>;
  readonly whole: Promise<string>;
  readonly close: () => void;
};

/** The file cannot be read any more: moved, changed or taken away since it was chosen. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable';
}

type Opened<T> = {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (why: Error) => void;
};

/** Nobody may wait for it when it fails: that is no failure of its own. */
function opened<T>(): Opened<T> {
  const made = Promise.withResolvers<T>();
  made.promise.catch(() => undefined);
  return made;
}

/** Anything that takes a task and tells the news: a worker, or in tests the work itself. */
export type Digester = {
  readonly start: (task: DigestTask, onNews: (news: DigestNews) => void) => void;
  readonly stop: () => void;
};

const hire = (): Worker => new Worker(new URL('digest.worker.ts', import.meta.url), { type: 'module' });

let spare: Worker | null = null;

/** Has a worker ready before it is needed: who loses the line in between has lost only the line. */
export function prepareWorker(): void {
  if (spare) return;
  const hired = hire();
  spare = hired;
  hired.addEventListener('error', () => {
    if (spare === hired) spare = null;
  });
}

export function workerDigester(): Digester {
  const worker = spare ?? hire();
  spare = null;
  prepareWorker();
  return {
    start: (task, onNews) => {
      let isReceived = false;
      worker.addEventListener('message', ({ data }: MessageEvent<DigestNews>) => {
        isReceived = true;
        onNews(data);
      });
      // One that never said a word never arrived.
      worker.addEventListener('error', () => onNews({ kind: isReceived ? 'unreadable' : 'unloaded' }));
      worker.postMessage(task, []);
    },
    stop: () => worker.terminate(),
  };
}

export function readDigests(file: File, digester: Digester): Digests {
  const key = opened<string>();
  const whole = opened<string>();
  const parts = new Map<number, Opened<PartDigest>>();
  const partOf = (number: number): Opened<PartDigest> => {
    const known = parts.get(number) ?? opened<PartDigest>();
    parts.set(number, known);
    return known;
  };
  let lost: Error | null = null;
  const lose = (why: Error): void => {
    lost = why;
    for (const waiting of [key, whole, ...parts.values()]) waiting.reject(why);
  };
  digester.start({ file }, (news) => {
    if (news.kind === 'key') key.resolve(news.fileKey);
    else if (news.kind === 'part') partOf(news.part.number).resolve({ part: news.part, digest: news.digest });
    else if (news.kind === 'whole') whole.resolve(news.sha256);
    else lose(news.kind === 'unloaded' ? new ApiError({ status: 0 }) : new FileUnreadable(file.name));
  });
  return {
    fileKey: key.promise,
    whole: whole.promise,
    part: (number) => (lost ? Promise.reject(lost) : partOf(number).promise),
    close: digester.stop,
  };
}
