import { AppError } from '@shuyuan/contract/kernel/app-error';
import { crc32 } from 'node:zlib';
import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { notesOfBmp } from './bmp-notes.ts';
import { CannotClean } from './cannot-clean.ts';
import { notesOfJpeg } from './jpeg-notes.ts';
import { notesOfOldOffice } from './old-office-notes.ts';
import { packWithin, unpackAll, unpackHead } from './pack-within.ts';
import { bytesAt, heldBytes, type Patch, withPatches } from './patch.ts';
import { notesOfGif, notesOfPng, notesOfWebp } from './picture-notes.ts';

/** A file inside an archive: where its bytes and the sums over them are. */
export type PackedPart = {
  readonly name: string;
  readonly method: number;
  readonly body: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where the list, and the head before the bytes or the one behind them, note their checksum and packed size. */
  readonly notedAt: readonly number[];
  /** Where the head before the bytes notes how much else stands between the two. */
  readonly extraAt: number;
  readonly extraBytes: number;
};

type Finder = (bytes: StoredBytes) => Promise<Patch[]>;

/** By what a part begins with; its name is whatever its author's program liked. */
const finders: readonly (readonly [start: string, find: Finder])[] = [
  ['\u00ff\u00d8\u00ff', notesOfJpeg],
  ['\u0089PNG', notesOfPng],
  ['GIF8', notesOfGif],
  ['RIFF', notesOfWebp],
  ['BM', notesOfBmp],
  ['\u00d0\u00cf\u0011\u00e0', notesOfOldOffice],
];
const archive = 'PK\u0003\u0004';

const [stored, deflated] = [0, 8];
/** Held in memory to be changed, as pictures are that are drawn anew. */
const partBytesMax = 50 * 1024 * 1024;
const headBytes = 1024;

/** Pictures and documents that stand in a document. Everything else in it is text of its own kind. */
export const canHoldNotes = (name: string): boolean => /(?:^|\/)(?:media|embeddings|docprops)\/[^/]+$/i.test(name);

async function finderOf(bytes: StoredBytes, part: PackedPart, office: Finder): Promise<Finder | undefined> {
  const start = await bytes.read(part.body, Math.min(part.packed, headBytes));
  const head = (part.method === stored ? start : await unpackHead(start)).toString('latin1', 0, 16);
  if (head.startsWith(archive)) return office;
  return finders.find(([mark]) => head.startsWith(mark))?.[1];
}

/** What fills a place before the bytes and means nothing; shorter than its own head it cannot be. */
const fillerHeadBytes = 4;
const fillerMark = 0x5a5a;

function fillerOf(size: number): Buffer {
  const filler = Buffer.alloc(size);
  if (size === 0) return filler;
  filler.writeUInt16LE(fillerMark, 0);
  filler.writeUInt16LE(size - fillerHeadBytes, 2);
  return filler;
}

/** The bytes of a part without its notes, as long as they were; null when it has none. */
async function makeClean(bytes: StoredBytes, part: PackedPart, find: Finder) {
  const { name, method, body, packed, unpacked } = part;
  if (Math.max(packed, unpacked) > partBytesMax) throw new CannotClean(`${name} is too large`);
  const held = await bytes.read(body, packed);
  const content = method === stored ? held : await unpackAll(held, partBytesMax);
  const found = (await find(heldBytes(content))).filter(({ size }) => size > 0);
  const clean = await withPatches(content, found);
  if (clean.equals(content)) return null;
  const repacked = method === stored ? clean : await packWithin(clean, packed);
  const rest = repacked ? packed - repacked.length : -1;
  if (!repacked || (rest !== 0 && rest < fillerHeadBytes)) throw new CannotClean(`${name} does not fit into its place`);
  return { bytes: Buffer.concat([fillerOf(rest), repacked]), rest, sum: crc32(clean) };
}

/** Checksum and packed size, which stand side by side in every head. */
function notedPatches({ notedAt, extraAt, extraBytes, packed }: PackedPart, made: { rest: number; sum: number }) {
  const noted = Buffer.alloc(8);
  noted.writeUInt32LE(made.sum, 0);
  noted.writeUInt32LE(packed - made.rest, 4);
  const extra = Buffer.alloc(2);
  extra.writeUInt16LE(extraBytes + made.rest);
  return [...notedAt.map((at) => bytesAt(at, noted)), bytesAt(extraAt, extra)];
}

/** The library's own words for packed bytes that are none, or that are cut off. */
const packedWrong = new Set<unknown>(['Z_DATA_ERROR', 'Z_BUF_ERROR']);

const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError || error instanceof RangeError || packedWrong.has((error as { code?: unknown }).code);

/** The notes of one picture or document inside a document; `office` finds those of a document of the same kind. */
export async function notesOfPart(bytes: StoredBytes, part: PackedPart, office: Finder): Promise<Patch[]> {
  const { method, body, packed } = part;
  if (method !== stored && method !== deflated) return [];
  try {
    const find = await finderOf(bytes, part, office);
    const made = find && (await makeClean(bytes, part, find));
    if (!find || !made) return [];
    // Made a second time when it is written: the pictures of a whole presentation are not held at once.
    const again = async (): Promise<Buffer> => (await makeClean(bytes, part, find))?.bytes ?? Buffer.alloc(packed);
    return [{ at: body, size: packed, bytes: again }, ...notedPatches(part, made)];
  } catch (error) {
    // What no program can read tells nobody anything.
    if (isUnreadable(error)) return [];
    throw error;
  }
}
