import { type Amount, formatAmount } from '../kernel/amount.ts';
import { currencyNameOf } from '../system/app-settings.ts';

/**
 * LEDGER-32: so many of what the company calls its coins; without a name of its own the number stands alone.
 * `currencyRule` is the text of the setting CURRENCY_RULE.
 */
export function coinAmountText(currencyRule: string, value: Amount): string {
  const name = currencyNameOf(currencyRule);
  return name === null ? formatAmount(value) : `${formatAmount(value)} ${name}`;
}
