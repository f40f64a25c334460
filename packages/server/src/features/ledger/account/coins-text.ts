import type { Amount } from '@shuyuan/contract/kernel/amount';
import { coinAmountText } from '@shuyuan/contract/ledger/coin-amount-text';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';

/** An amount of coins as the caller's company calls them. */
export async function coinsText(ctx: Context, value: Amount): Promise<string> {
  const [setting] = await readSettings(ctx, ['CURRENCY_RULE']);
  return coinAmountText(setting?.value ?? '', value);
}
