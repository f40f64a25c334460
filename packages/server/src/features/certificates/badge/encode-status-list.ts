import { gzipSync } from 'node:zlib';

/** Bitstring Status List 1.0: a bit for each place, the first one leftmost, packed and written in base64url. */
export function encodeStatusList(places: readonly number[]): string {
  const bits = Buffer.alloc(listLength / 8);
  for (const place of places) {
    const at = Math.floor(place / 8);
    bits.writeUInt8(bits.readUInt8(at) | (0x80 >> (place % 8)), at);
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The least a list may have, so that a reader of it does not say by its choice whose badge is read. */
export const listLength = 131_072;

type StatusEntry = { readonly list: number; readonly index: number };

export const placeInLists = (statusIndex: number): StatusEntry => ({
  list: Math.floor(statusIndex / listLength),
  index: statusIndex % listLength,
});
