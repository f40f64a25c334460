import { type FinishedKind, finishedKinds, taskContentKinds } from '@shuyuan/contract/centre/task-content-types';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { minutesOf, readWeeks } from '../weeks/read-weeks.ts';
import { isMember } from '../weeks/weeks.store.ts';
import { type FinishedInput, reportQueryOf, type SpanInput } from './report-query-of.ts';
import { countFinished, listFinishedRows, readLearned } from './report.store.ts';

const sumOf = (counts: readonly { readonly finished: number }[]): number =>
  counts.reduce((sum, { finished }) => sum + finished, 0);

/** CENTRE-01: what the caller learned in each of the last weeks, and how much they finished. */
export async function readStudyReport(ctx: Context, { weeks }: SpanInput) {
  const query = reportQueryOf(ctx, { weeks });
  const [learned, times, finished] = await Promise.all([
    readLearned(ctx.read, query),
    readWeeks(ctx, isMember(query.memberId), weeks),
    countFinished(ctx.read, query),
  ]);
  const countOf = (kind: FinishedKind): number =>
    sumOf(finished.filter(({ businessType }) => taskContentKinds[businessType] === kind));
  return {
    minutes: minutesOf(learned.seconds),
    dayCount: learned.days,
    counts: Object.fromEntries(finishedKinds.map((kind) => [kind, countOf(kind)])) as Record<FinishedKind, number>,
    weeks: times.map(({ firstDay, minutes }) => ({
      firstDay,
      minutes,
      contentCount: sumOf(finished.filter((count) => count.firstDay === firstDay)),
    })),
  };
}

/** Course runs and everything else the caller finished, the last one first. */
export async function listFinished(ctx: Context, { page, pageSize, ...input }: Paging & FinishedInput) {
  const query = reportQueryOf(ctx, input);
  const [rows, counts] = await Promise.all([
    listFinishedRows(ctx.read, query, { page, pageSize }),
    countFinished(ctx.read, query),
  ]);
  const items = rows.map(({ businessType, finishedAt, ...row }) => ({
    ...row,
    kind: taskContentKinds[businessType],
    finishTime: finishedAt.getTime(),
  }));
  return { items, recordCount: sumOf(counts) };
}
