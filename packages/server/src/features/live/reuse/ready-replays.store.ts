import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

type Query = {
  readonly tenantId: string;
  /** Null: of everybody. */
  readonly creatorId: string | null;
  readonly search: string;
  readonly paging: Paging;
};

/** Lives whose recording can be shown, the newest first. */
export async function listReadyReplays(read: Reads, { tenantId, creatorId, search, paging }: Query) {
  let found = read
    .selectFrom('live')
    .innerJoin('liveReplay as replay', 'replay.liveId', 'live.id')
    .where('live.tenantId', '=', tenantId)
    .where('live.status', '=', LiveStatus.ended)
    .where('replay.state', '=', 'ready')
    .where('replay.shownFileId', 'is not', null);
  if (creatorId !== null) found = found.where('live.creatorId', '=', creatorId);
  const words = search ? matchesSearch(search, sql`live.search_text`, sql`live.search`) : [];
  for (const condition of words) found = found.where(condition);
  const items = await found
    .select(['live.id', 'live.subject as title', 'live.endedAt'])
    .select(sql<number>`coalesce(replay.trim_to, replay.seconds, 0) - replay.trim_from`.as('seconds'))
    .orderBy('live.endedAt', 'desc')
    .orderBy('live.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
  return { items, recordCount: Number(count) };
}
