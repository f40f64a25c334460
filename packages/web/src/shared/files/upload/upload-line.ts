import { createStore, type StoreApi } from 'zustand/vanilla';
import { atRest, type Speed } from './speed.ts';
import type { UploadedFile } from './transport.ts';

/** `waiting`: in line; `held`: the line is away, it tries again by itself; `paused`: somebody said so. */
export type UploadState = 'waiting' | 'sending' | 'held' | 'finishing' | 'paused' | 'failed' | 'done';

export type Upload = {
  readonly id: string;
  readonly file: File;
  /** As its owner wants it called; the server hears of a later wish when the file is there. */
  readonly name: string;
  /** Its owner wants it published with what is noted in it. */
  readonly isMetadataKept: boolean;
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

const underWay: ReadonlySet<UploadState> = new Set(['sending', 'held', 'finishing']);
export const isUnderWay = ({ state }: Upload): boolean => underWay.has(state);

type Before = { readonly wishedName: string; readonly uploadId: string };

type Begin = { readonly before: Before | null; readonly now: number; readonly isMetadataKept: boolean };

const begin = (file: File, { before, now, isMetadataKept }: Begin): Upload => ({
  id: crypto.randomUUID(),
  file,
  name: before?.wishedName ?? file.name,
  isMetadataKept,
  state: 'waiting',
  sentBytes: 0,
  speed: atRest(now, 0),
  uploadId: before?.uploadId ?? null,
  error: null,
  result: null,
});

/** The files of one field in their order, and what is known of each; nothing here sends anything. */
export function createLine(now: () => number) {
  const store: StoreApi<Uploads> = createStore(() => ({ items: [], handed: { count: 0, bytes: 0, last: [] } }));
  return {
    store,
    find: (id: string): Upload | undefined => store.getState().items.find((one) => one.id === id),
    change: (id: string, to: Partial<Upload>): void =>
      store.setState(({ items }) => ({ items: items.map((one) => (one.id === id ? { ...one, ...to } : one)) })),
    /** `recall`: what is known of an earlier attempt at the same file. */
    add: (files: readonly File[], recall: (file: File) => Before | null, isMetadataKept = false): void => {
      const fresh = files.map((file) => begin(file, { before: recall(file), now: now(), isMetadataKept }));
      store.setState(({ items, handed }) => ({
        items: [...items, ...fresh],
        handed: items.length === 0 ? { ...handed, count: 0, bytes: 0 } : handed,
      }));
    },
    remove: (id: string): void => store.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) })),
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
  };
}

export type UploadLine = ReturnType<typeof createLine>;
