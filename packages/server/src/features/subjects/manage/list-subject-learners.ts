import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { openManagedSubject } from '../subject.policy.ts';
import { countMatching, type LearnerRow, listLearners } from './learners.store.ts';

const toOut = ({ openedAt, dueAt, finishedAt, status, exemptCount, ...row }: LearnerRow) => ({
  ...row,
  finishStatus: status,
  exemptCount: Number(exemptCount),
  joinTime: openedAt.getTime(),
  dueTime: dueAt?.getTime() ?? null,
  finishTime: finishedAt?.getTime() ?? null,
});

/** Learners of a subject, how far they are and by when, for its managers. */
export async function listSubjectLearners(ctx: Context, { page, pageSize, ...input }: ReportInput & Paging) {
  const { id: subjectId } = await openManagedSubject(ctx, input.id);
  const query = { ...queryOf(input), subjectId, asOf: new Date(ctx.now()) };
  const rows = await listLearners(ctx.read, query, { page, pageSize });
  return { items: rows.map(toOut), recordCount: await countMatching(ctx.read, query) };
}

export type ReportInput = {
  readonly id: string;
  readonly search?: string | undefined;
  readonly finishStatus?: FinishStatus | undefined;
  readonly organizationId?: string | undefined;
};

export const queryOf = ({ search, finishStatus, organizationId }: ReportInput) => ({
  search,
  finishStatus,
  organizationId,
});
