import { demand } from '@shuyuan/contract/kernel/app-error';
import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Context } from '../../../platform/context.ts';
import { type FinanceInput, financeQueryOf, movedToWire, sumToWire } from './finance-input.ts';
import { listAbove, listKinds, listMonths } from './finance.store.ts';

type MonthRow = Awaited<ReturnType<typeof listMonths>>[number];

/** The amount held at the end of each month: from what is held now, month by month back. */
function heldAtEnds(months: readonly MonthRow[]): readonly bigint[] {
  let held = BigInt(months.at(-1)?.held ?? 0);
  const ends: bigint[] = [];
  for (const { amountIn, amountOut } of months.toReversed()) {
    ends.unshift(held);
    held -= BigInt(amountIn) - BigInt(amountOut);
  }
  return ends;
}

/** Income, expenditure and liabilities of the company, or what a unit received and spent. */
export async function readFinance(ctx: Context, input: FinanceInput) {
  const query = await financeQueryOf(ctx, input);
  const { tenantId, organizationId } = query;
  if (organizationId !== null)
    demand((await listAbove(ctx.read, tenantId, organizationId)).length > 0, 'request.not-found');
  const [months, kinds] = await Promise.all([listMonths(ctx.read, query), listKinds(ctx.read, query)]);
  const ends = heldAtEnds(months);
  return {
    held: sumToWire(months.at(-1)?.held ?? '0'),
    months: months.map((row, at) => ({
      month: row.month,
      ...movedToWire(row),
      held: organizationId === null ? amountToWire(amount(ends[at] ?? 0n)) : null,
    })),
    kinds: kinds.map((row) => ({ tradeType: row.tradeType, ...movedToWire(row) })),
  };
}
