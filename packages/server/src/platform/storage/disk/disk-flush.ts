import { type FileHandle, open } from 'node:fs/promises';
import { isMissing } from './disk-failures.ts';
import { forWriting } from './disk-places.ts';

/**
 * Brings parts to the disk while others still arrive, one file at a time: waiting for each part would let the network
 * stand still, and waiting for none would leave all of it to the end. Nothing counts as a file before `now`.
 */
export function openFlush() {
  const waiting = new Set<string>();
  const failed = new Map<string, Error>();
  let isRunning = false;

  async function flushOne(path: string): Promise<void> {
    try {
      const file = await open(path, forWriting);
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      // The system tells of a failure once: whoever finishes the file must hear of it.
      if (!isMissing(error)) failed.set(path, error as Error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (const path of waiting) {
      waiting.delete(path);
      await flushOne(path);
    }
    isRunning = false;
  }

  return {
    soon: (path: string): void => {
      waiting.add(path);
      if (!isRunning) void run();
    },
    now: async (path: string, file: FileHandle): Promise<void> => {
      waiting.delete(path);
      await file.sync();
      const failure = failed.get(path);
      if (failure) throw failure;
    },
    forget: (path: string): void => {
      waiting.delete(path);
      failed.delete(path);
    },
  };
}
