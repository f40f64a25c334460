import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { replayStates } from '@shuyuan/contract/live/replay.wire';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type Chapter = { readonly seconds: number; readonly title: string };
/** A sending in the recording: where it begins there, and when it began. */
export type ReplayPart = { readonly offset: number; readonly startedAt: number };

export type ReplayRow = {
  readonly liveId: string;
  readonly tenantId: string;
  readonly state: Exclude<(typeof replayStates)[number], 'none'>;
  readonly fileId: string | null;
  readonly shownFileId: string | null;
  readonly seconds: number | null;
  readonly parts: readonly ReplayPart[];
  readonly trimFrom: number;
  readonly trimTo: number | null;
  readonly chapters: readonly Chapter[];
  readonly run: number;
};

const columns = [
  'liveId',
  'tenantId',
  'state',
  'fileId',
  'shownFileId',
  'seconds',
  'parts',
  'trimFrom',
  'trimTo',
  'chapters',
  'run',
] as const;

/** The state is checked by the table, the rest is written by this file alone. */
const asReplay = (row: unknown): ReplayRow | undefined => row as ReplayRow | undefined;

export const findReplay = async (read: Reads, liveId: string): Promise<ReplayRow | undefined> =>
  asReplay(await read.selectFrom('liveReplay').select(columns).where('liveId', '=', liveId).executeTakeFirst());

export const lockReplay = async (tx: Tx, liveId: string): Promise<ReplayRow | undefined> =>
  asReplay(
    await tx.selectFrom('liveReplay').select(columns).where('liveId', '=', liveId).forUpdate().executeTakeFirst(),
  );

type LiveKey = { readonly tenantId: string; readonly liveId: string };

/** A new run; whatever an older one still makes no longer counts. */
export async function beginRun(tx: Tx, { tenantId, liveId }: LiveKey, at: Date): Promise<number> {
  const { run } = await tx
    .insertInto('liveReplay')
    .values({ tenantId, liveId, state: 'running', run: 1, updatedAt: at })
    .onConflict((on) =>
      on.column('liveId').doUpdateSet({ state: 'running', run: sql`live_replay.run + 1`, updatedAt: at }),
    )
    .returning('run')
    .executeTakeFirstOrThrow();
  return run;
}

type Change = Partial<Pick<ReplayRow, 'state' | 'fileId' | 'shownFileId' | 'seconds' | 'trimFrom' | 'trimTo'>> & {
  readonly parts?: readonly ReplayPart[];
  readonly chapters?: readonly Chapter[];
};

export async function saveReplayRow(
  tx: Tx,
  liveId: string,
  { parts, chapters, ...change }: Change & { readonly updatedAt: Date },
): Promise<void> {
  await tx
    .updateTable('liveReplay')
    .set({
      ...change,
      ...(parts && { parts: JSON.stringify(parts) }),
      ...(chapters && { chapters: JSON.stringify(chapters) }),
    })
    .where('liveId', '=', liveId)
    .execute();
}

export type Piece = { readonly generation: number; readonly storageKey: string };

export const listPieces = (read: Reads, liveId: string): Promise<Piece[]> =>
  read
    .selectFrom('livePiece')
    .select(['generation', 'storageKey'])
    .where('liveId', '=', liveId)
    .orderBy('generation')
    .orderBy('number')
    .execute();

export async function hasPieces(read: Reads, liveId: string): Promise<boolean> {
  const row = await read
    .selectFrom('livePiece')
    .select('liveId')
    .where('liveId', '=', liveId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** These and no others: one that arrived meanwhile is not in the film. Their bytes are the caller's to remove. */
export async function deletePieces(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('livePiece')
    .where(sql<boolean>`storage_key = any (${keys}::text[])`)
    .execute();
}

/** Which of these are pieces somebody still needs. */
export async function piecesInUse(read: Reads, keys: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('livePiece')
    .select('storageKey')
    .where(sql<boolean>`storage_key = any (${keys}::text[])`)
    .execute();
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** Of recordings nothing could be made of, long ago. */
export async function deleteHopelessPieces(tx: Tx, before: Date): Promise<void> {
  const hopeless = tx
    .selectFrom('liveReplay')
    .select('liveId')
    .where('state', '=', 'failed')
    .where('updatedAt', '<', before);
  await tx.deleteFrom('livePiece').where('liveId', 'in', hopeless).execute();
}

export type Sending = {
  readonly generation: number;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
};

export const listSendings = (read: Reads, liveId: string): Promise<Sending[]> =>
  read
    .selectFrom('liveBroadcast')
    .select(['generation', 'startedAt', 'seenAt', 'endedAt'])
    .where('liveId', '=', liveId)
    .orderBy('generation')
    .execute();

/** Over, and with something to be made that nobody is making: its process died, or gave up. */
export const listForgotten = (read: Reads, before: Date, limit: number): Promise<LiveKey[]> =>
  read
    .selectFrom('live')
    .leftJoin('liveReplay', 'liveReplay.liveId', 'live.id')
    .select(['live.id as liveId', 'live.tenantId'])
    .where('live.status', '=', LiveStatus.ended)
    .where('live.endedAt', '<', before)
    .where(
      sql<boolean>`case when live_replay.state is null
        then exists (select from live_piece where live_piece.live_id = live.id)
        else live_replay.state in ('waiting', 'running') and live_replay.updated_at < ${before} end`,
    )
    .limit(limit)
    .execute();
