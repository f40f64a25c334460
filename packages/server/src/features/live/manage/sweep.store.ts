import { defaultMinutes } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus, liveStatuses } from '@shuyuan/contract/live/live-status';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { liveColumns, type LiveRow } from '../live.store.ts';

/** Coarsely, by index; `endingOf` of the contract decides about each. */
export async function listMayBeOver(read: Reads, now: Date, limit: number): Promise<LiveRow[]> {
  return read
    .selectFrom('live')
    .select(liveColumns)
    .where('live.status', 'in', liveStatuses.open)
    .where('live.startTime', '<', now)
    .where(
      sql<boolean>`case live.status
        when ${LiveStatus.notBegun} then live.start_time < ${now}::timestamptz - interval '1 day'
        else live.started_at < ${now}::timestamptz - interval '1 day'
          or live.start_time + coalesce(live.estimate_duration, ${defaultMinutes}) * interval '1 minute' < ${now}
      end`,
    )
    .orderBy('live.startTime')
    .limit(limit)
    .execute();
}
