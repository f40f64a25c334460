import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewOutage = {
  readonly examId: string;
  readonly tenantId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly givenBy: string;
  readonly givenAt: Date;
};

type Stretch = { readonly startsAt: Date; readonly endsAt: Date };

/** The stretches of an outage that were not given back yet: two who give back overlapping ones give nobody the same time twice. */
export const listUngiven = (read: Reads, { examId, startsAt, endsAt }: Stretch & { readonly examId: string }) =>
  read
    .selectFrom(
      sql<Stretch>`(
        select lower(stretch) as starts_at, upper(stretch) as ends_at
        from (select range_agg(tstzrange(starts_at, ends_at)) as ranges from exam_outage where exam_id = ${examId}) given
          cross join lateral unnest(tstzmultirange(tstzrange(${startsAt}, ${endsAt}))
            - coalesce(given.ranges, '{}'::tstzmultirange)) as stretch
      )`.as<'ungiven'>(sql`ungiven`),
    )
    .selectAll()
    .orderBy('startsAt')
    .execute();

/** The exam is locked by the caller. */
export async function insertOutage(tx: Tx, outage: NewOutage): Promise<void> {
  await tx.insertInto('examOutage').values(outage).execute();
}

type GivenBack = { readonly id: string; readonly isCut: boolean };

type GiveBackInput = { readonly examId: string; readonly stretches: readonly Stretch[]; readonly givenAt: Date };

/**
 * Everybody whose attempt was running gets what the outage took of it. An attempt the clock has ended goes on where that
 * leaves time to answer, unless the person has begun another one. They are locked in one order, as saves lock them.
 */
export async function updateCloses(
  tx: Tx,
  { examId, stretches, givenAt }: GiveBackInput,
): Promise<readonly GivenBack[]> {
  const starts = stretches.map(({ startsAt }) => startsAt);
  const ends = stretches.map(({ endsAt }) => endsAt);
  const { rows } = await sql<GivenBack>`with running as materialized (
      select attempt.id, attempt.ended_at is not null as is_cut, lost.time as lost
      from exam_attempt attempt
        cross join lateral (
          select sum(outage.ends_at - greatest(outage.starts_at, attempt.started_at)) as time
          from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as outage (starts_at, ends_at)
          where attempt.closes_at > outage.starts_at and attempt.started_at < outage.ends_at) lost
      where attempt.exam_id = ${examId} and lost.time is not null and (attempt.ended_at is null
        or attempt.ended_by = 'clock' and attempt.result <> 'annulled' and attempt.closes_at + lost.time > ${givenAt}
          and not exists (select from exam_attempt later where later.exam_id = attempt.exam_id
            and later.member_id = attempt.member_id and later.number > attempt.number))
      order by attempt.id for update of attempt
    )
    update exam_attempt set ended_at = null, ended_by = null, result = null, score = null, settled_at = null,
      extra_ms = extra_ms + (extract(epoch from running.lost) * 1000)::bigint, closes_at = closes_at + running.lost
    from running where exam_attempt.id = running.id
    returning running.id, running.is_cut as "isCut"`.execute(tx);
  return rows;
}
