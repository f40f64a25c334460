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
  readonly start: (task: DigestTask, tell: (news: DigestNews) => void) => void;
  readonly stop: () => void;
};

export function workerDigester(): Digester {
  const worker = new Worker(new URL('digest.worker.ts', import.meta.url), { type: 'module' });
  return {
    start: (task, tell) => {
      worker.addEventListener('message', ({ data }: MessageEvent<DigestNews>) => tell(data));
      worker.addEventListener('error', () => tell({ kind: 'unreadable' }));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(task);
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
  let isLost = false;
  const lose = (): void => {
    isLost = true;
    const why = new FileUnreadable(file.name);
    for (const waiting of [key, whole, ...parts.values()]) waiting.reject(why);
  };
  digester.start({ file }, (news) => {
    if (news.kind === 'key') key.resolve(news.fileKey);
    else if (news.kind === 'part') partOf(news.part.number).resolve({ part: news.part, digest: news.digest });
    else if (news.kind === 'whole') whole.resolve(news.sha256);
    else lose();
  });
  return {
    fileKey: key.promise,
    whole: whole.promise,
    part: (number) => (isLost ? Promise.reject(new FileUnreadable(file.name)) : partOf(number).promise),
    close: digester.stop,
  };
}
