import { createCipheriv } from 'node:crypto';
import { partDigest } from '@shuyuan/contract/files/part-digest';

/** The digest of one part, fed as its bytes pass. */
export type PartDigest = { readonly update: (bytes: Uint8Array) => void; readonly digest: () => Buffer };

export function openPartDigest(): PartDigest {
  const cipher = createCipheriv('aes-128-gcm', partDigest.key, partDigest.vector);
  return {
    update: (bytes) => void cipher.setAAD(bytes),
    digest: () => {
      cipher.final();
      return cipher.getAuthTag();
    },
  };
}

/** The bytes as they pass. */
export async function* digesting(bytes: AsyncIterable<Uint8Array>, digest: PartDigest): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    digest.update(piece);
    yield piece;
  }
}
