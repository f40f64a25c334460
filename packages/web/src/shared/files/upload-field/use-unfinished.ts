import { useEffect, useState } from 'react';
import type { FieldUploads } from '../upload/field-uploads.ts';
import { heldUploads, onceFree } from '../upload/held-uploads.ts';
import { transport } from '../upload/transport.ts';
import type { Unfinished } from '../upload/unfinished.ts';

const isSame = (one: Unfinished) => (file: File) => file.name === one.name && file.size === one.size;

/** Shows what no page has in its line, and shows it anew when another page is closed over its uploads. */
function watch({ store, memory }: FieldUploads, show: (list: readonly Unfinished[]) => void): () => void {
  const end = new AbortController();
  const awaited = new Set<string>();
  async function look(): Promise<void> {
    const held = await heldUploads();
    if (end.signal.aborted) return;
    const present = store.getState().items.map(({ file }) => file);
    const list = memory.list().filter((one) => !present.some(isSame(one)));
    show(list.filter(({ uploadId }) => !held.has(uploadId)));
    for (const { uploadId } of list) {
      if (!held.has(uploadId) || awaited.has(uploadId)) continue;
      awaited.add(uploadId);
      onceFree(uploadId, end.signal, () => {
        awaited.delete(uploadId);
        void look();
      });
    }
  }
  void look();
  return () => end.abort();
}

/** Uploads of a field that a page was closed over: those that go on in another tab are not among them. */
export function useUnfinished(uploads: FieldUploads) {
  const [list, setList] = useState<readonly Unfinished[]>([]);
  useEffect(() => watch(uploads, setList), [uploads]);
  return {
    list,
    found: (files: readonly File[]): void => setList((now) => now.filter((one) => !files.some(isSame(one)))),
    forget: async (one: Unfinished): Promise<void> => {
      setList((now) => now.filter((other) => other !== one));
      // Gone on with in another tab since it was listed here.
      if ((await heldUploads()).has(one.uploadId)) return;
      uploads.memory.forget(one);
      // It ends by itself otherwise (D-166).
      await transport.drop(one.uploadId).catch(() => undefined);
    },
  };
}
