import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { type FileRow, storeFile, newStorageKey } from '../../files/index.ts';
import type { LiveRow } from '../live.store.ts';
import type { Joined } from './join-recording.ts';

/** What the files of replays are for; who may read them is in `replay-owner.ts`. */
export const replayPurpose = 'live-replay';

/** The company keeps its own lives whatever room their creator has left. */
const withoutEnd = { member: 0, tenant: 0 };
const nameMax = 80;

/** `isConversionWanted`: pieces of several sizes are made of it, where the tool for it is. */
type Film = Joined & { readonly path: string; readonly isConversionWanted: boolean };
export type StoredFilm = { readonly key: string; readonly keep: (tx: Tx) => Promise<FileRow> };

/** The bytes first; the row when the caller says so, in its transaction. */
export async function storeFilm(ctx: SystemContext, live: LiveRow, film: Film): Promise<StoredFilm> {
  const key = newStorageKey(live.tenantId);
  const { size } = await stat(film.path);
  await ctx.storage.put(key, createReadStream(film.path), { type: `video/${film.ending}`, size });
  const sha256 = await ctx.storage.sha256(key);
  const name = `${[...live.subject.replaceAll(/[,/\\]/g, ' ')].slice(0, nameMax).join('')}.${film.ending}`;
  const about = { tenantId: live.tenantId, ownerId: live.creatorId, purpose: replayPurpose, subjectId: live.id };
  return {
    key,
    keep: (tx) =>
      storeFile(tx, {
        ...about,
        name,
        ending: film.ending,
        size,
        sha256,
        storageKey: key,
        picture: film.size,
        seconds: film.seconds,
        isConversionWanted: film.isConversionWanted,
        isToBeCleaned: false,
        quotas: withoutEnd,
        now: ctx.now(),
      }),
  };
}
