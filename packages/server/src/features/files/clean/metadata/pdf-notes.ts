import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { CannotClean } from './cannot-clean.ts';
import { bytesAt, type Patch } from './patch.ts';

const blockBytes = 1024 * 1024;
/** As long as a string or the notes of a photo may be; one that is longer and begins at the end of a block stays. */
const overlapBytes = 64 * 1024;
const infoKeys =
  /\/(?:Author|Creator|Producer|Keywords|Subject|Company|Manager|LastModifiedBy|SourceModified|CreationDate|ModDate)\s*(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([0-9A-Fa-f\s]*)>)/g;

/** The strings of one block, made blank: a document reads the same, only emptier. */
function blankStrings(text: string, start: number): Patch[] {
  return [...text.matchAll(infoKeys)].flatMap((found) => {
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

const packetMark = /<\?xpacket (begin|end)/g;
/** As long as the head of a packet may be. Looking for its end any further would take longer than the document is worth. */
const packetHeadBytes = 1024;
const packetBytesMax = 16 * 1024 * 1024;

/** The packets of XMP, which may reach over several blocks. Every mark is looked at once, however many there are. */
function packetBlanker() {
  let open: number | null = null;
  return (text: string, start: number): Patch[] => {
    const patches: Patch[] = [];
    for (const { index, 1: kind } of text.matchAll(packetMark)) {
      // Behind that the next block begins.
      if (index >= blockBytes) break;
      const head = text.slice(index, index + packetHeadBytes).indexOf('?>');
      if (kind === 'begin' && open === null && head >= 0) open = start + index + head + 2;
      if (kind !== 'end' || open === null) continue;
      const size = start + index - open;
      if (size > packetBytesMax) throw new CannotClean('a packet of XMP is too long');
      patches.push(bytesAt(open, Buffer.alloc(size, ' ')));
      open = null;
    }
    return patches;
  };
}

/** Each is held in memory until the file is written anew. */
const patchesMax = 10_000;
const heldBytesMax = 64 * 1024 * 1024;

const sealed = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** PDF: the strings that name people, programs and times, the packets of XMP, and what cameras noted in photos. */
export async function notesOfPdf(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  const blankPackets = packetBlanker();
  let heldBytes = 0;
  for (let at = 0; at < bytes.size; at += blockBytes) {
    const text = (await bytes.read(at, blockBytes + overlapBytes)).toString('latin1');
    // Its notes are sealed with it: readers who have the password see them, and we cannot find them.
    if (sealed.test(text)) throw new CannotClean('the document is sealed with a password');
    const found = [...blankStrings(text, at), ...blankPackets(text, at), ...blankPhotos(text, at)];
    heldBytes += found.reduce((sum, { size }) => sum + size, 0);
    if (patches.length + found.length > patchesMax || heldBytes > heldBytesMax)
      throw new CannotClean('the document has more notes than any program writes');
    patches.push(...found);
  }
  return patches;
}
