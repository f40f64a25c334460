const prefix = 'shuyuan.upload.';

/** Only where a page came over TLS or from this machine; elsewhere every page believes itself alone. */
const lockManager = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

const left = (): void => undefined;

function hold(uploadId: string): () => void {
  const over = Promise.withResolvers<void>();
  lockManager()
    ?.request(prefix + uploadId, { mode: 'shared' }, () => over.promise)
    .catch(left);
  return over.resolve;
}

/**
 * Tells the other pages of this browser what is in the line of this one, from the first part of a file until it leaves
 * the line, also while it rests. With the page it ends by itself.
 */
export function openHolds() {
  const held = new Map<string, () => void>();
  const release = (id: string): void => {
    held.get(id)?.();
    held.delete(id);
  };
  return {
    release,
    hold: (id: string, uploadId: string): void => {
      release(id);
      held.set(id, hold(uploadId));
    },
  };
}

/** What is in the line of some page, this one or another. */
export async function heldUploads(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])));
}

/** Called back once no page has the upload any more; by then our own asking no longer counts as having it. */
export function onceFree(uploadId: string, signal: AbortSignal, onFree: () => void): void {
  lockManager()
    ?.request(prefix + uploadId, { signal }, () => undefined)
    .then(onFree, left);
}
