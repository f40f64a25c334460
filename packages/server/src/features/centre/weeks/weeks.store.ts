import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type WeekRow = {
  readonly firstDay: string;
  readonly seconds: number;
  readonly learners: number;
  readonly finished: number;
};
/** Says of a member whether they are counted. */
export type PeopleCondition = RawBuilder<boolean>;
type WeeksQuery = {
  readonly people: PeopleCondition;
  readonly firstDays: readonly string[];
  readonly timeZone: string;
};

/** One of them alone. */
export const isMember = (id: string): PeopleCondition => sql<boolean>`member.id = ${id}`;

/** The learning of some people in each of some weeks, by their Mondays; a week without any has a row as well. */
export const listWeeks = (read: Reads, { people, firstDays, timeZone }: WeeksQuery): Promise<WeekRow[]> =>
  read
    .selectFrom(
      sql<WeekRow>`(
        with people as materialized (select member.id from member where ${people}),
          studied as (select date_trunc('week', time.day)::date as first_day, sum(time.seconds)::integer as seconds,
              count(distinct time.member_id)::integer as learners
            from people join study_time time on time.member_id = people.id and time.day >= ${firstDays[0]}::date
            group by 1),
          finished as (
            select date_trunc('week', run.finished_at at time zone ${timeZone})::date as first_day, count(*)::integer as runs
            from people join study_run run on run.member_id = people.id
              and run.finished_at >= (${firstDays[0]}::date)::timestamp at time zone ${timeZone}
            group by 1)
        select week.first_day, coalesce(studied.seconds, 0) as seconds, coalesce(studied.learners, 0) as learners,
          coalesce(finished.runs, 0) as finished
        from unnest(${[...firstDays]}::text[]) as week (first_day)
          left join studied on studied.first_day = week.first_day::date
          left join finished on finished.first_day = week.first_day::date)`.as<'week'>(sql`week`),
    )
    .selectAll()
    .orderBy('week.firstDay')
    .execute();
