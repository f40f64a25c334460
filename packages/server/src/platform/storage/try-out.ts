import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from './storage.ts';

/** Whether bytes can be written, read back and removed. What a killed trial leaves behind is swept as an object without a row. */
export async function tryOut({ put, read, remove }: Pick<Storage, 'put' | 'read' | 'remove'>): Promise<void> {
  const key = `check/${randomBytes(8).toString('hex')}`;
  const written = randomBytes(16);
  await put(key, written, { type: 'application/octet-stream', size: written.length });
  try {
    if (!written.equals(await buffer(await read(key))))
      throw new Error('storage answers other bytes than were written');
  } finally {
    await remove([key]);
  }
}
