import { Readable } from 'node:stream';
import type { StoredBytes } from '../../upload/stored-bytes.ts';

/** Bytes of a file that become others, as many as they were: everything else stays where it is. Zeros unless said. */
export type Patch = {
  readonly at: number;
  readonly size: number;
  /** What they become; a function where that is too much to hold for every part of a file at once. */
  readonly bytes?: Buffer | (() => Promise<Buffer>);
};

export const bytesAt = (at: number, bytes: Buffer): Patch => ({ at, size: bytes.length, bytes });

/** Bytes in memory, read as those of storage are. */
export const heldBytes = (held: Buffer): StoredBytes => ({
  size: held.length,
  read: async (at, length) => held.subarray(at, at + length),
  stream: async (at, length) => Readable.from([held.subarray(at, at + length)]),
});

/** The same bytes, changed where a patch says so, without holding more than a piece of them. */
export async function* patched(source: AsyncIterable<unknown>, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  const loaded = new Map<Patch, Buffer>();
  let start = 0;
  for await (const chunk of source) {
    // A copy: what storage hands out may be shared. Bodies of storage are never in object mode.
    const piece = Buffer.from(chunk as Uint8Array);
    const pieceEnd = start + piece.length;
    for (const patch of patches) {
      const { at, size, bytes } = patch;
      const [from, to] = [Math.max(at, start), Math.min(at + size, pieceEnd)];
      if (from >= to) continue;
      const content = typeof bytes === 'function' ? (loaded.get(patch) ?? (await bytes())) : bytes;
      if (!content) piece.fill(0, from - start, to - start);
      else content.copy(piece, from - start, from - at, to - at);
      if (typeof bytes !== 'function' || !content) continue;
      if (at + size > pieceEnd) loaded.set(patch, content);
      else loaded.delete(patch);
    }
    start = pieceEnd;
    yield piece;
  }
}

/** A copy with every patch in it. */
export async function withPatches(held: Buffer, patches: readonly Patch[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of patched(Readable.from([held]), patches)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Containers nest a handful of levels and hold thousands of parts; what claims more is walked no further. */
export const partsMax = 100_000;
