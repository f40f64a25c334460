import { Currency } from '@shuyuan/contract/ledger/currencies';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { addressChoice, addressCodec, useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';

const currencyAddress = addressCodec({ tab: addressChoice(Object.values(Currency), Currency.coin) });

/** LEDGER-01: which of the two the address asks for, `tab=1|2`, and what each is called. */
export function useCurrencyTab() {
  const t = useT('share');
  const coin = asTitle(useCoinName());
  const [{ tab: currency }] = useAddressState(currencyAddress);
  const nameOf = (one: Currency): string => (one === Currency.coin ? coin : t('ledger.integral'));
  return { currency, nameOf };
}
