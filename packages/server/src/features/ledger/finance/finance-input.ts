import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { type FinanceSpan, firstMonthOf } from '@shuyuan/contract/ledger/finance-spans';
import type { Context } from '../../../platform/context.ts';
import { findCounted } from './count-months.store.ts';
import type { FinanceQuery, MovedRow } from './finance.store.ts';

export type FinanceInput = {
  readonly rewardType: Currency;
  readonly months: FinanceSpan;
  readonly organizationId?: string | undefined;
};

/** The question to the stores: the months that end with the present one, where the installation is. */
export async function financeQueryOf(
  ctx: Context,
  { rewardType, months, organizationId }: FinanceInput,
): Promise<FinanceQuery> {
  const { timeZone } = ctx.external;
  const today = dayIn(timeZone, ctx.now());
  const { tenantId } = ctx.actor;
  return {
    tenantId,
    currency: rewardType,
    timeZone,
    firstMonth: firstMonthOf(today, months),
    lastMonth: firstMonthOf(today, 1),
    countedId: await findCounted(ctx.read, tenantId),
    organizationId: organizationId ?? null,
  };
}

export const sumToWire = (text: string) => amountToWire(amount(BigInt(text)));
export const movedToWire = ({ amountIn, amountOut }: MovedRow) => ({
  amountIn: sumToWire(amountIn),
  amountOut: sumToWire(amountOut),
});
