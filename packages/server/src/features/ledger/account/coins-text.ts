import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { currencyNameOf } from '@shuyuan/contract/system/app-settings';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';

/** LEDGER-32: so many of what the company calls its coins; without a name of its own the number stands alone. */
export async function coinsText(ctx: Context, value: Amount): Promise<string> {
  const [setting] = await readSettings(ctx, ['CURRENCY_RULE']);
  const name = currencyNameOf(setting?.value ?? '');
  return name === null ? formatAmount(value) : `${formatAmount(value)} ${name}`;
}
