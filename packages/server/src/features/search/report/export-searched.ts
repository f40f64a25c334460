import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type * as wire from '@shuyuan/contract/search/report/search-report.wire';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { searchedQueryOf } from './list-searched.ts';
import { findOrganizationName, listSearchedRows, type SearchedQuery } from './search-report.store.ts';
import { searchReportTexts } from './search-report-texts.ts';

type Input = ParsedInputOf<typeof wire.exportSearched>;

const columns = ['words', 'searches', 'none', 'clicked', 'rank'] as const;
const textsAtOnce = 500;

async function* rowsOf(ctx: Context, query: SearchedQuery & Pick<Input, 'view'>): AsyncGenerator<TableRow> {
  for (let offset = 0, isMore = true; isMore; offset += textsAtOnce) {
    const rows = await listSearchedRows(ctx.read, query, { limit: textsAtOnce, offset });
    for (const { words, searchCount, noneCount, clickedCount, meanRank } of rows)
      yield [words, searchCount, noneCount, clickedCount, meanRank === null ? null : { value: meanRank, digits: 1 }];
    isMore = rows.length === textsAtOnce;
  }
}

async function tableOf(ctx: Context, input: Input): Promise<TableDocument> {
  const { from, to, organizationId, view } = input;
  const words = searchReportTexts[ctx.language];
  const name = organizationId === undefined ? undefined : await findOrganizationName(ctx.read, organizationId);
  return {
    facts: [
      [words['searches.from'], from],
      [words['searches.to'], to],
      ...(name === undefined ? [] : [[words['searches.organization'], name] as const]),
      [words['searches.view'], words[`searches.view.${view}`]],
    ],
    headings: columns.map((column) => words[`searches.column.${column}`]),
    rows: rowsOf(ctx, { ...searchedQueryOf(ctx, input), view }),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportSearched = async (ctx: Context, input: Input) => writeCsv(await tableOf(ctx, input));
export const exportSearchedWorkbook = async (ctx: Context, input: Input) => writeWorkbook(await tableOf(ctx, input));
