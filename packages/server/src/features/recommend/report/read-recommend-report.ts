import { type RecommendKind, recommendKinds } from '@shuyuan/contract/recommend/recommend-kinds';
import { type RecommendReason, recommendReasons } from '@shuyuan/contract/recommend/recommend-weights';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { listSums, type ReportRow } from './recommend-day.store.ts';
import { recommendReportTexts } from './recommend-report-texts.ts';

type PeriodInput = { readonly from: string; readonly to: string };

const rowsOf = ({ read, actor }: Context, { from, to }: PeriodInput) =>
  listSums(read, { tenantId: actor.tenantId, from, to });

const sumOf = (rows: readonly ReportRow[]) => ({
  shown: rows.reduce((sum, { shown }) => sum + shown, 0),
  opened: rows.reduce((sum, { opened }) => sum + opened, 0),
  finished: rows.reduce((sum, { finished }) => sum + finished, 0),
});

/** ROUTE-33: what became of recommendations, every reason and kind that was shown. */
export async function readRecommendReport(ctx: Context, period: PeriodInput) {
  const rows = await rowsOf(ctx, period);
  const ofReason = (reason: RecommendReason) => rows.filter((row) => row.reason === reason);
  const ofKind = (kind: RecommendKind) => rows.filter((row) => row.kind === kind);
  return {
    totals: sumOf(rows),
    reasons: recommendReasons
      .filter((reason) => ofReason(reason).length > 0)
      .map((reason) => ({ reason, ...sumOf(ofReason(reason)) })),
    kinds: recommendKinds.filter((kind) => ofKind(kind).length > 0).map((kind) => ({ kind, ...sumOf(ofKind(kind)) })),
  };
}

async function tableOf(ctx: Context, period: PeriodInput): Promise<TableDocument> {
  const words = recommendReportTexts[ctx.language];
  const rows = await rowsOf(ctx, period);
  const headings = ['reason', 'kind', 'shown', 'opened', 'finished'] as const;
  return {
    facts: [
      [words['recommend.report.from'], period.from],
      [words['recommend.report.to'], period.to],
    ],
    headings: headings.map((heading) => words[`recommend.report.${heading}`]),
    rows: rows.map(({ kind, reason, shown, opened, finished }) => [
      words[`recommend.report.reason.${reason}`],
      words[`recommend.kind.${kind}`],
      shown,
      opened,
      finished,
    ]),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportRecommendReport = async (ctx: Context, period: PeriodInput) => writeCsv(await tableOf(ctx, period));
export const exportRecommendReportWorkbook = async (ctx: Context, period: PeriodInput) =>
  writeWorkbook(await tableOf(ctx, period));
