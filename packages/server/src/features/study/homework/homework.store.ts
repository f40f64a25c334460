import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { HomeworkState } from '@shuyuan/contract/study/homework/homework-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

export const homeworkPurpose = 'homework-file';

type WorkKey = { readonly runId: string; readonly sectionKey: string };

const work = (read: Reads) =>
  read
    .selectFrom('homework')
    .select(['id', 'tenantId', 'courseId', 'runId', 'sectionKey', 'memberId', 'state', 'text', 'fileIds', 'revision'])
    .select(['submittedAt', 'markedAt', 'comment', 'score']);

export type HomeworkRow = NonNullable<Awaited<ReturnType<typeof findHomework>>>;

export const findWork = (read: Reads, { runId, sectionKey }: WorkKey) =>
  work(read).where('runId', '=', runId).where('sectionKey', '=', sectionKey).executeTakeFirst();

/** Of two devices that hand in at once, the second waits here. The run is locked before. */
export const lockWork = (tx: Tx, { runId, sectionKey }: WorkKey) =>
  work(tx).where('runId', '=', runId).where('sectionKey', '=', sectionKey).forNoKeyUpdate().executeTakeFirst();

export const findHomework = (read: Reads, tenantId: string, id: string) =>
  work(read).where('tenantId', '=', tenantId).where('id', '=', id).executeTakeFirst();

export const lockHomework = (tx: Tx, id: string) => work(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

type Written = WorkKey & {
  readonly id: string;
  readonly tenantId: string;
  readonly courseId: string;
  readonly memberId: string;
  readonly state: HomeworkState;
  readonly text: string;
  readonly fileIds: string[];
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
};

/** The comment of an earlier marking stays beside it. */
export async function upsertHomework(tx: Tx, row: Written): Promise<void> {
  const { state, text, fileIds, updatedAt, submittedAt } = row;
  await tx
    .insertInto('homework')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['runId', 'sectionKey'])
        .doUpdateSet({ state, text, fileIds, updatedAt, submittedAt, revision: sql<number>`homework.revision + 1` }),
    )
    .execute();
}

type Mark = {
  readonly id: string;
  readonly state: HomeworkState;
  readonly comment: string;
  readonly score: number | null;
  readonly markedBy: string;
  readonly markedAt: Date;
};

export async function updateMark(tx: Tx, { id, ...mark }: Mark): Promise<void> {
  await tx.updateTable('homework').set(mark).where('id', '=', id).execute();
}

/** The files of a work that are named, of all that it ever had. */
export const listFiles = (read: Reads, { tenantId, id, fileIds }: Pick<HomeworkRow, 'tenantId' | 'id' | 'fileIds'>) =>
  read
    .selectFrom('file')
    .select(['id', 'name', sql<string>`'/files/' || file.path`.as('path')])
    .where('tenantId', '=', tenantId)
    .where('purpose', '=', homeworkPurpose)
    .where('subjectId', '=', id)
    .where('id', 'in', fileIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The task as the version of a run has it. */
export const findTask = (read: Reads, { versionId, sectionKey }: { versionId: string; sectionKey: string }) =>
  read
    .selectFrom('courseSection')
    .select(['type', 'title', 'isDoneOnSubmit'])
    .where('versionId', '=', versionId)
    .where('key', '=', sectionKey)
    .executeTakeFirst();

export type HomeworkQuery = {
  readonly courseId: string;
  readonly state: HomeworkState;
  readonly search?: string | undefined;
};

/** People are asked for where somebody is searched by name alone: a course of thousands is counted without them. */
const submitted = (read: Reads, { courseId, state, search = '' }: HomeworkQuery) =>
  (search === '' ? [] : matchesSearch(search, sql`member.search_text`, sql`member.search`)).reduce(
    (query, matches) =>
      query.where(sql<boolean>`exists (select from member where member.id = homework.member_id and ${matches})`),
    read
      .selectFrom('homework')
      .where('homework.courseId', '=', courseId)
      .where('homework.state', '=', state)
      .where('homework.submittedAt', 'is not', null),
  );

/** In the order they were handed in. */
export const listSubmitted = (read: Reads, query: HomeworkQuery, paging: Paging) =>
  submitted(read, query)
    .innerJoin('member', 'member.id', 'homework.memberId')
    .innerJoin('studyRun as run', 'run.id', 'homework.runId')
    .leftJoin('courseSection as section', (join) =>
      join.onRef('section.versionId', '=', 'run.versionId').onRef('section.key', '=', 'homework.sectionKey'),
    )
    .select(['homework.id', 'homework.memberId', 'member.fullName', 'homework.state', 'homework.score'])
    .select(['homework.markedAt', sql<Date>`homework.submitted_at`.as('submittedAt')])
    .select(sql<string>`coalesce(section.title, '')`.as('sectionTitle'))
    .orderBy('homework.submittedAt')
    .orderBy('homework.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

/** Read from the number that is kept; counted only where somebody is searched by name. */
export async function countSubmitted(read: Reads, query: HomeworkQuery): Promise<number> {
  if (query.search) {
    const { total } = await submitted(read, query)
      .select(sql<bigint>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }
  const { total } = await read
    .selectFrom('homeworkCount')
    .where('courseId', '=', query.courseId)
    .where('state', '=', query.state)
    .select(sql<bigint>`coalesce(sum(works), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Makes one row of the changes of each course and state, as `foldCounts` of learners. */
export const foldWorkCounts = (tx: Tx) =>
  sql`with changed as (select course_id, state from homework_count group by course_id, state having count(*) > 1),
      taken as (delete from homework_count where (course_id, state) in (select course_id, state from changed) returning *)
    insert into homework_count (tenant_id, course_id, state, works)
    select tenant_id, course_id, state, sum(works) from taken group by tenant_id, course_id, state
    having sum(works) <> 0`.execute(tx);
