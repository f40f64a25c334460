import type { Context } from '../../../platform/context.ts';

/** Saved is saved: bytes that stay behind are swept up later. */
export const removeUnused = ({ storage, log }: Pick<Context, 'storage' | 'log'>, keys: readonly string[]) =>
  storage.remove([...keys]).catch((error: unknown) => log.warn({ err: error }, 'files of a course stayed behind'));
