import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { LearnersQuery } from './learners.store.ts';

/** The report on the learners of a course, with its filters. */
export type ReportInput = {
  readonly id: string;
  readonly search?: string | undefined;
  readonly finishStatus?: FinishStatus | undefined;
  readonly organizationId?: string | undefined;
};

export const queryOf = ({ id, search, finishStatus, organizationId }: ReportInput): LearnersQuery => ({
  courseId: id,
  search,
  finishStatus,
  organizationId,
});
