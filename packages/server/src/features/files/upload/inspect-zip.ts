import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yauzl from 'yauzl';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import type { StoredBytes } from './stored-bytes.ts';

const entriesMax = 10_000;
/** A small archive may well shrink more than this: only what becomes large is a bomb. */
const ratioMax = 100;
const harmlessBytes = 100 * 1024 * 1024;
/** Only the names that tell what an archive is. */
const namesKept = 2_000;
/** As much as is unpacked to see whether entries are as large as they say: a second or two beside the main thread. */
const unpackedMax = 1024 * 1024 * 1024;

class Reader extends yauzl.RandomAccessReader {
  readonly #bytes: StoredBytes;
  constructor(bytes: StoredBytes) {
    super();
    this.#bytes = bytes;
  }

  // oxlint-disable-next-line max-params -- as the library calls it
  override read(target: Buffer, offset: number, length: number, position: number, done: (e: Error | null) => void) {
    const copy = async (): Promise<void> => {
      const found = await this.#bytes.read(position, length);
      found.copy(target, offset);
      if (found.length !== length) throw new Error('the archive ends too early');
    };
    callbackify(copy)(done);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return openRange(this.#bytes, start, end);
  }
}

function openRange(bytes: StoredBytes, start: number, end: number): Readable {
  const out = new PassThrough();
  bytes.stream(start, end - start).then(
    (stream) => pipeline(stream, out, () => undefined),
    (error: unknown) => out.destroy(error as Error),
  );
  return out;
}

async function openZip(bytes: StoredBytes): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromRandomAccessReaderPromise(new Reader(bytes), bytes.size, {
      lazyEntries: true,
      autoClose: false,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('upload.false-type');
  }
}

const localHeadBytes = 30;

/** Two entries that share bytes: one of them is unpacked many times. */
function demandApart(entries: readonly yauzl.Entry[]): void {
  const sorted = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: at, compressedSize } of sorted) {
    demand(at >= end, 'upload.harmful');
    end = at + localHeadBytes + compressedSize;
  }
}

const deflated = 8;
const isEncrypted = 1;

/** Unpacks and throws away. The library refuses an entry that becomes more, or less, than its place in the list says. */
async function demandTrueSizes(zip: yauzl.ZipFile, entries: readonly yauzl.Entry[]): Promise<void> {
  let left = unpackedMax;
  for (const entry of entries) {
    const canBeRead = entry.compressionMethod === deflated && (entry.generalPurposeBitFlag & isEncrypted) === 0;
    if (!canBeRead || entry.compressedSize === 0) continue;
    left -= entry.uncompressedSize;
    if (left < 0) return;
    for await (const piece of await zip.openReadStreamPromise(entry)) void piece;
  }
}

async function listEntries(zip: yauzl.ZipFile, bytes: StoredBytes): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    entries.push(entry);
    demand(entries.length <= entriesMax && packed <= bytes.size, 'upload.harmful');
    demand(unpacked <= harmlessBytes || unpacked <= bytes.size * ratioMax, 'upload.harmful');
  }
  return entries;
}

/**
 * Reads an archive and keeps nothing of it (D-167). Refuses what would not end when somebody unpacks it, entries that
 * lie about their size, and names that would land outside of the folder it is unpacked to; answers the names.
 */
export async function inspectZip(bytes: StoredBytes): Promise<ReadonlySet<string>> {
  const zip = await openZip(bytes);
  demand(zip.entryCount <= entriesMax, 'upload.harmful');
  try {
    const entries = await listEntries(zip, bytes);
    demandApart(entries);
    await demandTrueSizes(zip, entries);
    return new Set(entries.slice(0, namesKept).map(({ fileName }) => fileName));
  } catch (error) {
    // The library refuses names that climb, are absolute or have a backslash, and sizes that contradict each other.
    if (error instanceof AppError || error instanceof StorageMissing || !(error instanceof Error)) throw error;
    throw new AppError('upload.harmful');
  }
}
