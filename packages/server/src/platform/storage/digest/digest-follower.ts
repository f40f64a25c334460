import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { forReading } from '../disk/disk-places.ts';

/** Each holds the state of one hash; those that were forgotten are read again from their beginning. */
const uploadsMax = 200;

export type Written = { readonly path: string; readonly start: number; readonly end: number; readonly digest: string };
export type Settled = { readonly start: number; readonly digest: string };
type Followed = { readonly hash: Hash; at: number; readonly parts: Map<number, Written> };
type Feed = (hash: Hash, fd: number, range: { readonly at: number; readonly end: number }) => number;

/**
 * The digest of a whole file, worked out while its parts still arrive: as far as they lie side by side from the
 * beginning. Merging then reads only what is left.
 */
export function createFollower(feed: Feed) {
  const uploads = new Map<string, Followed>();

  return {
    note: (upload: string, part: Written): void => {
      const known = uploads.get(upload);
      // Written anew: what was read of it is no longer there.
      const isStale = known !== undefined && part.start < known.at;
      const followed = known && !isStale ? known : { hash: createHash('sha256'), at: 0, parts: new Map() };
      followed.parts.set(part.start, part);
      uploads.delete(upload);
      uploads.set(upload, followed);
      const [oldest] = uploads.keys();
      if (uploads.size > uploadsMax && oldest !== undefined) uploads.delete(oldest);
    },

    /** What counts in the end; anything else that was read on the way makes the work worthless. */
    settle: (upload: string, settled: readonly Settled[]): void => {
      const followed = uploads.get(upload);
      if (!followed) return;
      const digests = new Map(settled.map(({ start, digest }) => [start, digest]));
      const isSame = [...followed.parts.values()].every(
        ({ start, digest }) => start >= followed.at || digests.get(start) === digest,
      );
      if (!isSame) uploads.delete(upload);
      followed.parts.clear();
    },

    take: (upload: string): Followed | null => {
      const followed = uploads.get(upload) ?? null;
      uploads.delete(upload);
      return followed;
    },

    /** One slice further with some upload; false when there is nothing to do. */
    step: (): boolean => {
      for (const [upload, followed] of uploads) {
        const part = [...followed.parts.values()].find(({ start, end }) => start <= followed.at && followed.at < end);
        if (!part) continue;
        try {
          const fd = openSync(part.path, forReading);
          try {
            followed.at = feed(followed.hash, fd, { at: followed.at, end: part.end });
          } finally {
            closeSync(fd);
          }
        } catch {
          // Finished or given up meanwhile; whoever asks for the digest reads what is there.
          uploads.delete(upload);
        }
        return true;
      }
      return false;
    },
  };
}
