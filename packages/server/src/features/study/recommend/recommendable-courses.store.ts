import { sql } from 'kysely';
import type { FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import { among, type SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchableCourses } from '../knowledge/searchable-courses.store.ts';

/** Any run that was finished counts, also a closed one. */
async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('studyRun')
    .select(['courseId as id', sql<Date>`min(finished_at)`.as('finishedAt')])
    .where('memberId', '=', memberId)
    .where('courseId', '=', among(ids))
    .where('finishedAt', '<=', at)
    .groupBy('courseId')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'course' }));
}

const isFinished = ({ memberId }: SearchReader) => sql<boolean>`exists (
  select from study_run run where run.course_id = document.source_id and run.member_id = ${memberId}
    and run.finished_at is not null)`;

const isBegun = ({ memberId }: SearchReader) => sql<boolean>`exists (
  select from study_run run where run.course_id = document.source_id and run.member_id = ${memberId})`;

/** A file of a path has no card, so only courses of the catalogue are recommended. */
export const recommendableCourses: Recommendable = {
  searchable: searchableCourses,
  kinds: ['course'],
  isClosed: isFinished,
  isBegun,
  listFinished,
};
