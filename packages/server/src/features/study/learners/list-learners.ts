import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManagedCourse } from '../courses/course.policy.ts';
import { countMatching, type LearnerRow, listLearners as listRows } from './learners.store.ts';
import { queryOf, type ReportInput } from './report-input.ts';
import { toProgressOut } from '../runs/to-progress-out.ts';

const toOut = (row: LearnerRow) => ({
  ...toProgressOut(row),
  memberId: row.memberId,
  fullName: row.fullName,
  organizationName: row.organizationName,
  runNumber: row.runNumber,
  versionNumber: row.versionNumber,
  openTime: row.openedAt.getTime(),
  lastStudyTime: row.studiedAt?.getTime() ?? null,
  finishTime: row.finishedAt?.getTime() ?? null,
  studySeconds: Number(row.studySeconds),
  waitingCount: Number(row.waitingCount),
  mark: row.mark,
});

/** Learners of a course, how far they are and since when, for its managers. */
export async function listLearners(ctx: Context, { page, pageSize, ...input }: ReportInput & Paging) {
  await openManagedCourse(ctx, input.id);
  const query = queryOf(input);
  const rows = await listRows(ctx.read, query, { asOf: new Date(ctx.now()), paging: { page, pageSize } });
  return { items: rows.map(toOut), recordCount: await countMatching(ctx.read, query) };
}
