import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isInScope } from '../live.store.ts';
import { type Condition, isSubscribedBy, type Order } from './card-conditions.store.ts';

/** Which lives: every list names its conditions and its order, and none is without scope (D-050). */
export type CardQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly suppliers: readonly LiveSupplier[];
  readonly statuses: readonly LiveStatus[];
  readonly conditions?: readonly Condition[];
};

const wantedLives = (read: Reads, { tenantId, memberId, suppliers, statuses, conditions = [] }: CardQuery) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('live')
      .where('live.tenantId', '=', tenantId)
      .where('live.supplier', 'in', suppliers)
      .where('live.status', 'in', statuses)
      .where(isInScope(memberId)),
  );

const cards = (read: Reads, wanted: CardQuery) =>
  wantedLives(read, wanted)
    .innerJoin('member', (join) => join.on(sql<boolean>`member.id = coalesce(live.lecturer_id, live.creator_id)`))
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin('file', 'file.id', 'live.coverFileId')
    .leftJoin('liveReplay', (join) =>
      join.onRef('liveReplay.liveId', '=', 'live.id').on('liveReplay.state', '=', 'ready'),
    )
    .select([
      'live.id',
      'live.supplier',
      'live.subject',
      'live.status',
      'live.startTime',
      'live.estimateDuration',
      'live.endedAt',
      'live.createdAt',
      'live.subNumber',
      'live.attendNumber',
      'live.scoreSum',
      'live.scoreCount',
      'member.id as lecturerId',
      'member.fullName',
      'member.portrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
      sql<string | null>`'/files/' || file.path`.as('coverPath'),
      sql<number | null>`coalesce(live_replay.trim_to, live_replay.seconds) - live_replay.trim_from`.as(
        'replaySeconds',
      ),
      isSubscribedBy(wanted.memberId).as('isSubscribed'),
    ]);

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

export const findCards = (
  read: Reads,
  wanted: CardQuery,
  { order, paging }: { order: Order; paging: Paging },
): Promise<CardRow[]> =>
  cards(read, wanted).orderBy(order).orderBy('live.id').limit(paging.pageSize).offset(offsetOf(paging)).execute();

export async function countLives(read: Reads, wanted: CardQuery): Promise<number> {
  const { total } = await wantedLives(read, wanted)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many are in each room: those whose line was heard of since `seenAfter`. */
export async function countWatching(
  read: Reads,
  liveIds: readonly string[],
  seenAfter: Date,
): Promise<ReadonlyMap<string, number>> {
  if (liveIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('liveVisit')
    .select(['liveId', sql<bigint>`count(distinct person_key)`.as('people')])
    .where('liveId', 'in', liveIds)
    .where('leftAt', 'is', null)
    .where('seenAt', '>', seenAfter)
    .groupBy('liveId')
    .execute();
  return new Map(rows.map(({ liveId, people }) => [liveId, Number(people)]));
}
