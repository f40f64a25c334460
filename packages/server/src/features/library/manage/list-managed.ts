import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { permissionsOf } from '../item.policy.ts';
import { listManaged } from './managed-items.store.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: CourseState | undefined };

/** Items the caller brought; everything for those who manage all of it. */
export async function listManagedItems(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = ctx.actor;
  const authorId = capabilities.has('course.manageAll') ? null : id;
  const { rows, total } = await listManaged(ctx.read, { tenantId, authorId, search, state }, paging);
  const items = rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updateTime: updatedAt.getTime(),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}
