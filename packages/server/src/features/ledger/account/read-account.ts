import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { findTotals } from '../index.ts';
import { type AskedAccount, openHolder } from './account.policy.ts';

type Question = AskedAccount & { readonly rewardType: Currency };

/** LEDGER-05, D-104: of the whole account, whatever the list beside it is narrowed to. */
export async function readTotalAmount(ctx: Context, { rewardType, ...asked }: Question) {
  const holder = await openHolder(ctx, asked);
  const [chosen, integral] = await Promise.all([
    findTotals(ctx.read, { ...holder, currency: rewardType }),
    findTotals(ctx.read, { ...holder, currency: Currency.integral }),
  ]);
  return {
    amountIn: amountToWire(amount(chosen.amountIn)),
    amountOut: amountToWire(amount(chosen.amountOut)),
    totalAmount: amountToWire(amount(chosen.balance)),
    integralTotalAmount: amountToWire(amount(integral.balance)),
  };
}

/** LEDGER-24. */
export async function readPersonAccount(ctx: Context) {
  const own: AskedAccount = { accountType: AccountType.person, accountCode: ctx.actor.id };
  return { ...(await readTotalAmount(ctx, { ...own, rewardType: Currency.coin })), ...own };
}
