/** Memory that was taken for bytes on their way through, and may be given back when they have passed. */
const passing = new WeakSet<ArrayBufferLike>();

/**
 * One piece of what arrives in several. The originals are given back at once, the piece by whoever used it last. Left
 * to the collector, the bodies of uploads would make it walk through the whole heap for every 64 MiB (decision 014).
 */
export function joinBytes(chunks: readonly Buffer[], bytes: number): Buffer {
  const piece = Buffer.allocUnsafeSlow(bytes);
  passing.add(piece.buffer);
  let at = 0;
  for (const chunk of chunks) {
    piece.set(chunk, at);
    at += chunk.length;
    giveBack(chunk);
  }
  return piece;
}

/** Only what fills its memory alone: a part of something larger may have neighbours that are still read. */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
}

/** Bytes that did not come from `joinBytes` belong to somebody else and are left alone. */
export function freeBytes(bytes: Uint8Array): void {
  if (passing.has(bytes.buffer)) giveBack(bytes);
}
