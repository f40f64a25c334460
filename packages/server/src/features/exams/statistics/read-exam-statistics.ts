import { pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { consistencyOf, itemStatisticsOf } from '@shuyuan/contract/exams/statistics/item-statistics';
import { histogramBars, warningsOfExam, warningsOfItem } from '@shuyuan/contract/exams/statistics/item-warnings';
import { examStatusOf, isWindowOver } from '@shuyuan/contract/exams/taking/attempt-result';
import type { Context, Reads } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { findDefinition } from '../taking/attempt.store.ts';
import { countOthers, findTotals, listBars, listItemMoments } from './statistics.store.ts';

type PaperKey = Parameters<typeof findTotals>[1];

async function listItems(read: Reads, key: PaperKey, isSamePaper: boolean) {
  const rows = (await listItemMoments(read, key)).map((row) => ({ ...row, count: Number(row.count) }));
  const statistics = itemStatisticsOf(rows, isSamePaper);
  return rows.flatMap(({ questionId, version, text, kind, points, count, variance }, index) => {
    const item = statistics[index];
    if (!item) return [];
    return [
      { variance, view: { questionId, version, text, kind, points, count, ...item, warnings: warningsOfItem(item) } },
    ];
  });
}

async function readTotals(read: Reads, key: PaperKey) {
  const { count, passedCount, mean, median, lowest, highest, variance } = await findTotals(read, key);
  const standardDeviation = variance === null ? null : Math.sqrt(variance);
  const isKnown = mean !== null && median !== null && lowest !== null && highest !== null;
  const total = isKnown ? { mean, median, lowest, highest, standardDeviation } : null;
  return { attemptCount: Number(count), passedCount: Number(passedCount), variance, standardDeviation, total };
}

/** How a published paper worked, from moments the database answers: as many rows as it has questions. */
async function statisticsOf(ctx: Context, key: PaperKey, isOpen: boolean) {
  const { read } = ctx;
  const definition = await findDefinition(read, key.paperId);
  const isSamePaper = definition.kind === 'fixed';
  const { variance, standardDeviation, ...totals } = await readTotals(read, key);
  const items = await listItems(read, key, isSamePaper);
  const { isBeingTaken, ...others } = await countOthers(read, key);
  const bars = new Map((await listBars(read, key)).map(({ bar, count }) => [bar, Number(count)]));
  const consistency = isSamePaper
    ? consistencyOf(
        items.map((item) => item.variance),
        variance,
      )
    : null;
  const standardError =
    consistency === null || standardDeviation === null
      ? null
      : standardDeviation * Math.sqrt(Math.max(0, 1 - consistency));
  return {
    ...totals,
    ...others,
    pointSum: pointSumOf(definition),
    histogram: Array.from({ length: histogramBars }, (_, bar) => bars.get(bar) ?? 0),
    consistency,
    standardError,
    warnings: warningsOfExam({
      attemptCount: totals.attemptCount,
      consistency,
      isOpen: isOpen || isBeingTaken,
      ...others,
    }),
    items: items.map(({ view }) => view),
  };
}

const nothing = {
  attemptCount: 0,
  waitingCount: 0,
  otherCount: 0,
  passedCount: null,
  pointSum: 0,
  total: null,
  histogram: Array.from({ length: histogramBars }, () => 0),
  consistency: null,
  standardError: null,
  warnings: [],
  items: [],
};

/** For the managers of an exam; one that was never published has none. */
export async function readExamStatistics(ctx: Context, { id }: { readonly id: string }) {
  const exam = await openManagedExam(ctx, id);
  const { paperId, settings } = exam;
  if (paperId === null) return nothing;
  const isOpen = !isWindowOver(examStatusOf({ ...exam, isMarking: false }, ctx.now()));
  const statistics = await statisticsOf(ctx, { examId: exam.id, paperId }, isOpen);
  return { ...statistics, passedCount: settings.passPercent === null ? null : statistics.passedCount };
}
