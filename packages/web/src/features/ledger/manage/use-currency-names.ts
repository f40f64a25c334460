import { Currency } from '@shuyuan/contract/ledger/currencies';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';

/** LEDGER-32: what both are called where they are chosen. */
export function useCurrencyNames(): Readonly<Record<Currency, string>> {
  const t = useT('share');
  const coin = asTitle(useCoinName());
  return { [Currency.coin]: coin, [Currency.integral]: t('ledger.integral') };
}
