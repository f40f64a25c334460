import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listReported, sumReported } from './report.store.ts';
import { type PeriodInput, reportQueryOf } from './report-query-of.ts';
import { reportView } from './report-view.ts';

export async function listClassReport(ctx: Context, { from, to, ...paging }: Paging & PeriodInput) {
  const query = reportQueryOf(ctx, { from, to });
  const [rows, sums] = await Promise.all([
    listReported(ctx.read, query, { limit: paging.pageSize, offset: offsetOf(paging) }),
    sumReported(ctx.read, query),
  ]);
  return { items: rows.map(reportView), ...sums };
}
