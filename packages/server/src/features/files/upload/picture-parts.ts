import { demand } from '@shuyuan/contract/kernel/app-error';
import type { StoredBytes } from './stored-bytes.ts';

/** A picture in more pieces than this is no picture, but work. */
const piecesMax = 200_000;

/** Some bytes that must all be there: a picture that ends before is cut off. */
export async function readAll(bytes: StoredBytes, at: number, length: number): Promise<Buffer> {
  const found = await bytes.read(at, length);
  demand(found.length === length, 'picture.incomplete');
  return found;
}

/** Refuses to walk for ever. */
export function counter(): () => void {
  let count = 0;
  return () => demand((count += 1) <= piecesMax, 'upload.harmful');
}

export type PngChunk = { readonly name: string; readonly at: number; readonly size: number };

/** The chunks of a PNG up to its last; one that is not all there is refused. */
export async function* pngChunks(bytes: StoredBytes): AsyncGenerator<PngChunk> {
  const count = counter();
  for (let at = 8; ;) {
    count();
    const head = await readAll(bytes, at, 8);
    const [size, name] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    demand(at + 12 + size <= bytes.size, 'picture.incomplete');
    yield { name, at: at + 8, size };
    if (name === 'IEND') return;
    at += 12 + size;
  }
}

export type RiffChunk = PngChunk;

/** The chunks of a WebP, as many as its header announces. */
export async function* riffChunks(bytes: StoredBytes): AsyncGenerator<RiffChunk> {
  const count = counter();
  const end = (await readAll(bytes, 4, 4)).readUInt32LE(0) + 8;
  demand(end <= bytes.size, 'picture.incomplete');
  for (let at = 12; at + 8 <= end;) {
    count();
    const head = await readAll(bytes, at, 8);
    const [name, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    demand(at + 8 + size <= end, 'picture.incomplete');
    yield { name, at: at + 8, size };
    at += 8 + size + (size % 2);
  }
}

export type GifBlock =
  | { readonly kind: 'frame'; readonly width: number; readonly height: number }
  | { readonly kind: 'extension'; readonly label: number; readonly pieces: readonly Omit<PngChunk, 'name'>[] }
  | { readonly kind: 'end'; readonly at: number };

/** Pieces of at most 255 bytes up to an empty one; answers where they are and where the next block begins. */
async function gifPieces(bytes: StoredBytes, from: number, count: () => void) {
  const pieces: { at: number; size: number }[] = [];
  for (let at = from; ;) {
    count();
    const size = (await readAll(bytes, at, 1))[0] ?? 0;
    if (size === 0) return { pieces, next: at + 1 };
    demand(at + 1 + size < bytes.size, 'picture.incomplete');
    pieces.push({ at: at + 1, size });
    at += 1 + size;
  }
}

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** What a block of a GIF begins with. */
const [trailer, extension, frame] = [';', '!', ','] as const;

/** The blocks of a GIF; frames as large as they reach, wherever the screen ends. */
export async function* gifBlocks(bytes: StoredBytes): AsyncGenerator<GifBlock> {
  const count = counter();
  const screen = await readAll(bytes, 0, 13);
  for (let at = 13 + tableBytes(screen[10] ?? 0); ;) {
    count();
    const mark = (await readAll(bytes, at, 1)).toString('latin1');
    if (mark === trailer) {
      yield { kind: 'end', at: at + 1 };
      return;
    }
    if (mark === extension) {
      const label = (await readAll(bytes, at + 1, 1))[0] ?? 0;
      const { pieces, next } = await gifPieces(bytes, at + 2, count);
      yield { kind: 'extension', label, pieces };
      at = next;
    } else {
      demand(mark === frame, 'picture.incomplete');
      const head = await readAll(bytes, at + 1, 9);
      const [left, top] = [head.readUInt16LE(0), head.readUInt16LE(2)];
      yield { kind: 'frame', width: left + head.readUInt16LE(4), height: top + head.readUInt16LE(6) };
      // The byte behind the colours tells how the pixels are packed.
      at = (await gifPieces(bytes, at + 11 + tableBytes(head[8] ?? 0), count)).next;
    }
  }
}
