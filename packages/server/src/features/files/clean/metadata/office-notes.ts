import { crc32 } from 'node:zlib';
import type { StoredBytes } from '../../upload/stored-bytes.ts';
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

/** Author, company, who changed it last and when: the parts that say so become empty, as long as they were. */
export async function notesOfOffice(bytes: StoredBytes): Promise<Patch[]> {
  const found = await readList(bytes);
  if (!found) return [];
  const { start, list } = found;
  const patches: Patch[] = [];
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entryMark;) {
    const [packed, local] = [list.readUInt32LE(at + 20), list.readUInt32LE(at + 42)];
    const nameEnd = at + 46 + list.readUInt16LE(at + 28);
    const empty = emptyNotes[list.toString('utf8', at + 46, nameEnd).toLowerCase()];
    if (empty !== undefined) {
      const head = await bytes.read(local, 30);
      const content = Buffer.from(empty.padEnd(packed, ' '));
      // Smaller than its own names, it can say nothing of anybody.
      if (head.length === 30 && content.length === packed) {
        const body = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
        patches.push(...headerPatches(local + 6, content), ...headerPatches(start + at + 8, content));
        patches.push(bytesAt(body, content));
      }
    }
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return patches;
}

const blockBytes = 1024 * 1024;
/** As long as a note may be; a longer one is cut where the block ends. */
const overlapBytes = 64 * 1024;
const infoKeys =
  /\/(?:Author|Creator|Producer|Keywords|Subject|Company|Manager|LastModifiedBy|SourceModified|CreationDate|ModDate)\s*(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([0-9A-Fa-f\s]*)>)/g;
const packets = /<\?xpacket begin[^>]*\?>([\s\S]*?)<\?xpacket end/g;

/** Everything a pattern found in one block, made blank: a document reads the same, only emptier. */
function blanks(text: string, start: number, pattern: RegExp): Patch[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const inner = found[1] ?? found[2] ?? '';
    const at = start + found.index + found[0].lastIndexOf(inner);
    return inner.length === 0 ? [] : [bytesAt(at, Buffer.alloc(inner.length, ' '))];
  });
}

/** PDF: the strings that name people, programs and times, and the packets of XMP. What is sealed with a password stays. */
export async function notesOfPdf(bytes: StoredBytes): Promise<Patch[]> {
  const tail = (await bytes.read(Math.max(0, bytes.size - overlapBytes), overlapBytes)).toString('latin1');
  if (/\/Encrypt\s/.test(tail)) return [];
  const patches: Patch[] = [];
  for (let at = 0; at < bytes.size; at += blockBytes) {
    const text = (await bytes.read(at, blockBytes + overlapBytes)).toString('latin1');
    patches.push(...blanks(text, at, infoKeys), ...blanks(text, at, packets));
  }
  return patches;
}
