import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type NewOutage = {
  readonly examId: string;
  readonly tenantId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly givenBy: string;
  readonly givenAt: Date;
};

/** Whether it is new: the same outage is given back once. */
export async function insertOutage(tx: Tx, outage: NewOutage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('examOutage')
    .values(outage)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

type GivenBack = { readonly id: string; readonly isCut: boolean };

/**
 * Everybody whose attempt was running gets what the outage took of it. An attempt the clock has ended goes on where that
 * leaves time to answer, unless the person has begun another one. They are locked in one order, as saves lock them.
 */
export async function updateCloses(
  tx: Tx,
  { examId, startsAt, endsAt, givenAt }: Pick<NewOutage, 'examId' | 'startsAt' | 'endsAt' | 'givenAt'>,
): Promise<readonly GivenBack[]> {
  const { rows } = await sql<GivenBack>`with running as materialized (
      select id, ended_at is not null as is_cut, ${endsAt}::timestamptz - greatest(${startsAt}, started_at) as lost
      from exam_attempt attempt
      where exam_id = ${examId} and closes_at > ${startsAt} and started_at < ${endsAt} and (ended_at is null
        or ended_by = 'clock'
          and closes_at + (${endsAt}::timestamptz - greatest(${startsAt}, started_at)) > ${givenAt}
          and not exists (select from exam_attempt later where later.exam_id = attempt.exam_id
            and later.member_id = attempt.member_id and later.number > attempt.number))
      order by id for update
    )
    update exam_attempt set ended_at = null, ended_by = null, result = null, score = null, settled_at = null,
      extra_ms = extra_ms + (extract(epoch from running.lost) * 1000)::bigint, closes_at = closes_at + running.lost
    from running where exam_attempt.id = running.id
    returning running.id, running.is_cut as "isCut"`.execute(tx);
  return rows;
}
