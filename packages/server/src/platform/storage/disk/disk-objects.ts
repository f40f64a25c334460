import { lstat, open, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Digests } from '../digest/digest-thread.ts';
import { isMissing } from './disk-failures.ts';
import { writeAll } from './disk-parts.ts';
import { fileMode, forCreating, forReading, keyOf, newStagedName, type Places, shardOfPrefix } from './disk-places.ts';
import { exactly } from '../exact-bytes.ts';
import { type ByteRange, checkPrefix, type Storage, StorageMissing, type StoredObject } from '../storage.ts';

type Options = {
  readonly places: Places;
  readonly now: () => number;
  readonly digests: Digests;
  readonly ensureRoom: (size: number) => Promise<void>;
};

const orMissing =
  (key: string) =>
  (error: unknown): never => {
    throw isMissing(error) ? new StorageMissing(key) : error;
  };

/** What is not there is an empty folder: nothing was written yet. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function* objectsIn(shard: string, prefix: string): AsyncGenerator<StoredObject> {
  for await (const name of namesIn(shard)) {
    const key = keyOf(name);
    if (!key?.startsWith(prefix)) continue;
    const found = await lstat(join(shard, name)).catch((error: unknown) => {
      // Removed while we were looking.
      if (!isMissing(error)) throw error;
    });
    if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtimeMs };
  }
}

async function* objectsBelow(objects: string, prefix: string): AsyncGenerator<StoredObject> {
  const only = shardOfPrefix(prefix);
  for await (const shard of only ? [only] : namesIn(objects)) yield* objectsIn(join(objects, shard), prefix);
}

export function diskObjects({
  places,
  now,
  digests,
  ensureRoom,
}: Options): Pick<Storage, 'put' | 'read' | 'sha256' | 'stat' | 'remove' | 'list'> {
  async function read(key: string, range?: ByteRange): Promise<Readable> {
    if (range && !(range.start >= 0 && range.start <= range.end)) throw new RangeError('an empty range');
    const file = await open(await places.objectPath(key).catch(orMissing(key)), forReading).catch(orMissing(key));
    const { size } = await file.stat();
    if (range && range.start >= size) {
      await file.close();
      throw new RangeError(`a range behind ${size} bytes`);
    }
    return file.createReadStream(range ?? {});
  }

  return {
    put: async (key, body, { size }) => {
      const staged = places.stagedPath({ key, id: newStagedName(key, now()) });
      await places.prepare();
      await ensureRoom(size ?? 0);
      const file = await open(staged, forCreating, fileMode);
      try {
        let position = 0;
        for await (const bytes of exactly(body instanceof Readable ? body : Readable.from([body]), size)) {
          await writeAll(file, bytes, position);
          position += bytes.length;
        }
        await file.sync();
        await places.land(staged, key);
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },

    read,

    sha256: async (key) => {
      const path = await places.objectPath(key).catch(orMissing(key));
      const { size } = await lstat(path).catch(orMissing(key));
      return digests.ofWhole(key, path, size).catch(orMissing(key));
    },

    stat: async (key) => {
      try {
        const found = await lstat(await places.objectPath(key));
        return found.isFile() ? { size: found.size } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    remove: async (keys) => {
      for (const key of keys) {
        const path = await places.objectPath(key).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        if (path) await rm(path, { force: true });
      }
    },

    list: (prefix) => objectsBelow(places.objects, checkPrefix(prefix)),
  };
}
