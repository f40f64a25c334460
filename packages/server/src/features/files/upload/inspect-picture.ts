import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { pixelsMax, type PictureSize } from '../pictures/draw-picture.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { hasMarkupAnywhere } from './scan-markup.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { walkPicture } from './whole-picture.ts';

/** Where a header with all a camera writes into it surely ends. */
const headerBytes = 4 * 1024 * 1024;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function sizeOfBmp(head: Buffer): PictureSize {
  demand(head.length >= 26, 'upload.false-type');
  const isOld = head.readUInt32LE(14) === 12;
  const width = isOld ? head.readUInt16LE(18) : head.readInt32LE(18);
  const height = isOld ? head.readUInt16LE(20) : head.readInt32LE(22);
  // A negative height is a picture written from its top.
  return { width: Math.abs(width), height: Math.abs(height) };
}

/** A byte holds 255 at most; 0 stands for 256. */
const sideOf = (byte: number | undefined): number => (byte === undefined || byte === 0 ? 256 : byte);

/** The largest of its pictures; one that is a png says its size itself, whatever the list claims. */
function sizeOfIcon(head: Buffer): PictureSize {
  const sizes: PictureSize[] = [];
  const count = head.length >= 6 ? head.readUInt16LE(4) : 0;
  for (let at = 6; at < 6 + count * 16 && at + 16 <= head.length; at += 16) {
    const start = head.readUInt32LE(at + 12);
    const inner = head.subarray(start, start + 24);
    const isPng = inner.length === 24 && inner.subarray(0, 8).equals(pngStart);
    sizes.push(
      isPng
        ? { width: inner.readUInt32BE(16), height: inner.readUInt32BE(20) }
        : { width: sideOf(head[at]), height: sideOf(head[at + 1]) },
    );
  }
  const largest = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  demand(largest, 'upload.false-type');
  return largest;
}

async function sizeBySharp(head: Buffer): Promise<PictureSize> {
  const sharp = await loadSharp();
  try {
    // Only the header is read, so that its claims cost nothing; they are judged below.
    const { autoOrient } = await sharp(head, { limitInputPixels: false, failOn: 'none' }).metadata();
    return autoOrient;
  } catch {
    throw new AppError('upload.false-type');
  }
}

function demandSize({ width, height }: PictureSize): void {
  demand(width > 0 && height > 0, 'upload.false-type');
  demand(width * height <= pixelsMax, 'picture.too-many-pixels');
}

/** As a person sees it: turned the way the camera was held. Read to its end, because its beginning may lie about it. */
export async function inspectPicture(bytes: StoredBytes, ending: FileEnding): Promise<PictureSize> {
  // First: what is cut off is said to be so, whatever a decoder would call it.
  const reach = await walkPicture(bytes, ending);
  const head = await bytes.read(0, headerBytes);
  const byHand = ending === 'bmp' ? sizeOfBmp(head) : ending === 'ico' ? sizeOfIcon(head) : null;
  const size = byHand ?? (await sizeBySharp(head));
  demandSize(size);
  demandSize(reach ?? size);
  demand(!(await hasMarkupAnywhere(bytes)), 'upload.harmful');
  return size;
}
