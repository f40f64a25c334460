import type { RecommendItem, RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import type { RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import { sql } from 'kysely';
import type { Batch } from '../../../platform/batches.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

type DayKey = {
  readonly tenantId: string;
  readonly day: string;
  readonly kind: RecommendKind;
  readonly reason: RecommendReason;
};
type Sums = { readonly shown: number; readonly opened: number; readonly finished: number };
export type DayEvent = DayKey & { readonly column: keyof Sums };

/** Adds one for each event. In the order of the keys: two who count at once take the same rows in the same order. */
export async function addToDays(tx: Tx, events: readonly DayEvent[]): Promise<void> {
  if (events.length === 0) return;
  const columnOf = (key: keyof DayEvent) => events.map((event) => event[key]);
  await sql`
    insert into recommend_day (tenant_id, day, kind, reason, shown, opened, finished)
    select tenant_id, day, kind, reason, count(*) filter (where what = 'shown'), count(*) filter (where what = 'opened'),
      count(*) filter (where what = 'finished')
    from unnest(${columnOf('tenantId')}::text[], ${columnOf('day')}::date[], ${columnOf('kind')}::text[],
      ${columnOf('reason')}::text[], ${columnOf('column')}::text[]) as event (tenant_id, day, kind, reason, what)
    group by tenant_id, day, kind, reason order by tenant_id, day, kind, reason
    on conflict (tenant_id, day, kind, reason) do update set shown = recommend_day.shown + excluded.shown,
      opened = recommend_day.opened + excluded.opened, finished = recommend_day.finished + excluded.finished`.execute(
    tx,
  );
}

/** Nobody waits for the count of what was shown. */
export const shownRecommendations: Batch<DayEvent> = { name: 'recommendations-shown', write: addToDays };

type OpenedRow = RecommendItem & {
  readonly tenantId: string;
  readonly memberId: string;
  readonly reason: RecommendReason;
  readonly openedAt: Date;
};

/** False where it is open already. */
export async function insertOpened(tx: Tx, { id, ...row }: OpenedRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('recommendOpened')
    .values({ ...row, itemId: id })
    .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'itemId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type FinishedItem = RecommendItem & { readonly finishedAt: number };

/** Of what somebody has finished, what they had opened from a recommendation before; it is open no longer. */
export async function deleteOpenedOf(tx: Tx, memberId: string, items: readonly FinishedItem[]) {
  if (items.length === 0) return [];
  const { rows } = await sql<{ kind: RecommendKind; reason: RecommendReason; finishedAt: Date }>`
    delete from recommend_opened opened
    using unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::text[],
      ${items.map(({ finishedAt }) => new Date(finishedAt).toISOString())}::timestamptz[]) as item (kind, id, finished_at)
    where opened.member_id = ${memberId} and opened.kind = item.kind and opened.item_id = item.id
      and opened.opened_at <= item.finished_at
    returning opened.kind, opened.reason, item.finished_at`.execute(tx);
  return rows;
}

export async function deleteOldSums(tx: Tx, { openedBefore, day }: { openedBefore: Date; day: string }): Promise<void> {
  await tx.deleteFrom('recommendOpened').where('openedAt', '<', openedBefore).execute();
  await sql`delete from recommend_day where day < ${day}::date`.execute(tx);
}

type PeriodQuery = { readonly tenantId: string; readonly from: string; readonly to: string };
export type ReportRow = Sums & Pick<DayKey, 'kind' | 'reason'>;

/** One row for each kind and reason of a period. */
export const listSums = (read: Reads, { tenantId, from, to }: PeriodQuery): Promise<ReportRow[]> =>
  read
    .selectFrom(
      sql<ReportRow>`(
        select kind, reason, sum(shown)::integer as shown, sum(opened)::integer as opened, sum(finished)::integer as finished
        from recommend_day where tenant_id = ${tenantId} and day between ${from}::date and ${to}::date
        group by kind, reason)`.as<'sums'>(sql`sums`),
    )
    .selectAll()
    .orderBy('sums.kind')
    .orderBy('sums.reason')
    .execute();
