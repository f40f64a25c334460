import { crc32 } from 'node:zlib';
import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { CannotClean } from './cannot-clean.ts';
import { canHoldNotes, notesOfPart, type PackedPart } from './part-of-office.ts';
import { bytesAt, type Patch } from './patch.ts';

const endMark = Buffer.from('PK\u0005\u0006', 'latin1');
const entryMark = 0x02014b50;
/** Longer than the end of an archive with the longest note behind it. */
const endBytes = 65_557;
const listMax = 8 * 1024 * 1024;

const emptyNotes: Readonly<Record<string, string>> = {
  'docprops/core.xml':
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  'docprops/app.xml': '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  'docprops/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
};

/** Sizes and checksum of an entry that is no longer packed, at the same place in both of its headers. */
function headerPatches(at: number, content: Buffer): Patch[] {
  const sums = Buffer.alloc(12);
  sums.writeUInt32LE(crc32(content), 0);
  sums.writeUInt32LE(content.length, 4);
  sums.writeUInt32LE(content.length, 8);
  return [
    // No flags but that names are Unicode, and no packing.
    bytesAt(at, Buffer.from([0, 8, 0, 0])),
    bytesAt(at + 8, sums),
  ];
}

/** The list of an archive: where it stands and what is in it. */
async function readList(bytes: StoredBytes): Promise<{ start: number; list: Buffer } | null> {
  const from = Math.max(0, bytes.size - endBytes);
  const tail = await bytes.read(from, endBytes);
  const end = tail.lastIndexOf(endMark);
  if (end < 0 || end + 22 > tail.length) return null;
  const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  return size > listMax ? null : { start, list: await bytes.read(start, size) };
}

const descriptorMark = Buffer.from('PK\u0007\u0008', 'latin1');
const hasDescriptor = 8;

/** An entry of the list at `at`, and where its bytes are; null when they are not where it says. */
async function readPart(bytes: StoredBytes, list: Buffer, { at, start }: { at: number; start: number }) {
  const [packed, local] = [list.readUInt32LE(at + 20), list.readUInt32LE(at + 42)];
  const head = await bytes.read(local, 30);
  if (head.length < 30) return null;
  const body = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const isStreamed = (list.readUInt16LE(at + 8) & hasDescriptor) !== 0;
  const isMarked = isStreamed && (await bytes.read(body + packed, 4)).equals(descriptorMark);
  const second = isStreamed ? body + packed + (isMarked ? 4 : 0) : local + 14;
  const name = list.toString('utf8', at + 46, at + 46 + list.readUInt16LE(at + 28));
  const part: PackedPart = {
    name,
    method: list.readUInt16LE(at + 10),
    body,
    packed,
    unpacked: list.readUInt32LE(at + 24),
    notedAt: [start + at + 16, second],
    extraAt: local + 28,
    extraBytes: head.readUInt16LE(28),
  };
  return { part, local };
}

/** A part that says who and when becomes empty, as long as it was. */
function emptied({ body, packed }: PackedPart, heads: readonly number[], empty: string): Patch[] {
  const content = Buffer.from(empty.padEnd(packed, ' '));
  // Smaller than its own names, it can say nothing of anybody.
  if (content.length !== packed) return [];
  return [...heads.flatMap((at) => headerPatches(at, content)), bytesAt(body, content)];
}

/** Documents hold documents; what is nested deeper than this was made to be. */
const depthMax = 3;

/**
 * Author, company, who changed it last and when; and the same of the pictures and documents inside. Every part stays
 * as long as it was.
 */
export async function notesOfOffice(bytes: StoredBytes, depth = 0): Promise<Patch[]> {
  if (depth > depthMax) throw new CannotClean('documents lie too deep in each other');
  const found = await readList(bytes);
  if (!found) return [];
  const { start, list } = found;
  const patches: Patch[] = [];
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entryMark;) {
    const entry = await readPart(bytes, list, { at, start });
    const name = entry?.part.name.toLowerCase() ?? '';
    const empty = emptyNotes[name];
    if (entry && empty !== undefined) patches.push(...emptied(entry.part, [entry.local + 6, start + at + 8], empty));
    else if (entry && canHoldNotes(name))
      patches.push(...(await notesOfPart(bytes, entry.part, (inner) => notesOfOffice(inner, depth + 1))));
    at += 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return patches;
}
