import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import type { Context } from '../../../platform/context.ts';
import type { ReportQuery } from './report.store.ts';

/** Whole days by the clock of the installation; the classes the caller made or teaches, or all of them. */
export function reportQueryOf(ctx: Context, { from, to }: PeriodInput): ReportQuery {
  const { id, tenantId, capabilities } = ctx.actor;
  const startOf = (day: string): Date => new Date(instantIn(ctx.external.timeZone, day, 0));
  const managerId = capabilities.has('class.manageAll') ? null : id;
  return { tenantId, managerId, from: startOf(from), to: startOf(addDays(to, 1)) };
}

export type PeriodInput = { readonly from: string; readonly to: string };
