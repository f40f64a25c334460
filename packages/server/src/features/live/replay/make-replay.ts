import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { findFile, releaseFiles } from '../../files/index.ts';
import { findLive, type LiveRow } from '../live.store.ts';
import { type Joined, joinRecording } from './join-recording.ts';
import { askForReplay, type ReplayInput } from './replay-job.ts';
import * as store from './replay.store.ts';
import { replayPurpose, storeFilm } from './store-film.ts';

/** A sending whose process says nothing for so long has ended with it; storage that is slow at the end takes a while. */
const silentMs = 60_000;

type Run = { readonly live: LiveRow; readonly run: number };
type Film = Joined & { readonly path: string };
type Outcome = Parameters<typeof store.saveReplayRow>[2];

/** One file for each sending, its pieces one after the other. */
async function gather(
  ctx: SystemContext,
  pieces: readonly store.Piece[],
  folder: string,
): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  for (const { generation, storageKey } of pieces) {
    const path = join(folder, `sending-${generation}`);
    await pipeline(await ctx.storage.read(storageKey), createWriteStream(path, { flags: 'a', mode: 0o600 }));
    paths.set(generation, path);
  }
  return paths;
}

/**
 * The row of the replay as it is now, with the file that was made, and without what nobody needs any more. Nothing
 * changes when a later run has begun: its film is the one that counts.
 */
async function settle(
  ctx: SystemContext,
  { live, run }: Run,
  change: (
    tx: Tx,
    row: store.ReplayRow,
  ) => Promise<{ readonly outcome: Outcome; readonly gone: readonly string[] } | null>,
): Promise<readonly string[] | null> {
  return ctx.inTransaction(async (tx) => {
    const row = await store.lockReplay(tx, live.id);
    const changed = row?.run === run ? await change(tx, row) : null;
    if (!row || !changed) return null;
    const { fileId = row.fileId, shownFileId = row.shownFileId } = changed.outcome;
    await store.saveReplayRow(tx, live.id, changed.outcome);
    const subject = { tenantId: live.tenantId, purpose: replayPurpose, subjectId: live.id };
    const kept = [fileId, shownFileId].filter((id) => id !== null);
    return [...changed.gone, ...(await releaseFiles(tx, subject, kept))];
  });
}

/** Bytes nobody points to are taken away, whoever won. */
async function storeReplayFilm(
  ctx: SystemContext,
  run: Run,
  {
    film,
    outcomeOf,
  }: {
    readonly film: Film;
    readonly outcomeOf: (
      tx: Tx,
      fileId: string,
    ) => Promise<{ readonly outcome: Outcome; readonly gone: readonly string[] }>;
  },
): Promise<void> {
  const { key, keep } = await storeFilm(ctx, run.live, { ...film, isConversionWanted: true });
  const gone = await settle(ctx, run, async (tx) => outcomeOf(tx, (await keep(tx)).id));
  await ctx.storage.remove(gone ?? [key]);
}

async function giveUp(ctx: SystemContext, run: Run): Promise<void> {
  const outcome = { state: 'failed' as const, updatedAt: new Date(ctx.now()) };
  await settle(ctx, run, async () => ({ outcome, gone: [] }));
}

async function takeAway(tx: Tx, pieces: readonly store.Piece[]): Promise<string[]> {
  const keys = pieces.map(({ storageKey }) => storageKey);
  await store.deletePieces(tx, keys);
  return keys;
}

/** The recording itself, from its pieces. */
async function makeRecording(ctx: SystemContext, run: Run, pieces: readonly store.Piece[]): Promise<void> {
  const sendings = await store.listSendings(ctx.read, run.live.id);
  await ctx.external.tools.withFolder(async (folder) => {
    const paths = await gather(ctx, pieces, folder);
    const path = join(folder, 'whole');
    const joined = await joinRecording([...paths.values()], { target: path, cut: { from: 0, to: null } });
    if (!joined) return giveUp(ctx, run);
    const generations = [...paths.keys()];
    const beganAt = (index: number): number =>
      sendings.find(({ generation }) => generation === generations[index])?.startedAt.getTime() ?? ctx.now();
    const parts = joined.parts.map(({ index, offset }) => ({ offset, startedAt: beganAt(index) }));
    await storeReplayFilm(ctx, run, {
      film: { ...joined, path },
      outcomeOf: async (tx, fileId) => ({
        outcome: {
          state: 'ready',
          fileId,
          shownFileId: fileId,
          seconds: joined.seconds,
          parts,
          trimFrom: 0,
          trimTo: null,
          updatedAt: new Date(ctx.now()),
        },
        gone: await takeAway(tx, pieces),
      }),
    });
  });
}

/** What people see of it: the recording, or the part of it that was chosen. */
async function makeCut(ctx: SystemContext, run: Run, row: store.ReplayRow): Promise<void> {
  const { trimFrom: from, trimTo: to, fileId } = row;
  const file = fileId === null ? undefined : await findFile(ctx.read, row.tenantId, fileId);
  if (!file) return giveUp(ctx, run);
  const ready = { state: 'ready' as const, updatedAt: new Date(ctx.now()) };
  if (from === 0 && to === null) {
    const gone = await settle(ctx, run, async () => ({ outcome: { ...ready, shownFileId: file.id }, gone: [] }));
    return ctx.storage.remove(gone ?? []);
  }
  await ctx.external.tools.withFolder(async (folder) => {
    const source = join(folder, 'whole');
    await pipeline(await ctx.storage.read(file.storageKey), createWriteStream(source, { mode: 0o600 }));
    const path = join(folder, 'cut');
    const joined = await joinRecording([source], { target: path, cut: { from, to } });
    if (!joined) return giveUp(ctx, run);
    await storeReplayFilm(ctx, run, {
      film: { ...joined, path },
      outcomeOf: async (_, shownFileId) => ({ outcome: { ...ready, shownFileId }, gone: [] }),
    });
  });
}

async function isStillSending(ctx: SystemContext, liveId: string): Promise<boolean> {
  const sendings = await store.listSendings(ctx.read, liveId);
  return sendings.some(({ endedAt, seenAt }) => endedAt === null && seenAt.getTime() > ctx.now() - silentMs);
}

/** Makes of what a host sent something to watch; asked again, it begins anew and leaves nothing twice. */
export async function makeReplay(ctx: SystemContext, wish: ReplayInput): Promise<void> {
  const live = await findLive(ctx.read, wish.tenantId, wish.liveId);
  if (!live) return;
  if (await isStillSending(ctx, live.id)) {
    return ctx.inTransaction((tx) => askForReplay(tx, wish, ctx.now()));
  }
  const pieces = await store.listPieces(ctx.read, live.id);
  const row = await store.findReplay(ctx.read, live.id);
  if (pieces.length === 0 && !row) return;
  // A piece that came after the film was made cannot be joined to it any more, and must not take its place.
  if (row?.fileId && pieces.length > 0) {
    ctx.log.warn({ liveId: live.id, pieces: pieces.length }, 'pieces of a recording came too late for it');
    await ctx.storage.remove(await ctx.inTransaction((tx) => takeAway(tx, pieces)));
  }
  const run = await ctx.inTransaction((tx) => store.beginRun(tx, wish, new Date(ctx.now())));
  if (row?.fileId) await makeCut(ctx, { live, run }, row);
  else await makeRecording(ctx, { live, run }, pieces);
}
