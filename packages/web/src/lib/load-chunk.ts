import { tabSlot } from './storage.ts';

/** SHELL-04 */
export const chunkTimeoutMs = 120_000;

/** A part of the client that did not arrive: a slow line, or a deployment that removed the file. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`${chunk} could not be loaded`, { cause });
    this.chunk = chunk;
  }
}

/** The promise, or a failure after 120 s: a browser itself would wait for ever. */
export async function inTime<Module>(chunk: string, loading: Promise<Module>): Promise<Module> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), chunkTimeoutMs);
  try {
    return await Promise.race([loading, tooLate]);
  } catch (cause) {
    throw new ChunkLoadError(chunk, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** One flag per chunk: were it one for all, a page with two lost chunks would reload for ever. */
function mayReload(chunk: string): boolean {
  const flag = tabSlot(`shuyuan.reloaded.${chunk}`);
  if (flag.read() !== null || !navigator.onLine) return false;
  flag.write('1');
  // Where nothing can be remembered, "once" cannot be kept.
  return flag.read() !== null;
}

/**
 * D-031: after a deployment the old page asks for files that are gone, and only a reload knows the new names. The
 * second failure is an error the page shows, with a retry.
 */
export async function orReloadOnce<Module>(chunk: string, loading: Promise<Module>): Promise<Module> {
  try {
    const module = await inTime(chunk, loading);
    tabSlot(`shuyuan.reloaded.${chunk}`).remove();
    return module;
  } catch (error) {
    if (!mayReload(chunk)) throw error;
    window.location.reload();
    return Promise.withResolvers<never>().promise;
  }
}
