import type { ReportSpan } from '@shuyuan/contract/centre/report-spans';
import { type FinishedKind, taskContentKinds, taskContentTypes } from '@shuyuan/contract/centre/task-content-types';
import { weeksUntil } from '@shuyuan/contract/centre/weeks/compared-weeks';
import type { Context } from '../../../platform/context.ts';
import { todayOf } from '../weeks/read-weeks.ts';
import type { ReportQuery } from './report.store.ts';

/** About the caller alone: nothing of the input says whose report it is. */
export function reportQueryOf(ctx: Context, { weeks, kind }: FinishedInput): ReportQuery {
  const [firstDay = ''] = weeksUntil(todayOf(ctx), weeks);
  return {
    memberId: ctx.actor.id,
    firstDay,
    timeZone: ctx.external.timeZone,
    asOf: new Date(ctx.now()),
    businessType: taskContentTypes.find((type) => taskContentKinds[type] === kind),
  };
}

export type SpanInput = { readonly weeks: ReportSpan };
export type FinishedInput = SpanInput & { readonly kind?: FinishedKind | undefined };
