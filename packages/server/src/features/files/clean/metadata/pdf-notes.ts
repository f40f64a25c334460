import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { CannotClean } from './cannot-clean.ts';
import { bytesAt, type Patch } from './patch.ts';

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

/** What cameras noted in a photo stands in the document as it stood in the photo. */
const photoNotes = /\u00ff\u00e1([\s\S]{2})(?:Exif\0\0|http:\/\/ns\.adobe\.com\/xap)/g;

function blankPhotos(text: string, start: number): Patch[] {
  return [...text.matchAll(photoNotes)].map(({ index, 1: size = '' }) => ({
    at: start + index + 4,
    size: Buffer.from(size, 'latin1').readUInt16BE(0) - 2,
  }));
}

const sealed = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** PDF: the strings that name people, programs and times, the packets of XMP, and what cameras noted in photos. */
export async function notesOfPdf(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (let at = 0; at < bytes.size; at += blockBytes) {
    const text = (await bytes.read(at, blockBytes + overlapBytes)).toString('latin1');
    // Its notes are sealed with it: readers who have the password see them, and we cannot find them.
    if (sealed.test(text)) throw new CannotClean('the document is sealed with a password');
    patches.push(...blanks(text, at, infoKeys), ...blanks(text, at, packets), ...blankPhotos(text, at));
  }
  return patches;
}
