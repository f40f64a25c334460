import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openNextExamRuns } from '../../exams/index.ts';
import { followRuns, listExamsInside, lockFinishedRuns } from './next-run.store.ts';

/**
 * Opens the next run of the courses and exams among some contents, and of the exams inside these courses, with all of their
 * attempts. Whoever is midway in a course goes on, and who cannot learn it any more is left as they are. Asked once more it
 * changes nothing: a run is opened after what was done by `since`, and after nothing else.
 */
export async function openNextRuns(tx: Tx, contents: readonly ContentAnew[], now: number): Promise<void> {
  const at = new Date(now);
  const ofType = (type: BusinessType) => contents.filter(({ businessType }) => businessType === type);
  const courses = ofType(BusinessType.course).map(({ businessId, ...own }) => ({ ...own, courseId: businessId }));
  const exams = ofType(BusinessType.exam).map(({ businessId, memberId, since }) => ({
    examId: businessId,
    memberId,
    since,
  }));
  if (courses.length > 0) {
    const finished = await lockFinishedRuns(tx, courses);
    const next = finished.map((run) => ({ ...run, nextId: newId(now) }));
    if (next.length > 0) await followRuns(tx, next, at);
    exams.push(...(await listExamsInside(tx, courses)));
  }
  if (exams.length > 0) await openNextExamRuns(tx, exams, at);
}

/** A content somebody has to do anew: what was done of it by `since` counts no more. */
export type ContentAnew = {
  readonly memberId: string;
  readonly businessType: number;
  readonly businessId: string;
  readonly since: Date;
};
