import { demand } from '@shuyuan/contract/kernel/app-error';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManagedClass } from '../class.policy.ts';
import { listCosts, listHours } from './cost.store.ts';
import { listReported } from './report.store.ts';
import { reportView } from './report-view.ts';

export async function readClassCosts(ctx: Context, { id }: { readonly id: string }) {
  const { state, tenantId } = await openManagedClass(ctx, id);
  const [row] = await listReported(ctx.read, { tenantId, classId: id, managerId: null }, { limit: 1, offset: 0 });
  demand(row, 'request.not-found');
  return { ...reportView(row), lines: await listCosts(ctx.read, id), canEdit: state !== 'archived' };
}

export async function listClassHours(ctx: Context, { id, ...paging }: Paging & { readonly id: string }) {
  const { seatsTaken } = await openManagedClass(ctx, id);
  const items = await listHours(ctx.read, id, { limit: paging.pageSize, offset: offsetOf(paging) });
  return { items, recordCount: seatsTaken };
}
