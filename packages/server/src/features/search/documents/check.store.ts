import type { SearchSource } from '@shuyuan/contract/search/search-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { wantFilling } from '../engine/engine-state.store.ts';

/** One indexer at a time over all processes: of two, the slower one would write what it read before the other. */
const indexerLock = 7_411;

export async function lockIndexer(tx: Tx): Promise<boolean> {
  const { isMine } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${indexerLock}::integer, 0)`.as('isMine'))
    .executeTakeFirstOrThrow();
  return isMine;
}

/** A change that cannot be read that often is left, and counted, until it changes again. */
const maxTries = 5;

export type Check = { readonly id: bigint; readonly source: SearchSource; readonly sourceId: string };

export const listChecks = (read: Reads, limit: number): Promise<Check[]> =>
  read
    .selectFrom('searchCheck')
    .select(['id', 'source', 'sourceId'])
    .where('tries', '<', maxTries)
    .orderBy('id')
    .limit(limit)
    .execute();

const among = (ids: readonly bigint[]) => sql<bigint>`any(${ids.map(String)}::bigint[])`;

export async function deleteChecks(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.deleteFrom('searchCheck').where('id', '=', among(ids)).execute();
}

export async function countTry(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx
    .updateTable('searchCheck')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', among(ids))
    .execute();
}

export async function countChecks(read: Reads): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await read
    .selectFrom('searchCheck')
    .select([
      sql<bigint>`count(*) filter (where tries < ${maxTries})`.as('waiting'),
      sql<bigint>`count(*) filter (where tries >= ${maxTries})`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}

export type Rebuild = {
  readonly source: SearchSource;
  readonly afterId: string;
  readonly doneCount: number;
  readonly totalCount: number | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

export type RebuildProgress = Pick<Rebuild, 'source' | 'doneCount' | 'totalCount'>;

export const listRebuilds = (read: Reads): Promise<Rebuild[]> =>
  read
    .selectFrom('searchRebuild')
    .select(['source', 'afterId', 'doneCount', 'totalCount', 'startedAt', 'finishedAt'])
    .orderBy('source')
    .execute();

export const findOpenRebuild = (read: Reads): Promise<Rebuild | undefined> =>
  read
    .selectFrom('searchRebuild')
    .select(['source', 'afterId', 'doneCount', 'totalCount', 'startedAt', 'finishedAt'])
    .where('finishedAt', 'is', null)
    .orderBy('source')
    .limit(1)
    .executeTakeFirst();

type Progress = { readonly afterId: string; readonly doneCount: number; readonly totalCount: number };

export async function updateRebuild(
  tx: Tx,
  source: SearchSource,
  progress: Progress & { readonly finishedAt: Date | null },
): Promise<void> {
  await tx.updateTable('searchRebuild').set(progress).where('source', '=', source).execute();
}

export async function restartRebuilds(tx: Tx, startedAt: Date): Promise<void> {
  await tx
    .updateTable('searchRebuild')
    .set({ afterId: '', doneCount: 0, totalCount: null, startedAt, finishedAt: null })
    .execute();
  await wantFilling(tx);
}
