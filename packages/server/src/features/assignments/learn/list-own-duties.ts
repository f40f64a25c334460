import { taskContentKinds } from '@shuyuan/contract/centre/task-content-types';
import type { OwnDutyView } from '@shuyuan/contract/assignments/own-duty-views';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listDutyItems, listOwn } from './own-duties.store.ts';

/** D-180: what the caller has to learn and by when, content by content. */
export async function listOwnDuties(ctx: Context, { view, ...paging }: Paging & { readonly view: OwnDutyView }) {
  const asOf = new Date(ctx.now());
  const { rows, total } = await listOwn(ctx.read, { memberId: ctx.actor.id, view, asOf }, paging);
  const dutyIds = rows.map(({ id }) => id);
  const items = await listDutyItems(ctx.read, dutyIds, asOf);
  return {
    items: rows.map(({ dueAt, lateAt, finishedAt, ...duty }) => ({
      ...duty,
      dueTime: dueAt.getTime(),
      lateTime: lateAt.getTime(),
      finishTime: finishedAt?.getTime() ?? null,
      items: items
        .filter(({ dutyId }) => dutyId === duty.id)
        .map(({ businessType, businessId, title, isAsked, finishedAt: itemAt, nextClassId, nextClassAt }) => ({
          kind: taskContentKinds[businessType],
          businessId,
          title,
          isAsked,
          finishTime: itemAt?.getTime() ?? null,
          nextClass: nextClassId && nextClassAt ? { id: nextClassId, startTime: nextClassAt.getTime() } : null,
        })),
    })),
    recordCount: total,
  };
}
