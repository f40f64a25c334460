import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKey } from '../storage.ts';

/** 0 on Windows, which has no such flag. */
const noFollow = constants.O_NOFOLLOW ?? 0;
export const forReading = constants.O_RDONLY | noFollow;
export const forWriting = constants.O_RDWR | noFollow;
export const forCreating = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | noFollow;

export const fileMode = 0o600;
const folderMode = 0o700;

/**
 * A key is one file name, never a path: `/` becomes `~`, which no key contains. So `a/b` and `a/b/c` can both be
 * objects, as on S3, and nothing in a key can lead out of the folder.
 */
const nameOf = (key: string): string => checkKey(key).replaceAll('/', '~');

/** Null for what somebody else put there. */
export function keyOf(name: string): string | null {
  try {
    return checkKey(name.replaceAll('~', '/'));
  } catch {
    return null;
  }
}

/** What is made from one file lies beside it: the first two segments decide. */
const shardOf = (key: string): string =>
  createHash('sha256').update(key.split('/', 2).join('/')).digest('hex').slice(0, 2);

/** The one shard that holds everything with this prefix; null when it may be in any. */
export const shardOfPrefix = (prefix: string): string | null => (prefix.split('/').length > 2 ? shardOf(prefix) : null);

const stagedForm = /^([0-9a-z]{8,10})-[0-9a-f]{16}\.(.+)$/;

/** Says when it began and for which key, so that leftovers can be judged without a record of them. */
export const newStagedName = (key: string, now: number): string =>
  `${now.toString(36)}-${randomBytes(8).toString('hex')}.${nameOf(key)}`;

/** Null for a name we did not give. */
export function readStagedName(name: string): { key: string; startedAt: number } | null {
  const [, started = '', rest = ''] = stagedForm.exec(name) ?? [];
  const key = keyOf(rest);
  return started && key ? { key, startedAt: Number.parseInt(started, 36) } : null;
}

export type Places = ReturnType<typeof placesIn>;

export function placesIn(folder: string) {
  const [objects, staging] = [join(folder, 'objects'), join(folder, 'staging')];
  const shardFolder = (key: string) => join(objects, shardOf(key));
  /** A link in place of a shard would take the bytes elsewhere; everything below it is a plain name. */
  const refuseLink = async (shard: string): Promise<void> => {
    const found = await lstat(shard);
    if (!found.isDirectory()) throw new Error(`${shard} is not a folder`);
  };
  return {
    folder,
    objects,
    staging,
    prepare: async () => {
      for (const place of [objects, staging]) await mkdir(place, { recursive: true, mode: folderMode });
    },
    objectPath: async (key: string): Promise<string> => {
      const path = join(shardFolder(key), nameOf(key));
      await refuseLink(shardFolder(key));
      return path;
    },
    stagedPath: ({ key, id }: { key: string; id: string }): string => {
      if (readStagedName(id)?.key !== checkKey(key))
        throw new Error(`not a staging file of ${key}: ${JSON.stringify(id)}`);
      return join(staging, id);
    },
    /** Under its key at last: all of it, and after a power cut too. */
    land: async (staged: string, key: string): Promise<void> => {
      const shard = shardFolder(key);
      const isNew = await mkdir(shard, { recursive: true, mode: folderMode });
      await refuseLink(shard);
      await rename(staged, join(shard, nameOf(key)));
      await syncFolder(shard);
      if (isNew) await syncFolder(objects);
    },
  };
}

/** A name is durable only when its folder is; Windows cannot, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
