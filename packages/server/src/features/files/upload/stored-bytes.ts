import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../platform/storage/storage.ts';

/** An inspection asks for a few bytes very often: a request to storage brings as many as this. */
const blockBytes = 256 * 1024;
const blocksKept = 4;

export type StoredBytes = {
  readonly size: number;
  /** Fewer at the end of the file. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
  /** The same as a stream, for what is read once from end to end. */
  readonly stream: (start: number, length: number) => Promise<Readable>;
};

/** What lies under a key, read here and there without holding all of it. */
export function storedBytes(storage: Pick<Storage, 'read'>, key: string, size: number): StoredBytes {
  const blocks = new Map<number, Promise<Buffer>>();

  function block(index: number): Promise<Buffer> {
    const start = index * blockBytes;
    const known = blocks.get(index);
    if (known) return known;
    const [oldest] = blocks.keys();
    if (blocks.size >= blocksKept && oldest !== undefined) blocks.delete(oldest);
    const loading = storage.read(key, { start, end: Math.min(size, start + blockBytes) - 1 }).then(buffer);
    blocks.set(index, loading);
    return loading;
  }

  return {
    size,
    stream: (start, length) => storage.read(key, { start, end: Math.min(size, start + length) - 1 }),
    read: async (start, length) => {
      const end = Math.min(size, start + length);
      const pieces: Buffer[] = [];
      for (let at = start; at < end;) {
        const index = Math.floor(at / blockBytes);
        const from = at - index * blockBytes;
        const piece = (await block(index)).subarray(from, from + end - at);
        pieces.push(piece);
        at += piece.length;
      }
      return Buffer.concat(pieces);
    },
  };
}
