import { statfs } from 'node:fs/promises';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Log } from '../../log.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);
const broken = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ESTALE', 'ENOTDIR']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** The operator reads in the log what the disk said; people are told only that it is full, or out of reach. */
export async function loggingFailures<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (full.has(codeOf(error))) {
      log.error({ err: error }, 'the disk with the files is full');
      throw new AppError('storage.full');
    }
    if (broken.has(codeOf(error))) {
      log.error({ err: error }, 'the disk with the files cannot be used');
      throw new AppError('internal.unavailable');
    }
    throw error;
  }
}

type Room = { readonly folder: string; readonly reserveBytes: number; readonly log: Log };

/** Refused before the bytes travel. The reserve is the database's: on one disk with the files, it must not stop first. */
export async function ensureRoom(size: number, { folder, reserveBytes, log }: Room): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes - size >= reserveBytes) return;
  log.error({ freeBytes, wantedBytes: size, reserveBytes }, 'the disk with the files is full');
  throw new AppError('storage.full');
}
