import { crc32 } from 'node:zlib';
import { gifBlocks, pngChunks, riffChunks } from '../../upload/picture-parts.ts';
import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch } from './patch.ts';

const applicationLabel = 0xff;
const commentLabel = 0xfe;
const looping = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** GIF: comments, XMP and whatever follows its end. How often it is repeated stays. */
export async function notesOfGif(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for await (const block of gifBlocks(bytes)) {
    if (block.kind === 'end') patches.push({ at: block.at, size: bytes.size - block.at });
    if (block.kind !== 'extension' || ![applicationLabel, commentLabel].includes(block.label)) continue;
    const [first] = block.pieces;
    const name = first && block.label === applicationLabel ? (await bytes.read(first.at, 11)).toString('latin1') : '';
    if (!looping.has(name)) patches.push(...block.pieces.slice(block.label === applicationLabel ? 1 : 0));
  }
  return patches;
}

/** An animated WebP: its notes become parts nobody knows, and its header no longer announces them. */
export async function notesOfWebp(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for await (const { name, at, size } of riffChunks(bytes)) {
    if (name === 'EXIF' || name === 'XMP ') patches.push(bytesAt(at - 8, Buffer.from('JUNK')), { at, size });
    if (name === 'VP8X') patches.push(bytesAt(at, Buffer.from([((await bytes.read(at, 1))[0] ?? 0) & ~0x0c])));
  }
  const end = (await bytes.read(4, 4)).readUInt32LE(0) + 8;
  return [...patches, { at: end, size: bytes.size - end }];
}

const pngNotes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP']);

/** A chunk that decoders pass over, empty and with the right sum. */
function emptyChunk({ at, size }: { readonly at: number; readonly size: number }): Patch[] {
  const body = Buffer.concat([Buffer.from('noNe'), Buffer.alloc(size)]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return [bytesAt(at - 4, Buffer.concat([body, sum]))];
}

const part = (bytes: StoredBytes, start: number, size: number): StoredBytes => ({
  size,
  read: (at, length) => bytes.read(start + at, Math.max(0, Math.min(length, size - at))),
  stream: (at, length) => bytes.stream(start + at, Math.min(length, size - at)),
});

/** PNG: texts, times and the colour profile. */
export async function notesOfPng(bytes: StoredBytes): Promise<Patch[]> {
  const patches: Patch[] = [];
  for await (const chunk of pngChunks(bytes)) if (pngNotes.has(chunk.name)) patches.push(...emptyChunk(chunk));
  return patches;
}

/** An icon: notes of the PNGs in it. */
export async function notesOfIcon(bytes: StoredBytes): Promise<Patch[]> {
  const count = (await bytes.read(4, 2)).readUInt16LE(0);
  const list = await bytes.read(6, count * 16);
  const patches: Patch[] = [];
  for (let at = 0; at + 16 <= list.length; at += 16) {
    const [size, start] = [list.readUInt32LE(at + 8), list.readUInt32LE(at + 12)];
    const isPng = (await bytes.read(start, 4)).toString('latin1') === '\u0089PNG';
    if (!isPng) continue;
    const found = await notesOfPng(part(bytes, start, size || bytes.size - start));
    patches.push(...found.map((patch) => ({ ...patch, at: patch.at + start })));
  }
  return patches;
}
