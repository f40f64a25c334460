import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';
import { progressOfRun } from '../../runs/run.store.ts';
import { type CardReader, titleMatches } from '../course-cards.store.ts';
import { isForMember } from '../audience.store.ts';

type OwnQuery = {
  readonly search: string | undefined;
  readonly finishStatus: FinishStatus | undefined;
};

const isFinished = sql<boolean>`run.finished_at is not null`;
const isOfStatus = (status: FinishStatus) =>
  status === FinishStatus.finished ? isFinished : sql<boolean>`not (${isFinished})`;

/** Courses are asked for where a title is searched alone: their rows are most of the work. */
function own(read: Reads, { tenantId, member }: CardReader, { search, finishStatus }: OwnQuery) {
  const runs = read
    .selectFrom('studyRun as run')
    .where('run.tenantId', '=', tenantId)
    .where('run.memberId', '=', member.id)
    .where('run.closedAt', 'is', null);
  const named = titleMatches(search).map(
    (matches) => sql<boolean>`exists (select from course where course.id = run.course_id and ${matches})`,
  );
  return [...named, ...(finishStatus === undefined ? [] : [isOfStatus(finishStatus)])].reduce(
    (query, condition) => query.where(condition),
    runs,
  );
}

const lastStudied = sql<Date>`coalesce(run.studied_at, run.opened_at)`;

/** The runs of a page, the last studied first. */
const pageOf = (read: Reads, reader: CardReader, { paging, ...query }: OwnQuery & { paging: Paging }) =>
  own(read, reader, query)
    .select('run.id')
    .orderBy(lastStudied, 'desc')
    .orderBy('run.courseId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging));

/** The open runs of a person; progress is worked out for the page alone. */
export const listOwn = (read: Reads, reader: CardReader, query: OwnQuery & { paging: Paging }) =>
  read
    .selectFrom(pageOf(read, reader, query).as('page'))
    .innerJoin('studyRun as run', 'run.id', 'page.id')
    .innerJoin('course', 'course.id', 'run.courseId')
    .innerJoinLateral(progressOfRun(reader.asOf), (join) => join.onTrue())
    .leftJoin('member as lecturer', 'lecturer.id', 'course.lecturerId')
    .select(['course.id', 'course.title', 'lecturer.fullName as lecturerName'])
    .select(['run.number as runNumber', 'run.openedAt', 'run.studiedAt', 'run.finishedAt'])
    .select(['progress.percentage', 'progress.status'])
    .select([
      sql<bigint>`(select coalesce(sum(study_seconds), 0) from section_progress
        where section_progress.run_id = run.id)`.as('studySeconds'),
      sql<boolean>`(course.state = 'published' and ${isForMember(reader.member)})`.as('isOpen'),
    ])
    .orderBy(lastStudied, 'desc')
    .orderBy('course.id')
    .execute();

/** How many of them are being learned, and how many are finished. */
export async function countOwn(read: Reads, reader: CardReader, search: string | undefined) {
  const { learning, finished } = await own(read, reader, { search, finishStatus: undefined })
    .select([
      sql<bigint>`count(*) filter (where not (${isFinished}))`.as('learning'),
      sql<bigint>`count(*) filter (where ${isFinished})`.as('finished'),
    ])
    .executeTakeFirstOrThrow();
  return { learning: Number(learning), finished: Number(finished) };
}
