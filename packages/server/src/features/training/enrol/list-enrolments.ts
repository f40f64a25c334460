import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { EnrolmentState } from '@shuyuan/contract/training/enrolment-states';
import type { Context } from '../../../platform/context.ts';
import { openManagedClass } from '../class.policy.ts';
import { listEnrolmentRows } from './enrolment-list.store.ts';

export async function listEnrolments(ctx: Context, { id, search, state, ...paging }: Paging & PeopleInput) {
  await openManagedClass(ctx, id);
  const { rows, total } = await listEnrolmentRows(ctx.read, { classId: id, search, state }, paging);
  const items = rows.map(({ appliedAt, waitingPosition, ...row }) => ({
    ...row,
    applyTime: appliedAt.getTime(),
    waitingPosition: waitingPosition === null ? null : Number(waitingPosition),
  }));
  return { items, recordCount: total };
}

export type PeopleInput = {
  readonly id: string;
  readonly search?: string | undefined;
  readonly state?: EnrolmentState | undefined;
};
