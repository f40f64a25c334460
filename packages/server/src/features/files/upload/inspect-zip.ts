import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import yauzl from 'yauzl';
import type { StoredBytes } from './stored-bytes.ts';

const entriesMax = 10_000;
/** A small archive may well shrink more than this: only what becomes large is a bomb. */
const ratioMax = 100;
const harmlessBytes = 100 * 1024 * 1024;
/** Only the names that tell what an archive is. */
const namesKept = 2_000;

class Reader extends yauzl.RandomAccessReader {
  readonly #bytes: StoredBytes;
  constructor(bytes: StoredBytes) {
    super();
    this.#bytes = bytes;
  }

  // oxlint-disable-next-line max-params -- as the library calls it
  override read(target: Buffer, offset: number, length: number, position: number, done: (e: Error | null) => void) {
    this.#bytes.read(position, length).then(
      (found) => {
        found.copy(target, offset);
        // oxlint-disable-next-line promise/no-callback-in-promise -- the library knows no promises here
        done(found.length === length ? null : new Error('the archive ends too early'));
      },
      // oxlint-disable-next-line promise/no-callback-in-promise -- the same
      (error: unknown) => done(error as Error),
    );
  }
}

async function openZip(bytes: StoredBytes): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromRandomAccessReaderPromise(new Reader(bytes), bytes.size, { lazyEntries: true });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('upload.false-type');
  }
}

/**
 * Looks at the list of an archive, never into it (D-167). Refuses what would not end when somebody unpacks it, and names
 * that would land outside of the folder it is unpacked to; answers the names.
 */
export async function inspectZip(bytes: StoredBytes): Promise<ReadonlySet<string>> {
  const zip = await openZip(bytes);
  demand(zip.entryCount <= entriesMax, 'upload.harmful');
  const names = new Set<string>();
  let [packed, unpacked, count] = [0, 0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      count += 1;
      if (names.size < namesKept) names.add(entry.fileName);
      // Entries that together are larger than their archive lie over each other: one of them is unpacked many times.
      demand(count <= entriesMax && packed <= bytes.size, 'upload.harmful');
      demand(unpacked <= harmlessBytes || unpacked <= bytes.size * ratioMax, 'upload.harmful');
    }
  } catch (error) {
    // The library refuses names that climb, are absolute or have a backslash, and sizes that contradict each other.
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    throw new AppError('upload.harmful');
  }
  return names;
}
