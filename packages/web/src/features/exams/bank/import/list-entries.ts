/** More than a table of questions can need, unpacked: a small archive can unpack to a full memory. */
const maxUnpackedBytes = 24 * 1024 * 1024;
const maxEntries = 1_000;
const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50 } as const;
const methods = { stored: 0, deflated: 8 } as const;
/** The record at the end of an archive tells where the list of its entries is; a comment may follow. */
const shortestEnd = 22;
const longestEnd = shortestEnd + 0xff_ff;

type Entry = { readonly method: number; readonly begin: number; readonly packedBytes: number };

/** The files of an archive by their names; null: it is none that can be read. Nothing is unpacked yet. */
export function listEntries(bytes: Uint8Array): ReadonlyMap<string, Entry> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - longestEnd);
  let end = bytes.length - shortestEnd;
  while (end >= first && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < first) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) return null;
  const entries = new Map<string, Entry>();
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.entry) return null;
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const begin = view.getUint32(at + 42, true);
    entries.set(name, { method: view.getUint16(at + 10, true), packedBytes: view.getUint32(at + 20, true), begin });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The text of one file of an archive; null: it cannot be unpacked, or to too much. */
export async function unpackText(bytes: Uint8Array, { method, begin, packedBytes }: Entry): Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begin + 30 > bytes.length) return null;
  const start = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true);
  // A copy, so that the stream is given a buffer of its own.
  const packed = Uint8Array.from(bytes.subarray(start, start + packedBytes));
  if (method === methods.stored) return packed.length > maxUnpackedBytes ? null : new TextDecoder().decode(packed);
  if (method !== methods.deflated) return null;
  try {
    return await readBounded(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let [text, length] = ['', 0];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length;
    if (length > maxUnpackedBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
