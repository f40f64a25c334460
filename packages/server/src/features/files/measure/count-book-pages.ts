import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The list of a book's parts; a longer one is none. */
const packageMax = 4 * 1024 * 1024;

async function findPackage(zip: yauzl.ZipFile): Promise<string | null> {
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.opf') || entry.uncompressedSize > packageMax) continue;
    return text(await zip.openReadStreamPromise(entry));
  }
  return null;
}

/** How many parts an e-book shows one after the other: what its viewer turns through. Null where it lists none. */
export async function countBookPages(bytes: Buffer): Promise<number | null> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const parts = (await findPackage(zip))?.match(/<(?:\w+:)?itemref\b/g)?.length ?? 0;
    return parts > 0 ? parts : null;
  } catch {
    // A book nobody can open has no pages to count.
    return null;
  }
}
