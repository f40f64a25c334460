import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch, partsMax } from './patch.ts';

const [scan, end, comment] = [0xda, 0xd9, 0xfe];
const [firstApplication, lastApplication] = [0xe0, 0xef];
/** What says how to draw: JFIF, the colour profile, Adobe's kind of colours. */
const drawn = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];
const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;

/** Which way up the picture is, as a camera notes it; 1 where nothing is said. */
function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const list = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let index = 0; index < short(list); index += 1) {
    const at = list + 2 + index * 12;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return 1;
}

/** EXIF that says nothing but which way up, as long as it was: without that the picture would lie on its side. */
function uprightOnly(body: Buffer): Buffer {
  const empty = Buffer.alloc(body.length);
  const exif = body.subarray(exifMark.length);
  if (exif.length < 26) return empty;
  let orientation = 1;
  try {
    orientation = orientationOf(exif);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (orientation === 1) return empty;
  empty.write(`${exifMark}II*\0\u0008\0\0\0\u0001\0`, 'latin1');
  const at = exifMark.length + 10;
  empty.writeUInt16LE(orientationTag, at);
  empty.writeUInt16LE(3, at + 2);
  empty.writeUInt32LE(1, at + 4);
  empty.writeUInt16LE(orientation, at + 8);
  return empty;
}

async function noteAt(bytes: StoredBytes, marker: number, { at, size }: Patch): Promise<Patch | null> {
  if (marker === comment) return { at, size };
  if (marker < firstApplication || marker > lastApplication) return null;
  const body = await bytes.read(at, size);
  const name = body.toString('latin1', 0, 12);
  if (drawn.some((mark) => name.startsWith(mark))) return null;
  return bytesAt(at, name.startsWith(exifMark) ? uprightOnly(body) : Buffer.alloc(body.length));
}

const scanBytes = 256 * 1024;
/** Behind this byte: nothing but itself, a new row of pixels, or another of these bytes. */
const isPixel = (byte: number): boolean => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** The first marker behind pixels. */
async function markerAfter(bytes: StoredBytes, from: number): Promise<number> {
  for (let start = from; start < bytes.size; start += scanBytes) {
    const block = await bytes.read(start, scanBytes + 1);
    for (let at = block.indexOf(0xff); at >= 0 && at + 1 < block.length; at = block.indexOf(0xff, at + 1)) {
      if (!isPixel(block[at + 1] ?? 0)) return start + at;
    }
  }
  return bytes.size;
}

/** JPEG: what cameras and programs wrote beside the pixels, and whatever follows them. */
export async function notesOfJpeg(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (let at = 2, count = 0; count < partsMax; count += 1) {
    const head = await bytes.read(at, 4);
    const [mark, marker] = head;
    if (mark !== 0xff || marker === undefined) break;
    if (marker === end) return [...patches, { at: at + 2, size: bytes.size - at - 2 }];
    if (marker === 0xff) {
      // Any number of these bytes may stand before a marker.
      at += 1;
      continue;
    }
    // Cut off here, it is drawn as far as it goes.
    if (head.length < 4) break;
    const next = at + 2 + head.readUInt16BE(2);
    const note = await noteAt(bytes, marker, { at: at + 4, size: next - at - 4 });
    if (note) patches.push(note);
    at = marker === scan ? await markerAfter(bytes, next) : next;
  }
  return patches;
}
