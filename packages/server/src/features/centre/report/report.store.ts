import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type ReportQuery = {
  readonly memberId: string;
  /** The first of its days, a Monday. */
  readonly firstDay: string;
  readonly timeZone: string;
  readonly asOf: Date;
  readonly businessType?: TaskContentType | undefined;
};

const finished = ({ memberId, firstDay, timeZone, asOf, businessType }: ReportQuery) => sql`(
  select done.* from finished_contents(${memberId}, ${asOf}) done
  where done.finished_at >= (${firstDay}::date)::timestamp at time zone ${timeZone}
    ${businessType === undefined ? sql`` : sql`and done.business_type = ${businessType}`}) done`;

export type FinishedRow = {
  readonly businessType: TaskContentType;
  readonly id: string;
  readonly title: string;
  readonly finishedAt: Date;
  readonly isOpen: boolean;
};

/**
 * The contents somebody finished, the last one first. Whoever took part in the others still finds them; a course or a subject can be closed
 * to them by now.
 */
export const listFinishedRows = (read: Reads, query: ReportQuery, paging: Paging): Promise<FinishedRow[]> =>
  read
    .selectFrom(
      sql<FinishedRow>`(
        select page.business_type, page.business_id as id, page.title, page.finished_at,
          page.business_type not in (1, 2) or is_content_open(page.business_type, page.business_id, member.id,
            member_places(member.id), member.created_at, ${query.asOf}) as is_open
        from (select done.* from ${finished(query)}
            order by done.finished_at desc, done.business_type, done.business_id
            limit ${paging.pageSize} offset ${offsetOf(paging)}) page
          join member on member.id = ${query.memberId})`.as<'page'>(sql`page`),
    )
    .selectAll()
    .orderBy('page.finishedAt', 'desc')
    .orderBy('page.businessType')
    .orderBy('page.id')
    .execute();

export type FinishedCountRow = {
  readonly firstDay: string;
  readonly businessType: TaskContentType;
  readonly finished: number;
};

/** How much of each kind somebody finished in each week; weeks and kinds without any are left out. */
export const countFinished = (read: Reads, query: ReportQuery): Promise<FinishedCountRow[]> =>
  read
    .selectFrom(
      sql<FinishedCountRow>`(
        select date_trunc('week', done.finished_at at time zone ${query.timeZone})::date::text as first_day, done.business_type,
          count(*)::integer as finished
        from ${finished(query)} group by 1, 2)`.as<'week'>(sql`week`),
    )
    .selectAll()
    .execute();

export type LearnedRow = { readonly seconds: number; readonly days: number };

/** How long somebody learned, and on how many days. */
export const readLearned = (read: Reads, { memberId, firstDay }: ReportQuery): Promise<LearnedRow> =>
  read
    .selectFrom('studyTime as time')
    .select([
      sql<number>`coalesce(sum(time.seconds), 0)::integer`.as('seconds'),
      sql<number>`count(*)::integer`.as('days'),
    ])
    .where('time.memberId', '=', memberId)
    .where(sql<boolean>`time.day >= ${firstDay}::date`)
    .where('time.seconds', '>', 0)
    .executeTakeFirstOrThrow();
