import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { currencyNameOf } from '@shuyuan/contract/system/app-settings';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';

/** An amount of coins as the company of the caller calls them. */
export async function coinsText(ctx: Context, value: Amount): Promise<string> {
  const [setting] = await readSettings(ctx, ['CURRENCY_RULE']);
  return withCoinName(value, currencyNameOf(setting?.value ?? ''));
}

/** LEDGER-32: where the company has no name of its own for its coins, the number stands alone. */
export function withCoinName(value: Amount, name: string | null): string {
  return name === null ? formatAmount(value) : `${formatAmount(value)} ${name}`;
}
