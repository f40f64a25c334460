import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type SilenceQuery = { readonly examId: string; readonly since: Date; readonly now: Date };
type Silence = { readonly startsAt: Date; readonly endsAt: Date };

/**
 * The longest stretch of a minute and more in which nobody began, opened or saved, though somebody did before and went on
 * behind it, and that was not given back. An attempt somebody walked away from says nothing: it is not heard again.
 */
export async function findSilence(read: Reads, { examId, since, now }: SilenceQuery): Promise<Silence | null> {
  const row = await read
    .selectFrom(
      sql<Silence>`(with attempt as materialized (
        select id, started_at, opened_at from exam_attempt
        where exam_id = ${examId} and (ended_at is null or ended_at > ${since})
      ), heard as materialized (
        select id, started_at as at from attempt
        union all select id, opened_at from attempt where opened_at is not null
        union all select attempt.id, answer.saved_at from exam_answer answer join attempt on attempt.id = answer.attempt_id
      ), answering as (
        select min(at) as first_at, max(at) as last_at from heard group by id
      ), stretch as (
        select at as starts_at, lead(at) over (order by at) as ends_at from heard where at between ${since} and ${now}
      )
      select starts_at, ends_at from stretch
      where ends_at - starts_at >= interval '1 minute'
        and exists (select from answering where first_at <= starts_at and last_at >= ends_at)
        and not exists (select from exam_outage given
          where given.exam_id = ${examId} and given.starts_at <= stretch.starts_at and given.ends_at >= stretch.ends_at)
      order by ends_at - starts_at desc limit 1)`.as<'silence'>(sql`silence`),
    )
    .select(['silence.startsAt', 'silence.endsAt'])
    .executeTakeFirst();
  return row ?? null;
}
