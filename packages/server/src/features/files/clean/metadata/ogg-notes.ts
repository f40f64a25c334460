import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch, partsMax } from './patch.ts';

const pageHeadBytes = 27;
const wholeSegment = 255;
/** What the second packet of a stream begins with, and how many bytes follow its comments. */
const kinds = [
  { mark: '\u0003vorbis', tail: 1 },
  { mark: 'OpusTags', tail: 0 },
  { mark: '\u0081theora', tail: 0 },
];
const flacComments = 4;

type Frame = { readonly head: number; readonly tail: number };

/** Bytes before and behind the comments of a packet; null when it has none. */
function frameOf(packet: Buffer, codec: string): Frame | null {
  const kind = kinds.find(({ mark }) => packet.toString('latin1', 0, mark.length) === mark);
  if (kind) return { head: kind.mark.length, tail: kind.tail };
  if (codec.startsWith('Speex')) return { head: 0, tail: 0 };
  const isFlac = codec.startsWith('\u007fFLAC') && ((packet[0] ?? 0) & 0x7f) === flacComments;
  return isFlac ? { head: 4, tail: 0 } : null;
}

/** Covers of an album stand in comments, too; what is longer is no comment. */
const commentsMax = 64 * 1024 * 1024;

const sums = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum & 0x80000000 ? 0x04c11db7 : 0);
  return sum;
});
/** The sum of an Ogg page, taken while the place of the sum itself is zero. */
const sumOf = (page: Buffer): number =>
  page.reduce((sum, byte) => ((sum << 8) ^ (sums[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0, 0);

type Piece = { readonly at: number; readonly size: number; readonly isEnd: boolean };
type Page = { readonly at: number; readonly size: number; readonly serial: number; readonly pieces: readonly Piece[] };

/** A page and the pieces of packets in it; a packet goes on in the next page unless its last segment is short. */
async function readPage(bytes: StoredBytes, at: number): Promise<Page | null> {
  const head = await bytes.read(at, pageHeadBytes + wholeSegment);
  if (head.length < pageHeadBytes || head.toString('latin1', 0, 4) !== 'OggS') return null;
  const table = head.subarray(pageHeadBytes, pageHeadBytes + (head[26] ?? 0));
  const pieces: Piece[] = [];
  let [start, next] = [at + pageHeadBytes + table.length, at + pageHeadBytes + table.length];
  for (const segment of table) {
    next += segment;
    if (segment === wholeSegment) continue;
    pieces.push({ at: start, size: next - start, isEnd: true });
    start = next;
  }
  if (next > start) pieces.push({ at: start, size: next - start, isEnd: false });
  return { at, size: next - at, serial: head.readUInt32LE(14), pieces };
}

/** Comments with nothing in them, as long as they were: the name of the program is blank and takes all the room. */
function emptyComments(packet: Buffer, codec: string): Buffer | null {
  const frame = frameOf(packet, codec);
  const size = frame ? packet.length - frame.head - 8 - frame.tail : -1;
  if (!frame || size < 0) return null;
  const empty = Buffer.alloc(packet.length, ' ');
  packet.copy(empty, 0, 0, frame.head);
  empty.writeUInt32LE(size, frame.head);
  empty.writeUInt32LE(0, frame.head + 4 + size);
  if (frame.tail > 0) empty[packet.length - 1] = 1;
  return empty;
}

type Packet = { readonly codec: string; readonly pages: Page[]; readonly pieces: Piece[] };

/** The packet blank, and the sums of the pages it is in. */
async function blankPacket(bytes: StoredBytes, { codec, pages, pieces }: Packet): Promise<Patch[]> {
  const packet = Buffer.concat(await Promise.all(pieces.map(({ at, size }) => bytes.read(at, size))));
  const empty = emptyComments(packet, codec);
  if (!empty) return [];
  const patches: Patch[] = [];
  let from = 0;
  for (const { at, size } of pieces) {
    patches.push(bytesAt(at, empty.subarray(from, from + size)));
    from += size;
  }
  for (const page of pages) {
    const whole = Buffer.from(await bytes.read(page.at, page.size));
    whole.writeUInt32LE(0, 22);
    for (const { at, size, bytes: blank } of patches) {
      const isInside = at >= page.at && at + size <= page.at + page.size;
      if (isInside && Buffer.isBuffer(blank)) blank.copy(whole, at - page.at);
    }
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(sumOf(whole));
    patches.push(bytesAt(page.at + 22, sum));
  }
  return patches;
}

type Stream = { packets: number; codec: string; comments: Packet | null };

/** The comments of a stream, once their last piece is there; they are its second packet. */
async function addPiece(
  bytes: StoredBytes,
  stream: Stream,
  { page, piece }: { page: Page; piece: Piece },
): Promise<Packet | null> {
  if (stream.packets === 0) stream.codec = (await bytes.read(piece.at, 8)).toString('latin1');
  if (stream.packets === 1) {
    stream.comments ??= { codec: stream.codec, pages: [], pieces: [] };
    stream.comments.pages.push(page);
    stream.comments.pieces.push(piece);
  }
  if (!piece.isEnd) return null;
  stream.packets += 1;
  return stream.packets === 2 ? stream.comments : null;
}

const sizeOf = ({ pieces }: Packet): number => pieces.reduce((sum, { size }) => sum + size, 0);

/** Ogg: the comments of each stream in it. */
export async function notesOfOgg(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  const streams = new Map<number, Stream>();
  for (let at = 0, count = 0; at < bytes.size && count < partsMax; count += 1) {
    const page = await readPage(bytes, at);
    if (!page) break;
    const stream = streams.get(page.serial) ?? { packets: 0, codec: '', comments: null };
    streams.set(page.serial, stream);
    for (const piece of page.pieces) {
      const comments = await addPiece(bytes, stream, { page, piece });
      if (comments && sizeOf(comments) <= commentsMax) patches.push(...(await blankPacket(bytes, comments)));
    }
    at += page.size;
  }
  return patches;
}
