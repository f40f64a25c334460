import type { Readable } from 'node:stream';

/** Bytes of a file that become others, as many as they were: everything else stays where it is. Zeros unless said. */
export type Patch = { readonly at: number; readonly size: number; readonly bytes?: Buffer };

export const bytesAt = (at: number, bytes: Buffer): Patch => ({ at, size: bytes.length, bytes });

function patchPiece(piece: Buffer, start: number, patches: readonly Patch[]): void {
  for (const { at, size, bytes } of patches) {
    const [from, to] = [Math.max(at, start), Math.min(at + size, start + piece.length)];
    if (from >= to) continue;
    if (bytes) bytes.copy(piece, from - start, from - at, to - at);
    else piece.fill(0, from - start, to - start);
  }
}

/** The same bytes, changed where a patch says so, without holding more than a piece of them. */
export async function* patched(source: Readable, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let start = 0;
  for await (const chunk of source) {
    // A copy: what storage hands out may be shared. Bodies of storage are never in object mode.
    const piece = Buffer.from(chunk as Uint8Array);
    patchPiece(piece, start, patches);
    start += piece.length;
    yield piece;
  }
}

/** Containers nest a handful of levels and hold thousands of parts; what claims more is walked no further. */
export const partsMax = 100_000;
