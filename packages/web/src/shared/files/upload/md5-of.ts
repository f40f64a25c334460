import { createMD5 } from 'hash-wasm';

/** In base64, as storage wants it; piece by piece. */
export async function md5Of(bytes: Blob): Promise<string> {
  const hash = await createMD5();
  const reader = bytes.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  return btoa(String.fromCodePoint(...hash.digest('binary')));
}
