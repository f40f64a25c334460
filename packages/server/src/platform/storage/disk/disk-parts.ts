import { type FileHandle, open, opendir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { freeBytes } from '../../free-bytes.ts';
import type { Digests } from '../digest/digest-thread.ts';
import { createStagingLocks } from '../staging-locks.ts';
import { isMissing } from './disk-failures.ts';
import { openFlush } from './disk-flush.ts';
import {
  fileMode,
  forCreating,
  forReading,
  forWriting,
  newStagedName,
  type Places,
  readStagedName,
} from './disk-places.ts';
import { exactly } from '../exact-bytes.ts';
import { openPartDigest } from '../digest/part-digest.ts';
import { type Part, type PartsHandle, type Storage, StorageMissing, type WrittenPart, WrongSize } from '../storage.ts';

type Parts = Pick<Storage, 'openParts' | 'writePart' | 'finishParts' | 'dropParts' | 'listOpenParts'> & {
  readonly readPart: NonNullable<Storage['readPart']>;
};

type Options = {
  readonly places: Places;
  readonly now: () => number;
  readonly digests: Digests;
  readonly ensureRoom: (size: number) => Promise<void>;
  readonly stat: Storage['stat'];
};

/** The system may take fewer bytes than it was offered. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

async function createSparse(path: string, size: number): Promise<void> {
  const file = await open(path, forCreating, fileMode);
  try {
    await file.truncate(size);
  } finally {
    await file.close();
  }
}

const tagOf = ({ offset, size }: Part, digest: Buffer): string => `${offset}+${size}#${digest.toString('hex')}`;
const tagForm = /^(\d+)\+(\d+)#([0-9a-f]{32})$/;

function readTag({ tag }: WrittenPart): { start: number; size: number; digest: string } | null {
  const [, start, size, digest = ''] = tagForm.exec(tag) ?? [];
  return start === undefined || size === undefined ? null : { start: Number(start), size: Number(size), digest };
}

/** Every byte belongs to a part that was written: a hole would be read as zeros. */
function isWhole(parts: readonly WrittenPart[], size: number): boolean {
  let end = 0;
  for (const part of parts.toSorted((one, other) => one.number - other.number)) {
    const place = readTag(part);
    if (place?.start !== end) return false;
    end += place.size;
  }
  return end === size;
}

async function* listStaged({ prepare, staging }: Places) {
  await prepare();
  for await (const { name } of await opendir(staging)) {
    const found = readStagedName(name);
    if (found) yield { handle: { key: found.key, id: name }, startedAt: found.startedAt };
  }
}

const opener =
  (places: Places) =>
  async (handle: PartsHandle, flags: number): Promise<FileHandle> => {
    try {
      return await open(places.stagedPath(handle), flags);
    } catch (error) {
      throw isMissing(error) ? new StorageMissing(handle.id) : error;
    }
  };

async function streamOf(file: FileHandle, { offset, size }: Part): Promise<Readable> {
  if (size > 0) return file.createReadStream({ start: offset, end: offset + size - 1 });
  // A file stream cannot say “nothing”.
  await file.close();
  return Readable.from([]);
}

/** One file per upload, as long as it will be, each part written at its place (so finishing copies nothing). */
export function diskParts({ places, now, digests, ensureRoom, stat }: Options): Parts {
  const locks = createStagingLocks();
  const flush = openFlush();
  const openStaged = opener(places);

  return {
    openParts: async (key, { size }) => {
      const id = newStagedName(key, now());
      await places.prepare();
      await ensureRoom(size);
      await createSparse(places.stagedPath({ key, id }), size);
      return { key, id };
    },

    writePart: (handle, part, body) =>
      locks.inTurn(handle.id, part.number, async (step) => {
        const file = await openStaged(handle, forWriting);
        try {
          const { size } = await file.stat();
          if (part.offset < 0 || part.offset + part.size > size) throw new RangeError(`a part beyond ${size} bytes`);
          await ensureRoom(part.size);
          const hash = openPartDigest();
          let position = part.offset;
          for await (const bytes of exactly(body, part.size)) {
            hash.update(bytes);
            await step(() => writeAll(file, bytes, position));
            position += bytes.length;
            freeBytes(bytes);
          }
          const [path, digest] = [places.stagedPath(handle), hash.digest()];
          digests.note(handle.key, { path, start: part.offset, end: position, digest: digest.toString('hex') });
          flush.soon(path);
          return { tag: tagOf(part, digest), digest };
        } finally {
          await file.close();
        }
      }),

    readPart: (handle, part) => openStaged(handle, forReading).then((file) => streamOf(file, part)),

    finishParts: (handle, parts, size) =>
      locks.alone(handle.id, async () => {
        const settled = parts.flatMap((part) => readTag(part) ?? []);
        digests.settle(handle.key, settled);
        try {
          const file = await openStaged(handle, forWriting);
          try {
            const found = await file.stat();
            if (found.size !== size || !isWhole(parts, size)) throw new WrongSize(size, found.size);
            await flush.now(places.stagedPath(handle), file);
          } finally {
            await file.close();
          }
          await places.land(places.stagedPath(handle), handle.key);
        } catch (error) {
          // Finished before: by a process that died before it could record it, or by one that was faster.
          const isGone = error instanceof StorageMissing || isMissing(error);
          if (!isGone || (await stat(handle.key))?.size !== size) throw error;
        }
      }),

    dropParts: (handle) =>
      locks.alone(handle.id, async () => {
        flush.forget(places.stagedPath(handle));
        await rm(places.stagedPath(handle), { force: true });
      }),

    listOpenParts: () => listStaged(places),
  };
}
