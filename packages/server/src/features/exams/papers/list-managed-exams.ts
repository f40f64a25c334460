import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listManaged } from './exam-list.store.ts';
import { permissionsOf } from './exam.policy.ts';

type ManagedInput = Paging & {
  readonly search?: string | undefined;
  readonly state?: ExamState | undefined;
  readonly isOwn: boolean;
};

/** Everything for those who manage all exams; for others what they made. */
export async function listManagedExams({ read, actor }: Context, { search, state, isOwn, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = actor;
  const authorId = !isOwn && capabilities.has('exam.manageAll') ? null : id;
  const { rows, total } = await listManaged(read, { tenantId, authorId, search, state }, paging);
  const items = rows.map(({ opensAt, closesAt, updatedAt, ...row }) => ({
    ...row,
    openTime: opensAt?.getTime() ?? null,
    closeTime: closesAt?.getTime() ?? null,
    updateTime: updatedAt.getTime(),
    takerCount: Number(row.takerCount),
    midwayCount: Number(row.midwayCount),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}
