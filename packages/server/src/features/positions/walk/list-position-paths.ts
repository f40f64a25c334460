import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listRuns } from './paths.store.ts';
import { toRunOut } from './to-run-out.ts';

/** ROUTE-29: the caller's walks, the latest first. */
export async function listPositionPaths(ctx: Context, { isClosed, ...paging }: Paging & { isClosed: boolean }) {
  const query = { memberId: ctx.actor.id, isClosed, asOf: new Date(ctx.now()) };
  const { rows, total } = await listRuns(ctx.read, query, paging);
  const items = rows.map(({ position, run, progress }) => ({ ...toRunOut(position, run), ...progress }));
  return { items, recordCount: total };
}
