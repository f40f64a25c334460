import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import type { DifferenceState } from '@shuyuan/contract/payments/difference-kinds';
import type { Context } from '../../../platform/context.ts';
import type { TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { paymentTexts } from '../invoices/payment-texts.ts';
import { listDifferences } from './difference.store.ts';

type ExportInput = { readonly state?: DifferenceState | undefined };

const atOnce = 100;
const moneyOf = (money: bigint | null): string => (money === null ? '' : formatAmount(amount(money)));

async function* rowsOf({ read, actor, language }: Context, { state }: ExportInput): AsyncGenerator<TableRow> {
  const words = paymentTexts[language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listDifferences(read, { tenantId: actor.tenantId, state }, { page, pageSize: atOnce });
    for (const row of rows)
      yield [
        row.day,
        words[`receipt.method.${row.method}`],
        words[`difference.kind.${row.kind}`],
        row.number,
        row.reference,
        moneyOf(row.billMoney),
        moneyOf(row.ownMoney),
        words[`difference.state.${row.state}`],
        row.note,
      ];
    isMore = rows.length === atOnce;
  }
}

/** All that finance filters for, as it is shown. */
export const exportDifferences = async (ctx: Context, input: ExportInput) => {
  const words = paymentTexts[ctx.language];
  return writeCsv({
    facts: [],
    headings: [
      words['difference.column.day'],
      words['receipt.column.method'],
      words['difference.column.kind'],
      words['payment.column.number'],
      words['receipt.column.reference'],
      words['difference.column.bill'],
      words['difference.column.own'],
      words['payment.column.state'],
      words['difference.note'],
    ],
    rows: rowsOf(ctx, input),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  });
};
