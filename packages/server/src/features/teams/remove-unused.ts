import type { ContextOf } from '../../platform/context.ts';

/** Saved is saved: bytes that stay behind are swept up later. */
export const removeUnused = ({ storage, log }: Pick<ContextOf<unknown>, 'storage' | 'log'>, keys: readonly string[]) =>
  storage.remove([...keys]).catch((error: unknown) => log.warn({ err: error }, 'an old picture stayed behind'));
