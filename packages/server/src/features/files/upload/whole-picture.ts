import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PictureSize } from '../pictures/draw-picture.ts';
import { counter, gifBlocks, pngChunks, readAll, riffChunks } from './picture-parts.ts';
import type { StoredBytes } from './stored-bytes.ts';

const blockBytes = 256 * 1024;
const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** Walks the segments before the pixels, whose lengths are known; a small picture inside one has an end of its own. */
async function pixelsOfJpeg(bytes: StoredBytes): Promise<number> {
  const count = counter();
  for (let at = 2; ;) {
    count();
    const head = await readAll(bytes, at, 4);
    demand(head[0] === 0xff, 'picture.incomplete');
    // Any number of these bytes may stand before a marker.
    const next = head[1] === 0xff ? at + 1 : at + 2 + head.readUInt16BE(2);
    if (head[1] === 0xda) return next;
    at = next;
  }
}

async function walkJpeg(bytes: StoredBytes): Promise<null> {
  for (let at = await pixelsOfJpeg(bytes); at < bytes.size; at += blockBytes) {
    if ((await bytes.read(at, blockBytes + 1)).includes(endOfJpeg)) return null;
  }
  demand(false, 'picture.incomplete');
  return null;
}

async function walkAll(parts: AsyncIterable<unknown>): Promise<null> {
  for await (const part of parts) void part;
  return null;
}

/** As large as what must be drawn: a frame may reach far beyond the screen its header announces. */
async function walkGif(bytes: StoredBytes): Promise<PictureSize> {
  const screen = await readAll(bytes, 6, 4);
  let [width, height] = [screen.readUInt16LE(0), screen.readUInt16LE(2)];
  let frames = 0;
  for await (const block of gifBlocks(bytes)) {
    if (block.kind !== 'frame') continue;
    frames += 1;
    [width, height] = [Math.max(width, block.width), Math.max(height, block.height)];
  }
  demand(frames > 0, 'picture.incomplete');
  return { width, height };
}

/** Rows of pixels as many as the header says; packed ones have no length one could know. */
async function walkBmp(bytes: StoredBytes): Promise<null> {
  const head = await readAll(bytes, 0, 26);
  if (head.readUInt32LE(14) === 12) return null;
  const info = await readAll(bytes, 26, 8);
  const [width, height] = [Math.abs(head.readInt32LE(18)), Math.abs(head.readInt32LE(22))];
  const rowBytes = Math.ceil((width * info.readUInt16LE(2)) / 32) * 4;
  if (info.readUInt32LE(4) === 0) demand(head.readUInt32LE(10) + rowBytes * height <= bytes.size, 'picture.incomplete');
  return null;
}

const walks: Partial<Record<FileEnding, (bytes: StoredBytes) => Promise<PictureSize | null>>> = {
  jpg: walkJpeg,
  jpeg: walkJpeg,
  png: (bytes) => walkAll(pngChunks(bytes)),
  webp: (bytes) => walkAll(riffChunks(bytes)),
  gif: walkGif,
  bmp: walkBmp,
};

/** A picture from its first byte to its last, without unpacking it; answers how large it is where its header may lie. */
export async function walkPicture(bytes: StoredBytes, ending: FileEnding): Promise<PictureSize | null> {
  return (await walks[ending]?.(bytes)) ?? null;
}
