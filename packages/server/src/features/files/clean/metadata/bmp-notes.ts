import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch } from './patch.ts';

const fileHeadBytes = 14;
const [oldHeadBytes, infoHeadBytes, fifthHeadBytes] = [12, 40, 124];
const [unpacked, masked, maskedWithAlpha] = [0, 3, 6];

const maskBytes: Readonly<Record<number, number>> = { [masked]: 12, [maskedWithAlpha]: 16 };

/** Colours named before the pixels, in bytes. */
function paletteBytes(info: Buffer): number {
  const bits = info.readUInt16LE(14);
  const colours = info.readUInt32LE(32) || (bits <= 8 ? 2 ** bits : 0);
  // Later headers have room for the masks themselves.
  const masks = info.readUInt32LE(0) === infoHeadBytes ? (maskBytes[info.readUInt32LE(16)] ?? 0) : 0;
  return colours * 4 + masks;
}

/** BMP: what stands between or behind its parts, and the colour profile, which may name a file of its author. */
export async function notesOfBmp(bytes: StoredBytes): Promise<Patch[]> {
  const pixels = (await bytes.read(10, 4)).readUInt32LE(0);
  const info = await bytes.read(fileHeadBytes, fifthHeadBytes);
  const headBytes = info.readUInt32LE(0);
  if (headBytes === oldHeadBytes) return [];
  const [width, height] = [Math.abs(info.readInt32LE(4)), Math.abs(info.readInt32LE(8))];
  const packing = info.readUInt32LE(16);
  const isPlain = [unpacked, masked, maskedWithAlpha].includes(packing);
  const size = isPlain ? Math.ceil((width * info.readUInt16LE(14)) / 32) * 4 * height : info.readUInt32LE(20);
  const [palette, end] = [fileHeadBytes + headBytes + paletteBytes(info), pixels + size];
  const patches: Patch[] = [
    { at: palette, size: pixels - palette },
    // Packed pixels whose length nobody noted may reach to the end.
    { at: end, size: size === 0 ? 0 : bytes.size - end },
  ];
  const hasProfile = headBytes >= fifthHeadBytes && ['DEBM', 'KNIL'].includes(info.toString('latin1', 56, 60));
  if (hasProfile) {
    const at = fileHeadBytes;
    patches.push({ at: at + info.readUInt32LE(112), size: info.readUInt32LE(116) });
    patches.push(bytesAt(at + 56, Buffer.from('BGRs')), { at: at + 112, size: 8 });
  }
  return patches;
}
