import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch, partsMax } from './patch.ts';

type Box = { readonly type: string; readonly at: number; readonly body: number; readonly end: number };

async function readBox(bytes: StoredBytes, at: number, end: number): Promise<Box | null> {
  const head = await bytes.read(at, 16);
  if (head.length < 8) return null;
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  const isLong = short === 1;
  if (isLong && head.length < 16) return null;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const body = at + (isLong ? 16 : 8);
  return at + size > end || at + size < body ? null : { type, at, body, end: at + size };
}

/** What holds boxes with notes in them. */
const entered = new Set(['moov', 'trak', 'mdia']);
/** Place, device, author: `udta` and `meta` of QuickTime and MP4, XMP in a `uuid`. */
const notes = new Set(['udta', 'meta', 'uuid']);
const timed = new Set(['mvhd', 'tkhd', 'mdhd']);

const asFree = ({ at, body, end }: Box): Patch[] => [
  bytesAt(at + 4, Buffer.from('free')),
  { at: body, size: end - body },
];

/** When it was made, in four or eight bytes each. */
async function timesOf(bytes: StoredBytes, { body }: Box): Promise<Patch> {
  const isLong = (await bytes.read(body, 1))[0] === 1;
  return { at: body + 4, size: isLong ? 16 : 8 };
}

/** MP4 and QuickTime: boxes with notes become free space, so that no place in the film moves. */
export async function notesOfMp4(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  let count = 0;
  const walk = async (start: number, end: number): Promise<void> => {
    for (let at = start; at + 8 <= end && (count += 1) < partsMax;) {
      const box = await readBox(bytes, at, end);
      if (!box) return;
      if (notes.has(box.type)) patches.push(...asFree(box));
      else if (timed.has(box.type)) patches.push(await timesOf(bytes, box));
      else if (entered.has(box.type)) await walk(box.body, box.end);
      at = box.end;
    }
  };
  await walk(0, bytes.size);
  return patches;
}

type Element = { readonly id: number; readonly at: number; readonly body: number; readonly size: number | null };

/** A number of EBML: how many bytes it has is told by its first one. */
function readNumber(head: Buffer, at: number, keepsMark: boolean): { value: number | null; length: number } | null {
  const first = head[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > head.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of head.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown && !keepsMark ? null : value, length };
}

async function readElement(bytes: StoredBytes, at: number): Promise<Element | null> {
  const head = await bytes.read(at, 12);
  const id = readNumber(head, 0, true);
  const size = id && readNumber(head, id.length, false);
  if (!id || id.value === null || !size) return null;
  return { id: id.value, at, body: at + id.length + size.length, size: size.value };
}

const segment = 0x18538067;
const info = 0x1549a966;
const cluster = 0x1f43b675;
/** Tags, attachments, title, date, names of files, and the checksum of what is changed here. */
const elementNotes = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0xbf]);

/** An element that means nothing, as long as the one it replaces. */
function asVoid({ at, body, size }: Element & { size: number }): Patch[] {
  const length = body + size - at;
  const isShort = length < 9;
  const head = Buffer.alloc(isShort ? 2 : 9);
  head[0] = 0xec;
  if (isShort) head[1] = 0x80 | (length - 2);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
  return [bytesAt(at, head), { at: at + head.length, size: length - head.length }];
}

/** Matroska and WebM. A film that was recorded as it came does not know how long its parts are: those are walked into. */
export async function notesOfMatroska(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (let at = 0, count = 0; at < bytes.size && count < partsMax; count += 1) {
    const element = await readElement(bytes, at);
    if (!element) break;
    const { id, body, size } = element;
    const isEntered = id === segment || id === info || (id === cluster && size === null);
    if (size !== null && elementNotes.has(id) && body + size <= bytes.size)
      patches.push(...asVoid({ ...element, size }));
    if (!isEntered && size === null) break;
    at = isEntered ? body : body + (size ?? 0);
  }
  return patches;
}

const riffNotes = new Set(['bext', 'iXML', 'axml', 'aXML', 'id3 ', 'ID3 ', '_PMX']);

/** AVI and WAV: lists of notes become junk, which players pass over. */
export async function notesOfRiff(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (let at = 12, count = 0; at + 12 <= bytes.size && count < partsMax; count += 1) {
    const head = await bytes.read(at, 12);
    const [name, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const isNote = riffNotes.has(name) || (name === 'LIST' && head.toString('latin1', 8, 12) === 'INFO');
    const end = Math.min(bytes.size, at + 8 + size);
    if (isNote) patches.push(bytesAt(at, Buffer.from('JUNK')), { at: at + 8, size: end - at - 8 });
    at += 8 + size + (size % 2);
  }
  return patches;
}

const lastTagBytes = 128;

/** MP3: what its tags say becomes padding. */
export async function notesOfMp3(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  const head = await bytes.read(0, 10);
  if (head.toString('latin1', 0, 3) === 'ID3' && head.length === 10) {
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
    patches.push({ at: 5, size: 1 }, { at: 10, size: Math.min(size, bytes.size - 10) });
  }
  const last = await bytes.read(Math.max(0, bytes.size - lastTagBytes), lastTagBytes);
  if (last.toString('latin1', 0, 3) === 'TAG')
    patches.push({ at: bytes.size - lastTagBytes + 3, size: lastTagBytes - 3 });
  return patches;
}
