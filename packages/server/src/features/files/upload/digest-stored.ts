import { createHash } from 'node:crypto';
import type { Storage } from '../../../platform/storage/storage.ts';

/** SHA-256 of what storage gives back, which is what readers will get. */
export async function digestStored(storage: Pick<Storage, 'read'>, key: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) hash.update(chunk as Buffer);
  return hash.digest();
}
