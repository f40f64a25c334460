import { fileKeyBytes, type Part, partsOf } from '@shuyuan/contract/files/chunks';
import { partDigest } from '@shuyuan/contract/files/part-digest';
import { createSHA256 } from 'hash-wasm';

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** UPLOAD-03: of the first 2048 bytes, the name and the size. It finds candidates; what a file is, its digests say. */
export async function fileKeyOf(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, fileKeyBytes).arrayBuffer());
  const tail = new TextEncoder().encode(`\u0000${file.name}\u0000${file.size}`);
  const both = new Uint8Array(head.length + tail.length);
  both.set(head);
  both.set(tail, head.length);
  return hexOf(await crypto.subtle.digest('SHA-256', both));
}

const { algorithm, key, vector } = partDigest;

async function openPartDigest(): Promise<(bytes: ArrayBuffer) => Promise<string>> {
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['encrypt']);
  return async (additionalData) =>
    hexOf(await crypto.subtle.encrypt({ name: algorithm, iv: vector, additionalData }, imported, new Uint8Array(0)));
}

export type PartDigest = { readonly part: Part; readonly digest: string };

/**
 * One pass over the file for both: each part's digest as soon as it is known, and in the end that of the whole, which
 * the browser itself could only work out with all of the file in memory.
 */
export async function digestFile(file: Blob, onPart: (found: PartDigest) => void): Promise<string> {
  const digestOf = await openPartDigest();
  const whole = await createSHA256();
  whole.init();
  for (const part of partsOf(file.size)) {
    const bytes = await file.slice(part.offset, part.offset + part.size).arrayBuffer();
    // Told first: it can be sent while we go on.
    onPart({ part, digest: await digestOf(bytes) });
    whole.update(new Uint8Array(bytes));
  }
  return whole.digest('hex');
}
