import { Currency } from '@shuyuan/contract/ledger/currencies';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';

/** LEDGER-01: which of the two the address asks for, `tab=1|2`, and what each is called. */
export function useCurrencyTab() {
  const t = useT('share');
  const coin = asTitle(useCoinName());
  const { tab } = useSearchParams();
  const currency: Currency = tab === String(Currency.integral) ? Currency.integral : Currency.coin;
  const nameOf = (one: Currency): string => (one === Currency.coin ? coin : t('ledger.integral'));
  return { currency, nameOf };
}
