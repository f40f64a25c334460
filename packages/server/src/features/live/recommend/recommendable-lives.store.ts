import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { recommendLimits } from '@shuyuan/contract/recommend/recommend-limits';
import { sql } from 'kysely';
import type { DueSource, FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import { among, type SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchableLives } from '../search/searchable-lives.store.ts';

/** There for half of it or ten minutes, as everywhere a live is learned (`content_state`). */
async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('live')
    .innerJoinLateral(
      sql<{ finishedAt: Date | null }>`content_state(15::smallint, live.id, ${memberId}, '{}', ${at}::timestamptz,
        null, null, ${at}::timestamptz)`.as<'state'>(sql`state`),
      (join) => join.onTrue(),
    )
    .select(['live.id', 'state.finishedAt'])
    .where('live.id', '=', among(ids))
    .where('state.finishedAt', 'is not', null)
    .execute();
  return rows.flatMap(({ id, finishedAt }) => (finishedAt ? [{ kind: 'live' as const, id, finishedAt }] : []));
}

/** Visited already, held by the reader, closed by a code, or over without a recording that can be watched. */
const isClosed = ({ memberId }: SearchReader) => sql<boolean>`(
  exists (select from live_visit visit where visit.live_id = document.source_id and visit.person_key = ${`m:${memberId}`})
  or exists (select from live where live.id = document.source_id and (live.creator_id = ${memberId}
    or coalesce(live.lecturer_id = ${memberId}, false) or live.passcode_hash is not null
    or (live.status = ${LiveStatus.ended} and not exists (select from live_replay replay
      where replay.live_id = live.id and replay.state = 'ready')))))`;

export const recommendableLives: Recommendable = {
  searchable: searchableLives,
  kinds: ['live'],
  isClosed,
  listFinished,
};

/** Lives that are on, or begin soon. */
export const comingLives: DueSource = ({ tenantId, at }, until) => sql`
  select 'live' as kind, live.id, greatest(live.start_time, ${at}) as due_at from live
  where live.tenant_id = ${tenantId} and live.status in (${LiveStatus.notBegun}, ${LiveStatus.running})
    and live.start_time > ${new Date(at.getTime() - recommendLimits.dueMs)} and live.start_time <= ${until}
    and (live.status = ${LiveStatus.running} or live.start_time > ${at})
  order by live.start_time, live.id limit ${recommendLimits.due}`;
