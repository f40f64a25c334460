import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

/** Sections of open runs that follow a pass: what `finish_exam_sections` and `reopen_exam_sections` would do. */
export async function listCourseConsequences(
  read: Reads,
  { examId, gainedIds, lostIds }: PassChanges,
): Promise<PassConsequence[]> {
  const rows = await read
    .selectFrom('courseSection as section')
    .innerJoin('studyRun as run', 'run.versionId', 'section.versionId')
    .innerJoin('course', 'course.id', 'run.courseId')
    .leftJoin('sectionProgress as progress', (join) =>
      join.onRef('progress.runId', '=', 'run.id').onRef('progress.sectionKey', '=', 'section.key'),
    )
    .select(['run.memberId', 'course.title as name', 'section.title as section'])
    .select(sql<boolean>`run.member_id = any(${[...gainedIds]}::text[])`.as('isGained'))
    .where('section.examId', '=', examId)
    .where('run.closedAt', 'is', null)
    .where(
      sql<boolean>`(run.member_id = any(${[...gainedIds]}::text[]) and progress.finished_at is null
        or run.member_id = any(${[...lostIds]}::text[]) and run.finished_at is null and progress.finished_at is not null)`,
    )
    .orderBy('course.title')
    .orderBy('run.id')
    .execute();
  return rows.map(({ isGained, ...row }) => ({ ...row, kind: 'course', effect: isGained ? 'opens' : 'closes' }));
}
