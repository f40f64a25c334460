import { constants, deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import { promisify } from 'node:util';

const [pack, unpack] = [
  promisify<Buffer, ZlibOptions, Buffer>(deflateRaw),
  promisify<Buffer, ZlibOptions, Buffer>(inflateRaw),
];

export const unpackAll = (packed: Buffer, maxOutputLength: number): Promise<Buffer> =>
  unpack(packed, { maxOutputLength });

/** The beginning of what is packed, from the beginning of the packed bytes. */
export const unpackHead = (packed: Buffer): Promise<Buffer> => unpack(packed, { finishFlush: constants.Z_SYNC_FLUSH });

/** Blocks of DEFLATE (RFC 1951) with nothing in them: five bytes, six, and the last one of all. */
const five = Buffer.from([0, 0, 0, 0xff, 0xff]);
const six = Buffer.from([2, 0, 0, 0, 0xff, 0xff]);
const last = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Packed, and as many empty blocks as it takes to be exactly so long; null when there is no room for them. */
async function packPadded(content: Buffer, length: number): Promise<Buffer | null> {
  const body = await pack(content, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const rest = length - body.length - last.length;
  const sixes = ((rest % 5) + 5) % 5;
  const fives = (rest - sixes * six.length) / five.length;
  if (fives < 0) return null;
  return Buffer.concat([body, Buffer.alloc(fives * five.length, five), Buffer.alloc(sixes * six.length, six), last]);
}

/**
 * Packed to so many bytes, or a few less, so that nothing behind it moves and no large gap opens: some readers of
 * archives refuse one. Null when it does not become that small.
 */
export async function packWithin(content: Buffer, length: number): Promise<Buffer | null> {
  const padded = await packPadded(content, length);
  if (padded) return padded;
  const packed = await pack(content, { level: 9 });
  return packed.length <= length ? packed : null;
}
