import type { Task } from '@shuyuan/contract/centre/task';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { liveStatuses } from '@shuyuan/contract/live/live-status';
import { liveSuppliers } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { beginsBefore, earliestFirst, isExpectedBy } from './card-conditions.store.ts';
import { findCards } from './cards.store.ts';

const aheadMs = 14 * dayMs;

/** D-180: lives of the next two weeks the caller subscribed to or was invited to. */
export async function listLiveTasks(ctx: Context, limit: number): Promise<Task[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const conditions = [isExpectedBy(memberId), beginsBefore(new Date(ctx.now() + aheadMs))];
  const query = { tenantId, memberId, suppliers: liveSuppliers, statuses: liveStatuses.open, conditions };
  const rows = await findCards(ctx.read, query, { order: earliestFirst, paging: { page: 1, pageSize: limit } });
  return rows.map(({ id, subject, startTime, createdAt }) => ({
    kind: 'live',
    id,
    title: subject,
    dueTime: startTime.getTime(),
    sinceTime: createdAt.getTime(),
    box: null,
    starterName: null,
  }));
}
