import type { SystemContext } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import type { Joined } from './join-recording.ts';
import { beginRun, type Chapter, saveReplayRow } from './replay.store.ts';
import { storeFilm } from './store-film.ts';

type Recording = {
  readonly film: Omit<Joined, 'parts'> & { readonly path: string };
  readonly startedAt: number;
  readonly chapters: readonly Chapter[];
};

/** A film that can be sought in already becomes the recording of a live. */
export async function bringRecording(ctx: SystemContext, live: LiveRow, recording: Recording): Promise<void> {
  const { film, startedAt, chapters } = recording;
  const { keep } = await storeFilm(ctx, live, { ...film, parts: [], isConversionWanted: false });
  const updatedAt = new Date(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await beginRun(tx, { tenantId: live.tenantId, liveId: live.id }, updatedAt);
    const { id: fileId } = await keep(tx);
    const parts = [{ offset: 0, startedAt }];
    const ready = { state: 'ready', fileId, shownFileId: fileId, seconds: film.seconds } as const;
    await saveReplayRow(tx, live.id, { ...ready, parts, chapters, updatedAt });
  });
}
