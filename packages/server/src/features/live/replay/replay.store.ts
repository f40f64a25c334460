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

type Where = { readonly tenantId: string; readonly liveId: string };

/** A new run; whatever an older one still makes no longer counts. */
export async function beginRun(tx: Tx, { tenantId, liveId }: Where, at: Date): Promise<number> {
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

/** Their bytes are the caller's to remove once this is committed. */
export async function deletePieces(tx: Tx, liveId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('livePiece').where('liveId', '=', liveId).returning('storageKey').execute();
  return rows.map(({ storageKey }) => storageKey);
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

/** Over, with something recorded, and nothing made of it: its process died before it could say so. */
export const listForgotten = (read: Reads, before: Date, limit: number): Promise<Where[]> =>
  read
    .selectFrom('live')
    .select(['live.id as liveId', 'live.tenantId'])
    .where('live.status', '=', 3)
    .where('live.endedAt', '<', before)
    .where(sql<boolean>`exists (select from live_piece where live_piece.live_id = live.id)`)
    .where(
      sql<boolean>`not exists (select from live_replay where live_replay.live_id = live.id
        and (live_replay.state = 'failed' or live_replay.updated_at > ${before}))`,
    )
    .limit(limit)
    .execute();
