import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { holderName } from './holder-name.ts';
import { financeTexts } from './finance-texts.ts';
import { tradeTexts } from './trade-texts.ts';
import { type FinanceInput, financeQueryOf } from './finance-input.ts';
import { type FinanceQuery, listAbove, listDetails, listMonths } from './finance.store.ts';

const plain = (hundredths: string): string => formatAmount(amount(BigInt(hundredths)));

/** Month by month, so that no more than one of them is held at a time. */
async function* rowsOf({ read, language }: Context, query: FinanceQuery): AsyncGenerator<TableRow> {
  for (const { month } of await listMonths(read, query))
    for (const row of await listDetails(read, query, month))
      yield [
        month,
        holderName(language, row.accountType),
        row.name ?? '',
        tradeTexts[language][tradeTypeLabels[row.tradeType]],
        plain(row.amountIn),
        plain(row.amountOut),
      ];
}

async function tableOf(ctx: Context, input: FinanceInput): Promise<TableDocument> {
  const words = financeTexts[ctx.language];
  const query = await financeQueryOf(ctx, input);
  const unit = await listAbove(ctx.read, query.tenantId, query.organizationId ?? query.tenantId);
  demand(unit.length > 0, 'request.not-found');
  return {
    facts: [
      [words['finance.unit'], unit.at(-1)?.name ?? ''],
      [words['finance.month'], `${query.firstMonth} – ${query.lastMonth}`],
    ],
    headings: [
      words['finance.month'],
      words['finance.holders'],
      words['finance.unit'],
      tradeTexts[ctx.language]['ledger.tradeType'],
      words['finance.received'],
      words['finance.spent'],
    ],
    rows: rowsOf(ctx, query),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportFinance = async (ctx: Context, input: FinanceInput) => writeCsv(await tableOf(ctx, input));
export const exportFinanceWorkbook = async (ctx: Context, input: FinanceInput) =>
  writeWorkbook(await tableOf(ctx, input));
