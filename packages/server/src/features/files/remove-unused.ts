import type { ContextOf } from '../../platform/context.ts';

/** Bytes of files whose rows are gone. Saved is saved: what stays behind is swept up later. */
export const removeUnused = ({ storage, log }: Pick<ContextOf<unknown>, 'storage' | 'log'>, keys: readonly string[]) =>
  storage.remove([...keys]).catch((error: unknown) => log.warn({ err: error }, 'bytes of files stayed behind'));
